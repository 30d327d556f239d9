"""The tables of a ledger in SQL: statements to make and to check them, see docs/ledger.md."""

from __future__ import annotations

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMAT = 1
"""The number of the schema, in SQLite's header."""
SMALL_PAGE = 512
"""The page size in bytes of a ledger that begins with counts alone, which has few rows."""

VERDICT = """verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL"""
TABLES = {
    "runs": """CREATE TABLE runs (
    number INTEGER PRIMARY KEY, rows INTEGER, cols INTEGER, pieces INTEGER,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT, first INTEGER, boards INTEGER,
    keep TEXT NOT NULL, engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL,
    table_mb INTEGER NOT NULL, greenest TEXT NOT NULL, crc INTEGER NOT NULL
)""",
    "verdicts": f"""CREATE TABLE verdicts (
    run INTEGER NOT NULL, idx INTEGER NOT NULL, board TEXT NOT NULL, {VERDICT},
    reason TEXT, moves BLOB, seconds REAL NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (run, idx, board)
) WITHOUT ROWID""",
    "done": """CREATE TABLE done (
    run INTEGER NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (run, start)
) WITHOUT ROWID""",
    "counts": f"""CREATE TABLE counts (
    run INTEGER NOT NULL, {VERDICT}, boards INTEGER NOT NULL, seconds REAL NOT NULL,
    crc INTEGER NOT NULL, PRIMARY KEY (run, verdict, engine, nodes)
) WITHOUT ROWID""",
    "origins": """CREATE TABLE origins (
    source TEXT NOT NULL, line INTEGER NOT NULL, board TEXT NOT NULL, id TEXT,
    run INTEGER NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (source, line, board)
) WITHOUT ROWID""",
    "notes": """CREATE TABLE notes (
    topic TEXT NOT NULL, number INTEGER NOT NULL, value BLOB NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (topic, number)
) WITHOUT ROWID""",
    "totals": """CREATE TABLE totals (
    run INTEGER PRIMARY KEY, rows INTEGER NOT NULL, crcs INTEGER NOT NULL, crc INTEGER NOT NULL
)""",
}
"""The SQL statements that make the tables, by table name."""

OF_NOTES = 0
"""The number under which `totals` has the rows of `notes`; runs begin with 1."""


def crc_sql(*names: str, blob: str = "x''") -> str:
    """Return SQL for the checksum of columns: of their texts, joined by bars, and of a blob."""
    joined = " || '|' || ".join(f"coalesce({name}, '')" for name in names)
    return f"crc32(CAST({joined} || coalesce({blob}, x'') AS BLOB))"


VERDICT_CRC = crc_sql("idx", "board", "verdict", "engine", "nodes", "reason", blob="moves")
DONE_CRC = crc_sql("run", "start", "stop")
COUNTS_CRC = crc_sql("run", "verdict", "engine", "nodes", "boards")
ORIGIN_CRC = crc_sql("source", "line", "board", "id", "run")
NOTE_CRC = crc_sql("topic", "number", blob="value")
TOTAL_CRC = crc_sql("run", "rows", "crcs")

RANDOM = "(SELECT number FROM runs WHERE seed IS NOT NULL)"
"""The runs of random boards, whose rows have an index; those of others have the board's text."""

VALUES = f"""SELECT count(*) FROM verdicts WHERE crc IS NOT {VERDICT_CRC}
OR typeof(idx) <> 'integer' OR typeof(board) <> 'text' OR (board = '') <> (run IN {RANDOM})
OR verdict NOT IN ('solvable', 'unsolvable', 'undecided')
OR typeof(engine) <> 'text'
OR typeof(nodes) <> 'integer' OR NOT nodes >= 0 OR typeof(reason) NOT IN ('text', 'null')
OR typeof(moves) NOT IN ('blob', 'null')
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12"""
RANGES = f"""SELECT count(*) FROM (
    SELECT *, lag(stop, 1, start) OVER (PARTITION BY run ORDER BY start) AS before FROM done
) WHERE crc IS NOT {DONE_CRC} OR run NOT IN {RANDOM}
OR typeof(start) <> 'integer' OR typeof(stop) <> 'integer'
OR NOT before <= start OR NOT start < stop"""
COUNTED = f"""SELECT count(*) FROM counts WHERE crc IS NOT {COUNTS_CRC} OR run NOT IN {RANDOM}
OR verdict NOT IN ('solvable', 'unsolvable', 'undecided')
OR typeof(engine) <> 'text' OR typeof(nodes) <> 'integer'
OR typeof(boards) <> 'integer' OR NOT boards > 0
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12"""
PLACES = f"""SELECT count(*) FROM origins WHERE crc IS NOT {ORIGIN_CRC}
OR typeof(source) <> 'text' OR typeof(line) <> 'integer' OR typeof(id) NOT IN ('text', 'null')
OR NOT EXISTS (SELECT 1 FROM verdicts
    WHERE verdicts.run = origins.run AND idx = 0 AND verdicts.board = origins.board)"""
NOTED = f"""SELECT count(*) FROM notes WHERE crc IS NOT {NOTE_CRC}
OR typeof(topic) <> 'text' OR typeof(number) <> 'integer' OR typeof(value) <> 'blob'"""
TOTALS = f"""WITH found AS (
    SELECT run, count(*) AS rows, sum(crc) AS crcs FROM verdicts GROUP BY run
    UNION ALL SELECT {OF_NOTES}, count(*), sum(crc) FROM notes HAVING count(*) > 0
) SELECT (SELECT count(*) FROM totals WHERE crc IS NOT {TOTAL_CRC})
+ (SELECT count(*) FROM totals LEFT JOIN found USING (run)
    WHERE found.rows IS NOT totals.rows OR found.crcs IS NOT totals.crcs)
+ (SELECT count(*) FROM found WHERE run NOT IN (SELECT run FROM totals))
+ (SELECT count(*) FROM totals WHERE run <> {OF_NOTES} AND run NOT IN (SELECT number FROM runs))"""
SUMS = """SELECT count(*) FROM (SELECT
    coalesce((SELECT rows FROM totals WHERE run = number), 0) AS rows,
    (SELECT coalesce(sum(stop - start), 0) FROM done WHERE run = number) AS decided,
    (SELECT coalesce(sum(boards), 0) FROM counts WHERE run = number) AS counted,
    (SELECT coalesce(sum((SELECT count(*) FROM verdicts
        WHERE verdicts.run = done.run AND idx >= start AND idx < stop
    )), 0) FROM done WHERE run = number) AS in_ranges
FROM runs WHERE seed IS NOT NULL) WHERE rows <> in_ranges OR decided <> rows + counted"""

CHECKS = {
    "verdicts of a wrong crc": VALUES,
    "ranges that are wrong": RANGES,
    "counts that are wrong": COUNTED,
    "origins that are wrong": PLACES,
    "notes of a wrong crc": NOTED,
    "rows that do not agree with their totals": TOTALS,
    "ranges that do not agree with rows and counts": SUMS,
}
"""A query for each kind of damage; it returns 0 without damage."""
