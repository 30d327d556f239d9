"""The file of a ledger: an SQLite database with checksums. docs/ledger.md describes it.

A board has a row in the ledger, or is only counted (module `result_chunk`).
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from greenest.games.pyramids.stacks import Capture
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_schema import (
    APPLICATION_ID,
    CHECKS,
    FORMAT,
    SLOW,
    TABLES,
)
from greenest.study.batches.run import Keep, Run
from greenest.study.sampling import Colours
from greenest.system.version import version


class Entry(NamedTuple):
    """A row of a ledger: one verdict, with the columns of the table `verdicts` in order."""

    idx: int
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: bytes | None
    seconds: float
    crc: int

    def verdict_of(self, run: Run) -> Verdict:
        """Return the verdict with its position; the captures are not replayed.

        Raises ValueError if the moves have an odd number of cells or a cell outside the board.
        """
        return Verdict(
            position=run.position(self.idx),
            status=Status(self.verdict),
            engine=self.engine,
            captures=captures_in(self.moves, run.rows * run.cols),
            reason=self.reason,
            nodes=self.nodes,
            seconds=self.seconds,
        )


def _cell_type(cells: int) -> np.dtype[Any]:
    """Return the little-endian type of a cell number on a board with `cells` cells."""
    return np.dtype("u1" if cells <= 1 << 8 else "<u2" if cells <= 1 << 16 else "<u4")


def cells_in(moves: bytes, cells: int) -> Int64s | None:
    """Return the captures packed in `moves`, as an array (captures, 2) of cells.

    Return None for an odd number of cells, and for a cell outside a board of `cells` cells.
    """
    kind = _cell_type(cells)
    if len(moves) % (2 * kind.itemsize):
        return None
    found = np.frombuffer(moves, dtype=kind).reshape(-1, 2).astype(np.int64)
    return None if (found >= cells).any() else found


def captures_in(moves: bytes | None, cells: int) -> tuple[Capture, ...] | None:
    """Return the captures packed in `moves`; raises ValueError where `cells_in` returns None."""
    if moves is None:
        return None
    found = cells_in(moves, cells)
    if found is None:
        raise ValueError(f"no captures: {moves.hex()}")
    return tuple(map(Capture._make, found.tolist()))


class Counted(NamedTuple):
    """A board without a row, which the ledger only counts; its fields have the names of `Entry`."""

    idx: int
    verdict: str
    engine: str
    nodes: None = None
    reason: None = None
    moves: None = None
    seconds: None = None
    crc: int = 0


def entry_of(index: int, verdict: Verdict) -> Entry:
    """Return the entry of a board."""
    status, reason, moves = verdict.status.value, verdict.reason, packed(verdict)
    return make_entry(index, status, verdict.engine, verdict.nodes, reason, moves, verdict.seconds)


def packed(verdict: Verdict) -> bytes | None:
    """Return the captures of a verdict as source and target cells; None if it has none."""
    if verdict.captures is None:
        return None
    kind = _cell_type(verdict.position.rows * verdict.position.cols)
    return np.array(tuple(verdict.captures), dtype=kind).tobytes()


def make_entry(
    index: int,
    status: str,
    engine: str,
    nodes: int,
    reason: str | None,
    moves: bytes | None,
    seconds: float,
) -> Entry:
    """Return the entry with these values and their checksum."""
    fields = f"{index}|{status}|{engine}|{nodes}|{reason or ''}".encode()
    crc = zlib.crc32(fields + (moves or b""))
    return Entry(index, status, engine, nodes, reason, moves, seconds, crc)


class Identity(NamedTuple):
    """A run, the `keep` of its ledger, and the version that decided its boards.

    Ledgers of one run may differ in `run.count`, the most boards requested so far. In a merged
    ledger, `greenest` may list several versions.
    """

    run: Run
    keep: Keep
    greenest: str

    @property
    def versions(self) -> set[str]:
        """The versions that decided the boards."""
        return set(self.greenest.split(", "))

    def columns(self) -> dict[str, object]:
        """Return the columns of the table `run` by name, in order, without the checksum."""
        run, limits = self.run, self.run.limits
        black, green, white = run.colours or (None, None, None)
        return {
            "rows": run.rows,
            "cols": run.cols,
            "pieces": run.pieces,
            "black": black,
            "green": green,
            "white": white,
            "seed": str(run.seed),
            "first": run.first,
            "boards": run.count,
            "keep": self.keep,
            "engine": run.engine,
            "max_nodes": limits.max_nodes,
            "max_seconds": None if limits.max_seconds is None else float(limits.max_seconds),
            "table_mb": limits.table_mb,
            "greenest": self.greenest,
        }

    def row(self) -> list[object]:
        """Return the only row of the table `run`."""
        fields = list(self.columns().values())
        return [*fields, crc_of(fields)]


def crc_of(fields: Iterable[object]) -> int:
    """Return the checksum of a row: CRC-32 of its values as Python writes them, joined by bars."""
    return zlib.crc32("|".join(map(str, fields)).encode())


def identity_of(run: Run, keep: Keep) -> Identity:
    """Return the identity of a new ledger of a run, with this version."""
    return Identity(run, keep, version(with_ortools=uses_ortools(run.engine)))


def read_identity(path: Path, connection: sqlite3.Connection) -> Identity:
    """Return the identity in a ledger; raises LedgerError if it is damaged or has no run."""
    found = find_identity(path, connection)
    if found is None:
        raise LedgerError(f"{path}: has no run of random boards, but answers of greenest solve")
    return found


def find_identity(path: Path, connection: sqlite3.Connection) -> Identity | None:
    """Return the identity in a ledger, None if it has answers alone.

    Raises LedgerError if the ledger is damaged.
    """
    cursor = connection.execute("SELECT * FROM run")
    names = [name for name, *_ in cursor.description]
    rows = cursor.fetchall()
    if not rows and _has_rows(connection, "questions"):
        return None
    try:
        (row,) = rows
        return _identity(dict(zip(names, row, strict=True)))
    except (KeyError, TypeError, ValueError):
        raise LedgerError(f"{path}: the ledger is damaged (the description of its run)") from None


def _has_rows(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None


def _identity(row: Mapping[str, Any]) -> Identity:
    """Return the identity in a row, which may be invalid although its checksum is right.

    Raises KeyError, TypeError or ValueError for an invalid row.
    """
    colours = [row[name] for name in Colours._fields]
    sizes = ("rows", "cols", "pieces", "first", "boards", "max_nodes", "table_mb")
    texts = ("seed", "keep", "engine", "greenest")
    if {type(row[name]) for name in sizes} != {int} or {type(row[name]) for name in texts} != {str}:
        raise TypeError("another kind of value")
    if not isinstance(row["max_seconds"], float | None):
        raise TypeError("another kind of time")
    run = Run(
        rows=row["rows"],
        cols=row["cols"],
        pieces=row["pieces"],
        count=row["boards"],
        seed=int(row["seed"]),
        limits=Limits(row["max_nodes"], row["max_seconds"], row["table_mb"]),
        engine=row["engine"],
        first=row["first"],
        colours=None if None in colours else Colours(*colours),
    )
    return Identity(run, row["keep"], row["greenest"])


def differences(one: Identity, other: Identity, here: str, may_differ: Collection[str]) -> str:
    """Return a phrase that lists the columns in which two identities differ.

    The columns in `may_differ` are left out. In the phrase, `here` stands for `one`, and "there"
    for `other`.
    """
    others = other.columns()
    return ", ".join(
        f"{name} is {others[name]} there and {value} {here}"
        for name, value in one.columns().items()
        if others[name] != value and name not in may_differ
    )


def check_identity(path: Path, recorded: Identity, wanted: Identity) -> None:
    """Raise LedgerError, with advice, if identities differ in more than the count of the run."""
    found = differences(wanted, recorded, "here", ["boards"])
    if not found:
        return
    refusal = f"{path}: the ledger of another run: {found}"
    if not differences(wanted, recorded, "here", ["boards", "greenest"]):
        refusal += "; `greenest stats` reads it, and the version that began it can go on with it: "
        refusal += "with this one, begin another file"
    raise LedgerError(refusal)


def make_tables(connection: sqlite3.Connection) -> None:
    """Create the empty tables of a new ledger."""
    for table in TABLES.values():
        connection.execute(table)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")


def ask_for(path: Path, connection: sqlite3.Connection, identity: Identity) -> None:
    """Record a run, or its number of boards if that is larger than recorded before."""
    if not _has_rows(connection, "run"):
        row = identity.row()
        connection.execute(f"INSERT INTO run VALUES ({', '.join('?' * len(row))})", row)
        return
    recorded = read_identity(path, connection)
    if recorded.run.count < identity.run.count:
        run = replace(recorded.run, count=identity.run.count)
        values = (run.count, recorded._replace(run=run).row()[-1])
        connection.execute("UPDATE run SET boards = ?, crc = ?", values)


def connect(path: Path, mode: str, patience: float = 5.0) -> sqlite3.Connection:
    """Open a database without automatic transactions.

    `mode` is an option in SQLite's URI, such as "mode=ro". Wait at most `patience` seconds for a
    lock. Raises LedgerError if the journal beside the database is no file: SQLite would wait for
    ever for a pipe.
    """
    journal, log = beside(path, "-journal"), beside(path, "-wal")
    if journal.exists() and not journal.is_file():
        raise LedgerError(f"{path}: cannot be read: {journal.name} beside it is not a regular file")
    if log.exists():
        raise LedgerError(f"{path}: cannot be read: SQLite would take {log.name} for a part of it")
    address = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(address, patience, uri=True, isolation_level=None)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.create_function("crc32", 1, zlib.crc32, deterministic=True)
    return connection


def beside(path: Path, suffix: str) -> Path:
    """Return the ledger's resolved path with a suffix, as SQLite names its journals."""
    return Path(os.path.realpath(path) + suffix)


SQLITE_FILE = b"SQLite format 3\0"
"""The beginning of each file of SQLite."""
LONGEST_NAME = 80
"""The most characters that a message shows of the name of something in a schema."""
FILES_OF_A_LEDGER = 2
"""The most files that SQLite opens to read one ledger: itself, and a journal to be undone."""


def belongs_to(path: Path, ledger: Path) -> bool:
    """Return whether `path` is the ledger or one of its temporary files."""
    suffixes = ("", "-journal", "-lock", "-new", "-merging")
    return beside(path, "") in [beside(ledger, suffix) for suffix in suffixes]


@contextmanager
def reading(path: Path, is_sealed: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading and check its content; other processes may be using it.

    Pass `is_sealed` if the file is unchanged since its last writer closed it. Then its rows are not
    checked. SQLite separates readers from a writer, and undoes the transaction of a writer that was
    killed. Raises LedgerError, and errors of SQLite and the system.
    """
    if not path.is_file():
        raise LedgerError(
            f"{path}: no such file" if not path.exists() else f"{path}: not a regular file"
        )
    if path.stat().st_size == 0:
        raise LedgerError(f"{path}: an empty file, not a ledger")
    _check_header(path)
    with closing(connect(path, _mode_of(path))) as connection:
        # One transaction, so that all queries see the same state of a running batch.
        connection.execute("BEGIN")
        _check_content(path, connection, is_sealed)
        yield connection


def _check_header(path: Path) -> None:
    """Raise LedgerError unless SQLite reads and writes the file with a rollback journal.

    Bytes 18 and 19 of the header are the versions of the format for writers and readers: 1 with a
    rollback journal, 2 in WAL mode.
    """
    with path.open("rb") as file:
        header = file.read(20)
    if header.startswith(SQLITE_FILE) and b"\2" in header[18:]:
        raise LedgerError(
            f"{path}: not as greenest makes ledgers: in WAL mode, in which readers write files, "
            "too; SQLite's PRAGMA journal_mode = DELETE ends that"
        )
    if header.startswith(SQLITE_FILE) and header[18:] != b"\1\1":
        raise LedgerError(f"{path}: of a version of SQLite's format that greenest does not know")


def _mode_of(path: Path) -> str:
    """Return the mode in which SQLite reads a ledger: it may write if a journal is to be undone."""
    return "mode=rw" if beside(path, "-journal").exists() else "mode=ro"


def _check_content(path: Path, connection: sqlite3.Connection, is_sealed: bool) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise LedgerError(f"{path}: a database, but not a ledger of greenest")
    if number != FORMAT:
        raise LedgerError(f"{path}: a ledger of format {number}; this greenest knows {FORMAT}")
    refuse_foreign_schema(path, connection)
    if not is_sealed:
        (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if finding != "ok":
            raise LedgerError(f"{path}: the ledger is damaged ({' '.join(finding.split())})")
    for table, what in (("run", "the description of its run"), ("questions", "its questions")):
        for *fields, crc in connection.execute(f"SELECT * FROM {table}"):
            if crc_of(fields) != crc:
                raise LedgerError(f"{path}: the ledger is damaged ({what})")
    for damage, query in CHECKS.items():
        if is_sealed and query in SLOW:
            continue
        (found,) = connection.execute(query).fetchone()
        if found:
            raise LedgerError(f"{path}: the ledger is damaged ({damage}: {found})")


def refuse_foreign_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Raise LedgerError unless the schema of a ledger is exactly `TABLES`.

    Call this before any statement that reads or writes a table, since triggers, views, indexes and
    columns of other programs would take part in it.
    """
    made = [("table", name, name, _spaced(sql)) for name, sql in TABLES.items()]
    query = "SELECT type, name, tbl_name, sql FROM main.sqlite_master"
    found = [(*names, _spaced(str(sql))) for *names, sql in connection.execute(query)]
    for row in found:
        kind, name, *_ = row
        if row not in made and not (kind == "table" and name in TABLES):
            said = ascii(f"{kind} {name}"[:LONGEST_NAME])[1:-1]
            raise LedgerError(
                f"{path}: has the {said}, which greenest did not make and which could change or "
                "hide verdicts: use a copy without it"
            )
    if Counter(found) != Counter(made):
        raise LedgerError(f"{path}: the ledger is damaged (its schema is not the one it was given)")


def _spaced(sql: str) -> str:
    """Return an SQL statement with single spaces, and with no spaces just inside parentheses."""
    return " ".join(sql.split()).replace("( ", "(").replace(" )", ")")
