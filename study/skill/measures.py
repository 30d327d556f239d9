"""Measurements on games under skill: `Pairing` for win rates, `Courses` for the course."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from greenest.games.options import make_game
from greenest.games.protocol import Game
from greenest.games.registry import GAMES
from greenest.games.triforce.state import TriforceState
from greenest.study.publication.experiment import Measurement
from greenest.study.publication.rows import ends
from greenest.study.skill.levels import player_of
from greenest.study.skill.match import THIRDS, Course, play_match
from greenest.study.skill.rows import Rung, Trait, mean_of, share_of


@dataclass(frozen=True, slots=True)
class Pairing(Measurement[Rung]):
    """A player of a level, in every seat in turn, against others of another level."""

    game: str
    options: tuple[str, ...]
    player: str
    rivals: str
    deals: int
    seed: int

    def measure(self) -> list[Rung]:
        """Return one row, of a game for each deal and seat."""
        game = make_game(GAMES[self.game], self.options)
        shares = [
            self._share(game, deal, seat)
            for deal in range(self.deals)
            for seat in range(game.players)
        ]
        wins, losses = shares.count(1), shares.count(0)
        return [
            Rung(
                self.game,
                " ".join(self.options),
                self.player,
                self.rivals,
                game.players,
                len(shares),
                wins,
                losses,
                *ends(wins, 0, wins + losses),
            )
        ]

    def _share(self, game: Game[Any], deal: int, seat: int) -> float:
        players = [player_of(self.rivals, game)] * game.players
        players[seat] = player_of(self.player, game)
        luck = Random(f"{self.seed}/{deal}")
        rng = Random(f"{self.seed}/{deal}/{seat}")
        return play_match(game, players, luck, rng).returns[seat]


@dataclass(frozen=True, slots=True)
class Courses(Measurement[Trait]):
    """Games among players of one level."""

    game: str
    options: tuple[str, ...]
    level: str
    count: int
    seed: int

    def measure(self) -> list[Trait]:
        """Return a row for each trait that the games have."""
        game = make_game(GAMES[self.game], self.options)
        players = [player_of(self.level, game)] * game.players
        courses = [
            play_match(
                game,
                players,
                Random(f"{self.seed}/{index}"),
                Random(f"{self.seed}/{index}/players"),
            )
            for index in range(self.count)
        ]
        options = " ".join(self.options)
        return [
            Trait(self.game, options, self.level, name, games, mean, low, high)
            for name, games, mean, low, high in traits(courses, game.players)
        ]


def traits(courses: list[Course], players: int) -> Iterator[tuple[str, int, float, float, float]]:
    """Yield the name of each trait, the games it was measured in, its mean and interval."""
    count = len(courses)

    def share(name: str, hits: int, of: int = count) -> Iterator[Any]:
        if of:
            yield name, of, *share_of(hits, of)

    def mean(name: str, values: list[float]) -> Iterator[Any]:
        if values:
            yield name, len(values), *mean_of(values)

    for player in range(players):
        yield from share(f"won by player {player + 1}", _number(courses, player))
    yield from share("drawn", sum(course.winner is None for course in courses))
    yield from mean("turns", [float(len(course.turns)) for course in courses])
    for third in THIRDS:
        found = [course.moves_open(third) for course in courses]
        name = f"moves open at a decision, {third} third"
        yield from mean(name, [number for number in found if number is not None])
    yield from mean("share of turns with one move", _of_turns(courses, "forced"))
    yield from mean("share of turns passed", _of_turns(courses, "passed"))
    yield from mean("changes of lead", [float(course.changes_of_lead) for course in courses])
    ahead = [course for course in courses if course.leader_half_way is not None]
    held = sum(course.winner == course.leader_half_way for course in ahead)
    yield from share("leader half-way wins", held, len(ahead))
    yield from mean("margin in points", [float(course.margin) for course in courses])
    level = [course for course in courses if not course.margin]
    yield from share("level on points", len(level))
    yield from share("won though level on points", sum(one.winner is not None for one in level))
    if isinstance(courses[0].end, TriforceState):
        ends = [course.end.ending() for course in courses]
        yield from share("ended by the cap", sum("cap" in end for end in ends))
        yield from share("ended by stacks", sum("enough" in end for end in ends))
        yield from share("ended by pins", sum("pinned" in end for end in ends))
        yield from mean("stacks won by the leader", [float(course.points) for course in courses])
        empty = [float(course.empty) for course in courses]
        yield from mean("stacks empty at the end", empty)
        plugged = [float(course.plugged) for course in courses]
        yield from mean("stacks on a sword or shield at the end", plugged)


def _number(courses: list[Course], winner: int) -> int:
    return sum(course.winner == winner for course in courses)


def _of_turns(courses: list[Course], trait: str) -> list[float]:
    """Return for each game the share of its turns that have a trait."""
    return [
        sum(getattr(turn, trait) for turn in course.turns) / len(course.turns) for course in courses
    ]
