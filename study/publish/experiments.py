"""The experiments of the publication.

`experiments.toml` declares what is measured. Study files in the folder `declared` declare what is
decided on random boards. `study.skill` declares the games among skilled players. Each experiment
has two scales: `smoke` takes seconds and shows that everything works, `full` is published.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from inspect import signature
from itertools import product
from typing import Any, get_args, get_type_hints

from greenest.study.difficulty.book import chapter, numbered
from greenest.study.difficulty.puzzles import puzzles
from greenest.study.publish import measures
from greenest.study.publish.declared.reading import shipped
from greenest.study.publish.experiment import Experiment, Measurement
from greenest.study.publish.rows import merged
from greenest.study.publish.shipped import content_of
from greenest.study.skill.experiments import SKILL

SCALES = ("smoke", "full")

COMPOSERS: dict[str, Callable[..., list[Any]]] = {"chapter": chapter, "puzzles": puzzles}
"""The functions named in `experiments.toml` that are not in `measures`."""

MERGES: dict[str, Callable[..., list[Any]]] = {"sampled_mistakes": merged, "chapter": numbered}
"""The functions that make the rows of a table, if these are not the rows of its parts."""


def _measured() -> Iterator[Experiment[Any]]:
    """Yield the experiments of `experiments.toml`.

    The class of an experiment's rows is in the return annotation of its function.
    """
    for each in content_of("experiments.toml")["experiment"]:
        name = each["measure"]
        function = COMPOSERS.get(name) or getattr(measures, name)
        (kind,) = get_args(get_type_hints(function)["return"])
        smoke, full = (_parts(function, each[scale], each.get("engine")) for scale in SCALES)
        titles = each["name"], each["topic"], each["title"]
        yield Experiment(*titles, kind, smoke, full, MERGES.get(name, list))


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


EXPERIMENTS: dict[str, Experiment[Any]] = {
    each.name: each
    for each in (
        *shipped("full-boards").experiments,
        *shipped("transition").experiments,
        *shipped("border").experiments,
        *_measured(),
        *SKILL,
    )
}
