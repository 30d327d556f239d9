"""The moves of Triforce, each of which is its own notation.

+2         place a medium pyramid from one's stash at one's pawn
a1-b2      move the top pyramid of a1 to b2
stop       end the turn before the third action
pass       when pinned
fight c2   settle the combat on c2 next
sword 3    exchange the third pyramid from the bottom for a sword; likewise `shield 3`
decline    exchange nothing
7          what chance throws with one die
"""

from __future__ import annotations

from greenest.games.triforce.board import HIGHEST, MOVINGS, NAMES, PLACINGS, SHIELD, SWORD
from greenest.games.triforce.combat import D20

KINDS = {"sword": SWORD, "shield": SHIELD}
KIND_NAMES = {kind: name for name, kind in KINDS.items()}

ACTION_NOTATIONS = (
    *PLACINGS.values(),
    *(moving for movings in MOVINGS for moving in movings if moving),
)
MOVES = (
    *ACTION_NOTATIONS,
    "stop",
    "pass",
    *(f"fight {name}" for name in NAMES),
    *(f"{name} {height}" for name in KINDS for height in range(1, HIGHEST + 1)),
    "decline",
)
"""Every move that a player can ever have."""
PIPS = tuple(map(str, range(1, D20 + 1)))
"""Every outcome of a die."""

_NOTATIONS = frozenset((*MOVES, *PIPS))


def parse_move(text: str) -> str:
    """Return the text if it is the notation of a move or of pips; raises ValueError."""
    if text not in _NOTATIONS:
        raise ValueError(
            f"{text!r} is not a move, which is written as in +2, a1-b2, stop, pass, fight a1, "
            "sword 1, shield 1, decline or 12"
        )
    return text
