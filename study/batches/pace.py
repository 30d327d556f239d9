"""How large the parts of a batch are that a cluster is given: seconds of work, by measured rate.

The more threads there are, the longer a part takes, so that the scheduler, and whoever writes the
ledger, see so many parts a second and no more.
"""

from __future__ import annotations

from greenest.study.batches.run import Keep

PARTS_PER_SECOND = 25
SHORTEST_SECONDS, LONGEST_SECONDS = 1.0, 60.0
PATIENCE = 2
"""A part of boards harder than the ones before ends after so many times its seconds."""
SMALLEST = 20
"""Towards the end of a run parts become smaller, down to so many times."""
FIRST_BOARDS = 1000
MOST_BOARDS = 1_000_000
MOST_ROWS = 4_000_000
"""Rows of the parts in hand, all together, which may come to lie in memory: a gigabyte."""
GROWTH = 4


class Pace:
    """The sizes of parts, which follow the rate of the parts before."""

    def __init__(self, keep: Keep | None) -> None:
        self._has_rows = keep == "all"
        self._rate: float | None = None

    def learn(self, boards: int, seconds: float) -> None:
        """Take note of what a part took."""
        if not boards:
            return
        rate = boards / max(seconds, 1e-6)
        before = self._rate or FIRST_BOARDS / SHORTEST_SECONDS
        self._rate = min(max(rate, before / GROWTH), before * GROWTH)

    def seconds(self, in_hand: int) -> float:
        """Return how long a part should take where so many are in hand, two for each thread."""
        return min(max(in_hand / 2 / PARTS_PER_SECOND, SHORTEST_SECONDS), LONGEST_SECONDS)

    def boards(self, in_hand: int) -> int:
        """Return how many boards make such a part."""
        rate = self._rate or FIRST_BOARDS / SHORTEST_SECONDS
        most = min(MOST_BOARDS, MOST_ROWS // in_hand) if self._has_rows else MOST_BOARDS
        return max(min(int(rate * self.seconds(in_hand)), most), 1)
