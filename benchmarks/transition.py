"""Positions around the solvability transition: `auto` beside its engines alone, and certificates.

Every engine decides the same fixed random positions, balanced, one after the other in one process,
so the times compare on any machine. CP-SAT has one worker: with two it needs more time, and two
positions at a time keep two cores busier.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import click
from benchmarks import options
from benchmarks.suites import Suite

from greenest.certificates.checker import check_file
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide, prepare
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status, Verdict

SEARCH_LIMITS = Limits(max_nodes=10**12, max_seconds=10)
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)

POINTS = (
    *(Suite(6, 6, pieces, 100) for pieces in (9, 12, 15, 18)),
    *(Suite(6, 9, pieces, 100) for pieces in (12, 15, 18, 21)),
    *(Suite(9, 9, pieces, 100) for pieces in range(15, 37, 3)),
    *(Suite(12, 12, pieces, 20) for pieces in range(24, 61, 6)),
)
TRIES = 2
WANTED = 20
"""Checking a certificate should take at most so many times as long as deciding."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The size of a proof, in members or clauses, and of its file; seconds to write and check it.

    Deciding and checking, in turn, are the best of `TRIES`, to be compared on a busy machine, too.
    """

    members: int
    size: int
    writing: float
    checking: float
    deciding: float


@dataclass(frozen=True, slots=True)
class Trial:
    """What each engine made of one position, and its proof if it is unsolvable."""

    auto: Verdict
    search: Verdict
    cpsat: Verdict
    proof: Proof | None

    @property
    def is_shared(self) -> bool:
        """Whether CP-SAT decided the position, so that its seconds can be compared."""
        return self.cpsat.status is not Status.UNDECIDED


def trials(suite: Suite, scale: float) -> Iterator[Trial]:
    """Try the first positions of a suite; raises AssertionError if two engines disagree."""
    for position in suite.positions(scale):
        auto = decide(position)
        search = decide(position, SEARCH_LIMITS, "dfs")
        cpsat = decide(position, CPSAT_LIMITS, "cpsat")
        if len({auto.status, search.status, cpsat.status} - {Status.UNDECIDED}) > 1:
            raise AssertionError(f"the engines disagree on {position}")
        proof = _proof(auto) if auto.status is Status.UNSOLVABLE else None
        yield Trial(auto, search, cpsat, proof)


def _proof(verdict: Verdict) -> Proof:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "proof.gz")
        started = perf_counter()
        members = write_certificate(verdict, path)
        written = perf_counter()
        proven = check_file(path)
        if proven.position != verdict.position or proven.verdict != verdict.status:
            raise AssertionError(f"the certificate of {verdict.position} proves something else")
        times = [(_seconds_to_check(path), decide(verdict.position).seconds) for _ in range(TRIES)]
        checking, deciding = (min(each) for each in zip(*times, strict=True))
        return Proof(members, path.stat().st_size, written - started, checking, deciding)


def _seconds_to_check(path: Path) -> float:
    started = perf_counter()
    check_file(path)
    return perf_counter() - started


def summary(suite: Suite, found: Sequence[Trial]) -> dict[str, Any]:
    """Add up the trials of a suite; the `shared_` seconds are of what CP-SAT decided."""
    shared = [trial for trial in found if trial.is_shared]
    return {
        "shape": f"{suite.rows}x{suite.cols}",
        "pieces": suite.pieces,
        "positions": len(found),
        "solvable": sum(trial.auto.status is Status.SOLVABLE for trial in found),
        "undecided": sum(trial.auto.status is Status.UNDECIDED for trial in found),
        "answered_by_cpsat": sum(trial.auto.engine == "cpsat" for trial in found),
        "search_undecided": sum(trial.search.status is Status.UNDECIDED for trial in found),
        "cpsat_undecided": len(found) - len(shared),
        "auto_seconds": _sum(trial.auto.seconds for trial in found),
        "search_seconds": _sum(trial.search.seconds for trial in found),
        "shared_auto_seconds": _sum(trial.auto.seconds for trial in shared),
        "shared_cpsat_seconds": _sum(trial.cpsat.seconds for trial in shared),
    }


def slowest(found: Sequence[Trial], count: int) -> list[dict[str, Any]]:
    """Return the positions that took `auto` longest, and how its turns went."""
    verdicts = sorted((trial.auto for trial in found), key=lambda verdict: -verdict.seconds)
    return [
        {
            "slow": str(verdict.position),
            "verdict": verdict.status,
            "seconds": round(verdict.seconds, 3),
            "turns": [[turn.engine, turn.nodes, round(turn.seconds, 3)] for turn in verdict.turns],
        }
        for verdict in verdicts[:count]
    ]


def totals(found: Sequence[Trial]) -> dict[str, Any]:
    """Compare `auto` with CP-SAT, and checking certificates with deciding."""
    auto = sum(trial.auto.seconds for trial in found if trial.is_shared)
    cpsat = sum(trial.cpsat.seconds for trial in found if trial.is_shared)
    proven = [trial.proof for trial in found if trial.proof]
    # Where a static reason decides in no time, how many times as long says little.
    searched = [trial.proof for trial in found if trial.proof and trial.auto.engine != "static"]
    checking = sum(proof.checking for proof in proven)
    return {
        "auto_seconds": round(auto, 3),
        "cpsat_seconds": round(cpsat, 3),
        "cpsat_over_auto": round(cpsat / auto, 2),
        "certificates": len(proven),
        "members": _spread(proof.members for proof in proven),
        "bytes": _spread(proof.size for proof in proven),
        "writing_seconds": _spread(proof.writing for proof in proven),
        "checking_seconds": _spread(proof.checking for proof in proven),
        "checking_over_deciding": _spread(proof.checking / proof.deciding for proof in searched),
        "checked_too_slowly": sum(proof.checking > WANTED * proof.deciding for proof in searched),
        "all_checking_over_all_deciding": round(
            checking / sum(proof.deciding for proof in proven), 2
        ),
    }


def _sum(seconds: Iterable[float]) -> float:
    return round(sum(seconds), 3)


def _spread(values: Iterable[float]) -> dict[str, float]:
    found = list(values)
    return {"median": round(median(found), 4), "most": round(max(found), 4)}


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.scale
def main(scale: float) -> None:
    """Decide positions around the transition by every engine, as JSON Lines."""
    for engine in CHOICES:
        prepare(engine)
    found: list[Trial] = []
    for suite in POINTS:
        of_suite = list(trials(suite, scale))
        click.echo(json.dumps(summary(suite, of_suite)))
        found += of_suite
    for record in (*slowest(found, 10), totals(found)):
        click.echo(json.dumps(record))


if __name__ == "__main__":
    main()
