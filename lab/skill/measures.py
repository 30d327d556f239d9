"""Measurements on games among players of known skill: `pairing`, `courses` and `measures`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from greenest.games.options import make_game
from greenest.games.protocol import Game
from greenest.games.registry import GAMES
from greenest.games.triforce.state import TriforceState
from greenest.lab.intervals import ends
from greenest.lab.skill.levels import player_of
from greenest.lab.skill.match import THIRDS, Course, play_match
from greenest.lab.skill.rows import Rung, Trait, mean_of, share_of


def pairing(
    name: str, options: tuple[str, ...], player: str, rivals: str, deals: int, seed: int
) -> list[Rung]:
    """Let a player of level `player` play every deal in every seat, against `rivals`.

    `rivals` is the level of all other players. Return a list of one row, which counts one game for
    each deal and seat.
    """
    game = make_game(GAMES[name], options)
    shares = [
        _share(game, player, rivals, seat, f"{seed}/{deal}")
        for deal in range(deals)
        for seat in range(game.players)
    ]
    wins, losses = shares.count(1), shares.count(0)
    counts = game.players, len(shares), wins, losses
    return [Rung(name, " ".join(options), player, rivals, *counts, *ends(wins, 0, wins + losses))]


def _share(game: Game[Any], player: str, rivals: str, seat: int, deal: str) -> float:
    players = [player_of(rivals, game)] * game.players
    players[seat] = player_of(player, game)
    return play_match(game, players, Random(deal), Random(f"{deal}/{seat}")).returns[seat]


def courses(name: str, options: tuple[str, ...], level: str, count: int, seed: int) -> list[Trait]:
    """Let players of one level play `count` games, and return a row for each trait of the games."""
    game = make_game(GAMES[name], options)
    found = traits(_played(game, level, count, seed), game.players)
    return [Trait(name, " ".join(options), level, *each) for each in found]


def measures(name: str, options: tuple[str, ...], level: str, count: int, seed: int) -> list[Trait]:
    """Let players of one level play the games of `courses`, and return up to two rows.

    One row has the mean of `Course.drama`, the other the mean of `Course.decided`.
    """
    played = _played(make_game(GAMES[name], options), level, count, seed)
    decided = [each.decided for each in played]
    values = {
        "drama": [each.drama for each in played],
        "decided after this share of turns": [each for each in decided if each is not None],
    }
    return [
        Trait(name, " ".join(options), level, trait, len(found), *mean_of(found))
        for trait, found in values.items()
        if found
    ]


def _played(game: Game[Any], level: str, count: int, seed: int) -> list[Course]:
    players = [player_of(level, game)] * game.players
    deals = [f"{seed}/{index}" for index in range(count)]
    return [play_match(game, players, Random(deal), Random(f"{deal}/players")) for deal in deals]


def traits(played: list[Course], players: int) -> Iterator[tuple[str, int, float, float, float]]:
    """Yield each trait of the games as a tuple.

    It has the name of the trait, the number of games in which it was measured, its mean, and the
    two ends of the interval for the mean.
    """
    count = len(played)

    def share(name: str, hits: int, of: int = count) -> Iterator[Any]:
        if of:
            yield name, of, *share_of(hits, of)

    def mean(name: str, values: list[float]) -> Iterator[Any]:
        if values:
            yield name, len(values), *mean_of(values)

    for player in range(players):
        yield from share(f"won by player {player + 1}", _number(played, player))
    yield from share("drawn", sum(each.winner is None for each in played))
    yield from mean("turns", [float(len(each.turns)) for each in played])
    for third in THIRDS:
        found = [each.moves_open(third) for each in played]
        name = f"moves open at a decision, {third} third"
        yield from mean(name, [number for number in found if number is not None])
    yield from mean("share of turns with one move", _of_turns(played, "forced"))
    yield from mean("share of turns passed", _of_turns(played, "passed"))
    yield from mean("changes of lead", [float(each.changes_of_lead) for each in played])
    ahead = [each for each in played if each.leader_half_way is not None]
    held = sum(each.winner == each.leader_half_way for each in ahead)
    yield from share("leader half-way wins", held, len(ahead))
    yield from mean("margin in points", [float(each.margin) for each in played])
    level = [each for each in played if not each.margin]
    yield from share("level on points", len(level))
    yield from share("won though level on points", sum(one.winner is not None for one in level))
    if isinstance(played[0].end, TriforceState):
        ends = [each.end.ending() for each in played]
        yield from share("ended by the cap", sum("cap" in end for end in ends))
        yield from share("ended by stacks", sum("enough" in end for end in ends))
        yield from share("ended by pins", sum("pinned" in end for end in ends))
        yield from mean("stacks won by the leader", [float(each.points) for each in played])
        empty = [float(each.empty) for each in played]
        yield from mean("stacks empty at the end", empty)
        plugged = [float(each.plugged) for each in played]
        yield from mean("stacks on a sword or shield at the end", plugged)


def _number(played: list[Course], winner: int) -> int:
    return sum(each.winner == winner for each in played)


def _of_turns(played: list[Course], trait: str) -> list[float]:
    """Return for each game the share of turns with a trait, which is an attribute of `Turn`."""
    return [sum(getattr(turn, trait) for turn in each.turns) / len(each.turns) for each in played]
