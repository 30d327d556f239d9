"""Whether compiled functions are at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


def is_cached(function: Any) -> bool:
    """Tell whether a function was compiled earlier and only needs to be loaded."""
    return bool(function.signatures or function._cache.is_any)


@contextmanager
def compiled_functions(advance: Callable[[], object]) -> Iterator[None]:
    """Call `advance` for each function that numba compiles meanwhile."""
    from numba.core import event

    class Compiled(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            advance()

    with event.install_listener("numba:compile", Compiled()):
        yield
