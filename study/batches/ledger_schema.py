"""The tables of a ledger in SQL, by format: statements that make, check and read them.

Writers make the newest format. Ledgers of older formats are read through temporary views, which
have the columns of the newest format and hide the tables beneath. docs/ledger.md has the columns.
"""

from __future__ import annotations

APPLICATION_ID = 0x47524E53
""""GRNS" in SQLite's header, which marks ledgers."""
FORMAT = 3
OLD_FORMAT = 1
"""The format of 0.3 and 0.4: only tables `run` and `verdicts`, a row for each board from 0 on."""
PAGE_OF_COUNTS = 1024
"""Bytes of a page in a ledger of counts, which has few rows."""

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
SCHEMAS = {
    OLD_FORMAT: {
        "run": """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL, seed TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)""",
        "verdicts": VERDICTS,
    },
    FORMAT: SCHEMA,
}

VIEWS = {
    OLD_FORMAT: (
        """CREATE TEMP VIEW run AS SELECT rows, cols, pieces, NULL AS black, NULL AS green,
        NULL AS white, seed, 0 AS first,
        (SELECT coalesce(max(idx) + 1, 0) FROM main.verdicts) AS boards, 'all' AS keep,
        engine, max_nodes, max_seconds, table_mb, greenest FROM main.run""",
        """CREATE TEMP VIEW done AS SELECT min(idx) AS start, max(idx) + 1 AS stop, NULL AS engine
        FROM (SELECT idx, idx - row_number() OVER (ORDER BY idx) AS place FROM main.verdicts)
        GROUP BY place""",
        """CREATE TEMP VIEW effort AS SELECT verdict, engine, nodes, 0 AS boards, seconds
        FROM main.verdicts WHERE false""",
    ),
    FORMAT: (),
}
"""For each format, the views that give a ledger the columns of the newest format."""

DONE_CRC = "crc32(CAST({start} || '|' || {stop} || '|' || coalesce({engine}, '') AS BLOB))"
EFFORT_CRC = "crc32(CAST(verdict || '|' || engine || '|' || nodes || '|' || boards AS BLOB))"

ROWS = """SELECT count(*) FROM verdicts WHERE
crc IS NOT crc32(coalesce(CAST(
    idx || '|' || verdict || '|' || engine || '|' || nodes || '|'
    || coalesce(reason, '') || coalesce(moves, '')
AS BLOB), x''))
OR typeof(verdict) <> 'text' OR typeof(engine) <> 'text' OR typeof(nodes) <> 'integer'
OR typeof(reason) NOT IN ('text', 'null') OR typeof(moves) NOT IN ('blob', 'null')
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12"""
RANGES = f"""SELECT count(*)
FROM (SELECT *, lag(stop, 1, start) OVER (ORDER BY start) AS before FROM done) WHERE
crc IS NOT {DONE_CRC.format(start="start", stop="stop", engine="engine")}
OR typeof(stop) <> 'integer' OR typeof(engine) NOT IN ('text', 'null')
OR NOT before <= start OR NOT start < stop"""
COUNTS = f"""SELECT count(*) FROM effort WHERE crc IS NOT {EFFORT_CRC}
OR typeof(verdict) <> 'text' OR typeof(engine) <> 'text' OR typeof(nodes) <> 'integer'
OR typeof(boards) <> 'integer' OR NOT boards > 0
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12"""
SUMS = """SELECT rows <> in_ranges OR boards <> rows + counted FROM (SELECT
    (SELECT count(*) FROM verdicts) AS rows,
    (SELECT coalesce(sum(stop - start), 0) FROM done) AS boards,
    (SELECT coalesce(sum(boards), 0) FROM effort) AS counted,
    (SELECT coalesce(sum(
        (SELECT count(*) FROM verdicts WHERE idx >= start AND idx < stop)
    ), 0) FROM done) AS in_ranges
)"""

CHECKS = {
    OLD_FORMAT: {"verdicts of a wrong crc": ROWS},
    FORMAT: {
        "verdicts of a wrong crc": ROWS,
        "ranges that are wrong": RANGES,
        "counts that are wrong": COUNTS,
        "ranges that do not agree with rows and counts": SUMS,
    },
}
"""For each kind of damage, a query that detects it; it returns 0 without damage."""
SLOW = (ROWS, SUMS)
"""The queries that read every row."""
