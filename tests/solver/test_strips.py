"""Blocks and carriers against the plain rules."""

from __future__ import annotations

import numpy as np
import pytest

from solver.strips import ALL, Cell, absorbs, block, colours, ends, mirrored, rays, reaches


def ends_by_the_rules(stacks: dict[Cell, int]) -> int:
    """Return the mask of colours that the last stack can have, by following every capture."""
    if len(stacks) == 1:
        return 1 << next(iter(stacks.values()))
    found = 0
    for (row, col), colour in stacks.items():
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            at = (row + down, col + right)
            while at not in stacks and max(map(abs, at)) < 9:
                at = (at[0] + down, at[1] + right)
            if stacks.get(at) == (colour + 1) % 3:
                after = {cell: each for cell, each in stacks.items() if cell != (row, col)}
                found |= ends_by_the_rules({**after, at: colour})
    return found


@pytest.mark.parametrize("carrier", [None, (-1, 1), (1, -1)])
def test_ends(carrier: Cell | None) -> None:
    """Every block of 2x2, and with a carrier, ends as the rules say; so does the search."""
    cells = block(2, 2) + ([carrier] if carrier else [])
    table = ends(2, 2, carrier)
    digits = np.arange(len(table))[:, None] // 3 ** np.arange(len(cells)) % 3
    words = ((digits + 1) << 2 * np.arange(len(cells))).sum(axis=1).astype(np.uint64)
    found = [reaches(words, cells, end) for end in range(3)]
    for code, colouring in enumerate(digits.tolist()):
        expected = ends_by_the_rules(dict(zip(cells, colouring, strict=True)))
        assert table[code] == expected
        assert sum(int(found[end][code]) << end for end in range(3)) == expected


def test_rays() -> None:
    """From the corner of a block one sees down and to the right, nearest first."""
    assert rays(block(2, 2)).tolist()[0] == [[-1] * 4, [1, -1, -1, -1], [-1] * 4, [2, -1, -1, -1]]


def test_three_coloured_blocks_of_3x3_absorb_but_for_three() -> None:
    """BWB/WWG/BWB is the only class of exceptions, and its colours turn."""
    refusing = np.flatnonzero(~absorbs(3, 3) & (colours(9) == ALL))
    assert len(refusing) == 3
    corner = sum(digit * 3**cell for cell, digit in enumerate([0, 2, 0, 2, 2, 2, 0, 1, 0]))
    assert corner in refusing


def test_mirror_images_end_alike() -> None:
    """A block and its mirror image have the same ends."""
    table = ends(2, 3)
    assert (table == table[mirrored(2, 3)]).all()
