"""The verdicts of `solve --ledger`, found by settings and board, and where boards were given.

docs/ledger.md describes them. Verdicts under several engines and limits are side by side.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import parse_capture
from greenest.solver.verdict import Status, Verdict
from greenest.study.book.book import Shard
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import Ledger, Notify, beside, opened
from greenest.study.book.settings import Settings
from greenest.system.interrupts import held
from greenest.system.streams import file_name, shortened
from greenest.system.version import is_same_but_for_ortools

COMMIT_SECONDS = 0.5
"""A kill or a power cut loses the verdicts of at most this many seconds."""
NO_FILES = ("", "-")
"""The sources of boards that are no files: the arguments of a command, and standard input."""


class GivenBook:
    """A ledger open for the verdicts on given boards under some settings.

    With `keeps_decided`, verdicts of this version under other settings count, too, unless they are
    "undecided": also those of engines that use OR-Tools beside those of engines that do not.
    """

    def __init__(self, ledger: Ledger, settings: Settings, keeps_decided: bool) -> None:
        self._ledger = ledger
        self._number = ledger.number_of(settings)
        known = [
            number
            for number, each in ledger.runs.items()
            if keeps_decided and is_same_but_for_ortools(each.greenest, settings.greenest)
        ]
        self._known = (
            f"FROM verdicts WHERE (run = {self._number} OR verdict <> 'undecided') "
            f"AND run IN ({', '.join(map(str, {self._number, *known}))})"
        )
        self._new: dict[str, Verdict] = {}
        """The verdicts of the next commit, by board."""
        self._places: list[tuple[str, str, bool, int, str, str | None]] = []
        """Places of the next commit: source, field, whether it is their first, line, board, id."""
        self._placed: set[tuple[str, str]] = set()
        """The files and fields with a place."""
        self._committed = monotonic()

    @property
    def kept(self) -> int:
        """The number of boards that the ledger has a verdict for."""
        ((found,),) = self._ledger.ask(f"SELECT count(DISTINCT board) {self._known}")
        return int(found)

    def find(self, position: Position) -> Verdict | None:
        """Return the recorded verdict on a position, after replaying its solution; None if none.

        Raises LedgerError if the solution is wrong.
        """
        board = str(position)
        if board in self._new:
            return self._new[board]
        rows = self._recorded(board)
        return _verdict_of(self._ledger, rows[0][1:], is_replayed=True) if rows else None

    def decided(self, position: Position, decide: Callable[[Position], Verdict]) -> Verdict:
        """Return the recorded verdict on a position; decide and record it if there is none."""
        verdict = self.find(position)
        if verdict is None:
            verdict = decide(position)
            self.record(verdict)
        return verdict

    def record(self, verdict: Verdict) -> None:
        """Record the verdict on a position without one; raises LedgerFailedError."""
        self._new[str(verdict.position)] = verdict
        self._commit_in_time(verdict.seconds)

    def place(
        self, position: Position, source: str, line: int, row_id: str | None = None, field: str = ""
    ) -> None:
        """Record where a position with a verdict was given; raises LedgerFailedError.

        The source is the path of a file, whose places of earlier sessions are forgotten at its
        first one, or one of `NO_FILES`. The field is a table's column, "" for the usual one.
        """
        if source not in NO_FILES:
            source = _named_beside(source, self._ledger.path)
        is_first = source not in NO_FILES and (source, field) not in self._placed
        self._placed.add((source, field))
        self._places.append((source, field, is_first, line, str(position), row_id))
        self._commit_in_time()

    def end_files(self, files: Mapping[str, Collection[str]], field: str = "") -> None:
        """Forget the fields that files, read to their ends, do not have, and an empty `field`."""
        self.commit()
        gone = "source = ? AND field NOT IN (SELECT value FROM json_each(?))"
        with self._ledger.transaction():
            for path, fields in files.items():
                source = _named_beside(path, self._ledger.path)
                there = {*fields, field}
                if (source, field) not in self._placed:
                    there.remove(field)
                self._ledger.drop("origins", gone, source, json.dumps([*there]))

    def commit(self) -> None:
        """Write what is new to the disk, in one transaction; raises LedgerFailedError."""
        if self._new or self._places:
            with self._ledger.transaction():
                for board, verdict in self._new.items():
                    # An interrupt right after a commit has the same committed again.
                    if not self._recorded(board):
                        self._ledger.put("verdicts", self._number, *_row_of(verdict))
                for place in self._places:
                    self._put(*place)
            self._new.clear()
            self._places.clear()
        self._committed = monotonic()

    def _commit_in_time(self, seconds: float = 0.0) -> None:
        if max(seconds, monotonic() - self._committed) > COMMIT_SECONDS:
            self.commit()

    def _put(
        self, source: str, field: str, is_first: bool, line: int, board: str, row_id: str | None
    ) -> None:
        """Put a board in its place; at the first one, the places of earlier sessions go."""
        file = "source = ? AND field = ?"
        if is_first:
            self._ledger.drop("origins", file, source, field)
        place = f"{file} AND line = ? AND board = ?"  # the primary key but for the run
        self._ledger.drop("origins", place, source, field, line, board)
        for run, *_ in self._recorded(board):
            self._ledger.put("origins", source, field, line, board, row_id, run)

    def _recorded(self, board: str) -> list[tuple[Any, ...]]:
        """Return the row of the best verdict on a board; none if there is no verdict."""
        query = f"SELECT * {self._known} AND board = ? ORDER BY verdict = 'undecided' LIMIT 1"
        return list(self._ledger.ask(query, board))


@contextmanager
def open_given(
    path: Path, settings: Settings, notify: Notify | None = None, keeps_decided: bool = False
) -> Iterator[GivenBook]:
    """Open or create a ledger for boards given with some settings; raises the errors of `opened`.

    What is new is committed at the end, also after an error.
    """
    with opened(path, notify) as ledger:
        book = GivenBook(ledger, settings, keeps_decided)
        try:
            yield book
        finally:
            with held():  # A closing terminal may signal twice.
                book.commit()


def facts_of(shard: Shard) -> Iterator[tuple[Any, ...]]:
    """Yield board, verdict, engine, nodes and seconds of each given board."""
    query = "SELECT board, verdict, engine, nodes, seconds FROM verdicts WHERE run = ?"
    return shard.ledger.ask(query, shard.number)


def given_in(shard: Shard) -> Iterator[Verdict]:
    """Yield the verdicts on given boards; the captures are not replayed."""
    query = "SELECT * FROM verdicts WHERE run = ? ORDER BY board"
    for _, *row in shard.ledger.ask(query, shard.number):
        yield _verdict_of(shard.ledger, row)


def placed_in(ledger: Ledger) -> Iterator[tuple[Any, ...]]:
    """Yield source, field, line, id, run and verdict of each place, without replaying captures."""
    query = (
        "SELECT source, field, line, id, verdicts.* FROM origins JOIN verdicts USING (run, board) "
        "ORDER BY source, field, line, board"
    )
    for source, field, line, row_id, run, *row in ledger.ask(query):
        yield source, field, line, row_id, run, _verdict_of(ledger, row)


def _named_beside(path: str, ledger: Path) -> str:
    """Return the name of a file in a ledger, the same from wherever it is given.

    It is the path from the ledger's folder if the file is below it, and the whole path otherwise.
    """
    folder, name = os.path.split(path)
    whole, home = Path(os.path.realpath(folder), name), beside(ledger, "").parent
    named = file_name(str(whole.relative_to(home) if whole.is_relative_to(home) else whole))
    return f"./{named}" if named in NO_FILES else named


def _row_of(verdict: Verdict) -> tuple[Any, ...]:
    """Return the columns of the table `verdicts` after the run; moves are separated by spaces."""
    moves = None if verdict.moves is None else " ".join(verdict.moves)
    asked = (str(verdict.position), verdict.status.value, verdict.engine)
    return (*asked, verdict.nodes, verdict.reason, moves, verdict.seconds)


def _verdict_of(ledger: Ledger, row: Sequence[Any], is_replayed: bool = False) -> Verdict:
    """Return the verdict of a row; raises LedgerError if it is none."""
    board, status, engine, nodes, reason, moves, seconds = row
    try:
        position, captures = Position.parse(board), None
        if moves is not None:
            captures = tuple(parse_capture(position.grid, each) for each in moves.split())
        verdict = Verdict(position, Status(status), engine, captures, reason, nodes, seconds)
        if is_replayed:
            verdict.check()
    except (ValueError, AssertionError) as error:
        said = f"the verdict on {shortened(board)} is not one ({error})"
        raise LedgerError(f"{ledger.path}: {said}") from None
    return verdict
