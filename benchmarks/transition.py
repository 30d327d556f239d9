"""Positions around the solvability transition: `auto` beside its engines alone, and certificates.

Every engine decides the same fixed random positions, balanced, one after the other in one process,
so the times compare on any machine. CP-SAT has one worker: with two it needs more time, and two
positions at a time keep two cores busier.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import click

from games.certificate import check_file
from solver import Limits, Position, Status, Verdict, decide, prepare, write_certificate
from study import random_position

SEED = 1
SEARCH_LIMITS = Limits(max_nodes=10**12, max_seconds=10)
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)


@dataclass(frozen=True, slots=True)
class Point:
    """Positions of one shape with as many stacks, by the generator's indexes from 0 up."""

    rows: int
    cols: int
    pieces: int
    count: int

    @property
    def certified(self) -> bool:
        """Whether certificates are written and checked; above 9x9 the sets can be too large."""
        return self.rows * self.cols <= 81

    def positions(self, scale: float) -> Iterator[Position]:
        """Yield the positions, or the first `scale` of them."""
        for index in range(max(1, round(scale * self.count))):
            yield random_position(self.rows, self.cols, self.pieces, SEED, index)

    def __str__(self) -> str:
        """Return the shape and the number of stacks."""
        return f"{self.rows}x{self.cols} K={self.pieces}"


POINTS = (
    *(Point(6, 6, pieces, 100) for pieces in (9, 12, 15, 18)),
    *(Point(6, 9, pieces, 100) for pieces in (12, 15, 18, 21)),
    *(Point(9, 9, pieces, 100) for pieces in range(15, 37, 3)),
    *(Point(12, 12, pieces, 20) for pieces in range(24, 61, 6)),
)


@dataclass(frozen=True, slots=True)
class Proof:
    """The size of a closed set and its file, and the seconds to write and to check it."""

    members: int
    size: int
    writing: float
    checking: float


@dataclass(frozen=True, slots=True)
class Trial:
    """What each engine made of one position, and its proof if it is unsolvable and certified."""

    point: Point
    auto: Verdict
    search: Verdict
    cpsat: Verdict
    proof: Proof | None


def trials(point: Point, scale: float = 1.0) -> Iterator[Trial]:
    """Try each position of a point; raises AssertionError if two engines disagree."""
    for position in point.positions(scale):
        auto = decide(position)
        search = decide(position, SEARCH_LIMITS, "dfs")
        cpsat = decide(position, CPSAT_LIMITS, "cpsat")
        if len({auto.status, search.status, cpsat.status} - {Status.UNDECIDED}) > 1:
            raise AssertionError(f"the engines disagree on {position}")
        certified = point.certified and auto.status is Status.UNSOLVABLE
        yield Trial(point, auto, search, cpsat, _proof(auto) if certified else None)


def _proof(verdict: Verdict) -> Proof:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "proof.gz")
        started = perf_counter()
        members = write_certificate(verdict, path)
        written = perf_counter()
        proven = check_file(path)
        checked = perf_counter()
        if proven.board.cells != verdict.position.cells or proven.verdict != verdict.status:
            raise AssertionError(f"the certificate of {verdict.position} proves something else")
        return Proof(members, path.stat().st_size, written - started, checked - written)


def summary(point: Point, found: Sequence[Trial]) -> dict[str, Any]:
    """Add up the trials of a point; seconds of `auto` and `cpsat` are of what CP-SAT decided."""
    both = [each for each in found if each.cpsat.status is not Status.UNDECIDED]
    return {
        "point": str(point),
        "positions": len(found),
        "solvable": sum(each.auto.status is Status.SOLVABLE for each in found),
        "undecided": sum(each.auto.status is Status.UNDECIDED for each in found),
        "by_cpsat": sum(each.auto.engine == "cpsat" for each in found),
        "search_undecided": sum(each.search.status is Status.UNDECIDED for each in found),
        "cpsat_undecided": len(found) - len(both),
        "auto_seconds": round(sum(each.auto.seconds for each in found), 3),
        "search_seconds": round(sum(each.search.seconds for each in found), 3),
        "shared_auto_seconds": round(sum(each.auto.seconds for each in both), 3),
        "shared_cpsat_seconds": round(sum(each.cpsat.seconds for each in both), 3),
    }


def proof_summary(found: Sequence[Trial]) -> dict[str, Any]:
    """Sum up the certificates; `ratio` is the time to check over the time that `auto` took."""
    proofs = [(each.proof, each.auto.seconds) for each in found if each.proof]
    return {
        "certificates": len(proofs),
        "members": _spread([proof.members for proof, _ in proofs]),
        "bytes": _spread([proof.size for proof, _ in proofs]),
        "writing": _spread([proof.writing for proof, _ in proofs]),
        "checking": _spread([proof.checking for proof, _ in proofs]),
        "ratio": _spread([proof.checking / seconds for proof, seconds in proofs]),
        "total_ratio": round(
            sum(proof.checking for proof, _ in proofs) / sum(seconds for _, seconds in proofs), 2
        ),
    }


def _spread(values: Sequence[float]) -> dict[str, float]:
    return {"median": round(median(values), 4), "most": round(max(values), 4)}


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--scale", default=1.0, show_default=True, help="Share of the positions.")
def main(scale: float) -> None:
    """Decide positions around the transition by every engine, as JSON Lines."""
    prepare()
    decide(Position(1, 2, "BG"), engine="cpsat")
    found: list[Trial] = []
    for point in POINTS:
        of_point = list(trials(point, scale))
        click.echo(json.dumps(summary(point, of_point)))
        found += of_point
    for each in sorted(found, key=lambda trial: -trial.auto.seconds)[:10]:
        turns = [(turn.engine, turn.nodes, round(turn.seconds, 3)) for turn in each.auto.turns]
        slow = {"slow": str(each.auto.position), "verdict": each.auto.status, "turns": turns}
        click.echo(json.dumps(slow))
    click.echo(json.dumps(proof_summary(found)))
    total = [sum(values) for values in zip(*(_shared_seconds(each) for each in found), strict=True)]
    click.echo(json.dumps({"auto": total[0], "cpsat": total[1], "ratio": total[1] / total[0]}))


def _shared_seconds(trial: Trial) -> tuple[float, float]:
    """Return the seconds of `auto` and of CP-SAT if CP-SAT decided the position."""
    if trial.cpsat.status is Status.UNDECIDED:
        return 0.0, 0.0
    return trial.auto.seconds, trial.cpsat.seconds


if __name__ == "__main__":
    main()
