"""Many positions: boards of any kinds in, verdicts in columns out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, overload

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.kernels.arrays import UInt8s
from greenest.solver.bulk.boards import Boards, Group, grouped
from greenest.solver.bulk.calls import Answers, decided
from greenest.solver.bulk.columns import board_texts, move_lists, move_texts
from greenest.solver.bulk.outcomes import ENGINE_OF, STATUS_OF, UNASKED, verdict_of
from greenest.solver.decide import check_question
from greenest.solver.registry import AT_ONCE
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.system.executors import ProcessExecutor, in_order

if TYPE_CHECKING:
    import pandas
    import pyarrow

CALLS = 10
"""Calls for the boards that a process receives at a time."""


def decide_many(
    boards: Iterable[str | Position] | NDArray[Any],
    limits: Limits | None = None,
    engine: str = "auto",
    jobs: int = 1,
) -> Verdicts:
    """Decide many boards; the verdicts are those of `decide`.

    The boards are texts or Positions, also as a Series of pandas or polars, or an array of
    characters, (boards, rows, cols), over ".BGW". Shapes may be mixed. The limits hold for each
    board; `jobs` is the number of processes.

    Raises BoardError, which names the place of the first text that is no board, ValueError and
    TypeError as `decide` does, and WorkerLostError if a process is lost.

        >>> from greenest import decide_many
        >>> verdicts = decide_many(["BG/.W", "BWG/GWB"])
        >>> verdicts.status.tolist(), verdicts[0].moves
        (['solvable', 'unsolvable'], ['a2xb2', 'b1xb2'])
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine)
    if jobs < 1:
        raise ValueError(f"boards need at least one job, not {jobs}")
    groups = grouped(boards)
    if jobs == 1:
        return decide_groups(groups, limits, engine)
    verdicts = Verdicts(groups)
    parts = [
        (number, start, group.boards.part(start, start + size))
        for number, group in enumerate(groups)
        for size in [CALLS * AT_ONCE[group.boards.part_for(engine)]]
        for start in range(0, len(group.boards), size)
    ]
    work = partial(_all_answers, limits, engine)
    items = (part for _, _, part in parts)
    with in_order(ProcessExecutor(min(jobs, len(parts))), work, items) as results:
        for (number, start, _), found in zip(parts, results, strict=True):
            verdicts._enter(number, start, found)
    return verdicts


def decide_groups(groups: Sequence[Group], limits: Limits, engine: str = "auto") -> Verdicts:
    """Decide grouped boards."""
    verdicts = Verdicts(groups)
    for number, group in enumerate(groups):
        verdicts._enter(number, 0, _answers(limits, engine, group.boards))
    return verdicts


def decide_in_order(
    groups: Sequence[Group], limits: Limits, engine: str = "auto"
) -> Iterator[Verdicts]:
    """Decide grouped boards; yield the verdicts in order.

    A single group that is in order yields after each call, others once at the end.
    """
    if len(groups) > 1 or not (np.diff(groups[0].places) > 0).all():
        yield decide_groups(groups, limits, engine)
        return
    for boards, answers in decided(groups[0].boards, limits, engine):
        verdicts = Verdicts([Group(np.arange(len(boards)), boards)])
        verdicts._enter(0, 0, [(len(boards), answers)])
        yield verdicts


def _all_answers(limits: Limits, engine: str, boards: Boards) -> list[tuple[int, Answers]]:
    """Decide boards in a worker process."""
    return list(_answers(limits, engine, boards))


def _answers(limits: Limits, engine: str, boards: Boards) -> Iterator[tuple[int, Answers]]:
    """Decide boards; yield the number of boards and the answers of each call."""
    return ((len(some), answers) for some, answers in decided(boards, limits, engine))


class Verdicts(Sequence[Verdict]):
    """Verdicts in columns, one for each board, in order; items are made on access.

    `status` (values of `Status`), `engine`, `nodes` and `seconds` are arrays of (boards,).
    """

    def __init__(self, groups: Sequence[Group]) -> None:
        count = sum(len(group.boards) for group in groups)
        self.status = np.full(count, Status.UNDECIDED.value, dtype="<U10")
        self.engine = np.zeros(count, dtype="<U6")
        self.nodes = np.zeros(count, dtype=np.int64)
        self.seconds = np.zeros(count, dtype=np.float64)
        self._outcomes = np.full(count, UNASKED, dtype=np.uint8)
        self._listed = np.zeros(count, dtype=np.int64)
        self._groups = groups
        self._solutions: list[UInt8s] = [
            np.zeros((len(group.boards), max(group.boards.stacks - 1, 0), 2), dtype=np.uint8)
            for group in groups
        ]
        self._alone: dict[int, Verdict] = {}
        self._group = np.zeros(count, dtype=np.int32)
        self._place = np.zeros(count, dtype=np.int64)
        for number, group in enumerate(groups):
            self._group[group.places] = number
            self._place[group.places] = np.arange(len(group.boards))

    def _enter(self, number: int, start: int, found: Iterable[tuple[int, Answers]]) -> None:
        """Enter the answers to boards of a group, from a place in it on."""
        places = self._groups[number].places
        for count, answers in found:
            outcomes, nodes, captures = answers.found
            at = places[start : start + count]
            self._outcomes[at] = outcomes
            self.status[at], self.engine[at] = STATUS_OF[outcomes], ENGINE_OF[outcomes]
            self.nodes[at] = nodes.sum(axis=1)
            self._listed[at] = nodes[:, 1]
            self.seconds[at] = answers.seconds
            self._solutions[number][start : start + count] = captures
            for place, verdict in answers.alone.items():
                index = int(at[place])
                self._alone[index] = verdict
                self.status[index] = verdict.status.value
                self.engine[index] = verdict.engine
                self.nodes[index] = verdict.nodes
                self.seconds[index] = verdict.seconds
                if verdict.captures:
                    self._solutions[number][start + place] = verdict.captures
            start += count

    def __repr__(self) -> str:
        """Tell how many verdicts there are of each status."""
        counts = ", ".join(f"{(self.status == each).sum():,} {each}" for each in Status)
        return f"<Verdicts: {counts}>"

    def __len__(self) -> int:
        """Return how many verdicts there are."""
        return len(self.status)

    @overload
    def __getitem__(self, index: int) -> Verdict: ...
    @overload
    def __getitem__(self, index: slice) -> list[Verdict]: ...
    def __getitem__(self, index: int | slice) -> Verdict | list[Verdict]:
        """Return the verdict on a board, or a list for a slice."""
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        if index in self._alone:
            return self._alone[index]
        number, place = int(self._group[index]), int(self._place[index])
        listed = int(self._listed[index])
        return verdict_of(
            self._groups[number].boards.position(place),
            int(self._outcomes[index]),
            (int(self.nodes[index]) - listed, listed),
            self._solutions[number][place],
            float(self.seconds[index]),
        )

    @property
    def captures(self) -> NDArray[np.int16]:
        """The solutions, (boards, most, 2) source and target, cells counted row by row.

        It is -1 after the last capture of a solution, and where there is none.
        """
        most = max((each.shape[1] for each in self._solutions), default=0)
        captures = np.full((len(self), most, 2), -1, dtype=np.int16)
        is_solvable = self.status == Status.SOLVABLE.value
        for group, solutions in zip(self._groups, self._solutions, strict=True):
            solved = is_solvable[group.places]
            captures[group.places[solved], : solutions.shape[1]] = solutions[solved]
        return captures

    def columns(self, separator: str | None = None) -> dict[str, list[Any]]:
        """Return the columns under the published keys of a verdict in JSON.

        The moves of each board are a list of texts, or with a separator one text, if it has any.
        """
        moves, boards = self._words(separator)
        reasons: list[str | None] = [None] * len(self)
        for index in (self.status != Status.SOLVABLE.value).nonzero()[0].tolist():
            reasons[index], moves[index] = self[index].reason, None
        shapes = [
            (group.boards.rows, group.boards.cols, group.boards.stacks) for group in self._groups
        ]
        rows, cols, stacks = (
            np.array(sides, dtype=np.int64)[self._group].tolist() if sides else []
            for sides in (list(zip(*shapes, strict=True)) or [(), (), ()])
        )
        return {
            "board": boards,
            "rows": rows,
            "cols": cols,
            "pieces": stacks,
            "verdict": self.status.tolist(),
            "engine": self.engine.tolist(),
            "moves": moves,
            "reason": reasons,
            "nodes": self.nodes.tolist(),
            "seconds": self.seconds.round(6).tolist(),
        }

    def _words(self, separator: str | None) -> tuple[list[Any], list[str]]:
        """Return the moves of boards that are solvable, and all boards as text."""
        moves: list[Any] = [None] * len(self)
        boards: list[Any] = [None] * len(self)
        for (places, group), solutions in zip(self._groups, self._solutions, strict=True):
            shape = (group.rows, group.cols)
            texts = board_texts(group.cells, *shape)
            named: list[Any] = (
                move_lists(solutions, *shape)
                if separator is None
                else move_texts(solutions, *shape, separator)
            )
            if len(self._groups) == 1 and (np.diff(places) > 0).all():
                return named, texts
            for index, some, text in zip(places.tolist(), named, texts, strict=True):
                moves[index], boards[index] = some, text
        return moves, boards

    def to_pandas(self) -> pandas.DataFrame:
        """Return the columns as a DataFrame; raises ModuleNotFoundError without pandas."""
        try:
            import pandas
        except ModuleNotFoundError as error:
            raise _lacking(error, "pip install pandas") from None
        return pandas.DataFrame(self.columns())

    def to_arrow(self) -> pyarrow.Table:
        """Return the columns as a table; raises ModuleNotFoundError without pyarrow."""
        try:
            import pyarrow
        except ModuleNotFoundError as error:
            raise _lacking(error, "pip install '.[parquet]' in a clone of greenest") from None
        types = {"moves": pyarrow.list_(pyarrow.string()), "reason": pyarrow.string()}
        columns = {
            name: pyarrow.array(column, type=types.get(name))
            for name, column in self.columns().items()
        }
        return pyarrow.table(columns)


def _lacking(error: ModuleNotFoundError, command: str) -> ModuleNotFoundError:
    """Return the error with the command that installs the package."""
    return ModuleNotFoundError(f"{error.name} is not installed: {command}", name=error.name)
