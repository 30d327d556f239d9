"""Runs a command in a child of this process, which has loaded and compiled everything it needs."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import shim

PATIENCE = 30.0
"""Seconds after which a command counts as hanging."""
PATIENCE_AT_FIRST = 600.0
"""The same for a command that has to load everything first, on a busy machine."""
STARTED_WRONG = 98
HUNG = 97
WAITS = 96
"""An exit code that no command has: the child waited for a lock."""
WAITING = "waiting until it is free"
"""Printed by a command that waits for a lock, which may last for ever."""


class Ended(NamedTuple):
    """The end of a child: its exit code (negative for a signal), stdout, stderr, and calls."""

    code: int
    printed: str
    said: str
    calls: int


def words(command: str, folder: Path) -> list[str]:
    """Return the words of a command, in which `@` is a folder."""
    return [word.replace("@", f"{folder}/") for word in command.split()]


def run_child(
    command: str,
    folder: Path,
    aside: Path,
    disturb: Callable[[], object] = int,
    patience: float = PATIENCE,
) -> Ended:
    """Run a command of greenest in a child that counts its calls on files of a folder.

    It calls `disturb` first. Its output is kept in the folder `aside`.
    """
    printed, said, count = files = [aside / name for name in ("printed", "said", "count")]
    for each in files:
        each.write_bytes(b"")
    child = os.fork()
    if not child:
        for stream, each in enumerate((printed, said), 1):
            os.dup2(os.open(each, os.O_WRONLY), stream)
        _be_child(words(command, folder), folder, count, disturb)
    code = _wait(child, patience, said)
    told = [each.read_text(errors="replace") for each in (printed, said)]
    return Ended(code, *told, int(count.read_text() or 0))


def _be_child(
    arguments: list[str], folder: Path, count: Path, disturb: Callable[[], object]
) -> None:
    code = STARTED_WRONG
    try:
        from greenest.cli import main

        shim.watch(folder)
        disturb()
        try:
            main(arguments, prog_name="greenest")
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        gc.collect()
        sys.stdout.flush()
        count.write_text(f"{shim.count()}")
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def _wait(child: int, patience: float, said: Path) -> int:
    """Wait for a child and return its exit code. Kill it in time, or when it waits for a lock."""
    began = time.monotonic()
    code = HUNG
    while code == HUNG and time.monotonic() < began + patience:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.002)
        if time.monotonic() > began + 1 and WAITING in said.read_text(errors="replace"):
            code = WAITS
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return code
