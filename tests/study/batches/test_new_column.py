"""A column is added to the ledger by one line of its schema; older ledgers have it empty."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing

import pytest

from greenest.study.batches import ledger_schema
from greenest.study.batches.ledger_format import Entry, make_entry
from greenest.study.batches.ledger_schema import (
    FORMAT,
    VERDICTS,
    Column,
    table_of_verdicts,
    view_of_verdicts,
    wrong_verdicts,
)

TOY = Column("toy INTEGER", "typeof(toy) IN ('integer', 'null')", since=FORMAT + 1)
ENTRY = make_entry(3, "solvable", "dfs", 12, None, b"\x01\x02", 0.5)
PLACES = ", ".join("?" * len(ENTRY))
COVERED = b"3|solvable|dfs|12|\x01\x02"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_schema, "VERDICTS", (*VERDICTS, TOY))


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.create_function("crc32", 1, zlib.crc32, deterministic=True)
        yield connection


def test_an_older_ledger_has_the_new_column_empty(database: sqlite3.Connection) -> None:
    database.execute(table_of_verdicts(FORMAT))
    database.execute(f"INSERT INTO verdicts VALUES ({PLACES})", ENTRY)
    database.execute(view_of_verdicts(FORMAT))
    cursor = database.execute("SELECT * FROM verdicts")
    assert [name for name, *_ in cursor.description] == [*Entry._fields, "toy"]
    assert cursor.fetchall() == [(*ENTRY, None)]
    assert database.execute(wrong_verdicts(FORMAT)).fetchone() == (0,)


@pytest.mark.parametrize(
    ("toy", "covered", "wrong"),
    [
        (7, COVERED + b"|7", 0),
        (8, COVERED + b"|7", 1),
        (None, COVERED, 0),
        (None, COVERED + b"|7", 1),
        ("seven", COVERED + b"|seven", 1),
    ],
)
def test_the_checksum_covers_the_new_column(
    database: sqlite3.Connection, toy: object, covered: bytes, wrong: int
) -> None:
    database.execute(table_of_verdicts(FORMAT + 1))
    row = (*ENTRY._replace(crc=zlib.crc32(covered)), toy)
    database.execute(f"INSERT INTO verdicts VALUES ({PLACES}, ?)", row)
    assert database.execute(wrong_verdicts(FORMAT + 1)).fetchone() == (wrong,)
