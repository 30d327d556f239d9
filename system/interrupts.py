"""Ctrl-C, whatever compiled code makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

DISGUISES = (SystemError, ImportError)
"""What numba raises for it, one in another; and a compiled module that is being imported."""


@contextmanager
def interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt for an error that compiled code made of it."""
    try:
        yield
    except DISGUISES as error:
        cause: BaseException | None = error
        while isinstance(cause, DISGUISES):
            cause = cause.__cause__
        if isinstance(cause, KeyboardInterrupt):
            raise KeyboardInterrupt from None
        raise
