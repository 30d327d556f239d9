"""Coloured pieces in a terminal.

Each piece keeps its letter, so that pieces differ without colour, too. Its background is coloured,
so that it looks the same on light and on dark terminals. The colours are those of Okabe and Ito,
which are distinct with any kind of colour vision. `click.echo` strips colour if the output is no
terminal.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import NamedTuple

import click

from greenest.games.registry import GAMES

_BLACK, _WHITE = 16, 231
_GREEN, _BLUE, _SKY, _VERMILLION, _ORANGE, _YELLOW = 36, 25, 117, 166, 214, 227
_ON_DARK = (_BLACK, _BLUE)
"""The backgrounds that need white letters."""


class _Pieces(NamedTuple):
    """A pattern that finds pieces, and the background colour of each letter."""

    pattern: re.Pattern[str]
    grounds: Mapping[str, int]
    lines: re.Pattern[str] = re.compile("")
    """Lines that match this at their beginning show pieces."""


_STACKS_AND_STONES = _Pieces(
    re.compile(r"(?<=[ (])[BGWC][0-9]*(?:g[0-9]+)?(?=[ )]|$)"),
    {"B": _BLACK, "G": _GREEN, "W": _WHITE, "C": _SKY},
    re.compile(r" *[0-9]+ "),
)
_PILES = _Pieces(
    re.compile(
        r"/_?[BGRY]_?\\|(?<!\S)[bgryw](?!\S)|\b(?:blue|green|red|yellow)\b"
        r"|(?<=goal )[BGRY]{4}|(?<=hand )[BGRY]+"
    ),
    {"b": _BLUE, "g": _GREEN, "r": _VERMILLION, "y": _YELLOW, "w": _WHITE},
)
_TRIANGLE = _Pieces(
    re.compile(r"(?<![\w(])(?:[A-FXO][123]|@[A-F])(?!\w)|^[A-F](?=  stash)|(?<=\()[XO](?=\))"),
    {
        "A": _ORANGE,
        "B": _SKY,
        "C": _GREEN,
        "D": _YELLOW,
        "E": _BLUE,
        "F": _VERMILLION,
        "X": _BLACK,
        "O": _WHITE,
    },
)
_OF_ROOM = {
    "pyramids": _STACKS_AND_STONES,
    "capstone": _PILES,
    "stones": _STACKS_AND_STONES,
    "triforce": _TRIANGLE,
}


def paint(picture: str, game: str = "greenest") -> str:
    """Return a picture of a game with its pieces painted, unless the environment wants none."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return picture
    pieces = _OF_ROOM[GAMES.room_of(game)]
    return "\n".join(
        pieces.pattern.sub(lambda found: _painted(found[0], pieces.grounds), line)
        if pieces.lines.match(line)
        else line
        for line in picture.split("\n")
    )


def _painted(text: str, grounds: Mapping[str, int]) -> str:
    """Colour the letters of a match: one piece, or all pieces of a hand or a goal."""
    if len(text) > 1 and text.isalpha() and text.isupper():
        return "".join(_painted(letter, grounds) for letter in text)
    letter = next(each for each in text if each.isalpha())
    ground = grounds.get(letter, grounds.get(letter.lower(), _WHITE))
    return click.style(text, fg=_WHITE if ground in _ON_DARK else _BLACK, bg=ground)
