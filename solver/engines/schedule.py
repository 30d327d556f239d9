"""Budgets of engines: nodes and tables of depth-first search, widths of beams, presolve."""

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
