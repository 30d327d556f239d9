"""The digraph of a formula has a path for each of its models."""

import random
from collections import Counter
from itertools import pairwise, permutations, product

import pytest
from pysat.solvers import Minisat22

from circuits import find_path, number_of_paths
from greenest.games.pyramids.position import Position
from greenest.lab.holes.formulas import (
    GADGET,
    MARKED,
    Formula,
    FormulaError,
    model_of,
    problem_of_formula,
    read_dimacs,
    three_literals,
)
from greenest.lab.holes.reduction import path_of, reduce
from greenest.solver.decide import decide


def random_formula(rng, most_variables, most_clauses):
    variables = rng.randint(1, most_variables)
    return Formula(
        variables,
        tuple(
            tuple(rng.choice((1, -1)) * rng.randint(1, variables) for _ in range(rng.randint(1, 5)))
            for _ in range(rng.randint(0, most_clauses))
        ),
    )


def models(formula):
    signs = product((1, -1), repeat=formula.variables)
    given = (tuple(n * sign for n, sign in enumerate(each, 1)) for each in signs)
    return {each for each in given if all(set(each) & set(clause) for clause in formula.clauses)}


def test_a_clause_is_passed_in_one_way_for_each_set_of_true_literals():
    arcs = set(GADGET)
    ways = [(0, *order, 9) for order in permutations(range(1, 9))]
    paths = [pairs for way in ways if arcs >= (pairs := set(pairwise(way)))]
    used = sorted(tuple(arc in path for arc in MARKED) for path in paths)
    assert used == sorted(set(product((False, True), repeat=3)) - {(False, False, False)})
    for end in (0, 1):
        assert max(Counter(arc[end] for arc in GADGET).values()) == 2


@pytest.mark.parametrize("count", [25, pytest.param(500, marks=pytest.mark.slow)])
def test_a_formula_is_satisfiable_exactly_if_its_digraph_has_the_path(count):
    rng = random.Random(3)
    answers = Counter()
    fitting = 0
    for _ in range(count):
        formula = random_formula(rng, 6, 20)
        with Minisat22(bootstrap_with=formula.clauses) as solver:
            is_satisfiable = solver.solve()
        problem = problem_of_formula(formula)
        path = find_path(problem)
        assert (path is not None) == is_satisfiable, formula
        if path:
            assert model_of(formula, path) in models(formula)
        answers[is_satisfiable] += 1
        position = reduce(problem)
        if position.fits:
            fitting += 1
            verdict = decide(Position.parse(str(position)))
            assert bool(verdict.moves) == is_satisfiable
            way = path_of(problem, position, verdict.moves or [])
            assert model_of(formula, way) in models(formula)
    print(f"{count} formulas: {dict(answers)}, {fitting} within 16x16")
    assert min(answers[True], answers[False]) > count // 10


@pytest.mark.parametrize("count", [15, pytest.param(150, marks=pytest.mark.slow)])
def test_there_are_as_many_paths_as_models(count):
    rng = random.Random(5)
    for _ in range(count):
        formula = random_formula(rng, 3, 4)
        problem = problem_of_formula(formula)
        assert number_of_paths(problem) == len(models(formula)), formula
        three = three_literals(formula)
        found = {each[: formula.variables] for each in models(three)}
        assert len(found) == len(models(three))
        assert found == models(formula)
        assert len(problem.vertices) == 4 * three.variables + 18 * len(three.clauses) + 1


def test_a_formula_is_refused_if_its_digraph_would_be_too_large_and_only_then():
    largest = problem_of_formula(Formula(495, ((1, 2, 3),)))
    assert len(largest.vertices) == 1999
    for formula in (Formula(496, ((1, 2, 3),)), Formula(500, ()), Formula(300, ((1,) * 50,))):
        with pytest.raises(FormulaError, match="make over 2,000 vertices"):
            problem_of_formula(formula)


def test_an_empty_clause_has_no_path():
    assert find_path(problem_of_formula(Formula(1, ((),)))) is None


def test_dimacs_is_read():
    text = "c a formula\np cnf 3 2\n1 -2\n 0 3 0\n%\n0\n"
    assert read_dimacs(text) == Formula(3, ((1, -2), (3,)))
    assert read_dimacs("p cnf 1 1\n1") == Formula(1, ((1,),))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no line `p cnf VARIABLES CLAUSES`"),
        ("p sat 3 2\n", "line 1: not the one line `p cnf VARIABLES CLAUSES`"),
        ("p cnf 1 0\np cnf 1 0\n", "line 2: not the one line"),
        ("p cnf x 0\n", "line 1: not a list of whole numbers"),
        ("p cnf 1 1\n1 x 0\n", "line 2: not a list of whole numbers"),
        ("p cnf 1 2\n1 0\n", "1 clause, and `p cnf` announces 2"),
        ("p cnf 1 1\n-2 0\n", "the literal -2 is of none of the variables"),
        ("p cnf 0 0\n", "the formula has no variables"),
    ],
)
def test_what_is_no_formula_is_refused(text, reason):
    with pytest.raises(FormulaError) as refused:
        read_dimacs(text)
    assert str(refused.value).startswith(reason)
