"""The terminal of a session: line editing with history, colours, and wiping of the screen."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import click

from greenest.commands.shared.colour import paint
from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.printing import fitting, width, wrap
from greenest.system.streams import printable

PICTURE_COLUMNS = 60
"""Columns that are enough for the drawings of all games at their usual sizes."""

LONGEST_COMMAND = 1 << 16
MOST_COMMANDS = 20_000
"""The most lines of a script that are read."""

_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Codes that move the cursor to the top left, and clear the screen and the scrollback."""


class _TimeUp(Exception):  # noqa: N818 - as it is said
    """The time for typing a line is up."""


class LineTerminal:
    """Reads lines from standard input, a terminal or a script, and prints on stdout."""

    def __init__(self) -> None:
        self._is_person = sys.stdin.isatty()
        self._commands = 0
        self._readline: Any = None
        if self._is_person:
            with suppress(ImportError):
                import readline  # `input` then edits and remembers lines

                self._readline = readline

    def read(self, prompt: str, seconds: float | None = None) -> str | None:
        """Return the next line; "" if the seconds are over first; None at the end of the input.

        Lines that do not come from a terminal are echoed.
        """
        try:
            line = self._typed(prompt, seconds) if self._is_person else self._scripted(prompt)
        except _TimeUp:
            click.echo()
            return ""
        except EOFError:
            click.echo()
            return None
        except UnicodeDecodeError:
            raise UnusableError("standard input: not UTF-8 text") from None
        if not self._is_person:
            click.echo(printable(line))
        return line

    def _typed(self, prompt: str, seconds: float | None) -> str:
        with _alarm(seconds):
            return input(prompt)

    def _scripted(self, prompt: str) -> str:
        """Read one line of a script; raises EOFError at its end."""
        click.echo(prompt, nl=False)
        line = sys.stdin.readline(LONGEST_COMMAND)
        self._commands += 1
        if not line:
            raise EOFError
        if len(line) == LONGEST_COMMAND or self._commands > MOST_COMMANDS:
            long = len(line) == LONGEST_COMMAND
            wrong = "a line too long for a command" if long else f"over {MOST_COMMANDS:,} commands"
            raise UnusableError(f"standard input: {wrong}")
        return line.removesuffix("\n")

    def write(self, text: str) -> None:
        """Show text."""
        click.echo(printable(text))

    def show(self, name: str, picture: str) -> None:
        """Show a picture of a game in its colours."""
        shown = fitting(picture, width())
        click.echo(paint(shown, name))
        if shown.count("\n") > picture.count("\n") and width() < PICTURE_COLUMNS:
            note = f"(pictures need {PICTURE_COLUMNS} columns; there are {width()})"
            click.echo("\n".join(wrap(note)))

    def hand_over(self, player: str) -> str | None:
        """Wipe the screen and the history, and wait until the player presses Enter.

        Return the text before Enter, or None at the end of the input. If the input is a script,
        return "" at once.
        """
        if not self._is_person:
            click.echo(f"--- {player} ---")
            return ""
        if self._readline:
            self._readline.clear_history()
        if sys.stdout.isatty():
            sys.stdout.write(_WIPE)
        line = self.read(f"{player}: press Enter when nobody else is looking ")
        if sys.stdout.isatty():
            sys.stdout.write(_WIPE)
        return line


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Raise `_TimeUp` within the block after a number of seconds, if the system can.

    The alarm may come at any moment within the block; handler and timer are restored afterwards.
    """
    on_main = threading.current_thread() is threading.main_thread()
    if seconds is None or not hasattr(signal, "setitimer") or not on_main:
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
