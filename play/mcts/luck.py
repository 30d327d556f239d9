"""The random numbers of Python's `random.Random` in compiled code, drawn by the same rules.

The words of a generator are drawn ahead: `below` is `Random.randrange`, `unit` is `Random.random`,
and `drawn` is `Chances.draw`.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from greenest.kernels.arrays import Floats, Int64s
from greenest.kernels.cache import compiled

WORDS, RESERVE = 4096, 256
"""The words drawn ahead, and how few are left when more are wanted."""


class Luck(NamedTuple):
    """Words of 32 bits drawn ahead, and the place of the next one."""

    words: Int64s
    place: Int64s


def new_luck() -> Luck:
    """Return a generator without words."""
    return Luck(np.zeros(WORDS, dtype=np.int64), np.array([WORDS]))


def refill(luck: Luck, rng: Random) -> None:
    """Add the next words of a generator."""
    place = int(luck.place[0])
    words = rng.getrandbits(32 * place).to_bytes(4 * place, "little")
    luck.words[:-place] = luck.words[place:]
    luck.words[-place:] = np.frombuffer(words, dtype="<u4")
    luck.place[0] = 0


@compiled(within=True)
def word(luck: Luck) -> int:
    """Return the next word."""
    luck.place[0] += 1
    return int(luck.words[luck.place[0] - 1])


@compiled()
def below(luck: Luck, most: int) -> int:
    """Return a whole number from 0 to `most` - 1, as `Random.choice` draws a place."""
    shift = 32
    while most >> 32 - shift:
        shift -= 1
    found = word(luck) >> shift
    while found >= most:
        found = word(luck) >> shift
    return found


@compiled()
def unit(luck: Luck) -> float:
    """Return a number from 0 to 1."""
    high = word(luck) >> 5
    return (high * 67108864.0 + (word(luck) >> 6)) / 9007199254740992.0


@compiled()
def drawn(luck: Luck, weights: Floats, count: int) -> int:
    """Return a place from 0 to `count` - 1 by these weights, as `Chances.draw` does."""
    whole = 0.0
    for weight in weights[:count]:
        whole += weight
    wanted, place, reached = unit(luck) * whole, 0, weights[0]
    while place < count - 1 and reached <= wanted:
        place += 1
        reached += weights[place]
    return place
