"""Positions reachable from one start, each packed into an integer.

A capture fills no empty cell, so any later position has four bits for each stack of the start: 0 if
its cell was emptied, else 1, 2 or 4 for a black, green or white stack. The first stack, row by row
from the top-left cell, has the highest bits, so integers sort as the texts of the stacks do:

    start   B G .      text BGWB    packed 0x1241
            . W B      after the green stack took the white one
                       text B.GB    packed 0x1021

The captures within a line depend on its stacks, and on which of these must stay because the board
would be split without them (their fourth bit is set, too). For each such content of a line, the
captures are computed once, as the bits that change. For all positions on the same cells, which
differ only in colours, the stacks that must stay are computed once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY

_DIGITS = {".": "0", "B": "1", "G": "2", "W": "4"}
_TO_DIGITS = str.maketrans(_DIGITS)
_TO_LETTERS = str.maketrans({digit: letter for letter, digit in _DIGITS.items()})
_PREY = {int(_DIGITS[captor]): int(_DIGITS[prey]) for captor, prey in PREY.items()}


class SolvableError(ValueError):
    """A position to be refuted is solvable."""


class Packing:
    """The packed positions of one start: their captures, and the static rules.

    `stacks` is the number of stacks of the start, `start` its packed position. A set of stacks is
    the integer with the lowest bit of each of these stacks.
    """

    def __init__(self, start: Position) -> None:
        """Assign bits to the stacks of the start, row by row from the top."""
        rows, cols = start.rows, start.cols
        cells = [cell for cell, colour in enumerate(start.cells) if colour != "."]
        self.stacks = len(cells)
        self.start = self.pack(start.cells.replace(".", ""))
        self._units = self.pack("B" * self.stacks)
        shifts = {cell: 4 * place for place, cell in enumerate(reversed(cells))}
        lines = [[cell for cell in cells if cell // cols == row] for row in range(rows)]
        lines += [[cell for cell in cells if cell % cols == col] for col in range(cols)]
        changes = [_Changes(shifts[cell] for cell in line) for line in lines]
        self._lines = [(each.mask, each) for each in changes]

    def pack(self, text: str) -> int:
        """Pack a text over ".BGW" with one letter for each stack of the start."""
        return int("0" + text.translate(_TO_DIGITS), 16)

    def texts(self, positions: Iterable[int]) -> str:
        """Unpack positions into texts, a line each."""
        return "".join([f"{packed:0{self.stacks}x}\n" for packed in positions]).translate(
            _TO_LETTERS
        )

    def closed_set(self) -> Iterator[tuple[int, list[int]]]:
        """Yield the reachable positions that are not dead by a static rule, level by level.

        Each level is sorted, and is yielded with its number of stacks. The start must not be dead
        by a rule. Raises SolvableError when a single stack is reached.
        """
        members = [self.start]
        for stacks in range(self.stacks, 1, -1):
            yield stacks, members
            members = sorted(self.successors(members))
            if not members:
                return
        raise SolvableError("captures lead to a single stack")

    def successors(self, positions: Iterable[int]) -> set[int]:
        """Return the positions after captures, without those that are dead by a static rule.

        No given position may be dead by a static rule.
        """
        units = self._units
        black, green, white = units, units << 1, units << 2
        alike = defaultdict(list)
        for packed in positions:
            alike[(packed | packed >> 1 | packed >> 2) & units].append(packed)
        found = {
            packed ^ change
            for occupied, group in alike.items()
            for lines in [self._open_lines(occupied)]
            for packed in group
            for mask, staying, changes in lines
            for change in changes[packed & mask | staying]
        }
        return {
            packed
            for packed in found
            if (packed & black and packed & green and packed & white) or not self._is_frozen(packed)
        }

    def _is_frozen(self, packed: int) -> bool:
        """Tell whether a colour whose captor is extinct has two or more stacks.

        No stack can take these, so they keep their colour, and no capture makes a captor of them.
        """
        black, green, white = (packed >> place & self._units for place in range(3))
        return bool(
            (not black and green & (green - 1))
            or (not green and white & (white - 1))
            or (not white and black & (black - 1))
        )

    def _open_lines(self, occupied: int) -> list[tuple[int, int, _Changes]]:
        """Return for each line with captures: its bits, those of stacks that must stay, captures.

        The stacks must be connected. A stack alone in one of its lines can leave without a split.
        Stacks with others in both lines, `links`, must stay if they are bridges.
        """
        lines = []
        seen = links = 0
        for mask, changes in self._lines:
            line = occupied & mask
            if line & (line - 1):
                lines.append((line, mask, changes))
                links |= seen & line
                seen |= line
        if links.bit_count() < len(lines):
            # A tree: one edge less than there are vertices.
            staying = links
        else:
            staying = _bridges([line & links for line, _, _ in lines])
        return [
            (mask, (line & staying) << 3, changes)
            for line, mask, changes in lines
            if line & ~staying
        ]


def _bridges(lines: Sequence[int]) -> int:
    """Return the bridges: the stacks without which the lines would be disconnected.

    Lines are vertices and stacks are edges. The exclusive or of a set of lines is the set of stacks
    that link these lines to others. An edge of a spanning tree is a bridge if no other stack links
    the two sides of the tree without it. Each bridge is an edge of the tree.
    """
    tree = _spanning_tree(lines)
    below = [line for line, _ in tree]
    bridges = 0
    for index in range(len(tree) - 1, 0, -1):
        cut = below[index]
        if not cut & (cut - 1):
            bridges |= cut
        below[tree[index][1]] ^= cut
    return bridges


def _spanning_tree(lines: Sequence[int]) -> list[tuple[int, int]]:
    """Return the lines that stacks link to the first, each with the index of its parent."""
    tree = [(line, 0) for line in lines[:1]]
    apart = lines[1:]
    for place, (line, _) in enumerate(tree):
        still_apart = []
        for other in apart:
            if other & line:
                tree.append((other, place))
            else:
                still_apart.append(other)
        apart = still_apart
    return tree


class _Changes(dict[int, tuple[int, ...]]):
    """A cache of the bits that each capture in a line changes, by the content of the line.

    `shifts` are the bit offsets of the line's stacks in packed positions, from end to end.
    """

    def __init__(self, shifts: Iterable[int]) -> None:
        self.shifts = tuple(shifts)
        self.mask = sum(7 << shift for shift in self.shifts)

    def __missing__(self, content: int) -> tuple[int, ...]:
        """Compute the captures of a line: each of a neighbour, by a captor that may leave."""
        stacks = [(shift, content >> shift & 15) for shift in self.shifts if content >> shift & 7]
        changes = []
        for pair in pairwise(stacks):
            for (source, captor), (target, prey) in (pair, pair[::-1]):
                if _PREY.get(captor) == prey & 7:
                    changes.append(captor << source | (captor ^ prey & 7) << target)
        self[content] = found = tuple(changes)
        return found
