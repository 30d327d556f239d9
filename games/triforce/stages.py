"""The stages of a turn of Triforce: the next decision, and what has to be remembered for it.

`taken` are the exchanges made this turn, as `AX` for player A and a sword, sorted.
"""

from __future__ import annotations

from dataclasses import dataclass

from greenest.games.triforce.board import Board
from greenest.games.triforce.combat import Bearers, dice, exchanges

ACTIONS = 3  # a turn
UNARMED = Bearers()


@dataclass(frozen=True, slots=True)
class Acting:
    """The player at turn has taken `done` actions since the board was `start`."""

    start: Board
    done: int = 0


@dataclass(frozen=True, slots=True)
class Choosing:
    """The player at turn chooses the next of several combats."""

    taken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offering:
    """An exchange is offered; `sword` names who has just taken the sword."""

    territory: int
    kind: str
    taken: tuple[str, ...] = ()
    sword: str = ""


@dataclass(frozen=True, slots=True)
class Rolling:
    """Dice are thrown for a stack; `rolls` are those thrown, in the order of `combat.dice`."""

    territory: int
    taken: tuple[str, ...] = ()
    bearing: Bearers = UNARMED
    rolls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; a draw if there is no winner."""

    winner: int | None = None


Stage = Acting | Choosing | Offering | Rolling | Ended


def offered(board: Board, offering: Offering, taker: str = "") -> tuple[str, tuple[int, ...]]:
    """Return the player who may exchange, and the heights of the pyramids that can be exchanged."""
    at, kind, taken, sword = offering.territory, offering.kind, offering.taken, offering.sword
    return exchanges(board, at, kind, taken, sword, taker)


def sides(board: Board, rolling: Rolling) -> int:
    """Return the sides of the die that is thrown next."""
    return dice(board[rolling.territory], rolling.bearing)[len(rolling.rolls)][1]
