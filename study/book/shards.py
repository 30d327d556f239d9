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

from greenest.study.book.chunk import Chunk
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import read_runs, reading
from greenest.study.book.rows import Place, Row
from greenest.study.book.settings import Settings
from greenest.study.run import LARGEST_COUNT, Tally
from greenest.system.resources import allow_open_files

FILES_OF_A_LEDGER = 2
"""The most files that SQLite opens to read one ledger: itself, and a journal to be undone."""
ALL = range(LARGEST_COUNT)
"""All indexes that a board can have."""


def gaps(ranges: Iterable[range], boards: range) -> list[range]:
    """Return the parts of `boards` in none of the ranges, which are sorted and disjoint."""
    edges = chain.from_iterable((each.start, each.stop) for each in ranges)
    cuts = [min(max(each, boards.start), boards.stop) for each in edges]
    starts, stops = [boards.start, *cuts[1::2]], [*cuts[::2], boards.stop]
    return [range(*ends) for ends in zip(starts, stops, strict=True) if ends[0] < ends[1]]


class Shard(NamedTuple):
    """A run in an open ledger, with its number and settings there."""

    path: Path
    connection: sqlite3.Connection
    number: int
    settings: Settings

    def refuse_counts(self) -> None:
        """Raise LedgerError if boards are only counted."""
        if self.settings.keep == "counts":
            raise LedgerError(
                f"{self.path}: keeps counts, so boards have no verdicts that could be printed; "
                "`greenest stats` sums it up"
            )

    def ranges(self) -> list[range]:
        """Return the indexes of the boards of each chunk, in order."""
        query = "SELECT start, stop FROM chunks WHERE run = ?1 ORDER BY start"
        return list(starmap(range, self._asked(query)))

    def missing(self, boards: range) -> list[range]:
        """Return the ranges of `boards` without a verdict, in order."""
        return gaps(self.ranges(), boards)

    @property
    def done(self) -> list[range]:
        """The ranges of boards with a verdict, in order and none of them adjacent."""
        return gaps(self.missing(ALL), ALL)

    def chunks(self, boards: range = ALL) -> Iterator[Chunk]:
        """Yield the verdicts on `boards`, by index; chunks that count boards are yielded whole."""
        query = (
            "SELECT start, stop, solvable, unsolvable, undecided, kinds, entries, moves "
            "FROM chunks WHERE run = ?1 AND stop > ?2 AND start < ?3 ORDER BY start"
        )
        for row in self._asked(query, boards.start, boards.stop):
            try:
                chunk = Chunk.of_row(row, self.settings)
            except (LookupError, TypeError, ValueError, RecursionError):
                raise LedgerError(f"{self.path}: the ledger is damaged (a chunk)") from None
            is_whole = self.settings.keep == "counts"
            within = range(max(chunk.start, boards.start), min(chunk.stop, boards.stop))
            yield chunk if is_whole else chunk.part(within)

    def given(self) -> Iterator[Row]:
        """Yield the row of each board given with these settings, by its text."""
        for _, *row in self._asked("SELECT * FROM verdicts WHERE run = ?1 ORDER BY board"):
            yield Row(*row)

    def placed(self) -> Iterator[tuple[int, Place, Row]]:
        """Yield run, place and row of each board given to the ledger, by source and line."""
        columns = ", ".join(f"verdicts.{name}" for name in Row._fields)
        query = (
            f"SELECT run, source, line, id, {columns} "
            "FROM origins JOIN verdicts USING (run, board) JOIN runs ON number = run WHERE ?1 "
            "ORDER BY source, line, board"
        )
        for row in self._asked(query):
            yield row[0], Place(*row[1:4]), Row(*row[4:])

    def has_any(self, boards: range) -> bool:
        """Return whether any of some boards has a verdict."""
        # Chunks do not overlap: the last one to begin is the last one to end.
        query = "SELECT stop FROM chunks WHERE run = ?1 AND start < ?2 ORDER BY start DESC LIMIT 1"
        return any(stop > boards.start for (stop,) in self._asked(query, boards.stop))

    def tally(self, boards: range = ALL) -> Tally:
        """Count the verdicts on `boards`, which must be all boards if they are only counted."""
        return sum((each.tally() for each in self.chunks(boards)), Counter())

    def _asked(self, query: str, *values: int) -> Iterator[tuple[Any, ...]]:
        """Yield the rows that a query about this run, its first parameter, finds."""
        # SQLite keeps its lock after the connection is closed while a cursor has rows left.
        with (
            in_one_line(self.path),
            closing(self.connection.execute(query, (self.number, *values))) as rows,
        ):
            yield from rows


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
                found.append([Shard(path, connection, *each) for each in runs.items()])
        yield found
