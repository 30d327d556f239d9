"""Loads the compiled code of engines, once in a process and outside of all limits of time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from time import perf_counter
from types import ModuleType

from greenest.games.pyramids.board import MAX_SIDE, is_large, side_for
from greenest.games.pyramids.position import Position
from greenest.solver.registry import ENGINES, Search
from greenest.solver.verdict import Limits

WARM_UPS = {
    MAX_SIDE: Position(2, 5, "BGWBGWBGWB"),
    **{side: Position(2, side, ("BGW" * side)[: 2 * side]) for side in (32, 64)},
}
"""The position of the first search of an engine, by the most rows and columns of its boards. This
search compiles most functions of the engine, and its `warm_up` compiles all other functions."""
WARM_UP_NODES = 100_000
"""Nodes of such a search, enough to run all code of an engine."""


class Loader:
    """Loads engines, and keeps those whose compiled code is loaded."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[str, int], ModuleType] = {}
        """The modules whose compiled code is loaded, by the name of the engine and the most rows
        and columns of its boards."""
        self._loading_seconds = 0.0

    def clock(self) -> float:
        """Return `perf_counter()`, less the seconds that loading took."""
        return perf_counter() - self._loading_seconds

    @contextmanager
    def loading(self) -> Iterator[None]:
        """Leave the time that the block takes out of the clock."""
        started = self.clock()
        yield
        self._loading_seconds += self.clock() - started

    def load(self, name: str, side: int = MAX_SIDE) -> ModuleType:
        """Return the module of an engine with its code compiled, or read from the cache.

        The code is that for boards of up to `side` (a key of `WARM_UPS`) rows and columns. The
        logger "greenest" reports the first compilation.
        """
        if (name, side) not in self.loaded:
            if side != MAX_SIDE:
                self.load(name)
            with self.loading():
                module = import_module(f"greenest.solver.engines.{ENGINES[name].module}")
                module.Search(WARM_UPS[side]).run(Limits(WARM_UP_NODES))
                if side == MAX_SIDE and hasattr(module, "warm_up"):
                    module.warm_up()
            self.loaded[name, side] = module
        return self.loaded[name, side]

    def load_for(self, name: str, position: Position) -> ModuleType:
        """Return the module of an engine with its code for boards of a position's size."""
        side = MAX_SIDE
        if ENGINES[name].is_compiled and is_large(position.rows, position.cols):
            side = side_for(position.rows, position.cols)
        return self.load(name, side)

    def start(self, name: str, position: Position, *arguments: int) -> Search:
        """Return a search of a position by an engine, which is loaded; `arguments` are for it.

        The position has two or more stacks.
        """
        search: Search = self.load_for(name, position).Search(position, *arguments)
        return search


LOADER = Loader()
"""The loader of this process."""
