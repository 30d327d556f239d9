"""Joins ledgers of parts of runs into one ledger of the whole runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import belongs_to, beside
from greenest.study.book.rows import Settings
from greenest.study.book.shards import (
    MIXED,
    Joined,
    Shard,
    is_same,
    joined,
    read_shards,
    refuse_gaps,
)
from greenest.study.book.writing import refuse_orphaned_journal
from greenest.study.progress import Advance
from greenest.study.run import Run
from greenest.system.files import keep_name
from greenest.system.locks import sole_writer


def merge(
    paths: Sequence[Path],
    into: Path,
    progress: Advance | None = None,
    mixes_versions: bool = False,
) -> list[Run]:
    """Write the ledger `into` from several ledgers, given in any order; return its runs.

    The new ledger is the same as if each run had been made in one piece. Its file appears only when
    it is complete. `progress` receives the number of boards of each shard added. With
    `mixes_versions`, the ledgers may be of different versions, and the new ledger names all of
    them.

    Raises LedgerError, with every file unchanged: if the ledgers do not have the same runs; if a
    ledger has given boards; if a ledger is of another version than the running greenest, unless
    `mixes_versions`; if a run is unfinished or a ledger damaged; if shards overlap or leave gaps;
    if `into` exists or cannot be written.
    """
    with read_shards(paths) as found:
        for path, shards in zip(paths, found, strict=True):
            _refuse_others(path, shards)
        runs = _runs_of(found, mixes_versions)
        for whole in runs:
            ours = Settings.of_run(whole.settings.run, whole.settings.keep).greenest
            if whole.settings.greenest != ours and not mixes_versions:
                raise LedgerError(
                    f"{paths[0]}: the ledger of another run: greenest is "
                    f"{whole.settings.greenest} there and {ours} here; {MIXED}"
                )
            refuse_gaps(whole.shards)
        for path in paths:
            if belongs_to(into, path) and not into.exists():
                raise LedgerError(f"{into}: a name that {path} may need itself; give another")
        taken = LedgerError(f"{into}: another process is writing this ledger")
        with in_one_line(into), sole_writer(into, taken=taken):
            if into.exists():
                raise LedgerError(f"{into}: is there already; give a name that is free")
            refuse_orphaned_journal(into)
            _write(runs, into, progress or (lambda boards: None))
    return [each.settings.run for each in runs]


def _runs_of(ledgers: Sequence[Sequence[Shard]], mixes_versions: bool) -> list[Joined]:
    """Return the runs of the first ledger, each with its shards in all ledgers."""
    groups = [[shard] for shard in ledgers[0]]
    for shard in chain(*ledgers[1:]):
        same = (each for each in groups if is_same(each[0], shard, mixes_versions))
        next(same, groups[0]).append(shard)
    return [joined(each, mixes_versions) for each in groups]


def _refuse_others(path: Path, shards: Sequence[Shard]) -> None:
    if not shards:
        raise LedgerError(f"{path}: has no run of random boards")
    if not all(each.settings.is_random for each in shards):
        raise LedgerError(f"{path}: has boards given to greenest solve, and random ones are merged")


def _write(runs: Iterable[Joined], into: Path, progress: Advance) -> None:
    """Write the new ledger to a temporary file, then rename it; the caller holds the lock."""
    aside = beside(into, "-merging")
    _remove(aside)
    try:
        for whole in runs:
            run, settings = whole.settings.run, whole.settings
            with open_book(aside, run, settings.keep, versions=settings.greenest) as book:
                for shard in whole.shards:
                    book.absorb(shard)
                    progress(len(shard.boards))
                if missing := book.missing(run.boards):
                    raise LedgerError(
                        f"{into}: boards from {missing[0].start} on were lost; try again"
                    )
        aside.replace(beside(into, ""))
        keep_name(beside(into, ""))
    finally:
        _remove(aside)


def _remove(path: Path) -> None:
    for suffix in ("", "-journal"):
        beside(path, suffix).unlink(missing_ok=True)
