"""Whether compiled functions are at hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def is_cached(function: Any) -> bool:
    """Tell whether a numba function was compiled earlier and only needs to be loaded."""
    if function.signatures:
        return True
    source = Path(function.py_func.__code__.co_filename)
    name = f"{source.stem}.{function.py_func.__name__}-*.nbi"
    indexes = Path(str(function.stats.cache_path)).glob(name)
    return any(index.stat().st_mtime >= source.stat().st_mtime for index in indexes)
