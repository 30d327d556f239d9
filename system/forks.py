"""Processes forked from one that got ready: what was loaded before takes memory and time once.

A process that loads compiled code takes a second and 90 MB for it. So one process, the stem, is
started like any other and gets ready; workers are forked from it, each for some MB of its own. The
stem does nothing else and runs a single thread of Python, so no fork finds anything half done; the
threads of OpenBLAS end before a fork by themselves. A worker dies with the stem, by the system's
hand, and the stem with whoever started it. All this is for Linux: elsewhere forks lack that tie,
or the system's own libraries do not bear them.
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
FORK = -1
"""What a stem is told to have it fork, before the channel for the worker; else whom to wait for."""

Serve = Callable[[Connection], None]
"""Works on what comes through a channel."""


class Process(Protocol):
    """A process that may end at any time."""

    @property
    def exitcode(self) -> int | None:
        """Its exit code, a signal negative; None until it is waited for, or if nobody knows."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, at most so many seconds."""


class Forked:
    """A worker that a stem has forked, or was told to; its number says which."""

    def __init__(self, stem: Stem, number: int) -> None:
        self.exitcode: int | None = None
        self._stem = stem
        self._number = number

    def join(self, timeout: float | None = None) -> None:
        """Have the stem wait for its end, which has to be near; without a stem it ended with it."""
        try:
            self._stem.channel.send(self._number)
            self.exitcode = self._stem.channel.recv()
        except (EOFError, OSError):
            self._stem.process.join(timeout)
            self.exitcode = self._stem.process.exitcode


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
            self.channel.send(FORK)
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
    forked: list[int] = []
    with suppress(EOFError, OSError):
        while True:
            asked = channel.recv()
            if asked != FORK:
                _, status = os.waitpid(forked[asked], 0)
                channel.send(os.waitstatus_to_exitcode(status))
                continue
            theirs = Connection(recv_handle(channel))
            forked.append(os.fork())
            if not forked[-1]:
                _end_with(stem)
                channel.close()
                _serve_and_end(serve, theirs)
            theirs.close()


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
