"""A round robin of levels of players, with their Elo ratings.

In a game, a lone player of one level meets players of another level, in every seat in turn with the
same deal and throws. The chance that a player wins is its strength divided by the sum of the
strengths at the table (Bradley and Terry 1952; Luce 1959 for more than two players); a shared win
counts as shares of a game. A rating is 400 times the decimal logarithm of a strength, and 0 on
average. For each pair of levels that met, and with three players or more for either level alone,
one game with a shared win is added. So the rating of a level that has won, or lost, every game
stays finite.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random
from statistics import NormalDist
from time import process_time
from typing import Any

import numpy as np

from greenest.games.protocol import Game, State
from greenest.lab.skill.levels import player_of
from greenest.lab.skill.match import play_match
from greenest.play.intervals import CONFIDENCE, Interval
from greenest.play.opponents import Opponent
from greenest.solver.kernels.arrays import Floats, Int64s
from greenest.study.progress import Interrupted

ELO = 400 / log(10)
"""The points of a rating for each unit of the natural logarithm of a strength."""
STEPS = 100
"""The most steps of Newton's method, which takes about ten."""
ROUNDED = 1e-9
"""A curvature below this share of the greatest curvature counts as 0.

The curvature along equal growth of all strengths is 0 but for rounding errors.
"""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game to play.

    `deal` is the number of its deal, `seats` has the level of each seat, and `lone` is the seat of
    the player whose level differs from that of all others.
    """

    deal: int
    seats: tuple[str, ...]
    lone: int

    @property
    def pair(self) -> tuple[str, str]:
        """The level of the lone player, and that of the others."""
        return self.seats[self.lone], self.seats[self.lone - 1]


@dataclass(frozen=True, slots=True)
class Bout:
    """A game that was played.

    Each tuple has a value for each seat: `returns` the share of the win, `choices` the number of
    choices among several moves, and `seconds` the processor time that these choices took.
    """

    meeting: Meeting
    returns: tuple[float, ...]
    seconds: tuple[float, ...]
    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The games of one player of a level against another level: won, shared and lost."""

    player: str
    rivals: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a level on the ladder.

    `above` is the lead over the next weaker level, None for the weakest. `milliseconds` is the mean
    processor time for a choice among several moves.
    """

    level: str
    elo: float
    interval: Interval
    above: float | None
    above_interval: Interval | None
    milliseconds: float


def schedule(
    levels: Sequence[str], players: int, games: int, apart: int | None = None
) -> list[Meeting]:
    """Return `games` games for each pair of levels that meet, sorted by their deal.

    Two levels meet if their places in `levels` differ by at most `apart`. If `apart` is None, all
    meet.
    """
    # Each level is alone in every seat once. With two players, both levels are alone in each game.
    seatings = players if players == 2 else 2 * players
    pairs = [
        (levels[one], levels[other])
        for one, other in combinations(range(len(levels)), 2)
        if apart is None or other - one <= apart
    ]
    found = []
    for number in range(games):
        for one, other in pairs:
            deal, turn = divmod(number, seatings)
            lone, rest = (one, other) if turn < players else (other, one)
            seats = [rest] * players
            seats[turn % players] = lone
            found.append(Meeting(deal, tuple(seats), turn % players))
    return found


def play_meetings(
    game: Game[Any], meetings: Sequence[Meeting], seed: int, done: int = 0
) -> Iterator[Bout]:
    """Play the games in `meetings` except for the first `done`, and yield the results.

    Each result is a function of the game, the seed and the meeting, unless a level is limited by
    time. Raises ValueError for a level that does not play the game, Interrupted on Ctrl-C.
    """
    levels = dict.fromkeys(level for meeting in meetings for level in meeting.seats)
    players = {level: player_of(level, game) for level in levels}
    for number, meeting in enumerate(meetings[done:], done):
        timed = [_Timed(players[level]) for level in meeting.seats]
        deal = f"{seed}/{meeting.deal}"
        own = Random(f"{deal}/{','.join(meeting.seats)}")
        try:
            course = play_match(game, timed, Random(deal), own)
        except KeyboardInterrupt:
            raise Interrupted(number, len(meetings)) from None
        seconds = tuple(round(each.seconds, 6) for each in timed)
        yield Bout(meeting, course.returns, seconds, tuple(each.choices for each in timed))


class _Timed:
    """A player whose choices among several moves are timed."""

    def __init__(self, player: Opponent) -> None:
        self._player = player
        self.seconds, self.choices = 0.0, 0

    def __call__(self, state: State[Any], rng: Random) -> Any:
        started = process_time()
        move = self._player(state, rng)
        if len(state.legal_moves()) > 1:
            self.seconds += process_time() - started
            self.choices += 1
        return move


def standings(bouts: Sequence[Bout]) -> list[Standing]:
    """Return the results of the lone players, with a row for each of the pairs `Meeting.pair`."""
    shares: dict[tuple[str, str], list[float]] = {}
    for bout in bouts:
        share = bout.returns[bout.meeting.lone]
        shares.setdefault(bout.meeting.pair, []).append(share)
    return [
        Standing(*pair, wins, len(found) - wins - losses, losses)
        for pair, found in shares.items()
        for wins, losses in [(found.count(1), found.count(0))]
    ]


def ratings(bouts: Sequence[Bout]) -> list[Rating]:
    """Return the rating of each level, the best first; raises ValueError without games."""
    if not bouts:
        raise ValueError("no games")
    levels = list(dict.fromkeys(level for bout in bouts for level in bout.meeting.seats))
    strengths, spread = _fitted(levels, bouts)
    order = sorted(range(len(levels)), key=lambda each: -strengths[each])
    reach = ELO * NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    found = []
    for place, one in enumerate(order):
        elo, half = ELO * strengths[one], reach * spread[one, one] ** 0.5
        above = interval = None
        if place + 1 < len(order):
            other = order[place + 1]
            above = ELO * float(strengths[one] - strengths[other])
            both = spread[one, one] + spread[other, other] - 2 * spread[one, other]
            interval = _around(above, reach * both**0.5)
        time = _milliseconds(levels[one], bouts)
        own = round(float(elo), 1), _around(elo, half)
        found.append(Rating(levels[one], *own, above and round(above, 1), interval, time))
    return found


def _around(middle: float, half: float) -> Interval:
    return Interval(round(float(middle - half), 1), round(float(middle + half), 1))


def _milliseconds(level: str, bouts: Sequence[Bout]) -> float:
    seconds, choices = 0.0, 0
    for bout in bouts:
        for seat, spent, count in zip(bout.meeting.seats, bout.seconds, bout.choices, strict=True):
            if seat == level:
                seconds, choices = seconds + spent, choices + count
    return round(1000 * seconds / max(choices, 1), 2)


def _fitted(levels: Sequence[str], bouts: Sequence[Bout]) -> tuple[Floats, Floats]:
    """Return the logarithms of the strengths, which are 0 on average, and their covariances.

    At the maximum of the likelihood, each level has won as much as is expected; Newton's method
    finds it. The covariances are Liang and Zeger's (1986), by deals: the games of one deal may
    depend on each other, and draws vary less than games with a winner. The added games vary as a
    game of the model does, so that few games, or equal ones, are not taken for certain.
    """
    tables = [[levels.index(level) for level in bout.meeting.seats] for bout in bouts]
    shared = list({tuple(sorted(each)): each for each in tables}.values())
    seated = np.array([*tables, *shared])
    players = seated.shape[1]
    won = np.array([*(bout.returns for bout in bouts), *[(1 / players,) * players] * len(shared)])
    played = won.sum(axis=1, keepdims=True)
    strengths = np.zeros(len(levels))
    for _ in range(STEPS):
        chances = np.exp(strengths)[seated]
        chances /= chances.sum(axis=1, keepdims=True)
        surplus = _by_level(seated, won - chances * played, len(levels))
        level_chances = _by_level(seated, chances, len(levels))
        expected = level_chances * played
        curve = _covariances(expected, level_chances)
        inverse = np.linalg.pinv(curve, rcond=ROUNDED, hermitian=True).astype(np.float64)
        step = inverse @ surplus.sum(axis=0)
        strengths += step * min(1.0, 2 / max(abs(step).max(), 1e-12))
        if abs(step).max() < 1e-9:
            break
    real = len(bouts)
    varied = _by_deal([bout.meeting.deal for bout in bouts], surplus[:real])
    varied += _covariances(expected[real:], level_chances[real:])
    return strengths - strengths.mean(), inverse @ varied @ inverse


def _covariances(expected: Floats, chances: Floats) -> Floats:
    """Return the covariances, by level, of the shares won in games, if the model is right."""
    found: Floats = np.diag(expected.sum(axis=0)) - expected.T @ chances
    return found


def _by_level(seated: Int64s, shares: Floats, levels: int) -> Floats:
    """Add up, in each game, the shares of the players of one level.

    Return an array with a row for each game and a column for each level.
    """
    found = np.zeros((len(seated), levels))
    np.add.at(found, (np.arange(len(seated))[:, None], seated), shares)
    return found


def _by_deal(deals: Sequence[int], surplus: Floats) -> Floats:
    """Return the covariances of the surplus of the levels, summed over all games.

    `surplus` has a row for each game and a column for each level. Games with the same number in
    `deals` may depend on each other, and are added up first. The result has a row and a column for
    each level.
    """
    numbers, places = np.unique(deals, return_inverse=True)
    found = np.zeros((len(numbers), surplus.shape[1]))
    np.add.at(found, places, surplus)
    covariances: Floats = found.T @ found * len(numbers) / max(len(numbers) - 1, 1)
    return covariances
