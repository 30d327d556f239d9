"""The opponent mcts: a Monte Carlo tree search that values leaves by points, without playouts.

Each simulation descends the tree by UCT, which prefers moves that did well and moves seldom tried,
and adds one state. The value of this state is the outcome if the game is over, else each player's
lead in points. There are no random playouts, because in games like Greener random captures lose the
points that the search compares.

The value of a move combines two values: the mean of all states after it, which changes slowly, and
the value at the end of its best line of play, which a single state can change. This is called
implicit minimax backups (Lanctot, Winands, Pepels and Sturtevant 2014). In the best line each
player maximises their own value, so there can be any number of players.

Hidden information is sampled: each simulation uses one of several worlds, states that look alike to
the player. All worlds share one tree. Its nodes are sequences of moves, not states, so the search
cannot use what the player does not see. It infers nothing from the moves of other players.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import monotonic
from typing import Any

from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import encoding
from greenest.play.simulation import draw_outcome

EXPLORATION = 0.1
"""The exploration constant of UCT, for values from 0 to 1.

It is small because a point of lead changes a value by only a thirtieth.
"""
MINIMAX = 0.4
"""The weight of the best line's value; the mean over simulations has the remaining weight."""
LEAD = 15
"""The lead in points at which a state has the value 3/4."""
MOST_SIMULATIONS = 1_000_000
"""The largest number of simulations for a move; some millions of states fit into memory."""
WORLDS = 8
"""The number of random states that look like the real one to the actor."""

Values = tuple[float, ...]
"""The value of a state to each player, from 0 to 1."""


class _Node:
    """A node of the tree: a sequence of moves from the root.

    `states[world]` is the state after these moves in the world with this number. `ways[world]` has
    the legal moves in this state, each with the node that it leads to.
    """

    __slots__ = ("actor", "best", "kids", "states", "totals", "visits", "ways")

    def __init__(self, players: int) -> None:
        self.states: dict[int, State[Any]] = {}
        self.ways: dict[int, list[tuple[Any, _Node]]] = {}
        self.kids: dict[Any, _Node] = {}
        self.actor = CHANCE
        self.visits = 0
        self.totals = [0.0] * players
        self.best: Values = ()


class TreeSearch:
    """Chooses moves by tree search, up to a limit of simulations or seconds.

    Raises ValueError for games that may have no end.
    """

    def __init__(
        self, game: Game[Any], simulations: int | None = None, seconds: float | None = None
    ) -> None:
        self._players = game.players
        self._simulations = MOST_SIMULATIONS if simulations is None else simulations
        self._seconds = inf if seconds is None else seconds
        self._guess: Callable[..., State[Any]] | None = encoding(game).guess

    def __call__(self, state: State[Any], rng: Random) -> Any:
        """Return the actor's most visited move; it depends only on the state and `rng`."""
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        player = state.actor
        tried = self._searched(state, rng).kids.items()
        return max(tried, key=lambda way: (way[1].visits, way[1].totals[player]))[0]

    def judge(self, state: State[Any], rng: Random) -> dict[Any, tuple[int, Values]]:
        """Return the tried moves with their visits and mean values, the most visited move first."""
        kids = self._searched(state, rng).kids
        tried = sorted(kids, key=lambda move: kids[move].visits, reverse=True)
        return {
            move: (kid.visits, tuple(total / kid.visits for total in kid.totals))
            for move in tried
            if (kid := kids[move]).visits
        }

    def _searched(self, state: State[Any], rng: Random) -> _Node:
        root = _Node(self._players)
        guess = self._guess
        worlds = [guess(state, state.actor, rng) for _ in range(WORLDS)] if guess else [state]
        root.states = dict(enumerate(worlds))
        deadline = monotonic() + self._seconds
        for number in range(self._simulations):
            self._simulate(root, number % len(root.states), rng)
            if monotonic() >= deadline:
                break
        return root

    def _simulate(self, root: _Node, world: int, rng: Random) -> None:
        """Descend to a new state or the end of a game, and update all nodes on the way."""
        path, node = [root], root
        while not (state := node.states[world]).over:
            if world not in node.ways:
                self._open(node, world, rng)
            move, kid = self._way(node, world, rng)
            if world not in kid.states:
                kid.states[world] = state.play(move)
            path.append(kid)
            node = kid
            # Chance events after a new state belong to the same line, so the descent continues.
            if not kid.visits and kid.states[world].actor != CHANCE:
                break
        values = valued(node.states[world], self._players)
        if not node.kids:
            node.best = values
        for each in reversed(path):
            each.visits += 1
            for player, value in enumerate(values):
                each.totals[player] += value
            if each is not node:
                each.best = self._best(each, world)

    def _open(self, node: _Node, world: int, rng: Random) -> None:
        """Add the legal moves of a node in one world; a player's moves are in random order."""
        state = node.states[world]
        node.actor = state.actor
        moves = list(state.legal_moves())
        if node.actor != CHANCE:
            rng.shuffle(moves)
        for move in moves:
            if move not in node.kids:
                node.kids[move] = _Node(self._players)
        node.ways[world] = [(move, node.kids[move]) for move in moves]

    def _way(self, node: _Node, world: int, rng: Random) -> tuple[Any, _Node]:
        """Return a random chance event, or the move with the highest score, with its node."""
        if node.actor == CHANCE:
            outcome = draw_outcome(node.states[world], rng)
            return outcome, node.kids[outcome]
        player = node.actor
        spread = EXPLORATION * sqrt(log(node.visits + 2))
        # An untried move counts as the mean of the others.
        untried = spread + (node.totals[player] / node.visits if node.visits else 0.5)
        most, found = -1.0, node.ways[world][0]
        for way in node.ways[world]:
            kid = way[1]
            promise = untried
            if kid.visits:
                mean = kid.totals[player] / kid.visits
                promise = mean + MINIMAX * (kid.best[player] - mean)
                promise += spread / sqrt(kid.visits + 1)
            if promise > most:
                most, found = promise, way
        return found

    def _best(self, node: _Node, world: int) -> Values:
        """Return the value at the end of the node's best line.

        If a player acts, it is the value of this player's best move. If chance acts, it is the mean
        over the chance events tried, weighted by their visits.
        """
        tried = [kid for kid in node.kids.values() if kid.visits]
        if node.actor != CHANCE:
            return max((kid.best for kid in tried), key=lambda values: values[node.actor])
        whole = sum(kid.visits for kid in tried)
        return tuple(
            sum(kid.visits * kid.best[player] for kid in tried) / whole
            for player in range(self._players)
        )


def valued(state: State[Any], players: int) -> Values:
    """Return each player's share of the win; before the end, an estimate by the lead in points.

    The estimate is 1/2 for players who share the lead, more for a sole leader, less for others.
    """
    if state.over:
        return state.returns()
    if players < 2 or not hasattr(state, "scores"):
        return (0.5,) * players
    scores = state.scores()
    *_, second, most = sorted(scores)
    leads = (own - (second if own == most else most) for own in scores)
    return tuple(0.5 + 0.5 * lead / (abs(lead) + LEAD) for lead in leads)
