"""Writes certificates, as docs/certificates.md has them; `certificates.checker` checks them.

A writer is told what to write: the captures of a solution, or dead positions level by level. It
does not find them, and does not check them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, format_capture
from greenest.system.files import written_aside


class Level(NamedTuple):
    """Dead positions with so many stacks, in rising order, as pages of lines with their ends."""

    stacks: int
    members: int
    pages: Iterable[str]


def write_solution(position: Position, captures: Iterable[Capture], path: Path) -> int:
    """Write that captures solve a position; return how many. Raises OSError."""
    moves = [format_capture(position.grid, capture) for capture in captures]
    with _certificate(position, "solvable", path) as output:
        output.write(" ".join(["moves", *moves]) + "\n")
        output.write(f"end {len(moves)}\n")
    return len(moves)


def write_dead_start(position: Position, rule: str, path: Path) -> None:
    """Write that a position is dead by a rule: "empty", "frozen" or "split". Raises OSError."""
    with _certificate(position, "unsolvable", path) as output:
        output.write(f"dead {rule}\nend 0\n")


def write_dead_levels(position: Position, levels: Iterable[Level], path: Path) -> int:
    """Write the levels of a closed set of dead positions; return how many. Raises OSError.

    The levels may be made while they are written; no file appears if that fails.
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


@contextmanager
def _certificate(position: Position, verdict: str, path: Path) -> Iterator[_Output]:
    """Write a head, what is written within, and the digest; a name that ends in .gz compresses."""
    with written_aside(path, is_compressed=path.name.endswith(".gz")) as stream:
        output = _Output(stream)
        output.write(f"greenest certificate 2\nboard {position}\nverdict {verdict}\n")
        yield output
        output.write(f"sha256 {output.digest.hexdigest()}\n")


class _Output:
    """Text written to a file, and the digest of it so far."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self.stream = stream
        self.digest = hashlib.sha256()

    def write(self, text: str) -> None:
        content = text.encode("ascii")
        self.stream.write(content)
        self.digest.update(content)
