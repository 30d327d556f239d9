"""The games in numbers, for programs that learn: moves as numbers, observations as features.

The `encoding.py` in the folder of a game makes an `Encoding` of a game with its options chosen;
`games.registry.encoding` returns it. It has

- all notations of players' moves and of chance outcomes. The number of a move is its place in
  that list, the same in every state;
- the largest number of moves in a game;
- a player's observation as named lists of numbers, each of a fixed length;
- in a game with secrets, another state with the same observation.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

Features = dict[str, list[float]]


@dataclass(frozen=True)
class Encoding:
    """A game in numbers.

    `longest` bounds the moves of the players in a game, and also those of chance.
    """

    moves: tuple[str, ...]
    outcomes: tuple[str, ...]
    longest: int
    features: Callable[[Any, int], Features]
    players: tuple[int, int]
    """The fewest and the most players that options of the game allow."""
    guess: Callable[[Any, int, Random], Any] | None = None
    """Returns a state that the player at turn cannot tell from the given one, its secrets drawn at
    random. None where nothing is hidden.
    """


def one_hot(value: Any, values: Collection[Any]) -> list[float]:
    """Return a number for each of `values`: 1 for the one that equals `value`, 0 for the others."""
    return [float(value == each) for each in values]


def each_one_hot(found: Iterable[Any], values: Collection[Any]) -> list[float]:
    """Return the `one_hot` numbers of each value found, joined into one list."""
    return [number for value in found for number in one_hot(value, values)]
