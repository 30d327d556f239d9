"""First answers: what `greenest solve` costs when nothing is compiled yet, and when it is.

Every run is a process of its own, and what is measured is the processor time of that process, user
and system, so that other work on the machine counts little. Cold runs have an empty cache of
compiled code each. `--beside` names another version's command: it is run on the same boards, in
turn, and the ratio is of the medians.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import click
from benchmarks import options

HEADER = ("case", "boards", "median s", "most s", "beside s", "ratio")
OURS = (sys.executable, "-m", "greenest")
SHAPES = ((2, 3), (2, 4), (2, 5), (3, 3), (2, 6), (3, 4), (3, 5), (4, 4))
HARD = "...B..G../W.....G.B/G.......B/......G.W/......GW./..B....G./GW..BW.../........B/..B.....W"


@dataclass(frozen=True, slots=True)
class Case:
    """Boards that are answered one by one, with an empty cache each or with one that is filled."""

    name: str
    boards: tuple[str, ...]
    is_cold: bool

    def seconds(self, command: Sequence[str]) -> Iterator[float]:
        """Yield the processor time of each board."""
        with TemporaryDirectory() as folder:
            if not self.is_cold:
                _seconds([*command, "batch", "3x3", "--count", "9", "--seed", "1"], folder)
                _seconds([*command, "solve", HARD], folder)
            for number, board in enumerate(self.boards):
                cache = Path(folder, str(number)) if self.is_cold else Path(folder)
                yield _seconds([*command, "solve", board], str(cache))


@dataclass(frozen=True, slots=True)
class Result:
    """The processor seconds of a case; `beside` is the other command's median."""

    case: str
    boards: int
    median: float
    most: float
    beside: float | None = None

    @property
    def ratio(self) -> float | None:
        """Our median by the other's."""
        return None if self.beside is None else self.median / self.beside

    def as_json(self) -> dict[str, object]:
        """Return the figures by name."""
        return asdict(self) | {"ratio": self.ratio}


def random_board(rows: int, cols: int, pieces: int, seed: int) -> str:
    """Return the text of a board, its colours balanced."""
    cells = list(("BGW" * pieces)[:pieces].ljust(rows * cols, "."))
    Random(seed).shuffle(cells)
    return "/".join("".join(cells[first : first + cols]) for first in range(0, len(cells), cols))


def small_boards(count: int) -> tuple[str, ...]:
    """Return boards of 2x3 to 4x4, every second one full."""
    random = Random(1)
    boards = []
    for seed in range(count):
        rows, cols = random.choice(SHAPES)
        holes = random.randint(1, rows * cols // 2) if seed % 2 else 0
        boards.append(random_board(rows, cols, rows * cols - holes, seed))
    return tuple(boards)


def cases(boards: int) -> tuple[Case, ...]:
    """Return all cases, of so many boards, or fewer where each takes long."""
    few = max(1, boards // 20)
    large = tuple(random_board(6, 6, 36, seed) for seed in range(few))
    return (
        Case("small, cold", small_boards(boards), True),
        Case("small, warm", small_boards(max(1, boards // 5)), False),
        Case("full 6x6, cold", large, True),
        Case("full 6x6, warm", large, False),
        Case("hard 9x9, cold", (HARD,) * few, True),
        Case("hard 9x9, warm", (HARD,) * few, False),
    )


def measure(case: Case, beside: Sequence[str] | None, pairs: int) -> Result:
    """Measure a case, and beside it the other command on the first `pairs` of its boards."""
    ours = list(case.seconds(OURS))
    if beside is None:
        return Result(case.name, len(ours), median(ours), max(ours))
    fewer = Case(case.name, case.boards[:pairs], case.is_cold)
    others = median(fewer.seconds(beside))
    return Result(case.name, len(ours), median(ours), max(ours), others)


def _seconds(command: Sequence[str], cache: str) -> float:
    """Run a command and return its processor time; raises CalledProcessError if it fails."""
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    child = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, command)
    return used.ru_utime + used.ru_stime


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@click.option("--boards", default=100, show_default=True, help="Small boards, and so the runs.")
@click.option("--beside", help="The `greenest` command of another version.")
@click.option("--pairs", default=3, show_default=True, help="Boards of a case for that.")
def main(as_json: bool, boards: int, beside: str | None, pairs: int) -> None:
    """Measure the first answers of `greenest solve`, cold and warm, in processor seconds."""
    if not as_json:
        click.echo(_line(*HEADER))
    for case in cases(boards):
        result = measure(case, shlex.split(beside) if beside else None, pairs)
        click.echo(json.dumps(result.as_json()) if as_json else _row(result))


def _row(result: Result) -> str:
    beside = "-" if result.beside is None else f"{result.beside:.2f}"
    ratio = "-" if result.ratio is None else f"{result.ratio:.3f}"
    figures = (f"{result.median:.2f}", f"{result.most:.2f}")
    return _line(result.case, result.boards, *figures, beside, ratio)


def _line(*columns: object) -> str:
    return f"{columns[0]!s:16}" + " ".join(f"{column:>9}" for column in columns[1:])


if __name__ == "__main__":
    main()
