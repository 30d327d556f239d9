"""Ledgers for the tests of this folder: a short run, and what a killed writer leaves behind."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.ledger import Ledger, open_ledger
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import Entry, entry_of
from greenest.study.batches.result_chunk import ResultChunk
from greenest.study.batches.run import Run

RUN = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
"""Solvable, unsolvable and undecided boards, in a second or less."""


def entries_of(run: Run, indexes: range) -> list[Entry]:
    return [
        entry_of(index, decide(run.position(index), run.limits, run.engine)) for index in indexes
    ]


def chunk_of(entries: list[Entry]) -> ResultChunk:
    """Rows of boards that follow each other, as a ledger that keeps all boards takes them."""
    return ResultChunk((range(entries[0].idx, entries[0].idx + len(entries)),), entries, [], {})


def verdict_columns(path: Path) -> list[tuple[Any, ...]]:
    """All that a ledger says but the times, read as docs/ledger.md tells everybody to."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "SELECT idx, verdict, engine, nodes, reason, moves, crc FROM verdicts ORDER BY idx"
        ).fetchall()


def files_of(path: Path) -> dict[str, bytes]:
    """The ledger and everything beside it, but for the index that readers may rebuild."""
    return {
        each.name: each.read_bytes()
        for each in path.parent.iterdir()
        if not each.name.endswith("-shm")
    }


def killed_ledger(folder: Path, entries: list[Entry], part: int, is_folded: bool = False) -> Path:
    """Write a ledger in parts, and copy its files while the writer still has it open.

    With `is_folded`, all that is in the log has come into the ledger, as it does now and then.
    """
    living, path = folder / "living.sqlite", folder / "killed" / "run.sqlite"
    path.parent.mkdir(parents=True)
    with open_ledger(living, RUN) as ledger:
        for start in range(0, len(entries), part):
            ledger.record(chunk_of(entries[start : start + part]))
        if is_folded:
            fold(ledger)
        for suffix in ("", "-wal", "-shm"):
            shutil.copy(f"{living}{suffix}", f"{path}{suffix}")
    return path


def fold(ledger: Ledger) -> None:
    """Bring the log into the ledger, as its writer does now and then."""
    ledger.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    ledger.file.renew()


def refusal(action: Callable[[], object], path: Path) -> str:
    """Return the one line with which an action is refused, all files being left as they were."""
    before = files_of(path)
    with pytest.raises(LedgerError) as refused:
        action()
    assert files_of(path) == before
    message = str(refused.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message.removeprefix(f"{path}: ")


def write(path: Path) -> None:
    with open_ledger(path, RUN):
        pytest.fail("a ledger was opened that should be refused")
