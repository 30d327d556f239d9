"""The text of a state of Capstone: the large and the medium piles, and key=value for the rest.

    L=RG/./Y/./. M=./yB/./R/. hands=-/- goals=BGBY/RGYB placed=L1 moved=-

The first player comes first, `.` is an empty pile, and `-` is nothing.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from greenest.games.capstone.moves import PILE
from greenest.games.capstone.piles import COLOURS, HEIGHT, SIZES, Rules

_ROWS = " ".join(rf"{size}=(?P<{size}>\S+)" for size in SIZES)
_STATE = re.compile(
    rf"{_ROWS} hands=(?P<hands>\S+) goals=(?P<goals>\S+) "
    rf"placed=(?P<placed>-|{PILE}) moved=(?P<moved>[-{COLOURS}])"
)


class Parts(NamedTuple):
    """The fields of a state's text, in the order of the state."""

    piles: tuple[str, ...]
    hands: tuple[str, ...]
    goals: tuple[str, ...]
    placed: int | None
    moved: str


def format_state(rules: Rules, parts: Parts) -> str:
    """Return the text of a state."""
    words = [
        f"{size}={'/'.join(pile or '.' for pile in parts.piles[start : start + rules.piles])}"
        for start, size in zip(range(0, len(parts.piles), rules.piles), SIZES, strict=True)
    ]
    for key, pair in (("hands", parts.hands), ("goals", parts.goals)):
        words.append(f"{key}={'/'.join(part or '-' for part in pair)}")
    placed = "-" if parts.placed is None else rules.names[parts.placed]
    return " ".join([*words, f"placed={placed}", f"moved={parts.moved or '-'}"])


def read_state(rules: Rules, text: str) -> Parts:
    """Read the text of a state; raises ValueError for malformed text. `checks` has the rest."""
    match = _STATE.fullmatch(text)
    if not match:
        raise ValueError(
            f"{text!r} is no state of this game, which is written as L=RG/./… M=./yB/… "
            "hands=-/- goals=BGBY/RGYB placed=L1 moved=-"
        )
    return Parts(
        tuple(pile for size in SIZES for pile in _read_row(rules, size, match[size])),
        _read_pair("hands", match["hands"]),
        _read_pair("goals", match["goals"]),
        None if match["placed"] == "-" else rules.pile(match["placed"]),
        match["moved"].replace("-", ""),
    )


def _read_row(rules: Rules, size: str, text: str) -> list[str]:
    """Read the piles of one size; raises ValueError for a wrong pile or too many of a colour."""
    row = ["" if pile == "." else pile for pile in text.split("/")]
    if len(row) != rules.piles:
        raise ValueError(f"{size} has {len(row)} piles, not {rules.piles}")
    for pile in row:
        if not re.fullmatch(f"[{rules.capstones}]?[{COLOURS}]{{0,{HEIGHT}}}", pile):
            raise ValueError(f"{pile!r} is no pile: a capstone if any, and up to four pieces")
    for colour in COLOURS:
        if "".join(row).count(colour) > rules.piles:
            raise ValueError(f"{size} has more than {rules.piles} pieces of the colour {colour}")
    return row


def _read_pair(key: str, text: str) -> tuple[str, ...]:
    """Read what both players have; raises ValueError unless it is up to four pieces each."""
    pair = tuple("" if part == "-" else part for part in text.split("/"))
    if len(pair) != 2 or not all(re.fullmatch(f"[{COLOURS}]{{0,{HEIGHT}}}", part) for part in pair):
        raise ValueError(
            f"{key}={text} is not two times up to four pieces, each - if there is none"
        )
    return pair
