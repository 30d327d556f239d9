"""Answers on stdout, as lines that fit the terminal or as JSON Lines; messages on stderr."""

from __future__ import annotations

import json
import math
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any, Protocol

import click

from greenest.games.pyramids.board_text import Board
from greenest.games.pyramids.drawing import draw

if TYPE_CHECKING:
    from greenest.play.intervals import Interval

NARROWEST = 20
"""Columns of the narrowest terminal that lines are broken for."""


class Printable(Protocol):
    """An answer that is printed as a JSON line under published keys."""

    def as_json(self) -> dict[str, Any]:
        """Return the keys and values."""


def say(message: str) -> None:
    """Print a line on stderr, above a progress bar if there is one."""
    if "tqdm" in sys.modules:
        from tqdm import tqdm

        tqdm.write(message, file=sys.stderr)
    else:
        click.echo(message, err=True)


def print_lines(*lines: str) -> None:
    """Print lines at once, so that answers stream."""
    click.echo("\n".join(lines))


def print_json(answer: Printable) -> None:
    """Print an answer as a JSON line."""
    click.echo(json.dumps(answer.as_json()))


def width() -> int:
    """Return the columns of the terminal."""
    return max(NARROWEST, shutil.get_terminal_size().columns)


def wrap(text: str, indent: str = "") -> list[str]:
    """Break a sentence or a list of moves into lines that fit the terminal."""
    return textwrap.wrap(
        text,
        width(),
        initial_indent=indent,
        subsequent_indent=indent or "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def many(count: int, noun: str) -> str:
    """Return a number with its noun, `1 board` or `2,000 boards`."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def drawing(board: Board) -> list[str]:
    """Draw a board, or give its bare ranks where the terminal is too narrow."""
    lines = draw(board).splitlines()
    fits = max(map(len, lines)) + 2 <= width()
    return ["  " + line for line in (lines if fits else str(board).split("/"))]


def percent(interval: Interval) -> str:
    """Write an interval in percent, rounded outward so that no end promises too much."""
    low = math.floor(interval.low * 1e5) / 1e3
    high = math.ceil(interval.high * 1e5) / 1e3
    return f"{low:.3f} % to {high:.3f} %"
