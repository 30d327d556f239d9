"""Theorem 10 of lab/docs/easy-holes.md, step by step: two rows, in which crowds are cut."""

from __future__ import annotations

from itertools import groupby

import brute

PREY = dict(brute.PAIRS)


def cut(cells: str, sea: str) -> str:
    """Return the cells of the reduced form of two rows; `sea` is the colour of crowds.

    Between two columns of two stacks, the stacks of the upper row come first, each in its own
    column.
    """
    cols = len(cells) // 2
    most = cols if len(set(cells) - {"."}) == 1 else cells.count(PREY[sea]) + 1
    columns = zip(cells[:cols], cells[cols:], strict=True)
    top = bottom = ""
    for is_full, zone in groupby(columns, key=lambda column: "." not in column):
        upper, lower = map("".join, zip(*zone, strict=True))
        if not is_full:
            upper, lower = _cut_row(upper, sea, most), _cut_row(lower, sea, most)
            upper, lower = upper + "." * len(lower), "." * len(upper) + lower
        top += upper
        bottom += lower
    return top + bottom


def _cut_row(row: str, sea: str, most: int) -> str:
    crowds = ("".join(crowd) for _, crowd in groupby(row.replace(".", "")))
    return "".join(crowd[:most] if crowd[0] == sea else crowd for crowd in crowds)


def decide_two_rows(cells: str, sea: str) -> tuple[bool, int]:
    """Return whether a position is solvable, and the number of reduced forms tried."""
    todo = [cut(cells, sea)]
    seen = set(todo)
    while todo:
        form = todo.pop()
        if len(form) - form.count(".") == 1:
            return True, len(seen)
        after = {cut(each, sea) for each in brute.followers(2, len(form) // 2, form)}
        todo += after - seen
        seen |= after
    return False, len(seen)
