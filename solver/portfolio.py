"""The engine `auto` beyond static reasons: search and CP-SAT in turns, with growing budgets.

The search answers most positions before CP-SAT would have read them. Where it does not, CP-SAT,
which learns from its dead ends, often needs less by orders of magnitude; and now and then it is the
other way round. The position does not tell which. So each has a budget, and when both are used up
a larger one: together they do at most a constant times the work of the better of them alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from time import perf_counter
from typing import Protocol

from solver import dfs
from solver.position import Position
from solver.verdict import Limits, Status, Turn, Verdict, limit_met

FIRST_BUDGET = 500_000
"""Nodes of the first turn of the search; docs/search.md has how the budgets were chosen."""
NEXT_BUDGET = 24_000_000
"""Nodes of CP-SAT's first turn and of the search's next one."""
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
    nodes = 0
    for engine, budget in zip(_engines(position), _budgets(), strict=False):
        left = limits.after(nodes, perf_counter() - started)
        verdict = engine.go_on(replace(left, max_nodes=min(budget, left.max_nodes)))
        nodes += verdict.nodes
        yield verdict
        is_over = limits.are_met(nodes, perf_counter() - started)
        if is_over or verdict.status is not Status.UNDECIDED:
            return


class Engine(Protocol):
    """What decides one position, and can be asked to go on."""

    def go_on(self, limits: Limits) -> Verdict:
        """Return an answer, or that the position is undecided within the limits of this call."""


def _engines(position: Position) -> Iterator[Engine]:
    """Yield whose turn it is; CP-SAT, which takes a while to load, is loaded for its first one."""
    depth_first = dfs.Search(position)
    yield depth_first
    from solver import cpsat

    modelled = cpsat.Search(position)
    while True:
        yield modelled
        yield depth_first


def _budgets() -> Iterator[int]:
    """Yield the nodes of each turn: the search begins with few, then both have the same."""
    yield FIRST_BUDGET
    for round_ in count():
        yield NEXT_BUDGET * GROWTH**round_
        yield NEXT_BUDGET * GROWTH**round_
