"""What the protocol promises, of every registered game and of a toy with hidden information.

A new game is tested by being registered.
"""

import random
from dataclasses import fields, is_dataclass
from fractions import Fraction

import pytest
from duel import Duel

from games import GAMES
from games.protocol import CHANCE, NOBODY, IllegalMove, NotOver

SEEDS = range(12)
# An end is promised by the rules, which are meant to be shorter than this.
MAX_PLIES = 10_000

every_game = pytest.mark.parametrize("make", [*GAMES.values(), Duel], ids=[*GAMES, "duel"])


def random_move(state, rng):
    chances = state.chances()
    if not chances:
        return rng.choice(state.legal_moves())
    return rng.choices(list(chances), weights=map(float, chances.values()))[0]


def random_game(game, seed):
    """The states of a game from the start to the end, and the moves between them."""
    rng = random.Random(seed)
    states, moves = [game.start()], []
    while not states[-1].over:
        assert len(moves) < MAX_PLIES
        moves.append(random_move(states[-1], rng))
        states.append(states[-1].play(moves[-1]))
    return states, moves


def states_of(game):
    return [state for seed in SEEDS for state in random_game(game, seed)[0]]


@every_game
def test_a_game_is_a_frozen_dataclass_of_options_with_defaults(make):
    game = make()
    assert is_dataclass(game)
    assert game.__dataclass_params__.frozen
    options = {field.name: getattr(game, field.name) for field in fields(game)}
    assert make(**options) == game
    assert game.players >= 1


@every_game
def test_somebody_acts_and_has_a_move_until_the_game_is_over(make):
    game = make()
    for state in states_of(game):
        assert state.actor in (CHANCE, NOBODY, *range(game.players))
        assert state.over == (state.actor == NOBODY)
        moves = state.legal_moves()
        assert len(moves) == len(set(moves))
        assert state.over == (not moves)


@every_game
def test_chances_are_exact_and_sum_to_one_where_chance_acts(make):
    for state in states_of(make()):
        chances = state.chances()
        if state.actor == CHANCE:
            assert tuple(chances) == state.legal_moves()
            assert sum(chances.values()) == 1
            assert all(isinstance(share, Fraction) and share > 0 for share in chances.values())
        else:
            assert chances == {}


@every_game
def test_a_win_is_shared_at_the_end_and_not_before(make):
    game = make()
    for seed in SEEDS:
        states, _ = random_game(game, seed)
        for state in states[:-1]:
            with pytest.raises(NotOver):
                state.returns()
        returns = states[-1].returns()
        assert len(returns) == game.players
        assert all(0 <= share <= 1 for share in returns)
        assert sum(returns) in (0, pytest.approx(1))


@every_game
def test_the_same_moves_lead_to_equal_states(make):
    game = make()
    for seed in SEEDS:
        states, moves = random_game(game, seed)
        again = [game.start()]
        for move in moves:
            again.append(again[-1].play(move))
        assert again == states
        assert [hash(state) for state in again] == [hash(state) for state in states]


@every_game
def test_a_state_does_not_change_when_a_move_is_played(make):
    for state in states_of(make()):
        before = (hash(state), str(state))
        for move in state.legal_moves():
            assert state.play(move) != state
        assert (hash(state), str(state)) == before


@every_game
def test_the_text_of_a_state_says_everything(make):
    game = make()
    for state in states_of(game):
        read = game.parse(str(state))
        assert read == state
        assert str(read) == str(state)
        assert read.legal_moves() == state.legal_moves()
    with pytest.raises(ValueError, match=r"\S"):
        game.parse("no such state")


@every_game
def test_the_notation_of_a_move_can_be_read_back(make):
    for state in states_of(make()):
        moves = state.legal_moves()
        notation = [state.format_move(move) for move in moves]
        assert len(set(notation)) == len(moves)
        assert tuple(state.parse_move(text) for text in notation) == moves
        with pytest.raises(ValueError, match="no such move"):
            state.parse_move("no such move")


@every_game
def test_a_move_that_is_not_legal_is_refused_with_a_reason(make):
    game = make()
    rng = random.Random(0)
    played = sorted({move for seed in SEEDS for move in random_game(game, seed)[1]}, key=str)
    refused = 0
    for state in states_of(game):
        for move in rng.sample(played, min(10, len(played))):
            if move not in state.legal_moves():
                refused += 1
                with pytest.raises(IllegalMove) as error:
                    state.play(move)
                assert error.value.reason
    assert refused


@every_game
def test_what_a_player_sees_determines_the_legal_moves(make):
    game = make()
    seen = {}
    for state in states_of(game):
        if state.actor in range(game.players):
            view = (state.actor, state.observation(state.actor))
            assert seen.setdefault(view, state.legal_moves()) == state.legal_moves()
