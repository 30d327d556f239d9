"""3 Stones for the tree search: states as numbers, moves, and playouts.

A state is an array: the 80 pockets, then facts at the indexes TURN to SUPPLY. A pocket has the
number of its stone. Each player has one bit, which is set in the numbers of the stones that count
for this player. So three stones in a line score if they have a common bit, except three clear
stones:

    0 empty   1 white   2 black   3 clear        1 & 3 & 3 = 1: a point for White

A placement is `stone << 8 | pocket`. If chance takes a stone from the pouch, this is the stone's
number.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from greenest.games.protocol import CHANCE
from greenest.games.stones.board import CELLS, CROSSES, POCKETS, STONES
from greenest.games.stones.state import PLACEMENTS, Placement, StonesState
from greenest.play.mcts.tree import LEAF, Tree, begin, drawn_from, finish, step
from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.solver.kernels.cache import compiled, helper

SIZE = len(POCKETS)
TURN, LAST, DRAWN, SKILL, POINTS, SUPPLY = SIZE, SIZE + 1, SIZE + 2, SIZE + 3, SIZE + 4, SIZE + 6
"""Indexes of the facts.

TURN is the player to move, LAST the pocket filled last, or -1, and DRAWN the stone that was taken
from the pouch and has to be placed, or 0. SKILL is 1 if each player has a hand of stones, and 0 if
stones are taken from the pouch. From POINTS on are the points of both players. From SUPPLY on are
the numbers of stones left by kind: three numbers for the pouch, or three for each hand.
"""
CLEAR = 3
LEAD = 6.0
"""The lead in points at which a state has the value 3/4."""
PLIES = 12
"""The number of stones placed in a playout before the points decide."""
GAIN = 0.05
"""The increase in a move's prior for each point gained."""


class Stones(NamedTuple):
    """A state of the game at the root and in a simulation, and the lines of the board."""

    root: Int64s
    """Shape (facts,): the state at the root."""
    state: Int64s
    """Shape (facts,): the state of the simulation."""
    crosses: Int64s
    """Shape (80, 21): for each pocket, the other pockets of its row and column; -1 ends the
    list."""
    threes: Int64s
    """Shape (80, 13, 2): for each pocket, pairs of pockets that form a line of three with it; -1
    ends the list."""


@compiled()
def supply(state: Int64s) -> Int64s:
    """Return the numbers of stones, by kind, that can be drawn or chosen now."""
    start = SUPPLY + 3 * state[TURN] * state[SKILL]
    return state[start : start + 3]


@compiled()
def gain(game: Stones, stone: int, pocket: int) -> int:
    """Return White's points minus Black's points for a stone placed in a pocket."""
    found = 0
    for one, other in game.threes[pocket]:
        if one < 0:
            break
        common = stone & game.state[one] & game.state[other]
        found += (common == 1) - (common == 2)
    return found


@compiled()
def actor(game: Stones) -> int:
    """Return who acts in a game that is not over: the player to move, or CHANCE."""
    state = game.state
    return state[TURN] if state[DRAWN] or state[SKILL] else CHANCE


@compiled()
def open_pockets(game: Stones, moves: Int64s, start: int, stone: int) -> int:
    """Write the placements of a stone into `moves` from `start` on; return the end of the list."""
    state = game.state
    count = start
    if state[LAST] >= 0:
        for pocket in game.crosses[state[LAST]]:
            if pocket < 0:
                break
            if not state[pocket]:
                moves[count] = stone << 8 | pocket
                count += 1
    if count == start:
        for pocket in range(SIZE):
            if not state[pocket]:
                moves[count] = stone << 8 | pocket
                count += 1
    return count


@compiled()
def list_moves(game: Stones, tree: Tree) -> int:
    """List the placements with their gains, or the stones to draw with their probabilities.

    Return the number of placements or stones.
    """
    state, count = game.state, 0
    if state[DRAWN]:
        count = open_pockets(game, tree.moves, 0, state[DRAWN])
    else:
        left = supply(state)
        for stone in range(1, 4):
            if left[stone - 1] and state[SKILL]:
                count = open_pockets(game, tree.moves, count, stone)
            elif left[stone - 1]:
                tree.moves[count] = stone
                tree.weights[count] = left[stone - 1] / left.sum()
                count += 1
    if actor(game) != CHANCE:
        for place in range(count):
            move = tree.moves[place]
            points = gain(game, move >> 8, move & 0xFF)
            tree.weights[place] = GAIN * (-points if state[TURN] else points)
    return count


@compiled()
def play(game: Stones, move: int) -> None:
    """Place a stone, or take a stone from the pouch if chance acts."""
    state = game.state
    if not (state[DRAWN] or state[SKILL]):
        supply(state)[move - 1] -= 1
        state[DRAWN] = move
        return
    stone, pocket = move >> 8, move & 0xFF
    if state[SKILL]:
        supply(state)[stone - 1] -= 1
    for one, other in game.threes[pocket]:
        if one < 0:
            break
        common = stone & state[one] & state[other]
        if common and common != CLEAR:
            state[POINTS + common - 1] += 1
    state[pocket] = stone
    state[TURN], state[LAST], state[DRAWN] = 1 - state[TURN], pocket, 0


@helper()
def _value(game: Stones, values: Floats, is_over: bool) -> None:
    """Set the values of both players by the points, or by the outcome if the game is over."""
    ahead = float(game.state[POINTS] - game.state[POINTS + 1])
    value = 0.5 + 0.5 * ahead / (abs(ahead) + LEAD)
    if is_over:
        value = 0.5 if not ahead else 1.0 * (ahead > 0)
    values[0], values[1] = value, 1 - value


@helper()
def _play_on(game: Stones, tree: Tree) -> None:
    """Set the static value of a leaf, and its value after a playout.

    The playout is greedy, and breaks ties at random.
    """
    plies = 0
    count = list_moves(game, tree)
    _value(game, tree.values[1], not count)
    while count and plies < PLIES:
        place = 0
        if actor(game) == CHANCE:
            place = drawn_from(tree.weights, count)
        else:
            plies += 1
            most = -1e9
            for other in range(count):
                weight = tree.weights[other] + 0.9 * GAIN * np.random.random()
                if weight > most:
                    most, place = weight, other
        play(game, tree.moves[place])
        count = list_moves(game, tree)
    _value(game, tree.values[0], not count)


@compiled()
def run(tree: Tree, game: Stones, simulations: int) -> None:
    """Run simulations from the state at the root."""
    for _ in range(simulations):
        game.state[:] = game.root
        begin(tree)
        move = step(tree, actor(game), list_moves(game, tree))
        while move != LEAF:
            play(game, move)
            move = step(tree, actor(game), list_moves(game, tree))
        _play_on(game, tree)
        finish(tree)


class StonesRules:
    """The rules of 3 Stones for `CompiledTreeSearch`."""

    def __init__(self) -> None:
        blank = np.zeros(SUPPLY + 6, dtype=np.int64)
        self.game = Stones(blank, blank.copy(), *_lines())

    def set_up(self, state: StonesState, _rng: Random) -> None:
        """Set the state at the root."""
        root = self.game.root
        root[:SIZE] = [".WBC".index(stone) for stone in state.board]
        root[TURN] = state.turn
        root[LAST] = -1 if state.last is None else state.last
        root[DRAWN] = 1 + STONES.index(state.drawn) if state.drawn else 0
        root[SKILL] = len(state.supplies) == 2
        root[POINTS:SUPPLY] = state.scores()
        root[SUPPLY:] = [*sum(state.supplies, ()), 0, 0, 0][:6]

    def run(self, tree: Tree, simulations: int) -> None:
        """Run simulations from the state at the root."""
        run(tree, self.game, simulations)

    def move(self, _state: StonesState, code: int) -> Placement:
        """Return the placement with this code."""
        return PLACEMENTS[STONES[(code >> 8) - 1]][code & 0xFF]


def _lines() -> tuple[Int64s, Int64s]:
    """Return the arrays `crosses` and `threes` of `Stones`."""
    crosses = np.full((SIZE, 21), -1, dtype=np.int64)
    threes = np.full((SIZE, 13, 2), -1, dtype=np.int64)
    pocket_of = {cell: pocket for pocket, cell in enumerate(CELLS)}
    for pocket, (row, col) in enumerate(CELLS):
        crosses[pocket, : len(CROSSES[pocket])] = CROSSES[pocket]
        lines = [
            [pocket_of.get((row + n * down, col + n * right)) for n in range(start, start + 3)]
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
            for start in (-2, -1, 0)
        ]
        others = [[each for each in line if each != pocket] for line in lines if None not in line]
        threes[pocket, : len(others)] = np.array(others).reshape(-1, 2)
    return crosses, threes
