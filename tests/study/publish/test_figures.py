"""Figures of a study have panels for as many series as can be told apart."""

from greenest.study.publish.data import Data, Mixtures
from greenest.study.publish.figures.charts import charts
from greenest.study.publish.rows import Mixture


def test_what_was_not_measured_has_no_figure():
    assert charts(Data()) == []


def mixture(number, stacks):
    return Mixture("6x6", stacks, "equal", number, 20, 100, 50, 50, 0, 1, 1, 0.4, 0.6)


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
