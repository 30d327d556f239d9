"""Ledgers for tests: a short run, and the files of a killed writer."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.ledger import open_ledger
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import Entry, entry_of
from greenest.study.batches.result_chunk import ResultChunk
from greenest.study.batches.run import Run
from shell import LONGEST_WAIT

RUN = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
"""Solvable, unsolvable and undecided boards, in a second or less."""


def entries_of(run: Run, indexes: range) -> list[Entry]:
    return [
        entry_of(index, decide(run.position(index), run.limits, run.engine)) for index in indexes
    ]


def chunk_of(entries: list[Entry]) -> ResultChunk:
    """Return the rows of consecutive boards as a ledger of all boards takes them."""
    return ResultChunk((range(entries[0].idx, entries[0].idx + len(entries)),), entries, [], {})


def verdict_columns(path: Path) -> list[tuple[Any, ...]]:
    """Return the verdicts of a ledger without times, read as docs/ledger.md recommends."""
    with closing(sqlite3.connect(path, timeout=LONGEST_WAIT)) as connection:
        return connection.execute(
            "SELECT idx, verdict, engine, nodes, reason, moves, crc FROM verdicts ORDER BY idx"
        ).fetchall()


TABLES = {
    "run": "*",
    "verdicts": "idx, verdict, engine, nodes, reason, moves, crc",
    "done": "*",
    "effort": "verdict, engine, nodes, boards, crc",
}


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a ledger except times."""
    with closing(sqlite3.connect(path, timeout=LONGEST_WAIT)) as connection:
        return {
            table: connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2, 3").fetchall()
            for table, columns in TABLES.items()
        }


def files_of(path: Path) -> dict[str, bytes]:
    """Return the content of the ledger and of each file beside it."""
    return {each.name: each.read_bytes() for each in path.parent.iterdir()}


def killed_ledger(folder: Path, entries: list[Entry], part: int) -> Path:
    """Write a ledger in parts and leave it as a kill in the middle of one more part does.

    That part is partly in the ledger; the journal can undo it.
    """
    living, path = folder / "living.sqlite", folder / "killed" / "run.sqlite"
    path.parent.mkdir(parents=True)
    with open_ledger(living, RUN) as ledger:
        for start in range(0, len(entries), part):
            ledger.record(chunk_of(entries[start : start + part]))
        # SQLite writes to the file before the commit if its cache is full.
        ledger.connection.execute("PRAGMA cache_size = 1")
        with suppress(KeyboardInterrupt), ledger.file.transaction():
            ledger.connection.execute("UPDATE verdicts SET seconds = seconds + 1, engine = 'none'")
            for suffix in ("", "-journal"):
                shutil.copy(f"{living}{suffix}", f"{path}{suffix}")
            raise KeyboardInterrupt
    return path


def refusal(action: Callable[[], object], path: Path) -> str:
    """Return the one-line refusal of an action that leaves all files unchanged."""
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
