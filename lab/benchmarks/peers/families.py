"""Families of boards on which solvers are compared: hard random boards, and structured ones.

Each board is a pure function of its family and index. A mix gives the proportions of the three
colours; the numbers of stacks are rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from random import Random

from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.lab.benchmarks.suites import LARGE
from greenest.study.sampling import Colours, random_position

Cell = tuple[int, int]
Mix = tuple[int, int, int]

MIXES: tuple[Mix, ...] = ((1, 1, 4), (1, 1, 1), (1, 2, 3))
"""Proportions of black, green and white."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Family:
    """Boards of one kind, with indexes below `count`.

    By default, peers decide `sample` of these boards.
    """

    name: str
    count: int
    board: Callable[[int], Position]
    sample: int = 4

    def positions(self) -> Iterator[Position]:
        """Yield all boards."""
        return map(self.board, range(self.count))


def colours_of(stacks: int, mix: Mix) -> Colours:
    """Divide a number of stacks among the colours in the proportions of `mix`."""
    ends = [round(stacks * share / sum(mix)) for share in accumulate(mix, initial=0)]
    return Colours(*(after - before for before, after in pairwise(ends)))


def bridged_blocks(index: int) -> Position:
    """Return four full 4x4 blocks along the diagonal, each joined to the next by a single stack.

    Consecutive indexes have different mixes. Two blocks are linked only while there is a stack on
    the cell between them.
    """
    random = Random(f"bridged {index}")
    starts = range(0, 16, 4)
    cells = [(row, col) for s in starts for row in range(s, s + 4) for col in range(s, s + 4)]
    cells += [(s + random.randrange(4), s + 4 + random.randrange(4)) for s in starts[:3]]
    return _coloured(16, 16, cells, MIXES[index % len(MIXES)], random)


def cubic_graph(index: int) -> Position:
    """Return a board with three stacks in each row and column.

    The size, 6x6 to 16x16, and the mix depend on `index`. The graph with rows and columns as
    vertices and stacks as edges is 3-regular.
    """
    side = (6, 8, 11, 14, 16)[index % 5]
    random = Random(f"cubic {index}")
    while True:
        columns = [random.sample(range(side), side) for _ in range(3)]
        if all(len(set(row)) == 3 for row in zip(*columns, strict=True)):
            break
    cells = [(row, col) for column in columns for row, col in enumerate(column)]
    return _coloured(side, side, cells, MIXES[index // 5 % len(MIXES)], random)


def unbalanced(index: int) -> Position:
    """Return a random board on which white has four or six times as many stacks as black."""
    rows, cols, stacks = ((9, 9, 24), (12, 12, 33))[index // 2 % 2]
    mix = ((1, 1, 4), (1, 3, 6))[index % 2]
    return random_position(rows, cols, stacks, SEED, index, colours_of(stacks, mix))


def long_rectangle(index: int) -> Position:
    """Return a random board of 3x16 to 5x16 near the border between unsolvable and solvable."""
    rows, stacks = ((3, 15), (4, 18), (5, 21))[index % 3]
    return random_position(rows, 16, stacks, SEED, index)


def _coloured(rows: int, cols: int, cells: Iterable[Cell], mix: Mix, random: Random) -> Position:
    """Return a board with stacks on `cells`, coloured at random in the proportions of `mix`."""
    given = list(cells)
    counts = colours_of(len(given), mix)
    colours = [x for x, count in zip(COLOURS, counts, strict=True) for _ in range(count)]
    random.shuffle(colours)
    at = dict(zip(given, colours, strict=True))
    every = ((row, col) for row in range(rows) for col in range(cols))
    return Position(rows, cols, "".join(at.get(cell, EMPTY) for cell in every))


SLOW_IN_0_4: dict[tuple[int, int, int], tuple[int, ...]] = {
    (6, 9, 18): (23, 27, 60, 61, 66, 87, 96),
    (6, 9, 21): (79,),
    (9, 9, 18): (7, 19),
    (9, 9, 21): (
        *(0, 4, 8, 12, 14, 15, 16, 18, 21, 22, 25, 26, 29, 31, 32, 35, 37, 38, 43, 44, 48, 51),
        *(55, 57, 62, 64, 65, 66, 68, 71, 73, 74, 75, 76, 78, 79, 83, 84, 92, 96, 97, 98, 99),
    ),
    (9, 9, 24): (
        *(5, 7, 13, 25, 27, 31, 33, 36, 45, 55, 56, 59, 64, 70, 75, 78, 83, 85, 89, 90, 94, 97),
    ),
    (9, 9, 27): (15, 36, 44, 48, 59, 63, 88),
    (12, 12, 24): (0, 7, 13, 15, 18, 19),
    (12, 12, 30): (0, 1, 3, 9, 10, 11, 12, 15, 17, 18, 19),
    (12, 12, 36): (5, 6, 9, 18, 19),
    (12, 12, 42): (7, 9),
}
"""Indexes of random boards on which version 0.4 took over 10 ms, by rows, columns and stacks."""

_SLOW = [
    random_position(*kind, SEED, index) for kind, chosen in SLOW_IN_0_4.items() for index in chosen
]
_LARGE = [position for suite in LARGE for position in suite.positions(1.0)]

TRANSITION = Family("transition, over 10 ms in 0.4", len(_SLOW), _SLOW.__getitem__, len(_SLOW))
NEAR_THE_BORDER = Family("12×12 to 16×16 near the border", len(_LARGE), _LARGE.__getitem__, 250)
BEYOND = tuple(
    Family(
        f"{side}×{side} near the border",
        200,
        partial(random_position, side, side, stacks, SEED),
        20,
    )
    for side, stacks in ((24, 63), (32, 87))
)
BRIDGED = Family("bridged blocks", 200, bridged_blocks)
FAMILIES = (
    TRANSITION,
    NEAR_THE_BORDER,
    *BEYOND,
    BRIDGED,
    Family("degree 3", 60, cubic_graph, 7),
    Family("unbalanced", 60, unbalanced),
    Family("long rectangles", 60, long_rectangle, 7),
)
