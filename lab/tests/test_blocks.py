"""How blocks end: against the rules, against other tables, and against what was known."""

from itertools import product

import pytest

from greenest.games.pyramids.position import Position
from greenest.lab import blocks
from greenest.lab.blocks import Carrier, carriers, endings, positions
from greenest.study.shapes.census import images
from strips_twin import COLOURS, last_stacks


def drawn(rows, cols, carrier, colours_of_cells):
    """Return the text of a block, its carrier's colour the last one."""
    lines = ["".join(colours_of_cells[row * cols : (row + 1) * cols]) for row in range(rows)]
    if carrier is None:
        return "/".join(lines)
    last = colours_of_cells[-1]
    if carrier.line == "column":
        return "/".join([*lines, "." * carrier.number + last + "." * (cols - carrier.number - 1)])
    return "/".join(
        line + (last if row == carrier.number else ".") for row, line in enumerate(lines)
    )


def alike_with(board, rows, cols, carrier):
    """Return the images of a board that are such blocks, the carrier in its place."""
    place = None
    if carrier is not None:
        is_below = carrier.line == "column"
        place = rows * cols + carrier.number if is_below else carrier.number * (cols + 1) + cols
    holes = [cell == "." for cell in board.replace("/", "")]
    found = images(Position.parse(board), place)
    return {image for image in found if [cell == "." for cell in image] == holes}


def exceptions_by_the_rules(rows, cols, carrier):
    """Return the boards that cannot be solved, within the block, and there in each colour."""
    found = [set(), set(), set()]
    boards = 0
    for cells in product(COLOURS, repeat=rows * cols + (carrier is not None)):
        if set(cells) != set(COLOURS):
            continue
        boards += 1
        position = Position.parse(drawn(rows, cols, carrier, cells))
        last = last_stacks(position.rows, position.cols, position.cells)
        inside = {colour for colour, row, col in last if row < rows and col < cols}
        for each, holds in zip(found, (last, inside, len(inside) == 3), strict=True):
            each |= set() if holds else {str(position)}
    return boards, found


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 3), (3, 2), (1, 2), (1, 4), (5, 1)])
def test_every_exception_is_one_by_the_rules_and_no_other_is(rows, cols):
    for ending in endings(rows, cols):
        boards, expected = exceptions_by_the_rules(rows, cols, ending.carrier)
        assert ending.boards == boards
        found = ending.not_solvable, ending.not_inside, ending.not_each_colour
        for each, failing in zip(found, expected, strict=True):
            assert each.count == len(failing)
            listed = {str(board) for board in each.up_to_symmetry}
            assert listed <= failing
            alike = [alike_with(board, rows, cols, ending.carrier) for board in listed]
            assert sum(map(len, alike)) == len(failing)
            assert set().union(*alike) == {board.replace("/", "") for board in failing}


def test_what_was_known_of_3x3():
    found = {ending.carrier: ending for ending in endings(3, 3)}
    assert found[None].not_each_colour.count == 645
    assert found[Carrier("row", 0)].not_solvable.count == 12
    assert found[Carrier("row", 1)].not_solvable.count == 51


def test_places_of_a_carrier_that_are_alike_stand_once():
    assert list(map(str, carriers(3, 4))) == ["None", "row 1", "row 2", "column 1", "column 2"]
    assert list(map(str, carriers(4, 4))) == ["None", "row 1", "row 2"]


def test_a_row_turned_round_is_another_board_to_a_carrier_at_its_end():
    ending = next(each for each in endings(1, 4) if each.carrier == Carrier("row", 0))
    assert ending.not_each_colour.count == 111
    assert len(ending.not_each_colour.up_to_symmetry) == 111 / 3


def test_of_many_exceptions_only_the_number_is_told(monkeypatch):
    monkeypatch.setattr(blocks, "LISTED", 60)
    first = next(endings(2, 3))
    assert len(first.not_solvable.up_to_symmetry) == 7
    assert first.not_each_colour.up_to_symmetry is None
    assert first.as_json()["not_each_colour"] == {"count": 432, "up_to_symmetry": None}


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (2, 5), (3, 3)])
def test_progress_comes_to_the_number_of_positions(rows, cols):
    made = []
    for _ in endings(rows, cols, progress=made.append):
        pass
    assert sum(made) == positions(rows, cols)


def test_larger_blocks_are_refused():
    with pytest.raises(ValueError, match="3x6 has 18 cells"):
        positions(3, 6)
    with pytest.raises(ValueError, match="3x6 has 18 cells"):
        next(endings(3, 6))
