"""Ledgers that somebody has edited: whole ledgers, changed by edits that bytes encode.

    base
kind a b b c c c c
kind a b b c c c c
...

The base is a finished ledger, one with the journal of a killed writer, one that keeps counts, or
one with given boards and notes. An edit changes rows or tables by SQL, or corrects the checksums.
Changed bytes are tried in tests/study/book/test_ledger_faults.py.
"""

from __future__ import annotations

import shutil
import sqlite3
import struct
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from examine import Reader, folder
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import open_book, read_shards
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import opened, reading
from greenest.study.book.given import open_given
from greenest.study.book.schema import FORMAT
from greenest.study.book.settings import Settings
from greenest.study.export.formats import COLUMNS, read_table
from greenest.study.ledgers import ForgedError, by_run, replay
from greenest.study.run import Run
from ledger_of import ledger_stats, settle

RUN = Run(rows=3, cols=3, pieces=6, count=40, seed=5, limits=Limits(max_nodes=30))
SUFFIXES = ("", "-journal")
POSITIONS = tuple(map(Position.parse, ("BGW/GWB/WBG", "BGW", "B.G", "..GW/GWB./BGBG")))
ASKED = Settings.of_given(RUN.limits, RUN.engine)

NUMBERS = (0, 1, -1, 7, 99, 2**31, 2**63 - 1, -(2**63), 0.5, -1.0, 1e300)
TEXTS = ("", "solvable", "unsolvable", "dfs", "x\x1b[31m", "5", "1" * 5000, "é", "3.5")
BLOBS = (b"", b"\0", b"\0\1", b"\xff\xfe", b"\0\1\2", b"\0" * 600)
VALUES = (None, *NUMBERS, *TEXTS, *BLOBS)
"""Values that columns are set to."""

STATEMENTS = (
    "PRAGMA user_version = 9",
    f"PRAGMA application_id = {FORMAT + 1}",
    "PRAGMA application_id = 1",
    "DROP TABLE verdicts",
    "DROP TABLE runs",
    "CREATE VIEW more AS SELECT * FROM verdicts",
    "CREATE TRIGGER t AFTER INSERT ON verdicts BEGIN DELETE FROM verdicts; END",
    "CREATE INDEX i ON verdicts (verdict)",
    "ALTER TABLE verdicts ADD COLUMN more TEXT",
    "ALTER TABLE runs RENAME COLUMN seed TO seeds",
    "UPDATE runs SET greenest = 'another'",
    "DELETE FROM runs",
    "UPDATE runs SET number = number + 1",
    "DELETE FROM chunks",
    "UPDATE chunks SET start = start + 1",
    'UPDATE chunks SET kinds = \'[["solvable", "dfs", null]]\'',
    "UPDATE chunks SET moves = entries, entries = moves",
    "PRAGMA page_size = 512; VACUUM",
    "PRAGMA page_size = 65536; VACUUM",
    "PRAGMA encoding = 'UTF-16'; VACUUM",
    "PRAGMA auto_vacuum = 1; VACUUM",
    "PRAGMA journal_mode = DELETE",
    "PRAGMA writable_schema = 1; UPDATE sqlite_master SET rootpage = 2",
    "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'CREATE TABLE runs (x)'",
)


@cache
def _bases() -> tuple[Path, ...]:
    """Make the ledgers to edit."""
    finished, killed = folder() / "finished.sqlite", folder() / "killed.sqlite"
    run_batch(RUN, 1, finished)
    counted = folder() / "counted.sqlite"
    run_batch(RUN, 1, counted, keep="counts")
    living = folder() / "living.sqlite"
    shutil.copy(finished, living)
    with closing(sqlite3.connect(living, isolation_level=None)) as connection:
        # SQLite writes to the file before the commit if its cache is full.
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE chunks SET kinds = 'none'")
        for suffix in SUFFIXES:
            shutil.copy(f"{living}{suffix}", f"{killed}{suffix}")
    given = folder() / "given.sqlite"
    with open_given(given, ASKED) as ledger:
        for line, position in enumerate(POSITIONS, 1):
            ledger.record(decide(position, RUN.limits))
            ledger.place(position, "boards", line, f"{line}")
    with opened(given) as notes:
        notes.add("topic", b"[1]", b"two")
    return finished, killed, counted, given


def _read_ledger(data: bytes) -> None:
    """Read a ledger in every way, then open it for writing."""
    path = folder() / "laid" / "hands.sqlite"
    shutil.rmtree(path.parent, ignore_errors=True)
    path.parent.mkdir()
    if data[:1] == b"R":
        path.write_bytes(data[1:])
    else:
        base = _bases()[(data or b"\0")[0] % len(_bases())]
        for suffix in SUFFIXES:
            if Path(f"{base}{suffix}").exists():
                shutil.copy(f"{base}{suffix}", f"{path}{suffix}")
        for kind, *rest in struct.iter_unpack(">BBHI", data[1 : 1 + len(data[1:]) // 8 * 8]):
            with suppress(OSError, sqlite3.Error, UnicodeError, OverflowError):
                _edit(path, kind, *rest)
    errors = []
    for use in (ledger_stats, _replayed, _exported, _open, _found, _notes):
        try:
            use(path)
        except LedgerError as error:
            errors.append(error)
    if errors:
        raise errors[0]


def _replayed(path: Path) -> None:
    with read_shards([path]) as (shards,):
        for each in by_run(shards):
            with suppress(ForgedError):
                replay(each)


def _exported(path: Path) -> None:
    with read_table([path]) as table:
        for each in table.chunks:
            assert set(each) == set(COLUMNS)


def _open(path: Path) -> None:
    with open_book(path, RUN):
        pass


def _found(path: Path) -> None:
    with open_given(path, ASKED, keeps_decided=True) as ledger:
        for position in POSITIONS:
            verdict = ledger.find(position)
            if verdict is not None:
                verdict.as_json()
        assert ledger.kept >= 0


def _notes(path: Path) -> None:
    with reading(path) as ledger:
        ledger.records("topic")


NUMBERS_OF = {
    "verdicts": "nodes",
    "chunks": "stop",
    "runs": "number",
    "origins": "line",
    "notes": "number",
    "total": "crcs",
}
"""The column by which some rows of a table are chosen."""


def _update(connection: sqlite3.Connection, a: int, b: int, c: int) -> None:
    connection.execute("PRAGMA ignore_check_constraints = 1")
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    if not (names := [name for (name,) in tables]):
        return  # the file was cut to nothing
    table = names[a % len(names)]
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    column, number = columns[(b & 0xFF) % len(columns)], NUMBERS_OF[table]
    query = f"UPDATE {table} SET {column} = ? WHERE {number} % ? = 0"
    connection.execute(query, (VALUES[(b >> 8) % len(VALUES)], c % 7 + 1))


def _edit(path: Path, kind: int, a: int, b: int, c: int) -> None:
    """Change a ledger by SQL, or misplace one of its files."""
    if kind % 4 == 3:
        changes = (path.unlink, Path(f"{path}-wal").touch, Path(f"{path}-journal").mkdir)
        changes[a % len(changes)]()
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        match kind % 4:
            case 0:
                _update(connection, a, b, c)
            case 1:
                connection.executescript(STATEMENTS[a % len(STATEMENTS)])
            case 2:
                settle(connection)


LEDGER = Reader("ledgers", _read_ledger, (LedgerError,))
