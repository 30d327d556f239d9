"""The tables of a ledger, and the checksums of their rows; docs/ledger.md describes them."""

from __future__ import annotations

import re

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMAT = 2
"""The number of the schema, in SQLite's header."""
SMALL_PAGE = 512
"""The page size in bytes of a ledger that begins with counts alone, which has few rows."""

VERDICT = """verdict TEXT NOT NULL CHECK (verdict IN ('solvable', 'unsolvable', 'undecided')),
    engine TEXT NOT NULL, nodes INTEGER NOT NULL CHECK (nodes >= 0)"""
SECONDS = "seconds REAL NOT NULL CHECK (seconds BETWEEN 0 AND 1e12)"
SEALED = {
    "runs": """CREATE TABLE runs (
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 1000000),
    rows INTEGER, cols INTEGER, pieces INTEGER, black INTEGER, green INTEGER, white INTEGER,
    seed TEXT, first INTEGER, boards INTEGER,
    keep TEXT NOT NULL CHECK (keep IN ('all', 'unsolved', 'counts')),
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds TEXT, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (number)
) STRICT, WITHOUT ROWID""",
    "verdicts": f"""CREATE TABLE verdicts (
    run INTEGER NOT NULL, idx INTEGER NOT NULL CHECK (idx >= 0), board TEXT NOT NULL,
    {VERDICT},
    reason TEXT, moves BLOB, {SECONDS},
    crc INTEGER NOT NULL, PRIMARY KEY (run, idx, board)
) STRICT, WITHOUT ROWID""",
    "done": """CREATE TABLE done (
    run INTEGER NOT NULL, start INTEGER NOT NULL CHECK (start >= 0),
    stop INTEGER NOT NULL CHECK (start < stop), crc INTEGER NOT NULL, PRIMARY KEY (run, start)
) STRICT, WITHOUT ROWID""",
    "counts": f"""CREATE TABLE counts (
    run INTEGER NOT NULL,
    {VERDICT},
    boards INTEGER NOT NULL CHECK (boards > 0), {SECONDS},
    crc INTEGER NOT NULL, PRIMARY KEY (run, verdict, engine, nodes)
) STRICT, WITHOUT ROWID""",
    "origins": """CREATE TABLE origins (
    source TEXT NOT NULL, line INTEGER NOT NULL, board TEXT NOT NULL, id TEXT,
    run INTEGER NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (source, line, board)
) STRICT, WITHOUT ROWID""",
    "notes": """CREATE TABLE notes (
    topic TEXT NOT NULL, number INTEGER NOT NULL, value BLOB NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (topic, number)
) STRICT, WITHOUT ROWID""",
}
"""The SQL statements that make the tables whose rows have a checksum, by table name."""
TABLES = SEALED | {
    "totals": """CREATE TABLE totals (
    name TEXT PRIMARY KEY, rows INTEGER NOT NULL, crcs INTEGER NOT NULL
) STRICT, WITHOUT ROWID"""
}
"""The same for all tables; `totals` has the number of rows of each other, and the sum of `crc`."""
COLUMN = re.compile(r"(\w+) (?:INTEGER|TEXT|REAL|BLOB)")


def crc_of(names: list[str], values: list[str]) -> str:
    """Return SQL for the checksum of a row, given the names and SQL for its columns before `crc`.

    It is the CRC-32 of all columns but `seconds`, joined by bars; NULL is empty. The last of them
    may be a blob, whose bytes stand there as they are.
    """
    named = zip(names, values, strict=True)
    texts = (f"coalesce({value}, '')" for name, value in named if name != "seconds")
    joined = " || '|' || ".join(texts)
    return f"crc32(CAST({joined} AS BLOB))"


def insertion(table: str) -> str:
    """Return SQL that inserts a row, given its columns before `crc`."""
    *names, _ = COLUMN.findall(SEALED[table])
    values = [f"?{place}" for place, _ in enumerate(names, 1)]
    return f"INSERT INTO {table} VALUES ({', '.join(values)}, {crc_of(names, values)})"


def check(table: str) -> str:
    """Return a query for the number of rows, the sum of `crc`, and how many of these are wrong."""
    *names, _ = COLUMN.findall(SEALED[table])
    wrong = f"crc <> {crc_of(names, names)}"
    if "seconds" in names:
        # SQLite verifies CHECK constraints for writers alone.
        wrong += " OR NOT seconds BETWEEN 0 AND 1e12"
    return f"SELECT count(*), coalesce(sum(crc), 0), coalesce(sum({wrong}), 0) FROM {table}"
