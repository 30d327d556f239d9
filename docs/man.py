"""Writes the manual page greenest(1) from the help of the commands, for `make man`.

The format is troff with the `man` macros. A line that begins with a dot is a macro: `.SH` a
heading, `.TP` an entry of a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import click

from greenest import __version__
from greenest.cli import SECTIONS, main
from greenest.commands.shared.exits import EXIT_CODES

BOARDS = """
A board is written by ranks from the top, separated by / or on lines of their own: BGW/G.W. B, G and
W, or lower case, are stacks by their top colour; ., - and _ are empty cells, and a number is as
many of them. (BGW) is a stack of three, top first. Drawings, as greenest prints them, are read too.
A FILE holds boards separated by blank lines, and # starts a comment; - is standard input.

Cells are named as in chess, and c3xc5 is the stack on c3 capturing the one on c5.
"""
DEBUG = "If it is 1, an error while running is shown with its traceback."


def page() -> str:
    """Return the manual page."""
    return "\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    context = click.Context(main, info_name="greenest", help_option_names=["-h", "--help"])
    about = (main.help or "").strip()
    yield f'.TH GREENEST 1 "" "greenest {__version__}"'
    yield from (".SH NAME", f"greenest \\- {_text(about[0].lower() + about[1:].rstrip('.'))}")
    yield from (".SH SYNOPSIS", f".B {_usage(main, context)}")
    yield ".SH BOARDS"
    yield from _paragraphs(BOARDS)
    yield ".SH OPTIONS"
    yield from _options(main, context)
    yield ".SH COMMANDS"
    for heading, names in SECTIONS.items():
        yield from (".PP", f".I {_text(heading)}")
        for name in names:
            yield from _command(name, context)
    yield ".SH EXIT STATUS"
    yield from _entries(re.findall(r"^ +([0-9])  (.+)$", EXIT_CODES, re.MULTILINE))
    yield ".SH ENVIRONMENT"
    yield from _entries([("GREENEST_DEBUG", DEBUG)])


def _command(name: str, parent: click.Context) -> Iterator[str]:
    command = main.commands[name]
    context = click.Context(command, info_name=name, parent=parent)
    yield f".SS {_usage(command, context)}"
    yield from _paragraphs(command.help or "")
    yield from _options(command, context)


def _usage(command: click.Command, context: click.Context) -> str:
    return _text(" ".join([context.command_path, *command.collect_usage_pieces(context)]))


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    options = (each for each in command.get_params(context) if isinstance(each, click.Option))
    records = (option.get_help_record(context) for option in options)
    return _entries(record for record in records if record)


def _entries(entries: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield the lines of a list; an entry is a name, shown in the margin, and its meaning."""
    for name, meaning in entries:
        yield from (".TP", f".B {_text(name)}", _text(meaning))


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        yield from (".PP", _text(" ".join(paragraph.split())))


def _text(plain: str) -> str:
    """Escape text that troff would read as a macro or an escape sequence."""
    escaped = plain.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    escaped = escaped.replace("…", "...")  # groff reads Latin-1
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped


if __name__ == "__main__":
    print(page(), end="")
