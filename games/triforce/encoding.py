"""Triforce in numbers, for programs that learn: see `games.learning.encoding`."""

from __future__ import annotations

from greenest.games.learning.encoding import Encoding, Features, each_one_hot, one_hot
from greenest.games.triforce.board import HIGHEST, NAMES, PLAYERS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import Bearers
from greenest.games.triforce.game import Triforce
from greenest.games.triforce.moves import MOVES, PIPS
from greenest.games.triforce.stages import (
    ACTIONS,
    UNARMED,
    Acting,
    Choosing,
    Ended,
    Offering,
    Rolling,
    Stage,
)
from greenest.games.triforce.state import TriforceState

_KINDS = (SWORD, SHIELD)
_STAGES = (Acting, Choosing, Offering, Rolling, Ended)
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
            "start": _pyramids(state.stage.start if isinstance(state.stage, Acting) else _BARE),
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
    combat = stage.territory if isinstance(stage, Offering | Rolling) else None
    taken = stage.taken if isinstance(stage, Choosing | Offering | Rolling) else ()
    sword, shield = _bearers(stage)
    rolls = stage.rolls if isinstance(stage, Rolling) else ()
    return {
        "stage": [float(isinstance(stage, kind)) for kind in _STAGES],
        "done": one_hot(stage.done if isinstance(stage, Acting) else None, range(ACTIONS)),
        "combat": one_hot(combat, range(len(NAMES))),
        "kind": one_hot(stage.kind if isinstance(stage, Offering) else None, _KINDS),
        "taken": [float(letter + kind in taken) for letter in letters for kind in _KINDS],
        "sword": one_hot(sword, letters),
        "shield": one_hot(shield, letters),
        "rolls": [float(roll) for roll in (*rolls, *[0] * (_MOST_DICE - len(rolls)))],
    }


def _bearers(stage: Stage) -> Bearers:
    if isinstance(stage, Offering):
        return Bearers(stage.sword)
    return stage.bearing if isinstance(stage, Rolling) else UNARMED
