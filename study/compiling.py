"""Compiles ahead what random boards and positions up to 16x16 need, by small inputs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from greenest.solver.bulk.many import decided
from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED_AHEAD
from greenest.solver.verdict import Limits
from greenest.study.progress import Advance
from greenest.study.run import Run


def _decide_random(pieces: int) -> None:
    list(decided(Run(5, 5, pieces, count=1, seed=0).drawn(range(1)), Limits()))


STEPS: tuple[Callable[[], object], ...] = (
    *(partial(LOADER.load, name) for name in COMPILED_AHEAD),
    *(partial(_decide_random, pieces) for pieces in (25, 12)),
)
"""Calls that together compile the functions; all others are compiled at their first use."""


def compile_all(progress: Advance | None = None) -> int:
    """Compile the functions, or load them from the cache; return how many were compiled.

    `progress` receives 1 after each of the `STEPS`.
    """
    from greenest.solver.kernels.cache import compiled_functions

    for step in STEPS:
        step()
        if progress:
            progress(1)
    return sum(sum(each.stats.cache_misses.values()) for each in compiled_functions())
