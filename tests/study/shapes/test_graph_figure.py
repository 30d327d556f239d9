"""The picture of a graph shows every position in a place of its own, the same each time."""

from pathlib import Path

import pytest

from greenest.games.pyramids.position import Position
from greenest.study.shapes.graph import GraphError, reachable
from greenest.study.shapes.graph_figure import draw_graph, layout

START = Position.parse("BGW/GWB")


def test_no_two_positions_are_drawn_on_the_same_place():
    places = layout(reachable(START, 1000))
    assert len(set(places.values())) == len(places)


def test_pictures_are_the_same_each_time(tmp_path):
    names = [tmp_path / name for name in ("a.svg", "b.svg", "c.png")]
    for path in names:
        draw_graph(reachable(START, 1000), path)
    one, other, bitmap = (path.read_bytes() for path in names)
    assert one == other
    assert one.startswith(b"<?xml")
    assert bitmap.startswith(b"\x89PNG")


def test_too_many_positions_are_not_drawn():
    with pytest.raises(GraphError, match="too many for a picture"):
        draw_graph(reachable(Position.parse("BGW/GWB/WBG"), 2000), Path("graph.svg"))
