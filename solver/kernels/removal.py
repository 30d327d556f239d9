"""Lines of full boards that can be removed; compiled.

docs/every-size.md has the lemma (1.2).

Removal. A line of a full board is removed if all its stacks leave it. Each stack captures within
the line or into one of the two lines beside it. Captures pass over the emptied line, so the other
lines are like a smaller full board.

    beside   B W G       B W G       B W G       B G G
    line     W B G       . W G       . G .       . . .
    beside   B B W       B B W       B B W       B B W
                       W takes B   G takes W   G takes W
                       sideways    sideways      above

Sparing. No green stack was captured here, so this removal spares Green. A removal spares a set of
colours if it captures no stack of these colours. A set is a mask of three bits, bit x for colour x:
Black = 0, Green = 1, White = 2. Colour x captures colour x + 1 (mod 3).

Tables. The code of a line is a number to base 3: its digits are the colours, and the first cell has
the lowest digit. `inner[line, one side, other side]` is a byte for a line with two neighbours;
`edge[line, side]` is a byte for a line with one neighbour. Bit s is set if the line can be removed
sparing the set of colours s.

    Above, W B G is code 11, B W G is 15 and B B W is 18. `inner[11, 15, 18]` is 0b00010101: the
    line can be removed sparing no colour (bit 0), sparing Green (bit 2, since the mask of Green is
    0b010), or sparing White (bit 4).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.bits import bit_count, lowest_bit
from greenest.solver.kernels.cache import compiled, helper

LONGEST = 6
"""The most cells of a line with a table."""

WITHOUT = np.array([0b01010101, 0b00110011, 0b00001111], dtype=np.uint8)
"""For each colour, a byte that has bit s set if the set of colours s does not contain the
colour."""


INNER_AT = np.cumsum([0, 0, *(27**n for n in range(1, LONGEST + 1))], dtype=np.int64)
EDGE_AT = np.cumsum([0, 0, *(9**n for n in range(1, LONGEST + 1))], dtype=np.int64)
"""For each length, the index at which the lines of this length begin: INNER_AT in `inner`, EDGE_AT
in `edge`."""


class RemovalTables(NamedTuple):
    """The tables `inner` and `edge` that the module's docstring explains.

    Each is a flat array, first of the lines of one cell, then of two cells, and so on.
    """

    inner: UInt8s
    edge: UInt8s

    def inner_of(self, length: int) -> UInt8s:
        """Return `inner[line, one side, other side]` for lines of one length."""
        first, end = INNER_AT[length : length + 2]
        return self.inner[first:end].reshape(3 * (3**length,))

    def edge_of(self, length: int) -> UInt8s:
        """Return `edge[line, side]` for lines of one length."""
        first, end = EDGE_AT[length : length + 2]
        return self.edge[first:end].reshape(2 * (3**length,))


@lru_cache(maxsize=1)
def removal_tables(longest: int) -> RemovalTables:
    """Return the tables of lines of up to `longest` cells.

    With 6 cells, the most allowed, this takes seconds and 1.3 GB; the tables have 0.4 GB.
    """
    lengths = range(1, longest + 1)
    inner = np.concatenate([_removals(length, False).ravel() for length in lengths])
    edge = np.concatenate([_removals(length, True).ravel() for length in lengths])
    return RemovalTables(inner, edge)


@compiled()
def _removals(length: int, is_edge: bool) -> UInt8s:
    """Return `inner` of one length; if `is_edge`, `edge` with a second axis of size 1.

    Lines with holes are computed, too: a capture leaves a line with one stack less, so lines with
    fewer stacks come first. A removal spares a set of colours if its first capture and the rest of
    the removal both spare it. A capture spares all sets without the prey's colour.
    """
    sides = 3**length
    others = 1 if is_edge else sides
    power = 3 ** np.arange(length + 1)
    digit = np.empty(length, dtype=np.int64)
    place = np.empty(length, dtype=np.int64)
    # For each mask of occupied cells, the index of its first line among lines of as many stacks.
    starts = np.zeros(1 << length, dtype=np.int64)
    fewer = np.full((1, others, sides), np.uint8(255))
    for stacks in range(1, length + 1):
        starts_of_fewer = starts.copy()
        lines = 0
        for mask in range(1 << length):
            if bit_count(mask) == stacks:
                starts[mask] = lines
                lines += power[stacks]
        found = np.zeros((lines, others, sides), dtype=np.uint8)
        for mask in range(1 << length):
            if bit_count(mask) != stacks:
                continue
            rest = mask
            for index in range(stacks):
                place[index] = lowest_bit(rest)
                rest &= rest - 1
            for code in range(power[stacks]):
                for index in range(stacks):
                    digit[index] = code // power[index] % 3
                for index in range(stacks):
                    start = starts_of_fewer[mask ^ 1 << place[index]]
                    left = start + code // power[index + 1] * power[index] + code % power[index]
                    colour = digit[index]
                    prey = (colour + 1) % 3
                    turn = colour - prey
                    here = power[place[index]]
                    for other in range(others):
                        sparing = found[starts[mask] + code, other]
                        if index and digit[index - 1] == prey:
                            _spare(sparing, fewer[left + turn * power[index - 1], other], prey)
                        if index + 1 < stacks and digit[index + 1] == prey:
                            _spare(sparing, fewer[left + turn * power[index], other], prey)
                        if not is_edge and other // here % 3 == prey:
                            _spare(sparing, fewer[left, other + turn * here], prey)
                        for side in range(prey * here, sides, 3 * here):
                            taken = fewer[left, other, side + turn * here :]
                            _spare(sparing[side : side + here], taken, prey)
        fewer = found
    return fewer


@helper()
def _spare(sparing: UInt8s, left: UInt8s, prey: int) -> None:
    """Add to each byte of `sparing` the sets without `prey` of the byte of `left` at its index."""
    without = WITHOUT[prey]
    for side in range(sparing.size):
        sparing[side] |= left[side] & without
