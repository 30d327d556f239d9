"""Commands run at a terminal of their own: all of their streams, the keys and what is shown."""

import os
import select
import subprocess
from collections.abc import Callable
from typing import NamedTuple

import pytest

from checkout import ROOT
from shell import AGAIN_SECONDS, command

fcntl = pytest.importorskip("fcntl", reason="no pseudoterminals there")
termios = pytest.importorskip("termios", reason="no pseudoterminals there")

CTRL_C, CTRL_D = "\x03", "\x04"


class Shown(NamedTuple):
    """The exit code, and the lines as the terminal shows them, what was typed among them."""

    code: int
    lines: list[str]


def at_a_terminal(
    *arguments: str,
    keys: str = "",
    after: str = "",
    columns: int = 80,
    piped: bool = False,
) -> Shown:
    """Run a command, typing keys once it has shown the text `after`; `piped` is `| cat`.

    Where nothing comes of Ctrl-C it is pressed again: a wait for input does not notice one that
    came just before it.
    """
    started = command(*arguments)
    if piped:
        started = ["bash", "-c", '"$@" | cat', "piped", *started]
    controller, terminal = os.openpty()
    termios.tcsetwinsize(terminal, (24, columns))
    process = subprocess.Popen(
        started,
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key != "COLUMNS"},
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        preexec_fn=_take(terminal),
    )
    os.close(terminal)
    shown = b""
    awaited: str | None = after
    try:
        while True:
            if awaited is not None and awaited.encode() in shown:
                os.write(controller, keys.encode())
                awaited = None
            while not select.select([controller], [], [], AGAIN_SECONDS)[0]:
                if awaited is None and keys == CTRL_C:
                    os.write(controller, keys.encode())
            some = os.read(controller, 1 << 16)
            if not some:
                break
            shown += some
    except OSError:  # Linux says so at the end of what a closed terminal was sent.
        pass
    finally:
        process.kill()
        os.close(controller)
    return Shown(process.wait(), list(map(_written_over, shown.decode().split("\n"))))


def _take(terminal: int) -> Callable[[], None]:
    """Return what makes the terminal that of the process, so that Ctrl-C reaches it."""
    return lambda: fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


def _written_over(line: str) -> str:
    """Return what a line shows after carriage returns: later text stands over earlier text."""
    shown = ""
    for text in line.split("\r"):
        shown = text + shown[len(text) :]
    return shown.rstrip()
