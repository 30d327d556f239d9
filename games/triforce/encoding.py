"""Triforce in numbers, for programs that learn: see `games.learning.encoding`."""

from __future__ import annotations

from greenest.games.learning.encoding import Encoding, Features, each_one_hot, one_hot
from greenest.games.triforce.board import HIGHEST, NAMES, PLAYERS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import ACTIONS, Stage
from greenest.games.triforce.game import Triforce
from greenest.games.triforce.moves import MOVES, PIPS
from greenest.games.triforce.state import TriforceState

_ARMS = (SWORD, SHIELD)
_STAGES = ("act", "choose", "offer", "roll", "end")
_BARE: Board = ("",) * len(NAMES)
_MOST_DICE = 7


def encode(game: Triforce) -> Encoding:
    """Return the encoding of the game; raises ValueError if the number of turns has no cap."""
    if game.ply_cap is None:
        raise ValueError("a game of Triforce without a cap on the plies may never end")
    cap, players = game.ply_cap, game.players

    def features(state: TriforceState, player: int) -> Features:
        seen = {
            "board": _pyramids(state.board),
            "start": _pyramids(state.stage.start or _BARE),
            "turn": one_hot(state.player, range(players)),
            "ply": [state.ply / cap],
        }
        if game.shield == "taker":
            seen["takers"] = each_one_hot(state.takers, PLAYERS[:players])
        return seen | _stage(state.stage, PLAYERS[:players])

    # A turn makes at most three stacks contested. Each has up to twenty pieces, and each combat
    # removes at least one, until three are left. Dice outnumber all other decisions.
    longest = cap * 3 * (HIGHEST - 3) * _MOST_DICE
    return Encoding(MOVES, PIPS, longest, features, (3, 6))


def _pyramids(board: Board) -> list[float]:
    """Return `one_hot` numbers for owner and size of each piece, by territory and height."""
    owners = PLAYERS + SWORD + SHIELD
    numbers = []
    for stack in board:
        padded = stack.ljust(2 * HIGHEST)
        for owner, size in zip(padded[::2], padded[1::2], strict=True):
            numbers += one_hot(owner, owners) + one_hot(size, SIZES)
    return numbers


def _stage(stage: Stage, letters: str) -> Features:
    """Return the features of the stage; `letters` has the letter of each player."""
    is_combat = stage.kind in ("offer", "roll")
    return {
        "stage": one_hot(stage.kind, _STAGES),
        "done": one_hot(stage.done if stage.kind == "act" else None, range(ACTIONS)),
        "combat": one_hot(stage.territory if is_combat else None, range(len(NAMES))),
        "kind": one_hot(stage.arm, _ARMS),
        "taken": [float(letter + arm in stage.taken) for letter in letters for arm in _ARMS],
        "sword": one_hot(stage.bearing.sword, letters),
        "shield": one_hot(stage.bearing.shield, letters),
        "rolls": [float(roll) for roll in (*stage.rolls, *[0] * (_MOST_DICE - len(stage.rolls)))],
    }
