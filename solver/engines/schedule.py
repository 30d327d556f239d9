"""Budgets of engines: nodes and tables of depth-first search, widths of beams, presolve."""

FIRST_BUDGET = 500_000
"""The most nodes of line removal on a board."""

FIRST_RESTART = 4
"""Nodes per stack of depth-first search before its first restart. An easy board takes about one
node per stack."""
FIRST_BUCKETS = 128
"""Buckets in the first table of depth-first search; a bucket has four keys."""
TABLE_GROWTH = 16
BUCKET_BYTES = 64

FIRST_WIDTH = 16
BEAM_GROWTH = 4
"""Each beam is this many times as wide as the beam before."""

FEW_STACKS = 20
"""Boards of up to this many stacks have a presolve of their own, `solver.engines.presolve.few`."""
SECONDS_OF_CAPTURE = 2e-8
"""A beam takes this many seconds, times its width, times the square of the number of stacks."""
NODES_OF_FEW = 60_000
FEW_RESTART = 10
"""Nodes per stack before the first restart of the search of few stacks."""
FEW_RESTART_GROWTH = 8
"""Each restart of the search of few stacks allows 1/8 more nodes."""
LEAF_FIRST = 2
"""Score bonus, in stacks, for a source that is alone in its row or column."""
FEW_TABLES = 12, 15, 18
"""Sizes of the tables of the search of few stacks: a table of size b has 2^b slots of eight
bytes."""
FIRST_NODES = 1_000
"""Nodes of depth-first search in presolve, for boards of more than FEW_STACKS stacks."""
WIDEST = 256
"""Width of the widest beam in presolve."""
