"""The tables of a ledger in SQL, by format: statements to make, check and read them.

Writers use the newest format. Older ledgers are read through temporary views, which have the
columns of the newest format and hide the tables. docs/ledger.md describes the columns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMATS = (1, 3)
"""The numbers of the formats that can be read; writers use the last."""
FORMAT = FORMATS[-1]
OLD_FORMAT = 1
"""The format of 0.3 and 0.4: tables `run` and `verdicts`, with a row for each board from 0 on."""
PAGE_OF_COUNTS = 1024
"""The page size in bytes of a ledger that keeps only counts, which has few rows."""


class Column(NamedTuple):
    """A column of `verdicts`: its definition, a condition for valid values, its first format."""

    definition: str
    condition: str
    since: int = OLD_FORMAT

    @property
    def name(self) -> str:
        """The name of the column."""
        return self.definition.split()[0]


VERDICTS = (
    Column("idx INTEGER PRIMARY KEY", "true"),
    Column("verdict TEXT NOT NULL", "verdict IN ('solvable', 'unsolvable', 'undecided')"),
    Column("engine TEXT NOT NULL", "typeof(engine) = 'text'"),
    Column("nodes INTEGER NOT NULL", "typeof(nodes) = 'integer' AND nodes >= 0"),
    Column("reason TEXT", "typeof(reason) IN ('text', 'null')"),
    Column("moves BLOB", "typeof(moves) IN ('blob', 'null')"),
    Column("seconds REAL NOT NULL", "typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e12"),
    Column("crc INTEGER NOT NULL", "true"),
)
"""The columns in the order of the fields of `ledger_format.Entry`.

A column added by a new format comes last. Its values may be null, and are null in ledgers of older
formats. The checksum of a row covers it.
"""


def table_of_verdicts(number: int) -> str:
    """Return the SQL statement that makes the table `verdicts` in format `number`."""
    columns = ", ".join(each.definition for each in VERDICTS if each.since <= number)
    return f"CREATE TABLE verdicts ({columns})"


def view_of_verdicts(number: int) -> str:
    """Return the SQL statement that makes a view of `verdicts` with the columns of `VERDICTS`."""
    columns = (f"{'' if each.since <= number else 'NULL AS '}{each.name}" for each in VERDICTS)
    return f"CREATE TEMP VIEW verdicts AS SELECT {', '.join(columns)} FROM main.verdicts"


def wrong_verdicts(number: int) -> str:
    """Return the SQL query that counts the damaged rows of `verdicts` in format `number`."""
    present = [each for each in VERDICTS if each.since <= number]
    added = "".join(
        f" || coalesce('|' || {each.name}, '')" for each in present if each.since > OLD_FORMAT
    )
    return f"""SELECT count(*) FROM main.verdicts WHERE
crc IS NOT crc32(coalesce(CAST(
    idx || '|' || verdict || '|' || engine || '|' || nodes || '|'
    || coalesce(reason, '') || coalesce(moves, ''){added}
AS BLOB), x''))
OR NOT ({" AND ".join(each.condition for each in present)})"""


RUN = """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT NOT NULL,
    first INTEGER NOT NULL, boards INTEGER NOT NULL, keep TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)"""
OLD_RUN = """CREATE TABLE run (
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, pieces INTEGER NOT NULL, seed TEXT NOT NULL,
    engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds REAL, table_mb INTEGER NOT NULL,
    greenest TEXT NOT NULL, crc INTEGER NOT NULL
)"""
DONE = """CREATE TABLE done (
    start INTEGER PRIMARY KEY, stop INTEGER NOT NULL, engine TEXT, crc INTEGER NOT NULL
)"""
EFFORT = """CREATE TABLE effort (
    verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, boards INTEGER NOT NULL,
    seconds REAL NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (verdict, engine, nodes)
) WITHOUT ROWID"""


def tables(number: int) -> Mapping[str, str]:
    """Return the SQL statements that make the tables of a format, by table name."""
    verdicts = table_of_verdicts(number)
    if number == OLD_FORMAT:
        return {"run": OLD_RUN, "verdicts": verdicts}
    return {"run": RUN, "verdicts": verdicts, "done": DONE, "effort": EFFORT}


OLD_VIEWS = (
    """CREATE TEMP VIEW run AS SELECT rows, cols, pieces, NULL AS black, NULL AS green,
    NULL AS white, seed, 0 AS first,
    (SELECT coalesce(max(idx) + 1, 0) FROM main.verdicts) AS boards, 'all' AS keep,
    engine, max_nodes, max_seconds, table_mb, greenest FROM main.run""",
    """CREATE TEMP VIEW done AS SELECT min(idx) AS start, max(idx) + 1 AS stop, NULL AS engine
    FROM (SELECT idx, idx - row_number() OVER (ORDER BY idx) AS place FROM main.verdicts)
    GROUP BY place""",
    """CREATE TEMP VIEW effort AS SELECT verdict, engine, nodes, 0 AS boards, seconds
    FROM main.verdicts WHERE false""",
)


def views(number: int) -> Sequence[str]:
    """Return statements that make views of a ledger of this format with the newest columns.

    There are none for a ledger of the newest format.
    """
    if number == FORMAT:
        return ()
    return (view_of_verdicts(number), *(OLD_VIEWS if number == OLD_FORMAT else ()))


DONE_CRC = "crc32(CAST({start} || '|' || {stop} || '|' || coalesce({engine}, '') AS BLOB))"
EFFORT_CRC = "crc32(CAST(verdict || '|' || engine || '|' || nodes || '|' || boards AS BLOB))"

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

WRONG_VERDICTS = "verdicts of a wrong crc"
WRONG_SUMS = "ranges that do not agree with rows and counts"
SLOW = (WRONG_VERDICTS, WRONG_SUMS)
"""The kinds of damage that are found only by reading every row."""


def checks(number: int) -> Mapping[str, str]:
    """Return a query for each kind of damage in a format; it returns 0 without damage."""
    found = {WRONG_VERDICTS: wrong_verdicts(number)}
    if number != OLD_FORMAT:
        found |= {
            "ranges that are wrong": RANGES,
            "counts that are wrong": COUNTS,
            WRONG_SUMS: SUMS,
        }
    return found
