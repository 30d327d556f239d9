"""The answers of `solve --ledger`, found by question and board. docs/ledger.md describes them.

A *question* is what a verdict depends on beside the board: engine, limits and version. Answers to
several questions are side by side in one ledger.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import captures_in, crc_of, find_identity, packed
from greenest.study.batches.open_file import Notify, OpenFile, opened
from greenest.system.version import version

COMMIT_SECONDS = 0.5
"""A kill or a power cut loses the answers of at most this many seconds."""


class Question(NamedTuple):
    """The engine, limits and version of a verdict: the columns of `questions` after its number."""

    engine: str
    max_nodes: int
    max_seconds: float | None
    table_mb: int
    greenest: str


class Answer(NamedTuple):
    """A row of `answers` without its question and its checksum."""

    board: str
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: bytes | None
    seconds: float

    def row(self, question: int) -> tuple[object, ...]:
        """Return the whole row."""
        head = (question, *self[:4], self.reason or "")
        crc = zlib.crc32("|".join(map(str, head)).encode() + (self.moves or b""))
        return question, *self, crc


def question_of(limits: Limits, engine: str) -> Question:
    """Return the question that this version asks."""
    seconds = None if limits.max_seconds is None else float(limits.max_seconds)
    by = version(with_ortools=uses_ortools(engine))
    return Question(engine, limits.max_nodes, seconds, limits.table_mb, by)


def answer_of(verdict: Verdict) -> Answer:
    """Return the row of a verdict."""
    return Answer(
        str(verdict.position),
        verdict.status.value,
        verdict.engine,
        verdict.nodes,
        verdict.reason,
        packed(verdict),
        verdict.seconds,
    )


class PositionLedger:
    """A ledger open for the answers to one question.

    With `keeps_decided`, answers of this version to other questions count, too, unless they are
    "undecided".
    """

    def __init__(self, file: OpenFile, question: Question, keeps_decided: bool) -> None:
        self._file = file
        self._number = _numbers(file.connection, question)[0]
        numbers = [self._number]
        if keeps_decided:
            by_version = "SELECT number FROM questions WHERE greenest = ?"
            numbers = [n for (n,) in file.connection.execute(by_version, (question.greenest,))]
        asked = ", ".join(map(str, numbers))
        own = f"question = {self._number} OR verdict <> 'undecided'"
        self._known = f"FROM answers WHERE question IN ({asked}) AND ({own})"
        self._new: dict[str, Answer] = {}
        """The answers of the next commit, by board."""
        self._committed = monotonic()

    @property
    def kept(self) -> int:
        """The number of boards that the ledger has an answer for."""
        query = f"SELECT count(DISTINCT board) {self._known}"
        ((found,),) = self._file.read(lambda: self._file.connection.execute(query).fetchall())
        return int(found)

    def find(self, position: Position) -> Verdict | None:
        """Return the recorded verdict on a position, after replaying its solution; None if none.

        Raises LedgerError if the solution is wrong.
        """
        board = str(position)
        answer = self._new.get(board) or self._recorded(board)
        if answer is None:
            return None
        try:
            captures = captures_in(answer.moves, position.rows * position.cols)
            if captures is not None and not position.after(*captures).is_solved:
                raise ValueError("several stacks are left")
            status = Status(answer.verdict)
        except (ValueError, IllegalCapture):
            raise LedgerError(f"{self._file.path}: the answer for {board} is not one") from None
        return Verdict(
            position,
            status,
            answer.engine,
            captures,
            answer.reason,
            answer.nodes,
            answer.seconds,
        )

    def decided(self, position: Position, decide: Callable[[Position], Verdict]) -> Verdict:
        """Return the recorded verdict on a position; decide and record it if there is none."""
        verdict = self.find(position)
        if verdict is None:
            verdict = decide(position)
            self.record(verdict)
        return verdict

    def record(self, verdict: Verdict) -> None:
        """Record the verdict on a position without one; raises LedgerFailedError."""
        answer = answer_of(verdict)
        self._new[answer.board] = answer
        if monotonic() - self._committed > COMMIT_SECONDS:
            self.commit()

    def commit(self) -> None:
        """Write new answers to the disk, in one transaction; raises LedgerFailedError."""
        if self._new:
            rows = [each.row(self._number) for each in self._new.values()]
            with self._file.transaction():
                places = ", ".join("?" * len(rows[0]))
                self._file.connection.executemany(f"INSERT INTO answers VALUES ({places})", rows)
            self._new.clear()
        self._committed = monotonic()

    def _recorded(self, board: str) -> Answer | None:
        columns = ", ".join(Answer._fields)
        query = f"SELECT {columns} {self._known} AND board = ? ORDER BY verdict = 'undecided'"
        rows = self._file.read(lambda: self._file.connection.execute(query, (board,)).fetchall())
        return Answer(*rows[0]) if rows else None


@contextmanager
def open_position_ledger(
    path: Path, question: Question, notify: Notify | None = None, keeps_decided: bool = False
) -> Iterator[PositionLedger]:
    """Open or create a ledger for the answers to a question; raises the errors of `opened`."""

    def check(connection: sqlite3.Connection) -> None:
        find_identity(path, connection)

    def begin(connection: sqlite3.Connection) -> None:
        if not _numbers(connection, question):
            ((count,),) = connection.execute("SELECT count(*) FROM questions")
            row = (count + 1, *question)
            values = ", ".join("?" * (len(row) + 1))
            connection.execute(f"INSERT INTO questions VALUES ({values})", (*row, crc_of(row)))

    with opened(path, notify, check, begin) as file:
        ledger = PositionLedger(file, question, keeps_decided)
        try:
            yield ledger
        finally:
            ledger.commit()


def _numbers(connection: sqlite3.Connection, question: Question) -> list[int]:
    """Return the number of a question in a list; the empty list if it was never asked."""
    same = " AND ".join(f"{name} IS ?" for name in Question._fields)
    query = f"SELECT number FROM questions WHERE {same}"
    return [number for (number,) in connection.execute(query, question)]
