"""Triforce, a game for three to six by Jeremiah Wittevrongel: fight for a triangle of stacks."""

from __future__ import annotations

from dataclasses import dataclass

from greenest.games.protocol import Game
from greenest.games.triforce.board import NAMES, PLAYERS
from greenest.games.triforce.checks import check_board, check_stage
from greenest.games.triforce.rules import Rules
from greenest.games.triforce.stages import Acting
from greenest.games.triforce.state import TriforceState, begin_turn
from greenest.games.triforce.text import read_state


@dataclass(frozen=True, slots=True)
class Triforce(Rules, Game[TriforceState]):
    """Three to six players fight for a triangle of stacks, with swords, shields and dice.

    The players are A to F clockwise. `layout` has the sizes of the white pyramids row by row from
    the apex, and `seats` the territories of the pawns in the order of play: clockwise, the three
    corners and, where there are more players, middles of edges. `first` is the player who
    begins, counted from 0. After `ply_cap` turns the game is a draw; None is no cap. With
    `lone_combat` a stack of four on which only one player is left still fights as long as it has a
    sword or a shield.

    Raises ValueError for a layout other than five territories of each size, seats other than
    these, one a player, or a number out of its range.
    """

    def start(self) -> TriforceState:
        """Return the bare triangle, the first player to act."""
        return begin_turn(self, ("",) * len(NAMES), self.first, 0)

    def parse(self, text: str) -> TriforceState:
        """Read the text of a state; raises ValueError naming the fault.

        It can be set up by hand: whether earlier turns and actions can lead there is not checked.
        """
        board, player, ply, stage = read_state(text)
        if player >= self.players:
            raise ValueError(f"there is no player {PLAYERS[player]} among {self.players}")
        check_board(self.players, board)
        if isinstance(stage, Acting):
            check_board(self.players, stage.start)
        if stage is None:
            return begin_turn(self, board, player, ply)
        state = TriforceState(self, board, player, ply, stage)
        check_stage(state)
        return state
