"""Compiled functions that return the same random numbers as Python's `random.Random`.

A `random.Random` provides its 32-bit words in advance. `below` equals `Random.randrange`, `unit`
equals `Random.random`, and `drawn` equals `Chances.draw`.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.solver.kernels.cache import compiled

WORDS, RESERVE = 4096, 256
"""WORDS is the number of words provided in advance. If fewer than RESERVE of them are unused, games
stop for `refill`."""


class RandomWords(NamedTuple):
    """Random words of 32 bits, and the index of the next word to use."""

    ahead: Int64s
    place: Int64s


def new_words() -> RandomWords:
    """Return `RandomWords` without unused words."""
    return RandomWords(np.zeros(WORDS, dtype=np.int64), np.array([WORDS]))


def refill(words: RandomWords, rng: Random) -> None:
    """Keep the unused words, and replace the used words by new words of `rng`."""
    place = int(words.place[0])
    content = rng.getrandbits(32 * place).to_bytes(4 * place, "little")
    words.ahead[:-place] = words.ahead[place:]
    words.ahead[-place:] = np.frombuffer(content, dtype="<u4")
    words.place[0] = 0


@compiled(within=True)
def word(words: RandomWords) -> int:
    """Return the next word."""
    words.place[0] += 1
    return int(words.ahead[words.place[0] - 1])


@compiled()
def below(words: RandomWords, most: int) -> int:
    """Return an integer from 0 to `most` - 1, as `Random.randrange` does."""
    shift = 32
    while most >> 32 - shift:
        shift -= 1
    found = word(words) >> shift
    while found >= most:
        found = word(words) >> shift
    return found


@compiled()
def unit(words: RandomWords) -> float:
    """Return a number from 0 to 1, as `Random.random` does."""
    high = word(words) >> 5
    return (high * 67108864.0 + (word(words) >> 6)) / 9007199254740992.0


@compiled()
def drawn(words: RandomWords, weights: Floats, count: int) -> int:
    """Return an index from 0 to `count` - 1 with the given weights, as `Chances.draw` does."""
    whole = 0.0
    for weight in weights[:count]:
        whole += weight
    wanted, place, reached = unit(words) * whole, 0, weights[0]
    while place < count - 1 and reached <= wanted:
        place += 1
        reached += weights[place]
    return place
