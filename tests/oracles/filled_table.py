"""The table of all positions of a shape, filled at once."""

from functools import cache

from greenest.solver.kernels.table import Layout, is_solvable
from greenest.study.shapes.census import Filling


@cache
def filled(rows, cols):
    layout = Layout(rows, cols)
    filling = Filling(layout)
    filling.fill(1)
    return layout, filling.table


def is_solvable_by_table(position):
    layout, table = filled(position.rows, position.cols)
    return is_solvable(table, layout, position)
