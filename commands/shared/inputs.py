"""Checks of input files before a command reads them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import file_digest, sha256
from pathlib import Path

import click

from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.reading import Format, Tables


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Exit if `path`, the value of `option`, is an input file, even under another name."""
    if not path.exists():
        return
    for argument in arguments or ("-",):
        is_input = False
        with suppress(OSError, ValueError):  # no such file, or a standard input that is no file
            source = sys.stdin.fileno() if argument == "-" else argument
            is_input = os.path.samestat(os.stat(source), path.stat())
        if is_input:
            raise UnusableError(f"{path}: {option} would overwrite what is read; name another file")


def refuse_streams(arguments: Sequence[str], option: str) -> None:
    """Refuse streams and folders as input for `option`, which writes a file about the input."""
    no_files = [each for each in arguments if os.path.exists(each) and not os.path.isfile(each)]
    if not arguments or "-" in arguments or no_files:
        given = "a folder" if any(map(os.path.isdir, no_files)) else "a stream"
        raise click.UsageError(f"{option} depends on the input: give files or boards, not {given}.")


def digest_of(arguments: Sequence[str], tables: Tables) -> str:
    """Return a hash of the boards given and of the files' contents, but not of the files' names."""
    total = sha256()
    for each in arguments:
        if os.path.exists(each):
            try:
                with open(each, "rb") as file:
                    content = file_digest(file, "sha256")
            except OSError as error:
                raise OSError(error.errno, error.strerror, each) from None
            form = tables.format_of(each)
            if form is not Format.TEXT:
                content.update(f"\0{form} {tables.columns.board}".encode(errors="surrogateescape"))
        else:
            content = sha256(each.encode(errors="surrogateescape"))
        total.update(content.digest())
    return total.hexdigest()
