"""The stones of 3 Stones: their kinds, and how many are left in the pouch or in a hand."""

from __future__ import annotations

import re
from typing import Literal

WHITE, BLACK, CLEAR = STONES = "WBC"
COLOURS = WHITE + BLACK
"""The colours of the two players."""
Colour = Literal["W", "B"]

STONE_NAMES = {WHITE: "white", BLACK: "black", CLEAR: "clear"}
PLAYER_NAMES = tuple(STONE_NAMES[colour].capitalize() for colour in COLOURS)

Supply = tuple[int, int, int]
"""The numbers of white, black and clear stones in a pouch or a hand."""
ALL_STONES: Supply = (30, 30, 12)
HALF: Supply = (15, 15, 6)


Points = tuple[int, int]
"""Points of White and of Black."""


def kinds(supply: Supply) -> str:
    """Return the kinds of stones that are left."""
    return "".join(stone for stone, n in zip(STONES, supply, strict=True) if n)


def without(supply: Supply, stone: str) -> Supply:
    """Return the supply after a stone has left it."""
    white, black, clear = supply
    return (white - (stone == WHITE), black - (stone == BLACK), clear - (stone == CLEAR))


def format_supply(supply: Supply) -> str:
    """Return the numbers of stones, as `30W30B12C`."""
    return "".join(f"{n}{stone}" for n, stone in zip(supply, STONES, strict=True))


def read_supply(text: str) -> Supply:
    """Read three numbers of stones, as `30W30B12C`."""
    white, black, clear = map(int, re.findall("[0-9]+", text))
    return white, black, clear
