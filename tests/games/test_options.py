from dataclasses import dataclass
from typing import Literal

import pytest

from greenest.games.options import format_options, make_game
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greenest import Greenest
from greenest.games.stones.game import Stones
from greenest.games.triforce.game import Triforce


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
        ("cells=1,,2", "option cells: '' is not a whole number of up to nine digits"),
        ("cells=1,x", "option cells: 'x' is not a whole number of up to nine digits"),
    ],
)
def test_what_is_no_option_is_refused(text, message):
    with pytest.raises(ValueError, match="^" + message.replace("(", r"\(") + "$"):
        make_game(Options, [text])


@pytest.mark.parametrize(
    ("make", "options", "message"),
    [
        (Triforce, {"players": 2}, "Triforce is for 3 to 6 players, not 2"),
        (Triforce, {"layout": "1/23/312/1231/2312"}, "is not five of each size"),
        (Triforce, {"layout": "1/23/312/1231/23122"}, "is not five of each size"),
        (Triforce, {"seats": ("a1", "e5")}, "seats 'a1,e5' are not 3 different ones of a1, c3"),
        (Triforce, {"seats": ("a1", "a1", "e5")}, "are not 3 different ones"),
        (Triforce, {"seats": ("a1", "c2", "e5")}, "are not 3 different ones"),
        (
            Triforce,
            {"seats": ("a1", "c3", "e1")},
            "seats 'a1,c3,e1' leave a corner free: pawns go to a1, e5, e1",
        ),
        (Triforce, {"players": 5, "seats": ("a1", "c3", "e5", "e3", "c1")}, "leave a corner free"),
        (
            Triforce,
            {"seats": ("a1", "e1", "e5")},
            "seats 'a1,e1,e5' are not clockwise, as a1,e5,e1",
        ),
        (Triforce, {"first": 3}, "first is a player from 0 to 2, not 3"),
        (Triforce, {"ply_cap": 0}, "ply_cap is at least 1, not 0"),
        (Stones, {"first": "C"}, "'C' cannot move first"),
        *(
            (Stones, {"spotted": spotted}, "is not two numbers from 0 to 99, White's first")
            for spotted in [(1,), (0, 100), (-1, 0), (1, 2, 3)]
        ),
        (Green, {"tournament": True, "tie": "again"}, "none of which is played again"),
        (Green, {"rows": 4, "cols": 4}, "16 cells"),
        *((make, {"rows": 0}, "no grid") for make in (Green, Greenest)),
        *((make, {"cols": 17}, "6x17 is more than 16x16") for make in (Green, Greenest)),
    ],
)
def test_options_out_of_range_are_refused(make, options, message):
    with pytest.raises(ValueError, match=message):
        make(**options)
