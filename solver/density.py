"""Which boards are a case for removing lines before any search."""

from __future__ import annotations

DENSE = 0.7
"""The share of cells with a stack from which on `is_dense` holds."""


def is_dense(stacks: int, cells: int) -> bool:
    """Tell whether so many stacks on so many cells are a case for removing lines."""
    return stacks >= DENSE * cells
