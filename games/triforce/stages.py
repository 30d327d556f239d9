"""The stages of a turn of Triforce. A stage is the next decision, with what it depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from greenest.games.triforce.board import EACH, SHIELD, SWORD, Board
from greenest.games.triforce.combat import Bearers, bearers, coloured, dice

ACTIONS = 3  # in a turn
UNARMED = Bearers()


@dataclass(frozen=True, slots=True)
class Stage:
    """The next decision in a turn, by its `kind`.

    - `act`: the player at turn has taken `done` actions; `start` is the board before all of them.
    - `choose`: the player at turn chooses the next of several combats.
    - `offer`: a player may exchange a pyramid of the stack on `territory` for `arm`, a sword (`X`)
      or a shield (`O`). `bearing.sword` is who has just taken this stack's sword, or "".
    - `roll`: dice are thrown for the stack on `territory`, whose arms are borne as in `bearing`.
      `rolls` has the pips so far, in the order of `combat.dice`.
    - `end`: the game is over. It is a draw if there is no `winner`.

    From the first combat on, `taken` has the exchanges for swords and shields made in this turn,
    sorted: `AX` says that player A took a sword.
    """

    kind: Literal["act", "choose", "offer", "roll", "end"]
    start: Board = ()
    done: int = 0
    territory: int = 0
    arm: str = ""
    taken: tuple[str, ...] = ()
    bearing: Bearers = UNARMED
    rolls: tuple[int, ...] = ()
    winner: int | None = None


def offered(board: Board, offering: Stage, taker: str = "") -> tuple[str, tuple[int, ...]]:
    """Return the player who may exchange, and the heights of the pyramids to choose from.

    Heights are counted from 1 at the bottom; there are none if no exchange is allowed. The owner of
    the top coloured pyramid may take the sword, the owner of the lowest may take the shield.
    `taker` is the player who is `combat.remembered` for the shield, or "".

    Nobody fights with both kinds, so the bearer of the sword may not take the shield, nor the
    bearer of the shield the sword. A player who owns both the top and the lowest pyramid gets one
    kind a turn, and no sword if the stack has a shield. Such a player may take the shield if
    another player has just taken the sword (TF-19, TF-21, TF-22, TF-23).
    """
    stack, arm = board[offering.territory], offering.arm
    owners = coloured(stack)
    top, lowest = owners[-1], owners[0]
    player, other = (top, SHIELD) if arm == SWORD else (lowest, SWORD)
    if owners.count(player) < 2 or arm in stack:
        return player, ()
    armed = bearers(stack, offering.bearing._replace(shield=taker))
    has_both_ends = top == lowest and (
        player + other in offering.taken or (arm == SWORD and other in stack)
    )
    if player in armed or has_both_ends:
        return player, ()
    pieces = "".join(board)
    return player, tuple(
        height
        for height, (owner, size) in enumerate(zip(stack[::2], stack[1::2], strict=True), 1)
        if owner == player and pieces.count(arm + size) < EACH
    )


def sides(board: Board, rolling: Stage) -> int:
    """Return the number of sides of the next die."""
    return dice(board[rolling.territory], rolling.bearing)[len(rolling.rolls)][1]
