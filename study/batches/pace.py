"""The size of the parts of a batch on a cluster, computed from the measured rate.

With more threads parts are longer, so the scheduler and the writer of the ledger handle at most
`PARTS_PER_SECOND`.
"""

from __future__ import annotations

from greenest.study.batches.run import Keep

PARTS_PER_SECOND = 25
SHORTEST_SECONDS, LONGEST_SECONDS = 1.0, 60.0
PATIENCE = 2
"""A part is ended after this multiple of its planned seconds."""
SMALLEST = 20
"""Towards the end of a run parts become smaller, by at most this factor."""
FIRST_BOARDS = 1000
MOST_BOARDS = 1_000_000
MOST_ROWS = 4_000_000
"""The most rows of all parts in progress, which take a gigabyte."""
GROWTH = 4


class Pace:
    """The sizes of parts, which depend on the rate of the parts before."""

    def __init__(self, keep: Keep | None) -> None:
        self._has_rows = keep == "all"
        self._rate: float | None = None

    def learn(self, boards: int, seconds: float) -> None:
        """Update the rate with a finished part; it changes at most by the factor `GROWTH`."""
        if not boards:
            return
        rate = boards / max(seconds, 1e-6)
        before = self._rate or FIRST_BOARDS / SHORTEST_SECONDS
        self._rate = min(max(rate, before / GROWTH), before * GROWTH)

    def seconds(self, pending: int) -> float:
        """Return the seconds of a part if `pending` parts are in progress, two for each thread."""
        return min(max(pending / 2 / PARTS_PER_SECOND, SHORTEST_SECONDS), LONGEST_SECONDS)

    def boards(self, pending: int) -> int:
        """Return the number of boards of such a part."""
        rate = self._rate or FIRST_BOARDS / SHORTEST_SECONDS
        most = min(MOST_BOARDS, MOST_ROWS // pending) if self._has_rows else MOST_BOARDS
        return max(min(int(rate * self.seconds(pending)), most), 1)
