"""The rows of the tables on games among players of known skill."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Annotated

from greenest.lab.intervals import ends
from greenest.play.intervals import CONFIDENCE
from greenest.study.publish.columns import Share

Game = Annotated[str, "name of the game"]
Options = Annotated[str, "its options, where they are not the default"]


@dataclass(frozen=True, slots=True)
class Rung:
    """The results of a player of one level against players of another level."""

    game: Game
    options: Options
    player: Annotated[str, "level of the player"]
    rivals: Annotated[str, "level of everybody else"]
    players: Annotated[int, "players of the game"]
    games: Annotated[int, "games, the player in every seat in turn with the same luck"]
    wins: Annotated[int, "games that the player won alone"]
    losses: Annotated[int, "games in which the player had no share of the win"]
    low: Annotated[float, "lower end of the 95 % interval (Wilson) of wins among wins and losses"]
    high: Annotated[float, "upper end of it"]

    @property
    def decided(self) -> int:
        """The number of games that the player won or lost."""
        return self.wins + self.losses

    @property
    def share(self) -> Share:
        """The share of wins among the games won or lost."""
        return Share.of(self.wins, self.decided, self.low, self.high)

    @property
    def label(self) -> str:
        """The name of the game, with its options."""
        return _with_options(self.game, self.options)


@dataclass(frozen=True, slots=True)
class Trait:
    """A statistic of games among players of one level."""

    game: Game
    options: Options
    level: Annotated[str, "level of all players"]
    trait: Annotated[str, "what was measured"]
    games: Annotated[int, "games that it was measured in"]
    mean: Annotated[float, "mean, or share, over these games"]
    low: Annotated[
        float, "lower end of the 95 % interval: Wilson's of a share, Student's of a mean"
    ]
    high: Annotated[float, "upper end of it"]

    @property
    def label(self) -> str:
        """The name of the game, with its options."""
        return _with_options(self.game, self.options)


def share_of(hits: int, count: int) -> tuple[float, float, float]:
    """Return the share `hits / count`, and the low and high ends of its interval."""
    return round(hits / count, 9), *ends(hits, 0, count)


def mean_of(values: list[float]) -> tuple[float, float, float]:
    """Return the mean of independent values, and the two ends of its interval by Student's t.

    If there is only one value, both ends equal it.
    """
    from scipy.special import stdtrit

    mean, count = fmean(values), len(values)
    reach = 0.0
    if count > 1:
        reach = float(stdtrit(count - 1, (1 + CONFIDENCE) / 2)) * stdev(values) / sqrt(count)
    return round(mean, 9), round(mean - reach, 9), round(mean + reach, 9)


def _with_options(game: str, options: str) -> str:
    return f"{game} {options}".strip()
