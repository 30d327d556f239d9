"""The file of a ledger: an SQLite database whose every part is checked. docs/ledger.md has it."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from greenest.games.pyramids.stacks import Capture
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.batches.run import Run
from greenest.system.version import version

APPLICATION_ID = 0x47524E53
"""In SQLite's header, "GRNS": tells a ledger from other databases."""
FORMAT = 1

SCHEMA = {
    "run": """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL, seed TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)""",
    "verdicts": """CREATE TABLE verdicts (
    idx INTEGER PRIMARY KEY, verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL,
    reason TEXT, moves BLOB, seconds REAL NOT NULL, crc INTEGER NOT NULL
)""",
}

DAMAGED_ENTRIES = """
SELECT count(*) FROM verdicts WHERE crc IS NOT crc32(coalesce(CAST(
    idx || '|' || verdict || '|' || engine || '|' || nodes || '|'
    || coalesce(reason, '') || coalesce(moves, '')
AS BLOB), x''))
OR typeof(verdict) <> 'text' OR typeof(engine) <> 'text' OR typeof(nodes) <> 'integer'
OR typeof(reason) NOT IN ('text', 'null') OR typeof(moves) NOT IN ('blob', 'null')
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12
"""


class LedgerError(Exception):
    """Why a ledger cannot be used, in one line that begins with its path."""


class Entry(NamedTuple):
    """A verdict as the ledger keeps it, in the order of the columns of `verdicts`."""

    idx: int
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: bytes | None
    seconds: float
    crc: int

    def verdict_of(self, run: Run) -> Verdict:
        """Return the verdict, its board made again; the captures are as recorded."""
        moves = self.moves
        captures = None
        if moves is not None:
            captures = tuple(Capture(*moves[at : at + 2]) for at in range(0, len(moves), 2))
        return Verdict(
            position=run.position(self.idx),
            status=Status(self.verdict),
            engine=self.engine,
            captures=captures,
            reason=self.reason,
            nodes=self.nodes,
            seconds=self.seconds,
        )


def entry_of(index: int, verdict: Verdict) -> Entry:
    """Return the entry of board number `index`: two bytes a capture, its source and its target."""
    moves = None
    if verdict.captures is not None:
        moves = bytes(chain.from_iterable(verdict.captures))
    status, reason = verdict.status.value, verdict.reason
    return _sealed(index, status, verdict.engine, verdict.nodes, reason, moves, verdict.seconds)


def entry_of_solution(index: int, engine: str, nodes: int, moves: bytes, seconds: float) -> Entry:
    """Return the entry of a board that an engine solved, with the moves as `entry_of` has them."""
    return _sealed(index, Status.SOLVABLE.value, engine, nodes, None, moves, seconds)


def _sealed(
    index: int,
    status: str,
    engine: str,
    nodes: int,
    reason: str | None,
    moves: bytes | None,
    seconds: float,
) -> Entry:
    """Add the checksum."""
    fields = f"{index}|{status}|{engine}|{nodes}|{reason or ''}".encode()
    crc = zlib.crc32(fields + (moves or b""))
    return Entry(index, status, engine, nodes, reason, moves, seconds, crc)


class Identity(NamedTuple):
    """All that the verdicts of a run depend on, in the order of the columns of `run`."""

    rows: int
    cols: int
    pieces: int
    seed: str
    engine: str
    max_nodes: int
    max_seconds: float | None
    table_mb: int
    greenest: str

    @property
    def crc(self) -> int:
        """The checksum that is kept with it."""
        return zlib.crc32("|".join(map(str, self)).encode())

    def run(self, count: int) -> Run:
        """Return a run of so many boards."""
        limits = Limits(self.max_nodes, self.max_seconds, self.table_mb)
        return Run(self.rows, self.cols, self.pieces, count, int(self.seed), limits, self.engine)


def identity_of(run: Run) -> Identity:
    """Return what the verdicts of a run depend on here and now; its count is no part of that."""
    seconds = run.limits.max_seconds
    return Identity(
        rows=run.rows,
        cols=run.cols,
        pieces=run.pieces,
        seed=str(run.seed),
        engine=run.engine,
        max_nodes=run.limits.max_nodes,
        max_seconds=None if seconds is None else float(seconds),
        table_mb=run.limits.table_mb,
        greenest=version(with_ortools=run.engine not in ("dfs", "lines")),
    )


def read_identity(path: Path, connection: sqlite3.Connection) -> Identity:
    """Return what is recorded of a ledger's run; raises LedgerError if that is damaged."""
    rows = connection.execute("SELECT * FROM run").fetchall()
    if len(rows) == 1:
        *fields, crc = rows[0]
        identity = Identity(*fields)
        if identity.crc == crc:
            return identity
    raise LedgerError(f"{path}: the ledger is damaged (the description of its run)")


def check_identity(path: Path, recorded: Identity, run: Run) -> None:
    """Raise LedgerError unless a run's verdicts depend on what is recorded, and say what to do."""
    wanted = identity_of(run)
    differences = [
        f"{name} is {there} there and {here} here"
        for name, there, here in zip(Identity._fields, recorded, wanted, strict=True)
        if there != here
    ]
    if not differences:
        return
    refusal = f"{path}: the ledger of another run: {', '.join(differences)}"
    if recorded._replace(greenest=wanted.greenest) == wanted:
        refusal += "; `greenest stats` reads it, and the version that began it can go on with it: "
        refusal += "with this one, begin another file"
    raise LedgerError(refusal)


def make_tables(connection: sqlite3.Connection, run: Run) -> None:
    """Make a database a ledger without verdicts."""
    connection.execute("PRAGMA journal_mode = MEMORY")
    connection.execute("BEGIN")
    for table in SCHEMA.values():
        connection.execute(table)
    identity = identity_of(run)
    places = ", ".join("?" * len(identity))
    connection.execute(f"INSERT INTO run VALUES ({places}, ?)", (*identity, identity.crc))
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode = WAL")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a database in one of SQLite's modes, as "mode=ro"; transactions are left to us."""
    address = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    connection.create_function("crc32", 1, zlib.crc32, deterministic=True)
    return connection


def beside(path: Path, suffix: str) -> Path:
    """Name a file beside the ledger as SQLite does, so that a link to it is the same ledger."""
    return Path(os.path.realpath(path) + suffix)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Connect for reading, and check what is there; raises LedgerError.

    Where there is a log, its rules keep readers and a writer apart. Where there is none, nobody is
    writing, and SQLite is told so, for it would leave an empty log behind otherwise.
    """
    if not path.is_file():
        raise LedgerError(f"{path}: no such file" if not path.exists() else f"{path}: not a file")
    if path.stat().st_size == 0:
        raise LedgerError(f"{path}: an empty file, not a ledger")
    alone = not beside(path, "-wal").exists()
    before = _stamp(path)
    with closing(connect(path, "immutable=1" if alone else "mode=ro")) as connection:
        # One transaction, so that all is seen at the same moment of a running batch.
        connection.execute("BEGIN")
        _check_whole(path, connection)
        yield connection
    if alone and _stamp(path) != before:
        raise LedgerError(f"{path}: was written to while it was being read; read it again")


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def _check_whole(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse what is not a ledger of this format, and one that is damaged anywhere."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise LedgerError(f"{path}: a database, but not a ledger of greenest")
    if number != FORMAT:
        raise LedgerError(f"{path}: a ledger of format {number}; this greenest knows {FORMAT}")
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        raise LedgerError(f"{path}: the ledger is damaged ({' '.join(finding.split())})")
    tables = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    if any(tables.get(name) != table for name, table in SCHEMA.items()):
        raise LedgerError(f"{path}: the ledger is damaged (its schema is not the one it was given)")
    (damaged,) = connection.execute(DAMAGED_ENTRIES).fetchone()
    if damaged:
        raise LedgerError(f"{path}: the ledger is damaged (verdicts of a wrong crc: {damaged})")


@contextmanager
def in_one_line(path: Path) -> Iterator[None]:
    """Turn what SQLite and the system raise into a LedgerError of one line."""
    try:
        yield
    except sqlite3.Error as error:
        raise LedgerError(f"{path}: {_explain(error)}") from error
    except UnicodeDecodeError as error:
        raise LedgerError(f"{path}: the ledger is damaged (text that is no text)") from error
    except OSError as error:
        raise LedgerError(f"{path}: {error.strerror or error}") from error


def _explain(error: sqlite3.Error) -> str:
    # The lower byte is the primary code; the others tell kinds of it apart.
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return "the disk is full; what was recorded before is kept"
        case sqlite3.SQLITE_NOTADB:
            return "not a ledger, or a damaged one"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return f"cannot be opened ({error})"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return "another program has locked this file"
        case sqlite3.SQLITE_IOERR:
            return f"cannot be read or written ({error}; is the disk full?)"
        case 0:
            return str(error)
        case _:
            return f"the ledger is damaged ({error})"
