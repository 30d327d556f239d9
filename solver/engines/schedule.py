"""What the search, compiled or not, is given: nodes for its first attempt, and its tables."""

from __future__ import annotations

from greenest.solver.verdict import Limits

FIRST_RESTART = 4
"""Nodes per stack of the first attempt; an easy board is solved with little more than one."""
FIRST_BUCKETS = 128
"""Buckets of the first table, each of four keys."""
TABLE_GROWTH = 16
BUCKET_BYTES = 64


def largest_buckets(limits: Limits) -> int:
    """Return the size of the largest table, such that it and the one before it fit the limit."""
    buckets = limits.table_mb * 2**20 // BUCKET_BYTES
    return max(buckets * TABLE_GROWTH // (TABLE_GROWTH + 1), 1)


def larger(buckets: int, largest: int) -> int:
    """Return the size of the next table; the last step may be a small one."""
    return min(buckets * TABLE_GROWTH, largest)


def exhausted(nodes: int) -> str:
    """Say that a search ended, and found no solution."""
    return f"every line of play was searched ({nodes:,} positions): none ends in a single stack"
