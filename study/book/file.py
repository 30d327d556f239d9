"""The file of a ledger: how it is opened, made, and checked before any row is believed."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import Settings, crc_of
from greenest.study.book.schema import APPLICATION_ID, CHECKS, FORMAT, TABLES

SQLITE_FILE = b"SQLite format 3\0"
"""The beginning of each file of SQLite."""
LONGEST_NAME = 80
"""The most characters that a message shows of the name of something in a schema."""
FILES_OF_A_LEDGER = 2
"""The most files that SQLite opens to read one ledger: itself, and a journal to be undone."""


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


def belongs_to(path: Path, ledger: Path) -> bool:
    """Return whether `path` is the ledger or one of its temporary files."""
    suffixes = ("", "-journal", "-lock", "-new", "-merging")
    return beside(path, "") in [beside(ledger, suffix) for suffix in suffixes]


def make_tables(connection: sqlite3.Connection) -> None:
    """Create the empty tables of a new ledger."""
    for table in TABLES.values():
        connection.execute(table)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading and check all of it; other processes may be using it.

    SQLite separates readers from a writer, and undoes the transaction of a writer that was killed.
    Raises LedgerError, and errors of SQLite and the system.
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
        _check_content(path, connection)
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


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise LedgerError(f"{path}: a database, but not a ledger of greenest")
    if number != FORMAT:
        raise LedgerError(f"{path}: a ledger of format {number}; this greenest knows {FORMAT}")
    refuse_foreign_schema(path, connection)
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        raise LedgerError(f"{path}: the ledger is damaged ({' '.join(finding.split())})")
    read_runs(path, connection)
    for damage, query in CHECKS.items():
        (found,) = connection.execute(query).fetchone()
        if found:
            raise LedgerError(f"{path}: the ledger is damaged ({damage}: {found})")


def read_runs(path: Path, connection: sqlite3.Connection) -> dict[int, Settings]:
    """Return the settings of all runs by number; raises LedgerError if one is damaged."""
    found = {}
    for number, *fields, crc in connection.execute("SELECT * FROM runs ORDER BY number"):
        try:
            if crc_of((number, *fields)) != crc:
                raise ValueError("another checksum")
            found[number] = Settings(*fields)
            found[number].check()
        except (TypeError, ValueError):
            raise LedgerError(f"{path}: the ledger is damaged (the description of a run)") from None
    return found


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
