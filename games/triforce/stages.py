"""The stages of a turn of Triforce. A stage is the next decision, with what it depends on.

In a stage, `taken` has the exchanges of pyramids for swords (`X`) and shields (`O`) made this turn,
sorted: `AX` says that player A took a sword.
"""

from __future__ import annotations

from dataclasses import dataclass

from greenest.games.triforce.board import EACH, SHIELD, SWORD, Board
from greenest.games.triforce.combat import Bearers, bearers, coloured, dice

ACTIONS = 3  # in a turn
UNARMED = Bearers()


@dataclass(frozen=True, slots=True)
class Acting:
    """The player at turn has taken `done` actions; `start` is the board before all of them."""

    start: Board
    done: int = 0


@dataclass(frozen=True, slots=True)
class Choosing:
    """The player at turn chooses the next of several combats."""

    taken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offering:
    """A player may exchange a pyramid of the stack on `territory` for a sword or shield, by `kind`.

    `sword` names the player who has just taken this stack's sword, or is "".
    """

    territory: int
    kind: str
    taken: tuple[str, ...] = ()
    sword: str = ""


@dataclass(frozen=True, slots=True)
class Rolling:
    """Dice are thrown for a stack. `rolls` has the pips so far, in the order of `combat.dice`."""

    territory: int
    taken: tuple[str, ...] = ()
    bearing: Bearers = UNARMED
    rolls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over. It is a draw if there is no winner."""

    winner: int | None = None


Stage = Acting | Choosing | Offering | Rolling | Ended


def offered(board: Board, offering: Offering, taker: str = "") -> tuple[str, tuple[int, ...]]:
    """Return the player who may exchange, and the heights of the pyramids to choose from.

    Heights are counted from 1 at the bottom; there are none if no exchange is allowed. The owner of
    the top coloured pyramid may take the sword, the owner of the lowest may take the shield.
    `taker` is the player who is `combat.remembered` for the shield, or "".

    Nobody fights with both kinds, so the bearer of the sword may not take the shield, nor the
    bearer of the shield the sword. A player who owns both the top and the lowest pyramid gets one
    kind a turn, and no sword if the stack has a shield. Such a player may take the shield if
    another player has just taken the sword (TF-19, TF-21, TF-22, TF-23).
    """
    stack, kind = board[offering.territory], offering.kind
    owners = coloured(stack)
    top, lowest = owners[-1], owners[0]
    player, other = (top, SHIELD) if kind == SWORD else (lowest, SWORD)
    if owners.count(player) < 2 or kind in stack:
        return player, ()
    armed = bearers(stack, Bearers(offering.sword, taker))
    has_both_ends = top == lowest and (
        player + other in offering.taken or (kind == SWORD and other in stack)
    )
    if player in armed or has_both_ends:
        return player, ()
    pieces = "".join(board)
    return player, tuple(
        height
        for height, (owner, size) in enumerate(zip(stack[::2], stack[1::2], strict=True), 1)
        if owner == player and pieces.count(kind + size) < EACH
    )


def sides(board: Board, rolling: Rolling) -> int:
    """Return the number of sides of the next die."""
    return dice(board[rolling.territory], rolling.bearing)[len(rolling.rolls)][1]
