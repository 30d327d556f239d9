"""P(D) has the solutions that the digraph has paths: exhaustively, and by `decide` on samples."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from greenest.games.pyramids.position import Position
from greenest.lab.holes.path_problem import PathProblem
from greenest.lab.holes.reduction import LineOrder, SolutionError, path_of, reduce
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from paths_twin import count_paths, problems, random_problem, solutions_of

PATH = PathProblem(("s", "a", "t"), (("s", "a"), ("a", "t")), "s", "t")
SIZES = [(2, 2), (3, 8), (4, 100), pytest.param(5, 2399, marks=pytest.mark.slow)]


@pytest.mark.parametrize(("size", "how_many"), SIZES)
def test_there_are_as_many_solutions_as_paths(size, how_many):
    """On every digraph of so many vertices; in the order `block` there are some of both or none."""
    found = list(problems(size))
    assert len(found) == how_many
    for problem in found:
        paths = count_paths(problem)
        assert solutions_of(reduce(problem, LineOrder.MIDDLE)) == paths
        assert bool(solutions_of(reduce(problem, LineOrder.BLOCK))) == bool(paths)


@pytest.mark.parametrize("order", LineOrder)
def test_the_position_has_three_stacks_in_a_line_at_most_and_as_many_as_the_page_says(order):
    rng = random.Random(1)
    for size in (*range(2, 11), 32, 33):
        problem = random_problem(rng, size)
        position = reduce(problem, order)
        assert len(position.stacks) == 3 * size - 3 + len(problem.arcs)
        assert (position.rows, position.cols) == (2 * size - 2, 2 * size - 1)
        assert position.fits == (size < 33)
        for axis in (0, 1):
            assert max(Counter(place[axis] for place in position.stacks).values()) <= 3


@pytest.mark.parametrize("count", [60, pytest.param(2000, marks=pytest.mark.slow)])
def test_decide_agrees_with_hamiltonian_paths(count):
    """And each solution leads back to a path, whatever the order of lines."""
    rng = random.Random(7)
    answers = Counter()
    for index in range(count):
        problem = random_problem(rng, rng.choice((6, 7, 8)))
        order = list(LineOrder)[index % 2]
        reduced = reduce(problem, order)
        verdict = decide(Position.parse(str(reduced)))
        answers[verdict.status] += 1
        assert (verdict.status is Status.SOLVABLE) == bool(count_paths(problem)), problem
        if verdict.moves:
            path = path_of(problem, reduced, verdict.moves)
            assert sorted(path) == sorted(problem.vertices)
            assert set(pairwise(path)) <= set(problem.arcs)
    print(f"{count} digraphs: {dict(answers)}")
    assert len(answers) == 2
    assert min(answers.values()) > count // 10


def test_cells_beyond_the_file_z_have_names_that_moves_can_use():
    vertices = tuple(f"v{index}" for index in range(20))
    arcs = tuple(pairwise(vertices))
    problem = PathProblem(vertices, arcs, vertices[0], vertices[-1])
    position = reduce(problem)
    assert position.name((37, 25)) == "z1"
    assert position.name((0, 26)) == "aa38"
    left, place, moves = dict(position.stacks), position.hunter, []
    while len(left) > 1:
        del left[place]
        row, col = place
        (after,) = [(y, x) for y, x in left if (y == row) != (x == col)]
        moves.append(f"{position.name(place)}x{position.name(after)}")
        place = after
    assert path_of(problem, position, moves) == vertices


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("", "the moves stop with 8 stacks"),
        ("nonsense", "move 1, nonsense: not a capture, which is written as in c3xc5"),
        ("a1xa2", "move 1, a1xa2: black, which alone captures, is on b4"),
        ("b4xb3", "move 1, b4xb3: there is no stack to take"),
        ("b4xa4 a4xd3", "move 2, a4xd3: the cells are not in one row or column"),
        ("b4xa4 a4xa3 a3xd3 d3xd2 d2xc2 c2xc1 c1xe1 e1xe1", "move 8, e1xe1: the cells are not in"),
    ],
)
def test_moves_that_are_no_solution_are_refused_by_name(moves, reason):
    position = reduce(PATH)
    assert str(position) == "GB.../G..G./..GG./..G.G"
    with pytest.raises(SolutionError) as refused:
        path_of(PATH, position, moves.split())
    assert str(refused.value).startswith(reason)


def test_a_move_over_a_stack_is_refused():
    problem = PathProblem(("s", "a", "t"), (("s", "a"), ("s", "t"), ("a", "t")), "s", "t")
    position = reduce(problem, LineOrder.BLOCK)
    assert str(position) == "G..G./.G..G/GGB../.G.G."
    with pytest.raises(SolutionError, match="move 1, c2xa2: the stack on b2 stands in between"):
        path_of(problem, position, ["c2xa2"])
