"""The tables of a ledger in SQL: statements to make and to check them, see docs/ledger.md."""

from __future__ import annotations

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMAT = 1
"""The number of the schema, in SQLite's header."""
PAGE_OF_COUNTS = 1024
"""The page size in bytes of a ledger that keeps only counts, which has few rows."""

RUN = """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT NOT NULL,
    first INTEGER NOT NULL, boards INTEGER NOT NULL, keep TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)"""
VERDICTS = """CREATE TABLE verdicts (
    idx INTEGER PRIMARY KEY, verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL,
    reason TEXT, moves BLOB, seconds REAL NOT NULL, crc INTEGER NOT NULL
)"""
DONE = """CREATE TABLE done (
    start INTEGER PRIMARY KEY, stop INTEGER NOT NULL, engine TEXT, crc INTEGER NOT NULL
)"""
EFFORT = """CREATE TABLE effort (
    verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, boards INTEGER NOT NULL,
    seconds REAL NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (verdict, engine, nodes)
) WITHOUT ROWID"""
QUESTIONS = """CREATE TABLE questions (
    number INTEGER PRIMARY KEY, engine TEXT NOT NULL, max_nodes INTEGER NOT NULL,
    max_seconds REAL, table_mb INTEGER NOT NULL, greenest TEXT NOT NULL, crc INTEGER NOT NULL
)"""
ANSWERS = """CREATE TABLE answers (
    question INTEGER NOT NULL, board TEXT NOT NULL, verdict TEXT NOT NULL, engine TEXT NOT NULL,
    nodes INTEGER NOT NULL, reason TEXT, moves BLOB, seconds REAL NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (question, board)
) WITHOUT ROWID"""
TABLES = {
    "run": RUN,
    "verdicts": VERDICTS,
    "done": DONE,
    "effort": EFFORT,
    "questions": QUESTIONS,
    "answers": ANSWERS,
}
"""The SQL statements that make the tables, by table name."""

VERDICT_CRC = """crc32(coalesce(CAST(
    {key} || '|' || verdict || '|' || engine || '|' || nodes || '|'
    || coalesce(reason, '') || coalesce(moves, '')
AS BLOB), x''))"""
DONE_CRC = "crc32(CAST({start} || '|' || {stop} || '|' || coalesce({engine}, '') AS BLOB))"
EFFORT_CRC = "crc32(CAST(verdict || '|' || engine || '|' || nodes || '|' || boards AS BLOB))"

WRONG_VALUES = """verdict NOT IN ('solvable', 'unsolvable', 'undecided')
OR typeof(engine) <> 'text'
OR typeof(nodes) <> 'integer' OR NOT nodes >= 0 OR typeof(reason) NOT IN ('text', 'null')
OR typeof(moves) NOT IN ('blob', 'null')
OR typeof(seconds) <> 'real' OR NOT seconds BETWEEN 0 AND 1e12"""
VALUES = f"""SELECT count(*) FROM verdicts
WHERE crc IS NOT {VERDICT_CRC.format(key="idx")} OR {WRONG_VALUES}"""
ANSWERED = f"""SELECT count(*) FROM answers
WHERE crc IS NOT {VERDICT_CRC.format(key="question || '|' || board")} OR {WRONG_VALUES}
OR typeof(board) <> 'text' OR question NOT IN (SELECT number FROM questions)"""
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
    "verdicts of a wrong crc": VALUES,
    "answers of a wrong crc": ANSWERED,
    "ranges that are wrong": RANGES,
    "counts that are wrong": COUNTS,
    "ranges that do not agree with rows and counts": SUMS,
}
"""A query for each kind of damage; it returns 0 without damage."""
SLOW = (VALUES, ANSWERED, SUMS)
"""The queries that read every row."""
