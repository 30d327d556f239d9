"""The click group of `greenest`: sections, commands loaded on demand, errors in one line."""

from __future__ import annotations

import io
import os
import re
import sys
from collections import Counter, UserDict
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from greenest.commands.shared.exits import RUNTIME_ERROR, ending_of, in_one_line
from greenest.commands.shared.printing import say
from greenest.system.interrupts import ended_like_ctrl_c, interrupts
from greenest.system.streams import OutputError, mend_streams, silence

Sections = Mapping[str, Mapping[str, str]]
"""For each heading, a mapping from the names of its commands to the modules of these commands."""

_GAP_FIRST = re.compile(r"-(?=.*[BGWbgw⚫🟢⚪⬛🟩⬜])[BGWbgw⚫🟢⚪⬛🟩⬜.\-_0-9/(),\s]+", re.DOTALL)
"""A regular expression for a board whose first cell is empty and written `-`."""


class Homes(UserDict[str, Any]):
    """A mapping from names to commands, which imports the module of a command that is asked for."""

    def __getitem__(self, name: str) -> click.Command:
        """Import the module of a command, and return the command."""
        command: click.Command = getattr(import_module(super().__getitem__(name)), name)
        return command


class SectionedGroup(click.Group):
    """A group whose commands are listed in sections and fail with one line on stderr."""

    def __init__(self, name: str, *, sections: Sections, **rest: Any):
        homes = {name: home for each in sections.values() for name, home in each.items()}
        super().__init__(name, commands=Homes(homes), **rest)
        self.sections = sections

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the sections."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the name of the command, the command, and its arguments.

        A `-` at the beginning of a board becomes a dot, since click would take it for an option.
        """
        name, command, rest = super().resolve_command(ctx, args)
        end = rest.index("--") if "--" in rest else len(rest)
        boards = ["." + each[1:] if _GAP_FIRST.fullmatch(each) else each for each in rest[:end]]
        rest = boards + rest[end:]
        if command and not ctx.resilient_parsing:
            _refuse_repeated(command, rest, ctx)
        return name, command, rest

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, in sections with headings."""
        for heading, names in self.sections.items():
            limit = formatter.width - 6 - max(map(len, names))
            with formatter.section(heading):
                shorts = [self.commands[name].get_short_help_str(limit) for name in names]
                formatter.write_dl(list(zip(names, shorts, strict=True)))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command and exit with its code; each error is a line on stderr.

        The end of the program that reads the output ends the command without a message.
        With GREENEST_DEBUG=1 in the environment, errors while running show a traceback.
        """
        if not kwargs.get("standalone_mode", True):
            return super().main(*args, **kwargs)
        mend_streams()
        try:
            with ended_like_ctrl_c():
                code = super().main(*args, **kwargs | {"standalone_mode": False})
        except OutputError as error:
            silence(sys.stdout)
            if not error.is_closed_pipe:
                say(f"Error: {error}")
            code = RUNTIME_ERROR
        except Exception as error:
            ending = ending_of(error)
            if ending is None and os.environ.get("GREENEST_DEBUG") == "1":
                raise
            ending = ending or click.ClickException(in_one_line(error))
            shown = io.StringIO()
            ending.show(shown)  # of a usage error, also the usage
            say(shown.getvalue().rstrip("\n"))
            code = ending.exit_code
            try:
                sys.stdout.flush()
            except OutputError:  # on the same full disk
                silence(sys.stdout)
        sys.exit(code)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; Ctrl-C ends it even in compiled code."""
        with interrupts():
            return super().invoke(ctx)


def _refuse_repeated(command: click.Command, args: Sequence[str], parent: click.Context) -> None:
    """Raise UsageError for an option given twice, unless its values add up.

    click alone would take the last value. An option for help still shows help.
    """
    ctx = click.Context(command, parent, command.name, resilient_parsing=True)
    _, _, given = command.make_parser(ctx).parse_args(list(args))
    if command.get_help_option(ctx) in given:
        return
    for option, count in Counter(given).items():
        if count > 1 and not getattr(option, "multiple", False):
            names = "/".join([*option.opts, *option.secondary_opts])
            ctx.fail(f"{names} is given twice: give it once.")
