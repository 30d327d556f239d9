"""What the protocol promises, of every registered game and of a toy with hidden information.

A new game is tested by being among the variants, and must be. GREENEST_GAMES in the environment is
the number of random games of each.
"""

import os
import random
from dataclasses import fields, is_dataclass
from fractions import Fraction

import pytest
from playing import random_game
from variants import PIECES, VARIANTS

from games import GAMES
from games.protocol import CHANCE, NOBODY, IllegalMove, NotOver

SEEDS = range(int(os.environ.get("GREENEST_GAMES", "12")))
MOST_STATES = 100  # of one game, so that long games take no longer than others

every_game = pytest.mark.parametrize("game", VARIANTS.values(), ids=VARIANTS)


def states_of(game):
    """The states of random games, some of them where games are long."""
    for seed in SEEDS:
        states = random_game(game, seed)[0]
        yield from random.Random(seed).sample(states, min(MOST_STATES, len(states)))


def test_every_registered_game_is_played_by_its_defaults():
    assert {make() for make in GAMES.values()} <= set(VARIANTS.values())


@every_game
def test_a_game_is_a_frozen_dataclass_of_options_with_defaults(game):
    assert is_dataclass(game)
    assert game.__dataclass_params__.frozen
    options = {field.name: getattr(game, field.name) for field in fields(game)}
    assert type(game)(**options) == game
    assert game.players >= 1


@every_game
def test_somebody_acts_and_has_a_move_until_the_game_is_over(game):
    for state in states_of(game):
        assert state.actor in (CHANCE, NOBODY, *range(game.players))
        assert state.over == (state.actor == NOBODY)
        moves = state.legal_moves()
        assert len(moves) == len(set(moves))
        assert state.over == (not moves)


@every_game
def test_chances_are_exact_and_sum_to_one_where_chance_acts(game):
    for state in states_of(game):
        chances = state.chances()
        if state.actor == CHANCE:
            assert tuple(chances) == state.legal_moves()
            assert sum(chances.values()) == 1
            assert all(isinstance(share, Fraction) and share > 0 for share in chances.values())
        else:
            assert chances == {}


@every_game
def test_a_win_is_shared_at_the_end_and_not_before(game):
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
def test_the_same_moves_lead_to_equal_states(game):
    for seed in SEEDS:
        states, moves = random_game(game, seed)
        again = [game.start()]
        for move in moves:
            again.append(again[-1].play(move))
        assert again == states
        assert [hash(state) for state in again] == [hash(state) for state in states]


@every_game
def test_a_state_does_not_change_when_a_move_is_played(game):
    for state in states_of(game):
        before = (hash(state), str(state))
        for move in state.legal_moves():
            assert state.play(move) != state
        assert (hash(state), str(state)) == before


@every_game
def test_the_text_of_a_state_says_everything(game):
    for state in states_of(game):
        read = game.parse(str(state))
        assert read == state
        assert str(read) == str(state)
        assert read.legal_moves() == state.legal_moves()
    with pytest.raises(ValueError, match=r"\S"):
        game.parse("no such state")


@every_game
def test_the_notation_of_a_move_can_be_read_back(game):
    for state in states_of(game):
        moves = state.legal_moves()
        notation = [state.format_move(move) for move in moves]
        assert len(set(notation)) == len(moves)
        assert tuple(state.parse_move(text) for text in notation) == moves
        with pytest.raises(ValueError, match="no such move"):
            state.parse_move("no such move")


@every_game
def test_a_move_that_is_not_legal_is_refused_with_a_reason(game):
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
def test_what_a_player_sees_determines_the_legal_moves(game):
    seen = {}
    for state in states_of(game):
        if state.actor in range(game.players):
            view = (state.actor, state.observation(state.actor))
            assert seen.setdefault(view, state.legal_moves()) == state.legal_moves()


@every_game
def test_a_picture_is_of_what_the_player_sees(game):
    drawn = {}
    for state in states_of(game):
        assert state.draw()
        for player in range(game.players):
            picture = state.draw(player)
            assert drawn.setdefault((player, state.observation(player)), picture) == picture


@every_game
def test_pieces_are_neither_made_nor_lost(game):
    if type(game) not in PIECES:
        assert type(game) not in GAMES.values()
        pytest.skip("a game without pieces")
    for seed in SEEDS:
        states, _ = random_game(game, seed)
        pieces = [PIECES[type(game)](state) for state in states]
        assert pieces[0]
        assert all(each == pieces[0] for each in pieces)
