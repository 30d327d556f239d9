"""Records of games: text that people can read, with the game, its options, the seed and each move.

    greenest record 1
    game green rows=1 cols=3 tournament=no
    seed 7
    chance: G
    chance: B
    chance: W
    player 1: b1xa1

Players are counted from 1. Outcomes of chance are recorded like moves; the seed decides those
to come. Blank lines and lines that begin with # mean nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from greenest.games.options import format_options, make_game
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import GAMES

HEADER = "greenest record 1"

_MOVE = re.compile("(chance|player [1-9][0-9]?): (.+)")
_SEED = re.compile("seed ([0-9]{1,18})")


class RecordError(ValueError):
    """Text that is no record of a game; the message names the line and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was begun: `states` has the start and what followed each of the `moves`."""

    name: str
    game: Game[Any]
    seed: int
    states: tuple[State[Any], ...]
    moves: tuple[Any, ...] = ()

    @property
    def state(self) -> State[Any]:
        """The state reached."""
        return self.states[-1]

    def play(self, move: Any) -> Record:
        """Return the record with one more move; raises `IllegalMove`."""
        states = (*self.states, self.state.play(move))
        return Record(self.name, self.game, self.seed, states, (*self.moves, move))

    def back_to(self, ply: int) -> Record:
        """Return the record of the first moves only, `ply` of them."""
        return Record(self.name, self.game, self.seed, self.states[: ply + 1], self.moves[:ply])

    def __str__(self) -> str:
        """Return the text that `read_record` reads."""
        lines = [HEADER, " ".join(["game", self.name, *format_options(self.game)])]
        lines.append(f"seed {self.seed}")
        for state, move in zip(self.states, self.moves, strict=False):
            lines.append(f"{actor_name(state)}: {state.format_move(move)}")
        return "\n".join([*lines, ""])


def actor_name(state: State[Any]) -> str:
    """Return who acts, as `chance` or `player 1`."""
    return "chance" if state.actor == CHANCE else f"player {state.actor + 1}"


def new_record(name: str, game: Game[Any], seed: int) -> Record:
    """Return the record of a game of that name in which nothing has been played."""
    return Record(name, game, seed, (game.start(),))


def read_record(text: str) -> Record:
    """Read a record and play its moves; raises `RecordError` at the first line that is wrong."""
    numbered = enumerate(map(str.strip, text.splitlines()), 1)
    lines = [(number, line) for number, line in numbered if line and line[0] != "#"]
    if not lines or lines[0][1] != HEADER:
        raise RecordError(f"line 1: no record of a game, which begins with {HEADER!r}")
    if len(lines) < 3:
        raise RecordError("the record ends before the game and the seed are named")
    _, game, (seed_at, seed), *moves = lines
    found = _SEED.fullmatch(seed)
    if not found:
        raise RecordError(
            f"line {seed_at}: {seed!r} is not a seed, which is written as in 'seed 7'"
        )
    record = _read_game(*game, int(found[1]))
    for number, line in moves:
        record = _follow(record, line, number)
    return record


def _read_game(number: int, line: str, seed: int) -> Record:
    word, *rest = line.split()
    if word != "game" or not rest:
        raise RecordError(f"line {number}: {line!r} does not name a game, as 'game green rows=6'")
    name, *options = rest
    if name not in GAMES:
        raise RecordError(f"line {number}: there is no game {name!r}, only {', '.join(GAMES)}")
    try:
        return new_record(name, make_game(GAMES[name], options), seed)
    except ValueError as error:
        raise RecordError(f"line {number}: {error}") from None


def _follow(record: Record, line: str, number: int) -> Record:
    found = _MOVE.fullmatch(line)
    if not found:
        raise RecordError(f"line {number}: {line!r} is not a move, as in 'player 1: c3xc5'")
    if record.state.over:
        raise RecordError(f"line {number}: the game is over before {line!r}")
    actor = actor_name(record.state)
    if found[1] != actor:
        raise RecordError(f"line {number}: {actor} is to act, not {found[1]}")
    try:
        return record.play(record.state.parse_move(found[2]))
    except ValueError as error:
        raise RecordError(f"line {number}: {found[2]}: {error}") from None
