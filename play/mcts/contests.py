"""Green and Greener for the tree search; the board is that of the alpha-beta search.

A move is `target << 8 | source`, or PASS. A leaf of Greener is valued by the lead in points, as the
random captures of a playout would lose it. A leaf of Green is valued by a playout, because the last
large captures decide the game. The playout prefers safe captures with large gains.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids import contest
from greenest.games.pyramids.contest import ContestState
from greenest.games.pyramids.stacks import Capture, Move
from greenest.play.alphabeta.kernel import (
    COLOUR,
    HERO,
    PASS,
    POINTS,
    Search,
    capture,
    lead,
    list_captures,
)
from greenest.play.alphabeta.search import Searcher
from greenest.play.mcts.tree import LEAF, Tree, begin, finish, step
from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.solver.kernels.cache import compiled, helper

TURN, PASSES, TOURNAMENT = range(3)
"""Indexes of `Board.facts`: the player to move, passes in a row, whether the game is a
tournament."""
GAINED = 40
"""The lowest bit of the points in an entry of `Search.captures`."""
LEAD = 15.0
"""The lead in points at which a state has the value 3/4."""
GAIN = 0.02
"""The increase in a move's prior for each point gained."""
RISK = 1.0
"""The weight of a point that an opponent could capture next, relative to a point gained."""
ERROR = 0.1
"""The share of random captures in a playout."""
NOWHERE = -2
"""Stands for no cell; it differs from -1, which stands for no neighbour."""


class Board(NamedTuple):
    """A state of the game at the root of the tree, and the board on which simulations play."""

    search: Search
    stacks: Int64s
    near: Int64s
    points: Int64s
    root: Int64s
    """Shape (3,): the facts of the root. The root's board is in `stacks`, `near` and `points`."""
    facts: Int64s
    """Shape (3,): the facts of the simulation, by the indexes TURN to TOURNAMENT."""


@compiled(allocates=False)
def list_moves(board: Board, tree: Tree) -> int:
    """List the legal moves, with priors by the points they gain; return their number."""
    search, facts = board.search, board.facts
    if facts[PASSES] == search.colours.size:
        return 0
    search.scalars[HERO] = facts[TURN]
    count = list_captures(search, facts[TURN], 0, -1)
    for place in range(count):
        tree.moves[place] = search.captures[0, place] & 0xFFFF
        tree.weights[place] = GAIN * (search.captures[0, place] >> GAINED)
    if count:
        return count
    tree.moves[0], tree.weights[0] = PASS, 0
    return 1


@compiled(allocates=False)
def play(board: Board, move: int) -> None:
    """Make a capture or a pass."""
    facts = board.facts
    facts[PASSES] += 1
    if move != PASS:
        capture(board.search, move & 0xFF, move >> 8)
        facts[PASSES] = 0
    facts[TURN] = (facts[TURN] + 1) % board.search.colours.size


@helper(within=True)
def _is_open(stacks: Int64s, near: Int64s, cell: int, gone: int, hunter: int) -> bool:
    """Return whether a stack of colour `hunter` can capture the stack on `cell`.

    The cell `gone` counts as empty.
    """
    for way in range(4):
        other = near[cell, way]
        if other == gone:
            other = near[gone, way]
        if other >= 0 and stacks[other] & COLOUR == hunter:
            return True
    return False


@compiled(allocates=False)
def weigh(board: Board, tree: Tree, count: int) -> None:
    """Set the priors of captures in Green by the points that they gain, save and put at risk."""
    stacks, near = board.search.stacks, board.search.near
    hunter = board.search.colours[board.facts[TURN] - 1]
    for place in range(count):
        source, target = tree.moves[place] & 0xFF, tree.moves[place] >> 8
        own, gained = stacks[source] >> POINTS, stacks[target] >> POINTS
        gain = float(gained)
        if _is_open(stacks, near, source, NOWHERE, hunter):
            gain += RISK * own
        if _is_open(stacks, near, target, source, hunter):
            gain -= RISK * (own + gained)
        tree.weights[place] = GAIN * gain


@compiled(allocates=False)
def play_out(board: Board, tree: Tree) -> None:
    """Play the game to its end by captures with the highest prior, and some random ones."""
    count = list_moves(board, tree)
    while count:
        first = np.random.randint(count)
        place = first
        if tree.moves[0] != PASS and np.random.random() >= ERROR:
            weigh(board, tree, count)
            for later in range(1, count):
                other = (first + later) % count
                if tree.weights[other] > tree.weights[place]:
                    place = other
        play(board, tree.moves[place])
        count = list_moves(board, tree)


@compiled()
def judge(board: Board, values: Floats) -> None:
    """Set each player's value by the lead in points, or by the outcome if the game is over.

    In a tournament, the value depends on the lead even if the game is over.
    """
    search = board.search
    players = search.colours.size
    is_over = board.facts[PASSES] == players and not board.facts[TOURNAMENT]
    for player in range(players):
        search.scalars[HERO] = player
        ahead = lead(search, is_over) / 2
        share = np.sign(ahead) if is_over else ahead / (abs(ahead) + LEAD)
        values[player] = 0.5 + 0.5 * share


@compiled()
def run(tree: Tree, board: Board, simulations: int) -> None:
    """Run simulations from the state at the root."""
    search, facts = board.search, board.facts
    for _ in range(simulations):
        search.stacks[:] = board.stacks
        search.near[:] = board.near
        search.points[:] = board.points
        facts[:] = board.root
        begin(tree)
        move = step(tree, facts[TURN], list_moves(board, tree))
        while move != LEAF:
            play(board, move)
            move = step(tree, facts[TURN], list_moves(board, tree))
        judge(board, tree.values[1])
        if search.colours.size > 2:
            play_out(board, tree)
        judge(board, tree.values[0])
        finish(tree)


class ContestRules:
    """The rules of Green or Greener for `CompiledTreeSearch`."""

    def __init__(self, game: contest.Contest) -> None:
        self._game = game
        self._size = 0, 0

    def set_up(self, state: ContestState, _rng: Random) -> None:
        """Set the state at the root."""
        size = state.board.rows, state.board.cols
        if size != self._size:
            self._size, self._searcher = size, Searcher(self._game, *size)
        self._searcher.set_up(state, state.turn)
        search = self._searcher.search
        search.worth[:] = 1
        stacks, near, points = search.stacks.copy(), search.near.copy(), search.points.copy()
        root = np.array([state.turn, state.passes, self._game.tournament], dtype=np.int64)
        self.board = Board(search, stacks, near, points, root, root.copy())

    def run(self, tree: Tree, simulations: int) -> None:
        """Run simulations from the state at the root."""
        run(tree, self.board, simulations)

    def move(self, _state: ContestState, code: int) -> Move:
        """Return the move with this code."""
        return contest.PASS if code == PASS else Capture(code & 0xFF, code >> 8)
