"""Combat on one stack of Triforce: who fights, with which arms and dice, and who loses what.

`games.triforce.board` describes the text of a stack. In a combat everybody throws their dice once.
Another combat follows while the stack is contested. A sword has a *bearer*: the player who has just
exchanged a pyramid for it, or else the owner of the top coloured pyramid. A shield has a bearer,
too: the player who has just exchanged for it, or else the owner of the lowest coloured pyramid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.triforce.board import NAMES, PLAYERS, SHIELD, SWORD, Board

CONTESTED = 4  # pyramids, swords and shields counted
D12, D20 = 12, 20
UNTAKEN = "." * len(NAMES)
"""The value of `takers` before any shield is taken: a `.` for each territory."""

_COLOURLESS = str.maketrans("", "", SWORD + SHIELD)


class Bearers(NamedTuple):
    """The bearer of a stack's sword and the bearer of its shield, each "" for nobody."""

    sword: str = ""
    shield: str = ""


def coloured(stack: str) -> str:
    """Return the owners of a stack's coloured pyramids, from the bottom up."""
    return stack[::2].translate(_COLOURLESS)


def contested(stack: str, lone: bool) -> bool:
    """Return whether there is combat on a stack (TF-13).

    A combat needs four or more pieces, of two or more players. If `lone`, the sword and the shield
    count as players, so a single player fights as long as the stack has one of them.
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

    `takers` and the result have one character for each territory: the player who took the shield
    of its stack, or `.` for nobody.
    """
    if takers == UNTAKEN:
        return takers
    return "".join(
        taker if taker in stack and SHIELD in stack else "."
        for taker, stack in zip(takers, board, strict=True)
    )


def exchange(stack: str, height: int, kind: str) -> str:
    """Return the stack with a sword or shield in place of the pyramid at this height.

    The height is counted from 1 at the bottom.
    """
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
    """Return the stack after a combat of a player who is alone on it (TF-16).

    The sword is removed, or the shield if there is no sword. No dice are thrown, as a single total
    would be the lowest anyway.
    """
    return _without_lowest(stack, SWORD if SWORD in stack else SHIELD)


def _without_lowest(stack: str, owner: str) -> str:
    place = stack.index(owner)
    return stack[:place] + stack[place + 2 :]
