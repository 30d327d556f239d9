"""Exit codes, and errors of the library as one line on stderr."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO, Any, NoReturn

import click

from greenest.commands.shared.printing import say
from greenest.solver.verdict import Status, Verdict

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
  3  something stayed undecided, or its proof did not fit the limits
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

    def count(self, verdict: Verdict) -> None:
        """Count a verdict; record exit code 3 if it is undecided."""
        self.note([verdict.status])

    def note(self, statuses: Collection[str]) -> None:
        """Count verdicts; record exit code 3 if one of their statuses is "undecided"."""
        self.decided += len(statuses)
        if Status.UNDECIDED in statuses:
            self.codes.add(UNDECIDED)

    def exit(self) -> NoReturn:
        """Exit with the gravest of the codes."""
        gravest = next((code for code in PRECEDENCE if code in self.codes), 0)
        click.get_current_context().exit(gravest)


@contextmanager
def _exiting(
    ending: type[click.ClickException], *errors: type[Exception], where: object = ""
) -> Iterator[None]:
    """Turn exceptions of the classes `errors` into an `ending`; `where` begins the message."""
    try:
        yield
    except errors as error:
        raise ending(f"{where}: {error}" if where else str(error)) from error


unusable = partial(_exiting, UnusableError)
refusing = partial(_exiting, RefutedError)
"""Context managers that turn errors into an exit. The exit code is that of unusable input for
`unusable`, and of a failed verification for `refusing`. Nothing catches errors while running: the
group of the commands says each in one line."""


@contextmanager
def usable_ledgers() -> Iterator[None]:
    """Turn a LedgerError into an UnusableError, unless the ledger is not at fault."""
    from greenest.study.book.errors import LedgerError, LedgerFailedError

    try:
        yield
    except LedgerFailedError:
        raise
    except LedgerError as error:
        raise UnusableError(str(error)) from error


@contextmanager
def readable(where: object = None) -> Iterator[None]:
    """Raise UnusableError if a file cannot be read or is not UTF-8.

    The message begins with `where` or, if `where` is None, with the file of the OSError.
    """
    try:
        yield
    except OSError as error:
        raise UnusableError(f"{where or error.filename}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UnusableError(f"{where}: not UTF-8 text") from None


@contextmanager
def naming_extras() -> Iterator[None]:
    """Turn an error about a missing package of an extra into an UnusableError that names both."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in _EXTRAS:
            raise
        install = f"pip install '.[{_EXTRAS[package]}]' in a clone of greenest"
        raise UnusableError(f"{package} is not installed: {install}") from None
