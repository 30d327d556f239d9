"""The tables of a ledger in SQL, by format, and the conditions of damaged rows.

Writers make the newest format; readers know all. docs/ledger.md has the columns.
"""

from __future__ import annotations

APPLICATION_ID = 0x47524E53
""""GRNS" in SQLite's header: tells a ledger from other databases."""
FORMAT = 3
FORMAT_BY_NODES = 2
"""That of versions on the way to 0.5: `effort` has no verdicts and engines."""
OLD_FORMAT = 1
"""That of 0.3 and 0.4: no table but `run` and `verdicts`, and all boards from 0 on have rows."""
PAGE_OF_COUNTS = 1024
"""Bytes of a page where boards are only counted, in a file of few of them."""

VERDICTS = """CREATE TABLE verdicts (
    idx INTEGER PRIMARY KEY, verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL,
    reason TEXT, moves BLOB, seconds REAL NOT NULL, crc INTEGER NOT NULL
)"""
SCHEMA = {
    "run": """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT NOT NULL,
    first INTEGER NOT NULL, boards INTEGER NOT NULL, keep TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)""",
    "verdicts": VERDICTS,
    "done": """CREATE TABLE done (
    start INTEGER PRIMARY KEY, stop INTEGER NOT NULL, engine TEXT, crc INTEGER NOT NULL
)""",
    "effort": """CREATE TABLE effort (
    verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, boards INTEGER NOT NULL,
    seconds REAL NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (verdict, engine, nodes)
) WITHOUT ROWID""",
}
EFFORT_BY_NODES = """CREATE TABLE effort (
    nodes INTEGER PRIMARY KEY, boards INTEGER NOT NULL, seconds REAL NOT NULL, crc INTEGER NOT NULL
)"""
OLD_SCHEMA = {
    "run": """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL, seed TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)""",
    "verdicts": VERDICTS,
}
SCHEMAS = {
    OLD_FORMAT: OLD_SCHEMA,
    FORMAT_BY_NODES: SCHEMA | {"effort": EFFORT_BY_NODES},
    FORMAT: SCHEMA,
}

DAMAGED = """(
crc IS NOT crc32(coalesce(CAST(
    idx || '|' || verdict || '|' || engine || '|' || nodes || '|'
    || coalesce(reason, '') || coalesce(moves, '')
AS BLOB), x''))
OR typeof(verdict) <> 'text' OR typeof(engine) <> 'text' OR typeof(nodes) <> 'integer'
OR typeof(reason) NOT IN ('text', 'null') OR typeof(moves) NOT IN ('blob', 'null')
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12
)"""
"""Holds of a row of `verdicts` that is damaged."""

DONE_CRC = "crc32(CAST({start} || '|' || {stop} || '|' || coalesce({engine}, '') AS BLOB))"
EFFORT_CRC = "crc32(CAST(verdict || '|' || engine || '|' || nodes || '|' || boards AS BLOB))"
WRONG_KINDS = {
    FORMAT_BY_NODES: "crc IS NOT crc32(CAST(nodes || '|' || boards AS BLOB))",
    FORMAT: f"crc IS NOT {EFFORT_CRC} OR typeof(verdict) <> 'text' OR typeof(engine) <> 'text'",
}
"""SQL condition of rows of `effort` whose counts are damaged, by format."""

DAMAGED_COUNTS = f"""
SELECT (
    SELECT count(*) FROM (SELECT *, lag(stop, 1, start) OVER (ORDER BY start) AS before FROM done)
    WHERE crc IS NOT {DONE_CRC.format(start="start", stop="stop", engine="engine")}
    OR typeof(stop) <> 'integer' OR typeof(engine) NOT IN ('text', 'null')
    OR NOT before <= start OR NOT start < stop
) + (
    SELECT count(*) FROM effort
    WHERE {{wrong_kinds}} OR typeof(nodes) <> 'integer'
    OR typeof(boards) <> 'integer' OR NOT boards > 0
    OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12
)
"""

BOARDS_IN_ROWS = """
SELECT coalesce(sum((SELECT count(*) FROM verdicts WHERE idx >= start AND idx < stop)), 0) FROM done
"""
