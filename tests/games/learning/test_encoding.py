from functools import cache
from hashlib import sha256
from random import Random

import pytest

from greenest.games.protocol import CHANCE
from greenest.games.pyramids.green import Green
from greenest.games.registry import GAMES, encoding
from greenest.games.triforce.game import Triforce
from nim import Nim
from playing import random_game
from variants import VARIANTS

SECRET = {"capstone", "threestone"}
TOLD_APART = {*SECRET, "3stones", "triforce of 6"}

every_game = pytest.mark.parametrize("name", VARIANTS)


@pytest.fixture(scope="module")
def states_of(sample):
    """Return a function from a game to states of four fixed random games."""

    @cache
    def drawn(game):
        states = [state for seed in range(4) for state in random_game(game, seed)[0]]
        return Random(0).sample(states, min(sample(90), len(states)))

    return drawn


def flat(features):
    return tuple((name, *numbers) for name, numbers in features.items())


@every_game
def test_the_numbers_of_moves_are_those_of_all_that_can_be_legal(name, states_of):
    game = VARIANTS[name]
    own = encoding(game)
    assert len(set(own.moves)) == len(own.moves)
    assert len(set(own.outcomes)) == len(own.outcomes)
    for state in states_of(game):
        notations = {state.format_move(move) for move in state.legal_moves()}
        assert notations <= set(own.outcomes if state.actor == CHANCE else own.moves)


@pytest.mark.parametrize(
    ("name", "first", "last", "longest", "digest"),
    [
        ("3stones", "We11", "Cg1", 72, "bfdafe0a0942aa21"),
        ("capstone", "BBGG", "yM5-M4", 122, "fac02ec978607486"),
        ("green", "a6xb6", "pass", 108, "05e23271a74ec3f1"),
        ("greener", "a6xb6", "pass", 72, "05e23271a74ec3f1"),
        ("greenest", "a6xb6", "f1xe1", 36, "6aed3e2a0155314c"),
        ("threestone", "BBGG", "wM3-M2", 74, "8500e2aed5b6b6a5"),
        ("triforce", "+1", "decline", 107_100, "7c729d4745430968"),
    ],
)
def test_numbers_stay_what_they_are_for_whoever_has_learned_them(
    name, first, last, longest, digest
):
    own = encoding(GAMES[name]())
    assert (own.moves[0], own.moves[-1], own.longest) == (first, last, longest)
    everything = " ".join((*own.moves, *own.outcomes))
    assert sha256(everything.encode()).hexdigest()[:16] == digest


@every_game
def test_every_notation_that_has_a_number_can_be_read(name):
    game = VARIANTS[name]
    own, state = encoding(game), game.start()
    for notation in (*own.moves, *own.outcomes):
        assert state.format_move(state.parse_move(notation)) == notation


@every_game
def test_a_game_is_no_longer_than_said(name):
    game = VARIANTS[name]
    own = encoding(game)
    assert own.players[0] <= game.players <= own.players[1]
    for seed in range(4):
        actors = [state.actor for state in random_game(game, seed)[0][:-1]]
        thrown = actors.count(CHANCE)
        assert max(thrown, len(actors) - thrown) <= own.longest
        assert (thrown > 0) == (own.outcomes != ())


def test_a_game_with_ties_that_are_played_again_is_a_hundred_games_at_most():
    once, again = (encoding(Green(2, 3, tie=tie)) for tie in ("draw", "again"))
    assert again.longest == 100 * once.longest


@every_game
def test_features_follow_from_what_is_seen_and_tell_the_legal_moves(name, states_of):
    """In games without pyramids they also tell apart whatever looks different."""
    game = VARIANTS[name]
    own = encoding(game)
    seen, told, views = {}, {}, {}
    for state in states_of(game):
        for player in range(game.players):
            features, view = flat(own.features(state, player)), state.observation(player)
            assert seen.setdefault((player, view), features) == features
            if name in TOLD_APART:
                assert views.setdefault((player, state.actor, features), view) == view
            if state.actor == player:
                moves = state.legal_moves()
                assert told.setdefault((player, features), moves) == moves


@every_game
def test_a_game_has_secrets_if_players_see_less_than_there_is(name, states_of):
    game = VARIANTS[name]
    hidden = any(
        state.observation(player) != str(state)
        for state in states_of(game)
        for player in range(game.players)
    )
    assert hidden == (encoding(game).guess is not None) == (name in SECRET)


@pytest.mark.parametrize("name", sorted(SECRET))
def test_a_move_is_seen_if_what_is_seen_tells_it_from_the_others(name, states_of):
    game = VARIANTS[name]
    unseen = 0
    for state in states_of(game):
        for player in range(2):
            views = {move: state.play(move).observation(player) for move in state.legal_moves()}
            for move, view in views.items():
                if state.sees(player, move):
                    assert list(views.values()).count(view) == 1
                else:
                    # That a hand has to go back is announced, but not what is in it.
                    alike = {view for view in views.values() if "redraw" not in view}
                    assert alike <= {view} or "redraw" in view
                    unseen += 1
    assert unseen


@pytest.mark.parametrize("name", sorted(SECRET))
def test_a_guess_looks_the_same_to_the_player_and_differs_in_what_is_hidden(name, states_of):
    game = VARIANTS[name]
    guess_at = encoding(game).guess
    for state in states_of(game):
        player = state.actor
        if player not in (0, 1):
            continue
        guesses = {guess_at(state, player, Random(seed)) for seed in range(20)}
        assert len(guesses) > 1
        assert len({guess.observation(1 - player) for guess in guesses}) == len(guesses)
        for guess in guesses:
            assert guess.observation(player) == state.observation(player)
            assert guess.draw(player) == state.draw(player)
            assert guess.legal_moves() == state.legal_moves()
            assert game.parse(str(guess)) == guess


def test_a_game_without_an_encoding_is_named_and_one_without_an_end_has_none():
    with pytest.raises(ValueError, match="without a cap on the plies may never end"):
        encoding(Triforce(ply_cap=None))
    with pytest.raises(ValueError, match="Nim has no encoding"):
        encoding(Nim())
