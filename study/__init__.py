"""Many positions: random boards, batches, ledgers, intervals. `run_batch` is the door."""

from study.batch import BatchError, Interrupted, run_batch
from study.intervals import Interval, clopper_pearson, wilson
from study.ledger import LedgerError, ledger_stats, read_verdicts
from study.run import Nodes, Run, Summary
from study.sampling import random_position

__all__ = [
    "BatchError",
    "Interrupted",
    "Interval",
    "LedgerError",
    "Nodes",
    "Run",
    "Summary",
    "clopper_pearson",
    "ledger_stats",
    "random_position",
    "read_verdicts",
    "run_batch",
    "wilson",
]
