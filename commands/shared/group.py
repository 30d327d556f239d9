"""The click group of `greenest`: sections, commands loaded on demand, errors in one line."""

from __future__ import annotations

import io
import os
import re
import sys
from collections import UserDict
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from greenest.commands.shared.exits import RUNTIME_ERROR
from greenest.commands.shared.printing import say
from greenest.system.interrupts import ended_like_ctrl_c, interrupts

Sections = Mapping[str, Mapping[str, str]]
"""For each heading, a mapping from the names of its commands to the modules of these commands."""

_GAP_FIRST = re.compile(r"-(?=.*[BGWbgw⚫🟢⚪])[BGWbgw⚫🟢⚪.\-_0-9/(),\s]+", re.DOTALL)
"""A regular expression for a board whose first cell is empty and written `-`."""


class Homes(UserDict[str, Any]):
    """A mapping from names to commands, which imports a command's module at its first use."""

    def __getitem__(self, name: str) -> click.Command:
        """Import the module of a command, and return the command."""
        found = super().__getitem__(name)
        if isinstance(found, str):
            found = self.data[name] = getattr(import_module(found), name)
        assert isinstance(found, click.Command)
        return found


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
        return name, command, boards + rest[end:]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, in sections with headings."""
        for heading, names in self.sections.items():
            limit = formatter.width - 6 - max(map(len, names))
            with formatter.section(heading):
                shorts = [self.commands[name].get_short_help_str(limit) for name in names]
                formatter.write_dl(list(zip(names, shorts, strict=True)))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command and exit with its code; each error is a line on stderr.

        With GREENEST_DEBUG=1 in the environment, unexpected errors show a traceback.
        """
        if not kwargs.get("standalone_mode", True):
            return super().main(*args, **kwargs)
        _mend_streams()
        try:
            with ended_like_ctrl_c():
                code = super().main(*args, **kwargs | {"standalone_mode": False})
        except click.ClickException as error:
            say(_shown(error))
            code = error.exit_code
        except click.Abort:
            say("stopped")
            code = RUNTIME_ERROR
        except Exception as error:
            if os.environ.get("GREENEST_DEBUG") == "1":
                raise
            _drop_unwritten_output()
            text = " ".join(str(error).split())
            say(f"Error: {text or type(error).__name__}")
            code = RUNTIME_ERROR
        sys.exit(code)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; Ctrl-C ends it even in compiled code."""
        with interrupts():
            return super().invoke(ctx)


def _shown(error: click.ClickException) -> str:
    """Return the text that click shows for an error: for a usage error, also the usage."""
    shown = io.StringIO()
    error.show(shown)
    return shown.getvalue().rstrip("\n")


def _mend_streams() -> None:
    """Replace closed streams, and escape characters that the terminal's encoding lacks."""
    _occupy_descriptors()
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.TextIOWrapper(io.BytesIO())
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO())
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _occupy_descriptors() -> None:
    """Occupy the descriptors of closed streams, so that no opened file gets one of them."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _drop_unwritten_output() -> None:
    """Discard output that could not be written, since Python would fail on it at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
