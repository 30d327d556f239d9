"""Runs another checker program, such as that of docs/machine-checked.md, on a certificate.

The program gets the argument `-` and the uncompressed certificate as its standard input. It prints
what it accepts, as `accepted: .BB/GGW is unsolvable`, with exit code 0; a refusal has exit code 4.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryFile

from greenest.certificates.checker import Proven
from greenest.certificates.reading import LimitError, lines_of_file, shown

ACCEPTS, REFUSES = 0, 4


class CheckerError(Exception):
    """The other checker neither accepted nor refused; the message is one line with the reason."""


def refusal_of(
    checker: Path, certificate: Path, proven: Proven, max_seconds: float | None = None
) -> str | None:
    """Return why the program `checker` refuses a certificate, or None if it accepts.

    A program that prints another board or verdict than those of `proven` has not accepted it.
    Raises LimitError after `max_seconds`. Raises CheckerError if the program neither accepts nor
    refuses. Raises OSError if the certificate cannot be read, and RefusedError if the compression
    is damaged.
    """
    with TemporaryFile() as text:
        with lines_of_file(certificate) as lines:
            text.writelines(lines)
        text.seek(0)
        try:
            ended = subprocess.run(
                [checker.absolute(), "-"], stdin=text, capture_output=True, timeout=max_seconds
            )
        except subprocess.TimeoutExpired:
            raise LimitError(f"{checker}: stopped at the limit of time") from None
        except OSError as error:
            raise CheckerError(f"{checker}: {error.strerror}") from None
    said = shown(" ".join((ended.stderr or ended.stdout).decode("ascii", "replace").split()))
    if ended.returncode == ACCEPTS:
        accepted = f"accepted: {proven.position} is {proven.verdict}\n".encode("ascii")
        if ended.stdout == accepted:
            return None
        return f"{checker} did not accept this board as {proven.verdict}, but said '{said}'"
    if ended.returncode == REFUSES:
        return f"{checker}: {said or 'silent'}"
    raise CheckerError(f"{checker} ended with exit code {ended.returncode}: {said or 'silent'}")
