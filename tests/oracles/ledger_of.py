"""Ledgers for tests: a short run, and the files of a killed writer."""

from __future__ import annotations

import shutil
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import Entry, ResultChunk, entry_of
from greenest.study.book.shards import Shard, read_shards
from greenest.study.ledgers import ledger_stats
from greenest.study.run import Run, Summary
from shell import LONGEST_WAIT

RUN = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
"""Solvable, unsolvable and undecided boards, in a second or less."""


def entries_of(run: Run, indexes: range) -> list[Entry]:
    return [
        entry_of(index, decide(run.position(index), run.limits, run.engine)) for index in indexes
    ]


def chunk_of(entries: list[Entry]) -> ResultChunk:
    """Return the rows of consecutive boards as a ledger of all boards takes them."""
    return ResultChunk((range(entries[0].idx, entries[0].idx + len(entries)),), entries, {})


def verdict_columns(path: Path) -> list[tuple[Any, ...]]:
    """Return the verdicts of a ledger without times, read as docs/ledger.md recommends."""
    with closing(sqlite3.connect(path, timeout=LONGEST_WAIT)) as connection:
        return connection.execute(
            "SELECT idx, board, verdict, engine, nodes, reason, moves FROM verdicts ORDER BY idx"
        ).fetchall()


TABLES = {
    "runs": "*",
    "verdicts": "run, idx, board, verdict, engine, nodes, reason, moves",
    "done": "*",
    "counts": "run, verdict, engine, nodes, boards",
    "origins": "*",
    "notes": "*",
    "totals": "*",
}


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a ledger except times, by the keys of its tables."""
    with closing(sqlite3.connect(path, timeout=LONGEST_WAIT)) as connection:
        return {
            table: connection.execute(f"SELECT {columns} FROM {table}").fetchall()
            for table, columns in TABLES.items()
        }


def stats_of(*paths: Path) -> Summary:
    """Return the summary of the only run in some ledgers."""
    (summary,) = ledger_stats(*paths)
    return summary


def shard_in(path: Path) -> Shard:
    """Return the only run of a ledger, which is closed."""
    with read_shards([path]) as ((shard,),):
        return shard


def entries_in(path: Path) -> list[Entry]:
    """Return the rows of the only run of a ledger."""
    with read_shards([path]) as ((shard,),):
        return list(shard.entries())


def crc_of(*fields: object) -> int:
    """Return the checksum of a row, as docs/ledger.md defines it, of all columns but `seconds`."""
    texts = (each if isinstance(each, bytes) else f"{each}|".encode() for each in fields)
    return zlib.crc32(b"".join(texts))


def settle(connection: sqlite3.Connection) -> None:
    """Correct all checksums, as docs/ledger.md defines them, after rows were changed."""
    connection.create_function("crc_of", -1, crc_of)
    for table, columns in TABLES.items():
        if table != "totals":
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            covered = ", ".join(names) if columns == "*" else columns
            covered = covered.replace("moves", "coalesce(moves, x'')")
            sums = f"SELECT ?, count(*), coalesce(sum(crc_of({covered})), 0) FROM {table}"
            connection.execute(f"REPLACE INTO totals {sums}", (table,))


def read_verdicts(path: Path) -> list[Verdict]:
    """Return the verdicts that have a row: by run, then by index or by the text of the board."""
    with read_shards([path]) as (shards,):
        return [shard.verdict(entry) for shard in shards for entry in shard.entries()]


def files_of(path: Path) -> dict[str, bytes]:
    """Return the content of the ledger and of each file beside it."""
    return {each.name: each.read_bytes() for each in path.parent.iterdir()}


def killed_ledger(folder: Path, entries: list[Entry], part: int) -> Path:
    """Write a ledger in parts and leave it as a kill in the middle of one more part does.

    That part is partly in the ledger; the journal can undo it.
    """
    living, path = folder / "living.sqlite", folder / "killed" / "run.sqlite"
    path.parent.mkdir(parents=True)
    with open_book(living, RUN) as ledger:
        for start in range(0, len(entries), part):
            ledger.record(chunk_of(entries[start : start + part]))
        # SQLite writes to the file before the commit if its cache is full.
        ledger.file.connection.execute("PRAGMA cache_size = 1")
        with suppress(KeyboardInterrupt), ledger.file.transaction():
            ledger.file.connection.execute(
                "UPDATE verdicts SET seconds = seconds + 1, engine = 'none'"
            )
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
    with open_book(path, RUN):
        pytest.fail("a ledger was opened that should be refused")
