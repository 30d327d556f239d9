"""The tables of a ledger, and the checksums of their rows; docs/ledger.md describes them."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

APPLICATION_ID = 0x47524E53
"""The bytes "GRNS" in SQLite's header, which mark a ledger."""
FORMAT = 2
"""The number of the schema, in SQLite's header."""
SMALL_PAGE = 512
"""The page size in bytes of a ledger that begins with counts alone, which has few rows."""

VERDICT = "verdict TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL"
SEALED = {
    "runs": """CREATE TABLE runs (
    number INTEGER NOT NULL, rows INTEGER, cols INTEGER, pieces INTEGER,
    black INTEGER, green INTEGER, white INTEGER, seed TEXT, first INTEGER, boards INTEGER,
    keep TEXT NOT NULL, engine TEXT NOT NULL, max_nodes INTEGER NOT NULL, max_seconds TEXT,
    table_mb INTEGER NOT NULL, greenest TEXT NOT NULL, PRIMARY KEY (number)
) STRICT, WITHOUT ROWID""",
    "verdicts": f"""CREATE TABLE verdicts (
    run INTEGER NOT NULL, idx INTEGER NOT NULL, board TEXT NOT NULL, {VERDICT},
    reason TEXT, moves BLOB, seconds REAL NOT NULL, PRIMARY KEY (run, idx, board)
) STRICT, WITHOUT ROWID""",
    "done": """CREATE TABLE done (
    run INTEGER NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL, PRIMARY KEY (run, start)
) STRICT, WITHOUT ROWID""",
    "counts": f"""CREATE TABLE counts (
    run INTEGER NOT NULL, {VERDICT}, boards INTEGER NOT NULL, seconds REAL NOT NULL,
    PRIMARY KEY (run, verdict, engine, nodes)
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
COLUMN = re.compile(r"\w+ (INTEGER|TEXT|REAL|BLOB)")
"""A column in such a statement, and its type."""

RANDOM = "run IN (SELECT number FROM runs WHERE seed IS NOT NULL)"
GIVEN = "run IN (SELECT number FROM runs WHERE seed IS NULL)"
IS_VERDICT = """verdict IN ('solvable', 'unsolvable', 'undecided') AND nodes >= 0
    AND seconds BETWEEN 0 AND 1e12"""
ROWS = "(SELECT count(*) FROM verdicts WHERE run = number)"
FAULTS = {
    "runs": """number NOT BETWEEN 1 AND 1000000 OR keep NOT IN ('all', 'unsolved', 'counts')""",
    "verdicts": f"""NOT ({IS_VERDICT} AND idx >= 0)
    OR NOT (board = '' AND {RANDOM} OR board <> '' AND idx = 0 AND {GIVEN})""",
    "counts": f"NOT ({IS_VERDICT} AND boards > 0 AND {RANDOM})",
    "origins": f"""NOT {GIVEN} OR NOT EXISTS (SELECT 1 FROM verdicts
    WHERE verdicts.run = origins.run AND idx = 0 AND verdicts.board = origins.board)""",
    "(SELECT *, lag(stop, 1, -1) OVER (PARTITION BY run ORDER BY start) AS before FROM done)": f"""
    NOT (0 <= start AND before < start AND start < stop AND {RANDOM})""",
    "runs AS recorded": f"""seed IS NOT NULL AND (
    {ROWS} <> (SELECT total((SELECT count(*) FROM verdicts
        WHERE verdicts.run = done.run AND idx >= start AND idx < stop
    )) FROM done WHERE run = number)
    OR {ROWS} + (SELECT total(boards) FROM counts WHERE run = number)
        <> (SELECT total(stop - start) FROM done WHERE run = number))""",
}
"""By table, conditions that are true for rows that no ledger has: with impossible values; verdicts
of no run, origins without a verdict; ranges that touch, or that have not a verdict for each board.

SQLite checks the types, but CHECK constraints only of files that it may write.
"""


class Seal:
    """The number of some rows of a table, and the sum of their checksums.

    The checksum of a row is the CRC-32 of its columns but `seconds`, each followed by a bar; NULL
    is "None". The last of them may be a blob, whose bytes stand there as they are, without a bar.
    """

    def __init__(self, table: str) -> None:
        types = COLUMN.findall(SEALED[table])
        self.insertion = f"INSERT INTO {table} VALUES ({', '.join('?' * len(types))})"
        self._blob = types.index("BLOB") if "BLOB" in types else None
        self._texts = len(types) - types.count("REAL") - types.count("BLOB")
        self.rows = self.crcs = 0

    def over(self, rows: Iterable[Sequence[Any]]) -> Iterator[Sequence[Any]]:
        """Yield rows, and count them."""
        blob, texts, line = self._blob, self._texts, "%s|" * self._texts
        for row in rows:
            crc = zlib.crc32((line % row[:texts]).encode())
            if blob is not None:
                crc = zlib.crc32(row[blob] or b"", crc)
            self.rows += 1
            self.crcs += crc
            yield row
