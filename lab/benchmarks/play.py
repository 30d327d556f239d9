"""Random games per second of each game, on one core."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from greenest.games.options import format_options
from greenest.games.protocol import Game
from greenest.games.registry import GAMES
from greenest.play.simulation import play_at_random

SECONDS = 3.0
"""The time for each game, in seconds."""


@dataclass(frozen=True, slots=True)
class Result:
    """Speed of random play; `decisions` counts the moves that players chose."""

    game: str
    options: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float


def run(name: str, game: Game[Any], limit: float) -> Result:
    """Play random games for `limit` seconds, with the seeds 0, 1, 2 and so on."""
    started = perf_counter()
    games = decisions = 0
    while not games or perf_counter() - started < limit:
        decisions += len(play_at_random(game, Random(games)).choices)
        games += 1
    seconds = perf_counter() - started
    options = " ".join(format_options(game))
    return Result(name, options, games, decisions, round(seconds, 3), round(games / seconds, 1))


def measure(scale: float) -> Iterator[Result]:
    """Measure random games per second, for every game with its default options."""
    return (run(name, make(), scale * SECONDS) for name, make in GAMES.items())
