"""Writes certificates as docs/certificates.md specifies; `certificates.checker` checks them.

A comment names the version of greenest that wrote it.

A writer receives the captures of a solution, dead positions level by level, or the steps of a
refutation. It neither finds nor checks them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.system.files import written_aside
from greenest.system.version import version


class Level(NamedTuple):
    """Dead positions with equally many stacks, sorted: pages of lines, line ends included."""

    stacks: int
    members: int
    pages: Iterable[str]


class Step(NamedTuple):
    """A clause and its hints: numbers of earlier clauses, from 1 on, in order of propagation."""

    clause: Sequence[int]
    hints: Sequence[int]


class Refutation(NamedTuple):
    """Clauses of a position, and steps from these to the empty clause; numbered consecutively."""

    variables: int
    given: Sequence[Sequence[int]]
    steps: Sequence[Step]


def write_solution(position: Position, captures: Iterable[Capture], path: Path) -> int:
    """Write the captures of a solution; return their number. Raises OSError."""
    moves = list(map(position.grid.format_capture, captures))
    with _certificate(position, "solvable", path) as output:
        output.write(" ".join(["moves", *moves]) + "\n")
        output.write(f"end {len(moves)}\n")
    return len(moves)


def write_dead_start(position: Position, rule: str, path: Path) -> None:
    """Write that a position is dead by a rule: "empty", "frozen" or "split". Raises OSError."""
    with _certificate(position, "unsolvable", path) as output:
        output.write(f"dead {rule}\nend 0\n")


def write_dead_levels(position: Position, levels: Iterable[Level], path: Path) -> int:
    """Write the levels of a closed set; return the number of its positions. Raises OSError.

    The levels may be computed while they are written; if that fails, there is no file.
    """
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
    """Write a refutation of a position's clauses; return the number of steps. Raises OSError."""
    given, steps = refutation.given, refutation.steps
    with _certificate(position, "unsolvable", path, form=3) as output:
        output.write(f"cnf {refutation.variables} {len(given)}\n")
        for clause in given:
            output.write(f"{_joined(clause)}\n")
        for number, step in enumerate(steps, len(given) + 1):
            output.write(f"{number} {_joined(step.clause)} {_joined(step.hints)}\n")
        output.write(f"end {len(steps)}\n")
    return len(steps)


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, (*numbers, 0)))


@contextmanager
def _certificate(position: Position, verdict: str, path: Path, form: int = 2) -> Iterator[_Output]:
    """Write the head, yield the output for the body, write the digest; compressed for `.gz`."""
    with written_aside(path, is_compressed=path.name.endswith(".gz")) as stream:
        output = _Output(stream)
        output.write(f"greenest certificate {form}\n# greenest {version(with_ortools=False)}\n")
        output.write(f"board {position}\nverdict {verdict}\n")
        yield output
        output.write(f"sha256 {output.digest.hexdigest()}\n")


class _Output:
    """Text written to a file, and the digest of the text so far."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self.stream = stream
        self.digest = hashlib.sha256()

    def write(self, text: str) -> None:
        content = text.encode("ascii")
        self.stream.write(content)
        self.digest.update(content)
