"""Two machine instructions for the compiled modules: a set bit's place, and how many are set.

They are generated into their callers, so unlike other compiled functions they can be shared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _lowest_bit(_context: Any, word: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(word), generate


def _bit_count(_context: Any, word: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(word), generate


lowest_bit = cast("Callable[[Any], Any]", intrinsic(_lowest_bit))
"""Return the place of the lowest set bit of a non-zero int64 or uint64."""

bit_count = cast("Callable[[Any], Any]", intrinsic(_bit_count))
"""Return the number of set bits of an int64 or uint64."""
