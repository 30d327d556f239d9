"""The families of boards have the structure that they are named for."""

from collections import Counter

from benchmarks.families import BRIDGED, FAMILIES, colours_of
from benchmarks.suites import LARGE

from greenest.solver.static import linked_parts


def lines(position):
    """The stacks of each row and column."""
    cells, cols = position.cells, position.cols
    rows = [cells[start : start + cols] for start in range(0, len(cells), cols)]
    return [line.replace(".", "") for line in (*rows, *(cells[col::cols] for col in range(cols)))]


def test_a_board_is_a_function_of_its_family_and_index():
    for family in FAMILIES:
        assert list(family.positions())[:3] == [family.board(index) for index in range(3)]
        assert len(set(family.positions())) == family.count


def test_the_large_boards_are_500():
    assert sum(suite.count for suite in LARGE) == 500
    assert {suite.rows * suite.cols for suite in LARGE} == {144, 192, 196, 225, 256}


def test_blocks_hang_together_by_single_stacks():
    for position in list(BRIDGED.positions())[:12]:
        stacks = {cell for cell, colour in enumerate(position.cells) if colour != "."}
        in_blocks = {cell for cell in stacks if cell // 16 // 4 == cell % 16 // 4}
        assert (len(stacks), len(in_blocks)) == (67, 64)
        assert len(linked_parts(stacks, 16)) == 1
        for bridge in stacks - in_blocks:
            assert len(linked_parts(stacks - {bridge}, 16)) == 2


def test_degree_3_is_that_of_every_line():
    (family,) = (each for each in FAMILIES if each.name == "degree 3")
    for position in family.positions():
        assert {len(line) for line in lines(position)} == {3}


def test_a_mix_is_what_the_colours_have():
    assert colours_of(24, (1, 1, 4)) == (4, 4, 16)
    (family,) = (each for each in FAMILIES if each.name == "unbalanced")
    seen = Counter(tuple(position.counts.values()) for position in family.positions())
    assert seen[(4, 4, 16)] == 15
    assert len(seen) == 4
