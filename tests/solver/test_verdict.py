"""Verdicts as people see them: a line of text, and a board with steps in a notebook."""

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
from samples import balanced
from shell import python

SVG = "{http://www.w3.org/2000/svg}"
VERDICTS = [
    decide(Position.parse("BGW/GWB/WBG")),
    decide(Position.parse("BG")),
    decide(Position.parse("W")),
    decide(Position.parse("BWG/GWB")),
    decide(balanced(9, 9, 40, 1)),
    decide(balanced(6, 6, 18, 1), Limits(max_nodes=5)),
]


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


def of_position(verdict):
    return f"{verdict.position.rows}x{verdict.position.cols}-{verdict.status}"


def parsed(verdict):
    """Return the notebook's output as a tree; it is XML except for two attributes of HTML."""
    text = verdict._repr_html_()
    for attribute in ("checked", "hidden"):
        text = re.sub(rf" {attribute}(?=>)", f' {attribute}="{attribute}"', text)
    return ElementTree.fromstring(re.sub(r"(<input [^>]*)>", r"\1/>", text))


def of_class(tree, name):
    return [element for element in tree.iter() if element.get("class") == name]


def letters(drawing):
    """Return the texts on cells of a drawing, by column and row of the sheet."""
    found = {(float(t.get("x")), float(t.get("y"))): t.text for t in drawing.iter(f"{SVG}text")}
    places = {((x - 44) / 40, (y - 34) / 40): text for (x, y), text in found.items()}
    return {place: text for place, text in places.items() if all(map(float.is_integer, place))}


def emptied(layer):
    """Return the cells of a layer that hide everything drawn before."""
    (floor, *_) = [path.get("d") for path in layer.iter(f"{SVG}path")]
    corners = re.findall(r"M(\d+) (\d+)h40", floor)
    return {((int(x) - 24) / 40, (int(y) - 8) / 40) for x, y in corners}


def stacks_of(position):
    cells = enumerate(position.cells)
    return {divmod(cell, position.cols)[::-1]: x for cell, x in cells if x != "."}


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("W", "W is solvable in 0 captures"),
        ("BG", "BG is solvable in 1 capture: a1xb1"),
        ("BG/.W", "BG/.W is solvable in 2 captures: a2xb2, b1xb2"),
        ("BG/GB", "BG/GB is undecided: stopped after 1 second"),
        (
            "B./.G",
            "B./.G is unsolvable: the board is split: a2 shares no row or column with any other "
            "stack, and stacks only meet along rows and columns",
        ),
    ],
)
def test_a_verdict_is_one_line_with_the_solution_or_the_reason(board, line):
    position = Position.parse(board)
    said = "stopped after 1 second"
    undecided = Verdict(position, Status.UNDECIDED, "dfs", None, said, 1, 1.0)
    assert str(undecided if board == "BG/GB" else decide(position)) == line


@pytest.mark.parametrize("verdict", VERDICTS, ids=of_position)
def test_a_notebook_shows_the_verdict_and_the_board(verdict):
    tree = parsed(verdict)
    assert tree.findtext("p/strong") == verdict.status
    said = "".join(tree.find("p").itertext())
    assert verdict.engine in said
    assert verdict.reason is None or verdict.reason in said
    assert letters(next(tree.iter(f"{SVG}svg"))) == stacks_of(verdict.position)


@pytest.mark.parametrize("verdict", [each for each in VERDICTS if each.moves], ids=of_position)
def test_each_step_of_a_notebook_shows_the_position_after_its_capture(verdict):
    tree = parsed(verdict)
    shown = letters(next(tree.iter(f"{SVG}svg")))
    position = verdict.position
    layers = of_class(tree, "layer")
    for capture, layer in zip(verdict.captures, layers, strict=True):
        position = position.after(capture)
        shown = {place: x for place, x in shown.items() if place not in emptied(layer)}
        shown |= letters(layer)
        assert shown == stacks_of(position)
    assert position.is_solved


def test_every_link_leads_to_a_step_and_to_one_of_the_same_verdict():
    """The steps follow each other as the style sheet takes them."""
    names = set()
    for tree in (parsed(VERDICTS[0]), parsed(VERDICTS[0])):
        (steps,) = of_class(tree, "steps")
        kinds = [element.get("class") or element.tag for element in steps][1:]
        step = ["input", "arrow", "way", "move"]
        assert kinds == step + ["layer", *step] * len(VERDICTS[0].moves)
        buttons = list(tree.iter("input"))
        assert [each.get("checked") for each in buttons] == ["checked"] + [None] * 8
        ids = [each.get("id") for each in buttons]
        assert len(ids) == len(set(ids)) == 9
        for number, way in enumerate(of_class(tree, "way")):
            to = [link.get("for") and ids.index(link.get("for")) for link in way.iter("label")]
            back = [0, number - 1] if number else [None, None]
            assert to == back + ([number + 1, 8] if number < 8 else [None, None])
        names |= {each.get("name") for each in buttons}
    assert len(names) == 2


def test_nothing_in_a_notebook_is_loaded_run_or_obeyed_and_the_largest_fits():
    for verdict in VERDICTS:
        text = verdict._repr_html_().replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not re.search(r"<script|<link|<img|https?:|url\(|@import|\son[a-z]+=", text)
    verdict = decide(balanced(16, 16, 256, 1))
    assert len(verdict.moves) == 255
    assert len(verdict._repr_html_()) < 600_000
    said = "<script>alert('&')</script>"
    verdict = replace(VERDICTS[3], reason=said, engine="<b>")
    assert said in "".join(parsed(verdict).find("p").itertext())
    assert "<script" not in verdict._repr_html_()


def test_what_notebooks_need_is_loaded_by_them_alone():
    check = (
        "import sys; from greenest import Verdict, Status, Position; "
        "v = Verdict(Position.parse('BG'), Status.SOLVABLE, 'dfs', ((0, 1),), None, 1, 0.0); "
        "assert 'greenest.solver.notebook' not in sys.modules; v._repr_html_(); "
        "assert 'greenest.solver.notebook' in sys.modules"
    )
    python(check, check=True)
