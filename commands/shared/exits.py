"""Exit codes, and errors of the library turned into one line on stderr."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NoReturn

import click

from greenest.commands.shared.printing import say
from greenest.solver.verdict import Status, Verdict

RUNTIME_ERROR, WRONG_USAGE, UNDECIDED, REFUSED = 1, 2, 3, 4
PRECEDENCE = (RUNTIME_ERROR, WRONG_USAGE, REFUSED, UNDECIDED)

EXIT_CODES = """\b
Exit codes:
  0  every position was decided
  1  an error while running
  2  wrong usage or unreadable input
  3  something stayed undecided, or its proof did not fit the limits
  4  a verification failed
"""


class UnusableError(click.ClickException):
    """An input of a command that cannot be used, in one line."""

    exit_code = WRONG_USAGE


class RefutedError(click.ClickException):
    """A claim that was checked and is wrong, in one line."""

    exit_code = REFUSED


class StoppedError(click.ClickException):
    """Ctrl-C, with a message on the work left; it is printed without "Error:"."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message."""
        click.echo(self.message, file, err=True)


class Outcome:
    """The exit code of a command that continues after failures."""

    def __init__(self) -> None:
        self.codes: set[int] = set()

    def refuse(self, message: str) -> None:
        """Name an unreadable input on stderr."""
        say(message)
        self.codes.add(WRONG_USAGE)

    def count(self, verdict: Verdict) -> None:
        """Record the exit code if a position stayed undecided."""
        self.note([verdict.status])

    def note(self, statuses: Iterable[str]) -> None:
        """Record the exit code if one of the statuses is "undecided"."""
        if Status.UNDECIDED in statuses:
            self.codes.add(UNDECIDED)

    def exit(self) -> NoReturn:
        """Leave with the gravest code."""
        gravest = next((code for code in PRECEDENCE if code in self.codes), 0)
        click.get_current_context().exit(gravest)


@contextmanager
def unusable(*errors: type[Exception]) -> Iterator[None]:
    """Exit with the code of unusable input, and the error's message."""
    try:
        yield
    except errors as error:
        raise UnusableError(str(error)) from error


@contextmanager
def refusing(*errors: type[Exception]) -> Iterator[None]:
    """Turn such errors into the exit code of a failed verification, with the message."""
    try:
        yield
    except errors as error:
        raise RefutedError(str(error)) from error


@contextmanager
def failing(*errors: type[Exception]) -> Iterator[None]:
    """Turn such errors into the exit code of a failure at run time, with the message."""
    try:
        yield
    except errors as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def usable_ledgers() -> Iterator[None]:
    """Turn errors of ledgers into exit codes: one for an unusable ledger, one for a failed one."""
    from greenest.study.batches.ledger_errors import LedgerError, LedgerFailedError

    with unusable(LedgerError), failing(LedgerFailedError):
        yield


@contextmanager
def failing_file(path: Path | None = None) -> Iterator[None]:
    """Turn an OSError into an exit with the reason and the file: `path`, or that of the error."""
    try:
        yield
    except OSError as error:
        named = path or error.filename
        said = error.strerror or str(error)
        raise click.ClickException(f"{named}: {said}" if named else said) from None


@contextmanager
def wrong_values() -> Iterator[None]:
    """Turn a ValueError about pieces, seeds or counts into a usage error."""
    try:
        yield
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def lacking(error: ModuleNotFoundError, extra: str = "report") -> UnusableError:
    """Return the error for an extra that is not installed."""
    package = (error.name or "").partition(".")[0]
    return UnusableError(
        f"{package} is not installed: pip install '.[{extra}]' in a clone of greenest"
    )
