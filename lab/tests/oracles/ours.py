"""The engines behind the functions that examples/conformance/check.py calls."""

from greenest.games.options import make_game
from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES

text = str


def parse(game, options, position):
    return make_game(GAMES[game], options).parse(position)


def actor(state):
    return None if state.over else "chance" if state.actor == CHANCE else state.actor + 1


def moves(state):
    return list(map(state.format_move, state.legal_moves()))


def play(state, move):
    return state.play(state.parse_move(move))


def scores(state):
    return state.scores()


def returns(state):
    return state.returns()
