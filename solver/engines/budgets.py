"""What limits allow an engine: the buckets of a table."""

from __future__ import annotations

from greenest.solver.engines.schedule import (
    BUCKET_BYTES,
    TABLE_GROWTH,
)
from greenest.solver.verdict import Limits


def largest_buckets(limits: Limits) -> int:
    """Return the most buckets of a table.

    While the table grows to this size, the old and the new table fit the limit of memory together.
    """
    buckets = limits.table_mb * 2**20 // BUCKET_BYTES
    return max(buckets * TABLE_GROWTH // (TABLE_GROWTH + 1), 1)
