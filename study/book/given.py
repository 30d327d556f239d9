"""The verdicts of `solve --ledger`, found by settings and board, and where boards were given.

docs/ledger.md describes them. Verdicts under several engines and limits are side by side.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import Notify, OpenFile, opened
from greenest.study.book.rows import Place, Row, wrong_moves
from greenest.study.book.settings import Settings
from greenest.system.streams import file_name
from greenest.system.version import is_same_but_for_ortools

COMMIT_SECONDS = 0.5
"""A kill or a power cut loses the verdicts of at most this many seconds."""


class GivenBook:
    """A ledger open for the verdicts on given boards under some settings.

    With `keeps_decided`, verdicts of this version under other settings count, too, unless they are
    "undecided": also those of engines that use OR-Tools beside those of engines that do not.
    """

    def __init__(self, file: OpenFile, settings: Settings, keeps_decided: bool) -> None:
        self._file = file
        runs = {number: each for number, each in file.runs.items() if not each.is_random}
        self._number = next((number for number, each in runs.items() if each == settings), 0)
        if not self._number:
            with file.transaction():
                self._number = file.add_run(settings)
        by_us = [
            number
            for number, each in runs.items()
            if is_same_but_for_ortools(each.greenest, settings.greenest)
        ]
        known = ", ".join(map(str, {self._number, *(by_us if keeps_decided else ())}))
        self._known = (
            f"FROM verdicts WHERE run IN ({known}) "
            f"AND (run = {self._number} OR verdict <> 'undecided')"
        )
        self._new: dict[str, Row] = {}
        """The verdicts of the next commit, by board."""
        self._places: list[tuple[Place, str]] = []
        """The places of the next commit, with their boards."""
        self._last: dict[str, int] = {}
        """The last line placed of each file."""
        self._committed = monotonic()

    @property
    def kept(self) -> int:
        """The number of boards that the ledger has a verdict for."""
        ((found,),) = self._ask(f"SELECT count(DISTINCT board) {self._known}")
        return int(found)

    def find(self, position: Position) -> Verdict | None:
        """Return the recorded verdict on a position, after replaying its solution; None if none.

        Raises LedgerError if the solution is wrong.
        """
        board = str(position)
        row = self._new.get(board) or self._recorded(board)
        if row is None:
            return None
        try:
            verdict = row.as_verdict()
            wrong = wrong_moves(verdict)
        except ValueError as error:
            wrong = str(error)
        if wrong:
            raise LedgerError(f"{self._file.path}: the verdict on {board} is not one ({wrong})")
        return verdict

    def decided(self, position: Position, decide: Callable[[Position], Verdict]) -> Verdict:
        """Return the recorded verdict on a position; decide and record it if there is none."""
        verdict = self.find(position)
        if verdict is None:
            verdict = decide(position)
            self.record(verdict)
        return verdict

    def record(self, verdict: Verdict) -> None:
        """Record the verdict on a position without one; raises LedgerFailedError."""
        row = Row.of(verdict)
        self._new[row.board] = row
        self._commit_in_time()

    def place(self, place: Place, position: Position) -> None:
        """Record where a position with a verdict was given; raises LedgerFailedError.

        Places in one file come in the order of their lines.
        """
        if place.is_in_file:
            source = file_name(named_beside(Path(place.source), self._file.path))
            place = place._replace(source=source)
        self._places.append((place, str(position)))
        self._commit_in_time()

    def end_sources(self) -> None:
        """Forget the boards beyond the last line of each file, which was read to its end."""
        self.commit()
        with self._file.transaction():
            for last in self._last.items():
                self._file.drop("origins", "source = ? AND line > ?", *last)

    def commit(self) -> None:
        """Write what is new to the disk, in one transaction; raises LedgerFailedError."""
        if self._new or self._places:
            with self._file.transaction():
                rows = ((self._number, *each) for each in self._new.values())
                self._file.put("verdicts", rows)
                for place, board in self._places:
                    self._put(place, board)
            self._new.clear()
            self._places.clear()
        self._committed = monotonic()

    def _commit_in_time(self) -> None:
        if monotonic() - self._committed > COMMIT_SECONDS:
            self.commit()

    def _put(self, place: Place, board: str) -> None:
        """Put a board in its place; what was there, and on the lines since the last one, goes."""
        source, line, identifier = place
        last = self._last.get(source, -1) if place.is_in_file else line
        # SQLite finds the lines by the primary key.
        lines = "source = ? AND line BETWEEN ? AND ? AND (line > ? OR board = ?)"
        self._file.drop("origins", lines, source, min(last + 1, line), line, last, board)
        if place.is_in_file:
            self._last[source] = line
        query = f"SELECT run {self._known} AND board = ? ORDER BY verdict = 'undecided'"
        run, *_ = self._file.connection.execute(query, (board,)).fetchone()
        self._file.put("origins", [(source, line, board, identifier, run)])

    def _recorded(self, board: str) -> Row | None:
        columns = ", ".join(Row._fields)
        query = f"SELECT {columns} {self._known} AND board = ? ORDER BY verdict = 'undecided'"
        rows = self._ask(query, board)
        return Row(*rows[0]) if rows else None

    def _ask(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        with self._file.transaction():
            return self._file.connection.execute(query, values).fetchall()


def named_beside(path: Path, ledger: Path) -> str:
    """Return the name of a file in a ledger, the same from wherever it is given.

    It is the path from the ledger's folder if the file is below it, and the whole path otherwise.
    """
    whole = Path(os.path.realpath(path.parent)) / path.name
    folder = Path(os.path.realpath(ledger)).parent
    return str(whole.relative_to(folder) if whole.is_relative_to(folder) else whole)


@contextmanager
def open_given(
    path: Path, settings: Settings, notify: Notify | None = None, keeps_decided: bool = False
) -> Iterator[GivenBook]:
    """Open or create a ledger for boards given with some settings; raises the errors of `opened`.

    What is new is committed at the end, also after an error.
    """
    with opened(path, notify) as file:
        with in_one_line(path, is_written=True):
            book = GivenBook(file, settings, keeps_decided)
        try:
            yield book
        finally:
            book.commit()
