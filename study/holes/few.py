"""The unsolvable boards of three colours with few holes, all of them, for shapes beyond tables.

A board from which rows or columns can be removed is solvable if what is left is, and that is known
from smaller shapes. The others (`stuck`) are made (`joined`) and searched, one of each class under
symmetries. Small shapes are settled by a table of all positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board_text import COLOURS
from greenest.games.pyramids.position import Position
from greenest.kernels.table import Layout
from greenest.solver.decide import decide
from greenest.solver.engines import glance
from greenest.solver.verdict import Limits, Status
from greenest.study.holes import joined
from greenest.study.holes.stuck import MOST_CELLS, Known, Words, known_of, together, turned, windows
from greenest.study.holes.words_file import kept, taken
from greenest.study.shapes.census import classes, images
from greenest.study.shapes.filling import Filling
from greenest.theorem.ends import colours
from greenest.theorem.strips import ALL

BY_TABLE = 12
"""Shapes of up to so many cells are settled by a table."""
LETTERS = "." + COLOURS
CELLS = np.frombuffer(LETTERS.encode(), dtype=np.uint8)
UNLIMITED = Limits(max_nodes=10**18)


class Means(NamedTuple):
    """In how many threads boards are sought, and the folder that keeps what was found, if any."""

    jobs: int = 1
    folder: Path | None = None


ALONE = Means()


@dataclass(frozen=True, slots=True)
class FewHoles:
    """The boards of a shape with three colours and so many holes, and which are unsolvable.

    Of the unsolvable ones there is the first of each class by its text; two boards are alike by
    reflections and rotations, and by turning the colours.
    """

    rows: int
    cols: int
    holes: int
    boards: int
    unsolvable: int
    unsolvable_up_to_symmetry: tuple[Position, ...]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return it under its published keys."""
        return {
            "shape": f"{self.rows}x{self.cols}",
            "holes": self.holes,
            "boards": self.boards,
            "unsolvable": self.unsolvable,
            "unsolvable_up_to_symmetry": list(map(str, self.unsolvable_up_to_symmetry)),
            "seconds": round(self.seconds, 3),
        }


def few_holes(
    rows: int, cols: int, most: int | None = None, means: Means = ALONE
) -> Iterator[FewHoles]:
    """Yield what is true of boards with no hole, with one, and so on.

    With `most`, up to so many; without, until some board is unsolvable. With a folder, what it has
    of an earlier search is not sought again. Raises ValueError for more than 32 cells,
    WordsFileError for a folder that cannot be used, and OSError if writing there fails.
    """
    cells = rows * cols
    asked = numbers(rows, cols, most)
    with taken(means.folder):
        for holes in asked:
            started = perf_counter()
            found = unsolvable(rows, cols, holes, means)
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


def numbers(rows: int, cols: int, most: int | None = None) -> range:
    """Return the numbers of holes that leave room for three colours, up to `most` if given.

    Raises ValueError for more than 32 cells.
    """
    cells = rows * cols
    if cells > MOST_CELLS:
        raise ValueError(f"{rows}x{cols} has {cells} cells: at most {MOST_CELLS} can be looked at")
    return range(max(0, cells - 2 if most is None else min(most + 1, cells - 2)))


def unsolvable(rows: int, cols: int, holes: int, means: Means = ALONE) -> list[Position]:
    """Return all unsolvable boards with three colours and just so many holes."""
    return [_position(int(word), rows, cols) for word in _words(rows, cols, holes, means)]


@cache
def _words(rows: int, cols: int, holes: int, means: Means = ALONE) -> Words:
    """Return them as words, in order.

    In a single line there is none: holes change nothing there (docs/proof.md, Lemma 4).
    """
    if rows == 1 or cols == 1 or holes > rows * cols - 3:
        return np.zeros(0, dtype=np.uint64)
    if rows > cols:
        return np.sort(turned(_words(cols, rows, holes, means), cols, rows))
    if rows * cols <= BY_TABLE:
        return _as_words(rows, cols, _by_table(rows, cols, holes))
    name = f"{_name(rows, cols, holes)}-unsolvable"
    return kept(means.folder, name, lambda: _by_removal(rows, cols, holes, means))


def _as_words(rows: int, cols: int, boards: set[str]) -> Words:
    words = [_word(Position(rows, cols, cells)) for cells in boards]
    return np.array(sorted(words), dtype=np.uint64)


def _name(rows: int, cols: int, holes: int) -> str:
    return f"{rows}x{cols}-holes-{holes}"


def _up_to(rows: int, cols: int, holes: int, means: Means) -> Words:
    """Return the unsolvable boards with at most so many holes."""
    return np.concatenate([_words(rows, cols, each, means) for each in range(holes + 1)])


def _by_removal(rows: int, cols: int, holes: int, means: Means) -> Words:
    """Return the unsolvable boards as words, in order, found by removing lines and by search."""
    tails = heads = joined.columns(rows, holes)
    for width in range(2, cols):
        tails, heads = heads, _windows(heads, rows, cols, holes, width, means)
    narrower = _known(rows, cols, holes, cols, means)
    flat = _known(cols, rows, holes, rows, means)
    found: set[str] = set()
    for boards in joined.boards(heads, tails, rows, cols, holes, narrower, flat, means.jobs):
        for position in _not_solved_at_a_glance(boards, rows, cols, holes):
            status = decide(position, UNLIMITED, "dfs").status
            if status is Status.UNDECIDED:
                raise AssertionError(f"{position} was left undecided without a limit")
            if status is Status.UNSOLVABLE:
                found |= images(position)
    return _as_words(rows, cols, found)


def _windows(words: Words, rows: int, cols: int, holes: int, width: int, means: Means) -> Words:
    """Return the stuck windows of so many columns that boards are joined of, from narrower ones."""
    rims = joined.rims(rows, width, rows == cols) if width == cols - 1 else joined.ANYWHERE

    def make() -> Words:
        seen = _known(rows, cols, holes, width, means)
        return joined.windows(words, rows, width, holes, rims, seen, means.jobs)

    return kept(means.folder, f"{_name(rows, cols, holes)}-windows-{width}", make)


def _known(rows: int, cols: int, holes: int, width: int, means: Means) -> Known:
    """Return the windows that removals must not leave of windows of so many columns."""
    parts = []
    for less in range(1, 1 + min(together(rows), width - 1)):
        boards = _up_to(rows, cols - less, holes, means)
        parts.append(windows(boards, rows, cols - less, width - less))
    return known_of(parts)


def _not_solved_at_a_glance(words: Words, rows: int, cols: int, holes: int) -> Iterator[Position]:
    """Yield the boards of which a first look finds no solution; those it finds are replayed.

    Raises AssertionError if one of them is against the rules.
    """
    places = 2 * np.arange(rows * cols).reshape(cols, rows).T.ravel()
    cells = CELLS[words[:, None] >> places.astype(np.uint64) & np.uint64(3)]
    found = glance.look(cells, cols, rows * cols - holes, Limits())
    if not glance.are_right(cells, rows, cols, found):
        raise AssertionError(f"a solution of a board of {rows}x{cols} breaks the rules")
    for board in cells[~np.isin(found.outcomes, (glance.SOLVED, glance.SOLVED_BY_BEAM))]:
        yield Position(rows, cols, board.tobytes().decode())


def _by_table(rows: int, cols: int, holes: int) -> set[str]:
    """Return the cells of the unsolvable boards, read from a table of all positions."""
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
    """Return the cells of a position in the table."""
    cells = ""
    for cell in range(size):
        occupied = mask >> cell & 1
        cells += COLOURS[code % 3] if occupied else "."
        code //= 3**occupied
    return cells


def _word(position: Position) -> int:
    """Return a board as `stuck` has it."""
    grid = np.array(list(map(LETTERS.index, position.cells)))
    columns: NDArray[np.int64] = grid.reshape(position.rows, position.cols).T.ravel()
    return sum(int(colour) << 2 * cell for cell, colour in enumerate(columns))


def _position(word: int, rows: int, cols: int) -> Position:
    columns = "".join(LETTERS[word >> 2 * cell & 3] for cell in range(rows * cols))
    return Position(rows, cols, "".join(columns[row::rows] for row in range(rows)))


def _coloured(stacks: int) -> int:
    """Return in how many ways stacks can have colours, all three occurring."""
    return int(3**stacks - 3 * 2**stacks + 3)
