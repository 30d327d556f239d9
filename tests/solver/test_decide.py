"""`decide`: verdicts of every kind, replayed moves, published keys."""

import pytest

from greenest.games.pyramids.greenest import IllegalCapture, legal_captures, replay
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver import alike
from greenest.solver import decide as deciding
from greenest.solver.alike import judge_captures
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.solver.why.explain import explain
from greenest.solver.why.repairs import repairs
from greenest.study.sampling import random_position
from samples import balanced


@pytest.mark.parametrize("other", [None, "BG", 3, ["BG"]])
def test_only_positions_are_decided_and_only_within_limits(other):
    for door in (decide, explain, repairs, lambda position: list(judge_captures(position))):
        with pytest.raises(TypeError, match=f"not {type(other).__name__};"):
            door(other)
    if other is not None:
        with pytest.raises(TypeError, match=f"not {type(other).__name__}$"):
            decide(Position.parse("BG"), other)


@pytest.mark.parametrize(
    ("captures", "fault"),
    [((Capture(0, 2),), IllegalCapture), ((Capture(0, 1),), AssertionError)],
)
def test_a_wrong_solution_does_not_get_out(monkeypatch, captures, fault):
    honest = decide(Position.parse("BGW"), engine="dfs")
    forged = type(honest)(honest.position, Status.SOLVABLE, "dfs", captures, None, 1, 0.0)
    monkeypatch.setattr(deciding, "search_alone", lambda *arguments: forged)
    with pytest.raises(fault):
        decide(honest.position, engine="dfs")


@pytest.mark.parametrize("shape", [(2, 3, 6), (6, 6, 14), (9, 9, 24), (4, 4, 15)])
def test_each_capture_is_judged_as_the_position_after_it_alone(shape):
    position = balanced(*shape, 3)
    judged = dict(judge_captures(position))
    assert tuple(judged) == legal_captures(*shape[:2], position.cells)
    for capture, verdict in judged.items():
        assert verdict.position.cells == replay(*shape[:2], position.cells, [capture])
        assert verdict.status == decide(verdict.position).status
        if verdict.status is Status.SOLVABLE:
            assert verdict.position.after(*verdict.captures).is_solved


def test_captures_share_the_time_and_are_not_judged_when_it_is_over(monkeypatch):
    """On a large board each may take a tenth of the time left, and here takes 90 seconds."""
    position, now, allowed = random_position(17, 17, 100, 1, 0), [0.0], []

    def deciding_for_90_seconds(position, limits):
        allowed.append(limits.max_seconds)
        now[0] += 90
        return Verdict(position, Status.UNDECIDED, "auto", None, "", 1, 0.0)

    monkeypatch.setattr(alike, "decide", deciding_for_90_seconds)
    monkeypatch.setattr(LOADER, "clock", lambda: now[0])
    for seconds, is_shared, count in ((120, True, 2), (1200, True, 14), (1, False, 119)):
        judged = [each for each, _ in judge_captures(position, Limits(10, seconds), is_shared)]
        assert tuple(judged) == position.captures()[:count]
    assert allowed[:4] == [12, 3, 120, 111]
    assert set(allowed[16:]) == {1}


def test_undecided_is_a_verdict_and_no_verdict_is_true_or_false():
    with pytest.raises(TypeError, match=r"verdict\.status is Status\.SOLVABLE"):
        assert decide(Position.parse("BG/.W"))
    verdict = decide(balanced(6, 6, 18, 1), Limits(max_nodes=5))
    assert verdict.status == Status.UNDECIDED
    with pytest.raises(ValueError, match="unknown engine 'oracle'"):
        decide(Position.parse("BG"), engine="oracle")
