"""The tables of a ledger, and the checksums of their rows; docs/ledger.md describes them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMAT = 1
"""The number of the schema, in SQLite's header."""
SMALL_PAGE = 512
"""The page size in bytes of a ledger that begins with counts alone, which has few rows."""

SEALED = {
    "runs": """CREATE TABLE runs (
    number INTEGER NOT NULL, rows INTEGER, cols INTEGER, pieces INTEGER,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT, first INTEGER, boards INTEGER,
    keep TEXT NOT NULL, engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds TEXT,
    table_mb INTEGER NOT NULL, greenest TEXT NOT NULL, PRIMARY KEY (number)
) STRICT, WITHOUT ROWID""",
    "chunks": """CREATE TABLE chunks (
    run INTEGER NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL,
    solvable INTEGER NOT NULL, unsolvable INTEGER NOT NULL, undecided INTEGER NOT NULL,
    kinds TEXT NOT NULL, entries BLOB NOT NULL, moves BLOB NOT NULL, PRIMARY KEY (run, start)
) STRICT, WITHOUT ROWID""",
    "verdicts": """CREATE TABLE verdicts (
    run INTEGER NOT NULL, board TEXT NOT NULL, verdict TEXT NOT NULL, engine TEXT NOT NULL,
    nodes INTEGER NOT NULL, reason TEXT, moves TEXT, seconds REAL NOT NULL,
    PRIMARY KEY (run, board)
) STRICT, WITHOUT ROWID""",
    "origins": """CREATE TABLE origins (
    source TEXT NOT NULL, line INTEGER NOT NULL, board TEXT NOT NULL, id TEXT,
    run INTEGER NOT NULL, PRIMARY KEY (source, line, board)
) STRICT, WITHOUT ROWID""",
    "notes": """CREATE TABLE notes (
    topic TEXT NOT NULL, number INTEGER NOT NULL, value BLOB NOT NULL, PRIMARY KEY (topic, number)
) STRICT, WITHOUT ROWID""",
}
"""The SQL statements that make the tables whose rows have checksums, by table name."""
TABLES = SEALED | {
    "totals": """CREATE TABLE totals (
    name TEXT PRIMARY KEY, rows INTEGER NOT NULL, crcs INTEGER NOT NULL
) STRICT, WITHOUT ROWID"""
}
"""The same for all tables; `totals` has the number of rows of each other, and the sum of their
checksums."""
TYPES = {table: re.findall(r"\w+ (INTEGER|TEXT|REAL|BLOB)", sql) for table, sql in SEALED.items()}
"""The types of the columns of each such table, in order."""


def sealed(table: str, rows: Iterable[Sequence[Any]]) -> tuple[int, int]:
    """Return the number of some rows of a table, and the sum of their checksums.

    The checksum of a row is the CRC-32 of its columns, each followed by a bar, NULL as "None";
    blobs, which come last, stand there as they are.
    """
    texts = len(TYPES[table]) - TYPES[table].count("BLOB")
    count = crcs = 0
    for row in rows:
        crc = zlib.crc32(("%s|" * texts % tuple(row[:texts])).encode())
        for blob in row[texts:]:
            crc = zlib.crc32(blob, crc)
        count += 1
        crcs += crc
    return count, crcs
