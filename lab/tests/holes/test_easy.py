"""What lab/docs/easy-holes.md proves, tried on all small cases by the rules."""

import random
from functools import cache
from itertools import product

import pytest

import brute
from all_positions import LETTERS, solvable_positions
from crowds_twin import cut, decide_two_rows
from few_changes_twin import has_solution
from greenest.games.pyramids.position import Position

NEVER = 99


@cache
def fewest_changes(rows, cols, cells):
    """Return the least number of captures within columns in a solution."""
    if len(cells) - cells.count(".") == 1:
        return 0
    return min(
        (
            fewest_changes(rows, cols, after) + is_within_a_column(cells, after, cols)
            for after in brute.followers(rows, cols, cells)
        ),
        default=NEVER,
    )


def is_within_a_column(cells, after, cols):
    one, other = (at for at, each in enumerate(cells) if each != after[at])
    return one % cols == other % cols


def check_few_changes(position, most):
    """Compare with the rules; return whether there is a solution with at most so many changes."""
    fewest = fewest_changes(position.rows, position.cols, position.cells)
    if 0 < fewest <= most:
        assert not has_solution(position, fewest - 1), str(position)
    assert has_solution(position, most) == (fewest <= most), str(position)
    return fewest <= most


def test_few_changes_of_row_are_found_in_all_small_positions():
    answers = [
        check_few_changes(Position(2, 3, cells), 1)
        for cells in map("".join, product(".BGW", repeat=6))
        if "." < max(cells[:3]) >= max(cells[3:])
    ]
    assert (answers.count(True), answers.count(False)) == (1_057, 1_880)


@pytest.mark.parametrize(
    ("rows", "cols", "changes", "holes"),
    [(2, 5, 3, 0.5), (4, 3, 2, 0.6), (3, 4, 2, 0.6), (5, 2, 2, 0.5)],
)
def test_few_changes_of_row_are_found_in_larger_ones(rows, cols, changes, holes):
    generator = random.Random(cols)
    answers = set()
    for _ in range(20):
        cells = "".join(
            "." if generator.random() < holes else generator.choice("BGW")
            for _ in range(rows * cols)
        )
        if set(cells) > {"."}:
            answers.add(check_few_changes(Position(rows, cols, cells), changes))
    assert answers == {True, False}


@pytest.mark.parametrize(
    ("text", "changes"), [("B../WGG/GG.", 2), ("B..../WWGWG/G.G..", 2), ("BB/.G/.W", 3)]
)
def test_a_capture_over_a_stack_that_leaves_or_is_left_later_does_not_count(text, changes):
    """White leaves its row later, or is taken there in the end, or within its column."""
    assert not has_solution(Position.parse(text), changes)


def test_crowds_may_be_cut_in_all_positions_of_two_rows_and_four_columns():
    """Positions of the same reduced form are solvable alike."""
    table = solvable_positions(2, 4)
    by_form = {}
    for place in product(range(4), repeat=8):
        cells = "".join(LETTERS[each] for each in place)
        by_form.setdefault(cut(cells, "B"), set()).add(bool(table[place]))
    assert all(len(answers) == 1 for answers in by_form.values())


def test_two_rows_are_decided_by_cut_crowds():
    generator = random.Random(1)
    answers = []
    for _ in range(150):
        cells = "".join(generator.choices(".BGW", (5, 8, 1, 1), k=12))
        if set(cells) > {"."}:
            answers.append(brute.is_solvable(Position(2, 6, cells)))
            assert decide_two_rows(cells, "B")[0] == answers[-1], cells
    assert min(answers.count(True), answers.count(False)) > 20


def test_each_column_more_of_a_sea_adds_as_many_forms():
    """The first boards of Theorem 8."""
    counts = []
    for cols in (13, 15, 17):
        sea = "B" * (cols - 5)
        solvable, count = decide_two_rows(f"B.B{sea}BBGB{sea}BWW", "B")
        assert not solvable
        counts.append(count)
    assert counts == [2_972, 3_804, 4_636]
