"""Words of 64 bits for the compiled modules: where bits are set, how many are, and mixing them.

They are generated into their callers: a call of them costs nothing.
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


def _highest_bit(_context: Any, word: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        before = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), before)

    return types.int64(word), generate


def _bit_count(_context: Any, word: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(word), generate


def _mix(_context: Any, word: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        def constant(value: int) -> Any:
            return ir.Constant(ir.IntType(64), value)

        mixed = arguments[0]
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            shifted = builder.lshr(mixed, constant(shift))
            mixed = builder.mul(builder.xor(mixed, shifted), constant(factor))
        return builder.xor(mixed, builder.lshr(mixed, constant(31)))

    return types.uint64(word), generate


lowest_bit = cast("Callable[[Any], Any]", intrinsic(_lowest_bit))
"""Return the place of the lowest set bit of a non-zero int64 or uint64."""

highest_bit = cast("Callable[[Any], Any]", intrinsic(_highest_bit))
"""Return the place of the highest set bit of a non-zero int64 or uint64."""

bit_count = cast("Callable[[Any], Any]", intrinsic(_bit_count))
"""Return the number of set bits of an int64 or uint64."""

mix = cast("Callable[[Any], Any]", intrinsic(_mix))
"""Return a uint64 stirred by the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
