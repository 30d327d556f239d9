"""The stages of a turn of Triforce. A stage is the next decision, with what it depends on.

In a stage, `taken` has the exchanges of pyramids for swords (`X`) and shields (`O`) made this turn,
sorted: `AX` says that player A took a sword.
"""

from __future__ import annotations

from dataclasses import dataclass

from greenest.games.triforce.board import Board
from greenest.games.triforce.combat import Bearers, dice, exchanges

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

    `taker` is the player who is remembered for taking the stack's shield, or "".
    """
    at, kind, taken, sword = offering.territory, offering.kind, offering.taken, offering.sword
    return exchanges(board, at, kind, taken, sword, taker)


def sides(board: Board, rolling: Rolling) -> int:
    """Return the number of sides of the next die."""
    return dice(board[rolling.territory], rolling.bearing)[len(rolling.rolls)][1]
