"""Strips brought down to one stack; every line of play is replayed by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.theorem.descents import GapError, descent, repeated, solved_under
from greenest.theorem.guarded_search import FREE, lines_of_play
from greenest.theorem.strips import Captures, Strip
from strips_twin import strip_of


def position_of(strip: Strip, carrier: str = "W") -> Position:
    """Return the strip as a board, a row above it for a carrier."""
    rows = ["".join("BGW"[colour] for colour in row) for row in zip(*strip.columns, strict=True)]
    above = ["."] * len(strip.columns)
    if strip.mark is not None:
        above[strip.mark] = carrier
    return Position.parse("/".join(["".join(above), *rows]))


def last_stack(position: Position, captures: Captures) -> tuple[str, int]:
    """Replay captures, the carrier's row being -1; return the last stack's colour and column."""
    cols = position.cols
    pairs = [((r + 1) * cols + c, (s + 1) * cols + d) for (r, c), (s, d) in captures]
    cells = position.after(*pairs).cells
    assert len(cells.replace(".", "")) == 1
    return cells.replace(".", ""), next(at for at, cell in enumerate(cells) if cell != ".") % cols


def check(strip: Strip) -> tuple[str, ...]:
    """Replay what is found of a strip: of three and four rows each colour in one column."""
    found = descent(strip)
    if strip.rows > 2:
        assert set(found.captures) == {0, 1, 2}
    assert found.captures
    for colour, captures in found.captures.items():
        assert last_stack(position_of(strip), captures) == ("BGW"[colour], found.column)
    return found.steps


@pytest.mark.parametrize("run", [4, 5, 10])
@pytest.mark.parametrize("rest", ["BBW/BGB/BBB", "GBB/BBB/WBB", "BBB/BGB/BWB"])
def test_a_free_column_of_seas_with_long_runs(run: int, rest: str) -> None:
    steps = check(strip_of("/".join("B" * run + row for row in rest.split("/"))))
    assert steps


def drawn(random: Random, rows: int, cols: int, colours: str) -> str:
    """Return rows of random stacks, or of a sea with a few others."""
    cells = random.choices(colours, k=rows * cols)
    if random.random() < 0.6:
        sea = random.choice(colours)
        cells = [cell if random.random() < 0.15 else sea for cell in cells]
    return "/".join("".join(cells[at : at + cols]) for at in range(0, rows * cols, cols))


@pytest.mark.parametrize(("rows", "fewest", "most"), [(2, 5, 12), (3, 5, 12), (4, 3, 9)])
def test_three_coloured_strips_have_what_p_and_d_claim(rows: int, fewest: int, most: int) -> None:
    random = Random(rows)
    steps: Counter[str] = Counter()
    for _ in range(150):
        text = drawn(random, rows, random.randint(fewest, most), "BGW")
        if len(set(text) - {"/"}) == 3:
            steps.update(check(strip_of(text)))
    assert steps["strip case 1"] > 10
    assert steps["strip search, 0 guards"] > 10


@pytest.mark.parametrize(("rows", "most"), [(2, 11), (3, 11), (4, 8)])
def test_two_coloured_strips_under_white_have_what_v_and_c_claim(rows: int, most: int) -> None:
    random = Random(rows)
    steps: Counter[str] = Counter()
    for _ in range(150):
        text = drawn(random, rows, random.randint(5, most), "BG")
        strip = strip_of(text, random.randrange(text.index("/")))
        if len(set(text) - {"/"}) == 2 and not (strip.is_pimple and rows > 2):
            steps.update(check(strip))
    assert steps["strip case 3"] > 10
    assert steps["strip case 1"] > 10


LONG = {
    "strip case 2": ("BBBBBBBBBBGW/GWBBBBBBBBBB/BBBBBBBBBBBB", None),
    "strip search, 1 guards": ("BBBBBBBBBGB/BBBBBBBBBBW/BBBBBBBBBBB", None),
    "strip search, 2 guards": ("BBBBBBBBGBBBBBBB/BBBBBBBBWBBBBBBB/BBBBBBBBBBBBBBBB", None),
}


@pytest.mark.parametrize("step", LONG)
def test_a_strip_for_each_step_of_long_strips(step: str) -> None:
    assert step in check(strip_of(*LONG[step]))


def test_a_claim_that_fails_is_a_gap_that_names_the_strip() -> None:
    """D is not claimed of 2x3, nor true of it, nor V of a pimple."""
    for strip in (strip_of("WGB/WGB"), strip_of("BGB/BBB/BBB", 1)):
        with pytest.raises(GapError, match=f"strip {strip}: no free column"):
            descent(strip)


@pytest.mark.parametrize("times", [1, 2, 5])
def test_a_line_of_play_with_a_guarded_column_is_one_with_the_column_repeated(times: int) -> None:
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


def test_two_rows_are_solved_under_a_carrier_wherever_that_is_possible() -> None:
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
