"""Impossible states of Triforce whose text is well-formed.

Whether earlier turns and actions can lead to a state is not checked, so it can be set up by hand.
"""

from __future__ import annotations

from greenest.games.triforce.board import (
    EACH,
    HIGHEST,
    NAMES,
    PLAYERS,
    SHIELD,
    SIZES,
    SWORD,
    Board,
)
from greenest.games.triforce.combat import Bearers, contested, contested_on, dice
from greenest.games.triforce.stages import ACTIONS, Acting, Choosing, Offering, Rolling, offered
from greenest.games.triforce.state import TriforceState


def check_board(players: int, board: Board) -> None:
    """Raise ValueError unless the pyramids on a board are among those of this number of players."""
    owners = PLAYERS[:players] + SWORD + SHIELD
    pieces = "".join(board)
    for owner in pieces[::2]:
        if owner not in owners:
            raise ValueError(f"there is no player {owner} among {players}")
    for piece in (owner + size for owner in owners for size in SIZES):
        if pieces.count(piece) > EACH:
            raise ValueError(f"{pieces.count(piece)} pyramids {piece}, but there are {EACH}")
    for name, stack in zip(NAMES, board, strict=True):
        if max(stack.count(SWORD), stack.count(SHIELD)) > 1:
            raise ValueError(f"the stack on {name} has more than one sword or shield")
        if len(stack) > 2 * HIGHEST:
            raise ValueError(f"the stack on {name} is higher than {HIGHEST}")


def check_stage(state: TriforceState) -> None:
    """Raise ValueError unless the stage can be one of this board."""
    match state.stage:
        case Acting(_, done):
            if not 0 < done < ACTIONS:
                raise ValueError(f"{done} actions are done, where 1 or 2 can be")
            if not state.legal_moves():
                raise ValueError("the board is as at the turn's start, yet there is no action")
        case Choosing():
            if len(contested_on(state.board, state.game.lone_combat)) < 2:
                raise ValueError("a combat is chosen where there are several")
        case Offering() | Rolling():
            _check_combat(state.board, state.game.players, state.stage)


def _check_combat(board: Board, players: int, stage: Offering | Rolling) -> None:
    name, stack = NAMES[stage.territory], board[stage.territory]
    if not contested(stack, lone=False):
        raise ValueError(f"there is no combat on {name}")
    if any(taken[0] not in PLAYERS[:players] for taken in stage.taken):
        raise ValueError(f"only {players} players can have taken something")
    possible = (
        _can_be_offered(board, stage) if isinstance(stage, Offering) else _can_roll(stack, stage)
    )
    if not possible:
        raise ValueError(f"the combat on {name} cannot have come to this")


def _can_be_offered(board: Board, offering: Offering) -> bool:
    """Return whether an exchange is open, and its sword can have been taken by that player."""
    stack, sword = board[offering.territory], offering.sword
    took = offering.kind == SHIELD and SWORD in stack and sword in stack
    return offered(board, offering)[1] != () and (took or not sword)


def _can_roll(stack: str, rolling: Rolling) -> bool:
    """Tell whether the bearers and the dice that lie go with the stack, and a die is left."""
    sword, shield = rolling.bearing
    armed = (sword != "") == (SWORD in stack) and sword in stack
    covered = not shield or (SHIELD in stack and shield in stack and shield != sword)
    faces = [side for _, side in dice(stack, Bearers(sword, shield))]
    fit = all(1 <= roll <= side for roll, side in zip(rolling.rolls, faces, strict=False))
    return armed and covered and fit and len(rolling.rolls) < len(faces)
