"""Exit codes, and errors of the library as one line on stderr."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO, Any, NoReturn

import click

from greenest.commands.shared.printing import say
from greenest.solver.verdict import Status

RUNTIME_ERROR, WRONG_USAGE, UNDECIDED, REFUSED = 1, 2, 3, 4
PRECEDENCE = (RUNTIME_ERROR, WRONG_USAGE, REFUSED, UNDECIDED)

_EXTRAS = {
    "distributed": "cluster",
    "pyarrow": "parquet",
    "matplotlib": "report",
    **dict.fromkeys(("cryptography", "fastapi", "pydantic", "uvicorn"), "web"),
}
"""The extra of each package that a command may miss."""

EXIT_CODES = """\b
Exit codes:
  0  every position was decided
  1  an error while running
  2  wrong usage or unreadable input
  3  something stayed undecided, or its proof is too long
  4  a verification failed
"""


class UnusableError(click.ClickException):
    """A command cannot use its input; the message is one line."""

    exit_code = WRONG_USAGE


class RefutedError(click.ClickException):
    """A claim was checked and is wrong; the message is one line."""

    exit_code = REFUSED


class StoppedError(click.ClickException):
    """Ctrl-C was pressed; the message about unfinished work is printed without "Error:"."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message."""
        click.echo(self.message, file, err=True)


class Outcome:
    """The exit code of a command that continues after failures.

    `decided` counts the positions with a verdict, even "undecided".
    """

    def __init__(self) -> None:
        self.codes: set[int] = set()
        self.decided = 0

    def refuse(self, message: str) -> None:
        """Print a message about unreadable input on stderr, and record exit code 2."""
        say(message)
        self.codes.add(WRONG_USAGE)

    def count(self, statuses: Collection[str]) -> None:
        """Count verdicts; record exit code 3 if one of their statuses is "undecided"."""
        self.decided += len(statuses)
        if Status.UNDECIDED in statuses:
            self.codes.add(UNDECIDED)

    def exit(self) -> NoReturn:
        """Exit with the gravest of the codes."""
        gravest = next((code for code in PRECEDENCE if code in self.codes), 0)
        click.get_current_context().exit(gravest)


@contextmanager
def unusable(
    *errors: type[Exception],
    where: object = "",
    ending: type[click.ClickException] = UnusableError,
) -> Iterator[None]:
    """Turn exceptions of the classes `errors` into an `ending`; `where` begins the message.

    Nothing else catches errors of the library: `ending_of` has the others.
    """
    try:
        yield
    except errors as error:
        raise ending(_said(error, where)) from error


readable = partial(unusable, OSError, UnicodeDecodeError)
"""As `unusable`, for a file that cannot be read or is not UTF-8."""


def ending_of(error: Exception) -> click.ClickException | None:
    """Return what ends a command after an error, None for an error of the library while running.

    Errors of click end it as they are. A package that is not installed, and a ledger that cannot be
    used, become an UnusableError.
    """
    if isinstance(error, click.ClickException):
        return error
    if isinstance(error, click.Abort):
        return StoppedError("stopped")
    package = (getattr(error, "name", None) or "").partition(".")[0]
    if isinstance(error, ModuleNotFoundError) and package in _EXTRAS:
        install = f"pip install '.[{_EXTRAS[package]}]' in a clone of greenest"
        return UnusableError(f"{package} is not installed: {install}")
    from greenest.study.book.errors import LedgerError, LedgerFailedError

    is_of_ledger = isinstance(error, LedgerError) and not isinstance(error, LedgerFailedError)
    return UnusableError(str(error)) if is_of_ledger else None


def in_one_line(error: Exception) -> str:
    """Return the message of an error; of an error of a file, its name and the reason."""
    return " ".join(_said(error).split())


def _said(error: Exception, where: object = "") -> str:
    if isinstance(error, UnicodeDecodeError):
        text = "not UTF-8 text"
    else:
        text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    place = where or getattr(error, "filename", None)
    return f"{place}: {text}" if place else text
