"""Runs another checker program, such as that of docs/machine-checked.md, on a certificate.

The program gets the argument `-` and reads the uncompressed certificate from standard input. Its
exit code is 0 if it accepts the certificate and 4 if it refuses it.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryFile

from greenest.certificates.reading import LimitError, lines_of_file

ACCEPTS, REFUSES = 0, 4
_LONGEST_SHOWN = 300


class CheckerError(Exception):
    """The other checker neither accepted nor refused; the message is one line with the reason."""


def refusal_of(checker: Path, certificate: Path, max_seconds: float | None = None) -> str | None:
    """Return why the program `checker` refuses a certificate, or None if it accepts.

    Raises LimitError after `max_seconds`. Raises CheckerError if the program neither accepts nor
    refuses. Raises OSError if the certificate cannot be read. Raises RefusedError if the path is
    not a regular file or the compression is damaged.
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
            raise LimitError(f"{checker}: stopped after {max_seconds:g} s") from None
        except OSError as error:
            raise CheckerError(f"{checker}: {error.strerror}") from None
    said = (ended.stderr or ended.stdout).decode("ascii", "replace")
    shown = " ".join("".join(c if c.isprintable() else " " for c in said).split())[:_LONGEST_SHOWN]
    if ended.returncode == ACCEPTS:
        return None
    if ended.returncode == REFUSES:
        return f"{checker}: {shown}"
    raise CheckerError(f"{checker} ended with exit code {ended.returncode}: {shown}")
