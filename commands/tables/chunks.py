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
    """Lines of those that turned out to be."""

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
    """How many positions are read and decided together: twice as many as before, if they are easy.

    So the first answer comes at once, and no answer waits long for others.
    """

    SECONDS = 0.1
    """How long those decided together may take, by those before."""
    MOST = 4096

    def __init__(self) -> None:
        self.size = 1

    def learn(self, positions: int, seconds: float) -> None:
        """Note how long so many positions took."""
        timely = int(positions * self.SECONDS / seconds) if seconds else self.MOST
        self.size = max(1, min(timely, 2 * self.size, self.MOST))


ONE = Pace()
"""For what is decided one after the other."""


def taken(
    items: Iterator[Item], pace: Pace, is_more: Callable[[], bool] | None
) -> Iterator[Sequence[Item]]:
    """Yield so many items together, or fewer where the next would have to be waited for."""
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
    """Return what tells whether a stream can be read on without waiting; None for a file.

    A pipe or terminal is asked what the system holds; where it cannot be asked, that is nothing.
    """
    try:
        number = stream.fileno()
        if S_ISREG(os.fstat(number).st_mode):
            return None
        select.select([number], [], [], 0)
    except (OSError, ValueError):
        return lambda: False
    return lambda: bool(select.select([number], [], [], 0)[0])
