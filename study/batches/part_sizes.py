"""The sizes of the parts of a batch on a cluster, computed from the rate of earlier parts."""

from greenest.study.run import Keep

PARTS_PER_SECOND = 25
SHORTEST_SECONDS, LONGEST_SECONDS = 1.0, 60.0
FIRST_BOARDS = 1000
MOST_BOARDS = 1_000_000
MOST_ROWS = 4_000_000
"""The most rows of all parts in progress together. This many rows take a gigabyte."""


class PartSizes:
    """Boards and seconds of the next part.

    The more threads a cluster has, the longer its parts take. So the scheduler and the ledger's
    writer handle at most `PARTS_PER_SECOND`.
    """

    def __init__(self, keep: Keep | None) -> None:
        self._has_rows = keep == "all"
        self._rate = FIRST_BOARDS / SHORTEST_SECONDS

    def learn(self, boards: int, seconds: float) -> None:
        """Take the mean of the rate so far and that of a finished part as the new rate."""
        self._rate = (self._rate + boards / max(seconds, 1e-6)) / 2

    def seconds(self, pending: int) -> float:
        """Return a part's planned seconds if `pending` parts are in progress, two per thread."""
        return min(max(pending / 2 / PARTS_PER_SECOND, SHORTEST_SECONDS), LONGEST_SECONDS)

    def boards(self, pending: int) -> int:
        """Return the number of boards of a part if `pending` parts are in progress."""
        most = min(MOST_BOARDS, MOST_ROWS // pending) if self._has_rows else MOST_BOARDS
        return max(min(int(self._rate * self.seconds(pending)), most), 1)
