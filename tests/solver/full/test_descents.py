"""Strips are reduced to one stack: every line of play is replayed."""

from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.engines.replays import leaves_one
from greenest.solver.full.descents import GapError, descent, repeated, solved_under
from greenest.solver.full.guarded_search import FREE, lines_of_play
from greenest.solver.full.strips import Strip
from strips_twin import strip_of


def strip_array(text):
    return np.array(strip_of(text).columns, dtype=np.int8).T


def strips(rows, cols, colours, count):
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


def check(strip, mark, column, captures, colour):
    """Replay captures on a strip below an empty row or a row with the carrier."""
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


def check_all(strip, mark=None):
    """Replay the plays found for a strip of three or four rows: each colour in one column."""
    found = descent(strip, mark)
    assert len(strip) == 2 or len(found.captures) == 3
    for colour in found.captures:
        check(strip, mark, found.column, found.play(colour), colour)
    return found.steps


@pytest.mark.parametrize("colours", [2, 3])
@pytest.mark.parametrize("rows", [2, 3, 4])
def test_two_colours_under_the_third_and_three_come_down(rows, colours):
    steps: Counter[str] = Counter()
    for cols, count in ((5, 30), (8, 30), (12, 18), (40, 6)):
        for number, strip in enumerate(strips(rows, cols, colours, count)):
            mark = number % strip.shape[1] if colours == 2 else None
            try:
                steps.update(check_all(strip, mark))
            except GapError:  # a pimple, of which V says nothing
                assert mark is not None
                assert np.count_nonzero(strip) == 1
                assert strip[0, mark] == 1
    assert steps["strip case 1"] > 5
    assert steps["strip case 3" if colours == 2 else "strip search, 0 guards"] > 5


def test_a_claim_that_fails_is_a_gap_that_names_the_strip():
    """D is neither claimed of nor true of 2x3; V is not of a pimple."""
    for text, mark in (("WGB/WGB", None), ("BGB/BBB/BBB", 1)):
        with pytest.raises(GapError, match=f"strip {strip_of(text, mark)}: no free column"):
            descent(strip_array(text), mark)


def test_a_wanted_colour_in_one_column_will_do():
    for strip, colour in product(strips(3, 12, 3, 6), range(3)):
        found = descent(strip, wanted=np.full(strip.shape[1], 1 << colour))
        check(strip, None, found.column, found.play(colour), colour)


def position_of(strip, carrier="W"):
    """Return the strip as a board with a row above it for a carrier."""
    rows = ["".join("BGW"[colour] for colour in row) for row in zip(*strip.columns, strict=True)]
    above = ["."] * len(strip.columns)
    if strip.mark is not None:
        above[strip.mark] = carrier
    return Position.parse("/".join(["".join(above), *rows]))


def last_stack(position, captures):
    """Replay captures with the carrier in row -1; return the last stack's colour and column."""
    cols = position.cols
    pairs = [((r + 1) * cols + c, (s + 1) * cols + d) for (r, c), (s, d) in captures]
    cells = position.after(*pairs).cells
    assert len(cells.replace(".", "")) == 1
    return cells.replace(".", ""), next(at for at, cell in enumerate(cells) if cell != ".") % cols


@pytest.mark.parametrize("times", [1, 2, 5])
def test_a_line_of_play_with_a_guarded_column_is_one_with_the_column_repeated(times):
    random = Random(times)
    replayed = 0
    for _ in range(120):
        cols = random.randint(3, 5)
        at, colour = random.randrange(cols), random.randrange(3)
        columns = [tuple(random.choices(range(3), k=3)) for _ in range(cols)]
        columns[at] = (colour,) * 3
        strip = Strip(tuple(columns))
        lines = tuple(col for _, col in strip.cells)
        guards = tuple((colour + 1) * (col == at) for col in lines)
        found = lines_of_play(strip.colours, strip.cells, lines, (FREE,) * cols, guards)
        if found is None:
            continue
        column, plays = found
        longer = Strip((*columns[:at], *[columns[at]] * times, *columns[at + 1 :]))
        expected = column + (times - 1) * (column > at)
        for last, play in plays.items():
            captures = tuple(repeated(play, at, times))
            assert last_stack(position_of(longer), captures) == ("BGW"[last], expected)
            replayed += 1
    assert replayed > 30


def drawn(random, rows, cols, colours):
    """Return rows of random stacks, or of a sea with a few others."""
    cells = random.choices(colours, k=rows * cols)
    if random.random() < 0.6:
        sea = random.choice(colours)
        cells = [cell if random.random() < 0.15 else sea for cell in cells]
    return "/".join("".join(cells[at : at + cols]) for at in range(0, rows * cols, cols))


def test_two_rows_are_solved_under_a_carrier_wherever_that_is_possible():
    random = Random(7)
    outcomes = Counter()
    for _ in range(60):
        text = drawn(random, 2, 4, "BGW")
        colour, mark = random.randrange(3), random.randrange(4)
        found = solved_under(strip_of(text), colour, mark)
        board = position_of(strip_of(text, mark), "BGW"[colour])
        outcomes[found is not None] += 1
        assert (found is not None) == is_solvable(board), board
        if found is not None:
            last_stack(board, found)
    assert min(outcomes.values()) > 5
