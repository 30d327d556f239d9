"""The tree of a Monte Carlo tree search of any game, compiled by numba.

A simulation descends from the root to a leaf, plays the game out from there, and adds the result to
all nodes on its path. A node gets its children at its second visit, except that the root and chance
nodes get them at the first. The module of a game calls `begin`, then `step` until that returns
LEAF, and then `finish`:

    root      node 0, with children 1 to 3, made at its first visit
    1  2  3   node 2 with children 4 and 5, made at its second visit
       4  5   leaves

A node has two values: the mean over its simulations, and the static value at the end of its best
line of play. Players choose moves by both (implicit minimax backups, Lanctot, Winands, Pepels and
Sturtevant 2014). Each player maximises their own value, so there can be any number of players.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greenest.games.protocol import CHANCE
from greenest.solver.kernels.arrays import Floats, Int32s, Int64s
from greenest.solver.kernels.cache import compiled, helper

FIRST, COUNT, MOVE, VISITS = range(4)
"""Indexes of a node: its first child, its number of children, the move to it, its visits."""
PLY, USED = range(2)
"""Indexes of `Tree.scalars`: the current ply, and the number of nodes."""
EXPLORATION = 0.3
"""The exploration constant of UCT, for values from 0 to 1."""
MINIMAX = 0.3
"""The weight of the best line's value; the mean over simulations has the remaining weight."""
NODES = 1 << 20
"""The largest number of nodes of a tree; in a full tree, simulations add no nodes."""
LEAF = -1
"""The value that `step` returns at a leaf, instead of a move."""

LONGEST_PATH = 1024
MOST_MOVES = 1024
"""The largest number of plies of a path, and of moves in a state."""


class Tree(NamedTuple):
    """The nodes of the tree, and arrays through which a game and the tree exchange data."""

    nodes: Int32s
    """Shape (nodes, 4): the numbers of each node, by the indexes FIRST to VISITS."""
    sums: Floats
    """Shape (nodes, players): the sum of values over a node's simulations."""
    best: Floats
    """Shape (nodes, players): the value at the end of a node's best line."""
    prior: Floats
    """Shape (nodes,): the probability of a chance event, or the likely gain of a move."""
    path: Int64s
    """Shape (plies,): the nodes from the root to the current one."""
    actors: Int64s
    """Shape (plies,): who acts at each node of the path."""
    moves: Int64s
    """Shape (moves,): the legal moves of the current state, written by the game."""
    weights: Floats
    """Shape (moves,): the priors of the moves in `Tree.moves`."""
    values: Floats
    """Shape (2, players): the values of a leaf; row 0 is after a playout, row 1 is static."""
    scalars: Int64s
    """Shape (2,): the numbers with the indexes PLY and USED."""


def new_tree(players: int, nodes: int = NODES) -> Tree:
    """Return an empty tree with room for a number of nodes."""
    return Tree(
        nodes=np.zeros((nodes, 4), dtype=np.int32),
        sums=np.zeros((nodes, players)),
        best=np.zeros((nodes, players)),
        prior=np.zeros(nodes),
        path=np.zeros(LONGEST_PATH, dtype=np.int64),
        actors=np.zeros(LONGEST_PATH, dtype=np.int64),
        moves=np.zeros(MOST_MOVES, dtype=np.int64),
        weights=np.zeros(MOST_MOVES),
        values=np.zeros((2, players)),
        scalars=np.zeros(2, dtype=np.int64),
    )


@compiled()
def clear(tree: Tree, seed: int) -> None:
    """Empty the tree, and seed the random numbers of this thread."""
    np.random.seed(seed)
    tree.nodes[0] = 0
    tree.sums[0] = 0
    tree.scalars[USED] = 1


@compiled()
def begin(tree: Tree) -> None:
    """Begin a simulation at the root."""
    tree.scalars[PLY] = 0
    tree.path[0] = 0


@compiled()
def step(tree: Tree, actor: int, count: int) -> int:
    """Descend to a child and return the move to it; return LEAF if the simulation stops here.

    `actor` is the player at the current node, or CHANCE, and has `count` moves.
    """
    ply = tree.scalars[PLY]
    node = tree.nodes[tree.path[ply]]
    tree.actors[ply] = actor
    if not count:
        return LEAF
    if not node[COUNT]:
        if actor != CHANCE and ply and not node[VISITS]:
            return LEAF
        if tree.scalars[USED] + count > len(tree.nodes):
            return LEAF
        _grow(tree, node, count, actor)
    child = _drawn(tree, node) if actor == CHANCE else _promising(tree, tree.path[ply], actor)
    tree.scalars[PLY] = ply + 1
    tree.path[ply + 1] = child
    return int(tree.nodes[child, MOVE])


@compiled()
def finish(tree: Tree) -> None:
    """Add the values of the leaf to all nodes on the path."""
    for ply in range(tree.scalars[PLY], -1, -1):
        place = tree.path[ply]
        tree.nodes[place, VISITS] += 1
        tree.sums[place] += tree.values[0]
        if tree.nodes[place, COUNT]:
            _judge(tree, place, tree.actors[ply])
        else:
            tree.best[place] = tree.values[1]


@compiled()
def drawn_from(weights: Floats, count: int) -> int:
    """Return a random index from 0 to `count` - 1 with these weights."""
    left = np.random.random() * weights[:count].sum()
    for place in range(count - 1):
        left -= weights[place]
        if left < 0:
            return place
    return count - 1


@helper()
def _grow(tree: Tree, node: Int32s, count: int, actor: int) -> None:
    """Make the children of a node; those for a player's moves are in random order."""
    first = tree.scalars[USED]
    tree.scalars[USED] += count
    node[FIRST], node[COUNT] = first, count
    for place in range(count):
        if actor != CHANCE:
            other = np.random.randint(place, count)
            move, weight = tree.moves[place], tree.weights[place]
            tree.moves[place], tree.weights[place] = tree.moves[other], tree.weights[other]
            tree.moves[other], tree.weights[other] = move, weight
        child = first + place
        tree.nodes[child] = 0
        tree.nodes[child, MOVE] = tree.moves[place]
        tree.sums[child] = 0
        tree.prior[child] = tree.weights[place]


@helper()
def _drawn(tree: Tree, node: Int32s) -> int:
    return int(node[FIRST]) + drawn_from(tree.prior[node[FIRST] :], node[COUNT])


@helper()
def _promising(tree: Tree, place: int, player: int) -> int:
    """Return the child of the node `place` with the highest UCT score for `player`.

    A child without visits gets the mean value of its parent. The score of each child includes its
    prior, divided by its visits plus 1.
    """
    node = tree.nodes[place]
    spread = EXPLORATION * np.sqrt(np.log(node[VISITS] + 2))
    mean = tree.sums[place, player] / node[VISITS] if node[VISITS] else 0.5
    most, found = -1e9, int(node[FIRST])
    for child in range(node[FIRST], node[FIRST] + node[COUNT]):
        visits = tree.nodes[child, VISITS]
        promise = mean
        if visits:
            promise = tree.sums[child, player] / visits
            promise += MINIMAX * (tree.best[child, player] - promise)
        promise += spread / np.sqrt(visits + 1) + tree.prior[child] / (visits + 1)
        if promise > most:
            most, found = promise, child
    return found


@helper()
def _judge(tree: Tree, place: int, actor: int) -> None:
    """Set the value at the end of the best line of the node `place`.

    If a player acts, it is the value of this player's best child. If chance acts, it is the mean
    over the children.
    """
    node = tree.nodes[place]
    best = tree.best[place]
    most, whole = -1.0, 0.0
    if actor == CHANCE:
        best[:] = 0
    for child in range(node[FIRST], node[FIRST] + node[COUNT]):
        if not tree.nodes[child, VISITS]:
            continue
        if actor == CHANCE:
            whole += tree.prior[child]
            best += tree.prior[child] * tree.best[child]
        elif tree.best[child, actor] > most:
            most = tree.best[child, actor]
            best[:] = tree.best[child]
    if actor == CHANCE:
        best /= whole
