"""Halves, windows and series of the tables of a study."""

from greenest.study.publish.columns import Mixture, Point
from greenest.study.publish.derived import by_series, halves
from greenest.study.publish.package import Curves, Data, Mixtures
from greenest.study.publish.tables import mixture_tables, tables


def point(stacks, unsolvable, shape="6x6"):
    share = 1 - unsolvable / 1000
    return Point(shape, stacks, 1, 1000, 1000 - unsolvable, unsolvable, 0, 1, 1,
                 share - 0.01, share + 0.01)  # fmt: skip


def mixture(stacks, solvable, colours="equal", shape="5x5", seed=1):
    share = solvable / 100
    return Mixture(shape, stacks, colours, seed, 20, 100, solvable, 100 - solvable, 0, 1, 1,
                   share - 0.1, share + 0.1)  # fmt: skip


def test_halves_are_of_whole_transitions_and_else_of_borders_of_equal_colours():
    rows = (
        mixture(6, 20), mixture(9, 80),
        mixture(6, 20, shape="6x6"), mixture(9, 80, shape="6x6"),
        mixture(4, 20, "2-1-1", "7x7"), mixture(8, 80, "4-2-2", "7x7"),
    )  # fmt: skip
    points = (point(9, 900), point(12, 100))
    data = Data(curves=(Curves("c", "C", points),), mixtures=(Mixtures("t", "T", rows),))
    assert [(row.shape, row.table, row.step) for row in halves(data)] == [
        ("6x6", "c", 3), ("5x5", "t", 3)
    ]  # fmt: skip


def test_series_are_by_shape_ratio_and_seed():
    rows = [mixture(8, 80, "4-2-2"), mixture(4, 20, "2-1-1"), mixture(4, 20), mixture(4, 9, seed=2)]
    assert {name: [row.stacks for row in own] for name, own in by_series(rows).items()} == {
        ("5x5", "2:1:1", 1): [4, 8], ("5x5", "equal", 1): [4], ("5x5", "equal", 2): [4]
    }  # fmt: skip


def test_tables_of_studies_have_shares_and_halves():
    colours = (mixture(15, 60), mixture(15, 40, "8-4-3"), mixture(15, 30, seed=2))
    shares = Mixtures("a", "By colours", colours)
    curve = Mixtures("b", "Half.", (mixture(6, 20), mixture(9, 80)))
    first, second, half = mixture_tables([shares, curve])
    assert [table.name for table in (first, second, half)] == ["a", "b", "b-k50"]
    assert [(row[1], row[3], row[5]) for row in first.rows] == [
        ("equal", "1", "60.00 % (50.0 to 70.0 %)"),
        ("8-4-3", "1", "40.00 % (30.0 to 50.0 %)"),
        ("equal", "2", "30.00 % (20.0 to 40.0 %)"),
    ]
    assert half.rows == (("5x5", "equal", "1", "200", "3", "7.72", "6.82 to 8.55"),)


def test_both_tables_of_halves_round_the_same_number():
    series = [(below, above) for below in range(5, 50, 3) for above in range(52, 100, 3)]
    for below, above in series:
        data = Data(mixtures=(Mixtures("t", "T", (mixture(6, below), mixture(9, above))),))
        found = {each.name: each.rows for each in tables(data)}
        if "k50" in found:
            assert found["k50"][0][3:5] == found["t-k50"][0][-2:], (below, above)


def test_the_window_reaches_from_a_tenth_to_nine_tenths():
    points = tuple(point(stacks, 1000 - stacks * 10) for stacks in range(0, 101, 10))
    data = Data(curves=(Curves("t", "T", points),))
    (window,) = [each for each in tables(data) if each.name == "window"]
    (row,) = window.rows
    assert (row[0], row[1].split()[0], row[2].split()[0], *row[3:]) == (
        "6x6", "10.00", "90.00", "80.00", "1.60"
    )  # fmt: skip
