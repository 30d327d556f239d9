"""Checks of input files before a command reads them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from greenest.commands.shared.exits import UnusableError


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
