"""Explains why a position is unsolvable: the library's `explain`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from greenest.games.pyramids.board import EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.static import FROZEN, SPLIT, dead_reason, dead_rule, linked_parts
from greenest.solver.verdict import Limits, Status
from greenest.solver.why.explanation import MOST_BLAMED, Explanation, Witness, listed

MOST_STACKS, MOST_CHAINS = 64, 3_000_000
"""On a board with more stacks, or with more stacks in line, only static reasons are looked for.

The clauses grow as the cubes of the stacks in line with each stack; `MOST_CHAINS` of their sum take
half a gigabyte."""
MOST_NODES = 20_000_000
"""The most nodes of the search for the stacks to blame, and of that for the core."""
MOST_NODES_BESIDE_STATIC = 1_000_000
"""The most nodes of the search for the core where there is a static reason, which clauses do not
know: they cannot count colours."""


def explain(position: Position, limits: Limits | None = None) -> Explanation:
    """Explain why a position is unsolvable.

    The seconds are for all together. The nodes are for each of the verdict, the search for the
    stacks to blame, and that for the core; the latter two take at most `MOST_NODES` each. Raises
    TypeError for a wrong type.
    """
    started = LOADER.clock()
    limits = Limits() if limits is None else limits
    verdict = decide(position, limits)
    if verdict.status is not Status.UNSOLVABLE:
        return Explanation(verdict, is_complete=verdict.status is not Status.UNDECIDED)
    if position.pieces < 2:
        return Explanation(verdict, words=(str(verdict.reason),), core=())
    found = Explanation(verdict)
    if reason := dead_reason(position):
        found = replace(found, words=(reason,), blamed=_static_cells(position))
    if dead_rule(position) == SPLIT:
        return replace(found, core=())
    if position.pieces > MOST_STACKS or _chains(position) > MOST_CHAINS:
        return replace(found, is_complete=False)
    LOADER.load_for("sat", position)
    most = MOST_NODES if found.words is None else MOST_NODES_BESIDE_STATIC
    limits = replace(limits, max_nodes=min(limits.max_nodes, most))
    blamed = None
    if found.words is None:
        found, blamed = _with_blamed(found, limits.after(0, LOADER.clock() - started))
    return _with_core(found, limits.after(0, LOADER.clock() - started), blamed)


def _chains(position: Position) -> int:
    """Return the sum, over all stacks, of the cubes of the numbers of stacks in line with them."""
    cells = [cell for cell, colour in enumerate(position.cells) if colour != EMPTY]
    places = [divmod(cell, position.cols) for cell in cells]
    in_row, in_col = map(Counter, zip(*places, strict=True))
    return sum((in_row[row] + in_col[col] - 2) ** 3 for row, col in places)


def _static_cells(position: Position) -> tuple[int, ...] | None:
    """Return the cells of which a static reason speaks, None if it speaks of all."""
    rule, counts = dead_rule(position), position.counts
    stacks = [cell for cell, colour in enumerate(position.cells) if colour != EMPTY]
    if rule == SPLIT:
        parts = linked_parts(stacks, position.cols)
        smallest: set[int] = min(parts, key=len)
        return tuple(sorted(smallest))
    if rule == FROZEN:
        captor = next(x for x, prey in PREY.items() if not counts[x] and counts[prey] > 1)
        return tuple(cell for cell in stacks if position.cells[cell] == PREY[captor])
    return None


def _with_blamed(found: Explanation, limits: Limits) -> tuple[Explanation, frozenset[int] | None]:
    """Return the explanation with the stacks to blame and cases, and these stacks by number."""
    from greenest.solver.why.cases import Cases
    from greenest.solver.why.plays import LimitMetError, Plays, smallest_to_blame
    from greenest.solver.why.sentences import Facts, Names

    position = found.verdict.position
    try:
        plays = Plays(position, limits)
        blamed = smallest_to_blame(plays, MOST_BLAMED)
    except LimitMetError:
        return replace(found, is_complete=False), None
    if blamed is None:
        return found, None
    relaxed = plays.relaxed
    names = Names(position.grid, relaxed.cells)
    cases = None
    with suppress(LimitMetError):
        cases = Cases(Facts.of(relaxed, position.cols, blamed), names, plays.refuse_late).find()
    cells = tuple(relaxed.cells[a] for a in sorted(blamed))
    words = _words(position, cells, cases is not None)
    return replace(found, words=words, blamed=cells, cases=cases), blamed


def _words(position: Position, cells: tuple[int, ...], has_cases: bool) -> tuple[str, ...]:
    """Return the sentences about the stacks to blame."""
    pieces = position.pieces
    if len(cells) == pieces:
        blame = (
            "all stacks are to blame: if any one of them had every colour and could be passed "
            "over, a play could leave one stack"
        )
    elif not cells:
        blame = (
            "where the stacks stand is to blame: whatever their colours, and even if each of them "
            "could be passed over, no play leaves one stack"
        )
    else:
        are = "is" if len(cells) == 1 else "are"
        others = (
            "whatever colour the other stack has, and even if it"
            if pieces - len(cells) == 1
            else "whatever colours the other stacks have, and even if each of them"
        )
        blame = (
            f"{listed(position, cells)} {are} to blame: {others} could be passed over, no play "
            "leaves one stack"
        )
    if has_cases:
        return blame, (
            "a play that leaves one stack would be one of these cases, and each is impossible; axb "
            "says that what stands on a goes to b at some time:"
        )
    return blame, "a search of all plays shows it; no short list of cases was found"


def _with_core(found: Explanation, limits: Limits, blamed: Iterable[int] | None) -> Explanation:
    """Return the explanation with the core, part of the stacks to blame if there are any."""
    from greenest.solver.why.plays import LimitMetError, Plays, core

    position = found.verdict.position
    try:
        plays = Plays(position, limits)
        witnesses = core(plays, plays.stacks if blamed is None else frozenset(blamed))
    except LimitMetError:
        return replace(found, is_complete=False)
    shown = tuple(
        Witness(plays.relaxed.cells[a], verdict) for a, verdict in sorted(witnesses.items())
    )
    return replace(found, core=tuple(each.cell for each in shown), witnesses=shown)
