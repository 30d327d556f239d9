"""Files to write that are input, too."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from greenest.commands.shared.exits import UnusableError


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Exit if `path`, the value of `option`, is an input file, even under another name."""
    for argument in arguments or ("-",):
        with suppress(OSError, ValueError):  # no such file, or a standard input that is no file
            source = sys.stdin.fileno() if argument == "-" else argument
            if os.path.samestat(os.stat(source), path.stat()):
                raise UnusableError(
                    f"{path}: {option} would overwrite what is read; name another file"
                )
