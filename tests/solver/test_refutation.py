"""A search's learned clauses become a refutation with hints that the checker accepts."""

import pytest

from formula import formula
from greenest.games.pyramids.position import Position
from greenest.solver.decide import search_alone
from greenest.solver.engines.cdcl import search as cdcl
from greenest.solver.packed import SolvableError
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)


def follows(clause, named):
    """Return whether each named clause but the last has one literal left, and the last has none."""
    false = set(clause)
    for each in named[:-1]:
        (left,) = set(each) - false
        assert -left not in false
        false.add(-left)
    return set(named[-1]) <= false


def follow(found):
    """Return whether each step follows by its hints, and the last is empty."""
    clauses = list(found.given)
    for step in found.steps:
        assert follows(step.clause, [clauses[hint - 1] for hint in step.hints])
        clauses.append(step.clause)
    return not clauses[-1]


def proves(found):
    """Return whether a refutation follows, and all its clauses are used."""
    named = {hint for step in found.steps for hint in step.hints}
    assert named == set(range(1, len(found.given) + len(found.steps)))
    return follow(found)


def are_stated(position, clauses):
    """Return whether all clauses are those of a position or against a cycle."""
    stated = formula(position)
    known = stated.clauses()
    return all(frozenset(clause) in known or stated.is_cycle(clause) for clause in clauses)


def test_what_a_search_refutes_follows_from_the_positions_clauses(sample):
    refuted = 0
    few = [balanced(5, 5, 10, seed) for seed in range(sample(20))]
    for position in [*map(varied, range(sample(50))), *few, HARD]:
        if 2 <= position.pieces <= 24:
            if search_alone(position, Limits()).status is Status.SOLVABLE:
                with pytest.raises(SolvableError):
                    refutation(position, Limits())
                continue
            found = refutation(position, Limits())
            assert proves(found), position
            assert found.variables == formula(position).variables
            assert are_stated(position, found.given)
            refuted += 1
    assert refuted > sample(20)


def test_a_log_often_full_tells_the_same_and_one_without_nodes_nothing(monkeypatch):
    assert refutation(HARD, Limits(max_nodes=1)) is None
    plenty = refutation(HARD, Limits())
    monkeypatch.setattr(cdcl, "LOG_WORDS", 1)
    assert refutation(HARD, Limits()) == plenty


def test_clauses_against_cycles_are_named(monkeypatch):
    """Without transitivity, clauses that exclude cycles are added."""
    reset = cdcl.reset

    def without_transitivity(cnf, state):
        outcome = reset(cnf, state)
        state.comparable[:] = 0
        return outcome

    monkeypatch.setattr(cdcl, "reset", without_transitivity)
    named = 0
    for seed in range(30):
        position = balanced(6, 6, 12, seed)
        if search_alone(position, Limits()).status is Status.UNSOLVABLE:
            found = refutation(position, Limits())
            assert proves(found)
            named += sum(map(formula(position).is_cycle, found.given))
    assert named > 0


@pytest.mark.parametrize("text", ["B./.G", "BB"])
def test_clauses_may_contradict_each_other_at_once(text):
    assert proves(refutation(Position.parse(text), Limits()))
