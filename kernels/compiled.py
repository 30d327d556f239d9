"""Whether compiled functions are at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def is_cached(function: Any) -> bool:
    """Tell whether a numba function was compiled earlier and only needs to be loaded."""
    if function.signatures:
        return True
    code = function.py_func.__code__
    name = f"{Path(code.co_filename).stem}.{code.co_name}-{code.co_firstlineno}.*.nbi"
    return any(Path(str(function.stats.cache_path)).glob(name))


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
