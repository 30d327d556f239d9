"""The certificate of a hard position, compressed: captures, a closed set, or a refutation.

Where the depth-first search is the quickest, the closed set of dead positions is the smaller proof,
often by far; where it is the search of clauses, their refutation is.
"""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from greenest.certificates.counted import Counted
from greenest.certificates.writer import write_refutation, write_solution
from greenest.solver.certify import NoCertificateError, write_closed_set
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Verdict
from greenest.system.files import write_bytes

OF_SETS = Limits(max_nodes=700_000)
OF_REFUTATIONS = Limits(max_nodes=3_000_000)
"""Proofs beyond these limits would be too large to publish."""
MOST_PLAIN = 30_000_000
"""Bytes of a certificate, as `verify` reads it; more would not be compressed to few enough."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A certificate: its unit, its size in that unit, and its compressed bytes."""

    counted: Counted
    size: int
    bytes: int


def prove(verdict: Verdict, path: Path, most_bytes: int) -> Proof | None:
    """Write the certificate of a decided position, compressed by xz; None if it is too large.

    Raises OSError.
    """
    with TemporaryDirectory() as folder:
        plain = Path(folder, "certificate")
        written = _written(verdict, plain)
        if written is None or plain.stat().st_size > MOST_PLAIN:
            return None
        content = lzma.compress(plain.read_bytes())
    if len(content) > most_bytes:
        return None
    write_bytes(path, content)
    return Proof(*written, len(content))


def _written(verdict: Verdict, path: Path) -> tuple[Counted, int] | None:
    """Write a certificate; return its unit and size, None if it is too large."""
    position = verdict.position
    if verdict.captures is not None:
        return Counted.CAPTURES, write_solution(position, verdict.captures, path)
    if verdict.engine == "dfs":
        try:
            return Counted.POSITIONS, write_closed_set(position, path, OF_SETS)
        except NoCertificateError:
            return None
    found = refutation(position, OF_REFUTATIONS)
    return (Counted.CLAUSES, write_refutation(position, found, path)) if found else None
