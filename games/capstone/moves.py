"""The moves of Capstone, their notation, and the reasons why a move is illegal.

R@L1       place a red piece
L1-L2      move the top piece of one pile to another
r@L1       move the red capstone from the pad to a pile
rL1-M2     move the red capstone from one pile to another
decline    move no piece
RGBY       order the hand as this goal
R          draw a red piece for a hand (chance)
redraw     put the hand back into the bag (chance)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from greenest.games.capstone.piles import (
    COLOUR_NAMES,
    COLOURS,
    HEIGHT,
    SIZES,
    Rules,
    capped,
    takes_pieces,
)

REDRAW = "redraw"
DECLINE = "decline"


class Placement(NamedTuple):
    """Put a piece from the stock on a pile of its size."""

    colour: str
    pile: int


class Shift(NamedTuple):
    """Move the top piece of one pile to the top of another."""

    source: int
    target: int


class Capping(NamedTuple):
    """Put a capstone on a pile: from another pile, or from the pad if `source` is None."""

    capstone: str
    source: int | None
    target: int


Move = Placement | Shift | Capping | str

# Moves are made once, since making one takes longer than to find that it is legal.
_MOST_PILES = range(10)
PLACEMENTS = {colour: [Placement(colour, pile) for pile in _MOST_PILES] for colour in COLOURS}
SHIFTS = [[Shift(source, target) for target in _MOST_PILES] for source in _MOST_PILES]
capping = cache(Capping)

PILE = f"[{SIZES}][0-9]"
"""A regular expression for the name of a pile."""

_PLACEMENT = re.compile(f"([{COLOURS}])@({PILE})")
_SHIFT = re.compile(f"({PILE})-({PILE})")
_CAPPING = re.compile(f"([a-z])(@|{PILE}-)({PILE})")
_WORD = re.compile(f"{REDRAW}|{DECLINE}|[{COLOURS}]|[{COLOURS}]{{{HEIGHT}}}")


def format_move(rules: Rules, move: Move) -> str:
    """Return the notation of a move."""
    if isinstance(move, str):
        return move
    names = rules.names
    if isinstance(move, Placement):
        return f"{move.colour}@{names[move.pile]}"
    if isinstance(move, Shift):
        return f"{names[move.source]}-{names[move.target]}"
    start = "@" if move.source is None else f"{names[move.source]}-"
    return f"{move.capstone}{start}{names[move.target]}"


def move_in_words(rules: Rules, move: Move, piles: Sequence[str]) -> str:
    """Describe a legal move in words; `piles` are the piles before the move."""
    names = rules.names
    if isinstance(move, Placement):
        return f"a {COLOUR_NAMES[move.colour]} piece is placed on {names[move.pile]}"
    if isinstance(move, Shift):
        piece = COLOUR_NAMES[piles[move.source][0]]
        return f"the {piece} piece of {names[move.source]} is moved to {names[move.target]}"
    if isinstance(move, Capping):
        colour = COLOUR_NAMES.get(move.capstone.upper())
        capstone = f"the {colour} capstone" if colour else "a capstone"
        start = "the pad" if move.source is None else names[move.source]
        return f"{capstone} goes from {start} to {names[move.target]}"
    if move in COLOUR_NAMES:
        return f"a {COLOUR_NAMES[move]} piece is drawn"
    sentences = {
        DECLINE: "no piece is moved",
        REDRAW: "three alike, so the hand goes back to the bag",
    }
    return sentences.get(move) or f"the goal is {', '.join(COLOUR_NAMES[piece] for piece in move)}"


def parse_move(rules: Rules, text: str) -> Move:
    """Read the notation of a move; raises ValueError if it is malformed."""
    if _WORD.fullmatch(text):
        return text
    placement = _PLACEMENT.fullmatch(text)
    if placement:
        return Placement(placement[1], rules.pile(placement[2]))
    shift = _SHIFT.fullmatch(text)
    if shift:
        return Shift(rules.pile(shift[1]), rules.pile(shift[2]))
    capping = _CAPPING.fullmatch(text)
    if capping:
        source = rules.pile(capping[2][:-1]) if capping[2] != "@" else None
        return Capping(capping[1], source, rules.pile(capping[3]))
    raise ValueError(
        f"{text!r} is not a move: R@L1 places a piece, L1-L2 moves one, r@L1 or rL1-M2 a "
        "capstone; the others are a colour, a goal of four, decline and redraw"
    )


Piles = tuple[str, ...]


def against_shift(rules: Rules, piles: Piles, placed: int | None, move: Shift) -> str | None:
    """Return why a top piece may not be moved, or None if it may.

    `placed` is the index of the pile on which a piece was placed in this turn, or None.
    """
    source, target = move
    for pile in move:
        if pile not in range(len(piles)):
            return f"there is no pile {pile}"
    start, end = rules.names[source], rules.names[target]
    if source == target:
        return f"a piece cannot stay on {start}"
    if not piles[source]:
        return f"there is no piece on {start}"
    if source == placed:
        return f"the piece on {start} was just placed"
    if capped(piles[source]):
        return f"{start} has a capstone"
    if rules.size(source) != rules.size(target):
        return f"{start} and {end} are for pieces of different sizes"
    return against_receiving(rules, piles, target)


def against_receiving(rules: Rules, piles: Piles, pile: int) -> str | None:
    """Return why no piece may be put on a pile, or None if one may."""
    if pile not in range(len(piles)):
        return f"there is no pile {pile}"
    if capped(piles[pile]):
        return f"{rules.names[pile]} has a capstone"
    return None if takes_pieces(piles[pile]) else f"{rules.names[pile]} is full"


def against_capping(rules: Rules, piles: Piles, pad: str, due: str, move: Capping) -> str | None:
    """Return what is wrong with an illegal move of a capstone (CS-13).

    `due` is the capstone that has to move, and `pad` has the capstones that are on no pile.
    """
    if move.capstone != due:
        return f"{due} is the capstone to move, not {move.capstone}"
    for pile in (move.source or 0, move.target):
        if pile not in range(len(piles)):
            return f"there is no pile {pile}"
    if move.source is None and due not in pad:
        return f"there is no capstone {due} left on the pad"
    if move.source is not None and piles[move.source][:1] != due:
        return f"{due} is not on {rules.names[move.source]}"
    return f"{rules.names[move.target]} has a capstone"
