"""The compiled tree search follows the rules and sees what its player sees."""

from random import Random

import numpy as np
import pytest

from greenest.games.capstone.game import Capstone, ThreeStone
from greenest.games.protocol import CHANCE
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.stones.game import Stones
from greenest.play.known_options import TREE as KNOWN
from greenest.play.mcts import contests, piles, search, stones
from greenest.play.mcts.search import CompiledTreeSearch
from greenest.play.mcts.tree import new_tree
from playing import random_game
from variants import untried

TREE = new_tree(3, 1)


def playable(game, seed):
    """Yield the states of a random game that compiled rules cover, and the moves made."""
    states, moves = random_game(game, seed)
    for state, move in zip(states, moves, strict=False):
        if all(getattr(state, "goals", "ok")) and not getattr(state, "undealt", 0):
            yield state, move


def listed(count):
    return [int(code) for code in TREE.moves[:count]]


STONES = [Stones(), Stones(skill=True), Stones("B", spotted=(2, 5))]
PILES = [Capstone(), ThreeStone()]
CONTESTS = [
    Green(),
    Green(3, 3, tournament=True),
    Green(2, 3, tie="again"),
    Greener(3, 4),
    Green(9, 9),
    Greener(2, 3, tournament=True),
    Greener(2, 3, tie="again"),
    Greener(each=12),
]


def test_every_option_that_the_compiled_search_knows_is_tried():
    assert not untried(KNOWN, [*STONES, *PILES, *CONTESTS])


@pytest.mark.parametrize("game", STONES)
def test_3_stones_has_the_moves_chances_and_points_of_the_rules(game):
    own, fresh = stones.StonesRules(), stones.StonesRules()
    for seed in range(3):
        for state, move in playable(game, seed):
            own.set_up(state, Random(1))
            own.game.state[:] = own.game.root
            codes = listed(stones.list_moves(own.game, TREE))
            if state.actor == CHANCE:
                named = {"-WBC"[code]: code for code in codes}
                odds = dict(zip(named, TREE.weights, strict=False))
                assert odds == pytest.approx({k: float(v) for k, v in state.chances().items()})
            else:
                named = {own.move(state, code): code for code in codes}
                assert stones.actor(own.game) == state.actor
            assert named.keys() == set(state.legal_moves())
            stones.play(own.game, named[move])
            fresh.set_up(state.play(move), Random(1))
            assert np.array_equal(own.game.state, fresh.game.root)
        assert not stones.list_moves(own.game, TREE)


@pytest.mark.parametrize("game", PILES)
def test_capstone_has_the_moves_and_the_points_of_the_rules(game):
    own, fresh = piles.PilesRules(game), piles.PilesRules(game)
    secret = [piles.HERO - piles.FACTS, piles.WORLD - piles.FACTS]
    for seed in range(3):
        for state, move in playable(game, seed):
            own.set_up(state, Random(1))
            own.game.state[:] = own.game.root
            named = {
                own.move(state, code): code
                for code in listed(piles.legal_moves(own.game, TREE.moves))
            }
            assert named.keys() == set(state.legal_moves())
            piles.play(own.game, named[move])
            after = state.play(move)
            if after.over:
                assert not piles.legal_moves(own.game, TREE.moves)
                break
            fresh.set_up(after, Random(1))
            own.game.state[secret] = fresh.game.root[secret]
            assert np.array_equal(own.game.state, fresh.game.root)


def test_a_game_of_capstone_is_worth_its_outcome():
    game = ThreeStone()
    own = piles.PilesRules(game)
    for seed in range(12):
        *_, (state, move) = playable(game, seed)
        own.set_up(state, Random(1))
        other = 1 - state.actor
        own.game.goals[1] = ["BGRY".index(piece) + 1 for piece in reversed(state.goals[other])]
        own.game.state[:] = own.game.root
        (code,) = {
            code
            for code in listed(piles.legal_moves(own.game, TREE.moves))
            if own.move(state, code) == move
        }
        own.game.state[piles.WORLD - piles.FACTS] = 0
        piles.play(own.game, code)
        piles.judge(own.game, TREE.values[0], True)
        assert tuple(TREE.values[0, :2]) == state.play(move).returns()


@pytest.mark.parametrize("game", CONTESTS)
def test_green_and_greener_have_the_moves_and_the_values_of_the_rules(game):
    own, fresh = contests.ContestRules(game), contests.ContestRules(game)
    for state, move in playable(game, 1):
        own.set_up(state, Random(1))
        board = own.board
        board.facts[:] = board.root
        named = {own.move(state, code): code for code in listed(contests.list_moves(board, TREE))}
        assert named.keys() == set(state.legal_moves())
        after = state.play(move)
        if getattr(after, "undealt", 0):
            continue
        contests.play(board, named[move])
        if after.over:
            contests.judge(board, TREE.values[0])
            if not game.tournament:
                assert tuple(TREE.values[0, : game.players]) == pytest.approx(after.returns())
            continue
        fresh.set_up(after, Random(1))
        assert np.array_equal(board.search.stacks, fresh.board.stacks)
        assert np.array_equal(board.search.points, fresh.board.points)
        assert np.array_equal(board.facts, fresh.board.root)


def test_a_leaf_of_green_is_played_out_to_the_end():
    own = contests.ContestRules(Green())
    for state, _ in playable(Green(), 3):
        own.set_up(state, Random(1))
        own.board.facts[:] = own.board.root
        contests.play_out(own.board, TREE)
        assert not contests.list_moves(own.board, TREE)
        assert own.board.search.points.sum() == 36
        contests.judge(own.board, TREE.values[0])
        assert TREE.values[0].max() in (0.5, 1)


def test_it_takes_a_win_that_is_there():
    """At the last stone of a game of 3 Stones, one pocket scores and others do not."""
    game = Stones()
    for seed in range(20):
        states = [state for state, _ in playable(game, seed) if state.actor >= 0]
        state = states[-2]
        moves = state.legal_moves()
        choose = CompiledTreeSearch(game, 3000)
        worth = {move: _expected(state.play(move), state.actor) for move in moves}
        assert worth[choose(state, Random(1))] == max(worth.values())


def _expected(state, player):
    """Return the exact value of a state to a player if both play for the win."""
    if state.over:
        return state.returns()[player]
    values = {move: _expected(state.play(move), player) for move in state.legal_moves()}
    if state.actor == CHANCE:
        return float(sum(share * values[move] for move, share in state.chances().items()))
    return (max if state.actor == player else min)(values.values())


def test_a_full_tree_is_not_outgrown(monkeypatch):
    monkeypatch.setattr(search, "new_tree", lambda players: new_tree(players, 100))
    game = Stones()
    state = game.start().play("W")
    assert CompiledTreeSearch(game, 500)(state, Random(1)) in state.legal_moves()
