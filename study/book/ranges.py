"""The ranges of decided boards: sorted, disjoint, and joined if adjacent."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import NamedTuple


class Done(NamedTuple):
    """A range of decided boards; `stop` is the index after the last."""

    start: int
    stop: int


def within(ranges: Sequence[Done], boards: range) -> list[Done]:
    """Return the parts of the ranges that lie in `boards`."""
    first = bisect_right(ranges, boards.start, key=attrgetter("stop"))
    beyond = bisect_left(ranges, boards.stop, key=attrgetter("start"))
    return [
        Done(max(each.start, boards.start), min(each.stop, boards.stop))
        for each in ranges[first:beyond]
    ]


def gaps(ranges: Sequence[Done], boards: range) -> list[range]:
    """Return the parts of `boards` that lie in none of the ranges."""
    missing = []
    start = boards.start
    for each in within(ranges, boards):
        if each.start > start:
            missing.append(range(start, each.start))
        start = each.stop
    if start < boards.stop:
        missing.append(range(start, boards.stop))
    return missing


def without(boards: range, indexes: Iterable[int]) -> tuple[range, ...]:
    """Return `boards`, split into ranges that leave out the given indexes; these must be sorted."""
    ends = [boards.start - 1, *indexes, boards.stop]
    return tuple(range(one + 1, two) for one, two in pairwise(ends) if one + 1 < two)
