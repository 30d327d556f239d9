"""`greenest repair`: the changes that make an unsolvable board solvable."""

import pytest

from greenest import Position
from greenest.study.difficulty.rating import rate
from samples import balanced
from shell import printed, records, run

BALANCED = "BWG/GWB"
UNBALANCED = "..GW/WGB./..BG/..B."


def repairs_of(*arguments):
    (row,) = records(run("repair", *arguments, "--json"))
    return row["repairs"]


def test_a_balanced_board_stays_balanced_unless_it_may_change():
    assert {each["kind"] for each in repairs_of(BALANCED)} == {"swap"}
    assert {each["kind"] for each in repairs_of(BALANCED, "--keep", "nothing")} >= {
        "swap",
        "recolour",
        "remove",
    }


@pytest.mark.parametrize("most", [2, 100])
def test_of_each_kind_the_easiest_are_shown_first(most):
    asked = ("--only", "remove, add,move,recolour,swap")
    found = repairs_of(UNBALANCED, "--most", str(most), *asked)
    kinds = [each["kind"] for each in found]
    assert sorted(kinds, key=["swap", "recolour", "move", "add", "remove"].index) == kinds
    for kind in set(kinds):
        solved = [rate(Position.parse(x["board"])).solved for x in found if x["kind"] == kind]
        assert len(solved) <= most
        assert sorted(solved, reverse=True) == solved


def test_where_nothing_helps_that_is_told():
    text = printed("repair", "BB", "--only", "swap")
    assert "no change that was tried makes it solvable" in text
    assert repairs_of("BB", "--only", "swap") == []
    assert printed("repair", "BG/.W").startswith("solvable in 2 captures (2x2, BG/.W)")


def test_boards_that_stay_undecided_are_counted():
    board = str(balanced(6, 6, 12, 32))
    (row,) = records(run("repair", board, "--json", "--max-nodes", "3000"))
    undecided = {each["kind"]: each["undecided"] for each in row["asked"]}
    text = printed("repair", board, "--max-nodes", "3000")
    assert f"({undecided['swap']:,} undecided)" in text
    assert undecided["move"]


def test_an_explanation_that_met_a_limit_says_so():
    found = run("explain", ".GB/..B/WG.", "--max-nodes", "4", "--json")
    assert found.exit_code == 3
    assert '"complete": false' in found.stdout or '"verdict": "undecided"' in found.stdout
    (row,) = records(run("explain", "BG./..B", "--max-nodes", "1", "--json"))
    assert row["repairs"] is None
