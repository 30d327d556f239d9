"""The ledger: one SQLite file that holds the verdicts of one run. docs/ledger.md describes it.

A writer holds a lock that dies with it, checks all that is there before it changes a byte, and
adds verdicts in transactions. Readers change nothing, neither in the file nor beside it.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

from greenest.games.pyramids.stacks import Capture
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.batches.run import Nodes, Run, Summary, Tally, summarise
from greenest.study.batches.wal import is_whole
from greenest.study.sampling import random_position
from greenest.system.locks import TakenError, sole_writer
from greenest.system.version import version

APPLICATION_ID = 0x47524E53
"""In SQLite's header, "GRNS": tells a ledger from other databases."""
FORMAT = 1

PATIENCE = 1.0
"""Seconds to wait for the lock, which a reader takes for a moment, and for readers to leave."""

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

DAMAGED_ROWS = """
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


class Row(NamedTuple):
    """A verdict as the ledger keeps it, in the order of the columns of `verdicts`."""

    idx: int
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: bytes | None
    seconds: float
    crc: int


def row_of(index: int, verdict: Verdict) -> Row:
    """Return the row of board number `index`: two bytes a capture, its source and its target."""
    moves = None
    if verdict.captures is not None:
        moves = bytes(chain.from_iterable(verdict.captures))
    return _row(
        index,
        verdict.status.value,
        verdict.engine,
        verdict.nodes,
        verdict.reason,
        moves,
        verdict.seconds,
    )


def row_of_solution(index: int, engine: str, nodes: int, moves: bytes, seconds: float) -> Row:
    """Return the row of a board that an engine solved, with the moves as `row_of` has them."""
    return _row(index, Status.SOLVABLE.value, engine, nodes, None, moves, seconds)


def _row(
    index: int,
    status: str,
    engine: str,
    nodes: int,
    reason: str | None,
    moves: bytes | None,
    seconds: float,
) -> Row:
    """Add the checksum."""
    fields = f"{index}|{status}|{engine}|{nodes}|{reason or ''}".encode()
    crc = zlib.crc32(fields + (moves or b""))
    return Row(index, status, engine, nodes, reason, moves, seconds, crc)


@dataclass(frozen=True, slots=True)
class Ledger:
    """A ledger open for writing; its verdicts are those of the run it was opened with."""

    path: Path
    connection: sqlite3.Connection

    def missing(self, count: int) -> list[range]:
        """Return the ranges of the first `count` boards that hold no verdict, in order."""
        gaps = []
        start = 0
        with _in_one_line(self.path):
            for (idx,) in self.connection.execute(
                "SELECT idx FROM verdicts WHERE idx < ? ORDER BY idx", (count,)
            ):
                if idx > start:
                    gaps.append(range(start, idx))
                start = idx + 1
        if start < count:
            gaps.append(range(start, count))
        return gaps

    def tally(self, count: int) -> Tally:
        """Count the verdicts on the first `count` boards."""
        with _in_one_line(self.path):
            return _tally(self.connection, count)

    def record(self, rows: Iterable[Row]) -> None:
        """Add verdicts in one transaction: all of them are on disk afterwards, or none."""
        with _in_one_line(self.path):
            try:
                self.connection.execute("BEGIN IMMEDIATE")
                self.connection.executemany(
                    "INSERT INTO verdicts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows
                )
                self.connection.execute("COMMIT")
            except BaseException:
                # A full disk has already rolled back, and then there is nothing to roll back.
                with suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise


@contextmanager
def open_ledger(path: Path, run: Run) -> Iterator[Ledger]:
    """Open the ledger of a run for writing, and make it if there is none.

    Raises LedgerError, with the file unchanged, if another process is writing it, if it belongs
    to another run (whatever its count), if it is damaged, or if it cannot be written.
    """
    with ExitStack() as stack:
        with _in_one_line(path):
            try:
                stack.enter_context(sole_writer(path, PATIENCE))
            except TakenError:
                raise LedgerError(f"{path}: another batch is writing this ledger") from None
            if path.exists():
                _check_log(path)
                with _reading(path) as connection:
                    _check_identity(path, connection, run)
            else:
                _create(path, run)
            stack.callback(_fold_log, path)
            connection = stack.enter_context(closing(_connect(path, "mode=rw")))
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        yield Ledger(path, connection)


def ledger_stats(path: Path) -> Summary:
    """Sum up a ledger, finished or not, while it is being written or not.

    Raises LedgerError if it is not a ledger or is damaged.
    """
    with _ready(path) as connection:
        run = _run_of(path, connection)
        tally = _tally(connection, run.count)
        (seconds,) = connection.execute("SELECT total(seconds) FROM verdicts").fetchone()
        nodes = _nodes(connection, tally.total())
    return summarise(run, tally, tally.total(), seconds, nodes)


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """Yield the verdicts of a ledger by index, each with its board made again.

    The captures are as recorded, not replayed. Raises LedgerError like `ledger_stats`.
    """
    with _ready(path) as connection:
        run = _run_of(path, connection)
        for fields in connection.execute("SELECT * FROM verdicts ORDER BY idx"):
            row = Row(*fields)
            yield Verdict(
                position=random_position(run.rows, run.cols, run.pieces, run.seed, row.idx),
                status=Status(row.verdict),
                engine=row.engine,
                captures=None if row.moves is None else _captures(row.moves),
                reason=row.reason,
                nodes=row.nodes,
                seconds=row.seconds,
            )


@contextmanager
def _in_one_line(path: Path) -> Iterator[None]:
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


def _beside(path: Path, suffix: str) -> Path:
    """Name a file beside the ledger as SQLite does, so that a link to it is the same ledger."""
    return Path(os.path.realpath(path) + suffix)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    connection.create_function("crc32", 1, zlib.crc32, deterministic=True)
    return connection


def _create(path: Path, run: Run) -> None:
    """Make a ledger without verdicts; it takes its name when it is complete.

    So a kill leaves a whole ledger or none, and at worst a file that the next start removes.
    """
    draft = _beside(path, "-new")
    try:
        draft.unlink(missing_ok=True)
        with closing(_connect(draft, "mode=rwc")) as connection:
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN")
            for table in SCHEMA.values():
                connection.execute(table)
            identity = tuple(_identity(run).values())
            places = ", ".join("?" * len(identity))
            connection.execute(f"INSERT INTO run VALUES ({places}, ?)", (*identity, _crc(identity)))
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {FORMAT}")
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
        # SQLite would take a log left over from a removed ledger for one of the new ledger.
        for suffix in ("-wal", "-shm"):
            _beside(path, suffix).unlink(missing_ok=True)
        draft.replace(_beside(path, ""))
    finally:
        for suffix in ("-new", "-new-wal", "-new-shm"):
            _beside(path, suffix).unlink(missing_ok=True)


def _identity(run: Run) -> dict[str, Any]:
    """Return the columns of `run`: all that a verdict can depend on, but for the index."""
    seconds = run.limits.max_seconds
    return {
        "rows": run.rows,
        "cols": run.cols,
        "pieces": run.pieces,
        "seed": str(run.seed),
        "engine": run.engine,
        "max_nodes": run.limits.max_nodes,
        "max_seconds": None if seconds is None else float(seconds),
        "table_mb": run.limits.table_mb,
        "greenest": version(with_ortools=run.engine not in ("dfs", "lines")),
    }


def _check_identity(path: Path, connection: sqlite3.Connection, run: Run) -> None:
    recorded = _recorded_identity(path, connection)
    differences = [
        f"{name} is {recorded[name]} there and {wanted} here"
        for name, wanted in _identity(run).items()
        if recorded[name] != wanted
    ]
    if differences:
        raise LedgerError(f"{path}: the ledger of another run: {', '.join(differences)}")


def _recorded_identity(path: Path, connection: sqlite3.Connection) -> dict[str, Any]:
    cursor = connection.execute("SELECT * FROM run")
    names = [column[0] for column in cursor.description]
    rows = cursor.fetchall()
    if len(rows) != 1 or _crc(rows[0][:-1]) != rows[0][-1]:
        raise LedgerError(f"{path}: the ledger is damaged (the description of its run)")
    return dict(zip(names, rows[0], strict=True))


def _crc(identity: tuple[Any, ...]) -> int:
    return zlib.crc32("|".join(map(str, identity)).encode())


def _run_of(path: Path, connection: sqlite3.Connection) -> Run:
    """Return the run of a ledger, up to the last board recorded."""
    row = _recorded_identity(path, connection)
    (count,) = connection.execute("SELECT coalesce(max(idx) + 1, 0) FROM verdicts").fetchone()
    limits = Limits(row["max_nodes"], row["max_seconds"], row["table_mb"])
    seed, engine = int(row["seed"]), row["engine"]
    return Run(row["rows"], row["cols"], row["pieces"], count, seed, limits, engine)


@contextmanager
def _ready(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading only, whoever else is using it, once it is known to be whole."""
    with _in_one_line(path):
        if _beside(path, "-wal").exists() or _beside(path, "-shm").exists():
            # Without a lock file or the right to make one, nobody can be writing either.
            with suppress(TakenError, OSError), sole_writer(path):
                _check_log(path)
        with _reading(path) as connection:
            yield connection


def _check_log(path: Path) -> None:
    """Refuse a damaged log; the caller holds the lock."""
    if not is_whole(_beside(path, "-wal"), _beside(path, "-shm")):
        raise LedgerError(f"{path}: the ledger is damaged (its log {path.name}-wal is not whole)")


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Connect for reading, and check what is there.

    Where there is a log, its rules keep readers and a writer apart. Where there is none, nobody is
    writing, and SQLite is told so, for it would leave an empty log behind otherwise.
    """
    if not path.is_file():
        raise LedgerError(f"{path}: no such file" if not path.exists() else f"{path}: not a file")
    if path.stat().st_size == 0:
        raise LedgerError(f"{path}: an empty file, not a ledger")
    alone = not _beside(path, "-wal").exists()
    before = _stamp(path)
    with closing(_connect(path, "immutable=1" if alone else "mode=ro")) as connection:
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
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise LedgerError(f"{path}: a database, but not a ledger of greenest")
    if version != FORMAT:
        raise LedgerError(f"{path}: a ledger of format {version}; this greenest knows {FORMAT}")
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        raise LedgerError(f"{path}: the ledger is damaged ({' '.join(finding.split())})")
    tables = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
    if any(tables.get(name) != table for name, table in SCHEMA.items()):
        raise LedgerError(f"{path}: the ledger is damaged (its schema is not the one it was given)")
    (damaged,) = connection.execute(DAMAGED_ROWS).fetchone()
    if damaged:
        raise LedgerError(f"{path}: the ledger is damaged (verdicts of a wrong crc: {damaged})")


def _tally(connection: sqlite3.Connection, count: int) -> Tally:
    query = "SELECT verdict, engine, count(*) FROM verdicts WHERE idx < ? GROUP BY verdict, engine"
    return Counter({(row[0], row[1]): row[2] for row in connection.execute(query, (count,))})


def _nodes(connection: sqlite3.Connection, count: int) -> Nodes | None:
    """Return the percentiles by nearest rank, in one pass over the sorted node counts."""
    if count == 0:
        return None
    ranks = [-(-count * percent // 100) for percent in (50, 95, 100)]
    found: list[int] = []
    seen = 0
    for nodes, boards in connection.execute(
        "SELECT nodes, count(*) FROM verdicts GROUP BY nodes ORDER BY nodes"
    ):
        seen += boards
        while len(found) < len(ranks) and seen >= ranks[len(found)]:
            found.append(nodes)
    return Nodes(*found)


def _captures(moves: bytes) -> tuple[Capture, ...]:
    return tuple(Capture(*moves[start : start + 2]) for start in range(0, len(moves), 2))


def _fold_log(path: Path) -> None:
    """Wait a moment for readers to leave, so that the log goes into the ledger and disappears."""
    attempts = int(PATIENCE / 0.1)
    with suppress(sqlite3.Error):
        while _beside(path, "-wal").exists() and attempts:
            sleep(0.1)
            attempts -= 1
            with closing(_connect(path, "mode=rw")) as connection:
                connection.execute("SELECT count(*) FROM run").fetchone()
