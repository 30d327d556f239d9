"""Every engine agrees with samples of the tables of all positions of a shape."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from filled_table import filled
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status

SLOWER = {"carry": 5, "sat": 20, "cpsat": 200}
"""These engines get one of so many positions."""
LIMITS = Limits(max_nodes=1_000_000)


def drawn(random, rows, cols):
    """Return a position of any number of stacks, in nearly equal colours or in any colours."""
    cells, stacks = rows * cols, random.randint(2, rows * cols)
    weights = (1, 1, 1) if random.random() < 0.5 else [random.random() ** 2 + 0.01 for _ in "BGW"]
    letters = random.choices("BGW", weights, k=stacks) + ["."] * (cells - stacks)
    random.shuffle(letters)
    return Position(rows, cols, "".join(letters))


@pytest.mark.parametrize(
    ("rows", "cols", "count"),
    [
        (3, 4, 400),
        *[pytest.param(*shape, 100_000, marks=pytest.mark.slow) for shape in ((3, 5), (4, 4))],
    ],
)
def test_every_engine_agrees_with_the_table_of_all_positions(rows, cols, count):
    layout, table = filled(rows, cols)
    random = Random(f"{rows}x{cols}")
    tally = Counter()
    for number in range(count):
        position = drawn(random, rows, cols)
        bit = layout.bit(position)
        is_solvable = bool(table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1))
        right = Status.SOLVABLE if is_solvable else Status.UNSOLVABLE
        for engine in CHOICES:
            if number % SLOWER.get(engine, 1) == 0:
                found = decide(position, LIMITS, engine).status
                assert found in (right, Status.UNDECIDED), (engine, position, right)
                tally[engine, found] += 1
        tally[right] += 1
    print({" ".join(map(str, key)) if type(key) is tuple else key: n for key, n in tally.items()})
    assert min(tally[Status.SOLVABLE], tally[Status.UNSOLVABLE]) > count / 10
    assert all(tally[engine, Status.SOLVABLE] for engine in CHOICES)
    undecided = {engine for engine in CHOICES if tally[engine, Status.UNDECIDED]}
    assert undecided <= {"sat", "cpsat"}
