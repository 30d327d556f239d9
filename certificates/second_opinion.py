"""Runs another checker on a certificate, such as that of docs/machine-checked.md.

The program is started with the argument `-`, reads the uncompressed certificate from standard
input, and exits with code 0 if it accepts, 4 if it refuses.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryFile

from greenest.certificates.reading import LimitError, lines_of_file

ACCEPTS, REFUSES = 0, 4
_LONGEST_SHOWN = 300


class CheckerError(Exception):
    """Another checker gave no verdict; the message says why, in one line."""


def refusal_of(checker: Path, certificate: Path, max_seconds: float | None = None) -> str | None:
    """Return why another checker refuses a certificate; None if it accepts.

    Raises LimitError after `max_seconds`, and CheckerError if the checker neither accepts nor
    refuses. Raises OSError if the certificate cannot be read, and RefusedError if it is no file or
    its compression is damaged.
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
            raise LimitError(f"{checker}: stopped after {max_seconds:g} seconds") from None
        except OSError as error:
            raise CheckerError(f"{checker}: {error.strerror}") from None
    said = (ended.stderr or ended.stdout).decode("ascii", "replace")
    shown = " ".join("".join(c if c.isprintable() else " " for c in said).split())[:_LONGEST_SHOWN]
    if ended.returncode == ACCEPTS:
        return None
    if ended.returncode == REFUSES:
        return f"{checker}: {shown}"
    raise CheckerError(f"{checker} ended with exit code {ended.returncode}: {shown}")
