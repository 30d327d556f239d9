"""Progress bars on stderr, the message of Ctrl-C, and the pace of reading."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISFIFO
from time import time
from typing import TYPE_CHECKING, Any, TypeVar

from greenest.commands.shared.exits import StoppedError
from greenest.commands.shared.printing import say
from greenest.games.plurals import many
from greenest.study.progress import Interrupted
from greenest.system.interrupts import interrupts

if TYPE_CHECKING:
    from tqdm import tqdm

COUNTED_AFTER = 1.0
"""Seconds after which `counted` shows its count."""

UNRATED = "{n_fmt} of {total_fmt} positions [{elapsed}]"
"""The form of a bar without a rate."""

Item = TypeVar("Item")
Stopped = Callable[[KeyboardInterrupt], str]
"""A function that returns the message of Ctrl-C, or raises KeyboardInterrupt again."""


class Progress:
    """The progress bar of a command; `total` is the whole work in words, such as `9 boards`."""

    def __init__(self, bar: tqdm[Any], total: str) -> None:
        self._bar = bar
        self._total = total

    def advance(self, done: int = 1) -> None:
        """Count finished work."""
        self._bar.update(done)

    def resume(self, done: int) -> None:
        """Say what earlier sessions did, and show it as done; the rate does not count this work."""
        if done:
            say(f"resumed after {done:,} of {self._total}")
        self._bar.initial = self._bar.n = self._bar.last_print_n = done

    @contextmanager
    def above(self) -> Iterator[None]:
        """Remove the bar while lines are printed.

        If the lines go into a pipe, the program that reads them may print on the same terminal. So
        the bar is not drawn again before its next update.
        """
        bar = self._bar
        bar.clear()
        yield
        if _goes_to_a_reader():
            bar.last_print_t, bar.last_print_n = time(), bar.n
        else:
            bar.refresh()


@contextmanager
def progress(
    total: int,
    noun: str,
    stopped: Stopped | None = None,
    scaled: bool = False,
    title: str | None = None,
) -> Iterator[Progress]:
    """Show a bar up to `total`, in units of the noun; if `scaled`, in thousands and millions.

    Ctrl-C becomes a `StoppedError` with the message that `stopped` returns.
    """
    from logging import getLogger

    from tqdm import tqdm
    from tqdm.contrib.logging import logging_redirect_tqdm

    # Each step is shown at once, without tqdm's monitor thread for slow steps: workers are forked
    # only from a process of one thread.
    tqdm.monitor_interval = 0
    try:
        with (
            tqdm(
                total=total,
                unit=f" {noun}s",
                unit_scale=scaled,
                desc=title,
                disable=None,
                miniters=1,
            ) as bar,
            logging_redirect_tqdm([getLogger("greenest")]),
            interrupts(),
        ):
            yield Progress(bar, many(total, noun))
    except KeyboardInterrupt as stop:
        if stopped is None:
            raise
        raise StoppedError(stopped(stop)) from None


def kept_in(ledger: Path | None, noun: str) -> Stopped:
    """Return a function for the message of Ctrl-C, which says whether finished work is kept.

    Without a ledger, the work is lost. `noun` is a unit of the work.
    """

    def text(stop: KeyboardInterrupt) -> str:
        if not isinstance(stop, Interrupted):
            raise stop
        if not stop.done:
            kept = "nothing is lost"
        elif ledger:
            kept = f"{ledger} keeps them, the same command goes on from there"
        else:
            kept = "they are lost, for there is no --ledger"
        return f"stopped after {stop.done:,} of {many(stop.count, noun)}; {kept}"

    return text


class Pace:
    """The number of positions to read and decide together, `size`.

    It begins with 1, so that the first answer comes at once. Then it is the number of positions
    that take `SECONDS` together, but at most twice the last number and at most `most`.
    """

    SECONDS = 0.1
    """The longest time that a chunk should take."""
    MOST = 4096

    def __init__(self, most: int = MOST) -> None:
        self.size = 1
        self._most = most
        self._positions = 0
        self._seconds = 0.0

    def learn(self, positions: int, seconds: float) -> None:
        """Record the seconds that a number of positions took, and adapt `size` to them."""
        self._positions += positions
        self._seconds += seconds
        if self._positions >= self.size:
            is_timed = self._seconds > 0
            timely = int(self._positions * self.SECONDS / self._seconds) if is_timed else self._most
            self.size = max(1, min(timely, 2 * self.size, self._most))
            self._positions, self._seconds = 0, 0.0


def counted(
    items: Iterable[Item],
    total: Callable[[], int | None] = lambda: None,
    positions_of: Callable[[Item], int] = lambda _: 1,
    has_rate: bool = True,
) -> Iterator[Item]:
    """Yield items, and count their positions on stderr, unless stdout is a terminal or a pipe.

    The positions of an item, by `positions_of`, are counted when the next item is asked for.
    `total` is called only if they are shown, and returns None for an unknown number. There is a
    rate if `has_rate`; where positions may be known from before, a rate would count them, too.
    """
    if not sys.stderr.isatty() or sys.stdout.isatty() or _goes_to_a_reader():
        yield from items
        return
    from tqdm import tqdm

    tqdm.monitor_interval = 0  # see `progress`
    with tqdm(
        total=total(),
        unit=" positions",
        delay=COUNTED_AFTER,
        leave=False,
        miniters=1,
        bar_format=None if has_rate else UNRATED,
    ) as bar:
        for item in items:
            yield item
            bar.update(positions_of(item))


def _goes_to_a_reader() -> bool:
    """Return whether standard output is a pipe."""
    try:
        return S_ISFIFO(os.fstat(sys.stdout.fileno()).st_mode)
    except OSError:
        return False
