"""A part of a table, for a worker that does not have the table.

The positions of a mask are decided from masks with one stack less. So a part is sent with the words
of those, and the words of its own masks come back, as they are in the table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greenest.kernels.arrays import Int64s, UInt64s
from greenest.kernels.table import WORD, Layout, solve_masks


class Apart(NamedTuple):
    """Masks of one number of stacks to decide, their successors, and the successors' words."""

    rows: int
    cols: int
    masks: Int64s
    below: Int64s
    words: UInt64s


def cut_out(layout: Layout, table: UInt64s, part: range) -> Apart:
    """Take all that deciding the masks of a part takes out of a table."""
    masks = layout.masks[part.start : part.stop]
    cells = 1 << np.arange(layout.rows * layout.cols)
    below = np.unique((masks[:, None] ^ cells)[(masks[:, None] & cells) != 0])
    firsts = layout.starts[below] // WORD
    words = table[firsts[:, None] + np.arange(_words_of(below))]
    return Apart(layout.rows, layout.cols, masks, below, words.ravel())


def solve_apart(part: Apart) -> UInt64s:
    """Return the words of a part's masks."""
    own = _words_of(part.masks)
    table = np.concatenate([part.words, np.zeros(own * len(part.masks), dtype=np.uint64)])
    starts = np.zeros(1 << part.rows * part.cols, dtype=np.int64)
    starts[part.below] = np.arange(len(part.below)) * _words_of(part.below) * WORD
    starts[part.masks] = (len(part.words) + np.arange(len(part.masks)) * own) * WORD
    solve_masks(table, starts, part.masks, part.rows, part.cols)
    return table[len(part.words) :]


def _words_of(masks: Int64s) -> int:
    """Return how many words each of some masks takes, which have equally many stacks."""
    return -(-(3 ** int(masks[0]).bit_count()) // WORD) if len(masks) else 0
