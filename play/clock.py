"""A clock for each player, without increments; one clock runs at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from time import monotonic

from greenest.games.plurals import many
from greenest.play.records import DATE

Now = Callable[[], float]
"""Returns seconds since an arbitrary moment."""


class Clock:
    """The seconds left to each player; no time runs before `run_for`."""

    def __init__(self, left: Sequence[float], now: Now = monotonic) -> None:
        self._left = list(left)
        self._now = now
        self._running: int | None = None
        self._since = 0.0

    def run_for(self, player: int) -> None:
        """Stop the running clock, and start the clock of a player."""
        self.stop()
        self._running, self._since = player, self._now()

    def stop(self) -> None:
        """Stop the running clock."""
        if self._running is not None:
            self._left = list(self.left)
            self._running = None

    @property
    def left(self) -> tuple[float, ...]:
        """The seconds left to each player, at least 0."""
        used = 0.0 if self._running is None else self._now() - self._since
        return tuple(
            max(0.0, seconds - used) if player == self._running else seconds
            for player, seconds in enumerate(self._left)
        )


def minutes_of(text: str, players: int) -> tuple[float, ...]:
    """Read minutes, and return the seconds of each player; raises ValueError.

    `30` gives 30 minutes to each player; `30,20` has a number for each of two.
    """
    try:
        seconds = [60 * float(part) for part in text.split(",")]
    except ValueError:
        raise ValueError(f"{text!r} is not minutes, as 30 or 30,20") from None
    if not all(0 < each <= _LONGEST for each in seconds):
        raise ValueError(f"{text!r}: each player has more than 0 minutes, and at most a week")
    if len(seconds) not in (1, players):
        raise ValueError(f"{text!r} is for {many(len(seconds), 'player')}, not for {players}")
    return tuple(seconds * (players if len(seconds) == 1 else 1))


def date_now() -> str:
    """Return the current time in UTC, in the form of records."""
    return datetime.now(UTC).strftime(DATE)


def on_its_face(seconds: float) -> str:
    """Format seconds as `29:58`, rounded up: 0:00 means that no time is left."""
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"


_LONGEST = 7 * 24 * 3600.0
