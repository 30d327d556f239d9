"""Green, Greener and Greenest in numbers, for programs that learn: see `games.learning.encoding`.

A stack is encoded by its top and by the number of its pyramids of each colour.
"""

from __future__ import annotations

from greenest.games.grid import grid_of
from greenest.games.learning.encoding import Encoding, Features, each_one_hot, one_hot
from greenest.games.pyramids.board import COLOURS, Board
from greenest.games.pyramids.contest import PASS, Contest, ContestState
from greenest.games.pyramids.greenest import Greenest, GreenestState

TIES = 100
"""The most games, all ties but the last, for which an encoding has room with `tie=again`."""


def encode(game: Greenest | Contest) -> Encoding:
    """Return the encoding of a game. Its moves depend on the size of the board."""
    return _greenest(game) if isinstance(game, Greenest) else _contest(game)


def _greenest(game: Greenest) -> Encoding:
    def features(state: GreenestState, player: int) -> Features:
        return _stacks(state.board, state.undealt)

    size = game.rows * game.cols
    captures = _captures(game.rows, game.cols)
    return Encoding(captures, tuple(COLOURS), size, features, (1, 1))


def _contest(game: Contest) -> Encoding:
    players = range(game.players)
    games = game.players if game.tournament else 1
    again = TIES if game.tie == "again" else 1
    size = game.rows * game.cols

    def features(state: ContestState, player: int) -> Features:
        return _stacks(state.board, state.undealt) | {
            "turn": one_hot(state.turn, players),
            "passes": one_hot(state.passes, range(game.players + 1)),
            "number": one_hot(state.number, range(1, games + 1)),
            "won": list(map(float, state.won)),
        }

    # Each capture can be followed by passes of all the others, and at last everybody passes.
    longest = games * again * size * game.players
    moves = (*_captures(game.rows, game.cols), PASS)
    seats = (game.players, game.players)
    return Encoding(moves, tuple(COLOURS), longest, features, seats)


def _captures(rows: int, cols: int) -> tuple[str, ...]:
    """Return every capture between two cells in line, in the order of the cells."""
    grid = grid_of(rows, cols)
    return tuple(map(grid.format_capture, sorted(grid.paths)))


def _stacks(board: Board, undealt: int) -> Features:
    """Return the features of all cells: top colour, pyramids by colour, and whether undealt."""
    size = len(board.stacks)
    return {
        "tops": each_one_hot((stack[:1] for stack in board.stacks), COLOURS),
        "pyramids": [float(stack.count(colour)) for stack in board.stacks for colour in COLOURS],
        "undealt": [float(cell >= size - undealt) for cell in range(size)],
    }
