import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from greenest.games.registry import GAMES
from greenest.play.opponents import choose_greedily, choose_randomly
from greenest.play.records import new_record
from greenest.play.turns import answer, outcome

# An end is promised by the rules, which are meant to be shorter than this.
MAX_PLIES = 10_000
BEGUN, ENDED = "2026-11-26T12:40:03Z", "2026-11-26T13:01:30Z"
SHORT = {"rows": 3, "cols": 6, "ply_cap": 12}
"""Options that make a game short enough to play it to the end."""
GREEDY_PLIES = 300  # of a greedy game, which is broken off then


def play(state, *notation):
    """Return the state after moves given as text."""
    for text in notation:
        state = state.play(state.parse_move(text))
    return state


def random_move(state, rng):
    chances = state.chances()
    if not chances:
        return rng.choice(state.legal_moves())
    return rng.choices(list(chances), weights=map(float, chances.values()))[0]


def chances_of(state, is_settled):
    """Return the exact probability of each state at which chance has settled what is asked."""
    odds, ahead = Counter(), Counter({state: Fraction(1)})
    while ahead:
        reached, chance = ahead.popitem()
        if is_settled(reached):
            odds[reached] += chance
            continue
        for move, share in reached.chances().items():
            ahead[reached.play(move)] += chance * share
    return odds


@lru_cache(maxsize=100)
def random_game(game, seed, choose=random_move, most=MAX_PLIES):
    """Return the states of a game between random players, or those who `choose`, and the moves.

    It is broken off after `most` moves.
    """
    rng = random.Random(seed)
    states, moves = [game.start()], []
    while not states[-1].over and len(moves) < most:
        chooser = random_move if states[-1].chances() else choose
        moves.append(chooser(states[-1], rng))
        states.append(states[-1].play(moves[-1]))
    return states, moves


def greedy_game(game, seed):
    return random_game(game, seed, choose_greedily, GREEDY_PLIES)


def finished_record(name, seed=3):
    """Return a finished random game with a person in the first seat."""
    options = {key: SHORT[key] for key in SHORT if hasattr(GAMES[name](), key)}
    game = GAMES[name](**options)
    record = new_record(name, game, seed)
    while not record.is_over:
        is_luck = record.state.actor < 0
        move = outcome(record) if is_luck else answer(record, choose_randomly)
        record = record.play(move)
    record = replace(record, seats=(0,), opponent="random", begun=BEGUN, ended=ENDED)
    return record.called(0, 'Ada "Augusta" Lovelace')
