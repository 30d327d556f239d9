"""Games in numbers, for programs that learn: a number for each move, features for an observation.

The module `encoding` of each game makes an `Encoding` for the game and its options;
`games.registry.encoding` returns it. It has

- a list of the notations of all moves of players, and a list of all outcomes of chance. The number
  of a move or an outcome is its index in its list, the same in every state;
- the largest number of moves in a game;
- a function for a player's observation, as named lists of numbers, each of a fixed length;
- for a game with secrets, a function that samples a state with the same observation.
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

    `moves` has the notations of all moves of players, `outcomes` those of chance. A game has at
    most `longest` moves of players, and at most as many moves of chance. `features` takes a state
    and a player, and returns the player's observation as lists of numbers.
    """

    moves: tuple[str, ...]
    outcomes: tuple[str, ...]
    longest: int
    features: Callable[[Any, int], Features]
    players: tuple[int, int]
    """The smallest and the largest number of players that the game can have."""
    guess: Callable[[Any, int, Random], Any] | None = None
    """The function that samples a state with the same observation; None if nothing is secret."""


def one_hot(value: Any, values: Collection[Any]) -> list[float]:
    """Return one number for each of `values`: 1 where it equals `value`, else 0."""
    return [float(value == each) for each in values]


def each_one_hot(found: Iterable[Any], values: Collection[Any]) -> list[float]:
    """Return the `one_hot` numbers of all values found, in one list."""
    return [number for value in found for number in one_hot(value, values)]
