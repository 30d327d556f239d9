"""The ranges of boards that a ledger holds: in order, apart, and joined where they can be."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import NamedTuple


class Done(NamedTuple):
    """Boards that are decided; `engine` solved those without a row, None if each has a row."""

    start: int
    stop: int
    engine: str | None


Ranges = Sequence[Done]


def within(ranges: Ranges, boards: range) -> list[Done]:
    """Return the parts of ranges that are among the boards."""
    found = ranges[
        _first_beyond(ranges, boards.start) : bisect_left(ranges, boards.stop, key=_start)
    ]
    return [
        Done(max(each.start, boards.start), min(each.stop, boards.stop), each.engine)
        for each in found
    ]


def gaps(ranges: Ranges, boards: range) -> list[range]:
    """Return the ranges of `boards` that are in no range."""
    missing = []
    start = boards.start
    for each in within(ranges, boards):
        if each.start > start:
            missing.append(range(start, each.start))
        start = each.stop
    if start < boards.stop:
        missing.append(range(start, boards.stop))
    return missing


def neighbours(ranges: Ranges, new: Done) -> list[Done]:
    """Return the ranges, two at most, that become one with a new one."""
    place = bisect_left(ranges, new.start, key=_start)
    return [
        each
        for each in ranges[max(place - 1, 0) : place + 1]
        if each.engine == new.engine and (each.stop == new.start or each.start == new.stop)
    ]


def joined(ranges: Ranges, new: Done) -> Done:
    """Return a new range joined with its neighbours."""
    ends = [new, *neighbours(ranges, new)]
    return Done(min(each.start for each in ends), max(each.stop for each in ends), new.engine)


def added(ranges: Ranges, new: Done) -> list[Done]:
    """Return the ranges with a new one, which overlaps none, and joined with its neighbours."""
    touching = neighbours(ranges, new)
    rest = [each for each in ranges if each not in touching]
    place = bisect_left(rest, new.start, key=_start)
    return [*rest[:place], joined(ranges, new), *rest[place:]]


def without(boards: range, indexes: Iterable[int]) -> tuple[range, ...]:
    """Return the ranges of boards that are left without some, which are in order."""
    ends = [boards.start - 1, *indexes, boards.stop]
    return tuple(range(one + 1, two) for one, two in pairwise(ends) if one + 1 < two)


_start = attrgetter("start")
_stop = attrgetter("stop")


def _first_beyond(ranges: Ranges, start: int) -> int:
    """Return the place of the first range that ends after a board."""
    return bisect_right(ranges, start, key=_stop)
