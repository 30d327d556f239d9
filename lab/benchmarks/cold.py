"""Processor time of `greenest solve` up to its answer, with and without a cache of compiled code.

Every run is a process of its own. User and system time are added, because other work on the machine
hardly changes them. A cold run begins with an empty cache.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from greenest.lab.benchmarks.harness import run_greenest
from greenest.lab.benchmarks.suites import Suite
from greenest.study.sampling import random_position

SHAPES = ((2, 3), (2, 4), (2, 5), (3, 3), (2, 6), (3, 4), (3, 5), (4, 4))
HARD = "...B..G../W.....G.B/G.......B/......G.W/......GW./..B....G./GW..BW.../........B/..B.....W"
BOARDS = 100


@dataclass(frozen=True, slots=True)
class Case:
    """Boards to decide, each by a process of its own.

    If `is_cold`, each process has an empty cache. Otherwise, all processes share a cache that was
    filled before.
    """

    name: str
    boards: tuple[str, ...]
    is_cold: bool

    def seconds(self) -> Iterator[float]:
        """Yield the processor seconds for each board."""
        with TemporaryDirectory() as folder:
            if not self.is_cold:
                run_greenest("batch", "3x3", "--count", 9, "--seed", 1, NUMBA_CACHE_DIR=folder)
                run_greenest("solve", HARD, NUMBA_CACHE_DIR=folder)
            for number, board in enumerate(self.boards):
                cache = str(Path(folder, str(number)) if self.is_cold else folder)
                yield run_greenest("solve", board, NUMBA_CACHE_DIR=cache).processor_seconds


@dataclass(frozen=True, slots=True)
class Result:
    """Processor seconds for the boards of one case."""

    case: str
    boards: int
    median: float
    most: float


def small_boards(count: int) -> tuple[str, ...]:
    """Return `count` random boards of 2x3 to 4x4; every second one is full."""
    random = Random(1)
    boards = []
    for seed in range(count):
        rows, cols = random.choice(SHAPES)
        holes = random.randint(1, rows * cols // 2) if seed % 2 else 0
        boards.append(str(random_position(rows, cols, rows * cols - holes, seed, 0)))
    return tuple(boards)


def cases(boards: int) -> tuple[Case, ...]:
    """Return all cases. The first one has `boards` small boards; the others have fewer boards."""
    few = max(1, boards // 20)
    large = tuple(map(str, Suite(6, 6, 36, few).positions(1)))
    return (
        Case("small, cold", small_boards(boards), True),
        Case("small, warm", small_boards(max(1, boards // 5)), False),
        Case("6x6/36, cold", large, True),
        Case("6x6/36, warm", large, False),
        Case("hard, cold", (HARD,) * few, True),
        Case("hard, warm", (HARD,) * few, False),
    )


def measure(scale: float) -> Iterator[Result]:
    """Measure the first answers of `greenest solve`, cold and warm, in processor seconds."""
    for case in cases(max(1, round(scale * BOARDS))):
        seconds = list(case.seconds())
        yield Result(case.name, len(seconds), median(seconds), max(seconds))
