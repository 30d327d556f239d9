"""3 Stones in numbers, for programs that learn: see `games.learning.encoding`."""

from __future__ import annotations

from greenest.games.learning.encoding import Encoding, Features, each_one_hot, one_hot
from greenest.games.stones.board import COLOURS, NAMES, STONES
from greenest.games.stones.game import Stones
from greenest.games.stones.state import StonesState


def encode(game: Stones) -> Encoding:
    """Return the encoding of a game, with or without a pouch."""
    return Encoding(
        moves=tuple(stone + pocket for stone in STONES for pocket in NAMES),
        outcomes=() if game.skill else tuple(STONES),
        longest=sum(map(sum, game.start().supplies)),
        features=_features,
        players=(2, 2),
    )


def _features(state: StonesState, player: int) -> Features:
    last = None if state.last is None else NAMES[state.last]
    return {
        "pockets": each_one_hot(state.board, STONES),
        "last": one_hot(last, NAMES),
        "turn": one_hot(COLOURS[state.turn], COLOURS),
        "drawn": one_hot(state.drawn, STONES),
        "left": [float(number) for supply in state.supplies for number in supply],
        "spotted": list(map(float, state.spotted)),
    }
