"""The checks of docs/every-size.md: none is missing, and one whose claim is wrong would say so."""

from functools import partial

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.proofs import every_size
from greenest.study.proofs.every_size import CLAIMS, Check, Finding, checks, make_checks
from greenest.study.shapes.census import images
from strips_twin import free_columns as free_by_the_rules

QUICK = {
    ("D", "2x5"): 0,
    ("D", "2x8"): 541,
    ("D", "2xN, N >= 9"): 60,
    ("C", "2x5"): 3066,
    ("C", "2xN, N >= 9"): 72,
    ("E", "2x5"): 0,
    ("small", "2x2"): 0,
    ("small", "2x3"): 0,
    ("small", "2x4"): 0,
    ("small", "3x3"): 0,
}
"""Checks that take a second, and how many boards they search."""


def test_every_size_has_its_check():
    """As docs/every-size.md says what is short, and what is long."""
    wanted = [("P", "4x3"), ("P", "4x4"), ("P", "4x5"), ("P", "4xN, N >= 6")]
    wanted += [("P", f"3x{cols}") for cols in (5, 6, 7, 8)] + [("P", "3xN, N >= 9")]
    wanted += [("V", f"3x{cols}") for cols in (5, 6, 7, 8)] + [("V", "3xN, N >= 9")]
    wanted += [("V", "4x5"), ("V", "4xN, N >= 6")]
    for claim in "DC":
        wanted += [(claim, f"2x{cols}") for cols in (5, 6, 7, 8)] + [(claim, "2xN, N >= 9")]
    wanted += [("E", "2x5"), ("E", "2x6")]
    wanted += [("small", shape) for shape in ("2x2", "2x3", "2x4", "3x3", "3x4")]
    made = [(check.claim, check.shape) for check in checks()]
    assert sorted(made) == sorted(wanted)
    assert {claim for claim, _ in made} == set(CLAIMS)


@pytest.mark.parametrize("name", QUICK, ids="-".join)
def test_checks_hold(name):
    """Those that take a second; `greenest prove --all-sizes` makes all."""
    (check,) = (check for check in checks() if (check.claim, check.shape) == name)
    finding = check.run()
    assert finding.holds
    assert finding.found.searched == QUICK[name]


def test_two_processes_find_the_same(monkeypatch):
    quick = [check for check in checks() if check.claim == "small" and check.shape != "3x4"]
    monkeypatch.setattr(every_size, "checks", lambda: iter(quick))
    with make_checks(2) as made:
        assert [finding.found for finding in made] == [check.run().found for check in quick]


def test_a_board_that_no_cut_serves_and_that_is_unsolvable_is_an_exception():
    finding = Check("D", "2x4", partial(every_size._cut, 2, 2, 2, False)).run()
    assert not finding.holds
    (board,) = finding.found.boards
    assert decide(Position.parse(board)).status is Status.UNSOLVABLE
    small = next(check for check in checks() if check.shape == "2x4").run()
    assert small.holds
    alike = images(Position.parse(board))
    assert {board.replace("/", "") for board in small.found.boards} == alike


def test_a_column_that_is_free_nowhere_is_an_exception():
    """V is not claimed of 3x4; what fails there fails by the rules too."""
    finding = Check("V", "3x4", partial(every_size._cut_below, 3, 2, 2)).run()
    assert finding.found.exceptions == len(finding.found.boards) == 4
    for board in finding.found.boards:
        lines = board.split("/")
        free = [free_by_the_rules(lines, carrier=(-1, col)) for col in (0, 1)]
        assert set() in free
        assert not finding.holds


def test_what_a_search_does_not_find_out_is_no_proof(monkeypatch):
    monkeypatch.setattr(every_size, "LIMITS", (3,))
    long = next(check for check in checks() if check.shape == "2xN, N >= 9")
    finding = long.run()
    assert finding.found.undecided > 0
    assert finding.found.exceptions == 0
    assert not finding.holds
    assert len(finding.found.boards) == min(finding.found.undecided, every_size.LISTED)


def test_only_the_exceptions_of_the_theorem_are_allowed():
    found = every_size.Cases(0, 6)
    assert Finding("small", "2x4", found, 0.0).holds
    for claim, shape in (("small", "2x3"), ("small", "3x3"), ("D", "2x4")):
        assert not Finding(claim, shape, found, 0.0).holds
    assert not Finding("small", "2x4", every_size.Cases(0, 6, 1), 0.0).holds
