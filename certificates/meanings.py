"""What variables and groups of a formula stand for (docs/formula.md)."""

from __future__ import annotations

from enum import IntEnum, auto


class Meaning(IntEnum):
    """What a variable says of stacks a and b, a line, a side, an axis, a colour x or an order."""

    LEAVES = auto()  # (a, x): a leaves, or stays as the end, in colour x
    ENDS = auto()  # (a): a is the end
    ENDS_IN = auto()  # (line): the end is in this line
    FINAL = auto()  # (line, a): a is the last stack of the line to leave
    HEADS = auto()  # (a, side): a leaves towards this side
    ALONG = auto()  # (a, axis): a leaves along its row, axis 0, or its column, axis 1
    GOES = auto()  # (a, b): a captures on the cell of b
    BEFORE = auto()  # (a, b): the cell of a is left before the cell of b
    LANDS = auto()  # (a, which): stacks land on the cell of a in the order of this number
    LAST = auto()  # (a, old): old is the last stack on the cell of a; it may be a itself
    TAKES = auto()  # (a, new, old): new takes old on the cell of a


class Group(IntEnum):
    """The kinds of groups; numbers of stacks, lines or sides tell groups of a kind apart."""

    ROWS = auto()
    COLUMNS = auto()
    COLOUR = auto()
    WAY = auto()
    FINALS = auto()
    LINE = auto()
    SIDE = auto()
    ORDERS = auto()
    LATEST = auto()
    TAKEN = auto()
    TAKING = auto()


Says = tuple[Meaning, *tuple[int, ...]]
"""A meaning of a variable: what it says, and of what."""
Named = tuple[Group, *tuple[int, ...]]
"""A group: its kind, and of what."""

FULL = {
    Group.ROWS,
    Group.COLUMNS,
    Group.COLOUR,
    Group.WAY,
    Group.FINALS,
    Group.ORDERS,
    Group.LATEST,
}
"""The groups that have at least one true variable in every solution."""
