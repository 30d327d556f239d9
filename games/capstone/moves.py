"""The moves of Capstone, and their notation.

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
)

REDRAW = "redraw"
DECLINE = "decline"

STOCK = -1
"""The source of a piece from the stock, and of a capstone from the pad."""


class Transfer(NamedTuple):
    """Put a piece or a capstone on the pile `target`.

    `piece` is the letter of a piece from the stock, a small letter for a capstone, or "" for the
    top piece of the pile `source`.
    """

    piece: str
    source: int
    target: int


Move = Transfer | str

# Moves are made once, since making one takes longer than to find that it is legal.
transfer = cache(Transfer)

PILE = f"[{SIZES}][0-9]"
"""A regular expression for the name of a pile."""

_TRANSFER = re.compile(f"(?:([{COLOURS}a-z])@|([a-z]?)({PILE})-)({PILE})")
_WORD = re.compile(f"{REDRAW}|{DECLINE}|[{COLOURS}]|[{COLOURS}]{{{HEIGHT}}}")


def format_move(rules: Rules, move: Move) -> str:
    """Return the notation of a move."""
    if isinstance(move, str):
        return move
    start = "@" if move.source == STOCK else f"{rules.names[move.source]}-"
    return f"{move.piece}{start}{rules.names[move.target]}"


def move_in_words(rules: Rules, move: Move, piles: Sequence[str]) -> str:
    """Describe a legal move in words; `piles` are the piles before the move."""
    if isinstance(move, str):
        return _word_in_words(move)
    piece, source, target = move.piece, move.source, rules.names[move.target]
    if piece in COLOUR_NAMES:
        return f"a {COLOUR_NAMES[piece]} piece is placed on {target}"
    start = "the pad" if source == STOCK else rules.names[source]
    if not piece:
        return f"the {COLOUR_NAMES[piles[source][0]]} piece of {start} is moved to {target}"
    colour = COLOUR_NAMES.get(piece.upper())
    capstone = f"the {colour} capstone" if colour else "a capstone"
    return f"{capstone} goes from {start} to {target}"


def _word_in_words(move: str) -> str:
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
    if found := _TRANSFER.fullmatch(text):
        source = STOCK if found[1] else rules.pile(found[3])
        return Transfer(found[1] or found[2], source, rules.pile(found[4]))
    raise ValueError(
        f"{text!r} is not a move: R@L1 places a piece, L1-L2 moves one, r@L1 or rL1-M2 a "
        "capstone; the others are a colour, a goal of four, decline and redraw"
    )
