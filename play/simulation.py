"""Random games: how often each player wins, how long games are, how many moves are legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any, NamedTuple

from greenest.games.chances import Chances
from greenest.games.options import options_of
from greenest.games.protocol import NOBODY, Game, State
from greenest.play.intervals import Interval, wilson
from greenest.play.outcome import player_name

LONGEST_GAME = 50_000
"""The largest number of decisions in a random game; games that end have some hundreds."""


class EndlessGameError(Exception):
    """A random game exceeded `LONGEST_GAME`; the message has one line."""


class Playout(NamedTuple):
    """One game: each player's share of the win, and the number of legal moves at each decision."""

    returns: tuple[float, ...]
    choices: list[int]


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of random games.

    `wins` has the number of games that each player won alone. `draws` counts games with a shared
    win, and `lost` games that all players lost. `lengths` has the number of players' decisions in
    each game, with passes but without chance events. `branching` is the mean number of legal moves
    at a decision.
    """

    name: str
    game: Game[Any]
    seed: int
    wins: tuple[int, ...]
    draws: int
    lost: int
    lengths: Sequence[int]
    branching: float
    seconds: float

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.lengths)

    @property
    def players(self) -> list[str]:
        """The names of the players, without colours if these change within a tournament."""
        everybody = range(self.game.players)
        if getattr(self.game, "tournament", False):
            return [f"player {player + 1}" for player in everybody]
        return [player_name(self.game.start(), player) for player in everybody]

    @property
    def games_per_second(self) -> float:
        """Games per second, including their deals."""
        return self.games / self.seconds

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """Wilson's 95 % interval for each player's share of games won alone."""
        return tuple(wilson(won, 0, self.games) for won in self.wins)

    def as_json(self) -> dict[str, Any]:
        """Return the summary with its published keys."""
        return {
            "game": self.name,
            "options": options_of(self.game),
            "games": self.games,
            "seed": self.seed,
            "wins": self.wins,
            "intervals": self.intervals,
            "draws": self.draws,
            "lost": self.lost,
            "length": {
                "min": min(self.lengths),
                "median": median(self.lengths),
                "mean": fmean(self.lengths),
                "max": max(self.lengths),
            },
            "branching": self.branching,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games_per_second, 3),
        }


def simulate(
    name: str,
    game: Game[Any],
    games: int,
    seed: int,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play `games` random games; game number i depends only on `game`, `seed` and i.

    `name` is the name of `game` in the registry. `progress` is called with the number of games
    played since its last call. Raises ValueError if `games` is 0.
    """
    if games < 1:
        raise ValueError(f"at least one game is to be played, not {games}")
    started = perf_counter()
    playouts = []
    for index in range(games):
        playouts.append(play_at_random(game, Random(f"{seed}/{index}")))
        if progress:
            progress(1)
    choices = [count for playout in playouts for count in playout.choices]
    returns = [playout.returns for playout in playouts]
    won = [sum(each[player] == 1 for each in returns) for player in range(game.players)]
    lost = sum(not any(each) for each in returns)
    return Simulation(
        name=name,
        game=game,
        seed=seed,
        wins=tuple(won),
        draws=games - lost - sum(won),
        lost=lost,
        lengths=[len(playout.choices) for playout in playouts],
        branching=fmean(choices) if choices else 0.0,
        seconds=perf_counter() - started,
    )


def play_at_random(game: Game[Any], rng: Random) -> Playout:
    """Play one game; players choose among their legal moves with equal probabilities.

    Raises EndlessGameError after `LONGEST_GAME` decisions.
    """
    state = game.start()
    choices: list[int] = []
    while (actor := state.actor) != NOBODY:
        if actor >= 0:
            moves = state.legal_moves()
            if len(choices) == LONGEST_GAME:
                raise EndlessGameError(
                    f"a game has no end after {LONGEST_GAME:,} decisions; options may give it one"
                )
            choices.append(len(moves))
            state = state.after(rng.choice(moves))
        else:
            state = state.after(draw_outcome(state, rng))
    return Playout(state.returns(), choices)


def draw_outcome(state: State[Any], rng: Random) -> Any:
    """Return a chance event, drawn with its probability."""
    chances = state.chances()
    return (chances if isinstance(chances, Chances) else Chances(chances)).draw(rng)
