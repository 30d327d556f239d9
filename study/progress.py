"""Types to report the progress of long computations and their interruption."""

from __future__ import annotations

from collections.abc import Callable

Advance = Callable[[int], object]
"""A function that receives the amount of new work done, in boards, positions or parts."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed after `done` of `count` items; a ledger, if used, has recorded them."""

    def __init__(self, done: int, count: int) -> None:
        super().__init__(f"interrupted after {done} of {count}")
        self.done = done
        self.count = count
