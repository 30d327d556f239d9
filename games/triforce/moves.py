"""The moves of Triforce, which are strings in notation, and their descriptions.

+2         place a medium pyramid from one's stash at one's pawn
a1-b2      move the top pyramid of a1 to b2
stop       end the turn before the third action
pass       make no action when pinned
fight c2   settle the combat on c2 next
sword 3    exchange the third piece from the bottom for a sword; likewise `shield 3`
decline    exchange nothing
7          throw a seven with one die (chance)
"""

from __future__ import annotations

from greenest.games.triforce.board import (
    HIGHEST,
    MOVINGS,
    NAMES,
    NUMBERS,
    PLACINGS,
    SHIELD,
    SIZES,
    SWORD,
    Board,
)
from greenest.games.triforce.combat import D20, Bearers, Stage, aftermath, dice

ARMS = {"sword": SWORD, "shield": SHIELD}
ARM_NAMES = {arm: name for name, arm in ARMS.items()}

ACTION_NOTATIONS = (
    *PLACINGS.values(),
    *(moving for movings in MOVINGS for moving in movings if moving),
)
MOVES = (
    *ACTION_NOTATIONS,
    "stop",
    "pass",
    *(f"fight {name}" for name in NAMES),
    *(f"{name} {height}" for name in ARMS for height in range(1, HIGHEST + 1)),
    "decline",
)
"""All moves of players in all states."""
PIPS = tuple(map(str, range(1, D20 + 1)))
"""The notations of all outcomes of a die."""

_NOTATIONS = frozenset((*MOVES, *PIPS))


def parse_move(text: str) -> str:
    """Return the text; raises ValueError unless it is the notation of a move or of pips."""
    if text not in _NOTATIONS:
        raise ValueError(
            f"{text!r} is not a move, which is written as in +2, a1-b2, stop, pass, fight a1, "
            "sword 1, shield 1, decline or 12"
        )
    return text


SIZE_NAMES = dict(zip(SIZES, ("small", "medium", "large"), strict=True))
_ARMS = {SWORD: "the sword", SHIELD: "the shield"}


def move_in_words(board: Board, pawn: int, stage: Stage, move: str) -> str:
    """Describe a legal move in words. `pawn` is the territory of the pawn of the player at turn."""
    stack = board[stage.territory]
    if stage.kind == "roll":
        return _thrown(stack, stage, int(move))
    if stage.kind == "offer":
        return _exchanged(stack, stage.territory, move)
    if move[0] == "+":
        return f"a {SIZE_NAMES[move[1]]} pyramid is placed on {NAMES[pawn]}"
    if move in ("stop", "pass"):
        return "the turn ends" if move == "stop" else "pinned, so the turn is lost"
    if move.startswith("fight "):
        return f"the combat on {move.removeprefix('fight ')} is next"
    source, target = move.split("-")
    size = SIZE_NAMES[board[NUMBERS[source]][-1]]
    return f"a {size} pyramid moves from {source} to {target}"


def _exchanged(stack: str, territory: int, move: str) -> str:
    if move == "decline":
        return f"nothing is exchanged on {NAMES[territory]}"
    kind, height = move.split()
    size = SIZE_NAMES[stack[2 * int(height) - 1]]
    return f"a {size} pyramid on {NAMES[territory]} becomes a {kind}"


def _thrown(stack: str, rolling: Stage, pips: int) -> str:
    """Return in words who throws which number, and after the last die also who loses what."""
    thrown = dice(stack, rolling.bearing)
    rolls = (*rolling.rolls, pips)
    player, sides = thrown[len(rolling.rolls)]
    name = NAMES[rolling.territory]
    text = f"{player} throws {pips} with a d{sides}{_bearing(rolling, player)} on {name}"
    if len(rolls) < len(thrown):
        return text
    lost = _lost(stack, aftermath(stack, rolling.bearing, rolls), rolling.bearing)
    return f"{text}: {lost}"


def _bearing(rolling: Stage, player: str) -> str:
    bearing = rolling.bearing
    if player == bearing.sword:
        return ", with the sword,"
    return ", with the shield," if player == bearing.shield else ""


def _lost(before: str, after: str, bearing: Bearers) -> str:
    """Return in words what has left a stack: each owner loses at most one piece."""
    owners = [
        owner for owner in dict.fromkeys(before[::2]) if before.count(owner) > after.count(owner)
    ]
    losses = []
    for owner in owners:
        size = SIZE_NAMES[before[before.index(owner) + 1]]
        if owner in _ARMS:
            bearer = bearing.sword if owner == SWORD else bearing.shield
            losses.append(f"{bearer} loses {_ARMS[owner]}, which goes back to the supply")
        else:
            losses.append(f"{owner} loses the lowest pyramid, a {size} one")
    return " and ".join(losses)
