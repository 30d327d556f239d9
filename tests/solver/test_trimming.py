"""Learned clauses become a refutation with hints, which the checker's rule accepts."""

from random import Random

import pytest
from pysat.solvers import Solver

from greenest.certificates.writer import Refutation, Step
from greenest.solver.shortening import shorten
from greenest.solver.trimming import trim


def random_clauses(seed):
    """Return a random formula of three literals a clause, most of them unsatisfiable."""
    random = Random(seed)
    return [
        tuple(variable * random.choice((1, -1)) for variable in random.sample(range(1, 21), 3))
        for _ in range(110)
    ]


def follows(clause, named):
    """Tell whether each clause named has one literal left, and the last none."""
    false = set(clause)
    for each in named[:-1]:
        (left,) = set(each) - false
        assert -left not in false
        false.add(-left)
    return set(named[-1]) <= false


def proves(refutation):
    """Tell whether each step follows by its hints, and the last one is empty."""
    clauses = list(refutation.given)
    for step in refutation.steps:
        assert follows(step.clause, [clauses[hint - 1] for hint in step.hints])
        clauses.append(step.clause)
    return not clauses[-1]


@pytest.mark.parametrize("seed", range(30))
def test_another_solvers_proof_is_trimmed(seed):
    """Clauses that Glucose learned, which knows nothing of ours."""
    given = random_clauses(seed)
    with Solver("glucose4", bootstrap_with=given, with_proof=True) as solver:
        if solver.solve():
            pytest.skip("satisfiable")
        lines = [line.split()[:-1] for line in solver.get_proof() if not line.startswith("d")]
    learned = [tuple(map(int, line)) for line in lines]
    if not learned or learned[-1]:
        learned.append(())
    found = trim(20, given, learned)
    clauses = [tuple(clause) for clause in found.given]
    assert set(clauses) <= set(given)
    assert all(len(step.clause) == 1 or tuple(step.clause) in learned for step in found.steps[:-1])
    assert proves(found)
    clauses += [tuple(step.clause) for step in found.steps]
    assert proves(shorten(found))
    named = {hint for step in found.steps for hint in step.hints}
    assert named == set(range(1, len(clauses)))


def test_what_does_not_follow_is_refused():
    for learned in ([], [(1,)], [()], [(3,), ()]):
        with pytest.raises(ValueError, match=r"follow|empty"):
            trim(3, [(1, 2), (-1, 2, 3)], learned)


def test_clauses_may_contradict_each_other_at_once():
    found = trim(2, [(1, 2), (-1,), (-2,)], [(2,), ()])
    assert [tuple(step.clause) for step in found.steps] == [()]


def test_no_time_is_no_refutation():
    assert trim(2, [(1, 2), (-1, 2), (1, -2), (-1, -2)], [(2,), ()], max_seconds=0) is None


def test_a_literal_that_is_false_for_good_is_struck_once():
    """Variable 9 is false; two clauses of three literals are used twice without it."""
    given = [(-9,), (1, 2, 9), (-1, 3), (-2, 3), (1, 2, 4), (-3, 5, 9), (-3, -5, 9)]
    steps = [Step((3, 7), [1, 3, 4, 2]), Step((3, 8), [1, 3, 4, 2]), Step((3,), [1, 3, 4, 2])]
    refutation = Refutation(9, given, [*steps, Step((), [10, 1, 6, 7])])
    shorter = shorten(refutation)
    assert ((1, 2), [1, 2]) in [(tuple(step.clause), list(step.hints)) for step in shorter.steps]
    assert proves(refutation)
    assert proves(shorter)
