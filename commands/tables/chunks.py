"""Positions of an input as they were given, some at a time, to be read as boards together."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from stat import S_ISREG
from typing import Any, BinaryIO, TypeVar

from greenest.commands.tables.readers import Row
from greenest.commands.tables.rows import Origin

Item = TypeVar("Item")


@dataclass(slots=True)
class Chunk:
    """Positions of one source that follow each other; `first` is the number of the first.

    `is_text` says that the lines of boards are counted from the source's first. Reading ends when
    `patience` of them turn out to be unreadable.
    """

    source: str | None
    first: int
    rows: Sequence[Row]
    is_text: bool
    label: str | None = None
    patience: int = sys.maxsize
    unreadable: list[int | None] = field(default_factory=list)
    """Lines of the positions that were read."""

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.rows)

    def part(self, start: int | None, stop: int | None) -> Chunk:
        """Return the positions from one place up to another."""
        start, stop, _ = slice(start, stop).indices(len(self))
        return replace(self, first=self.first + start, rows=self.rows[start:stop])

    def columns(self) -> dict[str, Sequence[Any]]:
        """Return where positions were given in columns, by their published keys."""
        count = len(self)
        return {
            "source": [self.source] * count,
            "line": [row.line for row in self.rows],
            "number": range(self.first, self.first + count),
            "id": [row.identifier for row in self.rows],
        }

    def origin(self, place: int) -> Origin:
        """Return where a position was given."""
        row = self.rows[place]
        return Origin(self.source, row.line, self.first + place, row.identifier, self.label)


class Pace:
    """The number of positions to read and decide together; it doubles while they are easy.

    So the first answer comes at once, and no answer waits long for others.
    """

    SECONDS = 0.1
    """Estimated seconds of a chunk, from the chunks before."""
    MOST = 4096

    def __init__(self) -> None:
        self.size = 1

    def learn(self, positions: int, seconds: float) -> None:
        """Record the seconds that a number of positions took."""
        timely = int(positions * self.SECONDS / seconds) if seconds else self.MOST
        self.size = max(1, min(timely, 2 * self.size, self.MOST))


ONE = Pace()
"""The pace of positions that are decided one after the other."""


def taken(
    items: Iterator[Item], pace: Pace, is_more: Callable[[], bool] | None
) -> Iterator[Sequence[Item]]:
    """Yield chunks of a number of items, or of fewer where reading on would block."""
    some: list[Item] = []
    try:
        for item in items:
            some.append(item)
            if len(some) >= pace.size or (is_more and not is_more()):
                yield some
                some = []
    except Exception:
        if some:
            yield some
        raise
    if some:
        yield some


def more_in(stream: BinaryIO) -> Callable[[], bool] | None:
    """Return a function that says whether a stream can be read without waiting; None for a file.

    A pipe or terminal is asked through the system; where that is impossible, nothing can be read.
    """
    try:
        number = stream.fileno()
        if S_ISREG(os.fstat(number).st_mode):
            return None
        select.select([number], [], [], 0)
    except (OSError, ValueError):
        return lambda: False
    return lambda: bool(select.select([number], [], [], 0)[0])
