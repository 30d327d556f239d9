"""The tables of a ledger, and the checksums of their rows; docs/ledger.md describes them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

FORMAT = 0x47524E31
"""The bytes "GRN1" in SQLite's header, which mark a ledger, and its format."""
SMALL_PAGE = 512
"""The page size in bytes of a ledger that begins with counts alone, which has few rows."""
TABLES = {
    "runs": """CREATE TABLE runs (
    number INTEGER NOT NULL, rows INTEGER, cols INTEGER, pieces INTEGER,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT, first INTEGER, boards INTEGER,
    keep TEXT NOT NULL CHECK (keep IN ('all', 'counts')), engine TEXT NOT NULL,
    max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, PRIMARY KEY (number)
) STRICT, WITHOUT ROWID""",
    "chunks": """CREATE TABLE chunks (
    run INTEGER NOT NULL REFERENCES runs, start INTEGER NOT NULL, stop INTEGER NOT NULL,
    solvable INTEGER NOT NULL, unsolvable INTEGER NOT NULL, undecided INTEGER NOT NULL,
    kinds TEXT NOT NULL, entries BLOB NOT NULL, moves BLOB NOT NULL, PRIMARY KEY (run, start),
    CHECK (0 <= start AND start < stop AND solvable + unsolvable + undecided = stop - start)
) STRICT""",
    "verdicts": """CREATE TABLE verdicts (
    run INTEGER NOT NULL REFERENCES runs, board TEXT NOT NULL, verdict TEXT NOT NULL,
    engine TEXT NOT NULL, nodes INTEGER NOT NULL CHECK (nodes >= 0), reason TEXT, moves TEXT,
    seconds REAL NOT NULL CHECK (seconds BETWEEN 0 AND 1e99),
    PRIMARY KEY (run, board), CHECK ((verdict = 'solvable') = (moves IS NOT NULL))
) STRICT, WITHOUT ROWID""",
    "origins": """CREATE TABLE origins (
    source TEXT NOT NULL, field TEXT NOT NULL, line INTEGER NOT NULL CHECK (line >= 0),
    board TEXT NOT NULL, id TEXT, run INTEGER NOT NULL, PRIMARY KEY (source, field, line, board),
    FOREIGN KEY (run, board) REFERENCES verdicts
) STRICT, WITHOUT ROWID""",
    "notes": """CREATE TABLE notes (
    topic TEXT NOT NULL, number INTEGER NOT NULL, value BLOB NOT NULL, PRIMARY KEY (topic, number)
) STRICT, WITHOUT ROWID""",
    "total": "CREATE TABLE total (crcs INTEGER NOT NULL) STRICT",
}
"""The SQL statements that make the tables, by name; the row of `total` sums up all checksums."""
INDEX = ("index", "sqlite_autoindex_chunks_1", "chunks", None)
"""The only index, as `sqlite_master` has it; SQLite writes large rows WITHOUT ROWID slowly."""
BLOBS = {"chunks": 2, "notes": 1}
"""How many columns of a table are blobs, which come last."""


def crc_of(table: str, row: Sequence[Any]) -> int:
    """Return the checksum of a row of a table.

    It is the CRC-32 of the columns, each followed by a bar, NULL as "None"; blobs stand there as
    they are.
    """
    texts = len(row) - BLOBS.get(table, 0)
    crc = zlib.crc32(("%s|" * texts % tuple(row[:texts])).encode())
    for blob in row[texts:]:
        crc = zlib.crc32(blob, crc)
    return crc
