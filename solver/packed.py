"""Positions reachable from one start, each packed into an integer.

A capture fills no empty cell. So a position has four bits for each cell that has a stack in the
start: 0 if the cell is empty now, else 1, 2 or 4 for a black, green or white stack. Cells count row
by row from the top left. The first cell has the highest bits, so the integers have the same order
as the texts of the positions:

    start   B G .      text BGWB    packed 0x1241
            . W B      after the green stack took the white one
                       text B.GB    packed 0x1021

The captures within a line depend on its stacks, and on which of them must stay, because the board
would be split without them. A stack that must stay has its fourth bit set, too. The captures of a
line are computed once for each content of the line, as the bits that they change. The stacks that
must stay are computed once for all positions that differ only in colours.

A position is dead by a static rule if it is frozen or split (`solver.static`).
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
    """A position was to be refuted, and is solvable."""


class Packing:
    """Packed positions that are reachable from one start.

    `stacks` is the number of stacks of the start, and `start` its packed position. A set of stacks
    is an integer. The lowest of the four bits of each stack in the set is 1, and all other bits are
    0.
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
        """Pack a text over ".BGW" with one letter for each cell that has a stack in the start."""
        return int("0" + text.translate(_TO_DIGITS), 16)

    def texts(self, positions: Iterable[int]) -> str:
        """Return one text with a line for each of `positions`."""
        return "".join([f"{packed:0{self.stacks}x}\n" for packed in positions]).translate(
            _TO_LETTERS
        )

    def closed_set(self) -> Iterator[tuple[int, list[int]]]:
        """Yield the reachable positions that are not dead by a static rule, in levels.

        A level is a pair: a number of stacks, and the sorted list of the positions with so many
        stacks. The first level is the start, which must not be dead by a rule. Raises SolvableError
        if a single stack is reached.
        """
        members = [self.start]
        for stacks in range(self.stacks, 1, -1):
            yield stacks, members
            members = sorted(self.successors(members))
            if not members:
                return
        raise SolvableError("captures lead to a single stack")

    def successors(self, positions: Iterable[int]) -> set[int]:
        """Return the positions one capture after `positions`, except those dead by a static rule.

        None of `positions` may be dead by a static rule.
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
        """Return whether a colour has two or more stacks, and its captor none.

        Then no stack can take stacks of this colour, and no capture brings back the captor.
        """
        black, green, white = (packed >> place & self._units for place in range(3))
        return bool(
            (not black and green & (green - 1))
            or (not green and white & (white - 1))
            or (not white and black & (black - 1))
        )

    def _open_lines(self, occupied: int) -> list[tuple[int, int, _Changes]]:
        """Return (bits, staying, captures) of each line in which a stack may leave.

        `bits` has the lower three bits of each cell of the line. `staying` has the fourth bits of
        the line's stacks that must stay. The stacks `occupied` must be connected. A stack that is
        alone in its row or column can leave without a split. All other stacks, `links`, must stay
        if they are bridges.
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
    """Return the bridges of a graph: the stacks without which the lines would be disconnected.

    Lines are vertices, and stacks are edges. The exclusive or of some lines is the set of stacks
    that link them to others. Each bridge is the only such stack below an edge of a spanning tree.
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
    """Return the lines linked to the first one as pairs (line, index of its parent's pair)."""
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
    """A cache of the captures in a line; the key is the content of the line.

    A capture is stored as the bits that it changes in a packed position. `shifts` are the
    offsets of the line's cells in packed positions, from one end of the line to the other.
    """

    def __init__(self, shifts: Iterable[int]) -> None:
        self.shifts = tuple(shifts)
        self.mask = sum(7 << shift for shift in self.shifts)

    def __missing__(self, content: int) -> tuple[int, ...]:
        """Compute and cache the captures of a line; stacks that must stay do not capture."""
        stacks = [(shift, content >> shift & 15) for shift in self.shifts if content >> shift & 7]
        changes = []
        for pair in pairwise(stacks):
            for (source, captor), (target, prey) in (pair, pair[::-1]):
                if _PREY.get(captor) == prey & 7:
                    changes.append(captor << source | (captor ^ prey & 7) << target)
        self[content] = found = tuple(changes)
        return found
