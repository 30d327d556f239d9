"""`games`, `perft`, `simulate` and `values`: the games, their rules counted and played out."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean, median
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import click

from greenest.commands.shared.chosen_game import chosen_game, game_argument, game_options
from greenest.commands.shared.exits import UNDECIDED, UnusableError, unusable
from greenest.commands.shared.options import json_option, shape_argument
from greenest.commands.shared.printing import many, percent, print_json, print_lines, say, wrap
from greenest.commands.shared.progress import progress
from greenest.commands.shared.reading import in_short
from greenest.games.options import format_options, options_of
from greenest.games.perft import MOST_STATES, TooManyError
from greenest.games.perft import perft as count_sequences
from greenest.games.protocol import Game, State
from greenest.games.registry import GAMES

if TYPE_CHECKING:
    from greenest.play.simulation import Simulation

LONGEST_SEQUENCE = 1000
LARGEST_COUNT = 10**8


@dataclass(frozen=True, slots=True)
class Listed:
    """A game that can be played, at its default options."""

    name: str
    game: Game[Any]

    @property
    def summary(self) -> str:
        """The first sentence about the game."""
        return (type(self.game).__doc__ or "").strip().split("\n")[0]

    def as_json(self) -> dict[str, Any]:
        """Return the game and its options under their published keys."""
        return {
            "game": self.name,
            "players": self.game.players,
            "summary": self.summary,
            "options": options_of(self.game),
        }

    def lines(self) -> list[str]:
        """Return the same for people."""
        head = f"{self.name}, {many(self.game.players, 'player')}"
        options = " ".join(format_options(self.game))
        return [head, *wrap(self.summary, "  "), *wrap(options, "  ")]


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their options and defaults."""
    for name in GAMES:
        listed = Listed(name, chosen_game(name, ()))
        if as_json:
            print_json(listed)
        else:
            print_lines(*listed.lines())


@dataclass(frozen=True, slots=True)
class Sequences:
    """Count the move sequences of length 1, 2, ... `depth`."""

    game: str
    depth: int
    nodes: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the counts under their published keys."""
        return {"game": self.game, "depth": self.depth, "nodes": list(self.nodes)}

    def lines(self) -> list[str]:
        """Return a line for each length."""
        width = len(f"{max(self.nodes):,}")
        return [f"{length:<4} {count:>{width},}" for length, count in enumerate(self.nodes, 1)]


@click.command()
@game_argument
@click.option(
    "--depth",
    type=click.IntRange(min=1, max=LONGEST_SEQUENCE),
    required=True,
    metavar="N",
    help="The longest sequences to count.",
)
@click.option(
    "--max-states",
    type=click.IntRange(min=1, max=LARGEST_COUNT),
    default=MOST_STATES,
    show_default=True,
    metavar="N",
    help="States to go through.",
)
@click.option("--position", metavar="TEXT", help="Where to start.  [default: before the deal]")
@game_options
@json_option
def perft(
    name: str,
    depth: int,
    max_states: int,
    position: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count the sequences of moves of each length.

    Passes and the outcomes of chance are moves. A count that would go through more states than
    --max-states is given up, with exit code 3.
    """
    start = _state(name, chosen_game(name, options), position)
    try:
        counted = Sequences(name, depth, count_sequences(start, depth, max_states))
    except TooManyError as error:
        say(f"stopped: {error}")
        raise SystemExit(UNDECIDED) from None
    if as_json:
        print_json(counted)
    else:
        print_lines(*counted.lines())


def _state(name: str, game: Game[Any], text: str | None) -> State[Any]:
    if text is None:
        return cast(State[Any], game.start())
    try:
        return cast(State[Any], game.parse(text))
    except ValueError as error:
        wrong = in_short(error)
        raise UnusableError(f"--position is no position of {name}: {wrong}") from None


@click.command()
@game_argument
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    required=True,
    metavar="N",
    help="How many games.",
)
@click.option("--seed", type=click.IntRange(min=0), required=True, metavar="S", help="Which games.")
@game_options
@json_option
def simulate(name: str, count: int, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Play games at random and count.

    Win rates come with their 95 % intervals of Wilson. Lengths and numbers of legal moves are those
    of the players' decisions: passes count, chance does not.
    """
    from greenest.play.simulation import EndlessGameError
    from greenest.play.simulation import simulate as play_all

    game = chosen_game(name, options)
    with unusable(EndlessGameError), progress(count, " games") as shown:
        found = play_all(name, game, count, seed, shown.advance)
    if as_json:
        print_json(found)
    else:
        print_lines(*_simulation_lines(found))


def _simulation_lines(found: Simulation) -> list[str]:
    options = " ".join(format_options(found.game))
    head = f"{found.name} ({options}), seed {found.seed}: {many(found.games, 'game')}"
    lines = wrap(head)
    labels = [f"{name} wins" for name in found.players]
    across = max(map(len, (*labels, "lost by all")))
    for label, won, interval in zip(labels, found.wins, found.intervals, strict=True):
        share = f"{100 * won / found.games:8.3f} %  ({percent(interval)})"
        lines.append(f"  {label:{across}} {won:>9,} {share}")
    for label, number in (("draws", found.draws), ("lost by all", found.lost)):
        if number:
            lines.append(f"  {label:{across}} {number:>9,} {100 * number / found.games:8.3f} %")
    lengths = found.lengths
    lines += wrap(
        f"length: least {min(lengths)}, median {median(lengths):g}, mean {fmean(lengths):.1f}, "
        f"most {max(lengths)}; {found.branching:.2f} legal moves on the average"
    )
    return [*lines, f"{found.games_per_second:,.0f} games/s, {found.seconds:.1f} s"]


@dataclass(frozen=True, slots=True)
class Valued:
    """A setup and its value for player 1."""

    setup: str
    value: str

    def as_json(self) -> dict[str, Any]:
        """Return the setup and its value under their published keys."""
        return {"setup": self.setup, "value": self.value}


@dataclass(frozen=True, slots=True)
class ValuedSetups:
    """Number of setups of a game by value."""

    name: str
    game: Game[Any]
    counts: dict[str, int]
    seconds: float

    @property
    def setups(self) -> int:
        """The number of all setups."""
        return sum(self.counts.values())

    def as_json(self) -> dict[str, Any]:
        """Return the counts under their published keys."""
        head = {"game": self.name, "options": options_of(self.game), "setups": self.setups}
        return head | self.counts | {"seconds": round(self.seconds, 6)}

    def lines(self, rows: int, cols: int) -> list[str]:
        """Return the counts and shares for people."""
        lines = [f"{self.name} {rows}x{cols}: {many(self.setups, 'setup')}, for player 1"]
        for value, count in self.counts.items():
            lines.append(f"  {value:4} {count:>9,} {100 * count / self.setups:8.3f} %")
        return lines


@click.command()
@game_argument
@shape_argument
@game_options
@json_option
def values(name: str, shape: tuple[int, int], options: tuple[str, ...], as_json: bool) -> None:
    """Value every setup of a two-player game by searching it to the end.

    The value of a setup is the result for player 1, who begins, under perfect play: win, draw or
    loss. With --json, each setup has a line before the summary.
    """
    from greenest.play.values import VALUES, setups, value

    started = perf_counter()
    game = chosen_game(name, (*options, f"rows={shape[0]}", f"cols={shape[1]}"))
    try:
        found = setups(game)
    except ValueError as error:
        raise UnusableError(f"{name}: {error}") from None
    counts = dict.fromkeys(VALUES, 0)
    with progress(len(found), " setups") as shown:
        for state in found:
            valued = Valued(str(state), value(state))
            counts[valued.value] += 1
            shown.advance()
            if as_json:
                with shown.above():
                    print_json(valued)
    summary = ValuedSetups(name, game, counts, perf_counter() - started)
    if as_json:
        print_json(summary)
    else:
        print_lines(*summary.lines(*shape))
