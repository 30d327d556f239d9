"""What ledgers hold of runs: their settings, ranges, rows and counts, read and summed up.

A shard is what one ledger holds of a run. Shards of one run differ in their boards alone.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from heapq import merge
from itertools import pairwise, starmap
from pathlib import Path
from typing import NamedTuple

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import FILES_OF_A_LEDGER, read_runs, reading
from greenest.study.book.ranges import Done, gaps
from greenest.study.book.rows import Effort, Entry, Kind, Place, Settings, differences
from greenest.study.run import LARGEST_COUNT, Nodes, Summary, Tally, nodes_of, summarise
from greenest.system.resources import allow_open_files

ALL = range(LARGEST_COUNT)
"""All indexes that a board can have."""
ENTRY = ", ".join(Entry._fields)
MIXED = "`greenest merge --mixed-versions` joins them all the same"


class Shard(NamedTuple):
    """A run in an open ledger: its number and settings there, and its ranges of decided boards."""

    path: Path
    connection: sqlite3.Connection
    number: int
    settings: Settings
    done: list[Done]

    @property
    def boards(self) -> range:
        """The indexes from the first board to the last board requested or recorded."""
        asked = self.settings.run.boards
        return range(asked.start, max(asked.stop, self.done[-1].stop if self.done else 0))

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
            f"SELECT {ENTRY} FROM verdicts WHERE run = ? AND idx >= ? AND idx < ? "
            "ORDER BY idx, board"
        )
        # SQLite keeps its lock after the connection is closed while a cursor has rows left.
        with (
            in_one_line(self.path),
            closing(self._asked(query, boards.start, boards.stop)) as rows,
        ):
            yield from starmap(Entry, rows)

    def given(self) -> Iterator[tuple[int, Place, Entry]]:
        """Yield run, place and row of each board given to the ledger, by source and line."""
        query = (
            f"SELECT run, source, line, id, {ENTRY} FROM (SELECT source, line, id, verdicts.* "
            "FROM origins JOIN verdicts ON verdicts.run = origins.run AND idx = 0 "
            "AND verdicts.board = origins.board) ORDER BY source, line, board"
        )
        with in_one_line(self.path), closing(self.connection.execute(query)) as rows:
            for row in rows:
                yield row[0], Place(*row[1:4]), Entry(*row[4:])

    def verdict(self, entry: Entry) -> Verdict:
        """Return the verdict of a row; raises ValueError for a wrong board or impossible moves."""
        if self.settings.is_random:
            return entry.verdict_on(self.settings.run.position(entry.idx))
        return entry.verdict_on(Position.parse(entry.board))

    def tally(self, boards: range = ALL) -> Tally:
        """Count the verdicts on `boards`, which must be all boards if some are only counted."""
        tally: Tally = Counter()
        rows = (
            "SELECT verdict, engine, count(*) FROM verdicts WHERE run = ? AND idx >= ? "
            "AND idx < ? GROUP BY verdict, engine"
        )
        counted = "SELECT verdict, engine, boards FROM counts WHERE run = ?"
        for found in (self._asked(rows, boards.start, boards.stop), self._asked(counted)):
            for verdict, engine, number in found:
                tally[verdict, engine] += number
        return tally

    def efforts(self) -> dict[Kind, Effort]:
        """Return, for each kind of boards without a row, their number and seconds."""
        counted = "SELECT verdict, engine, nodes, boards, seconds FROM counts WHERE run = ?"
        return {Kind(*row[:3]): Effort(*row[3:]) for row in self._asked(counted)}

    def seconds(self) -> float:
        """Return the sum of the seconds that the boards took."""
        tables = ("verdicts", "counts")
        sums = (f"SELECT total(seconds) FROM {each} WHERE run = ?" for each in tables)
        return float(sum(self._asked(each).fetchone()[0] for each in sums))

    def node_counts(self) -> Iterator[tuple[int, int]]:
        """Yield pairs, sorted: a number of nodes, and the number of boards that took so many."""
        return self._asked(
            "SELECT nodes, sum(boards) FROM (SELECT nodes, 1 AS boards FROM verdicts "
            "WHERE run = ?1 UNION ALL SELECT nodes, boards FROM counts WHERE run = ?1) "
            "GROUP BY nodes ORDER BY nodes"
        )

    def _asked(self, query: str, *values: int) -> sqlite3.Cursor:
        return self.connection.execute(query, (self.number, *values))


def shard_of(path: Path, connection: sqlite3.Connection, number: int, settings: Settings) -> Shard:
    """Return the shard that an open ledger has of a run."""
    query = "SELECT start, stop FROM done WHERE run = ? ORDER BY start"
    done = list(starmap(Done, connection.execute(query, (number,))))
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


class Joined(NamedTuple):
    """A run, or the boards given with the same settings, and the shards that hold it."""

    settings: Settings
    shards: list[Shard]

    def summary(self) -> Summary:
        """Return the summary of all boards."""
        tally: Tally = Counter()
        for each in self.shards:
            tally += each.tally()
        seconds = sum(each.seconds() for each in self.shards)
        counts = merge(*(each.node_counts() for each in self.shards))
        nodes: Nodes | None = nodes_of(counts, tally.total())
        run = self.settings.run if self.settings.is_random else None
        return summarise(run, tally, tally.total(), seconds, nodes=nodes, keep=self.settings.keep)


def by_run(shards: Iterable[Shard]) -> list[Joined]:
    """Join the shards of each run, in the order in which runs are met.

    Raises LedgerError, which names two ledgers, if boards of a run are in both.
    """
    found: dict[Settings, list[Shard]] = {}
    for each in shards:
        found.setdefault(each.settings._replace(first=None, boards=None), []).append(each)
    return list(map(joined, found.values()))


def joined(shards: Sequence[Shard], mixes_versions: bool = False) -> Joined:
    """Join shards of one run.

    With `mixes_versions`, its settings name all versions that decided a part. Raises LedgerError,
    which names two ledgers, if their settings differ in more than their boards, or if boards are in
    both.
    """
    one = shards[0]
    for other in shards[1:]:
        _refuse_differences(one, other, mixes_versions)
    settings = one.settings
    if settings.is_random:
        _refuse_overlaps(shards)
        first = min(each.boards.start for each in shards)
        stop = max(each.boards.stop for each in shards)
        settings = settings._replace(first=first, boards=stop - first)
    versions = sorted(set().union(*(each.settings.versions for each in shards)))
    return Joined(settings._replace(greenest=", ".join(versions)), list(shards))


def refuse_gaps(shards: Sequence[Shard]) -> None:
    """Raise LedgerError unless all boards, from the first to the last, are decided."""
    for each in shards:
        for missing in gaps(each.done, each.boards):
            raise LedgerError(f"{each.path}: is not finished: {they_are(missing)} missing")
    ordered = sorted(shards, key=lambda shard: (shard.boards.start, shard.boards.stop))
    for one, other in pairwise(ordered):
        if between := range(one.boards.stop, other.boards.start):
            raise LedgerError(
                f"{other.path}: {they_are(between)} in no ledger, between this and {one.path}"
            )


def is_same(one: Shard, other: Shard, mixes_versions: bool = False) -> bool:
    """Return whether two shards are of one run, with `mixes_versions` perhaps by two versions."""
    return not _differences(one, other, mixes_versions)


def _differences(one: Shard, other: Shard, mixes_versions: bool) -> str:
    may_differ = ["first", "boards", *(["greenest"] if mixes_versions else [])]
    return differences(one.settings, other.settings, f"in {one.path}", may_differ)


def _refuse_differences(one: Shard, other: Shard, mixes_versions: bool) -> None:
    if found := _differences(one, other, mixes_versions):
        advice = f"; {MIXED}" if is_same(one, other, mixes_versions=True) else ""
        raise LedgerError(f"{other.path}: the ledger of another run: {found}{advice}")


def _refuse_overlaps(shards: Sequence[Shard]) -> None:
    ranges = sorted(
        (done.start, done.stop, place) for place, shard in enumerate(shards) for done in shard.done
    )
    for (_, stop, one), (start, end, other) in pairwise(ranges):
        if start < stop:
            both = they_are(range(start, min(stop, end)))
            raise LedgerError(f"{shards[other].path}: {both} in {shards[one].path} too")


def they_are(boards: range) -> str:
    """Return a phrase with the indexes and a verb: "board 3 is", or "boards 3 to 7 are"."""
    if len(boards) == 1:
        return f"board {boards.start} is"
    return f"boards {boards.start} to {boards.stop - 1} are"
