"""Long strips come down to one stack: every line of play is replayed, columns by their tables."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from greenest.kernels.arrays import Int8s, Int64s
from greenest.kernels.narrowing import narrow
from greenest.kernels.removal import removal_tables
from greenest.solver.engines.replays import leaves_one
from greenest.theorem.descents import GapError
from greenest.theorem.long_strips import long_descent
from greenest.theorem.removals import removal


def strips(rows: int, cols: int, colours: int, count: int) -> list[Int8s]:
    """Return strips: random ones, seas with a few other stacks, and those with long runs."""
    random = np.random.default_rng(rows * 1000 + cols)
    found = []
    for number in range(count):
        share = (0.5, 0.05, 0.01)[number % 3]
        strip = np.zeros((rows, cols), dtype=np.int8)
        is_other = random.random((rows, cols)) < share
        strip[is_other] = random.integers(1, colours, is_other.sum())
        for colour in range(colours):
            strip[random.integers(rows), random.integers(cols)] = colour
        if number % 2:
            strip = np.repeat(strip, random.integers(1, 4, cols), axis=1)
        if len(np.unique(strip)) == colours:
            found.append((strip + number) % 3 if colours == 3 else strip)
    return found


def check(strip: Int8s, mark: int | None, column: int, captures: Int64s, colour: int) -> None:
    """Replay captures on a strip below a row that is empty, or has the carrier."""
    rows, cols = strip.shape
    board = np.zeros((rows + 1, cols), dtype=np.uint8)
    board[1:] = strip + 1
    if mark is not None:
        board[0, mark] = 3
    places = np.append(np.arange(rows * cols) + cols, mark or 0)
    played = places[captures]
    assert leaves_one(board, played)
    target = played[-1, 1]
    assert target % cols == column
    for one, other in played:
        board.flat[other], board.flat[one] = board.flat[one], 0
    assert board.flat[target] == colour + 1


@pytest.mark.parametrize("rows", [2, 3, 4])
def test_three_colours_come_down(rows: int) -> None:
    for cols in (5, 12, 40):
        for strip in strips(rows, cols, 3, 18):
            found = long_descent(strip)
            assert rows == 2 or len(found.captures) == 3
            for colour in found.captures:
                check(strip, None, found.column, found.play(colour), colour)


@pytest.mark.parametrize("rows", [2, 3, 4])
def test_two_colours_under_the_third_come_down(rows: int) -> None:
    for cols in (5, 12, 40):
        for number, strip in enumerate(strips(rows, cols, 2, 18)):
            mark = number % strip.shape[1]
            try:
                found = long_descent(strip, mark)
            except GapError:  # a pimple, of which V says nothing
                assert np.count_nonzero(strip) == 1
                assert strip[0, mark] == 1
                continue
            assert rows == 2 or len(found.captures) == 3
            for colour in found.captures:
                check(strip, mark, found.column, found.play(colour), colour)


def test_a_wanted_colour_in_one_column_will_do() -> None:
    for strip, colour in product(strips(3, 12, 3, 6), range(3)):
        found = long_descent(strip, wanted=np.full(strip.shape[1], 1 << colour))
        check(strip, None, found.column, found.play(colour), colour)


def test_no_column_that_is_left_can_be_removed() -> None:
    for rows in (2, 3, 4):
        tables = removal_tables(rows)
        for strip in strips(rows, 30, 3, 9):
            left = strip.copy()
            kept, captures = narrow(left, -1, 1, rows, tables.inner_of(rows), tables.edge_of(rows))
            assert len(captures) == rows * (strip.shape[1] - len(kept))
            columns = [tuple(left[:, col].tolist()) for col in kept]
            counts = [sum(column.count(colour) for column in columns) for colour in range(3)]
            spared = sum(1 << colour for colour in range(3) if counts[colour] <= rows)
            beside = [None, *columns, None]
            if len(columns) > 1:
                for place, column in enumerate(columns):
                    assert removal(column, beside[place], beside[place + 2], spared) is None
