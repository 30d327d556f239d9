"""Which parts of engines this process has, and in which form: plain Python, or compiled.

Both forms do the same, so a verdict does not depend on which is at hand, only its time does. What
is for hard positions alone has only a compiled form.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol

from greenest.games.pyramids.position import Position
from greenest.kernels.compiled import is_cached
from greenest.solver.plain.effort import TooHardError
from greenest.solver.verdict import Limits, Verdict


class Engine(Protocol):
    """What decides one position, and can be asked to go on."""

    def go_on(self, limits: Limits) -> Verdict:
        """Return an answer, or that the position is undecided within the limits of this call.

        The plain form raises `TooHardError` where the position is for the compiled one.
        """


TWO_FORMS = ("lines", "dfs", "glance")
"""The parts of engines that have a plain form: line removal alone, the search, a first look."""
PARTS = (*TWO_FORMS, "beam", "sat", "carry")
"""The parts that have a compiled form."""

_LOADED: dict[str, ModuleType] = {}


def engine(part: str, position: Position, *more: int) -> Engine:
    """Set a part to a position, in its compiled form if that was loaded.

    `more` is what the part takes besides. Raises TooHardError if it was not and there is no other
    form.
    """
    module = _LOADED.get(part)
    if module is None and part not in TWO_FORMS:
        raise TooHardError(part)
    if module is None:
        module = import_module(f"greenest.solver.plain.{part}")
    search: Engine = module.Search(position, *more)
    return search


def first_looks(positions: Sequence[Position], limits: Limits) -> list[Verdict] | None:
    """Return what a first look finds at positions of one shape and number of stacks.

    Static reasons are included. None if that is not compiled.
    """
    module = _LOADED.get("glance")
    if module is None:
        return None
    verdicts: list[Verdict] = module.look_at(positions, limits)
    return verdicts


def lines_removed(position: Position, limits: Limits) -> Verdict | None:
    """Return the solution of a position by removing lines, if that is compiled and finds one."""
    module = _LOADED.get("lines")
    if module is None:
        return None
    verdict: Verdict = module.Search(position).go_on(limits)
    return verdict if verdict.captures is not None else None


def load(part: str) -> None:
    """Have a part in its compiled form from now on; it is compiled now if it was not before.

    Where a first look is not enough, the search goes on, so it is loaded too. The logger "greenest"
    tells once of compiling.
    """
    if part not in _LOADED:
        if part == "glance":
            load("dfs")
        module = _compiled_form(part)
        module.warm_up()
        _LOADED[part] = module


def is_loaded(part: str | None) -> bool:
    """Tell whether this process has a part in its compiled form."""
    return part in _LOADED


def is_compiled(part: str) -> bool:
    """Tell whether a part loads in a moment, or compiles for seconds."""
    return all(map(is_cached, _compiled_form(part).COMPILED))


def _compiled_form(part: str) -> ModuleType:
    return import_module(f"greenest.solver.engines.{'cdcl.search' if part == 'sat' else part}")
