"""The ledger of `solve --ledger`: verdicts on the positions of files, a JSON line each.

The first line is the identity: a hash of the files, the engine, the limits and the version. Each
further line is a verdict, with the number of its position from 0. The lines are in the order in
which positions were decided.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import parse_capture
from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.line_ledger import LineLedgerError, open_line_ledger
from greenest.system.sealed_lines import SealedLines, unsealed
from greenest.system.version import version

SYNC_SECONDS = 0.5
"""A power cut loses the work of at most this many seconds."""
MOST_AHEAD = 1_000_000
"""A line is invalid if the number of its position is this far beyond the number of the line."""
NOT_THERE = -1
"""The value in `starts` of a position without a line."""


class Identity(NamedTuple):
    """The data that determine verdicts; field names are the keys of the first line."""

    positions: str
    engine: str
    max_nodes: int
    max_seconds: float | None
    table_mb: int
    greenest: str


def identity_of(content: str, limits: Limits, engine: str) -> Identity:
    """Return the identity of a new ledger by this version; `content` is the hash of the files."""
    by = version(with_ortools=uses_ortools(engine))
    return Identity(content, engine, limits.max_nodes, limits.max_seconds, limits.table_mb, by)


class PositionLedger:
    """An open ledger: returns recorded verdicts, and records new ones."""

    def __init__(self, lines: SealedLines, starts: array[int]) -> None:
        self._lines = lines
        self._starts = starts
        self._given = 0
        self._synced = monotonic()

    @property
    def kept(self) -> int:
        """The number of verdicts recorded when the ledger was opened."""
        return len(self._starts) - self._starts.count(NOT_THERE)

    def next(self, position: Position) -> tuple[int, Verdict | None]:
        """Return the number of the next position, from 0, and its recorded verdict, if any."""
        number = self._given
        self._given += 1
        is_kept = number < len(self._starts) and self._starts[number] != NOT_THERE
        return number, self._verdict(number, position) if is_kept else None

    def decided(self, position: Position, decide: Callable[[Position], Verdict]) -> Verdict:
        """Return the verdict on the next position; decide and record it if it is not recorded."""
        number, verdict = self.next(position)
        if verdict is None:
            verdict = decide(position)
            self.record(number, verdict)
        return verdict

    def _verdict(self, number: int, position: Position) -> Verdict:
        """Return the recorded verdict on a position, after replaying its solution.

        Raises LineLedgerError if the line is about another position or is invalid.
        """
        file = self._lines.file
        file.seek(self._starts[number])
        record = unsealed(file.readline())
        file.seek(0, os.SEEK_END)
        try:
            if record is None or record["board"] != str(position):
                raise ValueError
            captures = None
            if record["moves"] is not None:
                captures = tuple(parse_capture(position.grid, each) for each in record["moves"])
                if not position.after(*captures).is_solved:
                    raise ValueError
            return Verdict(
                position,
                Status(record["verdict"]),
                record["engine"],
                captures,
                record["reason"],
                record["nodes"],
                record["seconds"],
            )
        except (KeyError, TypeError, ValueError):
            raise LineLedgerError(
                f"{self._lines.path}: the verdict on position {number + 1}, {position}, is not one"
            ) from None

    def record(self, number: int, verdict: Verdict) -> None:
        """Record the verdict on a position; raises LineLedgerFailedError."""
        self._lines.add({"number": number} | verdict.as_json())
        if monotonic() - self._synced > SYNC_SECONDS:
            self.sync()

    def sync(self) -> None:
        """Sync the file to disk, in case of a power cut; raises LineLedgerFailedError."""
        self._lines.sync()
        self._synced = monotonic()


@contextmanager
def open_position_ledger(path: Path, identity: Identity) -> Iterator[PositionLedger]:
    """Open or create the ledger with this identity; raises the errors of `open_line_ledger`."""
    starts = array("q")

    def note(line: int, start: int, record: dict[str, Any]) -> bool:
        number = record.get("number")
        if not isinstance(number, int) or not 0 <= number < line + MOST_AHEAD:
            return False
        _note(starts, number, start)
        return True

    with open_line_ledger(path, identity._asdict(), note, partial(_mismatch, identity)) as lines:
        ledger = PositionLedger(lines, starts)
        try:
            yield ledger
        finally:
            ledger.sync()


def _note(starts: array[int], number: int, start: int) -> None:
    missing = number + 1 - len(starts)
    if missing > 0:
        starts.extend(array("q", [NOT_THERE]) * missing)
    starts[number] = start


def _mismatch(identity: Identity, record: dict[str, Any]) -> str:
    if record.keys() != identity._asdict().keys():
        return "not a ledger of positions"
    if record["positions"] != identity.positions:
        return "the ledger of other positions: give those it was begun with, or another file"
    differences = ", ".join(
        f"{name} is {record[name]} there and {here} here"
        for name, here in identity._asdict().items()
        if record[name] != here
    )
    return f"the ledger of these positions decided otherwise: {differences}; give another ledger"
