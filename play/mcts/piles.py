"""Capstone and ThreeStone for the tree search: states as numbers, moves, and playouts.

A state is an array: six numbers for each pile, then the facts at the indexes HERO to FOLLOWS.

    0  1  2  3   4       5              pieces from the bottom up, the height, the capstone or 0;
    Y  R  .  .   2       0              colours are 1 to 4: B, G, R, Y

The opponent's goal is hidden. Each simulation assumes one of WORLDS goals that fit what the player
has seen. In the tree, a chance event before the opponent's first move selects this goal, so the
player's moves before this event cannot depend on the goal. A goal that the piles match well is more
likely, because the piles show the opponent's moves.

A placement is `colour << 4 | pile`. The move of a piece or capstone is `source << 4 | target`; the
source is PAD for a capstone that is not on a pile. DECLINE stands for no move.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from greenest.games.capstone.game import Capstone
from greenest.games.capstone.moves import DECLINE as DECLINED
from greenest.games.capstone.moves import STOCK as STORED
from greenest.games.capstone.moves import Move, Transfer
from greenest.games.capstone.piles import COLOURS, HEIGHT, PERFECT, SIZES, Rules, capped, pieces
from greenest.games.capstone.state import CapstoneState
from greenest.games.protocol import CHANCE
from greenest.games.registry import encoding
from greenest.play.mcts.tree import LEAF, Tree, begin, drawn_from, finish, step
from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.solver.kernels.cache import compiled, helper

TOP, CAP, WIDTH = HEIGHT, HEIGHT + 1, HEIGHT + 2
"""Indexes of the height and of the capstone in a pile, and how many numbers a pile has."""
HERO, TURN, STAGE, PLACED, DUE, WORLD, STOCK = range(7)
PADDED, FOLLOWS, FACTS = STOCK + 8, STOCK + 12, STOCK + 16
"""Indexes of the facts, and their number FACTS.

HERO is the player who searches, TURN the player to move, and STAGE the stage of the turn. PLACED is
the pile of the piece just placed, or -1, and DUE the capstone that has to be moved, or 0. WORLD is
the number of the opponent's goal, or -1 before a goal is assumed. From STOCK on are the numbers of
pieces left, by size and colour. From PADDED on are the numbers of capstones that are on no pile, by
kind. From FOLLOWS on is, for each colour, the capstone that has to be moved after a piece of this
colour.
"""
PLACING, SHIFTING, CAPPING = range(3)
DECLINE, PAD = 255, 15
TRIES = 4
"""The number of random moves from which each move of a playout is chosen."""
LEAD = 6.0
"""The lead in points at which a state has the value 3/4."""
GAIN = 0.03
"""The increase in a move's prior for each point of `merit`."""
WORLDS = 32
"""The number of goals considered for the opponent."""
TRUST = 0.2
"""The increase in a goal's log-probability for each point of `promise`."""


class Piles(NamedTuple):
    """A state of the game at the root and in a simulation, with the players' goals."""

    root: Int64s
    """Shape (6 * piles + facts,): the state at the root."""
    state: Int64s
    """Shape (6 * piles + facts,): the state of the simulation."""
    goals: Int64s
    """Shape (1 + worlds, 4): goals, each from the bottom up. Row 0 is the goal of the player who
    searches, the other rows are possible goals of the opponent."""
    odds: Floats
    """Shape (worlds,): the probabilities of the opponent's goals."""


@helper(within=True)
def facts(game: Piles) -> Int64s:
    """Return the facts of the simulation's state, which the indexes `HERO` to `FOLLOWS` name."""
    return game.state[len(game.state) - FACTS :]


@helper(within=True)
def goal(game: Piles, player: int) -> Int64s:
    """Return a player's goal; a goal must have been assumed for the opponent."""
    fact = facts(game)
    found: Int64s = game.goals[0 if player == fact[HERO] else 1 + fact[WORLD]]
    return found


@helper(within=True)
def count_piles(game: Piles) -> int:
    """Return the number of piles."""
    return (len(game.state) - FACTS) // WIDTH


@helper(within=True)
def pile(game: Piles, number: int) -> Int64s:
    """Return a view of the six numbers of a pile."""
    return game.state[number * WIDTH : (number + 1) * WIDTH]


@compiled()
def is_open(game: Piles, number: int) -> bool:
    """Return whether a piece may be placed on a pile."""
    each = pile(game, number)
    return each[TOP] < HEIGHT and not each[CAP]


@compiled()
def actor(game: Piles) -> int:
    """Return who acts in a game that is not over: the player to move, or CHANCE."""
    fact = facts(game)
    return CHANCE if fact[TURN] != fact[HERO] and fact[WORLD] < 0 else fact[TURN]


@compiled()
def legal_moves(game: Piles, moves: Int64s) -> int:
    """Write the legal moves of the player to move into `moves`; return their number."""
    fact, piles, count = facts(game), count_piles(game), 0
    half = piles // 2
    if fact[STAGE] == PLACING:
        for target in range(piles):
            if is_open(game, target):
                for colour in range(4):
                    if fact[STOCK + 4 * (target // half) + colour]:
                        moves[count] = (colour + 1) << 4 | target
                        count += 1
    elif fact[STAGE] == SHIFTING:
        for source in range(piles):
            from_pile = pile(game, source)
            if source == fact[PLACED] or not from_pile[TOP] or from_pile[CAP]:
                continue
            for target in range(source // half * half, source // half * half + half):
                if target != source and is_open(game, target):
                    moves[count] = source << 4 | target
                    count += 1
        if count:
            moves[count] = DECLINE
            count += 1
    else:
        for source in range(piles + 1):
            if source < piles and pile(game, source)[CAP] != fact[DUE]:
                continue
            if source == piles and not fact[PADDED + fact[DUE] - 1]:
                continue
            for target in range(piles):
                if not pile(game, target)[CAP]:
                    moves[count] = (source if source < piles else PAD) << 4 | target
                    count += 1
    return count


@compiled()
def play(game: Piles, move: int) -> None:
    """Assume the goal number `move` if chance acts; else make the move.

    The turn ends after the move of a capstone, after DECLINE, and after a placement if no piece can
    be moved.
    """
    fact = facts(game)
    if actor(game) == CHANCE:
        fact[WORLD] = move
        return
    source, target = move >> 4, move & 15
    is_done = fact[STAGE] == CAPPING or move == DECLINE
    if fact[STAGE] == PLACING:
        _put(game, target, source)
        fact[STOCK + 4 * (target // (count_piles(game) // 2)) + source - 1] -= 1
        fact[STAGE], fact[PLACED] = SHIFTING, target
        is_done = not _can_shift(game)
    elif fact[STAGE] == SHIFTING and not is_done:
        from_pile = pile(game, source)
        from_pile[TOP] -= 1
        colour = from_pile[from_pile[TOP]]
        from_pile[from_pile[TOP]] = 0
        _put(game, target, colour)
        fact[STAGE], fact[PLACED], fact[DUE] = CAPPING, -1, fact[FOLLOWS + colour - 1]
    elif fact[STAGE] == CAPPING:
        if source == PAD:
            fact[PADDED + fact[DUE] - 1] -= 1
        else:
            pile(game, source)[CAP] = 0
        pile(game, target)[CAP] = fact[DUE]
    if is_done:
        fact[STAGE], fact[PLACED], fact[DUE], fact[TURN] = PLACING, -1, 0, 1 - fact[TURN]


@helper()
def _put(game: Piles, target: int, colour: int) -> None:
    to_pile = pile(game, target)
    to_pile[to_pile[TOP]] = colour
    to_pile[TOP] += 1


@helper()
def _can_shift(game: Piles) -> bool:
    """Return whether any piece other than the one just placed can be moved."""
    half = count_piles(game) // 2
    placed = facts(game)[PLACED]
    for source in range(2 * half):
        from_pile = pile(game, source)
        if source == placed or not from_pile[TOP] or from_pile[CAP]:
            continue
        for target in range(source // half * half, source // half * half + half):
            if target != source and is_open(game, target):
                return True
    return False


@compiled()
def promise(each: Int64s, wanted: Int64s) -> float:
    """Return the points of the pile `each` for the goal `wanted`, estimated for an open pile."""
    found = 0
    for level in range(each[TOP]):
        found += each[level] == wanted[level]
    whole = PERFECT * each[TOP] ** 2 / HEIGHT**2 if found == each[TOP] else 0.0
    return found + whole


@compiled()
def lead(game: Piles, number: int, player: int) -> float:
    """Return the `promise` of a pile for a player's goal, minus its `promise` for the other goal.

    A goal that is not assumed yet counts 0 points.
    """
    fact, each = facts(game), pile(game, number)
    mine = promise(each, goal(game, player)) if player == fact[HERO] or fact[WORLD] >= 0 else 0.0
    other = 1 - player
    theirs = promise(each, goal(game, other)) if other == fact[HERO] or fact[WORLD] >= 0 else 0.0
    return mine - theirs


@compiled()
def merit(game: Piles, move: int) -> float:
    """Return how much a move increases the `lead` of the player to move.

    The move of a capstone changes no `lead`. For this move, return the lead on the target pile if
    this pile is full, else minus the lead.
    """
    fact = facts(game)
    player, source, target = fact[TURN], move >> 4, move & 15
    if move == DECLINE:
        return 0.0
    if fact[STAGE] == CAPPING:
        # A capstone protects a full pile, and blocks any other.
        sign = 1 if pile(game, target)[TOP] == HEIGHT else -1
        return sign * lead(game, target, player)
    found = -lead(game, target, player)
    to_pile = pile(game, target)
    colour = source
    if fact[STAGE] == SHIFTING:
        from_pile = pile(game, source)
        found -= lead(game, source, player)
        from_pile[TOP] -= 1
        colour = from_pile[from_pile[TOP]]
        found += lead(game, source, player)
        from_pile[TOP] += 1
    to_pile[to_pile[TOP]] = colour
    to_pile[TOP] += 1
    found += lead(game, target, player)
    to_pile[TOP] -= 1
    to_pile[to_pile[TOP]] = 0
    return found


@compiled()
def list_moves(game: Piles, tree: Tree) -> int:
    """List the player's moves with their gains, or possible goals with their probabilities.

    The goals are listed if chance acts. Return the number of moves or goals.
    """
    if actor(game) == CHANCE:
        if not legal_moves(game, tree.moves):
            return 0
        for world in range(len(game.odds)):
            tree.moves[world] = world
            tree.weights[world] = game.odds[world]
        return len(game.odds)
    count = legal_moves(game, tree.moves)
    for place in range(count):
        tree.weights[place] = GAIN * merit(game, tree.moves[place])
    return count


@compiled()
def judge(game: Piles, values: Floats, is_over: bool) -> None:
    """Set the values of both players: estimated by `promise`, or by the outcome if `is_over`."""
    ahead, perfect = 0.0, 0
    for number in range(count_piles(game)):
        each = pile(game, number)
        if is_over and each[TOP] < HEIGHT:
            continue
        mine, theirs = promise(each, goal(game, 0)), promise(each, goal(game, 1))
        ahead += mine - theirs
        perfect += (mine == HEIGHT + PERFECT) - (theirs == HEIGHT + PERFECT)
    value = 0.5 + 0.5 * ahead / (abs(ahead) + LEAD)
    if is_over:
        ahead = ahead if ahead else float(perfect)
        value = 0.5 if not ahead else 1.0 * (ahead > 0)
    values[0], values[1] = value, 1 - value


@helper()
def _play_on(game: Piles, tree: Tree) -> None:
    """Set the static value of a leaf, and its value after a playout.

    Each move of the playout is the best of `TRIES` random ones.
    """
    if facts(game)[WORLD] < 0:
        facts(game)[WORLD] = drawn_from(game.odds, len(game.odds))
    count = legal_moves(game, tree.moves)
    judge(game, tree.values[1], not count)
    while count:
        most, found = -1e9, 0
        for _ in range(TRIES):
            move = tree.moves[np.random.randint(count)]
            worth = merit(game, move)
            if worth > most:
                most, found = worth, move
        play(game, found)
        count = legal_moves(game, tree.moves)
    judge(game, tree.values[0], True)


@compiled()
def believe(game: Piles) -> None:
    """Set the probabilities of the opponent's goals by how well the root's piles match them."""
    game.state[:] = game.root
    for world in range(len(game.odds)):
        found = 0.0
        for number in range(count_piles(game)):
            found += promise(pile(game, number), game.goals[1 + world])
        game.odds[world] = np.exp(TRUST * found)
    game.odds[:] /= game.odds.sum()


@compiled()
def run(tree: Tree, game: Piles, simulations: int) -> None:
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


class PilesRules:
    """The rules of Capstone or ThreeStone for `CompiledTreeSearch`."""

    def __init__(self, game: Capstone) -> None:
        size = 2 * game.rules.piles * WIDTH + FACTS
        state = np.zeros(size, dtype=np.int64)
        goals = np.zeros((1 + WORLDS, HEIGHT), dtype=np.int64)
        self.game = Piles(state, state.copy(), goals, np.zeros(WORLDS))
        self._guess = encoding(game).guess

    def set_up(self, state: CapstoneState, rng: Random) -> None:
        """Set the state at the root, and choose possible goals of the opponent at random.

        `state` contains the opponent's real goal, which is not used.
        """
        assert self._guess
        game, player = self.game, state.actor
        for number, stack in enumerate(state.piles):
            game.root[number * WIDTH :][:WIDTH] = _numbers(state.rules, stack)
        game.root[-FACTS:] = _facts(state)
        guesses = [self._guess(state, player, rng).goals[1 - player] for _ in range(WORLDS)]
        for place, wanted in enumerate([state.goals[player], *guesses]):
            game.goals[place] = _colours(wanted)
        believe(game)

    def run(self, tree: Tree, simulations: int) -> None:
        """Run simulations from the state at the root."""
        run(tree, self.game, simulations)

    def move(self, state: CapstoneState, code: int) -> Move:
        """Return the move with this code."""
        source, target = code >> 4, code & 15
        if code == DECLINE:
            return DECLINED
        if state.moved:
            capstone = state.rules.capstone(state.moved)
            return Transfer(capstone, STORED if source == PAD else source, target)
        if state.placed is None:
            return Transfer(COLOURS[source - 1], STORED, target)
        return Transfer("", source, target)


def _colours(stack: str) -> list[int]:
    """Return the colours of a stack's pieces as numbers, from the bottom up."""
    return [COLOURS.index(piece) + 1 for piece in reversed(stack)]


def _kind(rules: Rules, capstone: str) -> int:
    return sorted(set(rules.capstones)).index(capstone) + 1


def _numbers(rules: Rules, stack: str) -> list[int]:
    """Return the six numbers of a pile."""
    held = _colours(pieces(stack))
    cap = _kind(rules, stack[0]) if capped(stack) else 0
    return [*held, *[0] * (HEIGHT - len(held)), len(held), cap]


def _facts(state: CapstoneState) -> list[int]:
    rules = state.rules
    follows = [_kind(rules, rules.capstone(colour)) for colour in COLOURS]
    due = follows[COLOURS.index(state.moved)] if state.moved else 0
    stage = CAPPING if due else PLACING if state.placed is None else SHIFTING
    placed = -1 if state.placed is None else state.placed
    stock = [count for size in SIZES for count in state.stock(size).values()]
    on_pad = [_kind(rules, each) for each in state.pad()]
    padded = [on_pad.count(kind) for kind in range(1, 5)]
    return [state.actor, state.actor, stage, placed, due, -1, *stock, *padded, *follows]
