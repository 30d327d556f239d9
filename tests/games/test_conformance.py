"""Every registered game, and a toy of the fewest methods, keeps the promises of the protocol.

A new game must be among the variants and is then tested. One game in four is greedy, the others are
random. Random games are held to the promises of games. States of both are held to the promises of
states; `--states` is their number for each variant.
"""

import random
from dataclasses import dataclass, field
from fractions import Fraction

import pytest

from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver
from nim import Nim
from playing import greedy_game, random_game
from variants import VARIANTS

REFUSALS = 10  # moves tried in a state, of those that are legal somewhere else
SIGNS = str.maketrans("", "", "()* \n")  # which mark changes, are left out

PLAYED = VARIANTS | {"nim": Nim()}
every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


@dataclass
class Known:
    """What the games of a variant have shown so far; views and pictures are kept as hashes."""

    game: object
    states: int = 0
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    moves: list = field(default_factory=list)
    refused: int = 0
    choices: dict = field(default_factory=dict)
    pictures: dict = field(default_factory=dict)


class Held:
    """A state with its text, hash and legal moves, an earlier state, and moves of other states."""

    def __init__(self, known, state, earlier):
        self.state, self.text, self.hash = state, str(state), hash(state)
        self.earlier = earlier
        self.moves, self.actor = state.legal_moves(), state.actor
        start = int(known.rng.random() * max(len(known.moves) - REFUSALS + 1, 1))
        self.foreign = known.moves[start : start + REFUSALS]
        self.views = {player: state.observation(player) for player in range(known.game.players)}


def a_win_is_shared_at_the_end_and_not_before(known, states, moves):
    for state in states[:-1]:
        with pytest.raises(NotOver):
            state.returns()
    returns = states[-1].returns()
    assert len(returns) == known.game.players
    assert all(0 <= share <= 1 for share in returns)
    assert abs(sum(returns) - any(returns)) < 1e-9
    assert "\n" not in states[-1].ending()


def the_same_moves_lead_to_equal_states(known, states, moves):
    again = [known.game.start()]
    for move in moves:
        again.append(again[-1].play(move))
    assert again == states
    assert [hash(state) for state in again] == [hash(state) for state in states]


def somebody_acts_and_has_a_move_until_the_game_is_over(known, held):
    assert held.actor in (CHANCE, NOBODY, *range(known.game.players))
    assert held.state.over == (held.actor == NOBODY) == (not held.moves)
    assert len(held.moves) == len(set(held.moves))


def chances_are_exact_and_sum_to_one_where_chance_acts(known, held):
    chances = held.state.chances()
    if held.actor == CHANCE:
        assert tuple(chances) == held.moves
        assert sum(chances.values()) == 1
        assert all(isinstance(share, Fraction) and share > 0 for share in chances.values())
    else:
        assert chances == {}


def another_state_follows_from_a_move(known, held):
    for move in held.moves:
        assert held.state.play(move) == held.state.after(move) != held.state


def the_text_of_a_state_says_everything(known, held):
    read = known.game.parse(held.text)
    assert read == held.state
    assert str(read) == held.text
    assert read.legal_moves() == held.moves


def the_notation_of_a_move_can_be_read_back(known, held):
    notation = [held.state.format_move(move) for move in held.moves]
    assert len(set(notation)) == len(held.moves)
    assert [held.state.parse_move(text) for text in notation] == [*held.moves]
    with pytest.raises(ValueError, match="no such move"):
        held.state.parse_move("no such move")


def a_move_that_is_not_legal_is_refused_with_a_reason(known, held):
    for move in held.foreign:
        if move not in held.moves:
            known.refused += 1
            with pytest.raises(IllegalMove) as error:
                held.state.play(move)
            assert error.value.reason


def what_a_player_sees_determines_the_legal_moves(known, held):
    if held.actor in held.views:
        view, moves = hash((held.actor, held.views[held.actor])), hash(held.moves)
        assert known.choices.setdefault(view, moves) == moves


def a_picture_is_of_what_the_player_sees(known, held):
    for player, seen in held.views.items():
        marked = held.state.draw(player, held.earlier).translate(SIGNS)
        view, picture = hash((player, seen)), hash(marked)
        assert known.pictures.setdefault(view, picture) == picture


def a_move_is_told_in_one_line_of_words(known, held):
    told = [held.state.describe(move) for move in held.moves]
    assert all(words and "\n" not in words for words in told)


def what_has_changed_is_marked_by_signs_alone(known, held):
    for player in (None, *held.views):
        plain, marked = (held.state.draw(player, since) for since in (None, held.earlier))
        assert plain.translate(SIGNS) == marked.translate(SIGNS)


def a_state_is_still_as_it_was(known, held):
    assert str(held.state) == held.text
    assert hash(held.state) == held.hash
    assert held.state.legal_moves() == held.moves


PROMISES_OF_GAMES = [
    a_win_is_shared_at_the_end_and_not_before,
    the_same_moves_lead_to_equal_states,
]
PROMISES_OF_STATES = [
    somebody_acts_and_has_a_move_until_the_game_is_over,
    chances_are_exact_and_sum_to_one_where_chance_acts,
    another_state_follows_from_a_move,
    the_text_of_a_state_says_everything,
    the_notation_of_a_move_can_be_read_back,
    a_move_that_is_not_legal_is_refused_with_a_reason,
    what_a_player_sees_determines_the_legal_moves,
    a_picture_is_of_what_the_player_sees,
    a_move_is_told_in_one_line_of_words,
    what_has_changed_is_marked_by_signs_alone,
    a_state_is_still_as_it_was,
]


def hold(promises, where, *subject):
    """Call the promises. An error names the broken promise."""
    for promise in promises:
        try:
            promise(*subject)
        except BaseException as error:  # as those of pytest are
            error.add_note(f"{where}, broken promise: {promise.__name__.replace('_', ' ')}")
            raise


def check_game(known, seed, is_greedy):
    """Play a game, hold it to the promises, and return the number of states held."""
    where = f"{known.game}, {'greedy' if is_greedy else 'random'}, seed {seed}"
    if is_greedy:
        states, moves = greedy_game(known.game, seed)
    else:
        states, moves = random_game(known.game, seed)
        hold(PROMISES_OF_GAMES, where, known, states, moves)
    known.moves = list(dict.fromkeys(known.moves + moves))
    end = len(states) - 1
    # One game has a small share of the states, so that many games are played.
    most = max(100, known.states // 1000)
    plies = (*random.Random(seed).sample(range(end), min(most, end)), end)
    for ply in plies:
        held = Held(known, states[ply], known.rng.choice(states[: ply + 1]))
        hold(PROMISES_OF_STATES, f"{where}, ply {ply}", known, held)
    return len(plies)


@every_game
def test_random_and_greedy_games_keep_every_promise(game, pytestconfig):
    left, seed = pytestconfig.getoption("--states"), 0
    known = Known(game, left)
    while left > 0:
        left -= check_game(known, seed, is_greedy=seed % 4 == 1)
        seed += 1
    assert known.refused
