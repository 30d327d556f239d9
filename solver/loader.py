"""Loads the compiled code of engines, once in a process and outside of all limits of time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from time import perf_counter
from types import ModuleType
from typing import Any

from greenest.games.pyramids.board import is_large, side_for
from greenest.games.pyramids.position import Position
from greenest.solver.registry import ENGINES, Search
from greenest.solver.verdict import Limits

WARM_UP = Position(2, 5, "BGWBGWBGWB")
"""The position of the first search of an engine. This search compiles most functions of the engine,
and the engine's `warm_up` compiles all other functions."""
LARGE_WARM_UPS = {side: Position(2, side, ("BGW" * side)[: 2 * side]) for side in (32, 64)}
"""By `side`: a position whose search compiles the functions for boards of up to `side` rows and
columns."""
WARM_UP_NODES = 100_000
"""Nodes of a search of `LARGE_WARM_UPS`, enough to run all code of an engine."""


class Loader:
    """Loads engines, and keeps those whose compiled code is loaded."""

    def __init__(self) -> None:
        self.loaded: dict[str, ModuleType] = {}
        """By the name of an engine: its module, if its compiled code is loaded."""
        self._large: set[tuple[str, int]] = set()
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

    def load(self, name: str) -> ModuleType:
        """Return the module of an engine with its code compiled, or read from the cache.

        The logger "greenest" reports the first compilation.
        """
        if name not in self.loaded:
            for each in ENGINES[name].calls:
                self.load(each)
            with self.loading():
                module = _module(ENGINES[name].module)
                module.Search(WARM_UP).run(Limits())
                if hasattr(module, "warm_up"):
                    module.warm_up()
            self.loaded[name] = module
        return self.loaded[name]

    def load_large(self, name: str, side: int) -> ModuleType:
        """Return the module of an engine with its code for boards of up to `side` rows and columns.

        `side` is 32 or 64.
        """
        module = self.load(name)
        if (name, side) not in self._large:
            with self.loading():
                module.Search(LARGE_WARM_UPS[side]).run(Limits(max_nodes=WARM_UP_NODES))
            self._large.add((name, side))
        return module

    def start(self, name: str, position: Position, *arguments: int) -> Search:
        """Return a search of a position by an engine, which is loaded; `arguments` are for it.

        Raises ValueError for fewer than two stacks.
        """
        if position.pieces < 2:
            raise ValueError("a search needs at least two stacks")
        if ENGINES[name].is_compiled and is_large(position.rows, position.cols):
            module = self.load_large(name, side_for(position.rows, position.cols))
        else:
            module = self.load(name)
        search: Search = module.Search(position, *arguments)
        return search


def _module(name: str) -> ModuleType:
    return import_module(f"greenest.solver.engines.{name}")


LOADER = Loader()
"""The loader of this process."""


def is_compiled(name: str) -> bool:
    """Return whether the compiled code of an engine is in the cache."""
    return all(map(is_cached, _module(ENGINES[name].module).COMPILED))


def is_cached(function: Any) -> bool:
    """Return whether a compiled function was compiled in this process or is in the cache."""
    return bool(function.signatures or function._cache.is_any)
