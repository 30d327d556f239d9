import pytest

from greenest.games.grid import Grid


def test_cells_are_numbered_from_the_top_left_and_ranks_from_the_bottom():
    grid = Grid(3, 4)
    assert [grid.name(cell) for cell in (0, 3, 6, 8, 11)] == ["a3", "d3", "c2", "a1", "d1"]


@pytest.mark.parametrize("shape", [(1, 1), (6, 6), (6, 9), (16, 16), (40, 26), (2, 703), (100, 60)])
def test_names_round_trip(shape):
    grid = Grid(*shape)
    names = [grid.name(cell) for cell in range(grid.size)]
    assert len(set(names)) == grid.size
    assert [grid.cell(name) for name in names] == list(range(grid.size))


@pytest.mark.parametrize(
    ("name", "cell"),
    [("a2", 0), ("z2", 25), ("aa2", 26), ("az1", 1051), ("ba1", 1052), ("zz1", 1701)],
)
def test_files_beyond_z_are_named_as_in_spreadsheets(name, cell):
    assert Grid(2, 1000).name(cell) == name
    assert Grid(2, 1000).cell(name) == cell


@pytest.mark.parametrize("shape", [(1, 1), (4, 5), (7, 2)])
def test_the_cells_between_two_are_those_of_their_path(shape):
    grid = Grid(*shape)
    for source in range(-1, grid.size + 1):
        for target in range(-1, grid.size + 1):
            between = grid.between(source, target)
            assert (None if between is None else tuple(between)) == grid.paths.get((source, target))


@pytest.mark.parametrize("name", ["", "a", "1", "a0", "a01", "d1", "a4", "A1", "a1 ", "aa1", "é1"])
def test_what_is_not_on_the_grid_has_no_cell(name):
    with pytest.raises(ValueError, match="no cell"):
        Grid(3, 3).cell(name)


@pytest.mark.parametrize("cell", [-1, 9])
def test_what_is_not_on_the_grid_has_no_name(cell):
    with pytest.raises(ValueError, match="no cell"):
        Grid(3, 3).name(cell)
