"""The unsolvable boards with few holes, found by removing lines, are those that the rules leave."""

import json
import re
from itertools import chain, combinations, product

import numpy as np
import pytest

import brute
from all_positions import LETTERS, solvable_positions
from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.lab.holes import few
from greenest.solver.bulk import outcomes
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.many import check_solutions
from greenest.solver.decide import decide
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.verdict import Limits, Status
from greenest.study.shapes.census import images


@pytest.fixture
def by_removal(monkeypatch):
    """Tables settle nothing but the smallest shapes."""
    monkeypatch.setattr(few, "BY_TABLE", 4)


def unsolvable_by_the_rules(rows, cols):
    """Return the cells of the unsolvable boards of three colours, by their holes."""
    found = {}
    table = solvable_positions(rows, cols)
    for place in zip(*np.nonzero(~table), strict=True):
        cells = "".join(LETTERS[each] for each in place)
        if set("BGW") <= set(cells):
            found.setdefault(cells.count("."), set()).add(cells)
    return found


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (3, 2), (2, 4), (3, 3)])
@pytest.mark.usefixtures("by_removal")
def test_the_boards_found_are_those_that_the_rules_leave(rows, cols):
    expected = unsolvable_by_the_rules(rows, cols)
    search = few.FewHolesSearch()
    for holes in few.numbers(rows, cols, 2):
        found = {position.cells for position in search.unsolvable(rows, cols, holes)}
        assert found == expected.get(holes, set())


def test_tables_and_removal_find_the_same(request):
    asked = [(2, 5, 0), (2, 5, 1), (3, 4, 1)]
    search = few.FewHolesSearch()
    by_table = [search.unsolvable(*each) for each in asked]
    assert [len(boards) for boards in by_table] == [0, 156, 0]
    request.getfixturevalue("by_removal")
    search = few.FewHolesSearch()
    assert [search.unsolvable(*each) for each in asked] == by_table


def test_the_fewest_holes_end_the_count_and_a_number_given_does_not():
    assert [each.holes for each in few.FewHolesSearch().few_holes(3, 3)] == [0, 1]
    first, second, third = few.FewHolesSearch().few_holes(3, 3, 2)
    assert (first.unsolvable, second.unsolvable, third.unsolvable) == (0, 792, 13_860)
    assert len(second.unsolvable_up_to_symmetry) == 41
    colours = [set(board) >= set("BGW") for board in map("".join, product("BGW", repeat=8))]
    assert second.boards == 9 * sum(colours)


def test_the_end_is_where_three_colours_have_no_room():
    assert [each.unsolvable for each in few.FewHolesSearch().few_holes(2, 2)] == [0, 0]
    assert [each.unsolvable for each in few.FewHolesSearch().few_holes(1, 5)] == [0, 0, 0]
    assert list(few.FewHolesSearch().few_holes(1, 2)) == []


def test_more_than_32_cells_are_refused():
    with pytest.raises(ValueError, match="3x11 has 33 cells: at most 32 can be searched"):
        few.numbers(3, 11)


def test_a_solution_at_a_glance_that_breaks_the_rules_is_an_error(monkeypatch):
    solve_many = presolve.solve_many

    def wrong(*given):
        found = solve_many(*given)
        found.captures[:] = 0
        return found

    monkeypatch.setattr(few.presolve, "solve_many", wrong)
    with pytest.raises(AssertionError, match="a solution of 2x7 breaks the rules"):
        few.FewHolesSearch().words(2, 7, 0)


@pytest.mark.parametrize("cols", range(5, 13))
def test_two_rows_can_be_unsolvable_with_one_hole_at_any_length(cols):
    """The three boards of lab/docs/few-holes.md, Theorem 8."""
    sea = "B" * (cols - 5)
    for board in (f"B.B{sea}BB/GB{sea}BWW", f"B.B{sea}BW/GB{sea}BBW", f"B.{sea}BWB/GB{sea}BBW"):
        position = Position.parse(board)
        assert position.cols == cols
        assert decide(position, engine="dfs").status is Status.UNSOLVABLE


def test_the_boards_that_the_page_names_are_unsolvable_with_so_many_holes(pytestconfig):
    """By brute force too; on 25 cells, that is for `make slow NAME=holes`."""
    page = (ROOT / "lab" / "docs" / "few-holes.md").read_text("utf-8")
    named = re.findall(r"^\| (\d)×(\d) \| (\d) \| `([BGW./]+)` is one", page, re.MULTILINE)
    assert [(rows, cols) for rows, cols, _, _ in named] == [("3", "8"), ("5", "5")]
    for rows, cols, holes, text in named:
        position = Position.parse(text)
        assert (position.rows, position.cols) == (int(rows), int(cols))
        assert text.count(".") == int(holes)
        assert set(text) >= set("BGW")
        assert decide(position, engine="dfs").status is Status.UNSOLVABLE
        if len(position.cells) < 25 or pytestconfig.getoption("--slow"):
            assert not brute.is_solvable(position)


def test_the_page_says_of_each_shape_what_was_printed():
    page = (ROOT / "lab" / "docs" / "few-holes.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (\d)×(\d) \| (\d) \| (?:([\d,]+) \((\d+)\)|`.* is one)", page, re.MULTILINE
    )
    printed = {}
    for line in (ROOT / "results" / "holes" / "few-holes.jsonl").read_text("utf-8").splitlines():
        each = json.loads(line)
        printed.setdefault(each["shape"], []).append(each)
    for height, width, least, unsolvable, alike in rows:
        counts = printed.pop(f"{height}x{width}", [{"holes": 0, "unsolvable": 0}])
        clean = [each for each in counts if not each["unsolvable"]]
        assert [each["holes"] for each in clean] == list(range(int(least)))
        if unsolvable:
            (worst,) = [each for each in counts if each["unsolvable"]]
            assert f"{worst['unsolvable']:,}" == unsolvable
            assert len(worst["unsolvable_up_to_symmetry"]) == int(alike)
    assert all(shape.startswith("2x") for shape in printed)
    assert len(rows) == 9


def test_two_rows_have_the_three_boards_of_theorem_8_and_no_others():
    text = (ROOT / "results" / "holes" / "two-rows.jsonl").read_text("utf-8")
    printed = [each for each in map(json.loads, text.splitlines()) if each["holes"] == 1]
    assert [each["shape"] for each in printed] == [f"2x{cols}" for cols in range(9, 17)]
    for each in printed:
        cols = int(each["shape"][2:])
        black = "B" * (cols - 5)
        assert each["unsolvable"] == 36
        assert each["unsolvable_up_to_symmetry"] == [
            f"B.BBB{black}/GBBWW".replace("GBB", f"GBB{black}"),
            f"B.BB{black}W/GBBB{black}W",
            f"B.B{black}WB/GBBB{black}W",
        ]


def test_from_three_rows_of_five_on_they_are_seas_with_a_prey_and_predators():
    text = (ROOT / "results" / "holes" / "few-holes.jsonl").read_text("utf-8")
    shapes = set()
    for each in map(json.loads, text.splitlines()):
        rows, cols = map(int, each["shape"].split("x"))
        if rows > 2 and rows * cols > 12:
            for board in each["unsolvable_up_to_symmetry"]:
                shapes.add(each["shape"])
                sea = max("BGW", key=board.count)
                prey, captor = ("BGW"[("BGW".index(sea) + turn) % 3] for turn in (1, 2))
                assert board.count(prey) == 1
                assert board.count(captor) >= 2
    assert shapes == {"3x5", "3x6", "3x7", "4x4", "4x5"}


def seas(greens, holes, whites, from_column):
    """Return seas of black of 4x5 with three holes, one green stack and some white ones.

    Green is in one of the first so many columns, in the upper half, the holes are in the first so
    many, and White is in columns from one on.
    """
    boards = []
    for green in (row * 5 + col for col in range(greens) for row in range(2)):
        near = [row * 5 + col for col in range(holes) for row in range(4) if row * 5 + col != green]
        for empty in combinations(near, 3):
            far = [row * 5 + col for col in range(from_column, 5) for row in range(4)]
            free = [cell for cell in far if cell not in (green, *empty)]
            for white in chain.from_iterable(combinations(free, count) for count in whites):
                board = bytearray(b"B" * 20)
                board[green] = ord("G")
                for cell in empty:
                    board[cell] = ord(".")
                for cell in white:
                    board[cell] = ord("W")
                boards.append(board)
    return np.frombuffer(b"".join(boards), dtype=np.uint8).reshape(-1, 20)


@pytest.mark.parametrize(
    ("greens", "holes", "whites", "from_column", "count"),
    [
        (1, 2, range(2, 5), 3, 10_780),
        (2, 3, range(2, 3), 3, 18_480),
        (1, 3, range(2, 4), 2, 71_800),
    ],
)
def test_seas_of_four_rows_and_five_columns_with_three_holes_are_solvable(
    greens, holes, whites, from_column, count
):
    boards = seas(greens, holes, whites, from_column)
    assert len(boards) == count
    found = presolve.solve_many(Boards(4, 5, 17, boards), Limits(max_nodes=10**6))
    check_solutions(Boards(4, 5, 17, boards), found)
    assert np.isin(found.outcomes, [outcomes.SOLVED, outcomes.SOLVED_BY_BEAM]).all()


@pytest.mark.slow
def test_seas_of_four_rows_and_five_columns_with_four_holes_are_unsolvable_if_published():
    """All of them are searched, without removing lines: of a prey and two captors in a sea."""
    text = (ROOT / "results" / "holes" / "few-holes.jsonl").read_text("utf-8")
    (published,) = [
        each
        for each in map(json.loads, text.splitlines())
        if each["shape"] == "4x5" and each["holes"] == 4
    ]
    expected = set()
    for board in published["unsolvable_up_to_symmetry"]:
        expected |= images(Position.parse(board))
    found = set()
    count = 0
    for green, white in product((0, 1, 2, 5, 6, 7), combinations(range(20), 2)):
        if green not in white:
            boards = sea_with_holes(green, white, 4)
            count += len(boards)
            looked = presolve.solve_many(Boards(4, 5, 16, boards), Limits())
            check_solutions(Boards(4, 5, 16, boards), looked)
            solved = np.isin(looked.outcomes, [outcomes.SOLVED, outcomes.SOLVED_BY_BEAM])
            for cells in boards[~solved]:
                position = Position(4, 5, cells.tobytes().decode())
                if decide(position, engine="dfs").status is not Status.SOLVABLE:
                    found |= images(position)
    assert count == 2_441_880
    assert found == expected
    assert len(found) == published["unsolvable"] == 462


def sea_with_holes(green, white, holes):
    """Return all seas of black of 4x5 with these stacks and so many holes."""
    free = [cell for cell in range(20) if cell not in (green, *white)]
    empty = np.array(list(combinations(free, holes)))
    boards = np.full((len(empty), 20), ord("B"), dtype=np.uint8)
    boards[:, green] = ord("G")
    boards[:, white] = ord("W")
    np.put_along_axis(boards, empty, np.uint8(ord(".")), axis=1)
    return boards
