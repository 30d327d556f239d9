"""The number of positions that are read and decided together."""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterator, Sequence
from stat import S_ISREG
from typing import BinaryIO, TypeVar

Item = TypeVar("Item")


class Pace:
    """The number of positions to read and decide together, at most `most`.

    It begins with 1 and doubles while positions are easy, so the first answer comes at once, and no
    answer waits long for others. It changes once that many positions are decided.
    """

    SECONDS = 0.1
    """The wanted seconds of a chunk."""
    MOST = 4096

    def __init__(self, most: int = MOST) -> None:
        self.size = 1
        self._most = most
        self._positions = 0
        self._seconds = 0.0

    def learn(self, positions: int, seconds: float) -> None:
        """Record the seconds that a number of positions took."""
        self._positions += positions
        self._seconds += seconds
        if self._positions >= self.size:
            is_timed = self._seconds > 0
            timely = int(self._positions * self.SECONDS / self._seconds) if is_timed else self._most
            self.size = max(1, min(timely, 2 * self.size, self._most))
            self._positions, self._seconds = 0, 0.0


def taken(
    items: Iterator[Item], pace: Pace, is_more: Callable[[], bool] | None
) -> Iterator[Sequence[Item]]:
    """Yield chunks of the pace's size, or smaller ones where reading on would block."""
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

    Pipes and terminals are polled with `select`; streams that cannot be polled count as blocking.
    """
    try:
        number = stream.fileno()
        if S_ISREG(os.fstat(number).st_mode):
            return None
        select.select([number], [], [], 0)
    except (OSError, ValueError):
        return lambda: False
    return lambda: bool(select.select([number], [], [], 0)[0])
