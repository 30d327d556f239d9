"""The graph has every position that can be reached, and agrees with the solver on each."""

import networkx as nx
import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.shapes.graph import extent, reachable, write_graphml

START = Position.parse("BGW/GWB")


def test_every_position_is_won_or_lost_as_the_solver_says():
    graph = reachable(START, 1000)
    for text in graph:
        position = Position.parse(text)
        assert graph.nodes[text]["won"] == (decide(position).status is Status.SOLVABLE)
        assert graph.nodes[text]["stacks"] == position.pieces
        assert graph.out_degree(text) == len(position.captures())


def test_its_numbers_are_those_of_the_graph():
    graph = reachable(START, 1000)
    ends = [text for text in graph if graph.nodes[text]["stacks"] == 1]
    paths = sum(len(list(nx.all_simple_paths(graph, str(START), end))) for end in ends)
    found = extent(graph)
    assert found["solutions"] == paths == 56
    assert found["depth"] == nx.dag_longest_path_length(graph) == 5
    assert found["positions"] == 77
    assert found["won"] + sum(not graph.nodes[text]["won"] for text in graph) == 77


def test_graphml_is_read_back(tmp_path):
    graph = reachable(START, 1000)
    write_graphml(graph, tmp_path / "graph.graphml")
    again = nx.read_graphml(tmp_path / "graph.graphml")
    assert dict(again.nodes(data="won")) == dict(graph.nodes(data="won"))
    assert {int(each) for _, each in again.nodes(data="solutions")} == {
        each for _, each in graph.nodes(data="solutions")
    }
    assert set(again.edges(data="capture")) == set(graph.edges(data="capture"))


def test_too_many_positions_are_refused():
    assert len(reachable(START, 77)) == 77
    with pytest.raises(ValueError, match="more than 76 positions"):
        reachable(START, 76)
    with pytest.raises(ValueError, match="more than 268 positions can be reached; give a smaller"):
        reachable(Position(1, 1_000_000, "BG" * 500_000), 20_000)
