"""A game between people at a terminal and opponents that the program plays.

A person types a move or a command of `HELP`. Then chance and the opponents act until a person has
to choose again. This person sees what has happened since their last turn, and the board from their
side. If two people at one terminal have secrets from each other, the screen is wiped in between.

Taking back moves does not change later chance events, as `turns` explains.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from greenest.games.plurals import many
from greenest.games.protocol import Game, IllegalMove, State
from greenest.games.registry import rules_page
from greenest.play import turns
from greenest.play.advice import Adviser
from greenest.play.clock import Clock, date_now, on_its_face
from greenest.play.entry import read_move
from greenest.play.known_options import SOLVER, objection
from greenest.play.opponents import Opponent, level_for
from greenest.play.outcome import party_name, player_name
from greenest.play.records import LONGEST_RECORD, Record, is_record, read_record
from greenest.play.wording import (
    choices,
    glossary,
    marked_since,
    move_list,
    moves_in_words,
    wrapped,
)
from greenest.system.files import read_text, write_text

HELP = """\
  a number or a move  play it, as 3, a2xb2, A2 B2 or a2b2
  moves               list the legal moves
  hint                say which moves are good
  solve               play out a solution
  undo [N]            take back your last move, or N of them, and what followed
  redo [N]            play again what was taken back
  show                show the game again
  rules               explain the rules and how moves are written
  light on, light off say at once when a capture has lost the puzzle
  save FILE           write the game to a file, with whatever is hidden in it
  load FILE           go on with a game that was saved
  help                show this
  quit, q             leave
( ) and * mark what has changed since your last move."""
PUZZLE_ALONE = ("  solve ", "  light ")
"""The beginnings of lines of `HELP` that apply only to the puzzle Greenest."""

QUIT = ("q", "quit", "exit")
UNSAVED = "this game is not saved"


class Terminal(Protocol):
    """The input and output of a session."""

    def read(self, prompt: str) -> str | None:
        """Return the next line, or None at the end of the input."""

    def write(self, text: str) -> object:
        """Show text."""

    def show(self, name: str, picture: str) -> object:
        """Show a picture of the game called `name`."""

    def hand_over(self, player: str) -> str | None:
        """Hide everything until a player confirms being alone; return the line typed then."""


class Session:
    """A game in progress; `seats` are the players at the terminal, at least one.

    `make_rival` takes a level's name and a game, and makes the opponent for the other seats.
    It raises ValueError if there is no such level, or if the opponent cannot play the game. The
    players have clocks if the record has times. `path` is the file from which the game was read.
    """

    def __init__(
        self,
        record: Record,
        seats: Collection[int],
        make_rival: Callable[[str, Game[Any]], Opponent],
        terminal: Terminal,
        adviser: Adviser | None = None,
        make_clock: Callable[[tuple[float, ...]], Clock] = Clock,
        light: bool = True,
        path: str = "",
    ) -> None:
        self.record = replace(record, seats=tuple(sorted(seats)))
        self.terminal = terminal
        self._make_rival = make_rival
        self._rival = make_rival(record.opponent, record.game)
        self._adviser = adviser or Adviser()
        self._make_clock = make_clock
        self._clock = make_clock(record.left) if record.left else None
        self._light = light
        self._path = path
        self._ahead: Record | None = None
        self._kept = record.moves
        self._shown_ply = len(record.moves)
        self._viewer: int | None = None
        self._is_done = self._is_warned = self._is_repeated = False
        self._last = ""

    def run(self) -> None:
        """Play until a person quits or the input ends."""
        self._go_on()
        while not self._is_done and (line := self._read()) is not None:
            if self._note_time():
                continue
            if line.strip():
                self._obey(line.strip())
        if self._clock:
            self._clock.stop()

    @property
    def _state(self) -> State[Any]:
        return self.record.state

    def _read(self) -> str | None:
        if self.record.is_over:
            return self.terminal.read("over> ")
        name = party_name(self._state, self.record.names)
        if self._clock is None:
            return self.terminal.read(f"{name}> ")
        left = self._clock.left[self._state.actor]
        return self.terminal.read(f"{name}, {on_its_face(left)}> ")

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], object]] = {
            "help": lambda _: self._help(),
            "moves": lambda _: self._list_moves(),
            "hint": lambda _: self._hint(),
            "solve": lambda _: self._solve(),
            "undo": self._undo,
            "redo": self._redo,
            "show": lambda _: self._show(),
            "rules": lambda _: self.terminal.write(rules_page(self.record.name)),
            "light": self._switch_light,
            "save": self._save,
            "load": self._load,
        } | dict.fromkeys(QUIT, lambda _: self._leave())
        self._is_warned = self._is_warned and word.lower() in (*QUIT, "load")
        self._is_repeated, self._last = line == self._last, line
        command = commands.get(word.lower())
        if command is None:
            self._play(line)
        else:
            command(rest.strip())

    @property
    def is_kept(self) -> bool:
        """Whether the moves are saved; also true as long as no person has made a choice."""
        return not turns.has_chosen(self.record) or self.record.moves == self._kept

    def _help(self) -> None:
        left_out = PUZZLE_ALONE if objection(SOLVER, self.record.game) else ()
        lines = [line for line in HELP.split("\n") if not line.startswith(left_out)]
        self.terminal.write(glossary("\n".join(lines)))

    def _leave(self) -> None:
        self._is_done = self._may_drop("q once more leaves")

    def _may_drop(self, otherwise: str) -> bool:
        """Return whether the game may be dropped: it is saved or over, or a warning came before.

        If not, return False and print the warning, which ends with `otherwise`.
        """
        if self._is_droppable:
            return True
        self._is_warned = True
        self._say(f"{UNSAVED}: save FILE keeps it, {otherwise}")
        return False

    @property
    def _is_droppable(self) -> bool:
        return self._is_warned or self.is_kept or self.record.is_over

    def _say(self, text: str) -> None:
        self.terminal.write(wrapped(text))

    def _play(self, text: str) -> None:
        if self.record.is_over:
            self._say(f"the game is over: {self.record.result()}")
            return
        try:
            move = read_move(self._state, text)
            played = self.record.play(move)
        except IllegalMove as error:
            self._say(f"not legal: {error}")
        except ValueError as error:
            self._say(f"{error}; try help")
        else:
            before = self._state
            if self._ahead and self._ahead.moves[len(self.record.moves)] == move:
                self._redo("")
            else:
                self.record, self._ahead = played, None
                self._go_on()
            subjects = before, played.state, self.record.game
            if self._light and (warning := self._advised(self._adviser.light, *subjects)):
                self._say(f"! {warning}")

    def _advised(self, ask: Callable[..., Any], *subjects: Any) -> Any:
        """Return `ask(*subjects)`, where `ask` is a method of the adviser; None after Ctrl-C."""
        try:
            return ask(*subjects)
        except KeyboardInterrupt:
            self._say("stopped")
            return None

    def _list_moves(self) -> None:
        over = self.record.is_over
        self.terminal.write("no moves: the game is over" if over else move_list(self._state))

    def _hint(self) -> None:
        if self.record.is_over:
            self._say("the game is over")
            return
        for line in self._advised(self._adviser.hint, self._state, self.record.game) or []:
            self._say(line)

    def _solve(self) -> None:
        """Play a solution to its end; undo and redo then step through it."""
        if self.record.is_over:
            self._say("the game is over")
            return
        found = self._advised(self._adviser.solution, self._state, self.record.game)
        if not found:
            return
        moves, text = found
        for move in moves or ():
            self.record = self.record.play(move)
        if moves:
            self._ahead = None
            self._go_on()
            text += f"; undo {len(moves)} goes back to where it begins, redo steps through it"
        self._say(text)

    def _undo(self, text: str) -> None:
        """Go back to an earlier choice of a person; `text` is how many choices, by default 1."""
        count = self._count(text)
        acted = turns.choices_made(self.record)
        if count is None:
            return
        if count > len(acted):
            many = "nothing" if not acted else f"no more than {len(acted)}"
            self._say(f"there is {many} to take back")
            return
        self._ahead = self._ahead or self.record
        back = self.record.back_to(acted[-count])
        if back.throws < self.record.throws:
            self._say("what was thrown or drawn since comes again, whatever you play")
        self.record, self._shown_ply = back, len(back.moves)
        self._meet()

    def _redo(self, text: str) -> None:
        """Repeat moves that were taken back, up to a choice of a person or the end of the game.

        `text` is the number of choices to go forward, by default 1.
        """
        count, ahead = self._count(text), self._ahead
        if count is None:
            return
        if ahead is None:
            self._say("there is nothing to play again")
            return
        stops = turns.stops(ahead, len(self.record.moves))
        if count > len(stops):
            self._say(f"there is no more than {len(stops)} to play again")
            return
        ply = stops[count - 1]
        self.record = replace(ahead.back_to(ply), left=self.record.left)
        self._ahead = None if ply == len(ahead.moves) else ahead
        self._meet()

    def _count(self, text: str) -> int | None:
        """Return the number in `text`, or 1 if `text` is empty.

        Print a message and return None if `text` is not a whole number from 1 to 999,999.
        """
        if text and (not text.isdecimal() or len(text) > 6 or not int(text)):
            self._say(f"{text!r} is not a number of moves")
            return None
        return int(text or 1)

    def _go_on(self) -> None:
        """Let chance, opponents, and people who can only pass act, until a person has a choice."""
        self._settle()
        while turns.is_rivals(self.record):
            self._time(self._state.actor)
            move = turns.answer(self.record, self._rival)
            if self._is_late():
                break
            self.record = self.record.play(move)
            self._settle()
        self._meet()

    def _settle(self) -> None:
        self._time(None)
        self.record = turns.settled(self.record)

    def _meet(self) -> None:
        """Show the game to the person who chooses next, and what happened since their last move."""
        viewer = turns.viewer(self.record)
        if viewer is not None and viewer != self._viewer and turns.has_secrets(self.record, viewer):
            self._time(None)
            name = player_name(self._state, viewer, self.record.names)
            line = self.terminal.hand_over(name)
            if line and line.strip().lower() in QUIT and not self._is_droppable:
                line = self.terminal.hand_over(f"{UNSAVED}, q once more leaves\n{name}")
            if line is None or line.strip().lower() in QUIT:
                self._is_done = True
                return
            self._shown_ply = min(self._shown_ply, turns.unseen_since(self.record, viewer))
        self._viewer = viewer
        sees = partial(turns.sees, self.record, viewer)
        for line in moves_in_words(self.record, self._shown_ply, sees):
            self._say(line)
        self._shown_ply = len(self.record.moves)
        self._time(None if self.record.is_over else self._state.actor)
        self._show()

    def _show(self) -> None:
        state = self._state
        viewer = turns.viewer(self.record)
        picture = state.draw(viewer, marked_since(self.record, viewer))
        self.terminal.show(self.record.name, picture)
        if self.record.is_over:
            self._say(self.record.result())
        else:
            self.terminal.write(choices(state))

    def _time(self, player: int | None) -> None:
        """Run the clock of `player`; if `player` is None, stop all clocks."""
        if self._clock:
            self._clock.stop() if player is None else self._clock.run_for(player)
            self.record = replace(self.record, left=self._clock.left)

    def _is_late(self) -> bool:
        if self._clock:
            self.record = replace(self.record, left=self._clock.left)
        return self.record.late is not None

    def _note_time(self) -> bool:
        """Return whether the game ended because time ran out while a line was typed.

        In that case, print the outcome.
        """
        if self.record.is_over or not self._is_late():
            return False
        self._time(None)
        self._say(self.record.result())
        return True

    def _switch_light(self, text: str) -> None:
        if text.lower() not in ("on", "off"):
            self._say("light is switched by light on and light off")
            return
        self._light = text.lower() == "on"
        self._say(f"the light is {text.lower()}")

    def _save(self, name: str) -> None:
        """Write the record to the file `name`; if `name` is empty, to the file used last.

        A file with another record is replaced only if the person repeats the command. A file that
        contains no record is never replaced.
        """
        if not name and not self._path:
            self._say("save needs the name of a file")
            return
        self._is_late()
        ended = (self.record.ended or date_now()) if self.record.is_over else ""
        self.record = replace(self.record, ended=ended)
        name = name or self._path
        path = Path(name)
        try:
            if path.exists() and not is_record(path):
                raise ValueError("it is there, and no record of a game")
            if path.exists() and path != Path(self._path) and not self._is_repeated:
                raise ValueError("it holds a game; save FILE once more overwrites it")
            text = str(self.record)
            if len(text.encode()) > LONGEST_RECORD:
                raise ValueError(f"more than {LONGEST_RECORD:,} bytes, which nothing reads")
            write_text(path, text)
        except (OSError, ValueError) as error:
            self._say(f"{name} not written: {getattr(error, 'strerror', None) or error}")
        else:
            self._path = name
            self._kept = self.record.moves
            self._say(f"{name}: {many(len(self.record.moves), 'move')}, chance included")

    def _load(self, name: str) -> None:
        if not name:
            self._say("load needs the name of a file")
            return
        if not self._may_drop("load FILE once more drops it"):
            return
        try:
            record = read_record(read_text(Path(name), LONGEST_RECORD))
            level = level_for(record.opponent or self.record.opponent, record.game)
            rival = self._make_rival(level, record.game)
            seats = record.seats or self.record.seats
            if max(seats) >= record.game.players:
                raise ValueError(f"{record.name} has no seat {max(seats) + 1}")
        except (OSError, ValueError) as error:
            self._say(f"{name} not read: {getattr(error, 'strerror', None) or error}")
        else:
            self._take_up(replace(record, seats=seats, opponent=level), rival)
            self._path, self._kept = name, record.moves

    def _take_up(self, record: Record, rival: Opponent) -> None:
        """Continue with `record`, against `rival`.

        If `record` is of the same game as before, no player gets more time than is left now.
        """
        self._time(None)
        old = self.record
        same = (record.name, record.seed, record.states[0]) == (old.name, old.seed, old.states[0])
        if same and old.left:
            record = replace(record, left=tuple(map(min, record.left or old.left, old.left)))
        self._rival, self._ahead, self._viewer = rival, None, None
        self._clock = self._make_clock(record.left) if record.left else None
        self.record, self._shown_ply = record, len(record.moves)
        self._go_on()
