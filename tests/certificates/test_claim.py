import pytest

from greenest.certificates.claim import CheckedClaim, check_claim
from greenest.games.pyramids.position import Position

LATIN = "BGW/GWB/WBG"
SOLUTION = ["a2xb2", "c2xb2", "b2xb3", "a1xa3", "a3xb3", "c1xc3", "c3xb3", "b1xb3"]


def check(text: str, moves: list[str]) -> CheckedClaim:
    return check_claim(Position.parse(text), moves)


def test_a_solution_is_accepted_of_taller_stacks_and_of_one():
    assert check(LATIN, SOLUTION) == CheckedClaim(Position.parse(LATIN).after(*SOLUTION))
    assert check(LATIN, SOLUTION).accepted
    assert check("..B", []).accepted
    assert check("(BGW)(GB)", ["a1xb1"]).accepted
    assert not check("(GBW)(GB)", ["a1xb1"]).accepted
    claim = check("3/3", [])
    assert (claim.accepted, claim.reason) == (False, "the moves stop with 0 stacks")


@pytest.mark.parametrize("kept", range(len(SOLUTION)))
def test_an_unfinished_solution_is_refused_with_the_stacks_left(kept):
    claim = check(LATIN, SOLUTION[:kept])
    assert not claim.accepted
    assert claim.end == Position.parse(LATIN).after(*SOLUTION[:kept])
    assert (claim.wrong_move, claim.reason) == (None, f"the moves stop with {9 - kept} stacks")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("c3xa3", "stands in between"),
        ("a3xc3", "stands in between"),
        ("b3xa3", "green takes white, not black"),
        ("a3xb2", "not in one row or column"),
        ("a3xa3", "a stack cannot take itself"),
        ("a2xa3", "there is no stack on a2"),
        ("a1xd1", "'d1'"),
        ("a1-a3", "'a1-a3'"),
        ("nonsense", "'nonsense'"),
    ],
)
def test_the_first_wrong_move_is_named_with_its_reason(wrong, reason):
    claim = check(LATIN, ["a2xb2", wrong, "a1xa1"])
    assert (claim.accepted, claim.wrong_move) == (False, 2)
    assert reason in (claim.reason or "")


def test_the_first_wrong_move_may_be_before_an_unreadable_or_after_the_last():
    assert check(LATIN, ["b3xa3", "nonsense"]).wrong_move == 1
    assert check("BG", ["a1xb1", "b1xa1"]).wrong_move == 2
