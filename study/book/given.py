"""The verdicts of `solve --ledger`, found by settings and board, and where boards were given.

docs/ledger.md describes them. Verdicts under several engines and limits are side by side.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict
from greenest.study.book.book import add_run
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import read_runs
from greenest.study.book.rows import Entry, Place, Settings, crc_of, entry_of
from greenest.study.book.writing import Notify, OpenFile, opened

COMMIT_SECONDS = 0.5
"""A kill or a power cut loses the verdicts of at most this many seconds."""


class GivenBook:
    """A ledger open for the verdicts on given boards under some settings.

    With `keeps_decided`, verdicts of this version under other settings count, too, unless they are
    "undecided".
    """

    def __init__(self, file: OpenFile, settings: Settings, keeps_decided: bool) -> None:
        self._file = file
        runs = read_runs(file.path, file.connection)
        self._number = _number_of(runs, settings)
        known = [self._number]
        if keeps_decided:
            by_us = settings.greenest
            known = [n for n, each in runs.items() if not each.is_random and each.greenest == by_us]
        asked = ", ".join(map(str, known))
        own = f"run = {self._number} OR verdict <> 'undecided'"
        self._known = f"FROM verdicts WHERE run IN ({asked}) AND idx = 0 AND ({own})"
        self._new: dict[str, Entry] = {}
        """The verdicts of the next commit, by board."""
        self._places: list[tuple[Place, str]] = []
        """The places of the next commit, with their boards."""
        self._last: dict[str, int] = {}
        """The last line placed of each source that can be read again."""
        self._committed = monotonic()

    @property
    def kept(self) -> int:
        """The number of boards that the ledger has a verdict for."""
        query = f"SELECT count(DISTINCT board) {self._known}"
        ((found,),) = self._file.read(lambda: self._file.connection.execute(query).fetchall())
        return int(found)

    def find(self, position: Position) -> Verdict | None:
        """Return the recorded verdict on a position, after replaying its solution; None if none.

        Raises LedgerError if the solution is wrong.
        """
        board = str(position)
        entry = self._new.get(board) or self._recorded(board)
        if entry is None:
            return None
        try:
            verdict = entry.verdict_on(position)
            moves = verdict.captures
            if moves is not None and not position.after(*moves).is_solved:
                raise ValueError("several stacks are left")
        except (ValueError, IllegalCapture):
            raise LedgerError(f"{self._file.path}: the verdict on {board} is not one") from None
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
        board = str(verdict.position)
        self._new[board] = entry_of(0, verdict, board)
        self._commit_in_time()

    def place(self, place: Place, position: Position) -> None:
        """Record where a position with a verdict was given; raises LedgerFailedError.

        Places of one source come in the order of their lines.
        """
        self._places.append((place, str(position)))
        self._commit_in_time()

    def end_sources(self) -> None:
        """Forget the boards beyond the last line of each source, which was read to its end."""
        self.commit()
        with self._file.transaction():
            self._file.connection.executemany(
                "DELETE FROM origins WHERE source = ? AND line > ?", list(self._last.items())
            )

    def commit(self) -> None:
        """Write what is new to the disk, in one transaction; raises LedgerFailedError."""
        if self._new or self._places:
            with self._file.transaction():
                rows = self._new.values()
                self._file.insert("verdicts", self._number, rows, len(Entry._fields))
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
        connection = self._file.connection
        source, line, identifier = place
        if place.is_lasting:
            connection.execute(
                "DELETE FROM origins WHERE source = ? AND line > ? AND line <= ? "
                "AND NOT (line = ? AND board = ?)",
                (source, self._last.get(source, -1), line, line, board),
            )
            self._last[source] = line
        run = f"SELECT run {self._known} AND board = ? ORDER BY verdict = 'undecided' LIMIT 1"
        (number,) = connection.execute(run, (board,)).fetchone()
        row = (source, line, board, identifier, number)
        connection.execute(
            "INSERT INTO origins VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
            "id = excluded.id, run = excluded.run, crc = excluded.crc WHERE crc <> excluded.crc",
            (*row, crc_of(row)),
        )

    def _recorded(self, board: str) -> Entry | None:
        columns = ", ".join(Entry._fields)
        query = f"SELECT {columns} {self._known} AND board = ? ORDER BY verdict = 'undecided'"
        rows = self._file.read(lambda: self._file.connection.execute(query, (board,)).fetchall())
        return Entry(*rows[0]) if rows else None


@contextmanager
def open_given(
    path: Path, settings: Settings, notify: Notify | None = None, keeps_decided: bool = False
) -> Iterator[GivenBook]:
    """Open or create a ledger for boards given with some settings; raises the errors of `opened`.

    What is new is committed at the end, also after an error.
    """
    with opened(path, notify, partial(_begin, path, settings)) as file:
        with in_one_line(path):
            book = GivenBook(file, settings, keeps_decided)
        try:
            yield book
        finally:
            book.commit()


def _begin(path: Path, settings: Settings, connection: sqlite3.Connection) -> None:
    if not _number_of(read_runs(path, connection), settings):
        add_run(connection, settings)


def _number_of(runs: dict[int, Settings], settings: Settings) -> int:
    """Return the number of the run with these settings; 0 if there is none."""
    return next((number for number, each in runs.items() if each == settings), 0)
