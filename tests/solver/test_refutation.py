"""A search's learned clauses become a refutation with hints that the checker accepts."""

import pytest

from formula import Formula
from greenest.certificates.checker import check_file
from greenest.certificates.writer import write_refutation
from greenest.solver.decide import search_alone
from greenest.solver.engines.cdcl import search as cdcl
from greenest.solver.packed import SolvableError
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)


def check(position, found, path):
    """Have a refutation read by the checker of certificates; all its clauses are used."""
    write_refutation(position, found, path)
    assert check_file(path).verdict == "unsolvable"
    hints = {hint for step in found.steps for hint in step.hints}
    assert hints == set(range(1, len(found.given) + len(found.steps)))


def test_what_a_search_refutes_follows_from_the_positions_clauses(sample, tmp_path):
    refuted = 0
    few = [balanced(5, 5, 10, seed) for seed in range(sample(20))]
    for position in [*map(varied, range(sample(50))), *few, HARD]:
        if 2 <= position.pieces <= 24:
            if search_alone(position, Limits()).status is Status.SOLVABLE:
                with pytest.raises(SolvableError):
                    refutation(position, Limits())
                continue
            check(position, refutation(position, Limits()), tmp_path / "proof")
            refuted += 1
    assert refuted > sample(20)


def test_a_log_often_full_tells_the_same_and_one_without_nodes_nothing(monkeypatch):
    assert refutation(HARD, Limits(max_nodes=1)) is None
    plenty = refutation(HARD, Limits())
    monkeypatch.setattr(cdcl, "LOG_WORDS", 1)
    assert refutation(HARD, Limits()) == plenty


def test_clauses_against_cycles_are_named(monkeypatch, tmp_path):
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
            check(position, found, tmp_path / "proof")
            named += sum(map(Formula(position).is_cycle, found.given))
    assert named > 0
