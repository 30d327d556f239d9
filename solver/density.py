"""Which boards lose lines before any search, and which part of the solver takes many at once."""

from __future__ import annotations

DENSE = 0.7
"""The share of cells with a stack from which on `is_dense` holds."""
AT_ONCE = {"lines": 1000, "presolve": 50, None: 1}
"""Boards that a part of the solver takes in one call, a tenth of a second at most."""


def is_dense(stacks: int, cells: int) -> bool:
    """Tell whether so many stacks on so many cells are a case for removing lines."""
    return stacks >= DENSE * cells


def part_for(stacks: int, cells: int, engine: str) -> str | None:
    """Return the part of the solver that takes many such boards in one call, if any.

    They have so many stacks on so many cells.
    """
    if stacks < 2:
        return None
    if engine == "lines" or (engine == "auto" and is_dense(stacks, cells)):
        return "lines"
    return "presolve" if engine == "auto" else None
