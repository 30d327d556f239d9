"""Moves of Triforce in words: who goes where, who throws which die, who loses what."""

from __future__ import annotations

from greenest.games.triforce.board import NAMES, NUMBERS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import Bearers, aftermath, dice
from greenest.games.triforce.stages import Offering, Rolling, Stage

SIZE_NAMES = dict(zip(SIZES, ("small", "medium", "large"), strict=True))
_ARMS = {SWORD: "the sword", SHIELD: "the shield"}


def move_in_words(board: Board, pawn: int, stage: Stage, move: str) -> str:
    """Return the words for a legal move, made by the player whose pawn is at a territory."""
    match stage:
        case Rolling():
            return _thrown(board[stage.territory], stage, int(move))
        case Offering():
            return _exchanged(board[stage.territory], stage.territory, move)
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


def _thrown(stack: str, rolling: Rolling, pips: int) -> str:
    """Return whose die it is and its number; after the last one also the result of the combat."""
    thrown = dice(stack, rolling.bearing)
    rolls = (*rolling.rolls, pips)
    player, sides = thrown[len(rolling.rolls)]
    name = NAMES[rolling.territory]
    text = f"{player} throws {pips} with a d{sides}{_bearing(rolling, player)} on {name}"
    if len(rolls) < len(thrown):
        return text
    lost = _lost(stack, aftermath(stack, rolling.bearing, rolls), rolling.bearing)
    return f"{text}: {lost}"


def _bearing(rolling: Rolling, player: str) -> str:
    bearing = rolling.bearing
    if player == bearing.sword:
        return ", with the sword,"
    return ", with the shield," if player == bearing.shield else ""


def _lost(before: str, after: str, bearing: Bearers) -> str:
    """Say what has left a stack: each owner loses one pyramid, sword or shield at the most."""
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
