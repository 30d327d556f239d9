"""How long a process searches without compiled code before it loads what is compiled."""

from __future__ import annotations

PATIENCE = 1.0
"""Seconds in all, about what it takes to load what was compiled earlier."""


class TooHardError(Exception):
    """A position that is for the compiled form of `part`, one of `solver.at_hand.PARTS`."""

    def __init__(self, part: str) -> None:
        super().__init__(f"more work than is done without compiled code: {part}")
        self.part = part


class Effort:
    """The seconds that are left; what they are spent on has the same answers either way."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def begin(self, part: str) -> None:
        """Raise TooHardError if nothing is left."""
        if self.left <= 0:
            raise TooHardError(part)

    def spend(self, seconds: float) -> None:
        """Take something away."""
        self.left -= seconds


EFFORT = Effort(PATIENCE)
"""That of this process."""
