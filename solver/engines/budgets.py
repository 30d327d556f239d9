"""What limits and the number of stacks allow an engine: nodes, positions, buckets of a table."""

from __future__ import annotations

from greenest.solver.engines.schedule import (
    BUCKET_BYTES,
    FEW_STACKS,
    FEW_TABLES,
    FIRST_NODES,
    NODES_OF_FEW,
    TABLE_GROWTH,
    WIDEST,
)
from greenest.solver.verdict import Limits


def largest_buckets(limits: Limits) -> int:
    """Return the most buckets of a table.

    While the table grows to this size, the old and the new table fit the limit of memory together.
    """
    buckets = limits.table_mb * 2**20 // BUCKET_BYTES
    return max(buckets * TABLE_GROWTH // (TABLE_GROWTH + 1), 1)


def first_look(stacks: int) -> tuple[int, int]:
    """Return the most nodes of presolve's search, and the width of its widest beam (0 for none)."""
    return (FIRST_NODES, WIDEST) if stacks > FEW_STACKS else (NODES_OF_FEW, 0)


def most_seen(limits: Limits) -> int:
    """Return the most positions that the search of few stacks stores.

    They fill 3/4 of the slots of the largest table that fits the limit of memory, or of the
    smallest table if none fits.
    """
    fitting = [bits for bits in FEW_TABLES if 8 << bits <= limits.table_mb << 20]
    return 3 << max(fitting, default=FEW_TABLES[0]) - 2
