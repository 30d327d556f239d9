"""Full blocks and their codes, column by column from the top, as `theorem.ends` counts them."""

import numpy as np


def boards_of(codes, rows, cols):
    """Return (codes, rows, cols) colours of full blocks by their codes."""
    digits = np.asarray(codes)[:, None] // 3 ** np.arange(rows * cols) % 3
    return digits.reshape(-1, cols, rows).transpose(0, 2, 1)


def codes_of(boards):
    columns = boards.transpose(0, 2, 1).reshape(len(boards), -1).astype(np.int64)
    return columns @ 3 ** np.arange(columns.shape[1])
