"""The proofs of docs/every-size.md, tried on all small cases by the rules.

`test_proof_by_rows.py` has section 4 of docs/every-size.md.
"""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

from greenest.games.pyramids.greenest import legal_captures, replay
from lines_twin import PREY, spared_sets
from proof_page import section
from strips_twin import COLOURS, ends_of, last_stacks

# The lemmas.


def test_an_emptied_line_is_transparent() -> None:
    for upper, lower in product(map("".join, product("BGW.", repeat=3)), repeat=2):
        if not set(upper + lower) <= {"."}:
            without = last_stacks(2, 3, upper + lower)
            between = last_stacks(3, 3, upper + "..." + lower)
            assert {(colour, 2 * row, col) for colour, row, col in without} == between


@pytest.mark.parametrize("cols", range(3, 8))
def test_a_full_line_with_all_three_colours_is_solvable(cols: int) -> None:
    for cells in map("".join, product(COLOURS, repeat=cols)):
        if len(set(cells)) == 3:
            assert last_stacks(1, cols, cells)


@pytest.mark.parametrize(("rows", "cols"), [(1, 6), (2, 3), (2, 4), (3, 3)])
def test_two_colours_are_solvable_with_exactly_one_stack_of_the_captor(
    rows: int, cols: int
) -> None:
    for captor in COLOURS:
        for cells in map("".join, product(captor + PREY[captor], repeat=rows * cols)):
            if len(set(cells)) == 2:
                assert bool(last_stacks(rows, cols, cells)) == (cells.count(captor) == 1)


# Section 1: tools.


def drawn_boards(text: str) -> list[list[str]]:
    """Return the boards of a drawing in letters, left to right; a board is a list of rows."""
    lines = [
        line[4:] for line in text.splitlines() if re.match(r" {4}.*[BGWxyz.] [BGWxyz.] ", line)
    ]
    rows = [re.findall(r"(?:[BGWxyz.] )+[BGWxyz.](?![a-z])", line) for line in lines]
    return [[row.replace(" ", "") for row in board] for board in zip(*rows, strict=True)]


def test_the_drawn_window_comes_down_to_a_carrier_that_takes_one_below() -> None:
    start, carried, end = drawn_boards(section("1.1"))
    assert ("W", 1, 2) in ends_of(start[:2])
    assert carried == ["....", "..W.", *start[2:]]
    assert replay(4, 4, "".join(carried), [(6, 10)]) == "".join(end)


def test_the_drawn_row_is_removed() -> None:
    start, between, end = drawn_boards(section("1.2"))
    assert [between[0], end[1]] == [start[0], "......"]
    taken = {f"{captor}x{prey}" for captor, prey in zip(between[1], between[0], strict=True)}
    assert taken == {"xxy", ".xy"}
    cells = [*"".join(start)]
    for source, target in [(8, 7), (7, 6), (10, 9), (9, 11), (6, 0), (11, 5)]:
        assert (cells[source], cells[target]) == ("x", "y")
        cells[target], cells[source] = cells[source], "."
    assert "".join(cells) == "".join(end)


@pytest.mark.parametrize("cols", range(1, 6))
def test_a_row_of_x_and_y_is_removed_into_one_of_y(cols: int) -> None:
    """With Black as x and Green as y, the second row gains as many Blacks as the first row had."""
    for row in map("".join, product("BG", repeat=cols)):
        blacks = {left.count("B") for left in second_rows(cols, row + "G" * cols)}
        assert max(blacks, default=0) == row.count("B")


def second_rows(cols: int, cells: str) -> set[str]:
    """Return the possible second rows, all full, after the first of two rows is emptied."""
    seen, todo = {cells}, [cells]
    while todo:
        here = todo.pop()
        after = {replay(2, cols, here, [each]) for each in legal_captures(2, cols, here)}
        todo += after - seen
        seen |= after
    return {
        board[cols:] for board in seen if board[:cols] == "." * cols and "." not in board[cols:]
    }


# Section 2: strips.


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (2, 5), (3, 3), (3, 4), (4, 3)])
def test_a_pimple_is_solvable_but_never_to_a_stack_of_y(rows: int, cols: int) -> None:
    for col in range(cols):
        board = ["B" * col + "G" + "B" * (cols - col - 1), *["B" * cols] * (rows - 1)]
        assert {colour for colour, _, _ in ends_of(board, (-1, col))} == {"W"}


@pytest.mark.parametrize("cols", [5, pytest.param(6, marks=pytest.mark.slow)])
def test_a_strip_without_a_three_coloured_window_loses_a_column(cols: int) -> None:
    columns = ["".join(each) for each in product(COLOURS, repeat=2)]
    found = 0
    for first, *rest in product(columns, repeat=cols):
        strip = [first, *rest]
        windows = [set("".join(strip[at : at + 4])) for at in range(cols - 3)]
        if len(set("".join(strip))) == 3 and all(len(each) < 3 for each in windows):
            found += 1
            assert any(loses(strip, at) for at in range(cols))
    assert found


def loses(strip: list[str], at: int) -> bool:
    """Return whether a column can be emptied while each colour that could run out is spared."""
    before, column, after = ("..", *strip, "..")[at : at + 3]
    scarce = {colour for colour in COLOURS if "".join(strip).count(colour) <= 2}
    return any(not scarce & taken for taken in spared_sets(column, before, after))


Line = list[tuple[int, int]]


def line_of_play(rng: random.Random, rows: int, cols: int, cells: str, guard: str) -> Line:
    """Return captures to one stack that respect the guards; the position must have them."""
    line: Line = []
    while cells.count(".") < rows * cols - 1:
        allowed = [
            each
            for each in legal_captures(rows, cols, cells)
            if is_guarded_by(cells, cols, [each], guard)
            and last_stacks(rows, cols, replay(rows, cols, cells, [each]), guard)
        ]
        line.append(rng.choice(allowed))
        cells = replay(rows, cols, cells, line[-1:])
    return line


def is_guarded_by(cells: str, cols: int, line: Line, guard: str) -> bool:
    """Return whether guarded columns are only used as their guards allow."""
    rows = len(cells) // cols
    for source, target in line:
        if cells[source] == guard[source % cols]:
            return False
        if guard[target % cols] not in (".", cells[target]):
            return False
        cells = replay(rows, cols, cells, [(source, target)])
    return True


def doubled(line: Line, cols: int, col: int) -> Line:
    """Return the line of play after a guarded column is doubled by the table of guards."""
    stands: dict[int, int] = {}
    found: Line = []

    def cell(row: int, at: int) -> int:
        return row * (cols + 1) + at

    def outside(place: int) -> int:
        row, at = divmod(place, cols)
        return cell(row, at + (at > col))

    for source, target in line:
        (row, at), (to_row, to) = divmod(source, cols), divmod(target, cols)
        start = cell(row, stands.pop(row)) if at == col else outside(source)
        if to != col:
            found.append((start, outside(target)))
            continue
        entered = col if at < col else col + 1
        near = start % (cols + 1) if at == col else entered
        far = 2 * col + 1 - near
        found += [(start, cell(to_row, near)), (cell(to_row, near), cell(to_row, far))]
        stands[to_row] = far
    return found


def test_a_guarded_column_is_doubled_and_all_guards_hold() -> None:
    """The doubled play is that of the table; the other guarded column has the last stack."""
    rng = random.Random(1)
    rows, cols, served = 2, 5, 0
    while served < 40:
        places = rng.sample(range(cols), 2)
        guard = "".join(rng.choice(COLOURS) if col in places else "." for col in range(cols))
        board = [
            "".join(rng.choice(COLOURS) if each == "." else each for each in guard)
            for _ in range(rows)
        ]
        cells = "".join(board)
        if not last_stacks(rows, cols, cells, guard):
            continue
        served += 1
        line = line_of_play(rng, rows, cols, cells, guard)
        assert is_guarded_by(cells, cols, line, guard)
        for col in places:
            wide = ["".join(row[: col + 1] + row[col:]) for row in board]
            twice = doubled(line, cols, col)
            left = replay(rows, cols + 1, "".join(wide), twice)
            assert left.replace(".", "") == replay(rows, cols, cells, line).replace(".", "")
            end, wide_end = line[-1][1] % cols, twice[-1][1] % (cols + 1)
            assert wide_end == end + (end > col)
            assert is_guarded_by("".join(wide), cols + 1, twice, guard[: col + 1] + guard[col:])


# What was tried before.


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (2, 4), (3, 3)])
def test_in_a_sea_y_does_not_end_in_the_column_of_z(rows: int, cols: int) -> None:
    for row in range(rows):
        for z, y in product(range(cols), repeat=2):
            if z != y:
                cells = ["B"] * (rows * cols)
                cells[row * cols + z], cells[row * cols + y] = "W", "G"
                ends = last_stacks(rows, cols, "".join(cells))
                assert not any(colour == "G" and col == z for colour, _, col in ends)
