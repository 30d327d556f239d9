"""Printing: answers on stdout, as lines for people or as JSON Lines; messages on stderr."""

from __future__ import annotations

import io
import json
import math
import shutil
import sys
import textwrap
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from greenest.commands.shared.colour import paint
from greenest.games.plurals import many
from greenest.games.pyramids.board import Board, stack_text
from greenest.games.pyramids.drawing import draw
from greenest.system.streams import printable, silence

if TYPE_CHECKING:
    from greenest.play.intervals import Interval
    from greenest.study.sampling import Colours

NARROWEST = 20
"""Lines are wrapped to at least so many columns, even in a narrower terminal."""


def say(message: str) -> None:
    """Print a line on stderr, above a progress bar if there is one.

    Control characters in file names and quotations are escaped. What cannot be written, as to a
    full disk, is lost, and changes no exit code.
    """
    message = printable(message)
    try:
        if "tqdm" in sys.modules:
            from tqdm import tqdm

            tqdm.write(message, file=sys.stderr)
        else:
            click.echo(message, err=True)
    except OSError:
        silence(sys.stderr)


def print_lines(*lines: str) -> None:
    """Print lines on stdout in one write."""
    click.echo("\n".join(lines))


def print_json(answer: Mapping[str, Any]) -> None:
    """Print an answer, under its published keys, as a JSON line."""
    click.echo(json.dumps(answer))


@contextmanager
def printing_bytes() -> Iterator[BinaryIO]:
    """Yield a binary stream to standard output; what is written is flushed at the end.

    A terminal gets characters that it cannot show as escapes.
    """
    yield _Shown() if sys.stdout.isatty() else sys.stdout.buffer
    sys.stdout.flush()
    sys.stdout.buffer.flush()


class _Shown(io.BytesIO):
    """A stream of UTF-8 text, which is shown on a terminal."""

    def write(self, data: Any, /) -> int:
        sys.stdout.write(printable(bytes(data).decode()))
        return len(data)


def width() -> int:
    """Return the width of the terminal on stdout."""
    return max(NARROWEST, shutil.get_terminal_size().columns)


def wrap(text: str, indent: str = "") -> list[str]:
    """Wrap text between words to the terminal's width; escape characters that cannot be printed."""
    return textwrap.wrap(
        printable(text),
        width(),
        initial_indent=indent,
        subsequent_indent=indent or "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def fitting(text: str) -> str:
    """Break the lines that are longer than the terminal's width, between words."""
    lines = ([line] if len(line) <= width() else wrap(line) for line in text.split("\n"))
    return "\n".join(chain.from_iterable(lines))


def drawing(board: Board) -> list[str]:
    """Return the drawing of a board; in a terminal too narrow for it, only the ranks.

    Both forms can be read as a board. A stack of several pyramids is written with all its letters.
    """
    lines = draw(board, stack_text).splitlines()
    fits = max(map(len, lines)) + 2 <= width()
    if not fits:
        return ["  " + line for line in str(board).split("/")]
    return ["  " + line for line in paint("\n".join(lines)).split("\n")]


def percent(interval: Interval) -> str:
    """Return an interval in percent; rounding makes it wider."""
    low = math.floor(interval.low * 1e5) / 1e3
    high = math.ceil(interval.high * 1e5) / 1e3
    return f"{low:.3f} % to {high:.3f} %"


def stacks_of(pieces: int, colours: Colours | None) -> str:
    """Return the stacks of random boards in words; `colours` as in `Run`."""
    if colours is None:
        return many(pieces, "piece")
    return ", ".join(f"{stacks:,} {name}" for name, stacks in colours._asdict().items())
