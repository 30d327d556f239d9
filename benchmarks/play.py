"""Random play of each game: games a second on one core, the deal and the end included."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

import click
from benchmarks import options

from greenest.games.options import format_options
from greenest.games.protocol import Game
from greenest.games.registry import GAMES
from greenest.play.simulation import play_at_random

SECONDS = 3.0
HEADER = ("game", "games", "games/s", "decisions/s")


@dataclass(frozen=True, slots=True)
class Result:
    """What came of playing a game over and over; `decisions` are those of players."""

    game: str
    options: str
    games: int
    decisions: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        speed = round(self.games / self.seconds, 1)
        return asdict(self) | {"seconds": round(self.seconds, 3), "games_per_second": speed}


def run(name: str, game: Game[Any], seconds: float) -> Result:
    """Play random games, the same ones each time, until so many seconds have passed."""
    started = perf_counter()
    games = decisions = 0
    while not games or perf_counter() - started < seconds:
        decisions += len(play_at_random(game, Random(games)).choices)
        games += 1
    options = " ".join(format_options(game))
    return Result(name, options, games, decisions, perf_counter() - started)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=SECONDS,
    show_default=True,
    help="Time for each game.",
)
def main(as_json: bool, seconds: float) -> None:
    """Measure random games a second of every game with its default options."""
    if not as_json:
        click.echo(_line(*HEADER))
    for name, make in GAMES.items():
        result = run(name, make(), seconds)
        click.echo(json.dumps(result.as_json()) if as_json else _row(result))


def _row(result: Result) -> str:
    return _line(
        result.game,
        f"{result.games:,}",
        f"{result.games / result.seconds:,.1f}",
        f"{result.decisions / result.seconds:,.0f}",
    )


def _line(*columns: object) -> str:
    return " ".join(f"{column:>12}" for column in columns)


if __name__ == "__main__":
    main()
