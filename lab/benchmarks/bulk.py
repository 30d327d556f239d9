"""Speed of `decide_many`, `solve FILE` and `decide` on given boards, compared with a batch run.

Two more measurements show the overhead per board: only generating the boards, and only one call of
the compiled engine. All of them run in turn, in several rounds. A rate is the median over the
rounds, in processor time of this process. `solve` reads a table and prints rows; its start is not
measured.

`Gain` compares the commands `solve --jobs 2` and `solve` in elapsed time, including their start.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from greenest import Position, decide, decide_many
from greenest.cli import main as greenest
from greenest.lab.benchmarks.harness import in_turns, run_greenest
from greenest.lab.benchmarks.suites import Suite
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.verdicts import board_texts
from greenest.solver.decide import is_dense, prepare
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import get_ready, run_batch

SUITES = (Suite(6, 6, 36, 100_000), Suite(9, 9, 81, 10_000), Suite(6, 6, 15, 10_000))
SHARED = Suite(6, 6, 15, 100_000)
"""Boards to compare `solve` and `solve --jobs 2`."""
LOOPED = 2_000
"""The number of boards given to `decide`, which takes one at a time."""
TRIES = 5


@dataclass(frozen=True, slots=True)
class Rate:
    """The speed of one way to decide boards.

    `of_batch` is this speed divided by the speed of a batch run.
    """

    suite: str
    way: str
    boards: int
    boards_per_second: float
    of_batch: float


@dataclass(frozen=True, slots=True)
class Gain:
    """The speed-up by `--jobs 2`: the speed of `solve --jobs 2` divided by that of `solve`."""

    suite: str
    gain: float


def rates(suite: Suite, scale: float, folder: Path) -> list[Rate]:
    """Return the speed of every way on the boards of `suite`; `folder` gets a file of boards."""
    count = suite.scaled(scale)
    run = suite.run(count)
    get_ready(run)
    cells = run.drawn(run.boards).cells
    texts = board_texts(cells, suite.rows, suite.cols)
    some = texts[:LOOPED]
    positions = list(map(Position.parse, some))
    path = write_table(texts, folder)
    ways: Mapping[str, tuple[int, Callable[[], object]]] = {
        "boards alone": (count, lambda: run.drawn(run.boards).cells),
        "engine alone": (count, lambda: _decide_at_once(cells, suite)),
        "batch": (count, lambda: run_batch(run)),
        "decide_many": (count, lambda: decide_many(texts)),
        "solve FILE --json": (count, lambda: _solve(path, "--json")),
        "solve FILE --csv": (count, lambda: _solve(path, "--csv")),
        "decide, texts": (len(some), lambda: [decide(Position.parse(text)) for text in some]),
        "decide, Positions": (len(some), lambda: [decide(each) for each in positions]),
    }
    seconds = in_turns({way: work for way, (_, work) in ways.items()}, TRIES)
    speeds = {way: boards / median(seconds[way]) for way, (boards, _) in ways.items()}
    return [
        Rate(str(suite), way, ways[way][0], speed, speed / speeds["batch"])
        for way, speed in speeds.items()
    ]


def _decide_at_once(cells: UInt8s, suite: Suite) -> object:
    engine = lines if is_dense(suite.pieces, suite.rows * suite.cols) else presolve
    return engine.solve_many(Boards(suite.rows, suite.cols, suite.pieces, cells), Limits())


def write_table(texts: list[str], folder: Path) -> Path:
    """Write boards to a CSV file in `folder`; return its path."""
    path = folder / "boards.csv"
    path.write_text("".join(["board\n", *(f"{text}\n" for text in texts)]))
    return path


def _solve(*arguments: object) -> None:
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        greenest(["solve", *map(str, arguments)], standalone_mode=False)


def gain(scale: float, folder: Path) -> Gain:
    """Measure `solve --jobs 2` and `solve` in elapsed time."""
    run = SHARED.run(SHARED.scaled(scale))
    texts = board_texts(run.drawn(run.boards).cells, SHARED.rows, SHARED.cols)
    path = write_table(texts, folder)
    seconds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(3):
        for jobs, spent in seconds.items():
            spent.append(run_greenest("solve", path, "--json", "--jobs", jobs).seconds)
    return Gain(str(SHARED), median(seconds[1]) / median(seconds[2]))


def measure(scale: float) -> Iterator[Rate | Gain]:
    """Measure boards per second: in bulk, from a file, one by one, and in a batch run."""
    prepare()
    with TemporaryDirectory() as name:
        folder = Path(name)
        for suite in SUITES:
            yield from rates(suite, scale, folder)
        yield gain(scale, folder)
