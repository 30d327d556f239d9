"""Boards of one shape and number of stacks in an array, and the grouping of any boards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import BoardError, Defect, is_large, size_fault
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int64s, UInt8s

_IS_CELL = np.zeros(256, dtype=np.bool_)
_IS_CELL[list(b".BGW")] = True
_EMPTY, _SLASH = b"./"


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards of one shape and number of stacks.

    `cells` is (boards, rows * cols) characters of ".BGW", row by row from the top-left cell.
    """

    rows: int
    cols: int
    stacks: int
    cells: UInt8s

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Boards:
        """Return `Boards` with one or more positions of one shape and number of stacks."""
        first = positions[0]
        text = "".join([position.cells for position in positions])
        cells = np.frombuffer(text.encode(), dtype=np.uint8).reshape(len(positions), -1)
        return cls(first.rows, first.cols, first.pieces, cells)

    def __len__(self) -> int:
        """Return the number of boards."""
        return len(self.cells)

    @property
    def are_large(self) -> bool:
        """Whether boards have more than 16 rows or columns."""
        return is_large(self.rows, self.cols)

    def part(self, start: int, stop: int) -> Boards:
        """Return the boards from index `start` up to, but not including, `stop`."""
        return replace(self, cells=self.cells[start:stop])

    def position(self, place: int) -> Position:
        """Return the board with the index `place` as a Position."""
        return Position(self.rows, self.cols, self.cells[place].tobytes().decode("ascii"))


class Group(NamedTuple):
    """Boards of one shape and number of stacks; `places` has their indexes among all boards."""

    places: Int64s
    boards: Boards

    def part(self, start: int, stop: int) -> Group:
        """Return the boards from index `start` of the group up to, but not including, `stop`."""
        return Group(self.places[start:stop], self.boards.part(start, stop))


Unread = dict[int, TypeError | ValueError]
"""The errors of boards that cannot be read, by their indexes."""


class _Shaped(NamedTuple):
    rows: int
    cols: int
    places: Int64s
    cells: UInt8s


Boardlike = Iterable[str | Position] | NDArray[Any]
"""A list, a Series (pandas, polars) or an Arrow array of texts and Positions, or an array of
characters.

The array is (boards, rows, cols)."""


def grouped(boards: Boardlike) -> list[Group]:
    """Return the boards in groups of one shape and number of stacks.

    Raises the error of the first board that cannot be read, as `read_boards` describes it.
    """
    groups, unread = read_boards(boards)
    if unread:
        raise unread[min(unread)]
    return groups


def read_boards(boards: Boardlike) -> tuple[list[Group], Unread]:
    """Return the boards in groups of one shape and number of stacks, and the errors of the others.

    The error of a board names its index: BoardError for an unreadable board, TypeError for another
    type. Raises TypeError and ValueError for what is no collection of boards.
    """
    unread: Unread = {}
    if isinstance(boards, np.ma.MaskedArray):
        raise TypeError("a masked array has no board where it is masked: fill it first")
    if isinstance(boards, np.ndarray) and boards.ndim == 3:
        shaped = list(_of_array(boards, unread))
    elif isinstance(boards, str | Position):
        raise TypeError("several boards are expected: put one into a list")
    elif isinstance(boards, Mapping | Set) or hasattr(type(boards), "columns"):
        kind = type(boards).__name__
        raise TypeError(f"a list or a column of boards is expected, not {kind}")
    elif not isinstance(boards, Iterable) or getattr(boards, "ndim", 1) == 0:
        raise TypeError(f"a list or a column of boards is expected, not {boards!r}")
    else:
        # An array of Arrow yields scalars of its own, unless it is asked for those of Python.
        items = getattr(boards, "to_pylist", lambda: list(boards))()
        shaped = list(_of_items(items, unread))
    return _by_shape(shaped), unread


def _by_shape(shaped: Iterable[_Shaped]) -> list[Group]:
    by_shape = defaultdict(list)
    for each in shaped:
        by_shape[each.rows, each.cols].append(each)
    return [
        group
        for (rows, cols), parts in by_shape.items()
        for group in _by_stacks(
            rows,
            cols,
            np.concatenate([each.places for each in parts]),
            np.concatenate([each.cells for each in parts]),
        )
    ]


def _by_stacks(rows: int, cols: int, places: Int64s, cells: UInt8s) -> Iterator[Group]:
    stacks = np.count_nonzero(cells != _EMPTY, axis=1)
    counts = np.unique(stacks).tolist()
    if len(counts) == 1:
        yield Group(places, Boards(rows, cols, counts[0], cells))
        return
    for count in counts:
        chosen = stacks == count
        yield Group(places[chosen], Boards(rows, cols, count, cells[chosen]))


def _of_array(boards: NDArray[Any], unread: Unread) -> Iterator[_Shaped]:
    """Yield the boards of an array; enter the errors of others into `unread`.

    Raises ValueError and TypeError for an array of another shape or type.
    """
    count, rows, cols = boards.shape
    if rows < 1 or cols < 1:
        raise ValueError(f"boards have at least 1 row and 1 column, not {rows}x{cols}")
    if fault := size_fault(rows, cols):
        raise ValueError(fault)
    if boards.dtype.kind in "US" and boards.dtype.itemsize in (1, 4):
        native = boards.dtype.newbyteorder("=")
        codes: NDArray[Any] = np.ascontiguousarray(boards, native).view(
            np.uint8 if boards.dtype.kind == "S" else np.uint32
        )
    elif boards.dtype == np.uint8:
        codes = boards
    else:
        raise TypeError(
            f"an array of boards has characters (dtype U1, S1 or uint8), not {boards.dtype}"
        )
    flat = codes.reshape(count, rows * cols)
    is_plain = ((flat < 256) & _IS_CELL[flat & 255]).all(axis=1)
    if size_fault(rows, cols, is_full=False):
        is_plain &= (flat != _EMPTY).all(axis=1)
    yield _Shaped(rows, cols, np.flatnonzero(is_plain), flat[is_plain].astype(np.uint8))
    for board in np.flatnonzero(~is_plain).tolist():
        cells = "".join(map(chr, flat[board].tolist()))
        yield from _alone(partial(_spelt, rows, cols, cells), board, unread)


def _spelt(rows: int, cols: int, cells: str) -> Position:
    """Return a position, which is read as text, too: text has no board with holes beyond 64x64."""
    return Position.parse(str(Position(rows, cols, cells)))


def _alone(read: Callable[[], Position], index: int, unread: Unread) -> Iterator[_Shaped]:
    """Yield the board that `read` returns, or enter its error into `unread`."""
    try:
        each = read()
    except ValueError as error:
        unread[index] = BoardError([Defect(0, 0, f"board {index}: {error}")])
    else:
        yield _Shaped(each.rows, each.cols, np.array([index]), Boards.of([each]).cells)


def _of_items(items: Sequence[Any], unread: Unread) -> Iterator[_Shaped]:
    """Read texts and Positions, and yield their boards; enter the errors of others into `unread`.

    Texts are grouped by their length and the end of their first rank. Texts that `_of_texts` does
    not read are read one by one.
    """
    alike: dict[tuple[int, int], list[int]] = defaultdict(list)
    texts = [str(item) if isinstance(item, Position) else item for item in items]
    for index, text in enumerate(texts):
        if isinstance(text, str):
            alike[len(text), text.find("/")].append(index)
        else:
            kind = type(text).__name__
            unread[index] = TypeError(f"board {index}: text or a Position is expected, not {kind}")
    alone: list[int] = []
    for (length, slash), indexes in alike.items():
        cols = slash if slash >= 0 else length
        yield from _of_texts([texts[index] for index in indexes], np.array(indexes), cols, alone)
    for index in sorted(alone):
        yield from _alone(partial(Position.parse, texts[index]), index, unread)


def _of_texts(
    texts: Sequence[str], places: Int64s, cols: int, alone: list[int]
) -> Iterator[_Shaped]:
    """Yield the boards of texts in the plain spelling: ranks of ".BGW" joined by slashes.

    The texts have one length, and `cols` characters in the first rank; `places` has their indexes.
    The indexes of all other texts are appended to `alone`.
    """
    rows, rest = divmod(len(texts[0]) + 1, cols + 1)
    text = "/".join([*texts, ""])
    if not cols or rest or not text.isascii() or size_fault(rows, cols):
        alone += places.tolist()
        return
    ranks = np.frombuffer(text.encode(), dtype=np.uint8).reshape(-1, rows, cols + 1)
    cells = ranks[:, :, :-1].reshape(len(texts), -1)
    is_plain = (ranks[:, :, -1] == _SLASH).all(axis=1) & _IS_CELL[cells].all(axis=1)
    if size_fault(rows, cols, is_full=False):
        is_plain &= (cells != _EMPTY).all(axis=1)
    yield _Shaped(rows, cols, places[is_plain], cells[is_plain])
    alone += places[~is_plain].tolist()
