"""The time to write and to check certificates for all unsolvable boards of two benchmarks.

The benchmarks are the boards around the transition from unsolvable to solvable, and 500 large
boards. All times are processor seconds, which other work on the machine hardly changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from greenest.certificates.checker import check_file
from greenest.certificates.limits import Unit
from greenest.lab.benchmarks.engines import POINTS
from greenest.lab.benchmarks.suites import LARGE, Suite
from greenest.solver.certify import certify
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.registry import REGISTRY
from greenest.solver.verdict import Limits, Status, Verdict

SUITES = {"transition": POINTS, "large": LARGE}
LIMITS = Limits(max_seconds=600)
SHOWN = 5
"""The number of certificates printed: those with the longest checking times."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The certificate of one board; times are processor seconds.

    `counted` names the unit of `size`, such as clauses.
    """

    board: str
    size: int
    counted: str
    bytes: int
    deciding: float
    writing: float
    checking: float


@dataclass(frozen=True, slots=True)
class Summary:
    """Totals over a benchmark's certificates; `most_checking` is the time of the longest check."""

    suites: str
    certificates: int
    closed_sets: int
    median_bytes: float
    most_bytes: int
    deciding: float
    writing: float
    checking: float
    most_checking: float
    checking_over_deciding: float


def proofs(suites: Iterable[Suite], scale: float) -> Iterator[Proof]:
    """Yield a `Proof` for each unsolvable board of `suites`.

    Raises AssertionError if a board stays undecided or a certificate proves something else.
    """
    for suite in suites:
        for position in suite.positions(scale):
            began = process_time()
            verdict = decide(position, LIMITS)
            if verdict.status is Status.UNDECIDED:
                raise AssertionError(f"{position} stays undecided")
            if verdict.status is Status.UNSOLVABLE:
                yield proof(verdict, process_time() - began)


def proof(verdict: Verdict, deciding: float) -> Proof:
    """Write and check the certificate of an unsolvable position, decided in `deciding` seconds."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "proof.gz")
        began = process_time()
        written = certify(verdict, path, LIMITS)
        certified = process_time()
        proven = check_file(path)
        done = process_time()
        if (proven.position, proven.verdict) != (verdict.position, verdict.status):
            raise AssertionError(f"the certificate of {verdict.position} proves something else")
        return Proof(
            board=str(verdict.position),
            size=written.size,
            counted=written.counted.value,
            bytes=path.stat().st_size,
            deciding=round(deciding, 4),
            writing=round(certified - began, 4),
            checking=round(done - certified, 4),
        )


def summary(name: str, found: Sequence[Proof]) -> Summary:
    """Return the totals of the certificates `found`."""
    checking, deciding = sum(each.checking for each in found), sum(each.deciding for each in found)
    return Summary(
        suites=name,
        certificates=len(found),
        closed_sets=sum(each.counted == Unit.POSITIONS.value for each in found),
        median_bytes=median(each.bytes for each in found),
        most_bytes=max(each.bytes for each in found),
        deciding=round(deciding, 3),
        writing=round(sum(each.writing for each in found), 3),
        checking=round(checking, 3),
        most_checking=max(each.checking for each in found),
        checking_over_deciding=round(checking / deciding, 2),
    )


def measure(scale: float) -> Iterator[Summary | Proof]:
    """Write and check the certificates of unsolvable boards."""
    for each in REGISTRY:
        if each.is_compiled:
            LOADER.load(each.name)
    for name, suites in SUITES.items():
        found = list(proofs(suites, scale))
        yield summary(name, found)
        yield from sorted(found, key=lambda each: -each.checking)[:SHOWN]
