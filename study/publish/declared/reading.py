"""Reads a study from a TOML file, which docs/study.md describes."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any

from greenest.games.plurals import many
from greenest.solver.verdict import Limits
from greenest.study.publish.declared.rules import Border, WantedWidth
from greenest.study.publish.declared.settings import (
    KINDS,
    Faults,
    Level,
    Settings,
    over,
    read_level,
)
from greenest.study.publish.experiment import Experiment, Sample
from greenest.study.run import Keep, Run, Summary
from greenest.study.sampling import Colours
from greenest.system.files import read_text

LONGEST = 1 << 16
"""The largest size of a study file, in bytes."""
MOST_TABLES = 100
MOST_POINTS = 10_000
Stacks = tuple[int, Colours | None]
"""A number of stacks, and the number of each colour; None if these are as equal as possible."""
MOST_DOTS = 200
"""The most dots in a line. tomllib takes gigabytes to read a key of thousands of parts."""
RESERVED = ("files", "full-boards", "k50", "transition", "window")
"""Names of other things in a report, as are those that begin with figure-, table- or study-."""
TRIAL: Level = {"boards": 20, "at": "all"}
"""What differs at the scale smoke unless the file says what does."""


class StudyError(ValueError):
    """All mistakes in a study file, one in each line."""


@dataclass(frozen=True, slots=True)
class Study:
    """A declared study: its file, its title, and an experiment for each table.

    `shard` is the part of the points that is here, as `1/2`; empty for all.
    """

    file: str
    text: str
    title: str
    experiments: tuple[Experiment[Sample[Any]], ...]
    shard: str = ""

    def part(self, part: int, parts: int) -> Study:
        """Return part `part`, counted from 1, of a study divided into `parts` parts.

        The points of all tables are numbered from 1, in the order of the tables. The part has every
        `parts`-th point, beginning with point number `part`. Tables without such a point are left
        out.
        """
        chosen, points = [], 0
        shard = f"{part}/{parts}"
        for each in self.experiments:
            own = slice((part - 1 - points) % parts, None, parts)
            points += len(each.full)
            full, smoke = each.full[own], each.smoke[own]
            if full or smoke:
                chosen.append(replace(each, full=full, smoke=smoke, shard=shard))
        return replace(self, experiments=tuple(chosen), shard=shard)


def read_study(path: Path) -> Study:
    """Return the study of a file; raises StudyError, which names every mistake.

    The name ends in `.toml`; what stands before is the name of its folder, and can be printed.
    """
    if path.suffix != ".toml" or not path.stem.strip(".") or not path.name.isprintable():
        raise StudyError(f"{path}: the name of a study is text that can be printed, then .toml")
    try:
        text = read_text(path, LONGEST)
    except UnicodeDecodeError:
        raise StudyError(f"{path}: not a text in UTF-8") from None
    except OSError as error:
        raise StudyError(f"{path}: {error.strerror}") from None
    return parse_study(str(path), text)


def parse_study(path: str, text: str) -> Study:
    """Return the study that a text declares; raises StudyError, which names every mistake."""
    content, file = _content(path, text), Path(path).name
    faults = Faults(path)
    declared = content.pop("table", [])
    if not (isinstance(declared, list) and all(isinstance(each, dict) for each in declared)):
        declared = []
    if not 1 <= len(declared) <= MOST_TABLES:
        faults.add("table", f"1 to {MOST_TABLES} tables are wanted, each under [[table]]")
    trial = _trial(content, faults)
    common = read_level(content, faults)
    title = common.pop("title", Path(file).stem)
    if "name" in common:
        faults.add("name", "each table has one of its own")
    tables: list[Experiment[Sample[Any]]] = []
    names: set[str] = set()
    for number, each in enumerate(declared[:MOST_TABLES], 1):
        own = faults.below(f"table[{number}].")
        tables += _table(file, each, common, trial, names, own)
        if sum(len(found.full) for found in tables) > MOST_POINTS:
            faults.add(f"table[{number}]", f"more than {MOST_POINTS:,} points up to here")
            break
    if faults.lines:
        raise StudyError(str(faults))
    return Study(file, text, title, tuple(tables))


def _content(path: str, text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.startswith("#"):
            raise StudyError(f"{path}: more than {MOST_DOTS} dots (at line {number})")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise StudyError(f"{path}: nested too deeply") from None
    except ValueError as error:
        raise StudyError(f"{path}: {error}") from None


def program_of(file: str) -> str:
    """Return the command that runs a study file, without its options."""
    return f"greenest study {quote(f'./{file}' if file.startswith('-') else file)}"


def _trial(content: dict[str, Any], faults: Faults) -> Level:
    found = content.pop("smoke", {})
    if not isinstance(found, dict):
        faults.add("smoke", "a table of keys is wanted")
        return {}
    for key in ("name", "title", "topic", "columns"):
        if found.pop(key, None) is not None:
            faults.add(f"smoke.{key}", "is the same at every scale")
    return read_level(found, faults.below("smoke."))


def _table(
    file: str,
    content: dict[str, Any],
    common: Level,
    common_trial: Level,
    names: set[str],
    faults: Faults,
) -> Iterator[Experiment[Sample[Any]]]:
    """Yield the experiment of a table; nothing if the table has mistakes."""
    before = len(faults.lines)
    trial = over(_trial(content, faults), common_trial)
    level = over(read_level(content, faults), common)
    settings = Settings(**level)
    name = settings.name
    if not name:
        if "name" not in settings.wrong:
            faults.add("name", "is missing")
    elif {name, f"{name}-k50", name.removesuffix("-k50")} & names:
        faults.add("name", f"{name} is the name of another table, or of its K50")
    elif name.startswith(("figure-", "table-", "study-")) or name in RESERVED:
        faults.add("name", f"{name} is the name of something in a report")
    else:
        names.add(name)
    if settings.topic in ("figures", "runs"):
        faults.add("topic", f"{settings.topic} is the folder of something else")
    full = parts_of(settings, faults)
    if len(faults.lines) > before:
        return
    tried = parts_of(Settings(**over(trial or TRIAL, level)), faults.below("smoke."))
    if len(faults.lines) == before and name:
        kind, title = KINDS[settings.columns], settings.title or name
        yield Experiment(name, settings.topic, title, kind, tried, full, program_of(file))


def parts_of(settings: Settings, faults: Faults) -> tuple[Sample[Any], ...]:
    """Return the parts of the table that the settings declare.

    If settings are missing, wrong or in conflict, add faults to `faults`, and return no parts.
    """
    before = len(faults.lines)
    _check(settings, faults)
    series: list[tuple[Run, ...]] = []
    points = 0
    for runs in _series(settings, faults):
        series.append(runs)
        points += len(runs)
        if points > MOST_POINTS:
            faults.add("pieces", f"more than {MOST_POINTS:,} points")
            break
    if settings.at == "border" and len(settings.pieces) > 1:
        for run in (runs[0] for runs in series if len(runs) < 2):
            faults.add("pieces", f"two or more are wanted of {run.shape}")
    if len(faults.lines) > before or settings.wrong:
        return ()
    row: Callable[[Summary], Any] = KINDS[settings.columns].of
    if settings.at == "border":
        return tuple(Border(runs[0], row, runs[1:]) for runs in series)
    points_of_all = (run for runs in series for run in runs)
    if settings.width:
        return tuple(WantedWidth.of(run, settings.width) for run in points_of_all)
    keep: Keep = "counts" if settings.columns == "full-boards" else "all"
    return tuple(Sample(run, row, keep=keep) for run in points_of_all)


def _check(settings: Settings, faults: Faults) -> None:
    if not settings.shapes and "shapes" not in settings.wrong:
        faults.add("shapes", "is missing")
    if not (settings.boards or settings.width or {"boards", "width"} & settings.wrong):
        faults.add("boards", "is missing, or width in its place")
    columns = settings.columns
    for key in ("mixes", "ratios", "width"):
        if columns != "mixtures" and getattr(settings, key):
            faults.add(key, f'is for columns = "mixtures", not "{columns}"')
    if columns == "transition" and len(settings.seeds) > 1:
        faults.add("seeds", 'one is wanted for columns = "transition"')
    if columns == "full-boards" and settings.pieces:
        faults.add("pieces", f'columns = "{columns}" are of full boards; write pieces = "full"')
    if "pieces" in settings.wrong:
        return
    if settings.ratios and not settings.pieces:
        faults.add("ratios", "pieces are wanted, too: multiples of the sums")
    if settings.at == "border":
        if settings.width:
            faults.add("at", "the border is measured with a number of boards, not a width")
        if len(settings.pieces) < 2:
            faults.add("at", "a border is looked for among two numbers of pieces or more")
        if columns != "mixtures":
            faults.add("at", 'only columns = "mixtures" tell the boards set aside to plan')


def _series(settings: Settings, faults: Faults) -> Iterator[tuple[Run, ...]]:
    """Yield a tuple of runs for each shape, seed and ratio (or mix).

    It has a run for each number of stacks that fits on the shape, in order; no tuple is empty.
    """
    run = partial(Run, limits=Limits(max_nodes=settings.max_nodes), engine=settings.engine)
    key = "mixes" if settings.mixes else "pieces"
    sums = [sum(mix) for mix in settings.mixes]
    most = max(sums or settings.pieces, default=0)
    rows, cols = max(settings.shapes, key=lambda shape: shape[0] * shape[1], default=(0, 0))
    if settings.shapes and most > rows * cols:
        cells = many(rows * cols, "cell")
        faults.add(key, f"{rows}x{cols} has {cells}, too few for {many(most, 'stack')}")
    declared = list(_stacks(settings, faults))
    for rows, cols in settings.shapes:
        for stacks in declared or [[(rows * cols, None)]]:
            fitting = [each for each in stacks if each[0] <= rows * cols]
            if stacks and not fitting and rows * cols < min(sums or [most]):
                faults.add(key, f"none of them fits on {rows}x{cols}")
            for seed in settings.seeds if fitting else ():
                yield tuple(
                    run(rows, cols, pieces, settings.boards, seed, colours=colours)
                    for pieces, colours in fitting
                )


def _stacks(settings: Settings, faults: Faults) -> Iterator[list[Stacks]]:
    """Yield a list of numbers of stacks for each ratio or mix. For full boards, yield no list."""
    pieces = settings.pieces
    if settings.mixes:
        for mix in settings.mixes:
            yield [(sum(mix), mix)]
    elif pieces and not settings.ratios:
        yield [(each, None) for each in pieces]
    elif pieces:
        for ratio in settings.ratios:
            times = [each // sum(ratio) for each in pieces if each % sum(ratio) == 0]
            if not times:
                faults.add("pieces", f"none is a multiple of {sum(ratio)}, as its ratio wants")
            yield [(each * sum(ratio), Colours(*(each * part for part in ratio))) for each in times]
