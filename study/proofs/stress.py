"""Tests the theorem on large boards, random or made to be hard.

docs/every-size.md proves that every full board of nine or more cells with all three colours is
solvable. (docs/proof.md treats boards with fewer colours.) This module solves boards to which this
applies; an unsolvable board would refute the proof. A board depends only on shape, family, seed and
batch number. numpy's `RandomState` makes the random numbers; its sequences never change.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray

from greenest.games.pyramids.board import MAX_SIDE, is_large, size_fault
from greenest.games.pyramids.position import Position
from greenest.kernels.arrays import Int64s
from greenest.solver.decide import decide
from greenest.solver.engines.lines.search import solve_boards
from greenest.solver.verdict import Limits, Status
from greenest.study.progress import Advance
from greenest.study.sampling import LETTERS

BATCH = 10_000
"""The number of boards made and solved together, for shapes up to 16x16."""
BATCH_CELLS = BATCH * MAX_SIDE**2
"""The most cells of all boards made together, for larger shapes."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The results for boards of one family.

    `boards` is the number of boards with all three colours. `searched` is the number of boards
    decided one by one: with the engine "auto", the boards that line removal does not solve; with
    any other engine, all boards. `unsolvable` and `undecided` list boards as text.
    """

    rows: int
    cols: int
    family: str
    engine: str
    seed: int
    boards: int
    searched: int
    unsolvable: tuple[str, ...]
    undecided: tuple[str, ...]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the trial under its published keys."""
        return {
            "shape": f"{self.rows}x{self.cols}",
            "family": self.family,
            "engine": self.engine,
            "seed": self.seed,
            "boards": self.boards,
            "searched": self.searched,
            "unsolvable": list(self.unsolvable),
            "undecided": list(self.undecided),
            "seconds": round(self.seconds, 3),
        }


def try_family(
    rows: int,
    cols: int,
    family: str,
    count: int,
    seed: int,
    engine: str = "auto",
    progress: Advance | None = None,
) -> Trial:
    """Make `count` boards of a family, and decide each board that has all three colours.

    Raises ValueError for an unknown family or engine, and for shapes of fewer than nine cells or
    more than a million. With the engine "carry", and beyond 16x16, raises GapError if a step of the
    proof fails.
    """
    if family not in FAMILIES:
        raise ValueError(f"unknown family {family!r}: choose from {', '.join(FAMILIES)}")
    if min(rows, cols) < 1 or rows * cols < 9 or size_fault(rows, cols):
        raise ValueError(f"boards of 9 cells to 1,000,000 cells are tried, not {rows}x{cols}")
    started = perf_counter()
    boards = searched = 0
    found: dict[Status, list[str]] = {status: [] for status in Status}
    batch = max(BATCH_CELLS // (rows * cols), 1) if is_large(rows, cols) else BATCH
    for number, first in enumerate(range(0, count, batch)):
        cells = family_boards(rows, cols, family, min(batch, count - first), seed, number)
        boards += len(cells)
        rest = cells
        if engine == "auto" and not is_large(rows, cols):
            rest = cells[solve_boards(cells, rows, cols).lengths < 0]
        searched += len(rest)
        if progress:
            progress(min(batch, count - first) - len(rest))
        for board in rest:
            position = Position(rows, cols, board.tobytes().decode())
            found[decide(position, Limits(), engine).status].append(str(position))
            if progress:
                progress(1)
    return Trial(
        rows,
        cols,
        family,
        engine,
        seed,
        boards,
        searched,
        tuple(found[Status.UNSOLVABLE]),
        tuple(found[Status.UNDECIDED]),
        perf_counter() - started,
    )


def family_boards(
    rows: int, cols: int, family: str, count: int, seed: int, batch: int
) -> NDArray[np.uint8]:
    """Make `count` boards of a family, and return those with all three colours.

    They are an array (boards, cells) of characters.
    """
    name = f"{family} {rows}x{cols} {seed} {batch}"
    random = RandomState(zlib.crc32(name.encode()))
    codes = FAMILIES[family](random, count, rows, cols) % 3
    # No family has a favourite colour.
    codes = (codes + random.randint(3, size=(count, 1, 1))) % 3
    cells = LETTERS[codes.reshape(count, -1)]
    has_all = np.all([(cells == letter).any(axis=1) for letter in LETTERS], axis=0)
    return cells[has_all]


def _uniform(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    return random.randint(3, size=(count, rows, cols))


def _few(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards with one to four stacks of each of two colours; the third fills the rest."""
    codes = np.zeros((count, rows, cols), dtype=np.int64)
    boards = np.arange(count)
    for colour in (1, 2):
        stacks = random.randint(1, 5, size=count)
        for number in range(4):
            chosen = boards[number < stacks]
            row, col = random.randint(rows, size=count), random.randint(cols, size=count)
            codes[chosen, row[chosen], col[chosen]] = colour
    return codes


def _corner(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards with two colours in one or two corners, and the third on all other cells."""
    row, col = np.arange(rows)[:, None], np.arange(cols)
    sizes = random.randint(1, 5, size=(4, count, 1, 1))
    near = (row < sizes[0]) & (col < sizes[1])
    far = (row >= rows - sizes[2]) & (col >= cols - sizes[3])
    noise = random.randint(3, size=(count, rows, cols))
    is_one = random.randint(2, size=(count, 1, 1)) == 0
    is_solid = random.randint(2, size=(count, 1, 1)) == 0
    opposite = np.where(near & (is_solid | (noise > 0)), 1, np.where(far, 2, 0))
    return np.where(is_one, np.where(near, noise, 0), opposite)


def _blocks(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards of rectangles of one colour each, up to 3 x 3 of them; a few cells differ."""
    cut_rows = random.randint(rows + 1, size=(2, count, 1, 1))
    cut_cols = random.randint(cols + 1, size=(2, count, 1, 1))
    row, col = np.arange(rows)[:, None], np.arange(cols)
    band = (row >= cut_rows).sum(axis=0)
    strip = (col >= cut_cols).sum(axis=0)
    colours = random.randint(3, size=(count, 9))
    blocks = np.take_along_axis(colours, (3 * band + strip).reshape(count, -1), axis=1)
    differs = random.randint(rows * cols, size=(count, rows, cols)) < 2
    return blocks.reshape(count, rows, cols) + differs


def _stripes(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards of straight or slanting stripes of random widths; a few cells differ."""
    down, right = random.randint(-2, 3, size=(2, count, 1, 1))
    width = random.randint(1, 4, size=(count, 1, 1))
    slant = down * np.arange(rows)[:, None] + right * np.arange(cols)
    colours = random.randint(3, size=(count, 6))
    places = (slant // width % 6).reshape(count, -1)
    stripes = np.take_along_axis(colours, places, axis=1).reshape(count, rows, cols)
    differs = random.randint(rows * cols, size=(count, rows, cols)) < 2
    return stripes + differs


FAMILIES: dict[str, Callable[[RandomState, int, int, int], Int64s]] = {
    "uniform": _uniform,
    "few": _few,
    "corner": _corner,
    "blocks": _blocks,
    "stripes": _stripes,
}


def try_families(
    rows: int,
    cols: int,
    count: int,
    seed: int,
    engine: str = "auto",
    progress: Advance | None = None,
) -> Iterator[Trial]:
    """Yield the trial of each family, of `count` boards; raises as `try_family` does."""
    for family in FAMILIES:
        yield try_family(rows, cols, family, count, seed, engine, progress)
