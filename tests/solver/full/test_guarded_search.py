"""The search for free columns, with and without guards, agrees with the plain rules."""

from random import Random

import numpy as np
import pytest

from free_columns import search_free_columns, words_of
from greenest.solver.full.strips import cells_of
from strips_twin import COLOURS, boards_of, ends_of, free_columns, text


def searched(boards, carrier=None, guards=None, is_any=False):
    """Return whether each board has a free column, or one last stack, by the search."""
    cells = cells_of(*boards.shape[1:], None if carrier is None else (-1, carrier))
    numbers = None if guards is None else np.array(guards, dtype=np.int64)
    words = words_of(boards.astype(np.uint8), carrier)
    return search_free_columns(words, cells, numbers, is_any).tolist()


def expected(board, carrier, guard, is_any):
    options = {"carrier": None if carrier is None else (-1, carrier), "guard": guard}
    holds = ends_of(text(board), **options) if is_any else free_columns(text(board), **options)
    return int(bool(holds))


@pytest.mark.parametrize("is_any", [False, True])
@pytest.mark.parametrize("carrier", [None, 0, 1])
@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 3), (3, 2)])
def test_search(rows, cols, carrier, is_any):
    boards = boards_of(range(0, 3 ** (rows * cols), 2), rows, cols)
    found = searched(boards, carrier, is_any=is_any)
    assert found == [expected(board, carrier, "", is_any) for board in boards]
    assert len(boards) < 100 or carrier is None or {0, 1} == set(found)


def test_search_says_when_it_does_not_know():
    boards = np.random.default_rng(1).integers(0, 3, (20, 3, 3)).astype(np.uint8)
    assert -1 in search_free_columns(words_of(boards), cells_of(3, 3), limits=(5,))


def rows_of(strip):
    return tuple(map("".join, zip(*strip, strict=True)))


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (2, 4), (3, 2)])
def test_a_guarded_column_can_be_doubled(rows, cols):
    """What the search finds with a guard is legal once the guarded column is doubled."""
    random = Random(rows * cols)
    served = 0
    for _ in range(400):
        strip = ["".join(random.choices(COLOURS, k=rows)) for _ in range(cols)]
        col, colour = random.randrange(cols), random.choice(COLOURS)
        strip[col] = colour * rows
        board = np.array([[[COLOURS.index(each) for each in row] for row in rows_of(strip)]])
        guard = np.zeros((1, cols), dtype=np.int64)
        guard[0, col] = COLOURS.index(colour) + 1
        doubled = rows_of([*strip[: col + 1], *strip[col:]])
        if searched(board, guards=guard) == [1]:
            served += 1
            assert free_columns(doubled)
        if searched(board, guards=guard, is_any=True) == [1]:
            served += 1
            assert ends_of(doubled)
        if served == 30:
            break
    assert served
