"""What the protocol promises, of every registered game and of a toy with hidden information.

A new game is tested by being among the variants, and must be. Random and greedy games alternate:
random ones are held to the promises of games at all their states, and both to those of states at
some. `--states` is the number of those for each variant.
"""

import random
from dataclasses import dataclass, field, fields, is_dataclass
from fractions import Fraction

import pytest

from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver
from greenest.games.registry import GAMES
from playing import greedy_game, random_game
from variants import PIECES, VARIANTS

MOST_STATES = 100  # of one game besides its end, so that long games take no longer than others
REFUSALS = 10  # moves tried in each state, of those that are legal somewhere else

every_game = pytest.mark.parametrize("game", VARIANTS.values(), ids=VARIANTS)


@dataclass
class Known:
    """What has come up in the games of a variant; views and pictures are kept by their hashes."""

    game: object
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    moves: list = field(default_factory=list)
    refused: int = 0
    choices: dict = field(default_factory=dict)
    pictures: dict = field(default_factory=dict)


def a_random_game_comes_to_its_end(known, seed):
    return random_game(known.game, seed)


def a_win_is_shared_at_the_end_and_not_before(known, states, moves):
    for state in states[:-1]:
        with pytest.raises(NotOver):
            state.returns()
    returns = states[-1].returns()
    assert len(returns) == known.game.players
    assert all(0 <= share <= 1 for share in returns)
    assert sum(returns) in (0, pytest.approx(1))
    assert "\n" not in states[-1].ending()


def the_same_moves_lead_to_equal_states(known, states, moves):
    again = [known.game.start()]
    for move in moves:
        again.append(again[-1].play(move))
    assert again == states
    assert [hash(state) for state in again] == [hash(state) for state in states]


def pieces_are_neither_made_nor_lost(known, states, moves):
    if type(states[0]) in PIECES:
        pieces = [PIECES[type(states[0])](state) for state in states]
        assert pieces[0]
        assert all(each == pieces[0] for each in pieces)


def somebody_acts_and_has_a_move_until_the_game_is_over(known, state):
    assert state.actor in (CHANCE, NOBODY, *range(known.game.players))
    assert state.over == (state.actor == NOBODY)
    moves = state.legal_moves()
    assert len(moves) == len(set(moves))
    assert state.over == (not moves)


def chances_are_exact_and_sum_to_one_where_chance_acts(known, state):
    chances = state.chances()
    if state.actor == CHANCE:
        assert tuple(chances) == state.legal_moves()
        assert sum(chances.values()) == 1
        assert all(isinstance(share, Fraction) and share > 0 for share in chances.values())
    else:
        assert chances == {}


def a_state_does_not_change_when_a_move_is_played(known, state):
    before = (hash(state), str(state))
    for move in state.legal_moves():
        assert state.play(move) == state.after(move) != state
    assert (hash(state), str(state)) == before


def the_text_of_a_state_says_everything(known, state):
    read = known.game.parse(str(state))
    assert read == state
    assert str(read) == str(state)
    assert read.legal_moves() == state.legal_moves()


def the_notation_of_a_move_can_be_read_back(known, state):
    moves = state.legal_moves()
    notation = [state.format_move(move) for move in moves]
    assert len(set(notation)) == len(moves)
    assert tuple(state.parse_move(text) for text in notation) == moves
    with pytest.raises(ValueError, match="no such move"):
        state.parse_move("no such move")


def a_move_that_is_not_legal_is_refused_with_a_reason(known, state):
    moves = state.legal_moves()
    for move in known.rng.sample(known.moves, min(REFUSALS, len(known.moves))):
        if move not in moves:
            known.refused += 1
            with pytest.raises(IllegalMove) as error:
                state.play(move)
            assert error.value.reason


def what_a_player_sees_determines_the_legal_moves(known, state):
    if state.actor in range(known.game.players):
        view, moves = hash((state.actor, state.observation(state.actor))), hash(state.legal_moves())
        first = known.choices.setdefault(view, moves)
        assert moves == first


def a_move_is_told_in_one_line_of_words(known, state):
    told = [state.describe(move) for move in state.legal_moves()]
    assert all(words and "\n" not in words for words in told)


def what_has_changed_is_marked_by_signs_alone(known, state):
    pieces = str.maketrans("", "", "()* \n")
    if moves := state.legal_moves():
        after = state.play(known.rng.choice(moves))
        plain, marked = (after.draw(since=since) for since in (None, state))
        assert plain.translate(pieces) == marked.translate(pieces)


def a_picture_is_of_what_the_player_sees(known, state):
    assert state.draw()
    for player in range(known.game.players):
        view, picture = hash((player, state.observation(player))), hash(state.draw(player))
        first = known.pictures.setdefault(view, picture)
        assert picture == first


PROMISES_OF_GAMES = [
    a_win_is_shared_at_the_end_and_not_before,
    the_same_moves_lead_to_equal_states,
    pieces_are_neither_made_nor_lost,
]
PROMISES_OF_STATES = [
    somebody_acts_and_has_a_move_until_the_game_is_over,
    chances_are_exact_and_sum_to_one_where_chance_acts,
    a_state_does_not_change_when_a_move_is_played,
    the_text_of_a_state_says_everything,
    the_notation_of_a_move_can_be_read_back,
    a_move_that_is_not_legal_is_refused_with_a_reason,
    what_a_player_sees_determines_the_legal_moves,
    a_picture_is_of_what_the_player_sees,
    a_move_is_told_in_one_line_of_words,
    what_has_changed_is_marked_by_signs_alone,
]


def hold(promise, where, *subject):
    """Return what comes of a promise; if it is broken, the error names it and where it is."""
    try:
        return promise(*subject)
    except BaseException as error:  # as those of pytest are
        error.add_note(f"{where}, broken promise: {promise.__name__.replace('_', ' ')}")
        raise


def check_game(known, seed, is_greedy):
    """Play a game and hold it to the promises; return the number of states that were."""
    where = f"{known.game}, {'greedy' if is_greedy else 'random'}, seed {seed}"
    if is_greedy:
        states, moves = greedy_game(known.game, seed)
    else:
        states, moves = hold(a_random_game_comes_to_its_end, where, known, seed)
    known.moves = list(dict.fromkeys(known.moves + moves))
    for promise in () if is_greedy else PROMISES_OF_GAMES:
        hold(promise, where, known, states, moves)
    end = len(states) - 1
    plies = (*random.Random(seed).sample(range(end), min(MOST_STATES, end)), end)
    for ply in plies:
        for promise in PROMISES_OF_STATES:
            hold(promise, f"{where}, ply {ply}", known, states[ply])
    return len(plies)


@every_game
def test_random_and_greedy_games_keep_every_promise(game, pytestconfig):
    known, left, seed = Known(game), pytestconfig.getoption("--states"), 0
    while left > 0:
        left -= check_game(known, seed // 2, is_greedy=seed % 2 == 1)
        seed += 1
    assert known.refused


def test_every_registered_game_is_played_by_its_defaults():
    assert {make() for make in GAMES.values()} <= set(VARIANTS.values())


def test_the_pieces_of_every_registered_game_are_counted():
    assert set(PIECES) == {type(make().start()) for make in GAMES.values()}


@every_game
def test_a_game_is_a_frozen_dataclass_of_options_with_defaults(game):
    assert is_dataclass(game)
    assert game.__dataclass_params__.frozen
    options = {field.name: getattr(game, field.name) for field in fields(game)}
    assert type(game)(**options) == game
    assert game.players >= 1


@every_game
def test_text_of_no_state_is_refused(game):
    with pytest.raises(ValueError, match=r"\S"):
        game.parse("no such state")
