"""The compiled functions of this process, and which of them are cached."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any


def is_cached(function: Any) -> bool:
    """Return whether a function was compiled in this process or is in the cache."""
    return bool(function.signatures or function._cache.is_any)


def functions() -> Iterator[Any]:
    """Yield the compiled functions of all imported modules of this package."""
    from greenest.solver.kernels.cache import CompiledCache

    for name, module in sorted(sys.modules.items()):
        if name.startswith("greenest."):
            for each in vars(module).values():
                is_own = getattr(each, "__module__", None) == name
                if is_own and isinstance(getattr(each, "_cache", None), CompiledCache):
                    yield each
