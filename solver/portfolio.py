"""The engines `auto`, beyond static reasons, `lines` and `carry`: others that take turns.

On dense boards removing lines has the first turn, and mostly the last, for it finds a solution in
microseconds. It knows no other answer, so others go on where it is stuck.

A first look, which is the search for a few nodes and narrow beams, answers most positions. What it
leaves open, the search of clauses mostly refutes, and wider beams or that search solve. The
position does not tell which is the fastest. So each has a budget, and when all are used up a larger
one, with CP-SAT besides: together they do at most a constant times the work of the best alone.

Line removal, the search and the first look have a plain and a compiled form, and `solver.at_hand`
the one to use: every function here raises `TooHardError` where the plain one will not do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from time import perf_counter

from greenest.games.pyramids.board_text import EMPTY
from greenest.games.pyramids.position import Position
from greenest.solver.at_hand import Engine, engine, first_looks, lines_removed
from greenest.solver.density import is_dense
from greenest.solver.plain.schedule import FEW_STACKS, WIDEST
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status, Turn, Verdict, limit_met

Budgets = tuple[tuple[str, int], ...]
"""Parts of engines, and how many nodes each has in its turn."""

FIRST_BUDGET = 500_000
"""Nodes for the removal of lines."""
REFUTING_TURNS: Budgets = (
    *(("sat", 400_000), ("beam", 80_000)),
    *(("sat", 4_000_000), ("beam", 220_000)),
)
EVEN_TURNS: Budgets = (
    *(("sat", 50_000), ("beam", 80_000)),
    *(("sat", 4_000_000), ("beam", 220_000)),
)
SOLVING_TURNS: Budgets = (("beam", 80_000), ("sat", 4_000_000), ("beam", 220_000))
"""Whose turns come after the first look, and how many nodes, where most boards that it leaves open
are unsolvable, where about half are, and where most are solvable; docs/search.md has how they were
chosen."""
SOME_CYCLES, MANY_CYCLES = 8, 13
"""From so many independent cycles on, in the graph of its lines, about half of the boards are
solvable, and most."""
NEXT_TURNS: Budgets = (
    *(("beam", 2_000_000), ("sat", 8_000_000)),
    *(("dfs", 200_000), ("cpsat", 200_000)),
)
"""Whose turns come in the first round after that; those that seldom have the answer have less."""
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


def looks(positions: Sequence[Position], limits: Limits) -> list[Verdict] | None:
    """Return what static reasons and the first look say of positions of one shape and size.

    None if that is not at hand as one compiled call, or if others have the first turn.
    """
    stacks = positions[0].pieces
    if stacks < 2 or is_dense(stacks, len(positions[0].cells)):
        return None
    return first_looks(positions, limits)


def solved_dense(position: Position, limits: Limits) -> Verdict | None:
    """Return the solution of a dense position by removing lines, if that is at hand as compiled.

    A solution shows that there is no static reason, so none has to be asked for before.
    """
    if not is_dense(position.pieces, len(position.cells)) or position.pieces < 2:
        return None
    budget = min(FIRST_BUDGET, limits.max_nodes)
    found = lines_removed(position, Limits(budget))
    return None if found is None else replace(found, turns=_turns_of(found))


def search(position: Position, limits: Limits, first: Verdict | None = None) -> Verdict:
    """Decide a position of two or more stacks; undecided only where a limit was met.

    `first` is the verdict of the first look, if that was had. The nodes are those of all turns,
    CP-SAT's work counted as `solver.engines.cpsat` says. The engine is the one that found the
    answer, "auto" if none did.
    """
    return _take_turns(limits, _auto_turns(position, first is None), "auto", first)


def remove_lines(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks by removing lines; where that is stuck, by search."""
    return _take_turns(limits, _lines_turns(position, limits), "lines")


def follow_proof(position: Position, limits: Limits) -> Verdict:
    """Decide a position of two or more stacks by the proof's steps, by search if it has none."""
    return _take_turns(limits, _carry_turns(position, limits), "carry")


def _take_turns(limits: Limits, turns: Turns, name: str, first: Verdict | None = None) -> Verdict:
    verdicts = [] if first is None else [first]
    nodes, seconds = (0, 0.0) if first is None else (first.nodes, first.seconds)
    if not limits.are_met(nodes, seconds) or not verdicts:
        verdicts += _verdicts(limits.after(nodes, seconds), turns)
    nodes = sum(each.nodes for each in verdicts)
    answer = replace(
        verdicts[-1],
        nodes=nodes,
        seconds=sum(each.seconds for each in verdicts),
        turns=tuple(turn for each in verdicts for turn in _turns_of(each)),
    )
    if answer.status is Status.UNDECIDED:
        return replace(answer, engine=name, reason=limit_met(nodes, limits))
    return answer


def _turns_of(verdict: Verdict) -> tuple[Turn, ...]:
    """Return the turns that a verdict of one engine, or of a first look, counts as."""
    alone = Turn(verdict.engine, verdict.status, verdict.nodes, verdict.seconds)
    return verdict.turns or (alone,)


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


def _auto_turns(position: Position, is_first: bool) -> Turns:
    """Let each begin with what answers most positions, then all go on; CP-SAT comes last."""
    stacks = position.pieces
    if is_dense(stacks, len(position.cells)):
        yield engine("lines", position), FIRST_BUDGET
    if is_first:
        yield engine("glance", position), sys.maxsize
    # A beam goes on from those that the first look had.
    seen = WIDEST if stacks > FEW_STACKS else 0
    engines = {
        "beam": engine("beam", position, seen),
        "sat": engine("sat", position),
        "dfs": engine("dfs", position),
    }
    for part, budget in first_turns(position):
        yield engines[part], budget
    from greenest.solver.engines import cpsat

    engines["cpsat"] = cpsat.Search(position)
    for round_ in count():
        for part, budget in NEXT_TURNS:
            yield engines[part], budget * GROWTH**round_


def first_turns(position: Position) -> Budgets:
    """Return whose turns come first after a first look."""
    cells, cols = position.cells, position.cols
    stacks = [cell for cell, colour in enumerate(cells) if colour != EMPTY]
    lines = len({cell // cols for cell in stacks}) + len({cell % cols for cell in stacks})
    cycles = len(stacks) - lines + 1
    if len(stacks) <= FEW_STACKS or cycles < SOME_CYCLES:
        return REFUTING_TURNS
    return EVEN_TURNS if cycles < MANY_CYCLES else SOLVING_TURNS


def _carry_turns(position: Position, limits: Limits) -> Turns:
    """Let the search have what the proof says nothing of."""
    from greenest.theorem.carry import applies

    if applies(position):
        yield engine("carry", position), limits.max_nodes
    else:
        yield engine("dfs", position), limits.max_nodes


def _lines_turns(position: Position, limits: Limits) -> Turns:
    """Let the search have all that is left."""
    yield engine("lines", position), limits.max_nodes
    yield engine("dfs", position), limits.max_nodes
