"""Triforce, a game for three to six by Jeremiah Wittevrongel: fight for a triangle of stacks."""

from __future__ import annotations

from dataclasses import dataclass

from greenest.games.protocol import Game
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
from greenest.games.triforce.combat import (
    ACTIONS,
    UNTAKEN,
    Stage,
    contested,
    contested_on,
    dice,
    remembered,
)
from greenest.games.triforce.rules import Rules
from greenest.games.triforce.state import TriforceState, begin_turn
from greenest.games.triforce.text import read_state


@dataclass(frozen=True)
class Triforce(Rules, Game[TriforceState]):
    """Three to six players fight for a triangle of stacks, with swords, shields and dice.

    The players are A to F clockwise. The options are

    - `layout`: the sizes of the white pyramids, row by row from the apex;
    - `seats`: the territories of the pawns, clockwise and in the order of play. They are the three
      corners; with more players, middles of edges as well;
    - `first`: the player who begins, counted from 0;
    - `ply_cap`: the number of turns after which the game is a draw, None for no cap;
    - `lone_combat`: whether a stack of four or more goes on fighting with a single player, as long
      as it has a sword or a shield;
    - `sword`: who may exchange a pyramid for a sword. With "top" it is the owner of the top; "turn"
      is the same, but only in that player's own turn;
    - `shield`: whom a shield protects later. With "lowest" it is the owner of the lowest pyramid;
      with "taker" it is who took the shield, as long as that player has a pyramid on the stack.

    Raises ValueError if an option has a wrong value. A layout has five territories of each size,
    and there are as many seats as players.
    """

    @property
    def options_of_start(self) -> frozenset[str]:
        """Who begins; a state says whose turn it is."""
        return frozenset({"first"})

    def start(self) -> TriforceState:
        """Return the start of the first turn, with no stack above the white pyramids (TF-4)."""
        return begin_turn(self, ("",) * len(NAMES), self.first, 0)

    def parse(self, text: str) -> TriforceState:
        """Read the text of a state; raises ValueError naming the fault.

        A state can be set up by hand, even one that no earlier turns can lead to.
        """
        board, player, ply, stage, takers = read_state(text)
        if player >= self.players:
            raise ValueError(f"there is no player {PLAYERS[player]} among {self.players}")
        _check_board(self.players, board)
        if stage and stage.kind == "act":
            _check_board(self.players, stage.start)
        _check_takers(self, board, takers)
        if stage is None:
            return begin_turn(self, board, player, ply, takers)
        state = TriforceState(self, board, player, ply, stage, takers)
        _check_stage(state)
        return state


def _check_board(players: int, board: Board) -> None:
    """Raise ValueError if this number of players cannot have the pieces of a board."""
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


def _check_takers(game: Rules, board: Board, takers: str) -> None:
    """Raise ValueError unless each taker has a pyramid on the stack, and the stack has a shield."""
    if takers != UNTAKEN and game.shield != "taker":
        raise ValueError("shields have takers only with the option shield=taker")
    if takers != remembered(takers, board):
        raise ValueError(f"{takers!r} is not of stacks with a shield and a pyramid of that player")


def _check_stage(state: TriforceState) -> None:
    """Raise ValueError unless the stage is possible on this board."""
    stage, players = state.stage, state.game.players
    if stage.kind == "act":
        if not 0 < stage.done < ACTIONS:
            raise ValueError(f"{stage.done} actions are done, where 1 or 2 can be")
        if not state.legal_moves():
            raise ValueError("the board is as at the turn's start, yet there is no action")
        return
    if stage.kind == "choose":
        if len(contested_on(state.board, state.game.lone_combat)) < 2:
            raise ValueError("a combat is chosen where there are several")
        return
    name, stack = NAMES[stage.territory], state.board[stage.territory]
    if not contested(stack, lone=False):
        raise ValueError(f"there is no combat on {name}")
    if any(taken[0] not in PLAYERS[:players] for taken in stage.taken):
        raise ValueError(f"only {players} players can have taken something")
    if not (_can_be_offered(state, stage) if stage.arm else _can_roll(stack, stage)):
        raise ValueError(f"the combat on {name} cannot have come to this")


def _can_be_offered(state: TriforceState, offering: Stage) -> bool:
    """Return whether an exchange is allowed, and the sword can have been taken by its bearer."""
    stack, sword = state.board[offering.territory], offering.bearing.sword
    took = offering.arm == SHIELD and SWORD in stack and sword in stack
    return state.open_heights(offering) != () and (took or not sword)


def _can_roll(stack: str, rolling: Stage) -> bool:
    """Return whether bearers and rolls are possible for a stack, with a die left to throw."""
    sword, shield = rolling.bearing
    armed = (sword != "") == (SWORD in stack) and sword in stack
    covered = not shield or (SHIELD in stack and shield in stack and shield != sword)
    faces = [side for _, side in dice(stack, rolling.bearing)]
    fit = all(1 <= roll <= side for roll, side in zip(rolling.rolls, faces, strict=False))
    return armed and covered and fit and len(rolling.rolls) < len(faces)
