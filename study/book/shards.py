"""What ledgers hold of runs: their settings, ranges, rows and counts, read and summed up.

A shard is what one ledger holds of a run. Shards of one run differ in their boards alone.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import chain, starmap
from pathlib import Path
from typing import Any, NamedTuple

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import read_runs, reading
from greenest.study.book.rows import Effort, Entry, Kind, Place, Settings
from greenest.study.run import LARGEST_COUNT, Tally
from greenest.system.resources import allow_open_files

FILES_OF_A_LEDGER = 2
"""The most files that SQLite opens to read one ledger: itself, and a journal to be undone."""
ALL = range(LARGEST_COUNT)
"""All indexes that a board can have."""
ENTRY = ", ".join(f"verdicts.{name}" for name in Entry._fields)
COUNTED = "SELECT verdict, engine, nodes, boards, seconds FROM counts WHERE run = ?1"
OF_ROWS = (
    "SELECT verdict, engine, nodes, count(*), sum(seconds) FROM verdicts "
    "WHERE run = ?1 AND idx >= ?2 AND idx < ?3 GROUP BY verdict, engine, nodes"
)


def union(ranges: Iterable[range]) -> list[range]:
    """Return the indexes in some ranges as sorted ranges, none of them adjacent."""
    joined: list[range] = []
    for each in sorted(filter(None, ranges), key=lambda each: each.start):
        if joined and each.start <= joined[-1].stop:
            joined[-1] = range(joined[-1].start, max(joined[-1].stop, each.stop))
        else:
            joined.append(each)
    return joined


def gaps(ranges: Iterable[range], boards: range) -> list[range]:
    """Return the parts of `boards` in none of the ranges, which are sorted and disjoint."""
    edges = chain.from_iterable((each.start, each.stop) for each in ranges)
    cuts = [min(max(each, boards.start), boards.stop) for each in edges]
    starts, stops = [boards.start, *cuts[1::2]], [*cuts[::2], boards.stop]
    return [range(*ends) for ends in zip(starts, stops, strict=True) if ends[0] < ends[1]]


class Shard(NamedTuple):
    """A run in an open ledger: its number and settings there, and its ranges of decided boards."""

    path: Path
    connection: sqlite3.Connection
    number: int
    settings: Settings
    done: list[range]

    def refuse_counts(self) -> None:
        """Raise LedgerError if some boards are only counted."""
        if self.settings.keep != "all":
            raise LedgerError(
                f"{self.path}: keeps {self.settings.keep}, so not every board has a row that could "
                "be printed; `greenest stats` sums it up"
            )

    def entries(self, boards: range = ALL) -> Iterator[Entry]:
        """Yield the rows of `boards`, by index."""
        query = (
            f"SELECT {ENTRY} FROM verdicts WHERE run = ?1 AND idx >= ?2 AND idx < ?3 "
            "ORDER BY idx, board"
        )
        return starmap(Entry, self._asked(query, boards.start, boards.stop))

    def given(self) -> Iterator[tuple[int, Place, Entry]]:
        """Yield run, place and row of each board given to the ledger, by source and line."""
        query = (
            f"SELECT run, source, line, id, {ENTRY} FROM origins JOIN verdicts USING (run, board) "
            "WHERE idx = 0 AND ?1 ORDER BY source, line, board"
        )
        for row in self._asked(query):
            yield row[0], Place(*row[1:4]), Entry(*row[4:])

    def verdict(self, entry: Entry) -> Verdict:
        """Return the verdict of a row; raises ValueError for a wrong board or impossible moves."""
        if self.settings.is_random:
            return entry.verdict_on(self.settings.run.position(entry.idx))
        return entry.verdict_on(Position.parse(entry.board))

    def counted(self) -> Iterator[tuple[Kind, Effort]]:
        """Yield each kind of boards without a row, their number and the sum of their seconds."""
        for row in self._asked(COUNTED):
            yield Kind(*row[:3]), Effort(*row[3:])

    def efforts(self, boards: range = ALL) -> Iterator[tuple[Kind, Effort]]:
        """Yield each kind of the rows of `boards`, then each kind of all boards without a row."""
        for row in self._asked(OF_ROWS, boards.start, boards.stop):
            yield Kind(*row[:3]), Effort(*row[3:])
        yield from self.counted()

    def tally(self, boards: range = ALL) -> Tally:
        """Count the verdicts on `boards`, which must be all boards if some are only counted."""
        tally: Tally = Counter()
        for kind, effort in self.efforts(boards):
            tally[kind.verdict, kind.engine] += effort.boards
        return tally

    def _asked(self, query: str, *values: int) -> Iterator[tuple[Any, ...]]:
        """Yield the rows that a query about this run, its first parameter, finds."""
        # SQLite keeps its lock after the connection is closed while a cursor has rows left.
        with (
            in_one_line(self.path),
            closing(self.connection.execute(query, (self.number, *values))) as rows,
        ):
            yield from rows


def shard_of(path: Path, connection: sqlite3.Connection, number: int, settings: Settings) -> Shard:
    """Return the shard that an open ledger has of a run."""
    query = "SELECT start, stop FROM done WHERE run = ? ORDER BY start"
    done = list(starmap(range, connection.execute(query, (number,))))
    return Shard(path, connection, number, settings, done)


@contextmanager
def read_shards(paths: Sequence[Path]) -> Iterator[list[list[Shard]]]:
    """Open ledgers, check them, and yield the shards of each one.

    They may be unfinished or being written; each is seen as it was at one moment. Raises
    LedgerError if a file is no ledger or is damaged.
    """
    allow_open_files(FILES_OF_A_LEDGER * len(paths))
    with ExitStack() as stack:
        found = []
        for path in paths:
            with in_one_line(path):
                connection = stack.enter_context(reading(path))
                runs = read_runs(path, connection)
                found.append([shard_of(path, connection, *each) for each in runs.items()])
        yield found
