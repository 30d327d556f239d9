"""Many positions: `run_batch` decides random boards, `take_census` all positions of a shape.

Of the games behind the protocol, `study.simulation` plays many at random, `study.values` searches
small ones to the end, and `study.play` has people play at a terminal. What is published is declared
in `study.experiments`, measured by `study.conduct`, and made readable by `study.report`.
"""

from study.batch import BatchError, Interrupted, run_batch
from study.census import Census, PieceCount, Scope, take_census
from study.intervals import Interval, clopper_pearson, wilson
from study.ledger import LedgerError, ledger_stats, read_verdicts
from study.run import Nodes, Run, Summary
from study.sampling import random_position
from study.table_file import TableFileError

__all__ = [
    "BatchError",
    "Census",
    "Interrupted",
    "Interval",
    "LedgerError",
    "Nodes",
    "PieceCount",
    "Run",
    "Scope",
    "Summary",
    "TableFileError",
    "clopper_pearson",
    "ledger_stats",
    "random_position",
    "read_verdicts",
    "run_batch",
    "take_census",
    "wilson",
]
