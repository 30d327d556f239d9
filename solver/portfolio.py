"""The engine `auto` beyond static reasons: search and CP-SAT in turns, with growing budgets.

The search answers most positions before CP-SAT would have read them. Where it does not, CP-SAT,
which learns from its dead ends, often needs less by orders of magnitude; and now and then it is the
other way round. The position does not tell which. So each has a budget, and when both are used up
a larger one: together they take at most a constant times as long as the better of them alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from time import perf_counter

from solver import dfs
from solver.position import Position
from solver.verdict import Limits, Status, Turn, Verdict, limit_met

FIRST_BUDGETS = (500_000, 24_000_000)
"""Nodes of the first turn of search and of CP-SAT; docs/search.md has how they were chosen."""
GROWTH = 4


def search(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks; undecided only where a limit was met.

    The nodes are those of all turns, CP-SAT's work counted as `solver.cpsat` says. The engine is
    the one that found the answer, "auto" if none did.
    """
    verdicts = list(_verdicts(position, limits))
    nodes = sum(each.nodes for each in verdicts)
    answer = replace(
        verdicts[-1],
        nodes=nodes,
        seconds=sum(each.seconds for each in verdicts),
        turns=tuple(Turn(each.engine, each.status, each.nodes, each.seconds) for each in verdicts),
    )
    if answer.status is Status.UNDECIDED:
        return replace(answer, engine="auto", reason=limit_met(nodes, limits))
    return answer


def _verdicts(position: Position, limits: Limits) -> Iterator[Verdict]:
    """Yield the verdict of each turn, up to an answer or a limit."""
    started = perf_counter()
    engines = (dfs.Search(position).go_on, partial(_cpsat, position))
    nodes = 0
    for turn in count():
        budget = FIRST_BUDGETS[turn % 2] * GROWTH ** (turn // 2)
        left = limits.after(nodes, perf_counter() - started)
        verdict = engines[turn % 2](replace(left, max_nodes=min(budget, left.max_nodes)))
        nodes += verdict.nodes
        yield verdict
        is_over = limits.are_met(nodes, perf_counter() - started)
        if is_over or verdict.status is not Status.UNDECIDED:
            return


def _cpsat(position: Position, limits: Limits) -> Verdict:
    """Load CP-SAT, which takes a while, only when its first turn comes."""
    from solver import cpsat

    return cpsat.search(position, limits)
