"""Joins ledgers of parts of a run into one ledger of the whole run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from greenest.study.batches.ledger import describe, open_ledger
from greenest.study.batches.ledger_errors import LedgerError, in_one_line
from greenest.study.batches.ledger_format import Identity, belongs_to, beside, identity_of
from greenest.study.batches.open_file import refuse_orphaned_journal
from greenest.study.batches.run import Run
from greenest.study.batches.shards import MIXED, Shard, refuse_gaps, whole_of
from greenest.study.progress import Advance
from greenest.system.files import keep_name
from greenest.system.locks import sole_writer


def merge(
    paths: Sequence[Path],
    into: Path,
    progress: Advance | None = None,
    mixes_versions: bool = False,
) -> Run:
    """Write the ledger `into` from several ledgers, given in any order; return its run.

    The new ledger is the same as if the run had been made in one piece. Its file appears only when
    it is complete. `progress` receives the number of boards of each ledger added. With
    `mixes_versions`, the ledgers may be of different versions, and the new ledger names all of
    them.

    Raises LedgerError, with every file unchanged: if the runs differ; if a ledger is of
    another version than the running greenest, unless `mixes_versions`; if a ledger is unfinished or
    damaged; if ledgers overlap or leave gaps; if `into` exists or cannot be written.
    """
    shards = list(map(describe, paths))
    whole = whole_of(shards, mixes_versions)
    ours = identity_of(whole.run, whole.keep).greenest
    if whole.greenest != ours and not mixes_versions:
        raise LedgerError(
            f"{paths[0]}: the ledger of another run: greenest is {whole.greenest} there and {ours} "
            f"here; {MIXED}"
        )
    refuse_gaps(shards)
    for path in paths:
        if belongs_to(into, path) and not into.exists():
            raise LedgerError(f"{into}: a name that {path} may need itself; give another")
    taken = LedgerError(f"{into}: another process is writing this ledger")
    with in_one_line(into), sole_writer(into, taken=taken):
        if into.exists():
            raise LedgerError(f"{into}: is there already; give a name that is free")
        refuse_orphaned_journal(into)
        _write(shards, whole, into, progress or (lambda boards: None))
    return whole.run


def _write(shards: Iterable[Shard], whole: Identity, into: Path, progress: Advance) -> None:
    """Write the new ledger to a temporary file, then rename it; the caller holds the lock."""
    run = whole.run
    aside = beside(into, "-merging")
    _remove(aside)
    try:
        with open_ledger(aside, run, whole.keep, versions=whole.greenest) as ledger:
            for shard in shards:
                ledger.absorb(shard.path)
                progress(len(shard.boards))
            if missing := ledger.missing(run.boards):
                raise LedgerError(f"{into}: boards from {missing[0].start} on were lost; try again")
        aside.replace(beside(into, ""))
        keep_name(beside(into, ""))
    finally:
        _remove(aside)


def _remove(path: Path) -> None:
    for suffix in ("", "-journal"):
        beside(path, suffix).unlink(missing_ok=True)
