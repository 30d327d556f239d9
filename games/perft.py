"""Perft counts the sequences of moves of each length, to compare implementations of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from greenest.games.plurals import many
from greenest.games.protocol import State

MOST_STATES = 1_000_000
"""The default limit of states. That many take a minute, and up to a gigabyte."""


class TooManyError(Exception):
    """Error for more states than allowed; `nodes` has the counts so far."""

    def __init__(self, message: str, nodes: tuple[int, ...]) -> None:
        """Keep the counts of the lengths that were counted."""
        super().__init__(message)
        self.nodes = nodes


def perft(state: State[Any], depth: int, most: int = MOST_STATES) -> tuple[int, ...]:
    """Return the number of move sequences of each length from 1 to `depth`.

    Passes and the outcomes of chance count as moves. If several sequences of one length lead to the
    same state, its moves are generated once. Raises TooManyError if sequences shorter than `depth`
    reach more than `most` states, all lengths together.
    """
    nodes: list[int] = []
    states = 0
    paths = Counter({state: 1})
    for length in range(1, depth + 1):
        following: Counter[State[Any]] = Counter()
        count = 0
        for reached, ways in paths.items():
            moves = reached.legal_moves()
            count += ways * len(moves)
            if length < depth:
                for move in moves:
                    following[reached.play(move)] += ways
                if states + len(following) > most:
                    reached_by = many(length, "move")
                    raise TooManyError(
                        f"more than {many(most, 'state')} after {reached_by}", tuple(nodes)
                    )
        nodes.append(count)
        paths = following
        states += len(following)
    return tuple(nodes)
