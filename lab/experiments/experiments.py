"""The experiments of our own results.

`experiments.toml` declares what is measured. Study files in the folder `studies` declare what is
decided on random boards. `skill_experiments` declares the games among skilled players. Each
experiment has two scales: `smoke` takes seconds and shows that everything works, `full` is
published.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from inspect import signature
from itertools import product
from typing import Any, get_args, get_type_hints

from greenest.lab.experiments import measures
from greenest.lab.experiments.measured import Measured, Measurement
from greenest.lab.experiments.rows import merged
from greenest.lab.experiments.skill_experiments import SKILL, program_of
from greenest.lab.puzzles.book import chapter, numbered
from greenest.lab.puzzles.puzzles import puzzles
from greenest.study.publish.declared.reading import parse_study
from greenest.study.publish.experiment import Experiment, Sample
from greenest.study.publish.shipped import content_of, text_of

PACKAGE = "greenest.lab.experiments"

STUDIES = ("full-boards", "transition", "border")
"""The study files in the folder `studies`, without the ending."""

COMPOSERS: dict[str, Callable[..., list[Any]]] = {"chapter": chapter, "puzzles": puzzles}
"""The functions named in `experiments.toml` that are not in `measures`."""

MERGES: dict[str, Callable[..., list[Any]]] = {"sampled_mistakes": merged, "chapter": numbered}
"""The functions that make the rows of a table, if these are not the rows of its parts."""


def _decided() -> Iterator[Experiment[Sample[Any]]]:
    """Yield the experiments of the study files."""
    for name in STUDIES:
        file = f"{name}.toml"
        for each in parse_study(file, text_of(f"studies/{file}", PACKAGE)).experiments:
            yield replace(each, program=program_of(each.name))


def _measured() -> Iterator[Measured]:
    """Yield the experiments of `experiments.toml`.

    The class of an experiment's rows is in the return annotation of its function.
    """
    for each in content_of("experiments.toml", PACKAGE)["experiment"]:
        name = each["measure"]
        function = COMPOSERS.get(name) or getattr(measures, name)
        (kind,) = get_args(get_type_hints(function)["return"])
        smoke, full = (
            _parts(function, each[scale], each.get("engine")) for scale in ("smoke", "full")
        )
        titles = each["name"], each["topic"], each["title"]
        program, merge = program_of(each["name"]), MERGES.get(name, list)
        yield Measured(*titles, kind, smoke, full, program, merge=merge)


def _parts(
    function: Callable[..., list[Any]], groups: list[dict[str, Any]], engine: str | None
) -> tuple[Measurement[Any], ...]:
    return tuple(
        Measurement(function, signature(function).bind(**chosen).args, engine=engine)
        for group in groups
        for chosen in _combinations(group)
    )


def _combinations(group: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield each combination of the values of a group, as arguments by name.

    A group is a table in `experiments.toml` with one value or several for each argument. A key may
    have several names, as in `"rows, cols"`; its values are then lists with a value for each name.
    """
    choices = [
        [
            dict(zip(names, map(_frozen, each), strict=True)) if names[1:] else {key: each}
            for each in _values(value)
        ]
        for key, value in group.items()
        for names in [key.split(", ")]
    ]
    for chosen in product(*choices):
        yield {name: value for part in chosen for name, value in part.items()}


def _values(value: Any) -> Sequence[Any]:
    if isinstance(value, dict):
        return range(value["from"], value["to"] + 1, value["step"])
    return value if isinstance(value, list) else [value]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


DECIDED = {each.name: each for each in _decided()}
"""The experiments that decide random boards, by name."""
MEASURED = {each.name: each for each in (*_measured(), *SKILL)}
"""All other experiments."""
EXPERIMENTS: dict[str, Experiment[Any]] = {**DECIDED, **MEASURED}
