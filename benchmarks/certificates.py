"""What certificates of unsolvable boards take: `python -m benchmarks.certificates`.

Every unsolvable board of `benchmarks.transition` and of the 500 large ones near the border has its
certificate written and checked. Times are processor seconds, so that other work on the machine
counts little. With `--before`, another version decides the same boards, in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import closing, nullcontext, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import click
from benchmarks import options
from benchmarks.suites import LARGE, Suite
from benchmarks.transition import POINTS

from greenest.certificates.checker import check_file
from greenest.certificates.counted import Counted
from greenest.solver.certify import certify
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED
from greenest.solver.verdict import Limits, Status

SUITES = {"transition": POINTS, "large": LARGE}
CASES = (
    "9x9, 24 stacks, index 83",
    "9x9, 24 stacks, index 90",
    "6x9, 21 stacks, index 79",
)
"""Boards whose certificates took longest to check beside deciding, when they were closed sets."""
LIMITS = Limits(max_seconds=600)
DECIDE = """
import sys
from time import process_time
from greenest import Limits, Position, decide
from greenest.solver.decide import prepare
from greenest.solver.registry import CHOICES
for engine in CHOICES:
    prepare(engine)
for line in sys.stdin:
    position = Position.parse(line)
    began = process_time()
    verdict = decide(position, Limits(max_nodes=10**12, max_seconds=60))
    print(process_time() - began, verdict.status, flush=True)
"""
"""What another version runs."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A certificate: of what, its size and bytes, and the processor seconds that it took.

    `before` are those in which another version decides the board, or leaves it, if one was asked.
    """

    board: str
    where: str
    size: int
    counted: Counted
    bytes: int
    deciding: float
    before: float | None
    writing: float
    checking: float


class Before:
    """Another version of this package, which decides boards."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", DECIDE],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def seconds(self, board: str) -> float:
        """Return the processor seconds that it takes to refute a board; raises AssertionError."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{board}\n")
        self._process.stdin.flush()
        seconds, status = self._process.stdout.readline().split()
        if status == Status.SOLVABLE:
            raise AssertionError(f"the version before finds {board} solvable")
        return float(seconds)

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


def read(path: Path) -> Iterator[Proof]:
    """Yield the proofs that a file keeps; what a kill left of a line is passed over."""
    with suppress(FileNotFoundError):
        for line in path.read_text("utf-8").splitlines():
            with suppress(ValueError):
                found = json.loads(line)
                yield Proof(**found | {"counted": Counted(found["counted"])})


def write(path: Path, proof: Proof) -> None:
    """Keep a proof on a line of its own, whatever a kill has left before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(asdict(proof) | {"counted": proof.counted.value}))


def proofs(
    suites: Iterable[Suite],
    scale: float,
    folder: Path,
    other: Before | None,
    known: Container[str] = (),
) -> Iterator[Proof]:
    """Yield the certificates of the unsolvable boards among the first of each suite.

    Those of places known are left out. Raises AssertionError for one that proves something else,
    and what `certify` raises.
    """
    path = folder / "proof.gz"
    for suite in suites:
        for index, position in enumerate(suite.positions(scale)):
            where = _place(suite, index)
            if where in known:
                continue
            began = process_time()
            verdict = decide(position, LIMITS)
            decided = process_time()
            if verdict.status is Status.UNDECIDED:
                raise AssertionError(f"{position} stays undecided")
            if verdict.status is Status.SOLVABLE:
                continue
            written = certify(verdict, path, LIMITS)
            checked = process_time()
            proven = check_file(path)
            done = process_time()
            if (proven.position, proven.verdict) != (position, Status.UNSOLVABLE):
                raise AssertionError(f"the certificate of {position} proves something else")
            yield Proof(
                board=str(position),
                where=where,
                size=written.size,
                counted=written.counted,
                bytes=path.stat().st_size,
                deciding=decided - began,
                before=other.seconds(str(position)) if other else None,
                writing=checked - decided,
                checking=done - checked,
            )


def _place(suite: Suite, index: int) -> str:
    return f"{suite.rows}x{suite.cols}, {suite.pieces} stacks, index {index}"


def _places(suites: Iterable[Suite], scale: float) -> Iterator[str]:
    for suite in suites:
        yield from (_place(suite, index) for index, _ in enumerate(suite.positions(scale)))


def summary(name: str, found: Sequence[Proof]) -> dict[str, Any]:
    """Add up the certificates of some suites; checking is compared with deciding, before or now."""
    checking, deciding = sum(each.checking for each in found), sum(each.deciding for each in found)
    before = [each.before for each in found if each.before is not None]
    return {
        "suites": name,
        "certificates": len(found),
        "closed_sets": sum(each.counted is Counted.POSITIONS for each in found),
        "median_bytes": median(each.bytes for each in found),
        "most_bytes": max(each.bytes for each in found),
        "deciding": round(deciding, 3),
        "deciding_before": round(sum(before), 3) if before else None,
        "writing": round(sum(each.writing for each in found), 3),
        "checking": round(checking, 3),
        "most_checking": round(max(each.checking for each in found), 3),
        "checking_over_deciding": round(checking / (sum(before) or deciding), 2),
    }


def extremes(found: Sequence[Proof], count: int) -> Iterator[dict[str, Any]]:
    """Yield the certificates that took longest to check, the largest, and those of `CASES`."""
    cases = [each for each in found if each.where in CASES]
    slowest = sorted(found, key=lambda each: -each.checking)[:count]
    largest = sorted(found, key=lambda each: -each.bytes)[:count]
    for each in dict.fromkeys((*slowest, *largest, *cases)):
        yield {
            "where": each.where,
            "size": each.size,
            "counted": each.counted.value,
            "bytes": each.bytes,
            "deciding": round(each.deciding, 4),
            "deciding_before": None if each.before is None else round(each.before, 4),
            "writing": round(each.writing, 4),
            "checking": round(each.checking, 4),
            "board": each.board,
        }


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.scale
@click.option(
    "--suite",
    "names",
    type=click.Choice(list(SUITES)),
    multiple=True,
    default=list(SUITES),
    show_default=True,
    help="Boards of which benchmark; may be given more than once.",
)
@click.option(
    "--before",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with another version of the package `greenest`, to decide the same boards.",
)
@options.kept("build/certificates.jsonl")
def main(scale: float, names: tuple[str, ...], before: Path | None, kept: Path) -> None:
    """Write and check the certificates of unsolvable boards, as JSON Lines."""
    for name in COMPILED:
        LOADER.load(name)
    known = {each.where: each for each in read(kept) if (each.before is None) == (before is None)}
    with (
        closing(Before(before)) if before else nullcontext() as other,
        TemporaryDirectory() as folder,
    ):
        for name in names:
            for proof in proofs(SUITES[name], scale, Path(folder), other, known):
                write(kept, proof)
                known[proof.where] = proof
            found = [known[where] for where in _places(SUITES[name], scale) if where in known]
            click.echo(json.dumps(summary(name, found)))
            for extreme in extremes(found, 5):
                click.echo(json.dumps(extreme))


if __name__ == "__main__":
    main()
