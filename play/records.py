"""Records of games: text that people can read, with the game, its options, the seed and each move.

    greenest record 1
    game green rows=1 cols=3 tournament=no tie=draw
    seed 7
    chance: G
    chance: B
    chance: W
    player 1: b1xa1

Players are counted from 1. Outcomes of chance are recorded like moves; later ones follow from the
seed. Blank lines and lines that begin with # are comments; in a finished game one has the result.
Between the seed and the moves there may be, each once:

    position BGW/.G.        the state that the game began from, in the game's text
    clock 1800.000 1672.250 the seconds that each player has left
    seats 1 3               the players at the terminal
    brought 12              in files of version 0.4: nothing depends on it any more
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from greenest.games.options import format_options, make_game
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import GAMES
from greenest.play.outcome import result, result_on_time

HEADER = "greenest record 1"
LONGEST_RECORD = 1 << 20
"""Bytes of the longest record that is read, some 50,000 moves."""

_MOVE = re.compile("(chance|player [1-9][0-9]?): (.+)")
_SEED = re.compile("seed ([0-9]{1,18})")
_SECONDS = re.compile(r"[0-9]{1,7}([.][0-9]{1,9})?")


class RecordError(ValueError):
    """The text is not a record of a game; the message names the line and the error."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game in progress: `states` has the start and the state after each of `moves`."""

    name: str
    game: Game[Any]
    seed: int
    states: tuple[State[Any], ...]
    moves: tuple[Any, ...] = ()
    left: tuple[float, ...] | None = None
    """The seconds left to each player; None without a clock."""
    seats: tuple[int, ...] = field(default=(), compare=False)
    """The players at the terminal, counted from 0; none if it is not said."""

    @property
    def is_under_way(self) -> bool:
        """Whether a player has acted, which ends the deal."""
        return any(state.actor != CHANCE for state in self.states[:-1])

    @property
    def dealt(self) -> int:
        """The number of outcomes of chance before a player acts."""
        actors = enumerate(state.actor for state in self.states[:-1])
        return next((ply for ply, actor in actors if actor != CHANCE), len(self.moves))

    @property
    def throws(self) -> int:
        """The number of outcomes of chance after the deal."""
        return sum(state.actor == CHANCE for state in self.states[self.dealt : -1])

    @property
    def late(self) -> int | None:
        """The player who has run out of time, if there is one."""
        return self.left.index(0) if self.left and 0 in self.left else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or on time."""
        return self.state.over or self.late is not None

    @property
    def state(self) -> State[Any]:
        """The state reached."""
        return self.states[-1]

    def play(self, move: Any) -> Record:
        """Return the record with one more move; raises `IllegalMove`."""
        states = (*self.states, self.state.play(move))
        return replace(self, states=states, moves=(*self.moves, move))

    def back_to(self, ply: int) -> Record:
        """Return the record of the first `ply` moves only; time does not go back."""
        return replace(self, states=self.states[: ply + 1], moves=self.moves[:ply])

    def result(self) -> str:
        """Return the outcome of a game that is over, in words."""
        if self.late is not None:
            return result_on_time(self.state, self.late, self.game.players)
        return result(self.state)

    def __str__(self) -> str:
        """Return the text that `read_record` reads."""
        lines = [HEADER, " ".join(["game", self.name, *format_options(self.game)])]
        lines.append(f"seed {self.seed}")
        if not _is_usual_start(self.game, self.states[0]):
            lines.append(f"position {self.states[0]}")
        if self.left:
            lines.append(
                " ".join(["clock", *(f"{each and max(each, 0.001):.3f}" for each in self.left)])
            )
        if self.seats:
            lines.append(" ".join(["seats", *(str(seat + 1) for seat in self.seats)]))
        for state, move in zip(self.states, self.moves, strict=False):
            lines.append(f"{actor_name(state)}: {state.format_move(move)}")
        if self.is_over:
            lines.append(f"# result: {self.result()}")
        return "\n".join([*lines, ""])


def _is_usual_start(game: Game[Any], state: State[Any]) -> bool:
    try:
        return bool(state == game.start())
    except ValueError:  # a board that cannot be dealt
        return False


def actor_name(state: State[Any]) -> str:
    """Return the name of the actor, `chance` or `player 1`."""
    return "chance" if state.actor == CHANCE else f"player {state.actor + 1}"


def new_record(name: str, game: Game[Any], seed: int) -> Record:
    """Return the record of a game of that name in which nothing has been played."""
    return record_from(name, game, seed, game.start())


def record_from(name: str, game: Game[Any], seed: int, start: State[Any]) -> Record:
    """Return the record of a game that begins from a given state."""
    return Record(name, game, seed, (start,))


def is_record(path: Path) -> bool:
    """Tell whether a file begins as a record does; raises OSError if it cannot be read."""
    with path.open("rb") as stream:
        return stream.read(len(HEADER)) == HEADER.encode()


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
    name, made = _read_game(*game)
    heads = _heads(moves)
    record = _begin(game[0], name, made, int(found[1]), heads)
    for number, line in moves[len(heads) :]:
        record = _follow(record, line, number)
    _check_brought(heads)
    return _with_seats(_with_time(record, heads), heads)


def _heads(lines: list[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    """Return the lines before the moves: by its first word, the number and the rest of each."""
    heads: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word not in ("position", "brought", "clock", "seats"):
            break
        if word in heads:
            raise RecordError(f"line {number}: a second {word}")
        heads[word] = number, rest
    return heads


def _begin(
    number: int, name: str, game: Game[Any], seed: int, heads: dict[str, tuple[int, str]]
) -> Record:
    try:
        if "position" not in heads:
            return new_record(name, game, seed)
        number, text = heads["position"]
        return record_from(name, game, seed, game.parse(text))
    except ValueError as error:
        raise RecordError(f"line {number}: {error}") from None


def _check_brought(heads: dict[str, tuple[int, str]]) -> None:
    number, text = heads.get("brought", (0, "0"))
    if not re.fullmatch("[0-9]{1,9}", text):
        raise RecordError(
            f"line {number}: {text!r} is not a number of outcomes, as in 'brought 12'"
        )


def _with_time(record: Record, heads: dict[str, tuple[int, str]]) -> Record:
    if "clock" not in heads:
        return record
    number, text = heads["clock"]
    words = text.split()
    if len(words) != record.game.players or not all(map(_SECONDS.fullmatch, words)):
        raise RecordError(
            f"line {number}: {text!r} is not the seconds of each player, as in '1800 90.5'"
        )
    return replace(record, left=tuple(map(float, words)))


def _with_seats(record: Record, heads: dict[str, tuple[int, str]]) -> Record:
    if "seats" not in heads:
        return record
    number, text = heads["seats"]
    known = [str(player + 1) for player in range(record.game.players)]
    words = text.split()
    if not words or not set(words) <= set(known) or len(set(words)) < len(words):
        raise RecordError(f"line {number}: {text!r} is not seats of {', '.join(known)}, each once")
    return replace(record, seats=tuple(sorted(map(known.index, words))))


def _read_game(number: int, line: str) -> tuple[str, Game[Any]]:
    word, *rest = line.split()
    if word != "game" or not rest:
        raise RecordError(f"line {number}: {line!r} does not name a game, as 'game green rows=6'")
    name, *options = rest
    if name not in GAMES:
        raise RecordError(f"line {number}: there is no game {name!r}, only {', '.join(GAMES)}")
    try:
        return name, make_game(GAMES[name], options)
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
