"""All positions that one start can lead to, each packed into an integer: captures in bulk.

A capture fills no cell, so two bits for each stack of the start hold any later position: 0 where
the cell was emptied, else 1, 2 or 3 for a black, green or white stack. The first stack, row by row
from the top-left cell, has the highest bits, so integers sort as the texts of the stacks do:

    start   B G .      text BGWB    packed 01 10 11 01
            . W B      after the green stack took the white one
                       text B.GB    packed 01 00 10 01

Captures within a line depend on that line's bits alone. They are worked out once for each content
of each line, as the bits that change; a position's captures are then one look-up a line.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from games.greenest import PREY

FROZEN, SPLIT = "frozen", "split"
"""The static rules."""

SPLITS_REMEMBERED = 2**18
LETTERS = ".BGW"

_DIGIT = {ord(letter): str(code) for code, letter in enumerate(LETTERS)}
_PAIR = {ord(f"{code:x}"): LETTERS[code >> 2] + LETTERS[code & 3] for code in range(16)}
_IS_PREY = {(LETTERS.index(captor), LETTERS.index(prey)) for captor, prey in PREY.items()}


class Packing:
    """The packed positions of one start: their captures, and the static rules they are dead by.

    `stacks` is the number of stacks of the start, `start` its packed position.
    """

    def __init__(self, rows: int, cols: int, start: str) -> None:
        """Take the start as `rows * cols` top colours over ".BGW", row by row from the top."""
        cells = [cell for cell, colour in enumerate(start) if colour != "."]
        self.stacks = len(cells)
        self.start = self.pack(start.replace(".", ""))
        self._units = self.pack("B" * self.stacks)
        shifts = {cell: 2 * place for place, cell in enumerate(reversed(cells))}
        lines = [[cell for cell in cells if cell // cols == row] for row in range(rows)]
        lines += [[cell for cell in cells if cell % cols == col] for col in range(cols)]
        # The longest first, for they link the most.
        lines.sort(key=len, reverse=True)
        changes = [_Changes(shifts[cell] for cell in line) for line in lines]
        self._lines = [(each.mask, each) for each in changes]
        # Positions on the same cells in other colours come in crowds.
        self._is_split = lru_cache(maxsize=SPLITS_REMEMBERED)(self._find_split)

    def pack(self, text: str) -> int:
        """Pack a text over ".BGW" with one letter for each stack of the start."""
        return int("0" + text.translate(_DIGIT), 4)

    def text(self, packed: int) -> str:
        """Return the text that was packed."""
        return f"{packed:0{(self.stacks + 1) // 2}x}".translate(_PAIR)[self.stacks % 2 :]

    def successors(self, positions: Iterable[int]) -> set[int]:
        """Return the positions that the captures of some positions lead to."""
        return {
            packed ^ change
            for packed in positions
            for mask, changes in self._lines
            for change in changes[packed & mask]
        }

    def dead_rule(self, packed: int) -> str | None:
        """Return the static rule by which a position is dead, `FROZEN` before `SPLIT`, if any.

        Frozen: two stacks are of a colour whose captor is extinct. Nothing takes them, so they keep
        their colour, and no capture brings the captor's back. Split: some stacks are linked by no
        rows and columns to the others. A capture joins stacks of one line and fills no cell, so
        they never meet.
        """
        low, high = packed & self._units, packed >> 1 & self._units
        white = low & high
        black, green = low ^ white, high ^ white
        if not (black and green and white) and (
            (not black and green & (green - 1))
            or (not green and white & (white - 1))
            or (not white and black & (black - 1))
        ):
            return FROZEN
        return SPLIT if self._is_split(low | high) else None

    def _find_split(self, occupied: int) -> bool:
        """Tell whether stacks are split; `occupied` has the lower bit of each."""
        stacks = 3 * occupied
        part = stacks & -stacks
        part |= part << 1
        apart = [mask for mask, _ in self._lines]
        while part != stacks:
            before = part
            still_apart = []
            for line in apart:
                if line & part:
                    part |= line & stacks
                else:
                    still_apart.append(line)
            if part == before:
                return True
            apart = still_apart
        return False


class _Changes(dict[int, tuple[int, ...]]):
    """For each content of a line the bits that each capture in it changes, worked out when asked.

    `shifts` are the places of the line's stacks in packed positions, from one end to the other.
    """

    def __init__(self, shifts: Iterable[int]) -> None:
        self.shifts = tuple(shifts)
        self.mask = sum(3 << shift for shift in self.shifts)

    def __missing__(self, content: int) -> tuple[int, ...]:
        """Find the captures: between neighbours, of the prey by its captor."""
        stacks = [(shift, content >> shift & 3) for shift in self.shifts if content >> shift & 3]
        changes = []
        for (one, its_colour), (other, other_colour) in pairwise(stacks):
            recoloured = its_colour ^ other_colour
            if (its_colour, other_colour) in _IS_PREY:
                changes.append(its_colour << one | recoloured << other)
            elif (other_colour, its_colour) in _IS_PREY:
                changes.append(other_colour << other | recoloured << one)
        self[content] = found = tuple(changes)
        return found
