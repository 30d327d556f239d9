"""Ways out of a segment of a line, computed where the compiled form has tables.

A segment is up to four cells of a line with the cells beside each of them in the two adjacent
lines, as three texts over ".BGW"; `solver.engines.lines.tables` has a drawing. On a side, "." is a
cell from which nothing is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from greenest.games.pyramids.board_text import EMPTY
from greenest.games.pyramids.stacks import PREY

LONGEST_SEGMENT = 4


class Segment(NamedTuple):
    """Cells of a line, of the line before it, and of the line after it."""

    cells: str
    before: str
    after: str


class Leaving(NamedTuple):
    """A capture out of a cell of a segment, by its places, and the segment after it.

    `step` leads from the line to that of the target: 1, -1, or 0 for the same line.
    """

    prey: str
    place: int
    step: int
    target: int
    left: Segment


@lru_cache(maxsize=2**16)
def can_be_emptied(segment: Segment, spared: frozenset[str]) -> bool:
    """Tell whether all stacks can leave a segment by captures that take no spared colour."""
    return not segment.cells.strip(EMPTY) or first_capture(segment, spared) is not None


def first_capture(segment: Segment, spared: frozenset[str]) -> Leaving | None:
    """Return the first capture, if there is one, that leaves what can be emptied."""
    for capture in _captures(segment):
        if capture.prey not in spared and can_be_emptied(capture.left, spared):
            return capture
    return None


def _captures(segment: Segment) -> Iterator[Leaving]:
    """Yield the captures by place: into the line after, into the line before, then sideways."""
    cells, before, after = segment
    for place, captor in enumerate(cells):
        if captor == EMPTY:
            continue
        prey = PREY[captor]
        rest = _put(cells, place, EMPTY)
        if after[place] == prey:
            yield Leaving(prey, place, 1, place, Segment(rest, before, _put(after, place, captor)))
        if before[place] == prey:
            yield Leaving(prey, place, -1, place, Segment(rest, _put(before, place, captor), after))
        for target in _seen(cells, place):
            if cells[target] == prey:
                left = Segment(_put(rest, target, captor), before, after)
                yield Leaving(prey, place, 0, target, left)


def _seen(cells: str, place: int) -> Iterator[int]:
    """Yield the next stack to the left, then the one to the right."""
    for way in (range(place - 1, -1, -1), range(place + 1, len(cells))):
        yield from [other for other in way if cells[other] != EMPTY][:1]


def _put(cells: str, place: int, colour: str) -> str:
    return cells[:place] + colour + cells[place + 1 :]
