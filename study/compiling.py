"""Compiles all compiled functions of this package ahead, by calling them on small inputs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from greenest.games.capstone.game import Capstone
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.position import Position
from greenest.games.stones.game import Stones
from greenest.play.alphabeta.search import exact_value
from greenest.play.mcts.search import CompiledTreeSearch
from greenest.solver.kernels.compiled import functions, is_cached
from greenest.solver.loader import LOADER, is_compiled
from greenest.solver.registry import COMPILED
from greenest.study.batches.batch import get_ready
from greenest.study.difficulty.playouts import play_random_boards, solved_playouts
from greenest.study.progress import Advance
from greenest.study.run import Run
from greenest.study.shapes.census import Scope, take_census

_PILES = Capstone().parse("L=././././. M=././././. hands=-/- goals=BGRY/BGRY placed=- moved=-")
STEPS: tuple[Callable[[], object], ...] = (
    *(partial(LOADER.load, name) for name in COMPILED),
    *(partial(LOADER.load_large, name, side) for name in ("dfs", "beam") for side in (32, 64)),
    partial(get_ready, Run(4, 4, pieces=16, count=1, seed=0)),
    partial(get_ready, Run(5, 5, pieces=12, count=1, seed=0)),
    partial(take_census, Scope(2, 2, all_positions=True)),
    partial(play_random_boards, 2, 3, 6, "random", 1, 0),
    lambda: exact_value(Greener().parse("BGW/GWB")),
    lambda: CompiledTreeSearch(Green(), 1)(Green().parse("BGW/GWB"), Random(0)),
    lambda: CompiledTreeSearch(Stones(), 1)(Stones().start().play("W"), Random(0)),
    lambda: CompiledTreeSearch(Capstone(), 1)(_PILES, Random(0)),
    partial(solved_playouts, Position(2, 3, "BGWBGW"), "random", 1),
)
"""Calls that together compile every function for all types of arguments in use."""


def compile_all(progress: Advance | None = None) -> int:
    """Compile all functions, or load them from the cache; return how many were compiled.

    `progress` receives 1 after each of the `STEPS`.
    """
    for step in STEPS:
        step()
        if progress:
            progress(1)
    return sum(sum(each.stats.cache_misses.values()) for each in functions())


def compile_missing() -> None:
    """Compile all functions that are not cached, so that other processes only load them."""
    if not is_all_compiled():
        compile_all()


def is_all_compiled() -> bool:
    """Return whether every function is in the cache."""
    return all(map(is_compiled, COMPILED)) and all(map(is_cached, functions()))
