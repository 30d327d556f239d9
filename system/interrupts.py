"""Ctrl-C, SIGTERM and SIGHUP, which also work while numba compiles."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any

DISGUISES = (SystemError, ImportError)
"""Errors by which numba, or the import of a compiled module, replaces a KeyboardInterrupt."""

AGAIN_SECONDS = 0.01
HAS_TIMER = hasattr(signal, "setitimer")
Handler = Callable[[int, FrameType | None], None]

ENDINGS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals that ask a program to end."""


def ended_like_ctrl_c() -> AbstractContextManager[None]:
    """Raise KeyboardInterrupt for SIGTERM and SIGHUP, too, unless these signals are ignored."""
    return _handled(_raise_interrupt, lambda before: before is signal.SIG_DFL)


def _raise_interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def held() -> Iterator[None]:
    """Delay the first signal until the block ends; a second one interrupts at once."""
    waiting: list[int] = []

    def hold(number: int, frame: FrameType | None) -> None:
        if waiting:
            raise KeyboardInterrupt
        waiting.append(number)

    with _handled(hold, callable):
        yield
    if waiting:
        signal.raise_signal(waiting[0])


@contextmanager
def _handled(handler: Handler, replaces: Callable[[Any], bool]) -> Iterator[None]:
    """Handle the signals that end a program otherwise within the block, in the main thread.

    `replaces` says of a signal's handler whether it is replaced.
    """
    is_main = threading.current_thread() is threading.main_thread()
    handlers = {each: signal.getsignal(each) for each in ENDINGS if is_main}
    replaced = {each: before for each, before in handlers.items() if replaces(before)}
    try:
        for each in replaced:
            signal.signal(each, handler)
        yield
    finally:
        for each, before in replaced.items():
            signal.signal(each, before)


@contextmanager
def blocked() -> Iterator[None]:
    """Delay signals until the block ends; processes started in it have these signals blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        # The tracker, too, has SIGHUP blocked, which would end it. To start it unblocks the others.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        # Another thread, such as one of NumPy, may still receive a signal.
        with held():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt even if numba replaces it by another error, or loses it.

    While LLVM compiles, Ctrl-C takes effect at the next line of Python. If that line is in a
    callback of LLVM or in a finalizer, Python only reports the exception. So a timer raises it
    again until it arrives; Windows has none, and raises it at the end of the block.
    """
    report = sys.unraisablehook
    lost: list[type[BaseException]] = []

    def noticed(unraisable: sys.UnraisableHookArgs) -> None:
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            report(unraisable)
            return
        lost.append(unraisable.exc_type)
        # An exception within this hook would be lost, too.
        if HAS_TIMER:
            signal.signal(signal.SIGALRM, _raise_interrupt)
            signal.setitimer(signal.ITIMER_REAL, AGAIN_SECONDS)

    sys.unraisablehook = noticed
    try:
        yield
    except DISGUISES as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from None
        raise
    finally:
        sys.unraisablehook = report
        if lost and HAS_TIMER:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if lost:
        raise KeyboardInterrupt


def is_interrupt(error: BaseException) -> bool:
    """Return whether `error` replaces a KeyboardInterrupt, as errors of numba may."""
    cause: BaseException | None = error
    while isinstance(cause, DISGUISES):
        cause = cause.__cause__
    return isinstance(cause, KeyboardInterrupt)
