"""The stages of a turn of Triforce, and combat: who fights, with which arms, and who loses what.

`games.triforce.board` describes the text of a stack. In a combat everybody throws their dice once.
Another combat follows while the stack is contested. A sword has a *bearer*: the player who has just
exchanged a pyramid for it, or else the owner of the top coloured pyramid. A shield has a bearer,
too: the player who has just exchanged for it, or else the owner of the lowest coloured pyramid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from greenest.games.triforce.board import EACH, NAMES, PLAYERS, SHIELD, SWORD, Board

ACTIONS = 3  # in a turn
CONTESTED = 4  # pyramids, swords and shields counted
D12, D20 = 12, 20
UNTAKEN = "." * len(NAMES)
"""The value of `takers` before any shield is taken: a `.` for each territory."""

_COLOURLESS = str.maketrans("", "", SWORD + SHIELD)


class Bearers(NamedTuple):
    """The bearer of a stack's sword and the bearer of its shield, each "" for nobody."""

    sword: str = ""
    shield: str = ""


UNARMED = Bearers()


@dataclass(frozen=True, slots=True)
class Stage:
    """The next decision in a turn, by its `kind`.

    - `act`: the player at turn has taken `done` actions; `start` is the board before all of them.
    - `choose`: the player at turn chooses the next of several combats.
    - `offer`: a player may exchange a pyramid of the stack on `territory` for `arm`, a sword (`X`)
      or a shield (`O`). `bearing.sword` is who has just taken this stack's sword, or "".
    - `roll`: dice are thrown for the stack on `territory`, whose arms are borne as in `bearing`.
      `rolls` has the pips so far, in the order of `dice`.
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


def coloured(stack: str) -> str:
    """Return the owners of a stack's coloured pyramids, from the bottom up."""
    return stack[::2].translate(_COLOURLESS)


def contested(stack: str, lone: bool) -> bool:
    """Return whether a stack has four or more pieces, of two or more players (TF-13).

    If `lone`, the sword and the shield count as players, too.
    """
    if len(stack) < 2 * CONTESTED:
        return False
    return len(set(stack[::2] if lone else coloured(stack))) > 1


def contested_on(board: Board, lone: bool) -> list[int]:
    """Return the territories on which there is combat."""
    high = [territory for territory, stack in enumerate(board) if len(stack) >= 2 * CONTESTED]
    return [territory for territory in high if contested(board[territory], lone)]


def remembered(takers: str, board: Board) -> str:
    """Return `takers` without players whose stack has no shield, or no pyramid of theirs (TF-26).

    There is one character for each territory: who took the shield of its stack, or `.`.
    """
    if takers == UNTAKEN:
        return takers
    return "".join(
        taker if taker in stack and SHIELD in stack else "."
        for taker, stack in zip(takers, board, strict=True)
    )


def exchange(stack: str, height: int, kind: str) -> str:
    """Return the stack with a sword or shield for the pyramid at this height, from 1 up."""
    place = 2 * height - 2
    return stack[:place] + kind + stack[place + 1 :]


def bearers(stack: str, fresh: Bearers) -> Bearers:
    """Return the bearers of a stack's sword and shield.

    `fresh` has the players who have just taken the sword and the shield, "" for nobody. With the
    option shield=taker, `fresh.shield` may also be the player who is `remembered`. If the same
    player would bear both, nobody bears the shield (TF-24, TF-25, TF-27).
    """
    owners = coloured(stack)
    sword = fresh.sword or (owners[-1] if SWORD in stack else "")
    shield = fresh.shield or (owners[0] if SHIELD in stack else "")
    return Bearers(sword, "" if shield == sword else shield)


def dice(stack: str, bearing: Bearers) -> tuple[tuple[str, int], ...]:
    """Return the dice in the order of throwing, each with its player and sides (TF-28, TF-29)."""
    thrown: list[tuple[str, int]] = []
    for player in PLAYERS:
        if player in stack:
            thrown.append((player, D20 if player == bearing.shield else D12))
            if player == bearing.sword:
                thrown.append((player, D12))
    return tuple(thrown)


def aftermath(stack: str, bearing: Bearers, rolls: Sequence[int]) -> str:
    """Return the stack after a combat, in which each loser removes a piece.

    `rolls` are the pips of `dice`. The lowest total loses. If several players have the lowest
    total, the bearer of the shield loses alone; if none of these players bears the shield, all of
    them but the bearer of the sword lose. A bearer loses the sword or the shield, other losers
    their lowest pyramid (TF-17, TF-18, TF-30).
    """
    totals: dict[str, int] = {}
    for (player, _), roll in zip(dice(stack, bearing), rolls, strict=True):
        totals[player] = totals.get(player, 0) + roll
    rank = {bearing.sword: 1, bearing.shield: -1, "": 0}
    results = {player: (total, rank.get(player, 0)) for player, total in totals.items()}
    worst = min(results.values())
    kinds = {bearing.shield: SHIELD, bearing.sword: SWORD}
    for player, result in results.items():
        if result == worst:
            stack = _without_lowest(stack, kinds.get(player, player))
    return stack


def after_lone_combat(stack: str) -> str:
    """Return the stack of a lone player without its sword, or else its shield (TF-16).

    No dice are thrown, as a single total would be the lowest anyway.
    """
    return _without_lowest(stack, SWORD if SWORD in stack else SHIELD)


def _without_lowest(stack: str, owner: str) -> str:
    place = stack.index(owner)
    return stack[:place] + stack[place + 2 :]


def offered(board: Board, offering: Stage, taker: str = "") -> tuple[str, tuple[int, ...]]:
    """Return the player who may exchange, and the heights of the pyramids to choose from.

    Heights are counted from 1 at the bottom; there are none if no exchange is allowed. The owner of
    the top coloured pyramid may take the sword, the owner of the lowest may take the shield.
    `taker` is the player who is `remembered` for the shield, or "".

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
