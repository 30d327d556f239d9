"""Finds all unsolvable boards of up to 32 cells with three colours and few holes.

If rows or columns can be removed from a board (module `stuck`), a smaller board decides it. The
other boards are enumerated (module `joined`) and searched, one of each symmetry class. Small shapes
are decided by a table of all positions. A *word* is a board packed into an integer, see `stuck`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.lab.blocks import colours
from greenest.lab.holes import joined
from greenest.lab.holes.store import NOWHERE, Store
from greenest.lab.holes.stuck import (
    MOST_CELLS,
    NO_WORDS,
    Known,
    known_of,
    together,
    turned,
    windows,
)
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.many import check_solutions
from greenest.solver.decide import decide
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.full.strips import ALL
from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.outcomes import SOLVED, SOLVED_BY_BEAM
from greenest.solver.kernels.table import Layout
from greenest.solver.verdict import Limits, Status
from greenest.study.shapes.census import Filling, classes, images

BY_TABLE = 12
"""Shapes of up to this many cells are decided by a table."""
LETTERS = "." + COLOURS
CELLS = np.frombuffer(LETTERS.encode(), dtype=np.uint8)
UNLIMITED = Limits(max_nodes=10**18)


@dataclass(frozen=True, slots=True)
class FewHoles:
    """Counts of the boards of a shape with three colours and `holes` holes.

    `unsolvable_up_to_symmetry` has the alphabetically first board of each class of unsolvable
    boards under reflections, rotations, and turns of the colours.
    """

    rows: int
    cols: int
    holes: int
    boards: int
    unsolvable: int
    unsolvable_up_to_symmetry: tuple[Position, ...]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the result under its published keys."""
        return {
            "shape": f"{self.rows}x{self.cols}",
            "holes": self.holes,
            "boards": self.boards,
            "unsolvable": self.unsolvable,
            "unsolvable_up_to_symmetry": list(map(str, self.unsolvable_up_to_symmetry)),
            "seconds": round(self.seconds, 3),
        }


class FewHolesSearch:
    """A search for unsolvable boards, which examines each shape only once.

    Results are saved in `store`. Every method raises the errors of `Store`.
    """

    def __init__(self, jobs: int = 1, store: Store = NOWHERE) -> None:
        self._jobs = jobs
        self._store = store
        self._found: dict[tuple[int, int, int], UInt64s] = {}

    def few_holes(self, rows: int, cols: int, most: int | None = None) -> Iterator[FewHoles]:
        """Yield the counts for boards without a hole, with one hole, and so on.

        Stop after `most` holes. If `most` is None, stop after the first number of holes with an
        unsolvable board. Raises ValueError for more than 32 cells.
        """
        cells = rows * cols
        for holes in numbers(rows, cols, most):
            started = perf_counter()
            found = self.unsolvable(rows, cols, holes)
            yield FewHoles(
                rows,
                cols,
                holes,
                comb(cells, holes) * _coloured(cells - holes),
                len(found),
                classes(found),
                perf_counter() - started,
            )
            if len(found) and most is None:
                return

    def unsolvable(self, rows: int, cols: int, holes: int) -> list[Position]:
        """Return the unsolvable boards with three colours and exactly `holes` holes."""
        return [as_position(int(word), rows, cols) for word in self.words(rows, cols, holes)]

    def words(self, rows: int, cols: int, holes: int) -> UInt64s:
        """Return the boards of `unsolvable` as sorted words.

        There are none in a single row or column, since holes change nothing there
        (docs/every-size.md, Lemma 4).
        """
        if rows == 1 or cols == 1 or holes > rows * cols - 3:
            return NO_WORDS
        if rows > cols:
            return np.sort(turned(self.words(cols, rows, holes), cols, rows))
        key = rows, cols, holes
        if key not in self._found:
            self._found[key] = self._sought(*key)
        return self._found[key]

    def _sought(self, rows: int, cols: int, holes: int) -> UInt64s:
        if rows * cols <= BY_TABLE:
            return _as_words(rows, cols, _by_table(rows, cols, holes))
        name = f"{_name(rows, cols, holes)}-unsolvable"
        return self._store.words(name, lambda: self._by_removal(rows, cols, holes))

    def up_to(self, rows: int, cols: int, holes: int) -> UInt64s:
        """Return the words of the unsolvable boards with at most `holes` holes."""
        return np.concatenate([self.words(rows, cols, each) for each in range(holes + 1)])

    def _by_removal(self, rows: int, cols: int, holes: int) -> UInt64s:
        tails = heads = joined.columns(rows, holes)
        for width in range(2, cols):
            tails, heads = heads, self._windows(heads, rows, cols, holes, width)
        known, flat = self.known(rows, cols, holes, cols), self.known(cols, rows, holes, rows)
        found: set[str] = set()
        jobs = self._jobs
        for boards in joined.boards(heads, tails, rows, cols, holes, known, flat, jobs):
            for position in _not_presolved(boards, rows, cols, holes):
                status = decide(position, UNLIMITED, "dfs").status
                if status is Status.UNDECIDED:
                    raise AssertionError(f"{position} was left undecided without a limit")
                if status is Status.UNSOLVABLE:
                    found |= images(position)
        return _as_words(rows, cols, found)

    def _windows(self, words: UInt64s, rows: int, cols: int, holes: int, width: int) -> UInt64s:
        """Return the stuck windows of `width` columns; `words` has those with one column less."""

        # The name in the store has all that windows depend on; rims follow from shape and width.
        def make() -> UInt64s:
            is_last = width == cols - 1
            rims = joined.rims(rows, width, rows == cols) if is_last else joined.ANYWHERE
            known = self.known(rows, cols, holes, width)
            return joined.windows(words, rows, width, holes, rims, known, self._jobs)

        return self._store.words(f"{_name(rows, cols, holes)}-windows-{width}", make)

    def known(self, rows: int, cols: int, holes: int, width: int) -> Known:
        """Return the unsolvable boards with which `outcome` compares windows of `width` columns.

        For each k from 1 to at most 3, the boards have k columns fewer than `cols`. They are cut
        into windows that have k columns fewer than `width`.
        """
        parts = []
        for less in range(1, 1 + min(together(rows), width - 1)):
            boards = self.up_to(rows, cols - less, holes)
            parts.append(windows(boards, rows, cols - less, width - less))
        return known_of(parts)


def numbers(rows: int, cols: int, most: int | None = None) -> range:
    """Return the range of the numbers of holes to examine, from 0 up to `most`.

    With three colours, a board has at most `rows * cols - 3` holes. If `most` is None, the range
    ends there. Raises ValueError for more than 32 cells.
    """
    cells = rows * cols
    if cells > MOST_CELLS:
        raise ValueError(f"{rows}x{cols} has {cells} cells: at most {MOST_CELLS} can be searched")
    return range(max(0, cells - 2 if most is None else min(most + 1, cells - 2)))


def _name(rows: int, cols: int, holes: int) -> str:
    return f"{rows}x{cols}-holes-{holes}"


def _not_presolved(words: UInt64s, rows: int, cols: int, holes: int) -> Iterator[Position]:
    """Yield the boards that presolve does not solve; raises AssertionError for a wrong solution."""
    places = 2 * np.arange(rows * cols).reshape(cols, rows).T.ravel()
    cells = CELLS[words[:, None] >> places.astype(np.uint64) & np.uint64(3)]
    boards = Boards(rows, cols, rows * cols - holes, cells)
    found = presolve.solve_many(boards, Limits())
    check_solutions(boards, found)
    for board in cells[~np.isin(found.outcomes, (SOLVED, SOLVED_BY_BEAM))]:
        yield Position(rows, cols, board.tobytes().decode())


def _by_table(rows: int, cols: int, holes: int) -> set[str]:
    filling = _filled(rows, cols)
    layout, stacks = filling.layout, rows * cols - holes
    three = colours(stacks) == ALL
    found = set()
    for rank in layout.ranks(stacks):
        bits = filling.table[layout.bounds[rank] : layout.bounds[rank + 1]].view(np.uint8)
        solvable = np.unpackbits(bits, count=3**stacks, bitorder="little").view(np.bool_)
        for code in np.flatnonzero(three & ~solvable):
            found.add(_cells(int(layout.masks[rank]), int(code), rows * cols))
    return found


@cache
def _filled(rows: int, cols: int) -> Filling:
    filling = Filling(Layout(rows, cols))
    filling.fill(1)
    return filling


def _cells(mask: int, code: int, size: int) -> str:
    """Return the cells of a position as text, given its mask of stacks and its code of colours."""
    cells = ""
    for cell in range(size):
        occupied = mask >> cell & 1
        cells += COLOURS[code % 3] if occupied else "."
        code //= 3**occupied
    return cells


def _as_words(rows: int, cols: int, boards: set[str]) -> UInt64s:
    words = [as_word(Position(rows, cols, cells)) for cells in boards]
    return np.array(sorted(words), dtype=np.uint64)


def as_word(position: Position) -> int:
    """Pack a board into an integer, as `stuck` describes."""
    grid = np.array(list(map(LETTERS.index, position.cells)))
    columns: NDArray[np.int64] = grid.reshape(position.rows, position.cols).T.ravel()
    return sum(int(colour) << 2 * cell for cell, colour in enumerate(columns))


def as_position(word: int, rows: int, cols: int) -> Position:
    """Unpack a word that `as_word` made."""
    columns = "".join(LETTERS[word >> 2 * cell & 3] for cell in range(rows * cols))
    return Position(rows, cols, "".join(columns[row::rows] for row in range(rows)))


def _coloured(stacks: int) -> int:
    """Return the number of ways to colour the stacks with all three colours."""
    return int(3**stacks - 3 * 2**stacks + 3)
