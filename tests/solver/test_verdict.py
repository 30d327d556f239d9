"""Limits, and verdicts as people see them."""

import re
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from xml.etree import ElementTree

import numpy as np
import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status, Verdict


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name in ("max_nodes", "table_mb") for value in (-1, 0.5, None, "1")]
    + [("max_nodes", float("nan")), ("max_nodes", float("inf"))]
    + [("max_seconds", value) for value in (-1, "1", float("nan"), float("inf"), 10**400)],
)
def test_what_no_work_would_meet_is_no_limit(name, value):
    with pytest.raises(ValueError, match=f"^{name} is .* not {re.escape(repr(value))}$"):
        Limits(**{name: value})


def test_limits_of_other_integers_are_plain():
    limits = Limits(max_nodes=np.int64(5), max_seconds=np.float64(0.5), table_mb=True)
    assert limits == Limits(5, 0.5, 1)
    assert type(limits.max_nodes) is type(limits.table_mb) is int


@pytest.mark.parametrize("seconds", [5, np.float32(5), Decimal(5), Fraction(5)])
def test_seconds_are_a_float_whatever_number_they_are_given_as(seconds):
    limits = Limits(max_seconds=seconds)
    assert type(limits.max_seconds) is float
    assert limits.after(0, 2.5).max_seconds == 2.5
    assert decide(Position.parse("BGW"), limits).status


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("W", "W is solvable in 0 captures"),
        ("BG", "BG is solvable in 1 capture: a1xb1"),
        ("BG/GB", "BG/GB is undecided: stopped after 1 second"),
    ],
)
def test_a_verdict_is_one_line_with_the_solution_or_the_reason(board, line):
    position = Position.parse(board)
    said = "stopped after 1 second"
    undecided = Verdict(position, Status.UNDECIDED, "dfs", None, said, 1, 1.0)
    assert str(undecided if board == "BG/GB" else decide(position)) == line


@pytest.mark.parametrize("text", ["BGW/GWB/WBG", "W", "BWG/GWB"])
def test_a_notebook_shows_the_board_and_the_verdict_in_a_line(text):
    verdict = replace(decide(Position.parse(text)), engine="<b>")
    said = "<script>alert('&')</script>" if verdict.reason else None
    verdict = replace(verdict, reason=said)
    tree = ElementTree.fromstring(f"<div>{verdict._repr_html_()}</div>")
    assert tree.findtext("p") == str(verdict)
    assert tree[0].findtext("{http://www.w3.org/2000/svg}title") == text
    assert decide(Position(1, 65, "BG" * 32 + "B"))._repr_html_() is None
