"""Published files of commands' output, with the version and the command in every line.

    python -m greenest.study.publication.record                      lists them
    python -m greenest.study.publication.record theorem/proof-6x6.jsonl

The second form makes a file of the folder `results` anew: it runs the file's commands, adds the
keys `greenest` (the version) and `command` to each line, and replaces the file when all commands
have ended. If the name ends in `.gz`, the file is compressed reproducibly.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greenest.study.publication.experiments import SMALL_SHAPES
from greenest.system.files import written_aside
from greenest.system.version import made_by

BLOCKS = tuple(
    f"{rows}x{cols}" for rows in range(1, 5) for cols in range(max(rows, 2), 16 // rows + 1)
)
"""The shapes whose blocks are published: all shapes of two to sixteen cells."""

BALANCED = (
    "3x4", "3x5", "3x6", "4x6", "5x6", "6x6", "3x9", "4x9", "6x7", "6x8", "6x9", "7x9", "8x9",
    "9x9", "9x10", "9x12", "12x12", "12x13", "12x16", "15x16",
)  # fmt: skip
"""The shapes whose balanced boards were solved by the steps of the proof."""

STRESSED = {"6x9": 300_000, "9x9": 300_000, "7x11": 300_000, "12x12": 20_000, "16x16": 20_000}
"""For each shape, how many boards of each family of hard boards the engine "auto" decided."""

CARRY_SHAPES = ("5x5", "6x6", "6x9", "9x9", "7x11", "12x12", "16x16")
"""The shapes whose hard boards were solved by the steps of the proof."""


FEW_HOLES = (
    *(f"2x{cols}" for cols in range(2, 9)),
    "3x3", "3x4", "3x5", "3x6", "4x4", "4x5", "3x7", "3x8 --holes 4 --jobs 1", "5x5 --holes 4",
)  # fmt: skip
"""The shapes whose boards with few holes are all decided, up to the first number of holes with an
unsolvable board; for the last two shapes, up to fewer holes."""

ONE_HOLE = ("3x8", "3x9", "3x10", "4x6", "4x7", "4x8", "5x6")
"""Larger shapes whose boards with at most one hole are all decided."""

VALUED = (("greener", "2x3"), ("greener", "3x3"), ("greener", "3x4"), ("green", "3x3"))
"""The games and shapes whose setups are all valued."""

SAMPLED = (
    ("greener", "3x5", 1000),
    ("greener", "3x6", 100),
    ("green", "3x4", 1000),
    ("green", "3x5", 1000),
    ("green", "3x6", 100),
)
"""The games and shapes of which random setups are valued, with their numbers."""

RATED = {
    "greener": "random,greedy,mcts-100,alphabeta-20000 --games 400 --apart 2",
    "3stones": "random,greedy,mcts-100,tree-1000 --games 400 --apart 1",
    "threestone": "random,greedy,mcts-100,tree-1000 --games 400 --apart 1",
    "green": "random,greedy,mcts-100,tree-4000 --games 400 --apart 1",
    "capstone": "random,greedy,mcts-100,tree-250 --games 400 --apart 1",
    "triforce": "random,greedy,mcts-25 --games 400 --apart 1",
}
"""For each game with a ladder: its levels, the games of a pair, and which pairs meet."""

TRACED = {
    "greener": ("alphabeta", 250, 7),
    "3stones": ("tree", 125, 4),
    "threestone": ("tree", 125, 4),
    "green": ("tree", 500, 4),
    "capstone": ("tree", 50, 4),
}
"""For each game with a skill trace: the opponent, its least search, the number of levels."""

TWO_ROWS = tuple(f"2x{cols}" for cols in range(9, 17))
"""Shapes of two rows, up to 32 cells, whose boards with at most one hole are all decided."""


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A published file: its path in the folder, and the commands that print its lines."""

    path: str
    title: str
    commands: tuple[str, ...]
    seeds: str = "none"

    @property
    def name(self) -> str:
        """The file's name without its suffixes."""
        return Path(self.path).name.split(".")[0]


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """A line of a printed file: its version, its command, and its JSON."""

    version: str
    command: str
    printed: Mapping[str, Any]


PRINTED_FILES = (
    *(
        PrintedFile(
            f"small-shapes/census-{rows}x{cols}.json",
            f"All positions of {rows}x{cols}",
            (f"greenest census {rows}x{cols} --all-positions --json --jobs 2",),
        )
        for rows, cols in SMALL_SHAPES
    ),
    *(
        PrintedFile(
            f"small-shapes/blocks/blocks-{shape}.jsonl.gz",
            f"How full boards of {shape} end with a carrier",
            (f"greenest blocks {shape} --json",),
        )
        for shape in BLOCKS
    ),
    PrintedFile(
        "theorem/proof-6x6.jsonl",
        "Every balanced setup of 6x6",
        ("greenest prove 6x6 --jobs 2 --ledger proof.ledger --json",),
    ),
    PrintedFile(
        "theorem/every-size.jsonl",
        "Checks for boards of every size",
        ("greenest prove --all-sizes --json",),
    ),
    PrintedFile(
        "theorem/stress-auto.jsonl",
        "Full boards of three colours, random and made to be hard, by the engine auto",
        tuple(
            f"greenest stress {shape} --engine auto --count {count} --json"
            for shape, count in STRESSED.items()
        ),
        "1",
    ),
    PrintedFile(
        "theorem/stress-carry.jsonl",
        "Full boards of three colours, random and made to be hard, by the engine carry",
        tuple(
            f"greenest stress {shape} --engine carry --count 10000 --json" for shape in CARRY_SHAPES
        ),
        "1",
    ),
    PrintedFile(
        "theorem/batch-carry.jsonl",
        "Balanced boards of 20 shapes, by the engine carry",
        tuple(
            f"greenest batch {shape} --count 50000 --seed 12 --engine carry --json"
            for shape in BALANCED
        ),
        "12",
    ),
    PrintedFile(
        "holes/few-holes.jsonl",
        "Unsolvable boards of three colours with few holes",
        tuple(f"greenest holes {shape} --json" for shape in FEW_HOLES),
    ),
    PrintedFile(
        "holes/one-hole.jsonl",
        "Boards of three colours with one hole at most, larger shapes",
        tuple(f"greenest holes {shape} --holes 1 --json" for shape in ONE_HOLE),
    ),
    PrintedFile(
        "holes/two-rows.jsonl",
        "Boards of two rows and three colours with one hole at most",
        tuple(f"greenest holes {shape} --holes 1 --json" for shape in TWO_ROWS),
    ),
    *(
        PrintedFile(
            f"games/values-{game}-{shape}.jsonl{'.gz' if shape == '3x4' else ''}",
            f"Every setup of {game} {shape}, valued",
            (f"greenest values {game} {shape} --json",),
        )
        for game, shape in VALUED
    ),
    *(
        PrintedFile(
            f"games/values-{game}-{shape}.jsonl",
            f"Setups of {game} {shape} drawn at random, valued",
            (f"greenest values {game} {shape} --sample {count} --seed 1 --json",),
            "1",
        )
        for game, shape, count in SAMPLED
    ),
    *(
        PrintedFile(
            f"games/ladder-{game}.jsonl",
            f"Levels of opponents at {game}, rated",
            (f"greenest ladder {game} --levels {levels} --ledger ladder-{game}.ledger --json",),
            "1",
        )
        for game, levels in RATED.items()
    ),
    *(
        PrintedFile(
            f"games/trace-{game}.jsonl",
            f"The skill trace of {game}: what twice as much search wins",
            (
                f"greenest ladder {game} --levels "
                f"{','.join(f'{kind}-{least << double}' for double in reversed(range(count)))} "
                f"--games 32 --apart 1 --ledger trace-{game}.ledger --json",
            ),
            "1",
        )
        for game, (kind, least, count) in TRACED.items()
    ),
)


def read_lines(path: Path) -> list[PrintedLine]:
    """Return the lines of a published file; raises ValueError, with the name, for other files."""
    content = path.read_bytes()
    try:
        text = gzip.decompress(content) if path.suffix == ".gz" else content
        return [_line(**json.loads(line)) for line in text.splitlines()]
    except (gzip.BadGzipFile, EOFError, TypeError, ValueError):
        raise ValueError(f"{path}: a line is no JSON with its version and command") from None


def _line(greenest: str, command: str, **printed: Any) -> PrintedLine:
    return PrintedLine(greenest, command, printed)


def write_lines(path: Path, lines: list[PrintedLine]) -> None:
    """Write a published file, replacing it as a whole."""
    with written_aside(path, path.suffix == ".gz") as stream:
        for line in lines:
            made = {"greenest": line.version, "command": line.command}
            stream.write(f"{json.dumps(made | dict(line.printed))}\n".encode())


def make(record: PrintedFile, folder: Path) -> Path:
    """Write what the record's commands print, and return the path.

    Raises CalledProcessError if a command fails, and OSError.
    """
    path = folder / record.path
    path.parent.mkdir(parents=True, exist_ok=True)
    write_lines(path, [line for command in record.commands for line in _printed(command)])
    return path


def _printed(command: str) -> Iterator[PrintedLine]:
    """Run a command of `greenest` with this Python, and yield the lines that it prints."""
    words = [sys.executable, "-m", *shlex.split(command)]
    printed = subprocess.run(words, stdout=subprocess.PIPE, check=True, text=True).stdout
    for line in printed.splitlines():
        yield PrintedLine(made_by(with_ortools=False), command, json.loads(line))


def main() -> None:
    """List the files, or make the named ones."""
    known = {record.path: record for record in PRINTED_FILES}
    parser = argparse.ArgumentParser(description="Make files that commands print anew.")
    parser.add_argument("paths", nargs="*", choices=[[], *known], metavar="FILE")
    parser.add_argument("--folder", type=Path, default=Path("results"), help="where they stand")
    chosen = parser.parse_args()
    for record in [] if chosen.paths else PRINTED_FILES:
        print(record.path)
    for path in chosen.paths:
        print(make(known[path], chosen.folder))


if __name__ == "__main__":
    main()
