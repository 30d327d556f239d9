"""Which parts of engines this process has, and in which form: plain Python, or compiled.

Both forms do the same, so a verdict does not depend on which is at hand, only its time does. What
is for hard positions alone has only a compiled form.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
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


TWO_FORMS = ("lines", "dfs")
"""The parts of engines that have a plain form: line removal alone, and the search."""
PARTS = (*TWO_FORMS, "beam", "sat")
"""The parts that have a compiled form."""

_LOADED: dict[str, Callable[[Position], Engine]] = {}


def engine(part: str, position: Position) -> Engine:
    """Set a part to a position, in its compiled form if that was loaded.

    Raises TooHardError if it was not and there is no other form.
    """
    make = _LOADED.get(part)
    if make is None and part not in TWO_FORMS:
        raise TooHardError(part)
    if make is None:
        make = import_module(f"greenest.solver.plain.{part}").Search
    return make(position)


def load(part: str) -> None:
    """Have a part in its compiled form from now on; it is compiled now if it was not before."""
    if part not in _LOADED:
        module = import_module(f"greenest.solver.engines.{part}")
        module.warm_up()
        _LOADED[part] = module.Search


def is_compiled(part: str) -> bool:
    """Tell whether a part, or the engine "carry", loads in a moment, or compiles for seconds."""
    module = import_module(f"greenest.solver.engines.{part}")
    return all(map(is_cached, module.COMPILED))
