"""The ledger of a proof: the first line names the proof, and each further line is a settled part.

docs/proof.md describes the format.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greenest.study.line_ledger import open_line_ledger
from greenest.study.proofs.claims import Claim, ProofPart, Settled
from greenest.system.sealed_lines import SealedLines
from greenest.system.version import version

COUNTS = ("scarce", "upper", "without_row", "without_line", "searched")
"""The keys of a line with integer values."""


class ProofLedger:
    """The recorded parts of a proof, and the file in which new parts are recorded."""

    def __init__(self, lines: SealedLines, done: dict[str, dict[ProofPart, Settled]]) -> None:
        self._lines = lines
        self._done = done

    @property
    def kept(self) -> int:
        """The number of parts recorded when the ledger was opened."""
        return sum(map(len, self._done.values()))

    def parts(self, claim: Claim) -> dict[ProofPart, Settled]:
        """Return the parts of a claim that were recorded when the ledger was opened."""
        return self._done.get(str(claim), {})

    def record(self, claim: Claim, part: ProofPart, found: Settled) -> None:
        """Record a settled part; raises LineLedgerFailedError."""
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
    """Open or create the ledger of a proof by this version; raises as `open_line_ledger` does."""
    done: dict[str, dict[ProofPart, Settled]] = {}

    def note(_line: int, _start: int, record: dict[str, Any]) -> bool:
        if not _is_of_a_part(record):
            return False
        part = ProofPart(record["scarce"], record["upper"])
        done.setdefault(record["claim"], {})[part] = Settled(
            record["without_row"],
            record["without_line"],
            record["searched"],
            tuple(record["exceptions"]),
            record["seconds"],
        )
        return True

    identity = {"proof": str(target), "greenest": version(with_ortools=False)}
    with open_line_ledger(path, identity, note, _mismatch) as lines:
        yield ProofLedger(lines, done)


def _mismatch(record: Mapping[str, Any]) -> str:
    refused = "not the ledger of this proof by this version"
    if not {"proof", "greenest"} <= record.keys():
        return refused
    return (
        f"{refused}, but of {record['proof']} by greenest {record['greenest']}: go on with that, "
        "or give another file"
    )


def _is_of_a_part(record: Mapping[str, Any]) -> bool:
    """Return whether a record is a valid part; a right checksum alone does not prove that."""
    exceptions = record.get("exceptions")
    return (
        all(type(record.get(name)) is int for name in COUNTS)
        and isinstance(exceptions, list)
        and all(isinstance(each, str) for each in exceptions)
        and isinstance(record.get("claim"), str)
        and isinstance(record.get("seconds"), int | float)
    )
