"""A terminal for tests: a command runs in it, keys are typed, the screen is read."""

import codecs
import os
import re
import select
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import NamedTuple

import pyte
import pytest

from checkout import ROOT
from shell import AGAIN_SECONDS, LONGEST_WAIT, START

fcntl = pytest.importorskip("fcntl", reason="no pseudoterminals there")
termios = pytest.importorskip("termios", reason="no pseudoterminals there")

CTRL_C, CTRL_D = "\x03", "\x04"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = re.compile(r"(^|\n)(player [^\n]*|over)(> |looking )$")


class Terminal:
    """The command with these arguments in a terminal of `columns` columns and 50 rows.

    `redirect` follows the command in the shell, such as `| cat`; `before` is a line of Python that
    runs first in the command's process.
    """

    def __init__(self, *arguments, columns=60, cwd=ROOT, redirect="", before="", **environment):
        self.screen = pyte.Screen(columns, 50)
        self.stream = pyte.ByteStream(self.screen)
        self.printed = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.ours, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (50, columns))
        started = [sys.executable, "-c", f"{before}\n{START}", *arguments]
        kept = {key: os.environ[key] for key in os.environ if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            ["bash", "-c", f'"$@" {redirect}', "", *started] if redirect else started,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=cwd,
            env=kept | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
            # Ctrl-C reaches a process whose own terminal it is.
            preexec_fn=lambda: fcntl.ioctl(theirs, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def text(self):
        """Return what was printed since the last line typed, without escapes."""
        return ESCAPES.sub("", self.printed).replace("\r", "")

    @property
    def lines(self):
        """Return the lines of the screen down to the last one that is not blank."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip().split("\n")

    def wait(self, awaited=PROMPT, seconds=LONGEST_WAIT):
        """Read until the text matches `awaited`, by default a prompt; return the text before it."""
        end = time.monotonic() + seconds
        while not awaited.search(self.text):
            if not self._is_ready(end - time.monotonic()) or not self._read():
                raise AssertionError(f"no {awaited.pattern!r} in {self.text!r}")
        return self.text

    def press(self, keys):
        os.write(self.ours, keys.encode())

    def type(self, line):
        """Type a line and Enter; return the text up to the next prompt."""
        self.printed = ""
        self.press(f"{line}\r")
        return self.wait()

    def leave(self, keys="q\r"):
        """Press keys that end the command; return its exit code."""
        self.press(keys)
        return self.rest()

    def interrupt(self):
        """Press Ctrl-C until the command ends; return its exit code.

        A wait for input misses an interrupt just before it.
        """
        self.press(CTRL_C)
        return self.rest(again=CTRL_C)

    def rest(self, seconds=LONGEST_WAIT, again=""):
        """Read to the end of the command; return its exit code.

        The keys `again` are pressed whenever nothing is printed for a while.
        """
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self._is_ready(AGAIN_SECONDS):
                self.press(again)
            elif not self._read():
                break
        return self.process.wait(max(0, end - time.monotonic()))

    def _is_ready(self, seconds):
        return bool(select.select([self.ours], [], [], max(0, seconds))[0])

    def _read(self):
        try:
            found = os.read(self.ours, 1 << 16)
        except OSError:  # Linux says so where nobody is at the other end.
            return False
        self.printed += self.decoder.decode(found)
        self.stream.feed(found)
        return bool(found)


@contextmanager
def at_prompt(*arguments, **settings):
    """Return a terminal where the command asks for its first line."""
    with Terminal(*arguments, **settings) as terminal:
        terminal.wait()
        yield terminal


class Shown(NamedTuple):
    """The exit code, and the whole text on the screen with the keys typed."""

    code: int
    printed: str

    @property
    def lines(self):
        """Return the lines as a terminal shows them: text after a carriage return overwrites."""
        return [_written_over(line) for line in self.printed.split("\n")]


def at_a_terminal(*arguments, keys="", after="", columns=80, redirect="", before=""):
    """Run a command to its end, and press keys once it has shown the text `after`."""
    with Terminal(*arguments, columns=columns, redirect=redirect, before=before) as terminal:
        if keys:
            terminal.wait(re.compile(re.escape(after)))
            terminal.press(keys)
        code = terminal.rest(again=keys if keys == CTRL_C else "")
        return Shown(code, terminal.printed)


def _written_over(line):
    shown = ""
    for text in line.split("\r"):
        shown = text + shown[len(text) :]
    return shown.rstrip()
