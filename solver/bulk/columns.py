"""Board texts and move names for many boards at a time."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greenest.games.grid import Grid


def board_texts(cells: NDArray[np.uint8], rows: int, cols: int) -> list[str]:
    """Return board text for (boards, rows * cols) characters."""
    ranks = np.full((len(cells), rows, cols + 1), ord("/"), dtype=np.uint8)
    ranks[:, :, :cols] = cells.reshape(len(cells), rows, cols)
    text, length = ranks.tobytes().decode("ascii"), rows * (cols + 1)
    return [text[start : start + length - 1] for start in range(0, len(text), length)]


@lru_cache(64)
def capture_names(rows: int, cols: int) -> NDArray[np.object_]:
    """Return the name of each pair of cells, indexed by its two bytes read as a native uint16.

    Pairs that are not on the grid have None.
    """
    grid, cells = Grid(rows, cols), rows * cols
    names = np.full(1 << 16, None, dtype=np.object_)
    pairs = np.indices((cells, cells), dtype=np.uint8).transpose(1, 2, 0).reshape(-1, 2)
    names[np.ascontiguousarray(pairs).view(np.uint16).ravel()] = [
        f"{grid.name(source)}x{grid.name(target)}" for source, target in pairs.tolist()
    ]
    return names


def move_lists(captures: NDArray[np.uint8], rows: int, cols: int) -> list[list[str]]:
    """Return the notation of captures, (boards, captures, 2) cells, a list for each board."""
    boards, length, _ = captures.shape
    pairs = np.ascontiguousarray(captures).view(np.uint16).reshape(boards, length)
    named: list[list[str]] = capture_names(rows, cols)[pairs].tolist()
    return named


def move_texts(captures: NDArray[np.uint8], rows: int, cols: int, separator: str) -> list[str]:
    """Return the notation of captures as `move_lists` does, joined to one text for each board."""
    boards, length, _ = captures.shape
    names = _padded_names(rows, cols, separator)
    if names is None or not length:
        return [separator.join(some) for some in move_lists(captures, rows, cols)]
    pairs = np.ascontiguousarray(captures).view(np.uint16).reshape(boards, length)
    text = names[pairs].tobytes().decode("ascii")
    size = length * names.itemsize
    end = size - len(separator)
    return [text[start : start + end] for start in range(0, boards * size, size)]


@lru_cache(64)
def _padded_names(rows: int, cols: int, separator: str) -> NDArray[np.bytes_] | None:
    """Return names as `capture_names` does, each before a separator; None if lengths differ."""
    names = [name for name in capture_names(rows, cols).tolist() if name is not None]
    if len(set(map(len, names))) > 1:
        return None
    filled = [separator if name is None else name + separator for name in capture_names(rows, cols)]
    return np.array(filled, dtype="S")
