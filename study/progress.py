"""How a long computation tells how far it has come, and what Ctrl-C left of it."""

from __future__ import annotations

from collections.abc import Callable

Advance = Callable[[int], object]
"""Receives how much was newly done: boards, positions or parts, whatever the caller counts."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C: `done` of `count` are done, and kept if there is a file to keep them in."""

    def __init__(self, done: int, count: int) -> None:
        super().__init__(f"interrupted after {done} of {count}")
        self.done = done
        self.count = count
