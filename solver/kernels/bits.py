"""Operations on 64-bit words for compiled code: lowest and highest bit, bit count, mixing.

The instructions are generated inline, so a call costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

Generate = Callable[[Any, Any], Any]
"""A function that generates the code of an operation, given LLVM's builder and a word."""


def _generated(returned: Any, generate: Generate) -> Callable[[Any], Any]:
    """Return a function of a word, to be called in compiled code.

    `returned` is the type of the function's result, and `generate` makes the function's code.
    """

    def typed(_context: Any, word: Any) -> Any:
        return returned(word), lambda _, builder, __, arguments: generate(builder, arguments[0])

    return cast("Callable[[Any], Any]", intrinsic(typed))


def _word(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


def _mixed(builder: Any, word: Any) -> Any:
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        word = builder.mul(builder.xor(word, builder.lshr(word, _word(shift))), _word(factor))
    return builder.xor(word, builder.lshr(word, _word(31)))


_NEVER_ZERO = ir.Constant(ir.IntType(1), 1)

lowest_bit = _generated(types.int64, lambda builder, word: builder.cttz(word, _NEVER_ZERO))
"""Return the index of the lowest set bit of a non-zero int64 or uint64."""

highest_bit = _generated(
    types.int64, lambda builder, word: builder.sub(_word(63), builder.ctlz(word, _NEVER_ZERO))
)
"""Return the index of the highest set bit of a non-zero int64 or uint64."""

bit_count = _generated(types.int64, lambda builder, word: builder.ctpop(word))
"""Return the number of set bits of an int64 or uint64."""

mix = _generated(types.uint64, _mixed)
"""Return a uint64, mixed by the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""

_LINE_BITS = {types.uint16: 4, types.int64: 4, types.uint32: 5, types.uint64: 6}


def _line_bits(_context: Any, lines: Any) -> Any:
    bits = _word(_LINE_BITS[lines.dtype])
    return types.int64(lines), lambda *_: bits


line_bits = cast("Callable[[Any], int]", intrinsic(_line_bits))
"""Return how many bits the number of a row or column takes, given an array of `Lines`.

It depends on the type alone: 4 for int64 and uint16 (boards up to 16x16), 5 for uint32 (up to
32x32), 6 for uint64 (up to 64x64). In compiled code it is a constant.
"""
