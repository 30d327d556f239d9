"""Searches the plays of a position in which facts or colours of some stacks are given up.

Of each play that is found, at least one stack whose facts do not hold in it is to blame. So the
stacks to blame hit all sets of such stacks; the smallest set that hits all sets known so far is
either to blame, or there is a play with its facts, and so one more set to hit. (This is the way of
Reiter 1987 and of Ignatiev, Previti, Liffiton and Marques-Silva 2015 to smallest unsatisfiable
sets.)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import COLOUR_NAMES
from greenest.solver.engines.cdcl.search import Search
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.solver.why.relaxed import Relaxed

Stacks = frozenset[int]
LETTERS = "".join(COLOUR_NAMES)
"""The colours in the order of their numbers."""


class LimitMetError(Exception):
    """A limit was met before a question was answered."""


class Plays:
    """The plays of a position, searched within limits that all searches share.

    Stacks are numbered row by row.
    """

    def __init__(self, position: Position, limits: Limits) -> None:
        """State the position as clauses; seconds count from here on. Raises LimitMetError."""
        self._limits, self._nodes, self._started = limits, 0, LOADER.clock()
        self._position = position
        self.relaxed = Relaxed(position, self.refuse_late)
        self.stacks = frozenset(self.relaxed.stacks)

    def refuse_late(self) -> None:
        """Raise LimitMetError if a limit is met."""
        if self._limits.are_met(self._nodes, LOADER.clock() - self._started):
            raise LimitMetError

    def most_kept(self, kept: Stacks) -> Stacks | None:
        """Return the stacks whose facts hold in a play in which those of `kept` hold.

        Return None if there is no such play. Raises LimitMetError.
        """
        colour, blocks = self.relaxed.colour, self.relaxed.blocks
        facts = [fact[a] for fact in (colour, blocks) for a in kept]
        true = self._first_colours(self.stacks) + facts
        search = self.relaxed.search(self._position, true, colour + blocks)
        if self._verdict(search).status is Status.UNSOLVABLE:
            return None
        return frozenset(
            a for a in self.stacks if search.is_true(colour[a]) and search.is_true(blocks[a])
        )

    def recoloured(self, kept: Stacks) -> Verdict:
        """Return the verdict on some board in which all stacks but those of `kept` have any colour.

        The board of a verdict "solvable" has the colours of the solution. Raises LimitMetError.
        """
        facts = self.relaxed.colour + self.relaxed.blocks
        wanted = self._first_colours(self.stacks)
        true = facts + self._first_colours(kept)
        search = self.relaxed.search(self._position, true, wanted)
        verdict = self._verdict(search)
        if verdict.captures is None:
            return verdict
        cells = list(self._position.cells)
        for cell, starts in zip(self.relaxed.cells, self.relaxed.starts, strict=True):
            cells[cell] = LETTERS[[search.is_true(start) for start in starts].index(True)]
        board = Position(self._position.rows, self._position.cols, "".join(cells))
        found = Verdict(board, verdict.status, verdict.engine, verdict.captures, None)
        found.check()
        return found

    def _first_colours(self, stacks: Collection[int]) -> list[int]:
        return [self.relaxed.starts[a][self.relaxed.colours[a]] for a in stacks]

    def _verdict(self, search: Search) -> Verdict:
        verdict = search.run(self._limits.after(self._nodes, LOADER.clock() - self._started))
        self._nodes += verdict.nodes
        if verdict.status is Status.UNDECIDED:
            raise LimitMetError
        return verdict


def core(plays: Plays, among: Stacks) -> dict[int, Verdict]:
    """Return the stacks of a minimal core, each with a solvable board that differs from it there.

    With the stacks of `among` as they are, the position is unsolvable in all colours of the others.
    Stacks are left out one by one, in two orders; the smaller core is returned. Raises
    LimitMetError.
    """
    return min((_core(plays, order) for order in (sorted(among), sorted(among)[::-1])), key=len)


def _core(plays: Plays, order: list[int]) -> dict[int, Verdict]:
    kept, witnesses = frozenset(order), dict[int, Verdict]()
    for a in order:
        verdict = plays.recoloured(kept - {a})
        if verdict.status is Status.SOLVABLE:
            witnesses[a] = verdict
        else:
            kept -= {a}
    return witnesses


def smallest_to_blame(plays: Plays, most: int) -> Stacks | None:
    """Return the smallest set of up to `most` stacks to blame, or None if there is none.

    There is no play in which the facts of all stacks hold. Raises LimitMetError.
    """
    broken: list[Stacks] = []
    for a in sorted(plays.stacks):
        if plays.most_kept(plays.stacks - {a}) is not None:
            broken.append(frozenset({a}))
        if len(broken) > most:
            return None
    size = len(broken)
    while size <= most:
        blamed = hitting(broken, size)
        if blamed is None:
            size += 1
            continue
        kept = plays.most_kept(blamed)
        if kept is None:
            return blamed
        for a in sorted(plays.stacks):
            if a not in kept:
                kept = plays.most_kept(kept | {a}) or kept
        broken.append(plays.stacks - kept)
    return None


def hitting(sets: Sequence[Stacks], size: int) -> Stacks | None:
    """Return a set of up to `size` stacks that has one of each set, or None if there is none."""
    if not sets:
        return frozenset()
    if not size:
        return None
    smallest = min(sets, key=len)
    for a in sorted(smallest, key=lambda a: (-sum(a in each for each in sets), a)):
        rest = hitting([each for each in sets if a not in each], size - 1)
        if rest is not None:
            return rest | {a}
    return None
