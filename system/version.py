"""Which version made a result, as ledgers and published files say it."""

from __future__ import annotations

from importlib import metadata

from greenest import __version__


def version(with_ortools: bool) -> str:
    """Return our version, and that of OR-Tools where CP-SAT can have a part in verdicts."""
    if not with_ortools:
        return __version__
    return f"{__version__} with ortools {metadata.version('ortools')}"
