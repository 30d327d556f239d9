"""Removing lines: its tables against their definition, its answers against every small board."""

from itertools import product
from random import Random

import numpy as np
import pytest

from brute import is_solvable
from filled_table import filled
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.engines import lines, replays
from greenest.solver.verdict import Limits, Status
from lines_twin import byte
from samples import balanced

SHAPES = [(1, 1), (1, 2), (1, 9), (5, 1), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5)]
LARGE_SHAPES = [(1, 12), (12, 1), (5, 2), (2, 6), (6, 2), (3, 4), (4, 3), (4, 4)]


def word(line):
    return sum(".BGW".index(colour) << 2 * place for place, colour in enumerate(line))


def characters(position):
    return np.frombuffer(position.cells.encode(), dtype=np.uint8)


def test_the_tables_of_windows_are_their_definition():
    windows = lines.tables().windows
    for triple in product(map("".join, product(".BGW", repeat=2)), repeat=3):
        cells, one, other = map(word, triple)
        assert windows[cells << 16 | one << 8 | other] == byte(*triple)
    random = Random(1)
    for _ in range(3000):
        triple = ["".join(random.choices(".BGW", (1, 3, 3, 3), k=4)) for _ in range(3)]
        cells, one, other = map(word, triple)
        assert windows[cells << 16 | one << 8 | other] == byte(*triple)


def test_the_drawn_window():
    assert word("WBGG") == 0xA7
    assert lines.tables().windows[0xA7 << 16 | word("BWGW") << 8 | word("BBWB")] & 0b101 == 0b101


@pytest.mark.parametrize(("base", "rows", "cols"), [(0, 3, 3), (1, 2, 5)])
def test_the_tables_of_bases_agree_with_brute_force(base, rows, cols):
    solvable = lines.tables().bases[base]
    assert not solvable[0]
    random = Random(2)
    for _ in range(3000):
        weights = (random.random() * 3, 1, 1, 1)
        cells = "".join(random.choices(".BGW", weights, k=rows * cols))
        if cells.strip("."):
            assert bool(solvable[word(cells)]) == is_solvable(Position(rows, cols, cells))


def all_full_boards(rows, cols):
    """Every colouring, by the numbers that the table of all positions gives them."""
    size = rows * cols
    digits = np.arange(3**size)[:, None] // 3 ** np.arange(size) % 3
    return np.frombuffer(b"BGW", dtype=np.uint8)[digits]


def answers(boards, rows, cols):
    """Tell of each board whether it is solvable, by removing lines and, where stuck, search."""
    solvable = lines.solve_boards(boards, rows, cols).lengths >= 0
    for place in np.flatnonzero(~solvable):
        position = Position(rows, cols, boards[place].tobytes().decode())
        solvable[place] = decide(position, engine="lines").status is Status.SOLVABLE
    return solvable


def table_answers(rows, cols):
    layout, table = filled(rows, cols)
    bits = np.unpackbits(table[layout.bounds[-2] :].view(np.uint8), bitorder="little")
    return bits[: 3**layout.cells].astype(bool)


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_every_full_board_of_small_shapes(rows, cols):
    expected = table_answers(rows, cols)
    assert (answers(all_full_boards(rows, cols), rows, cols) == expected).all()


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "cols"), LARGE_SHAPES)
def test_every_full_board_of_larger_shapes(rows, cols):
    expected = table_answers(rows, cols)
    size = rows * cols
    part = 3 ** min(size, 12)
    low = all_full_boards(1, min(size, 12))
    for first in range(0, 3**size, part):
        high = np.array([first // 3**place % 3 for place in range(low.shape[1], size)], dtype=int)
        rest = np.frombuffer(b"BGW", dtype=np.uint8)[high]
        boards = np.hstack([low, np.broadcast_to(rest, (part, len(rest)))])
        assert (answers(boards, rows, cols) == expected[first : first + part]).all()


@pytest.mark.parametrize(("rows", "cols"), [(6, 6), (6, 9), (9, 9), (3, 14), (2, 13), (16, 16)])
@pytest.mark.parametrize("holes", [0, 1, 4])
def test_boards_full_or_nearly_so_are_solved(rows, cols, holes):
    position = balanced(rows, cols, rows * cols - holes, 7)
    verdict = decide(position, engine="lines")
    assert (verdict.status, verdict.engine) == (Status.SOLVABLE, "lines")
    assert len(verdict.captures) == rows * cols - holes - 1


@pytest.mark.parametrize("scarce", ["BGW", "GWB", "WBG"])
@pytest.mark.parametrize(("rows", "cols"), [(4, 5), (6, 6), (5, 9), (16, 16)])
@pytest.mark.parametrize("seed", range(5))
def test_boards_with_a_single_stack_of_two_colours_are_solved(scarce, rows, cols, seed):
    one, other, sea = scarce
    cells = [one, other, *[sea] * (rows * cols - 2)]
    Random(seed).shuffle(cells)
    position = Position(rows, cols, "".join(cells))
    assert decide(position, engine="lines").status is Status.SOLVABLE


def test_a_frozen_board_is_not_searched():
    assert decide(Position(9, 9, "B" * 80 + "W"), engine="lines").status is Status.SOLVABLE
    verdict = decide(Position(9, 9, "B" * 79 + "WW"), engine="lines")
    assert (verdict.status, verdict.engine) == (Status.UNSOLVABLE, "static")


def test_a_stuck_board_is_left_undecided_with_a_reason():
    verdict = lines.Search(Position.parse("BBG/GWW")).go_on(Limits())
    assert verdict.status is Status.UNDECIDED
    assert verdict.reason == "no order of removing rows and columns was found"


def test_compiled_replays_agree_with_the_rules():
    random = Random(3)
    results = {True: 0, False: 0}
    for seed in range(400):
        rows, cols = random.randint(1, 4), random.randint(2, 4)
        position = balanced(rows, cols, random.randint(2, min(4, rows * cols)), seed)
        captures = random_captures(position, random)
        expected = ends_in_one(position, captures)
        results[expected] += 1
        board = lines.CODES[characters(position)].reshape(1, position.rows, position.cols)
        array = np.array([captures], dtype=np.int64).reshape(1, -1, 2)
        assert replays.are_solutions(board, array, np.array([len(captures)]))[0] == expected
    assert min(results.values()) > 20


def random_captures(position, random):
    """Legal captures while there are any, now and then one that is anything."""
    captures, size = [], position.grid.size
    while legal := position.captures():
        if random.random() < 0.1:
            return [*captures, (random.randrange(-1, size + 1), random.randrange(-1, size + 1))]
        captures.append(random.choice(legal))
        position = position.after(captures[-1])
    return captures


def ends_in_one(position, captures):
    try:
        return position.after(*captures).is_solved
    except IllegalCapture:
        return False
