"""Boards of one shape and number of stacks in an array, and the grouping of any boards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

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


Unread = dict[int, TypeError | BoardError]
"""The errors of boards that cannot be read, by their indexes."""

ByShape = dict[tuple[int, int], list[tuple[Int64s, UInt8s]]]
"""The indexes and the cells of boards, by rows and columns."""

Boardlike = Iterable[str | Position]
"""A list, a Series (pandas, polars), or an array of NumPy or Arrow, of texts and Positions."""


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
    type. Raises TypeError for what is no collection of boards.
    """
    unread: Unread = {}
    if isinstance(boards, str | Position):
        raise TypeError("several boards are expected: put one into a list")
    if isinstance(boards, Mapping | Set) or hasattr(type(boards), "columns"):
        kind = type(boards).__name__
        raise TypeError(f"a list or a column of boards is expected, not {kind}")
    if not isinstance(boards, Iterable) or getattr(boards, "ndim", 1) == 0:
        raise TypeError(f"a list or a column of boards is expected, not {boards!r}")
    # An array of Arrow yields scalars of its own, unless it is asked for those of Python.
    items = getattr(boards, "to_pylist", lambda: list(boards))()
    texts: dict[int, str] = {}
    plain: dict[int, str] = {}
    for index, item in enumerate(items):
        if isinstance(item, str):
            texts[index] = str.__str__(item)  # a subclass may print another text than it holds
        elif isinstance(item, Position):
            plain[index] = str(item)
        else:
            kind = type(item).__name__
            unread[index] = TypeError(f"board {index}: text or a Position is expected, not {kind}")
    return list(_by_shape(texts, plain, unread)), unread


def _by_shape(texts: dict[int, str], plain: dict[int, str], unread: Unread) -> Iterator[Group]:
    """Yield the boards of texts, given by index, in groups; enter errors into `unread`.

    `plain` has the texts of positions, of any size. It receives the plain text of each board whose
    text is spelt otherwise.
    """
    by_shape: ByShape = defaultdict(list)
    for index in _read_plain(texts, by_shape):
        try:
            plain[index] = str(Position.parse(texts[index]))
        except BoardError as error:
            unread[index] = BoardError([Defect(0, 0, f"board {index}: {error}")])
    _read_plain(plain, by_shape, is_bounded=False)
    for (rows, cols), parts in by_shape.items():
        places, cells = map(np.concatenate, zip(*parts, strict=True))
        stacks = np.count_nonzero(cells != _EMPTY, axis=1)
        for count in np.unique(stacks).tolist():
            chosen = stacks == count
            yield Group(places[chosen], Boards(rows, cols, count, cells[chosen]))


def _read_plain(texts: dict[int, str], by_shape: ByShape, is_bounded: bool = True) -> list[int]:
    """Read texts in the plain spelling, ranks of ".BGW" joined by slashes, into `by_shape`.

    Return the indexes of all other texts: if `is_bounded`, those of boards with holes beyond 64x64,
    too. Texts of one length that have the end of their first rank in common are read together.
    """
    alike: dict[tuple[int, int], list[int]] = defaultdict(list)
    for index, text in texts.items():
        alike[len(text), text.find("/")].append(index)
    others = []
    for (length, slash), indexes in alike.items():
        cols = slash if slash >= 0 else length
        rows, rest = divmod(length + 1, cols + 1)
        text = "/".join([*map(texts.__getitem__, indexes), ""])
        if not cols or rest or not text.isascii() or size_fault(rows, cols):
            others += indexes
            continue
        ranks = np.frombuffer(text.encode(), dtype=np.uint8).reshape(-1, rows, cols + 1)
        cells = ranks[:, :, :-1].reshape(len(indexes), -1)
        is_plain = (ranks[:, :, -1] == _SLASH).all(axis=1) & _IS_CELL[cells].all(axis=1)
        if is_bounded and size_fault(rows, cols, is_full=False):
            is_plain &= (cells != _EMPTY).all(axis=1)
        places = np.array(indexes)
        by_shape[rows, cols].append((places[is_plain], cells[is_plain]))
        others += places[~is_plain].tolist()
    return sorted(others)
