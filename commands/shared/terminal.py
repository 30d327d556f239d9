"""The terminal of a session: line editing with history, colours, and wiping of the screen."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

import click

from greenest.commands.shared.colour import paint
from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.printing import fitting
from greenest.system.streams import encodable, printable

LONGEST_COMMAND = 1 << 16

_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Codes that move the cursor to the top left, and clear the screen and the scrollback."""


class LineTerminal:
    """Reads lines from standard input, a terminal or a script, and prints on stdout."""

    def __init__(self) -> None:
        self._is_person = sys.stdin.isatty()
        self._readline: Any = None
        if self._is_person:
            with suppress(ImportError):
                import readline  # `input` then edits and remembers lines

                self._readline = readline

    def read(self, prompt: str) -> str | None:
        """Return the next line, echoed unless it is typed; None at the end of the input."""
        try:
            line = input(prompt) if self._is_person else _scripted(prompt)
        except EOFError:
            click.echo()
            return None
        if not self._is_person:
            click.echo(printable(line))
        return line

    def write(self, text: str) -> None:
        """Show text."""
        click.echo(printable(text))

    def show(self, name: str, picture: str) -> None:
        """Show a picture of a game in its colours."""
        click.echo(paint(fitting(picture), name))

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


def _scripted(prompt: str) -> str:
    """Read one line of a script; raises EOFError at its end."""
    click.echo(prompt, nl=False)
    line = sys.stdin.readline(LONGEST_COMMAND)
    if not line:
        raise EOFError
    if len(line) == LONGEST_COMMAND:
        raise UnusableError("standard input: a line too long for a command")
    if encodable(line) != line:
        raise UnusableError("standard input: not UTF-8 text")
    return line.removesuffix("\n")
