"""The table of all positions of a shape, filled in one go."""

from functools import cache

import numpy as np

from greenest.kernels.table import Layout, RowLayout, solve_masks


@cache
def filled(rows, cols, within=None, fixed=None):
    layout = Layout(rows, cols, within)
    if fixed is not None:
        layout = RowLayout(rows, cols, within, fixed)
    table = np.zeros(layout.words, dtype=np.uint64)
    for stacks in range(layout.cells + 1):
        ranks = layout.ranks(stacks)
        solve_masks(
            table, layout.starts, layout.masks[ranks.start : ranks.stop], layout.rows, layout.cols
        )
    return layout, table
