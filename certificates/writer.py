"""Writes certificates in the format of docs/certificates.md; `certificates.checker` checks them.

The functions are given the captures of a solution, or dead positions in levels, or the steps of a
refutation. They check no proof, but raise NoCertificateError for a board or a proof that checkers
refuse for its size. A comment in the file names the version of greenest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple

from greenest.certificates import limits
from greenest.games.pyramids.board import EMPTY, size_fault
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.system.files import written_aside
from greenest.system.version import version


class NoCertificateError(Exception):
    """No certificate can be written; the message says why."""


class Level(NamedTuple):
    """Sorted dead positions with the same number of stacks.

    `members` is the number of positions. A page is a text with a position on each line.
    """

    stacks: int
    members: int
    pages: Iterable[str]


class Step(NamedTuple):
    """A clause and its hints, which are the numbers of earlier clauses in order of propagation."""

    clause: Sequence[int]
    hints: Sequence[int]


class Refutation(NamedTuple):
    """Clauses of a position, and steps that derive the empty clause from them.

    Clauses and steps are numbered together from 1 on.
    """

    variables: int
    given: Sequence[Sequence[int]]
    steps: Sequence[Step]


def write_solution(position: Position, captures: Iterable[Capture], path: Path) -> int:
    """Write the captures of a solution, and return their number. Raises OSError."""
    moves = list(map(position.grid.format_capture, captures))
    with _certificate(position, "solvable", path) as output:
        output.write_line(" ".join(["moves", *moves]), limits.LONGEST_MOVES)
        output.write(f"end {len(moves)}\n")
    return len(moves)


def write_dead_start(position: Position, rule: str, path: Path) -> None:
    """Write that a position is dead by a rule: "empty", "frozen" or "split". Raises OSError."""
    with _certificate(position, "unsolvable", path) as output:
        output.write(f"dead {rule}\nend 0\n")


def write_dead_levels(position: Position, levels: Iterable[Level], path: Path) -> int:
    """Write dead positions level by level, and return their number. Raises OSError.

    The levels may be computed while they are written. If computing or writing fails, no file is
    left. Raises NoCertificateError for a board of too many stacks.
    """
    _keep_to(limits.MOST_STACKS_OF_LEVELS, position.pieces, "levels", "stacks")
    size = 0
    with _certificate(position, "unsolvable", path) as output:
        for level in levels:
            output.write(f"level {level.stacks} members {level.members}\n")
            for page in level.pages:
                output.write(page)
            size += level.members
        output.write(f"end {size}\n")
    return size


def write_refutation(position: Position, refutation: Refutation, path: Path) -> int:
    """Write a refutation of a position's clauses; return the number of steps.

    Raises NoCertificateError if it is beyond the limits of certificates, and OSError.
    """
    _keep_to(limits.MOST_STACKS_OF_CLAUSES, position.pieces, "clauses", "stacks")
    _keep_to(limits.MOST_VARIABLES, refutation.variables, "clauses", "variables")
    given, steps = refutation.given, refutation.steps
    with _certificate(position, "unsolvable", path, form=3) as output:
        output.write(f"cnf {refutation.variables} {len(given)}\n")
        for clause in given:
            output.write_line(_joined(clause), limits.LONGEST_STEP)
        for number, step in enumerate(steps, len(given) + 1):
            line = f"{number} {_joined(step.clause)} {_joined(step.hints)}"
            output.write_line(line, limits.LONGEST_STEP)
        output.write(f"end {len(steps)}\n")
    return len(steps)


def _keep_to(most: int, number: int, kind: str, unit: str) -> None:
    if number > most:
        raise NoCertificateError(f"{kind} are for boards of up to {most:,} {unit}, not {number:,}")


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, (*numbers, 0)))


@contextmanager
def _certificate(position: Position, verdict: str, path: Path, form: int = 2) -> Iterator[_Output]:
    """Write the head of the format `form`, yield the output for the body, and write the digest.

    The file is compressed if its name ends in `.gz`.
    """
    if fault := size_fault(position.rows, position.cols, EMPTY not in position.cells):
        raise NoCertificateError(fault)
    with written_aside(path, is_compressed=path.name.endswith(".gz")) as stream:
        output = _Output(stream)
        output.write(f"greenest certificate {form}\n# greenest {version(with_ortools=False)}\n")
        output.write(f"board {position}\nverdict {verdict}\n")
        yield output
        output.write(f"sha256 {output.digest.hexdigest()}\n")


class _Output:
    """An output file, and the digest of the text written to it."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self.stream = stream
        self.digest = hashlib.sha256()

    def write_line(self, line: str, longest: int) -> None:
        """Write a line; raises NoCertificateError if a checker would refuse it for its length."""
        if len(line) >= longest:
            raise NoCertificateError(f"a line of the proof has more than {longest:,} bytes")
        self.write(line + "\n")

    def write(self, text: str) -> None:
        content = text.encode("ascii")
        self.stream.write(content)
        self.digest.update(content)
