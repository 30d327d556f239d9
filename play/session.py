"""A game between people at a terminal and opponents that the program plays.

Whatever is left to luck at some ply, outcomes of chance and choices of opponents, is a function of
the record's seed and the ply alone. So whoever takes moves back and plays them again, or goes on
from a saved record, gets the same again.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from greenest.games.protocol import CHANCE, IllegalMove, State
from greenest.play.opponents import Opponent
from greenest.play.records import HEADER, Record, actor_name
from greenest.play.simulation import draw_outcome
from greenest.system.files import write_text

HELP = """\
  a number or a move  play it
  moves               list the legal moves
  undo                take back your last move and what followed
  save FILE           write the game to a file, with whatever is hidden in it
  help                show this
  quit                leave"""


class Session:
    """A game going on; `seats` are the players at the terminal, at least one.

    `read` returns the next line after a prompt, None at the end of the input; `write` shows text.
    """

    def __init__(
        self,
        record: Record,
        seats: Collection[int],
        rival: Opponent,
        read: Callable[[str], str | None],
        write: Callable[[str], object],
    ) -> None:
        self.record = record
        self.seats = seats
        self.rival = rival
        self.read = read
        self.write = write

    def run(self) -> None:
        """Play until somebody quits or the input ends."""
        self._go_on()
        while (line := self.read(f"{self._prompt}> ")) is not None:
            words = line.split(maxsplit=1)
            if words == ["quit"]:
                return
            if words:
                self._obey(words[0], line.strip())

    @property
    def _state(self) -> State[Any]:
        return self.record.state

    @property
    def _prompt(self) -> str:
        return "over" if self._state.over else actor_name(self._state)

    def _obey(self, word: str, line: str) -> None:
        if line == "help":
            self.write(HELP)
        elif line == "moves":
            self.write(move_list(self._state))
        elif line == "undo":
            self._undo()
        elif word == "save":
            self.write(_save(self.record, line.removeprefix("save").strip()))
        else:
            self._play(line)

    def _play(self, text: str) -> None:
        try:
            self.record = self.record.play(read_move(self._state, text))
        except IllegalMove as error:
            self.write(f"not legal: {error}")
        except ValueError as error:
            self.write(f"{error}; try help")
        else:
            self._go_on()

    def _undo(self) -> None:
        """Go back to where somebody at the terminal last had a choice."""
        acted = [ply for ply, state in enumerate(self.record.states[:-1]) if self._is_ours(state)]
        if not acted:
            self.write("there is nothing to take back")
            return
        self.record = self.record.back_to(acted[-1])
        self._show()

    def _is_ours(self, state: State[Any]) -> bool:
        return state.actor in self.seats

    def _go_on(self) -> None:
        """Let chance and the opponents act, tell what can be seen of it, and show the game."""
        told = []
        while not self._state.over and not self._is_ours(self._state):
            state = self._state
            rng = Random(f"{self.record.seed}/{len(self.record.moves)}")
            choose = draw_outcome if state.actor == CHANCE else self.rival
            move = choose(state, rng)
            seen = all(state.sees(seat, move) for seat in self.seats)
            told.append((actor_name(state), state.format_move(move) if seen else "(unseen)"))
            self.record = self.record.play(move)
        for name, moves in groupby(told, key=lambda each: each[0]):
            self.write(_wrapped(f"{name}: {' '.join(move for _, move in moves)}"))
        self._show()

    def _show(self) -> None:
        state = self._state
        if state.over:
            self.write(f"{state.draw()}\n{result(state)}")
            return
        viewer = state.actor if len(self.seats) > 1 else next(iter(self.seats))
        self.write(f"{state.draw(viewer)}\n{move_list(state)}")


def read_move(state: State[Any], text: str) -> Any:
    """Read the notation of a move, or its number in the list; raises ValueError."""
    moves = state.legal_moves()
    for move in moves:
        if state.format_move(move) == text:
            return move
    if text.isdecimal():
        if not 1 <= int(text) <= len(moves):
            raise ValueError(f"there is no move {text} in the list")
        return moves[int(text) - 1]
    return state.parse_move(text)


def move_list(state: State[Any]) -> str:
    """Return the legal moves with their numbers from 1, in columns that fit the terminal."""
    moves = state.legal_moves()
    digits = len(str(len(moves)))
    cells = [f"{n:>{digits}} {state.format_move(move)}" for n, move in enumerate(moves, 1)]
    return _columns(cells) if cells else "no moves: the game is over"


def result(state: State[Any]) -> str:
    """Return who won, and the points if the game has any, of a state at the end."""
    names = [f"player {player + 1}" for player in range(len(state.returns()))]
    winners = [name for name, share in zip(names, state.returns(), strict=True) if share]
    if not winners:
        text = "lost"
    else:
        text = f"{winners[0]} wins" if len(winners) == 1 else f"draw: {', '.join(winners)}"
    if hasattr(state, "scores"):
        points = zip(names, state.scores(), strict=True)
        text += f" ({', '.join(f'{name} {score}' for name, score in points)})"
    return text


def _save(record: Record, name: str) -> str:
    """Write a record to a file that is new or a record, and return what to say about it."""
    if not name:
        return "save needs the name of a file"
    path = Path(name)
    try:
        if path.exists() and not path.read_bytes().startswith(HEADER.encode()):
            return f"{name} not written: it is there, and no record of a game"
        write_text(path, str(record))
    except (OSError, ValueError) as error:
        return f"{name} not written: {getattr(error, 'strerror', None) or error}"
    return f"{name}: {len(record.moves)} moves, chance included"


def _columns(cells: Sequence[str]) -> str:
    width = max(map(len, cells)) + 3
    in_row = max(1, (_width() - 2) // width)
    rows = [cells[start : start + in_row] for start in range(0, len(cells), in_row)]
    return "\n".join("  " + "".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows)


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _width(), subsequent_indent="  ", break_on_hyphens=False)


def _width() -> int:
    return max(20, shutil.get_terminal_size().columns)
