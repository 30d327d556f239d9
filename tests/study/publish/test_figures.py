"""Figures of a study have panels for as many series as can be told apart."""

from greenest.study.publish.columns import Mixture
from greenest.study.publish.figures.charts import charts
from greenest.study.publish.package import Data, Mixtures


def test_what_was_not_measured_has_no_figure():
    assert charts(Data()) == []


def mixture(seed, stacks, shape="6x6", solvable=50):
    share = solvable / 100
    return Mixture(
        shape, stacks, "equal", seed, 20, 100, solvable, 100 - solvable, 0, 1, 1,
        share - 0.1, share + 0.1,
    )  # fmt: skip


def test_shapes_have_room_beside_them_for_their_names():
    """To the right, where the names are, more than to the left."""
    rows = [
        mixture(1, stacks, shape, solvable)
        for shape in ("5x5", "6x7", "8x8")
        for stacks, solvable in ((9, 20), (12, 80))
    ]
    k50, _ = charts(Data(mixtures=(Mixtures("t", "T", tuple(rows)),)))
    across = k50.panels[0].x
    assert (k50.name, across.low, across.high) == ("k50", 10 - 1, 16 + 2)


def test_curves_beyond_those_that_can_be_told_apart_have_panels_of_their_own():
    rows = tuple(mixture(seed, stacks) for seed in range(12) for stacks in (9, 12))
    (found,) = charts(Data(mixtures=(Mixtures("t", "T", rows),)))
    assert [len(panel.series) for panel in found.panels] == [5, 5, 2]
    assert "more curves" not in found.caption


def test_what_has_no_room_is_left_to_the_table():
    rows = tuple(mixture(seed, 9) for seed in range(45))
    (found,) = charts(Data(mixtures=(Mixtures("t", "T", rows),)))
    assert len(found.panels[0].series[0].dots) == len(found.panels[0].y.names) == 40
    assert found.caption.endswith("5 more rows are in the table.")
