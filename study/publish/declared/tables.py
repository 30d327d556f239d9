"""The parts of a table declared in a study file.

Each part is a run of boards, or a rule (`declared.rules`) that chooses which boards to decide.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from greenest.games.plurals import many
from greenest.solver.verdict import Limits
from greenest.study.publish.declared.rules import Border, WantedWidth
from greenest.study.publish.declared.settings import Faults, Settings
from greenest.study.publish.experiment import Sample, Staged
from greenest.study.publish.rows import FullBoards, Mixture, Point
from greenest.study.run import Run, Summary
from greenest.study.sampling import Colours

MOST_POINTS = 10_000
KINDS: dict[str, type[FullBoards] | type[Mixture] | type[Point]] = {
    "mixtures": Mixture,
    "transition": Point,
    "full-boards": FullBoards,
}
Stacks = tuple[int, Colours | None]
"""A number of stacks, and the number of each colour; None if these are as equal as possible."""


def parts_of(settings: Settings, faults: Faults) -> tuple[Staged[Any], ...]:
    """Return the parts of the table that the settings declare.

    If settings are missing, wrong or in conflict, add faults to `faults`, and return no parts.
    """
    before = len(faults)
    _check(settings, faults)
    series: list[tuple[Run, ...]] = []
    points = 0
    for runs in _series(settings, faults):
        series.append(runs)
        points += len(runs)
        if points > MOST_POINTS:
            faults.add("pieces", f"more than {MOST_POINTS:,} points")
            break
    if settings.at == "border" and len(settings.pieces or ()) > 1:
        for run in (runs[0] for runs in series if len(runs) < 2):
            faults.add("pieces", f"two or more are wanted of {run.shape}")
    if len(faults) > before or settings.wrong:
        return ()
    row: Callable[[Summary], Any] = KINDS[settings.columns or ""].of
    if settings.width is not None:
        width = settings.width
        return tuple(WantedWidth.of(run, width) for runs in series for run in runs)
    if settings.at == "border":
        return tuple(Border(runs[0], runs[1:], row) for runs in series)
    keeps = settings.columns != "full-boards"
    return tuple(Sample(run, row, has_ledger=keeps) for runs in series for run in runs)


def _check(settings: Settings, faults: Faults) -> None:
    if settings.shapes is None and "shapes" not in settings.wrong:
        faults.add("shapes", "is missing")
    if settings.boards is settings.width is None and not {"boards", "width"} & settings.wrong:
        faults.add("boards", "is missing, or width in its place")
    columns = settings.columns
    for key in ("mixes", "ratios", "width"):
        if columns != "mixtures" and getattr(settings, key) is not None:
            faults.add(key, f'is for columns = "mixtures", not "{columns}"')
    if columns == "transition" and len(settings.seeds or ()) > 1:
        faults.add("seeds", 'one is wanted for columns = "transition"')
    if "pieces" in settings.wrong:
        return
    if settings.ratios and not settings.pieces:
        faults.add("ratios", "pieces are wanted, too: multiples of the sums")
    if settings.at == "border":
        if settings.width is not None:
            faults.add("at", "the border is measured with a number of boards, not a width")
        if len(settings.pieces or ()) < 2:
            faults.add("at", "a border is looked for among two numbers of pieces or more")
        if columns == "full-boards":
            faults.add("at", "full boards have no border")
        if columns == "transition":
            faults.add("at", 'only columns = "mixtures" tell the boards set aside to plan')


def _series(settings: Settings, faults: Faults) -> Iterator[tuple[Run, ...]]:
    """Yield a tuple of runs for each shape, seed and ratio (or mix).

    It has a run for each number of stacks that fits on the shape, in order; no tuple is empty.
    """
    limits = Limits() if settings.max_nodes is None else Limits(max_nodes=settings.max_nodes)
    run = partial(Run, limits=limits, engine=settings.engine or "auto")
    count = settings.boards or 0
    key = "mixes" if settings.mixes else "pieces"
    _refuse_too_many(settings, key, faults)
    declared = list(_stacks(settings, faults))
    for rows, cols in settings.shapes or ():
        for stacks in declared or [[(rows * cols, None)]]:
            fitting = stacks[: bisect_right(stacks, rows * cols, key=itemgetter(0))]
            if stacks and not fitting and not settings.mixes:
                faults.add(key, f"no number of them fits on {rows}x{cols}")
            for seed in settings.seeds or ():
                found = tuple(
                    run(rows, cols, pieces, count, seed, colours=colours)
                    for pieces, colours in fitting
                )
                if found:
                    yield found


def _refuse_too_many(settings: Settings, key: str, faults: Faults) -> None:
    shapes = settings.shapes or ()
    numbers = [sum(mix) for mix in settings.mixes or ()] or list(settings.pieces or ())
    if shapes and numbers:
        rows, cols = max(shapes, key=lambda shape: shape[0] * shape[1])
        if max(numbers) > rows * cols:
            faults.add(
                key,
                f"{rows}x{cols} has {many(rows * cols, 'cell')}, "
                f"too few for {many(max(numbers), 'stack')}",
            )


def _stacks(settings: Settings, faults: Faults) -> Iterator[Sequence[Stacks]]:
    """Yield a list of numbers of stacks for each ratio or mix. For full boards, yield no list."""
    if settings.mixes:
        yield from ([(sum(mix), mix)] for mix in settings.mixes)
        return
    pieces = settings.pieces
    if not pieces:
        return
    for ratio in settings.ratios or (None,):
        if ratio is None:
            yield [(each, None) for each in pieces]
            continue
        times = [each // sum(ratio) for each in pieces if each % sum(ratio) == 0]
        if not times:
            faults.add("pieces", f"none is a multiple of {sum(ratio)}, as its ratio wants")
        yield [(each * sum(ratio), Colours(*(each * part for part in ratio))) for each in times]
