"""Names for types of NumPy arrays, by the type of their elements."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]
Floats = NDArray[np.float64]
Int8s = NDArray[np.int8]
Int16s = NDArray[np.int16]
Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]
UInt8s = NDArray[np.uint8]
UInt16s = NDArray[np.uint16]
UInt32s = NDArray[np.uint32]
UInt64s = NDArray[np.uint64]
Lines = Int64s | UInt16s | UInt32s | UInt64s
"""Words with one bit for each cell of a row or column."""
Captures = UInt16s | UInt32s
"""Captures, each with the number of the captor's cell above that of the captured stack's."""


def words_of(side: int) -> type[np.unsignedinteger[Any]]:
    """Return the type of `Lines` for boards of up to `side` (16, 32 or 64) rows and columns."""
    words: dict[int, type[np.unsignedinteger[Any]]]
    words = {16: np.uint16, 32: np.uint32, 64: np.uint64}
    return words[side]
