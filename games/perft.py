"""Perft, the count of move sequences by length: two engines that agree on it share their rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from greenest.games.protocol import State


def perft(state: State[Any], depth: int) -> tuple[int, ...]:
    """Return the number of move sequences of each length from 1 to `depth`.

    Passes and the outcomes of chance are moves. States reached in several ways are expanded once.
    """
    nodes = []
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
        nodes.append(count)
        paths = following
    return tuple(nodes)
