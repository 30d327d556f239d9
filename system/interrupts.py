"""Ctrl-C, whatever compiled code and its compiler make of it."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DISGUISES = (SystemError, ImportError)
"""What numba raises for it, one in another; and a compiled module that is being imported."""

AGAIN_SECONDS = 0.01


@contextmanager
def interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt for an error that compiled code made of it, and for one that it lost.

    While LLVM compiles, Ctrl-C waits for the next line of Python. That may be one of a function
    that LLVM calls back, or of a finalizer: what is raised there is reported and goes no further.
    Such an interrupt is sent again a moment later, until it arrives.
    """
    try:
        with _sent_again():
            yield
    except DISGUISES as error:
        if is_interrupt(error):
            raise KeyboardInterrupt from None
        raise


def is_interrupt(error: BaseException) -> bool:
    """Tell whether an error is what compiled code made of Ctrl-C."""
    cause: BaseException | None = error
    while isinstance(cause, DISGUISES):
        cause = cause.__cause__
    return isinstance(cause, KeyboardInterrupt)


@contextmanager
def _sent_again() -> Iterator[None]:
    report = sys.unraisablehook
    lost: list[threading.Timer] = []

    def noticed(unraisable: sys.UnraisableHookArgs) -> None:
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            report(unraisable)
            return
        # Sent from here it would be lost once more.
        lost.append(threading.Timer(AGAIN_SECONDS, _interrupt_main))
        lost[-1].start()

    sys.unraisablehook = noticed
    try:
        yield
    finally:
        sys.unraisablehook = report
        for each in lost:
            each.cancel()
    if lost:
        raise KeyboardInterrupt


def _interrupt_main() -> None:
    """Interrupt the main thread, also where it waits for another one."""
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, signal.SIGINT)
    else:
        _thread.interrupt_main()
