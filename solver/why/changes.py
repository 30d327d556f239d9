"""Changes of a position: swap two stacks, recolour, move, add or remove one; and pairs of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, combinations_with_replacement, product
from math import isqrt
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import COLOUR_NAMES

MOST_PAIRS = 300
"""The most pairs of two kinds that are tried; of more, so many are taken at even distances."""


class Kind(StrEnum):
    """A kind of change of a position."""

    SWAP = "swap"
    RECOLOUR = "recolour"
    MOVE = "move"
    ADD = "add"
    REMOVE = "remove"


KEEPING_COLOURS = (Kind.SWAP, Kind.MOVE)
"""The kinds that keep the number of stacks of each colour, and so a balanced board balanced."""


class Change(NamedTuple):
    """A change: its kind, the cells that it changes, and what is on each of them after it.

    A swap has two cells. A move has the cell that the stack leaves, then the cell that it goes to.
    All other kinds have one cell.
    """

    kind: Kind
    cells: tuple[int, ...]
    colours: str

    def words(self, grid: Grid) -> str:
        """Return the change as an instruction, such as "swap a2 and b1"."""
        names = list(map(grid.name, self.cells))
        colour = COLOUR_NAMES.get(self.colours)
        match self.kind:
            case Kind.SWAP:
                return f"swap {names[0]} and {names[1]}"
            case Kind.MOVE:
                return f"move {names[0]} to {names[1]}"
            case Kind.RECOLOUR:
                return f"make {names[0]} {colour}"
            case Kind.ADD:
                return f"add a {colour} stack on {names[0]}"
        return f"remove {names[0]}"


Changes = tuple[Change, ...]
"""One change, or a pair of changes of different cells."""


class Pairs(NamedTuple):
    """The pairs of two kinds that are tried, and how many others there are."""

    kinds: tuple[Kind, Kind]
    pairs: list[Changes]
    others: int


def changed(position: Position, changes: Changes) -> str:
    """Return the board text of a position after changes."""
    cells, cols = list(position.cells), position.cols
    for change in changes:
        for cell, colour in zip(change.cells, change.colours, strict=True):
            cells[cell] = colour
    return "/".join("".join(cells[start : start + cols]) for start in range(0, len(cells), cols))


def changes_of(position: Position, kinds: Collection[Kind]) -> dict[Kind, list[Change]]:
    """Return every change of each of these kinds, in the order of `Kind` and of the cells."""
    return {kind: list(_of_kind(position.cells, kind)) for kind in Kind if kind in kinds}


def _of_kind(cells: str, kind: Kind) -> Iterator[Change]:
    stacks = [cell for cell, colour in enumerate(cells) if colour != EMPTY]
    holes = [cell for cell, colour in enumerate(cells) if colour == EMPTY]
    match kind:
        case Kind.SWAP:
            for a, b in combinations(stacks, 2):
                if cells[a] != cells[b]:
                    yield Change(kind, (a, b), cells[b] + cells[a])
        case Kind.RECOLOUR:
            for a, colour in product(stacks, COLOURS):
                if colour != cells[a]:
                    yield Change(kind, (a,), colour)
        case Kind.MOVE:
            for a, hole in product(stacks, holes):
                yield Change(kind, (a, hole), EMPTY + cells[a])
        case Kind.ADD:
            for hole, colour in product(holes, COLOURS):
                yield Change(kind, (hole,), colour)
        case Kind.REMOVE:
            for a in stacks:
                yield Change(kind, (a,), EMPTY)


def pairs_of(singles: dict[Kind, list[Change]]) -> Iterator[Pairs]:
    """Yield pairs of changes of different cells, for each two kinds, in the order of `Kind`."""
    for one, other in combinations_with_replacement(singles, 2):
        firsts, seconds = singles[one], singles[other]
        size = len(firsts)
        count = size * (size - 1) // 2 if one is other else size * len(seconds)
        step = max(1, -(-count // MOST_PAIRS))
        pairs: list[Changes] = []
        for number in range(0, count, step):
            i, j = _unordered(number) if one is other else divmod(number, len(seconds))
            if set(firsts[i].cells).isdisjoint(seconds[j].cells):
                pairs.append((firsts[i], seconds[j]))
        apart = size * len(seconds) - _overlapping(firsts, seconds)
        yield Pairs((one, other), pairs, apart // (2 if one is other else 1) - len(pairs))


def _overlapping(firsts: Sequence[Change], seconds: Sequence[Change]) -> int:
    """Return the number of pairs of a first and a second change that share a cell."""

    def shared(number: int) -> int:
        """Return how many sets of so many cells the two changes of all pairs have in common."""
        one, other = (
            Counter(frozenset(part) for each in some for part in combinations(each.cells, number))
            for some in (firsts, seconds)
        )
        return sum(count * other[part] for part, count in one.items())

    return shared(1) - shared(2)  # Those with two cells in common were counted for each of them.


def _unordered(number: int) -> tuple[int, int]:
    """Return the pair i > j >= 0 with this number, counted from (1, 0), (2, 0), (2, 1), (3, 0)."""
    i = (1 + isqrt(1 + 8 * number)) // 2
    return i, number - i * (i - 1) // 2
