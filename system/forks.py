"""Workers forked from a process that has loaded compiled code, which they share.

Loading compiled code takes a second and 90 MB; a forked process has it at once, for some MB of its
own. A process with a single thread can fork workers from itself. A process with several threads, or
one that has not loaded the code, starts a stem: a process that loads the code and then only forks
workers. It runs a single thread of Python; the threads of OpenBLAS end by themselves before a fork.

Workers die with the process that they were forked from (PDEATHSIG), and the stem with its parent.
Only Linux has PDEATHSIG and system libraries that are safe to fork.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import recv_handle, send_handle
from typing import Protocol

ARE_POSSIBLE = sys.platform == "linux"

PR_SET_PDEATHSIG = 1
"""In linux/prctl.h: a signal to receive when the parent dies."""
FORK, WAIT, KILL = range(3)
"""Requests to a stem: fork a worker, for whose pipe a handle follows; wait for one; kill one."""

Serve = Callable[[Connection], None]
"""The function of a worker, given its pipe."""


class Process(Protocol):
    """A process that may end at any time."""

    @property
    def exitcode(self) -> int | None:
        """Its exit code, negative for a signal; None until `join`, or if unknown."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, at most `timeout` seconds."""

    def kill(self) -> None:
        """End it at once."""


def has_one_thread() -> bool:
    """Tell whether this process may fork workers from itself."""
    return ARE_POSSIBLE and len(os.listdir("/proc/self/task")) == 1


class Child:
    """A worker that was forked from this process."""

    def __init__(self, number: int) -> None:
        self.exitcode: int | None = None
        self.number = number

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end; it must be about to end."""
        if self.exitcode is None:
            _, status = os.waitpid(self.number, 0)
            self.exitcode = os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """End it at once."""
        if self.exitcode is None:
            os.kill(self.number, signal.SIGKILL)


def fork(serve: Serve) -> tuple[Connection, Child]:
    """Fork a worker from this process, which must have a single thread."""
    ours, theirs = Pipe()
    with theirs:
        parent = os.getpid()
        number = os.fork()
        if not number:
            _end_with(parent)
            _close_all_but(theirs)
            gc.freeze()
            _serve_and_end(serve, theirs)
    return ours, Child(number)


def _close_all_but(channel: Connection) -> None:
    """Close the files, locks and pipes of the parent."""
    os.closerange(3, channel.fileno())
    os.closerange(channel.fileno() + 1, os.sysconf("SC_OPEN_MAX"))


class Forked:
    """A worker forked by a stem, which knows it by a number."""

    def __init__(self, stem: Stem, number: int) -> None:
        self.exitcode: int | None = None
        self._stem = stem
        self._number = number

    def join(self, timeout: float | None = None) -> None:
        """Have the stem wait for its end, which must be near; workers of a lost stem have ended."""
        try:
            self._stem.channel.send((WAIT, self._number))
            self.exitcode = self._stem.channel.recv()
        except (EOFError, OSError):
            self._stem.process.join(timeout)
            self.exitcode = self._stem.process.exitcode

    def kill(self) -> None:
        """Have the stem kill it; workers of a lost stem have ended."""
        with suppress(OSError):
            self._stem.channel.send((KILL, self._number))


class Stem:
    """The process that workers are forked from, and a pipe to it."""

    def __init__(self, serve: Serve, ahead: Callable[[], object] | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.channel, theirs = context.Pipe()
        process = context.Process(target=_fork_on_demand, args=(theirs, serve, ahead), daemon=True)
        process.start()
        theirs.close()
        self.process: BaseProcess = process
        self._forked = 0

    def fork(self) -> tuple[Connection, Forked]:
        """Have a worker forked once the stem is ready; raises OSError if the stem is lost."""
        ours, theirs = Pipe()
        with theirs:
            self.channel.send((FORK, self._forked))
            send_handle(self.channel, theirs.fileno(), self.process.pid)
        self._forked += 1
        return ours, Forked(self, self._forked - 1)

    def end(self) -> None:
        """End the stem, and its workers with it."""
        self.process.kill()
        self.process.join()
        self.channel.close()


def _fork_on_demand(channel: Connection, serve: Serve, ahead: Callable[[], object] | None) -> None:
    """Call `ahead`, then serve requests until the parent ends."""
    if ahead:
        # A failure is raised again, and reported, in each worker.
        with suppress(Exception):
            ahead()
    # The garbage collector would write to objects, which are shared until then.
    gc.freeze()
    stem = os.getpid()
    forked: dict[int, int] = {}
    with suppress(EOFError, OSError):
        while True:
            asked, number = channel.recv()
            if asked == FORK:
                theirs = Connection(recv_handle(channel))
                forked[number] = os.fork()
                if not forked[number]:
                    _end_with(stem)
                    channel.close()
                    _serve_and_end(serve, theirs)
                theirs.close()
                continue
            process = forked.pop(number)
            if asked == KILL:
                os.kill(process, signal.SIGKILL)
            _, status = os.waitpid(process, 0)
            if asked == WAIT:
                channel.send(os.waitstatus_to_exitcode(status))


def _end_with(stem: int) -> None:
    """Have the system kill this process when its parent dies."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != stem:
        os._exit(1)


def _serve_and_end(serve: Serve, channel: Connection) -> None:
    """Serve, and end without cleaning up what belongs to the parent."""
    try:
        serve(channel)
    finally:
        os._exit(1)
