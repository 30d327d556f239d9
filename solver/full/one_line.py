"""Solves a full line of three colours by Lemma 4 of docs/every-size.md, in linear time.

Stacks are read from one end. A stack and its neighbour are one stack less wherever the stack that
is taken has others of its colour, so three colours are left. After the last stack is read, no such
capture is left: the line is y … y z x, or its mirror image, or three stacks.

    B B G W W    G takes the first W; each other capture would hit the only stack of a colour
    B B . G W    y is B: it takes G, which is z
    B . . B W    x is W: it takes both B
    W . . . .
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from greenest.games.pyramids.stacks import PREY
from greenest.solver.kernels.arrays import Int64s

Pair = tuple[int, int]
Stack = tuple[str, int]
"""The colour of a stack, and the cell on which it stands."""


def line_captures(cells: str) -> Int64s:
    """Return captures, shape (stacks - 1, 2), that leave one stack of a full line.

    `cells` has all three colours.
    """
    captures: list[Pair] = []
    stacks = _three_colours_left(cells, captures)
    counts = Counter(colour for colour, _ in stacks)
    y, z = max(_neighbours(stacks), key=lambda pair: counts[stacks[pair[0]][0]])
    captures.append((stacks[y][1], stacks[z][1]))
    stacks[y] = (stacks[y][0], stacks[z][1])
    captor = next(colour for colour in PREY if PREY[colour] == stacks[y][0])
    del stacks[z]
    x = next(place for place, (colour, _) in enumerate(stacks) if colour == captor)
    tour = [stacks[x], *reversed(stacks[:x]), *stacks[x + 1 :]]
    captures += pairwise(cell for _, cell in tour)
    return np.array(captures, dtype=np.int64)


def _three_colours_left(cells: str, captures: list[Pair]) -> list[Stack]:
    """Make every capture between neighbours that leaves three colours; return the stacks left."""
    counts = Counter(cells)
    left: list[Stack] = []
    for cell, colour in enumerate(cells):
        while left:
            other, place = left[-1]
            is_taken = PREY[other] == colour
            if other == colour or counts[colour if is_taken else other] == 1:
                left.append((colour, cell))
                break
            if is_taken:
                captures.append((place, cell))
                left[-1] = other, cell
                counts[colour] -= 1
                break
            left.pop()
            captures.append((cell, place))
            counts[other] -= 1
            cell = place
        else:
            left.append((colour, cell))
    return left


def _neighbours(stacks: list[Stack]) -> Iterator[Pair]:
    """Yield the places of captor and prey for each capture between neighbours."""
    for place in range(len(stacks) - 1):
        for captor, prey in ((place, place + 1), (place + 1, place)):
            if PREY[stacks[captor][0]] == stacks[prey][0]:
                yield captor, prey
