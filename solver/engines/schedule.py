"""Budgets of engines: nodes and tables of depth-first search, widths of beams, presolve."""

from __future__ import annotations

from greenest.solver.verdict import Limits

FIRST_BUDGET = 500_000
"""Nodes of line removal."""

FIRST_RESTART = 4
"""Nodes per stack before the first restart; an easy board takes little more than one node per
stack."""
FIRST_BUCKETS = 128
"""Buckets of the first table, each of four keys."""
TABLE_GROWTH = 16
BUCKET_BYTES = 64

FIRST_WIDTH = 16
BEAM_GROWTH = 4
"""Ratio of the width of a beam to that of the beam before."""

FEW_STACKS = 20
"""Up to this number of stacks, presolve is a search of its own, which refutes fastest."""
SECONDS_OF_CAPTURE = 2e-8
"""Time of a beam per position, level and stack."""
NODES_OF_FEW = 60_000
FEW_RESTART = 10
"""Nodes per stack before the first restart of the search of few stacks."""
FEW_RESTART_GROWTH = 8
"""Each of its restarts allows 1/8 more nodes."""
LEAF_FIRST = 2
"""Score bonus, in stacks, for a source alone in a line."""
FEW_TABLES = 12, 15, 18
"""Binary logarithms of the numbers of slots of its tables; a slot has eight bytes."""
FIRST_NODES = 1_000
"""Nodes of depth-first search in presolve."""
WIDEST = 256
"""Width of the widest beam in presolve."""


def first_look(stacks: int) -> tuple[int, int]:
    """Return the nodes of presolve's search, and the width of its widest beam, 0 for no beam."""
    return (FIRST_NODES, WIDEST) if stacks > FEW_STACKS else (NODES_OF_FEW, 0)


def largest_buckets(limits: Limits) -> int:
    """Return the buckets of the largest table that fits into the limit with the table before."""
    buckets = limits.table_mb * 2**20 // BUCKET_BYTES
    return max(buckets * TABLE_GROWTH // (TABLE_GROWTH + 1), 1)


def narrowed(widest: int, stacks: int, seconds: float | None) -> int:
    """Return the width of the widest beam that takes at most `seconds`, 0 if none does."""
    while widest and seconds is not None and widest * stacks**2 * SECONDS_OF_CAPTURE > seconds:
        widest = widest // BEAM_GROWTH if widest > FIRST_WIDTH else 0
    return widest


def most_seen(limits: Limits) -> int:
    """Return the most positions that the search of few stacks stores: three quarters of a table."""
    fitting = [bits for bits in FEW_TABLES if 8 << bits <= limits.table_mb << 20]
    return 3 << max(fitting, default=FEW_TABLES[0]) - 2
