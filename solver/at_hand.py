"""Which form of line removal and of the search this process has: plain Python, or compiled.

Both forms do the same, so a verdict does not depend on which is at hand, only its time does.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Verdict


class Engine(Protocol):
    """What decides one position, and can be asked to go on."""

    def go_on(self, limits: Limits) -> Verdict:
        """Return an answer, or that the position is undecided within the limits of this call.

        The plain form raises `TooHardError` where the position is for the compiled one.
        """


TWO_FORMS = ("lines", "dfs")
"""The engines that have a plain form."""

_LOADED: dict[str, Callable[[Position], Engine]] = {}


def engine(name: str, position: Position) -> Engine:
    """Set an engine to a position, in its compiled form if that was loaded."""
    make = _LOADED.get(name)
    if make is None:
        make = import_module(f"greenest.solver.plain.{name}").Search
    return make(position)


def load(name: str) -> None:
    """Have an engine in its compiled form from now on; it is compiled when it is first asked."""
    _LOADED[name] = import_module(f"greenest.solver.engines.{name}").Search
