"""Records of games: readable text with the game, its options, the seed and each move.

    greenest record 1
    game green rows=1 cols=3 tournament=no tie=draw
    seed 7
    chance: G
    chance: B
    chance: W
    player 1: b1xa1

Players are counted from 1. Chance events are recorded like moves; the seed determines those that
are not recorded yet. Blank lines and lines that begin with # are comments. A finished game has its
result in a comment. The following lines may stand between the seed and the moves, each at most once
except `name`:

    position BGW/.G.           the state that the game began from, in the game's text
    clock 1800.000 1672.250    the seconds that each player has left
    seats 1 3                  the players at the terminal
    name 1 Ada                 the name of a player; a line for each
    opponent mcts:2s           the level of the program that plays the other seats
    begun 2026-11-26T12:40:03Z when the game began, in UTC
    ended 2026-11-26T13:01:30Z when it was first saved after its end
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from greenest.games.options import format_options, make_game
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import GAMES
from greenest.play.outcome import result, result_on_time
from greenest.system.files import read_text

HEADER = "greenest record 1"
LONGEST_RECORD = 1 << 20
"""The largest size of a record in bytes: some 50,000 moves."""

_MOVE = re.compile("(chance|player [1-9][0-9]?): (.+)")
_SEED = re.compile("seed ([0-9]{1,18})")
DATE = "%Y-%m-%dT%H:%M:%SZ"
"""The format of the times at which a game began and ended."""
LONGEST_NAME = 60
"""The largest number of characters of a player's name."""

_OPPONENT = re.compile("[a-z][a-z0-9:.-]{0,30}")
_SECONDS = re.compile(r"[0-9]{1,7}([.][0-9]{1,3})?")


class RecordError(ValueError):
    """The text is not a record of a game; the message names the line and the error."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as far as it was played.

    `states` has the first state, then the state after each of `moves`.
    """

    name: str
    game: Game[Any]
    seed: int
    states: tuple[State[Any], ...]
    moves: tuple[Any, ...] = ()
    left: tuple[float, ...] | None = None
    """The seconds left to each player; None without a clock."""
    seats: tuple[int, ...] = field(default=(), compare=False)
    """The players at the terminal, counted from 0; empty if not recorded."""
    names: tuple[str, ...] = field(default=(), compare=False)
    """The name of each player, "" for none; empty if no player has a name."""
    opponent: str = field(default="", compare=False)
    """The level of the program that plays the other seats; empty if not recorded."""
    begun: str = field(default="", compare=False)
    """When the game began, in the format of `DATE`; empty if not recorded."""
    ended: str = field(default="", compare=False)
    """When the game was first saved after its end, in the format of `DATE`; empty before."""

    @property
    def dealt(self) -> int:
        """The number of chance events before the first move of any player."""
        actors = enumerate(state.actor for state in self.states[:-1])
        return next((ply for ply, actor in actors if actor != CHANCE), len(self.moves))

    @property
    def throws(self) -> int:
        """The number of chance events after the first move of any player."""
        return sum(state.actor == CHANCE for state in self.states[self.dealt : -1])

    @property
    def late(self) -> int | None:
        """The player who has run out of time; None if all have time."""
        return self.left.index(0) if self.left and 0 in self.left else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or on time."""
        return self.state.over or self.late is not None

    @property
    def state(self) -> State[Any]:
        """The last state."""
        return self.states[-1]

    def play(self, move: Any) -> Record:
        """Return the record with one more move; raises IllegalMove."""
        states = (*self.states, self.state.play(move))
        return replace(self, states=states, moves=(*self.moves, move))

    def back_to(self, ply: int) -> Record:
        """Return the record of the first `ply` moves; clocks are not set back."""
        return replace(self, states=self.states[: ply + 1], moves=self.moves[:ply])

    def called(self, player: int, name: str) -> Record:
        """Return the record with a name for a player; raises ValueError for an unsuitable name."""
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise ValueError(f"{name!r} is not a name, of 1 to {LONGEST_NAME} printable characters")
        names = list(self.names or [""] * self.game.players)
        names[player] = name
        return replace(self, names=tuple(names))

    @property
    def returns(self) -> tuple[float, ...]:
        """Each player's share of the win at the end.

        If a player has run out of time, the other players share the win.
        """
        if self.late is None:
            return self.state.returns()
        others = self.game.players - 1
        return tuple(
            0.0 if player == self.late else 1 / others for player in range(self.game.players)
        )

    def result(self) -> str:
        """Describe the outcome of a game that is over."""
        if self.late is not None:
            return result_on_time(self.state, self.late, self.game.players, self.names)
        return result(self.state, self.names)

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
        lines += [f"name {n} {name}" for n, name in enumerate(self.names, 1) if name]
        said = {"opponent": self.opponent, "begun": self.begun, "ended": self.ended}
        lines += [f"{word} {text}" for word, text in said.items() if text]
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
    """Return the actor's name in records: `chance`, or a player such as `player 1`."""
    return "chance" if state.actor == CHANCE else f"player {state.actor + 1}"


def new_record(name: str, game: Game[Any], seed: int, start: State[Any] | None = None) -> Record:
    """Return the record of a game before its first move, in the state `start` if it is given."""
    return Record(name, game, seed, (game.start() if start is None else start,))


def is_record(path: Path) -> bool:
    """Return whether a file begins like a record; raises OSError if it cannot be read.

    What is no regular file, or longer than any record, is not opened: a pipe would never answer.
    """
    if not path.is_file() or path.stat().st_size > LONGEST_RECORD:
        return False
    try:
        return [line for _, line in _lines(read_text(path, LONGEST_RECORD))][:1] == [HEADER]
    except ValueError:  # no text
        return False


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of a record with their numbers, without blank ones and remarks."""
    numbered = enumerate(map(str.strip, text.splitlines()), 1)
    return [(number, line) for number, line in numbered if line and line[0] != "#"]


def read_record(text: str) -> Record:
    """Read a record and play its moves; raises RecordError at the first wrong line."""
    lines = _lines(text)
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
    for number, word, text in heads:
        try:
            record = _READERS[word](record, text)
        except ValueError as error:
            raise RecordError(f"line {number}: {error}") from None
    return _played(record, moves[len(heads) :])


Head = tuple[int, str, str]
"""A line before the moves: its number, its first word, and the rest of it."""


def _heads(lines: list[tuple[int, str]]) -> list[Head]:
    """Return the lines before the moves.

    Raises RecordError if a first word other than `name` is repeated.
    """
    heads: list[Head] = []
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word not in _READERS:
            break
        if word != "name" and word in (each[1] for each in heads):
            raise RecordError(f"line {number}: a second {word}")
        heads.append((number, word, rest))
    return heads


def _begin(number: int, name: str, game: Game[Any], seed: int, heads: list[Head]) -> Record:
    given = next((head for head in heads if head[1] == "position"), None)
    number = given[0] if given else number
    try:
        return new_record(name, game, seed, game.parse(given[2]) if given else None)
    except ValueError as error:
        raise RecordError(f"line {number}: {error}") from None


def _with_clock(record: Record, text: str) -> Record:
    words = text.split()
    if len(words) != record.game.players or not all(map(_SECONDS.fullmatch, words)):
        raise ValueError(f"{text!r} is not the seconds of each player, as in '1800 90.5'")
    return replace(record, left=tuple(map(float, words)))


def _numbers(record: Record) -> list[str]:
    """Return the numbers of the players, as texts."""
    return [str(player + 1) for player in range(record.game.players)]


def _with_seats(record: Record, text: str) -> Record:
    known, words = _numbers(record), text.split()
    if not words or not set(words) <= set(known) or len(set(words)) < len(words):
        raise ValueError(f"{text!r} is not seats of {', '.join(known)}, each once")
    return replace(record, seats=tuple(sorted(map(known.index, words))))


def _with_name(record: Record, text: str) -> Record:
    number, _, name = text.partition(" ")
    known = _numbers(record)
    if number not in known:
        raise ValueError(f"{text!r} is not a player of {', '.join(known)} and a name")
    if record.names and record.names[known.index(number)]:
        raise ValueError(f"a second name {number}")
    return record.called(known.index(number), name)


def _with_opponent(record: Record, text: str) -> Record:
    if not _OPPONENT.fullmatch(text):
        raise ValueError(f"{text!r} is not a level, as in 'opponent greedy'")
    return replace(record, opponent=text)


def _date(text: str) -> str:
    try:
        return f"{datetime.strptime(text, DATE).isoformat()}Z"
    except ValueError:
        raise ValueError(f"{text!r} is not a time, as 2026-11-26T12:40:03Z") from None


_READERS: dict[str, Callable[[Record, str], Record]] = {
    "position": lambda record, _: record,
    "clock": _with_clock,
    "seats": _with_seats,
    "name": _with_name,
    "opponent": _with_opponent,
    "begun": lambda record, text: replace(record, begun=_date(text)),
    "ended": lambda record, text: replace(record, ended=_date(text)),
}
"""A function for each kind of line before the moves, which adds its content to a record.

`position` is read earlier.
"""


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


def _played(record: Record, lines: list[tuple[int, str]]) -> Record:
    """Return the record with the moves of numbered lines."""
    states, moves = [record.state], []
    for number, line in lines:
        move, state = _follow(states[-1], line, number)
        moves.append(move)
        states.append(state)
    return replace(record, states=tuple(states), moves=tuple(moves))


def _follow(state: State[Any], line: str, number: int) -> tuple[Any, State[Any]]:
    """Return the move of a line, and the state after it."""
    found = _MOVE.fullmatch(line)
    if not found:
        raise RecordError(f"line {number}: {line!r} is not a move, as in 'player 1: c3xc5'")
    if state.over:
        raise RecordError(f"line {number}: the game is over before {line!r}")
    actor = actor_name(state)
    if found[1] != actor:
        raise RecordError(f"line {number}: {actor} is to act, not {found[1]}")
    try:
        move = state.parse_move(found[2])
        return move, state.play(move)
    except ValueError as error:
        raise RecordError(f"line {number}: {found[2]}: {error}") from None
