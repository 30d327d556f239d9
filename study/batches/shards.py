"""Ledgers that are to be parts of one run: which of them is not, overlaps, or leaves a gap."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import Identity
from greenest.study.batches.ranges import Done, gaps


class Shard(NamedTuple):
    """A ledger, what it is of, and which boards it holds."""

    path: Path
    identity: Identity
    done: list[Done]

    @property
    def boards(self) -> range:
        """The boards that were asked for, or that it has beyond that."""
        asked = self.identity.run.boards
        return range(asked.start, max(asked.stop, self.done[-1].stop if self.done else 0))


def whole_of(shards: Sequence[Shard]) -> Identity:
    """Return the run that ledgers are of together, from its first board to its last.

    Raises LedgerError, which names two ledgers, if they are of different runs or overlap.
    """
    one = shards[0]
    for other in shards[1:]:
        _refuse_differences(one, other)
    _refuse_overlaps(shards)
    first = min(each.boards.start for each in shards)
    stop = max(each.boards.stop for each in shards)
    return one.identity._replace(first=first, boards=stop - first)


def refuse_gaps(shards: Sequence[Shard]) -> None:
    """Raise LedgerError, which names the boards, unless ledgers are finished and follow another."""
    for each in shards:
        for missing in gaps(each.done, each.boards):
            raise LedgerError(
                f"{each.path}: is not finished: {_named(missing)} {_are(missing)} missing"
            )
    ordered = sorted(shards, key=lambda shard: (shard.boards.start, shard.boards.stop))
    for one, other in pairwise(ordered):
        between = range(one.boards.stop, other.boards.start)
        if between:
            raise LedgerError(
                f"{other.path}: {_named(between)} {_are(between)} in no ledger, between this and "
                f"{one.path}"
            )


def _refuse_differences(one: Shard, other: Shard) -> None:
    differences = [
        f"{name} is {there} there and {here} in {one.path}"
        for name, there, here in zip(Identity._fields, other.identity, one.identity, strict=True)
        if there != here and name not in ("first", "boards")
    ]
    if differences:
        raise LedgerError(f"{other.path}: the ledger of another run: {', '.join(differences)}")


def _refuse_overlaps(shards: Sequence[Shard]) -> None:
    ranges = sorted(
        (done.start, done.stop, place) for place, shard in enumerate(shards) for done in shard.done
    )
    for (_, stop, one), (start, end, other) in pairwise(ranges):
        if start < stop:
            both = range(start, min(stop, end))
            raise LedgerError(
                f"{shards[other].path}: {_named(both)} {_are(both)} in {shards[one].path} too"
            )


def _named(boards: range) -> str:
    """Name boards by their indexes."""
    if len(boards) == 1:
        return f"board {boards.start}"
    return f"boards {boards.start} to {boards.stop - 1}"


def _are(boards: range) -> str:
    return "is" if len(boards) == 1 else "are"
