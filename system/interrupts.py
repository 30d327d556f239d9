"""Ctrl-C, SIGTERM and SIGHUP, which also work while numba compiles."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

DISGUISES = (SystemError, ImportError)
"""Errors by which numba, or the import of a compiled module, replaces a KeyboardInterrupt."""

AGAIN_SECONDS = 0.01

ENDINGS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals that ask a program to end."""


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """Raise KeyboardInterrupt for SIGTERM and SIGHUP, too, unless these signals are ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    mended = [each for each in ENDINGS if signal.getsignal(each) is signal.SIG_DFL]
    for each in mended:
        signal.signal(each, _raise_interrupt)
    try:
        yield
    finally:
        for each in mended:
            signal.signal(each, signal.SIG_DFL)


def _raise_interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def held() -> Iterator[None]:
    """Delay the first signal until the block ends; a second one interrupts at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []

    def hold(number: int, frame: FrameType | None) -> None:
        if waiting:
            raise KeyboardInterrupt
        waiting.append(number)

    heeded = {each: signal.getsignal(each) for each in ENDINGS if callable(signal.getsignal(each))}
    try:
        for each in heeded:
            signal.signal(each, hold)
        yield
    finally:
        for each, handler in heeded.items():
            signal.signal(each, handler)
    if waiting:
        signal.raise_signal(waiting[0])


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
    again until it arrives.
    """
    try:
        with _sent_again():
            yield
    except DISGUISES as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from None
        raise


def is_interrupt(error: BaseException) -> bool:
    """Return whether `error` replaces a KeyboardInterrupt, as errors of numba may."""
    cause: BaseException | None = error
    while isinstance(cause, DISGUISES):
        cause = cause.__cause__
    return isinstance(cause, KeyboardInterrupt)


@contextmanager
def _sent_again() -> Iterator[None]:
    report = sys.unraisablehook
    is_lost = False

    def noticed(unraisable: sys.UnraisableHookArgs) -> None:
        nonlocal is_lost
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            report(unraisable)
            return
        is_lost = True
        # An exception within this hook would be lost, too. Windows has no such timer.
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _raise_interrupt)
            signal.setitimer(signal.ITIMER_REAL, AGAIN_SECONDS)

    sys.unraisablehook = noticed
    try:
        yield
    finally:
        sys.unraisablehook = report
        if is_lost and hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if is_lost:
        raise KeyboardInterrupt
