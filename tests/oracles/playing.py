import random
from functools import lru_cache

from greenest.play.opponents import choose_greedily

# An end is promised by the rules, which are meant to be shorter than this.
MAX_PLIES = 10_000
GREEDY_PLIES = 300  # of a greedy game, which is broken off then


def play(state, *notation):
    """Return the state after moves given as text."""
    for text in notation:
        state = state.play(state.parse_move(text))
    return state


def notation(state):
    return [state.format_move(move) for move in state.legal_moves()]


def random_move(state, rng):
    chances = state.chances()
    if not chances:
        return rng.choice(state.legal_moves())
    return rng.choices(list(chances), weights=map(float, chances.values()))[0]


@lru_cache(maxsize=100)
def random_game(game, seed):
    """Return the states of a random game and the moves between them."""
    rng = random.Random(seed)
    states, moves = [game.start()], []
    while not states[-1].over:
        assert len(moves) < MAX_PLIES
        moves.append(random_move(states[-1], rng))
        states.append(states[-1].play(moves[-1]))
    return states, moves


def greedy_game(game, seed):
    """Return the states and moves of a game between greedy players."""
    rng = random.Random(seed)
    states, moves = [game.start()], []
    while not states[-1].over and len(moves) < GREEDY_PLIES:
        choose = random_move if states[-1].chances() else choose_greedily
        moves.append(choose(states[-1], rng))
        states.append(states[-1].play(moves[-1]))
    return states, moves
