"""Sums up ledgers of parts of one run; refuses different runs, overlaps and gaps."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from greenest.solver.verdict import Status
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import Identity, differences, read_identity
from greenest.study.batches.ranges import Done, gaps, within
from greenest.study.batches.result_chunk import Effort, Kind
from greenest.study.batches.run import Keep, Tally

MIXED = "`greenest merge --mixed-versions` joins them all the same"


class Shard(NamedTuple):
    """The path of a ledger, its identity, and its ranges of decided boards."""

    path: Path
    identity: Identity
    done: list[Done]

    @property
    def boards(self) -> range:
        """The indexes from the first board to the last board requested or recorded."""
        asked = self.identity.run.boards
        return range(asked.start, max(asked.stop, self.done[-1].stop if self.done else 0))


def shard_of(path: Path, connection: sqlite3.Connection) -> Shard:
    """Return the shard of an open ledger; raises LedgerError if it is damaged."""
    return Shard(path, read_identity(path, connection), read_done(connection))


def whole_of(shards: Sequence[Shard], mixes_versions: bool = False) -> Identity:
    """Return the identity of the run that the ledgers are parts of.

    With `mixes_versions`, it names all versions that decided a part. Raises LedgerError, which
    names two ledgers, if their runs differ or their boards overlap.
    """
    one = shards[0]
    for other in shards[1:]:
        _refuse_differences(one, other, mixes_versions)
    _refuse_overlaps(shards)
    first = min(each.boards.start for each in shards)
    stop = max(each.boards.stop for each in shards)
    versions = sorted(set().union(*(each.identity.versions for each in shards)))
    run = replace(one.identity.run, first=first, count=stop - first)
    return one.identity._replace(run=run, greenest=", ".join(versions))


def refuse_gaps(shards: Sequence[Shard]) -> None:
    """Raise LedgerError unless all boards, from the first to the last, are decided."""
    for each in shards:
        for missing in gaps(each.done, each.boards):
            raise LedgerError(f"{each.path}: is not finished: {_they_are(missing)} missing")
    ordered = sorted(shards, key=lambda shard: (shard.boards.start, shard.boards.stop))
    for one, other in pairwise(ordered):
        if between := range(one.boards.stop, other.boards.start):
            raise LedgerError(
                f"{other.path}: {_they_are(between)} in no ledger, between this and {one.path}"
            )


def _refuse_differences(one: Shard, other: Shard, mixes_versions: bool) -> None:
    may_differ = ["first", "boards", *(["greenest"] if mixes_versions else [])]
    found = differences(one.identity, other.identity, f"in {one.path}", may_differ)
    if found:
        is_version = not differences(one.identity, other.identity, "", [*may_differ, "greenest"])
        advice = f"; {MIXED}" if is_version else ""
        raise LedgerError(f"{other.path}: the ledger of another run: {found}{advice}")


def _refuse_overlaps(shards: Sequence[Shard]) -> None:
    ranges = sorted(
        (done.start, done.stop, place) for place, shard in enumerate(shards) for done in shard.done
    )
    for (_, stop, one), (start, end, other) in pairwise(ranges):
        if start < stop:
            both = _they_are(range(start, min(stop, end)))
            raise LedgerError(f"{shards[other].path}: {both} in {shards[one].path} too")


def _they_are(boards: range) -> str:
    """Return a phrase with the indexes and a verb: "board 3 is", or "boards 3 to 7 are"."""
    if len(boards) == 1:
        return f"board {boards.start} is"
    return f"boards {boards.start} to {boards.stop - 1} are"


def refuse_counts(path: Path, keep: Keep) -> None:
    """Raise LedgerError if a ledger has only counts."""
    if keep == "counts":
        raise LedgerError(
            f"{path}: keeps counts alone, so no board has a row; `greenest stats` sums it up"
        )


def read_done(connection: sqlite3.Connection) -> list[Done]:
    """Return the ranges of decided boards of a ledger."""
    rows = connection.execute("SELECT start, stop, engine FROM done ORDER BY start")
    return [Done(*row) for row in rows]


def seconds_of(connection: sqlite3.Connection) -> float:
    """Return the sum of the seconds that the boards of a ledger took."""
    total = "SELECT (SELECT total(seconds) FROM verdicts) + (SELECT total(seconds) FROM effort)"
    (seconds,) = connection.execute(total).fetchone()
    return float(seconds)


def verdict_counts(
    connection: sqlite3.Connection, keep: Keep, done: list[Done], boards: range
) -> Tally:
    """Count the verdicts on `boards`, which must be the whole ledger if `keep` is "counts"."""
    if keep == "counts":
        return _summed(connection.execute("SELECT verdict, engine, boards FROM effort"))
    query = (
        "SELECT verdict, engine, count(*) FROM verdicts WHERE idx >= ? AND idx < ? "
        "GROUP BY verdict, engine"
    )
    tally = _summed(connection.execute(query, (boards.start, boards.stop)))
    for start, stop, engine in within(done, boards):
        if engine is not None:
            rows = "SELECT count(*) FROM verdicts WHERE idx >= ? AND idx < ?"
            (number,) = connection.execute(rows, (start, stop)).fetchone()
            tally[Status.SOLVABLE.value, engine] += stop - start - number
    return +tally


def _summed(found: Iterable[tuple[str, str, int]]) -> Tally:
    tally: Tally = Counter()
    for verdict, engine, boards in found:
        tally[verdict, engine] += boards
    return tally


def read_efforts(connection: sqlite3.Connection) -> dict[Kind, Effort]:
    """Return, for each kind of boards without a row, their number and seconds."""
    found = connection.execute("SELECT verdict, engine, nodes, boards, seconds FROM effort")
    return {Kind(*row[:3]): Effort(*row[3:]) for row in found}


def node_counts(connection: sqlite3.Connection) -> Iterator[tuple[int, int]]:
    """Yield pairs, sorted: a number of nodes, and the number of boards that took so many."""
    counts = "SELECT nodes, 1 AS boards FROM verdicts UNION ALL SELECT nodes, boards FROM effort"
    return connection.execute(
        f"SELECT nodes, sum(boards) FROM ({counts}) GROUP BY nodes ORDER BY nodes"
    )
