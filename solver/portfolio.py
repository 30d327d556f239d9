"""The engines `auto`, beyond static reasons, `lines` and `carry`: others that take turns.

On dense boards removing lines has the first turn, and mostly the last, for it finds a solution in
microseconds. It knows no other answer, so the search goes on where it is stuck.

The search answers most positions before CP-SAT would have read them. Where it does not, CP-SAT,
which learns from its dead ends, often needs less by orders of magnitude; and now and then it is the
other way round. The position does not tell which. So each has a budget, and when both are used up
a larger one: together they do at most a constant times the work of the better of them alone.

Line removal and the search have a plain and a compiled form, and `solver.at_hand` the one to use:
every function here raises `TooHardError` where the plain one will not do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from time import perf_counter

from greenest.games.pyramids.position import Position
from greenest.solver.at_hand import Engine, engine
from greenest.solver.density import is_dense
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status, Turn, Verdict, limit_met

FIRST_BUDGET = 500_000
"""Nodes for the removal of lines."""
FEW_STACKS = 20
"""Up to so many stacks the search is the fastest to refute what it does not solve."""
FIRST_TURNS_OF_FEW = (
    ("dfs", 200_000),
    ("beam", 100_000),
    ("sat", 1_000_000),
)
FIRST_TURNS = (
    ("dfs", 10_000),
    ("beam", 20_000),
    ("sat", 100_000),
    ("beam", 100_000),
    ("sat", 1_000_000),
)
"""Whose the first turns are, and how many nodes; docs/search.md has how they were chosen."""
NEXT_BUDGET = 2_000_000
"""Nodes of each engine in the first round after that."""
GROWTH = 4


Turns = Iterator[tuple[Engine, int]]
"""Whose turn it is, and for how many nodes."""


def search_alone(position: Position, limits: Limits, part: str = "dfs") -> Verdict:
    """Decide a position of two or more stacks by one engine, "dfs", "beam" or "sat".

    It is undecided only where a limit was met, which for a beam is the table's memory, too.

    The search asks of each capture whether it splits the board or freezes a colour. Whether that is
    so from the start is asked here; without asking, the answer would be the same, but later.
    """
    started = perf_counter()
    alone = engine(part, position)
    if reason := dead_reason(position):
        seconds = perf_counter() - started
        return Verdict(position, Status.UNSOLVABLE, part, None, reason, 0, seconds)
    return alone.go_on(limits)


def search(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks; undecided only where a limit was met.

    The nodes are those of all turns, CP-SAT's work counted as `solver.engines.cpsat` says. The
    engine is the one that found the answer, "auto" if none did.
    """
    return _take_turns(limits, _auto_turns(position), "auto")


def remove_lines(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks by removing lines; where that is stuck, by search."""
    return _take_turns(limits, _lines_turns(position, limits), "lines")


def follow_proof(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks by the proof's steps, by search if it has none."""
    return _take_turns(limits, _carry_turns(position, limits), "carry")


def _take_turns(limits: Limits, turns: Turns, name: str) -> Verdict:
    verdicts = list(_verdicts(limits, turns))
    nodes = sum(each.nodes for each in verdicts)
    answer = replace(
        verdicts[-1],
        nodes=nodes,
        seconds=sum(each.seconds for each in verdicts),
        turns=tuple(Turn(each.engine, each.status, each.nodes, each.seconds) for each in verdicts),
    )
    if answer.status is Status.UNDECIDED:
        return replace(answer, engine=name, reason=limit_met(nodes, limits))
    return answer


def _verdicts(limits: Limits, turns: Turns) -> Iterator[Verdict]:
    """Yield the verdict of each turn, up to an answer or a limit."""
    started = perf_counter()
    nodes = 0
    for asked, budget in turns:
        left = limits.after(nodes, perf_counter() - started)
        verdict = asked.go_on(replace(left, max_nodes=min(budget, left.max_nodes)))
        nodes += verdict.nodes
        yield verdict
        is_over = limits.are_met(nodes, perf_counter() - started)
        if is_over or verdict.status is not Status.UNDECIDED:
            return


def _auto_turns(position: Position) -> Turns:
    """Let each begin with what answers most positions, then all go on; CP-SAT comes last."""
    stacks = position.pieces
    if is_dense(stacks, len(position.cells)):
        yield engine("lines", position), FIRST_BUDGET
    engines = {"dfs": engine("dfs", position)}
    for part, budget in FIRST_TURNS if stacks > FEW_STACKS else FIRST_TURNS_OF_FEW:
        if part not in engines:
            engines[part] = engine(part, position)
        yield engines[part], budget
    from greenest.solver.engines import cpsat

    engines["cpsat"] = cpsat.Search(position)
    for round_ in count():
        for each in engines.values():
            yield each, NEXT_BUDGET * GROWTH**round_


def _carry_turns(position: Position, limits: Limits) -> Turns:
    """Let the search have what the proof says nothing of."""
    from greenest.solver.engines import carry
    from greenest.theorem.carry import applies

    if applies(position):
        yield carry.Search(position), limits.max_nodes
    else:
        yield engine("dfs", position), limits.max_nodes


def _lines_turns(position: Position, limits: Limits) -> Turns:
    """Let the search have all that is left."""
    yield engine("lines", position), limits.max_nodes
    yield engine("dfs", position), limits.max_nodes
