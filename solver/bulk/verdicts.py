"""The answers of one call of an engine, and the verdicts of many calls in columns.

A call is one run of an engine on many boards of one shape. A place is the index of a board in its
call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from greenest.games.grid import grid_of
from greenest.solver.bulk.boards import Boards, Unread
from greenest.solver.bulk.outcomes import (
    ANSWERS,
    ENGINE_OF,
    STATUS_OF,
    Found,
)
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.outcomes import OPEN, UNASKED
from greenest.solver.verdict import Status, Verdict

if TYPE_CHECKING:
    import pandas

UNREADABLE = "unreadable"
"""The status of a board that could not be read, in the columns of `Verdicts`."""


class Answers(NamedTuple):
    """The outcomes of one call for its boards, and verdicts on boards decided one by one."""

    boards: Boards
    found: Found
    seconds: float
    """Seconds of the call divided by its number of boards."""
    alone: dict[int, Verdict]
    """Verdicts on the boards decided one by one, by their places."""

    def counts(self) -> Iterator[tuple[tuple[str, str], int]]:
        """Yield pairs ((status, engine), count) for the boards that the call decided.

        `count` of these boards have this status by this engine.
        """
        for outcome, count in enumerate(np.bincount(self.found.outcomes).tolist()):
            if count and outcome in ANSWERS:
                status, engine = ANSWERS[outcome]
                yield (status.value, engine), count

    def open(self) -> list[tuple[int, Verdict | None]]:
        """Return (place, verdict) of each board left open by the call; None if not examined."""
        outcomes = self.found.outcomes
        return [
            (place, None if outcomes[place] == UNASKED else self.verdict(place))
            for place in ((outcomes == OPEN) | (outcomes == UNASKED)).nonzero()[0].tolist()
        ]

    def add(self, place: int, verdict: Verdict) -> None:
        """Add the verdict on a board that was decided after the call."""
        self.alone[place] = verdict
        if verdict.captures:
            self.found.captures[place] = verdict.captures

    def verdict(self, place: int) -> Verdict:
        """Return the verdict on the board at `place`."""
        if place in self.alone:
            return self.alone[place]
        return self.found.verdict(place, self.boards.position(place), self.seconds)

    def moves(self, separator: str | None) -> list[Any]:
        """Return the moves of each board: a list of texts if `separator` is None, else one text.

        The moves of boards without a solution have no meaning.
        """
        some = self.boards
        if some.are_large:
            lists = [self.alone[place].moves or [] for place in range(len(some))]
        else:
            captures = np.ascontiguousarray(self.found.captures)
            pairs = captures.view(np.uint16).reshape(captures.shape[:2])
            lists = capture_names(some.rows, some.cols)[pairs].tolist()
        return lists if separator is None else list(map(separator.join, lists))

    def verdicts(self) -> list[Verdict]:
        """Return the verdicts on all boards, in order."""
        return list(map(self.verdict, range(len(self.boards))))


class Verdicts(Sequence[Verdict]):
    """A sequence of verdicts, stored in columns; a `Verdict` is made when it is read.

    `status` (values of `Status`), `engine`, `nodes` and `seconds` are read-only arrays. Shape
    (boards,).
    `labels` is the index of the pandas Series of the boards, or None. `unread` has the errors of
    boards that could not be read, by their places. Their status is "unreadable", and they have no
    `Verdict`: reading it raises the error.
    """

    def __init__(
        self,
        calls: Sequence[tuple[Int64s, Answers]],
        unread: Unread | None = None,
        labels: Any = None,
    ) -> None:
        """Join the answers of calls; each call is given with the indexes of its boards."""
        self.unread: Unread = unread or {}
        self.labels = labels
        count = sum(len(places) for places, _ in calls) + len(self.unread)
        self.status = np.full(count, Status.UNDECIDED.value, dtype="<U10")
        self.engine = np.zeros(count, dtype="<U6")
        self.nodes = np.zeros(count, dtype=np.int64)
        self.seconds = np.zeros(count, dtype=np.float64)
        self._calls = calls
        self._call = np.zeros(count, dtype=np.int32)
        self._place = np.zeros(count, dtype=np.int64)
        for number, (places, answers) in enumerate(calls):
            outcomes = answers.found.outcomes
            self.status[places], self.engine[places] = STATUS_OF[outcomes], ENGINE_OF[outcomes]
            self.nodes[places] = answers.found.nodes.sum(axis=1)
            self.seconds[places] = answers.seconds
            self._call[places], self._place[places] = number, np.arange(len(places))
            for place, verdict in answers.alone.items():
                index = places[place]
                self.status[index], self.engine[index] = verdict.status.value, verdict.engine
                self.nodes[index], self.seconds[index] = verdict.nodes, verdict.seconds
        self.status[list(self.unread)] = UNREADABLE
        for column in (self.status, self.engine, self.nodes, self.seconds):
            column.flags.writeable = False

    def __repr__(self) -> str:
        """Return a text with the number of verdicts of each status."""
        kinds = [*Status, *([UNREADABLE] if self.unread else [])]
        counts = ", ".join(f"{(self.status == each).sum():,} {each}" for each in kinds)
        return f"<Verdicts: {counts}>"

    def __len__(self) -> int:
        """Return the number of verdicts."""
        return len(self.status)

    @overload
    def __getitem__(self, index: int) -> Verdict: ...
    @overload
    def __getitem__(self, index: slice) -> list[Verdict]: ...
    def __getitem__(self, index: int | slice) -> Verdict | list[Verdict]:
        """Return the verdict on one board, or a list for a slice.

        Raises the error of a board that could not be read, or IndexError.
        """
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        try:
            index = range(len(self))[index]
        except IndexError:
            raise IndexError(
                f"there are {len(self)} verdicts, and none has index {index}"
            ) from None
        if index in self.unread:
            raise self.unread[index]
        _, answers = self._calls[int(self._call[index])]
        return answers.verdict(int(self._place[index]))

    def columns(self, separator: str | None = None) -> dict[str, list[Any]]:
        """Return lists with an entry for each board, by the keys that a verdict has in JSON.

        The moves of a board are a list of texts if `separator` is None, else one text. They are
        None if there is no solution. A board that could not be read has only its status and, as
        the reason, its error; all else is None.
        """
        boards, moves, reasons = ([None] * len(self) for _ in range(3))
        shapes = np.zeros((3, len(self)), dtype=np.int64)
        for places, answers in self._calls:
            some = answers.boards
            shapes[:, places] = [[some.rows], [some.cols], [some.stacks]]
            _enter(boards, places, board_texts(some.cells, some.rows, some.cols))
            _enter(moves, places, answers.moves(separator))
        unsolved = (self.status != Status.SOLVABLE.value).nonzero()[0].tolist()
        for index in set(unsolved) - self.unread.keys():
            reasons[index], moves[index] = self[index].reason, None
        columns: dict[str, list[Any]] = {
            "board": boards,
            **dict(zip(("rows", "cols", "pieces"), shapes.tolist(), strict=True)),
            "verdict": self.status.tolist(),
            "engine": self.engine.tolist(),
            "moves": moves,
            "reason": reasons,
            "nodes": self.nodes.tolist(),
            "seconds": self.seconds.round(6).tolist(),
        }
        for index, error in self.unread.items():
            for column in columns.values():
                column[index] = None
            columns["verdict"][index], columns["reason"][index] = UNREADABLE, str(error)
        return columns

    def to_pandas(self) -> pandas.DataFrame:
        """Return the columns as a DataFrame with the index of the boards, if they have one."""
        import pandas

        return pandas.DataFrame(self.columns(), index=self.labels)


def _enter(column: list[Any], places: Int64s, values: Sequence[Any]) -> None:
    """Write values into a column at their places; places without gaps are written at once."""
    if (np.diff(places) == 1).all():
        column[places[0] : places[0] + len(values)] = values
        return
    for place, value in zip(places.tolist(), values, strict=True):
        column[place] = value


def board_texts(cells: NDArray[np.uint8], rows: int, cols: int) -> list[str]:
    """Return the text of each board, given its characters: `cells` is (boards, rows * cols)."""
    ranks = np.full((len(cells), rows, cols + 1), ord("/"), dtype=np.uint8)
    ranks[:, :, :cols] = cells.reshape(len(cells), rows, cols)
    text, length = ranks.tobytes().decode("ascii"), rows * (cols + 1)
    return [text[start : start + length - 1] for start in range(0, len(text), length)]


@lru_cache(64)
def capture_names(rows: int, cols: int) -> NDArray[np.object_]:
    """Return an array with the names of all captures.

    The index of a capture is its source and target, one byte each, read as a native uint16. The
    entry is None if one of these cells is outside the grid.
    """
    grid, cells = grid_of(rows, cols), rows * cols
    names = np.full(1 << 16, None, dtype=np.object_)
    pairs = np.indices((cells, cells), dtype=np.uint8).transpose(1, 2, 0).reshape(-1, 2)
    names[np.ascontiguousarray(pairs).view(np.uint16).ravel()] = [
        grid.format_capture((source, target)) for source, target in pairs.tolist()
    ]
    return names
