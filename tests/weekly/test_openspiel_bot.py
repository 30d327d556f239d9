import pytest

from greenest.games.capstone.game import ThreeStone
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from playing import random_game
from variants import VARIANTS

pytest.importorskip("pyspiel", reason="needs OpenSpiel, the extra openspiel")

from greenest.games.learning.bot import mcts_bot


def test_the_bot_looks_ahead_and_solves_a_puzzle():
    game = Greenest(2, 3)
    state = game.parse("BGW/GWB")
    for seed in range(20):
        if state.over:
            break
        state = state.play(mcts_bot(game, state, 0, seed, 300))
    assert state.returns() == (1.0,)
    # Black gains the green by b1xa1, and White takes both. After b1xc1 nobody can take it away.
    game = Greener(1, 3)
    state = game.parse("GBW")
    for seed in range(5):
        assert state.format_move(mcts_bot(game, state, 0, seed, 100)) == "b1xc1"


@pytest.mark.parametrize("variant", ["3stones", "capstone", "green 6x6", "threestone", "triforce"])
def test_the_bot_plays_legal_moves_that_the_seed_determines(variant):
    game = VARIANTS[variant]
    states = [state for state in random_game(game, 3)[0] if state.actor >= 0]
    for state in states[:: len(states) // 3]:
        moves = {mcts_bot(game, state, state.actor, 7, 16) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(state.legal_moves())


def test_the_bot_does_not_use_what_it_cannot_see():
    game = ThreeStone()
    before = "L=RG/BB/. M=./Y/. hands=-/- goals="
    states = [game.parse(f"{before}BGRY/{goal} placed=- moved=-") for goal in ("RRGY", "YGBB")]
    assert states[0].observation(states[0].actor) == states[1].observation(states[1].actor)
    assert states[0].actor == 0
    moves = {mcts_bot(game, state, 0, 3, 80) for state in states}
    assert len(moves) == 1


def test_the_bot_plays_when_it_is_its_turn_and_games_of_its_options():
    game = Greenest(2, 3)
    with pytest.raises(ValueError, match="player 1 is not the one to move"):
        mcts_bot(game, game.parse("BGW/GWB"), 1, 0, 10)
    with pytest.raises(ValueError, match=r"there is no move .* its options differ"):
        mcts_bot(game, game.parse("BGWB/GWBG/WBGW"), 0, 0, 10)
