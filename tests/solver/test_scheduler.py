"""Engines in turns: their order and budgets, and the turns of a verdict."""

import pytest

from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.solver import decide as deciding
from greenest.solver.engines.beam import search as beam
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.engines.schedule import WIDEST
from greenest.solver.verdict import Limits, Status
from samples import balanced

HARD = balanced(6, 6, 15, 1)
SOLVABLE = balanced(9, 9, 21, 4)
UNLUCKY = balanced(9, 9, 24, 26)
"""Solved by a beam, but not by the first look."""


@pytest.fixture
def _short_turns(monkeypatch):
    monkeypatch.setattr(presolve, "first_look", lambda stacks: (10, 0))
    for name in ("REFUTING_TURNS", "EVEN_TURNS", "SOLVING_TURNS"):
        monkeypatch.setattr(deciding, name, (("beam", 10), ("sat", 10)))
    turns = tuple((part, 20) for part, _ in deciding.NEXT_TURNS)
    monkeypatch.setattr(deciding, "NEXT_TURNS", turns)


@pytest.mark.usefixtures("_short_turns")
def test_engines_take_turns_with_growing_budgets():
    verdict = deciding.decide(HARD, Limits())
    engines = [turn.engine for turn in verdict.turns]
    rounds = ["dfs", "beam", "sat", *("beam", "sat", "dfs", "cpsat") * len(engines)]
    assert engines == rounds[: len(engines)]
    assert len(engines) > 7
    searched = [turn.nodes for turn in verdict.turns[:-1] if turn.engine == "dfs"]
    assert searched == [10, *(20 * deciding.GROWTH**i for i in range(len(searched) - 1))]
    assert all(turn.status is Status.UNDECIDED for turn in verdict.turns[:-1])
    assert verdict.turns[-1].status is verdict.status is Status.UNSOLVABLE
    assert verdict.engine == engines[-1]
    assert verdict.nodes == sum(turn.nodes for turn in verdict.turns)


@pytest.mark.parametrize(
    ("position", "turns"),
    [
        (balanced(6, 6, 20, 0), "REFUTING_TURNS"),
        (balanced(9, 9, 24, 0), "REFUTING_TURNS"),
        (balanced(9, 9, 24, 3), "EVEN_TURNS"),
        (balanced(9, 9, 30, 0), "SOLVING_TURNS"),
    ],
)
def test_the_first_turns_depend_on_stacks_and_cycles(position, turns, monkeypatch):
    """The graphs of lines: 9 cycles but few stacks; 7; 8; and 13."""
    monkeypatch.setattr(presolve, "first_look", lambda stacks: (1, 0))
    for name in ("REFUTING_TURNS", "EVEN_TURNS", "SOLVING_TURNS"):
        monkeypatch.setattr(deciding, name, (("sat" if name == turns else "beam", 1),))
    verdict = deciding.decide(position, Limits(max_nodes=2))
    assert [turn.engine for turn in verdict.turns] == ["dfs", "sat"]


def test_beyond_16x16_beams_and_clauses_take_turns():
    turns = deciding.first_turns(balanced(24, 24, 63, 0))
    assert [engine for engine, _ in turns] == ["sat", "beam", "beam", "sat"]
    assert turns[1][1] + turns[2][1] >= 63**2 * sum((16, 64, 256, 1024)) / 8
    assert dict(deciding.first_turns(balanced(64, 64, 255, 0)))["beam"] == 1_000_000


def test_a_beam_resumes_after_those_of_presolve():
    """The narrow beams found nothing and are skipped; the next ones are the same."""
    whole = beam.Search(UNLUCKY).run(Limits())
    seen = presolve.Search(UNLUCKY).run(Limits()).turns[-1]
    rest = beam.Search(UNLUCKY, WIDEST).run(Limits())
    assert seen.engine == "beam"
    assert whole.captures == rest.captures is not None
    assert whole.nodes == seen.nodes + rest.nodes


def test_lines_have_the_first_turn_on_dense_boards():
    verdict = deciding.decide(balanced(6, 6, 36, 1), Limits())
    assert [turn.engine for turn in verdict.turns] == [verdict.engine] == ["lines"]
    stuck = Position.parse("BBG/GWW")
    for engine in ("auto", "lines"):
        verdict = deciding.decide(stuck, Limits(), engine)
        assert [turn.engine for turn in verdict.turns] == ["lines", "dfs"]
        assert verdict.engine == "dfs"
        assert verdict.status is Status.UNSOLVABLE


def test_limits_of_nodes_and_of_time_are_for_all_turns():
    verdict = deciding.decide(balanced(6, 6, 36, 1), Limits(max_nodes=34), "lines")
    assert (verdict.status, verdict.engine) == (Status.UNDECIDED, "lines")
    verdict = deciding.decide(balanced(6, 6, 36, 1), Limits(max_nodes=1000), "lines")
    assert verdict.status is Status.SOLVABLE
    for limit, status in ((20, Status.UNDECIDED), (1000, Status.SOLVABLE)):
        verdict = deciding.decide(balanced(7, 7, 45, 1), Limits(max_nodes=limit))
        assert (verdict.status, verdict.turns[0].engine) == (status, "lines")
    verdict = deciding.decide(balanced(9, 9, 21, 3), Limits(max_seconds=1e-6))
    assert verdict.status is Status.UNDECIDED
    assert verdict.reason == "stopped after 1e-06 s, the limit of time"
    assert [turn.engine for turn in verdict.turns] == ["dfs"], "no beam that takes longer than that"


@pytest.mark.usefixtures("_short_turns")
@pytest.mark.parametrize("max_nodes", [1, 10, 11, 500])
def test_the_limit_of_nodes_is_for_all_turns(max_nodes):
    verdict = deciding.decide(HARD, Limits(max_nodes=max_nodes))
    assert verdict.status is Status.UNDECIDED
    assert verdict.engine == "auto"
    beyond = f", which is {max_nodes}" if verdict.nodes > max_nodes else ""
    stopped = f"stopped after {many(verdict.nodes, 'node')}"
    assert verdict.reason == f"{stopped}, the limit of nodes{beyond}"
    assert max_nodes <= verdict.nodes
    searched = sum(turn.nodes for turn in verdict.turns if turn.engine == "dfs")
    assert searched <= max_nodes
