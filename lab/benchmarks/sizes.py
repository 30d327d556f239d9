"""The time to decide full boards of several sizes, and how it grows with the number of cells.

The boards are random. The engine `auto` decides them and replays its solutions. Up to 16x16, `auto`
removes lines; on larger boards, it follows the proof for every size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import log
from pathlib import Path
from statistics import linear_regression, median
from time import process_time

import click
import numpy as np

from greenest.games.pyramids.position import Position
from greenest.lab.benchmarks.harness import scale_option, table
from greenest.solver.decide import decide, prepare
from greenest.study.sampling import LETTERS

SIDES = (6, 9, 12, 16, 17, 25, 36, 50, 71, 100, 141, 200, 283, 400, 500, 707, 1000)
CELLS = 2_000_000
"""The boards of one size have about this many cells in all, but there are `LEAST` to `MOST`
boards."""
LEAST, MOST = 5, 200
LARGE = 50
"""The smallest side to which the exponent is fitted; on smaller boards fixed costs dominate."""


@dataclass(frozen=True, slots=True)
class Size:
    """The median processor time for boards of one size."""

    side: int
    cells: int
    boards: int
    milliseconds: float
    nanoseconds_a_cell: float


def measure(scale: float) -> Iterator[Size]:
    """Yield the time for each size; `scale` is the share of the boards to use."""
    prepare()
    for side in SIDES:
        cells = side * side
        count = max(LEAST, min(MOST, round(scale * CELLS / cells)))
        found = LETTERS[np.random.RandomState(side).randint(3, size=(count, cells))]
        boards = [Position(side, side, each.tobytes().decode()) for each in found]
        decide(boards[0])
        seconds = median(map(_seconds, boards))
        yield Size(side, cells, len(boards), round(1e3 * seconds, 3), round(1e9 * seconds / cells))


def _seconds(board: Position) -> float:
    began = process_time()
    decide(board)
    return process_time() - began


def exponent(sizes: Sequence[Size]) -> float:
    """Return the exponent of a power law for time by cells, fitted to large boards."""
    large = [each for each in sizes if each.side >= LARGE]
    cells = [log(each.cells) for each in large]
    return linear_regression(cells, [log(each.milliseconds) for each in large]).slope


def draw(sizes: Sequence[Size], growth: float) -> bytes:
    """Return an SVG plot of time by cells, with the line of a power law of exponent `growth`."""
    from greenest.study.publish.figures.charts import Axis, Chart, Dot, Panel, Series
    from greenest.study.publish.figures.drawing import picture

    dots = tuple(Dot(each.cells, each.milliseconds) for each in sizes)
    last = sizes[-1]
    first = next((each for each in sizes if each.side >= LARGE), last)
    fitted = last.milliseconds * (first.cells / last.cells) ** growth
    x = Axis("cells", 0.7 * sizes[0].cells, 1.4 * last.cells, "log")
    times = [each.milliseconds for each in sizes]
    y = Axis("milliseconds a board", 0.7 * min(times), 1.4 * max(times), "log")
    power = ((first.cells, fitted), (last.cells, last.milliseconds))
    series = (Series("", 0, dots),)
    return picture(Chart("sizes", "", (Panel(x, y, series, (power,)),))).svg


@click.command()
@scale_option
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), help="Draw the times, as SVG."
)
def main(scale: float, plot: Path | None) -> None:
    """Measure full boards of three colours, 6x6 to 1000x1000, and how their time grows."""
    sizes = list(measure(scale))
    for line in table(map(asdict, sizes)):
        click.echo(line)
    growth = exponent(sizes)
    click.echo(f"from {LARGE}x{LARGE} on, the time grows as the cells to the power {growth:.2f}")
    if plot:
        plot.write_bytes(draw(sizes, growth))
