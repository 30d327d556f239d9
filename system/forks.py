"""Processes forked from one that got ready: what was loaded before takes memory and time once.

A process that loads compiled code takes a second and 90 MB for it; one that is forked has it at
once, for some MB of its own. A process of a single thread can fork workers from itself, for no
fork finds anything half done. For one of several threads, or one that is not ready itself, a stem
is started like any other process and gets ready, and workers are forked from that. It does nothing
else and runs a single thread of Python; the threads of OpenBLAS end before a fork by themselves.

A worker dies with the process that it was forked from, by the system's hand, and the stem with
whoever started it. All this is for Linux: elsewhere forks lack that tie, or the system's own
libraries do not bear them.
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
"""What a stem is told to do: fork, before the channel for the worker; wait for one, or kill it."""

Serve = Callable[[Connection], None]
"""Works on what comes through a channel."""


class Process(Protocol):
    """A process that may end at any time."""

    @property
    def exitcode(self) -> int | None:
        """Its exit code, a signal negative; None until it is waited for, or if nobody knows."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, at most so many seconds."""

    def kill(self) -> None:
        """End it at once, whatever it is doing."""


def has_one_thread() -> bool:
    """Tell whether this process may fork workers from itself."""
    return ARE_POSSIBLE and len(os.listdir("/proc/self/task")) == 1


class Child:
    """A worker that was forked from this process."""

    def __init__(self, number: int) -> None:
        self.exitcode: int | None = None
        self.number = number

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, which has to be near."""
        if self.exitcode is None:
            _, status = os.waitpid(self.number, 0)
            self.exitcode = os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.exitcode is None:
            os.kill(self.number, signal.SIGKILL)


def fork(serve: Serve) -> tuple[Connection, Child]:
    """Fork a worker from this process, which has to be of one thread."""
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
    """Let go of files, locks and channels that are the parent's."""
    os.closerange(3, channel.fileno())
    os.closerange(channel.fileno() + 1, os.sysconf("SC_OPEN_MAX"))


class Forked:
    """A worker that a stem has forked, or was told to; its number says which."""

    def __init__(self, stem: Stem, number: int) -> None:
        self.exitcode: int | None = None
        self._stem = stem
        self._number = number

    def join(self, timeout: float | None = None) -> None:
        """Have the stem wait for its end, which has to be near; without a stem it ended with it."""
        try:
            self._stem.channel.send((WAIT, self._number))
            self.exitcode = self._stem.channel.recv()
        except (EOFError, OSError):
            self._stem.process.join(timeout)
            self.exitcode = self._stem.process.exitcode

    def kill(self) -> None:
        """Have the stem end it; without a stem it ended with it."""
        with suppress(OSError):
            self._stem.channel.send((KILL, self._number))


class Stem:
    """The process that workers are forked from, and a channel to it."""

    def __init__(self, serve: Serve, ahead: Callable[[], object] | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.channel, theirs = context.Pipe()
        process = context.Process(target=_fork_on_demand, args=(theirs, serve, ahead), daemon=True)
        process.start()
        theirs.close()
        self.process: BaseProcess = process
        self._forked = 0

    def fork(self) -> tuple[Connection, Forked]:
        """Have a worker forked as soon as the stem is ready; raises OSError if the stem is gone."""
        ours, theirs = Pipe()
        with theirs:
            self.channel.send((FORK, self._forked))
            send_handle(self.channel, theirs.fileno(), self.process.pid)
        self._forked += 1
        return ours, Forked(self, self._forked - 1)

    def end(self) -> None:
        """End it, and with it all workers."""
        self.process.kill()
        self.process.join()
        self.channel.close()


def _fork_on_demand(channel: Connection, serve: Serve, ahead: Callable[[], object] | None) -> None:
    """Get ready, then fork workers and wait for their ends, until whoever asks for it is gone."""
    if ahead:
        # What fails here fails in each worker, which can tell.
        with suppress(Exception):
            ahead()
    # Objects that the collector marks are no longer shared.
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
    """Have the system kill this process when the stem dies."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != stem:
        os._exit(1)


def _serve_and_end(serve: Serve, channel: Connection) -> None:
    """Work, and end without tidying up, for what there is belongs to the stem."""
    try:
        serve(channel)
    finally:
        os._exit(1)
