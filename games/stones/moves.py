"""The moves of 3 Stones and their notation: `Wf7` is a placement, `W` a stone that chance draws."""

from __future__ import annotations

import re
from typing import NamedTuple

from greenest.games.stones.pockets import NAMES, POCKET, POCKETS, pocket_of
from greenest.games.stones.supply import STONES


class Placement(NamedTuple):
    """A stone of that kind goes into a pocket."""

    stone: str
    pocket: int


Move = Placement | str

PLACEMENTS = {stone: tuple(Placement(stone, pocket) for pocket in POCKETS) for stone in STONES}
"""For each kind of stone its placements, by pocket."""

_PLACEMENT = re.compile(f"([{STONES}])({POCKET})")


def format_move(move: Move) -> str:
    """Return `Wf7` for a white stone placed on f7, `W` for one drawn."""
    return move if isinstance(move, str) else move.stone + NAMES[move.pocket]


def parse_move(text: str) -> Move:
    """Read a placement or a stone drawn; raises ValueError."""
    if text in tuple(STONES):
        return text
    match = _PLACEMENT.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is no placement, which is written as in Wf7, nor a stone")
    return Placement(match[1], pocket_of(match[2]))
