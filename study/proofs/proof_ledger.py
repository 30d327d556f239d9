"""The ledger of a proof: lines of JSON with checksums, only appended to.

The first line names the proof. Each further line is a part of a claim; docs/proof.md has the
format. A line that a kill left incomplete is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greenest.study.proofs.claims import Claim, ProofPart, Settled
from greenest.system.files import is_of_the_disk
from greenest.system.locks import TakenError, sole_writer
from greenest.system.sealed_lines import SealedLines, adding_lines, sealed, unsealed
from greenest.system.version import version

LONGEST_LINE = 1 << 20
"""Bytes of a line, more than any part has exceptions for."""


COUNTS = ("scarce", "upper", "without_row", "without_line", "searched")
"""Keys of a line whose values are numbers."""


class ProofLedgerError(Exception):
    """A proof's ledger cannot be used; the message, in one line, begins with its path."""


class ProofLedgerFailedError(ProofLedgerError):
    """A ledger failed during the work: a full disk, a file that was removed."""


class ProofLedger:
    """The parts that are done, and a file that receives more of them."""

    def __init__(self, lines: SealedLines, done: dict[str, dict[ProofPart, Settled]]) -> None:
        self._lines = lines
        self._done = done

    @property
    def kept(self) -> int:
        """The number of parts that were there at the start."""
        return sum(map(len, self._done.values()))

    def parts(self, claim: Claim) -> dict[ProofPart, Settled]:
        """Return the parts of a claim that were there at the start."""
        return self._done.get(str(claim), {})

    def record(self, claim: Claim, part: ProofPart, found: Settled) -> None:
        """Add a part; raises ProofLedgerFailedError."""
        record = {
            "claim": str(claim),
            "scarce": part.scarce,
            "upper": part.upper,
            "without_row": found.without_row,
            "without_line": found.without_line,
            "searched": found.searched,
            "exceptions": found.exceptions,
            "seconds": round(found.seconds, 6),
        }
        self._lines.add(record)
        self._lines.sync()


@contextmanager
def open_proof_ledger(path: Path, target: Claim) -> Iterator[ProofLedger]:
    """Open or create the ledger of a proof; raises ProofLedgerError if that is impossible.

    It must be of the same target and version, and no other process may be writing it.
    """
    try:
        with sole_writer(path):
            head = sealed({"proof": str(target), "greenest": version(with_ortools=False)})
            done, size = _read(path, head)
            with adding_lines(path, head, size, ProofLedgerFailedError) as lines:
                yield ProofLedger(lines, done)
    except TakenError:
        raise ProofLedgerError(f"{path} is being written by another proof") from None
    except BrokenPipeError:
        # The reader of standard output has left, and the ledger has no part in that.
        raise
    except OSError as error:
        kind = ProofLedgerFailedError if is_of_the_disk(error) else ProofLedgerError
        raise kind(f"{path}: {error.strerror}") from None


def _read(path: Path, head: bytes) -> tuple[dict[str, dict[ProofPart, Settled]], int]:
    """Return the parts in a file, and the bytes of its whole lines; nothing if there is no file."""
    done: dict[str, dict[ProofPart, Settled]] = {}
    if not path.exists():
        return done, 0
    size = 0
    with path.open("rb") as stream:
        first = stream.readline(LONGEST_LINE)
        # A kill may have cut even the first line short; anything else is not ours to write over.
        if first[: len(head)] != head[: len(first)]:
            whose = _of(first)
            raise ProofLedgerError(f"{path} is not the ledger of this proof by this version{whose}")
        line, number = first, 1
        while line.endswith(b"\n"):
            size += len(line)
            line, number = stream.readline(LONGEST_LINE), number + 1
            if line.endswith(b"\n") or len(line) == LONGEST_LINE:
                claim, part, found = _parse(path, number, line)
                done.setdefault(claim, {})[part] = found
    return done, size


def _of(data: bytes) -> str:
    """Return advice on a ledger of another proof, from its first line."""
    head = unsealed(data.partition(b"\n")[0]) or {}
    if not {"proof", "greenest"} <= head.keys():
        return ""
    return (
        f", but of {head['proof']} by greenest {head['greenest']}: go on with that, or give "
        "another file"
    )


def _parse(path: Path, number: int, line: bytes) -> tuple[str, ProofPart, Settled]:
    record = unsealed(line) or {}
    if not _is_of_a_part(record):
        raise ProofLedgerError(f"{path}: line {number} is damaged")
    found = Settled(
        record["without_row"],
        record["without_line"],
        record["searched"],
        tuple(record["exceptions"]),
        record["seconds"],
    )
    return record["claim"], ProofPart(record["scarce"], record["upper"]), found


def _is_of_a_part(record: Mapping[str, Any]) -> bool:
    """Tell whether a record has the keys of a part; a damaged line can have a right checksum."""
    exceptions = record.get("exceptions")
    return (
        all(type(record.get(name)) is int for name in COUNTS)
        and isinstance(exceptions, list)
        and all(isinstance(each, str) for each in exceptions)
        and isinstance(record.get("claim"), str)
        and isinstance(record.get("seconds"), int | float)
    )
