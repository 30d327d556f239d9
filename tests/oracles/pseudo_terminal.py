"""A terminal that a test sits at: the command runs in it, keys are typed, the screen is read."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time

import pyte

from shell import AGAIN_SECONDS, command

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = re.compile(r"(^|\n)(player [^\n]*|over)(> |looking )$")


class PseudoTerminal:
    """The command with these arguments, in a terminal of so many columns and 50 rows."""

    def __init__(self, *arguments, columns=60, cwd=None, prompt=PROMPT, **environment):
        self.screen = pyte.Screen(columns, 50)
        self.stream = pyte.ByteStream(self.screen)
        self.prompt = prompt
        self.printed = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (50, columns))
        kept = {key: os.environ[key] for key in os.environ if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=cwd,
            env=kept | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self):
        self.wait()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    @property
    def text(self):
        """What was printed since the last keys, without escapes."""
        return ESCAPES.sub("", self.printed).replace("\r", "")

    @property
    def lines(self):
        """The lines of the screen, down to the last that is not blank."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip().split("\n")

    def wait(self, seconds=60):
        """Read until the command asks for the next line; return what it has printed till then."""
        end = time.monotonic() + seconds
        while not self.prompt.search(self.text):
            if not self._is_ready(end - time.monotonic()) or not self._read():
                raise AssertionError(f"no prompt after {self.text!r}")
        return self.text

    def _is_ready(self, seconds):
        return bool(select.select([self.ours], [], [], max(0, seconds))[0])

    def _read(self):
        try:
            found = os.read(self.ours, 1 << 16)
        except OSError:  # how Linux tells that nobody is at the other end
            return False
        self.printed += self.decoder.decode(found)
        self.stream.feed(found)
        return bool(found)

    def type(self, line):
        """Type a line and Enter, and return what is printed up to the next prompt."""
        self.printed = ""
        os.write(self.ours, f"{line}\r".encode())
        return self.wait()

    def leave(self, line="q"):
        """Type a line after which the command ends, and return its exit code."""
        os.write(self.ours, f"{line}\r".encode())
        return self.rest()

    def interrupt(self):
        """Press Ctrl-C until something comes of it, and return the exit code.

        The wait for keys of Python's readline does not notice one that came after its prompt, but
        just before it.
        """
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            if self._is_ready(AGAIN_SECONDS):
                break
        return self.rest()

    def rest(self, seconds=60):
        """Read to the end of the command, and return its exit code."""
        end = time.monotonic() + seconds
        while self._is_ready(end - time.monotonic()) and self._read():
            pass
        return self.process.wait(max(0, end - time.monotonic()))
