"""Digraphs are read, and what cannot be reduced is refused by name."""

import networkx as nx
import pytest

from greenest.lab.holes.digraphs import problem_of, read_digraph
from greenest.lab.holes.path_problem import PathProblem, PathProblemError

LIST = "# a digraph\ns a\na b # with a remark\nb t\ns b\n\n"


def test_an_edge_list_and_graphml_of_it_are_the_same_problem():
    graph = read_digraph(LIST)
    given = problem_of(graph)
    assert given.problem.vertices == ("s", "a", "b", "t")
    assert (given.problem.source, given.problem.target, given.left_out) == ("s", "t", ())
    assert problem_of(read_digraph("\n".join(nx.generate_graphml(graph)))) == given


def test_what_no_path_uses_is_left_out_and_named():
    given = problem_of(read_digraph("s a\na s\na a\na t\nt a\n"), "s", "t")
    assert given.problem.arcs == (("s", "a"), ("a", "t"))
    assert given.left_out == (
        "the arc a -> s into the source",
        "the loop at a",
        "the arc t -> a out of the target",
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("s a\nb\n", "line 2: an arc needs two vertices"),
        ("", "a path needs two vertices or more"),
        ("s a\ns b\ns c\na t\n", "3 arcs go out of s, and at most 2 may"),
        ("s a\nb a\nc a\na t\n", "3 arcs go into a, and at most 2 may"),
        ("<graphml", "no GraphML that can be read: "),
        ('<graphml xmlns="http://graphml.graphdrawing.org/xmlns"></graphml>', "no GraphML"),
        ("\n".join(nx.generate_graphml(nx.path_graph(3))), "the graph has no directions"),
    ],
)
def test_what_cannot_be_reduced_is_refused(text, reason):
    with pytest.raises(PathProblemError) as refused:
        problem_of(read_digraph(text))
    assert str(refused.value).startswith(reason)


def test_all_that_is_wrong_with_a_problem_is_named_at_once():
    arcs = (("s", "a"), ("s", "a"), ("a", "a"), ("a", "s"), ("t", "x"))
    with pytest.raises(PathProblemError) as refused:
        PathProblem(("s", "a", "t", "a"), arcs, "s", "s")
    assert str(refused.value).split("; ") == [
        "a vertex is named twice",
        "the source and the target are both s",
        "the arc t -> x has an end that is no vertex",
        "there are 2 arcs s -> a",
        "there is a loop at a",
        "an arc goes into the source s",
        "an arc goes out of the target s",
        "3 arcs go into a, and at most 2 may",
    ]
    with pytest.raises(PathProblemError, match="there is no vertex z to be the target"):
        PathProblem(("s", "a"), (), "s", "z")
