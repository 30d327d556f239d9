"""Boards beyond 16x16: empty lines are left out, and full boards are solved by the proof.

Empty rows and columns change no capture, since only the order of stacks along a line matters.
Without these lines many boards fit the engines. The cells of the smaller board are numbered anew,
and `renumbered` gives the captures the numbers of the whole board:

    B . . G        cells 0, 3      B G     0 1
    . . . .                  →     . W     2 3
    . . . W        cell 11

Full boards of three colours are solved by the steps of docs/every-size.md, and single lines by
Lemma 4 of docs/every-size.md, in time linear in the number of cells. If a board has one stack of a
colour and all other stacks are prey of this colour, the one stack takes all others, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from greenest.games.pyramids.board import EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.full import carry
from greenest.solver.full.one_line import line_captures
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.verdict import Limits, Verdict, verdict_on

_AT_ONCE = 1 << 12


class CaptureArray(Sequence[Capture]):
    """A sequence of captures, stored as an array of cells of shape (captures, 2)."""

    def __init__(self, cells: Int64s) -> None:
        self.cells = cells

    def __len__(self) -> int:
        """Return the number of captures."""
        return len(self.cells)

    def __getitem__(self, index: Any) -> Any:
        """Return a capture, or for a slice a `CaptureArray`."""
        cells = self.cells[index]
        return CaptureArray(cells) if cells.ndim == 2 else Capture(*cells.tolist())

    def __iter__(self) -> Iterator[Capture]:
        """Yield the captures."""
        for first in range(0, len(self), _AT_ONCE):
            yield from map(Capture._make, self.cells[first : first + _AT_ONCE].tolist())

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> Int64s:
        """Return the array of cells."""
        return self.cells

    def __eq__(self, other: object) -> bool:
        """Return whether another sequence has the same captures."""
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        """Return the number of captures, which may be a million."""
        return f"<captures: {len(self):,}>"

    def __hash__(self) -> int:
        """Return the hash of a tuple of the captures."""
        return hash(tuple(self))


def without_empty_lines(position: Position) -> tuple[Position, Int64s]:
    """Return a board without its empty rows and columns, and an array of numbers.

    The array has, for each cell of the returned board, the number of this cell on the whole board.
    """
    if EMPTY not in position.cells:
        return position, np.arange(len(position.cells))
    codes = codes_of_position(position).reshape(position.rows, position.cols)
    rows, cols = (np.flatnonzero(codes.any(axis=axis)) for axis in (1, 0))
    cells = (rows[:, None] * position.cols + cols).ravel()
    kept = "".join(map(position.cells.__getitem__, cells.tolist()))
    return Position(len(rows), len(cols), kept), cells


def renumbered(
    captures: Sequence[Capture] | None, cells: Int64s
) -> CaptureArray | tuple[Capture, ...] | None:
    """Return captures with the numbers that their cells have on the whole board.

    `captures` are those on the board without empty lines, or None, which is returned as None.
    `cells` has, for each cell of this board, the number of the cell on the whole board.
    """
    if captures is None:
        return None
    if isinstance(captures, CaptureArray):
        return CaptureArray(cells[captures.cells])
    whole = cells.tolist()
    return tuple(Capture(whole[source], whole[target]) for source, target in captures)


def solve_full(position: Position, limits: Limits) -> Verdict | None:
    """Solve a full board of three colours, or one on which a single stack can take all others.

    Return None for any other board. The nodes are the captures. Raises GapError if a claim of the
    proof fails.
    """
    started = perf_counter()
    counts, others = position.counts, position.pieces - 1
    if carry.applies(position):
        captures = carry.played(position).captures
    elif min(position.rows, position.cols) == 1 and all(counts.values()):
        captures = line_captures(position.cells)
    elif captor := next((x for x in PREY if (counts[x], counts[PREY[x]]) == (1, others)), None):
        captures = _tour(position, position.cells.index(captor))
    else:
        return None
    nodes = len(captures)
    answer = CaptureArray(captures) if nodes <= limits.max_nodes else None
    return verdict_on(position, "carry", answer, nodes, limits, started)


def _tour(position: Position, start: int) -> Int64s:
    """Return the captures by which the stack on cell `start` of a full board takes all others.

    It takes the stacks of its own row, first to the left and then to the right. Then it takes the
    rows above, row by row from one end of the row to the other, and at last the rows below.
    """
    rows, cols = position.rows, position.cols
    row, col = divmod(start, cols)
    cells = np.arange(rows * cols).reshape(rows, cols)
    tour = [cells[row, col::-1], cells[row, col + 1 :]]
    is_right = col < cols - 1
    for each in chain(range(row - 1, -1, -1), range(row + 1, rows)):
        tour.append(cells[each, ::-1] if is_right else cells[each])
        is_right = not is_right
    order = np.concatenate(tour)
    return np.stack((order[:-1], order[1:]), axis=1)
