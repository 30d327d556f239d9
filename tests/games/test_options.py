from dataclasses import dataclass
from typing import Literal

import pytest

from greenest.games.options import format_options, make_game
from greenest.games.pyramids.greenest import Greenest


@dataclass(frozen=True)
class Options:
    """Options of every kind; no game."""

    rows: int = 6
    tournament: bool = False
    cap: int | None = 100
    layout: Literal["rings", "stripes"] = "rings"
    name: str = ""
    cells: tuple[int, ...] = ()


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(rows=-2, tournament=True, cap=None, layout="stripes", name="a=b", cells=(3,)),
        Options(cells=(1, 2, 3)),
    ],
)
def test_the_text_of_options_can_be_read_back(options):
    assert make_game(Options, format_options(options)) == options


def test_options_are_written_as_said_have_defaults_and_are_given_once():
    texts = format_options(Options(tournament=True, cap=None, cells=(1, 2)))
    assert texts == ("rows=6", "tournament=yes", "cap=none", "layout=rings", "name=", "cells=1,2")
    assert make_game(Greenest, ["cols=9"]) == Greenest(6, 9)
    with pytest.raises(ValueError, match="the option 'rows' is given twice"):
        make_game(Options, ["rows=1", "rows=1"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rows", "'rows' is not an option, which is written as in rows=6"),
        ("size=6", "there is no option 'size', only rows, tournament, cap, layout, name, cells"),
        ("rows=six", "option rows: 'six' is not a whole number of up to nine digits"),
        ("rows=1_0", "option rows: '1_0' is not a whole number of up to nine digits"),
        ("rows=٣", "option rows: '٣' is not a whole number of up to nine digits"),
        ("rows=1234567890", "option rows: '1234567890' is not a whole number of up to nine digits"),
        ("rows=none", "option rows: 'none' is not a whole number of up to nine digits"),
        ("tournament=2", "option tournament: '2' is neither yes nor no"),
        ("cap=much", "option cap: 'much' is not a whole number of up to nine digits"),
        ("layout=dots", "option layout: 'dots' is none of rings, stripes"),
        ("cells=1,x", "option cells: 'x' is not a whole number of up to nine digits"),
    ],
)
def test_what_is_no_option_is_refused(text, message):
    with pytest.raises(ValueError, match="^" + message.replace("(", r"\(") + "$"):
        make_game(Options, [text])
