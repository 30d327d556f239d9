"""Compiled random games of Green, Greener and 3 Stones, the same as by the rules in `games`.

The same seed gives the same game as there, because legal moves are listed in the order of
`legal_moves` before a move is chosen.
"""

from __future__ import annotations

from random import Random

import numpy as np

from greenest.games.protocol import CHANCE
from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.contest import Contest
from greenest.games.stones.game import Stones
from greenest.play.alphabeta import kernel
from greenest.play.alphabeta.kernel import COLOUR, HEIGHT, Search
from greenest.play.alphabeta.search import number_of
from greenest.play.mcts import contests, stones
from greenest.play.mcts.contests import ContestRules
from greenest.play.mcts.random_words import RESERVE, RandomWords, below, drawn, new_words, refill
from greenest.play.mcts.stones import POINTS, StonesRules
from greenest.play.mcts.tree import Tree, new_tree
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.cache import compiled

Played = tuple[tuple[float, ...], list[int]]
"""Each player's share of the win, and the number of legal moves at each choice."""
LONGEST = 1024
"""A number of choices that none of these games exceeds."""


@compiled()
def deal(search: Search, words: RandomWords, left: Int64s, singles: Int64s) -> None:
    """Deal a setup with `left` pyramids of each colour.

    `singles` has for each colour the stack of one pyramid, a number in the layout of the kernel.
    """
    weights = np.zeros(len(left))
    for cell in range(search.stacks.size):
        weights[:] = left / left.sum()
        colour = drawn(words, weights, len(left))
        left[colour] -= 1
        search.stacks[cell] = singles[colour]


@compiled()
def play_contest(board: contests.Board, tree: Tree, words: RandomWords, choices: Int64s) -> bool:
    """Play until the game is over or few random words are left; return whether it is over.

    `choices` receives the number of choices, then the number of legal moves at each choice.
    """
    while words.place[0] <= len(words.ahead) - RESERVE:
        count = contests.list_moves(board, tree)
        if not count:
            return True
        choices[0] += 1
        choices[choices[0]] = count
        contests.play(board, tree.moves[below(words, count)])
    return False


@compiled()
def play_stones(game: stones.Stones, tree: Tree, words: RandomWords, choices: Int64s) -> bool:
    """Play 3 Stones, otherwise like `play_contest`; chance takes stones from the pouch."""
    while words.place[0] <= len(words.ahead) - RESERVE:
        count = stones.list_moves(game, tree)
        if not count:
            return True
        if stones.actor(game) == CHANCE:
            stones.play(game, tree.moves[drawn(words, tree.weights, count)])
            continue
        choices[0] += 1
        choices[choices[0]] = count
        stones.play(game, tree.moves[below(words, count)])
    return False


class RandomContest:
    """Plays random games of Green or Greener, except tournaments."""

    def __init__(self, game: Contest) -> None:
        rules = ContestRules(game)
        rules.set_up(game.start(), Random(0))
        self._game, self._board, self._tree = game, rules.board, new_tree(game.players, 1)
        self._singles = np.array([number_of(game, colour) for colour in COLOURS])

    def play(self, rng: Random) -> Played:
        """Play a game; after a tie, play another game if the rules ask for it."""
        search, facts = self._board.search, self._board.facts
        words, choices, found = new_words(), np.zeros(LONGEST, dtype=np.int64), list[int]()
        while True:
            refill(words, rng)
            deal(search, words, np.array([*self._game.pyramids.values()]), self._singles)
            kernel.set_up(search, self._game.cols)
            facts[:] = choices[0] = 0
            while not play_contest(self._board, self._tree, words, choices):
                refill(words, rng)
            found += choices[1 : choices[0] + 1].tolist()
            returns = self._returns()
            if 1 in returns or self._game.tie == "draw":
                return returns, found

    def _returns(self) -> tuple[float, ...]:
        """Return each player's share of the win, by points and then by the tallest stacks."""
        search = self._board.search
        heights = search.stacks >> HEIGHT & 0xFFFF
        tallest = [
            heights[search.stacks & COLOUR == each].max(initial=0) for each in search.colours
        ]
        merits = list(zip(search.points[search.colours], tallest, strict=True))
        best = max(merits)
        return tuple(float(merit == best) / merits.count(best) for merit in merits)


class RandomStones:
    """Plays random games of 3 Stones."""

    def __init__(self, game: Stones) -> None:
        rules = StonesRules()
        rules.set_up(game.start(), Random(0))
        self._game, self._tree = rules.game, new_tree(2, 1)

    def play(self, rng: Random) -> Played:
        """Play a game."""
        words, choices = new_words(), np.zeros(LONGEST, dtype=np.int64)
        self._game.state[:] = self._game.root
        while not play_stones(self._game, self._tree, words, choices):
            refill(words, rng)
        white, black = self._game.state[POINTS : POINTS + 2]
        white_wins = (1 + int(np.sign(white - black))) / 2
        return (white_wins, 1 - white_wins), choices[1 : choices[0] + 1].tolist()
