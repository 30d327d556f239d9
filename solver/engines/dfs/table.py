"""Keys of positions, and the transposition table of dead positions, compiled.

Keys. The key of a position is two words of 64 bits. There is a pair of words for each colour on
each cell, and the key is the exclusive or of the pairs of all stacks. If the start has at most 64
stacks, keys are exact: in the words of a pair, only the bit of the cell may be set. The i-th
occupied cell of the start has bit i. It is set in the first word if the stack is Black or White,
and in the second word if the stack is Green or White. No empty cell is filled again, so the key
gives the whole position. If the start has more stacks, the words of the pairs are random, and the
key is a 128-bit hash.

    B G .     B is cell 0, G cell 1, W cell 2, B cell 3, so the words are 0b1101 and 0b0110.
    . W B     After G takes W the key is that of B at 0, G at 2 and B at 3: 0b1001 and 0b0100.

Table. It has only dead positions. A bucket is four keys, which is one cache line. A slot is free if
both words are zero. A full bucket drops the key with the fewest bits. If keys are exact, this is
the position with the fewest stacks, and so the cheapest one to search again.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.kernels.arrays import UInt8s, UInt64s
from greenest.solver.kernels.bits import bit_count, mix
from greenest.solver.kernels.cache import helper

BUCKET = 8
"""The number of words in a bucket: four keys of two words."""
EXACT_STACKS = 64
"""The most stacks of a start with exact keys."""


@helper(allocates=False)
def choose_pairs(cells: UInt8s, cols: int, exact: bool, pairs: UInt64s) -> None:
    """Fill `pairs`, (cells, 4, 2), with the key words of each colour on each occupied cell.

    `cells` are the codes row by row. There must be at most 64 stacks if `exact` is true.
    """
    index = 0
    bits = 4 if len(pairs) == 256 else 5 if len(pairs) == 1024 else 6
    for place in range(cells.size):
        if cells[place] == 0:
            continue
        cell = (place // cols) << bits | (place % cols)
        for colour in range(1, 4):
            for word in range(2):
                if exact:
                    pair = np.uint64(colour >> word & 1) << np.uint64(index)
                else:
                    pair = mix(np.uint64(cell * 6 + colour * 2 + word - 1))
                pairs[cell, colour, word] = pair
        index += 1


@helper(allocates=False)
def change_of_key(
    pairs: UInt64s, source: int, target: int, captor: int, prey: int, word: int
) -> int:
    """Return the bits that a capture changes in the word of the key with the index `word`."""
    left = pairs[source, captor, word]
    return left ^ pairs[target, captor, word] ^ pairs[target, prey, word]


@helper(allocates=False)
def _bucket(table: UInt64s, low: int, high: int) -> int:
    """Return the index in `table` at which the bucket of a key begins.

    The number of buckets need not be a power of 2.
    """
    buckets = np.uint64(table.size // BUCKET)
    spread = mix(low ^ (high * np.uint64(0x9E3779B97F4A7C15))) >> np.uint64(32)
    return np.int64((spread * buckets) >> np.uint64(32)) * BUCKET


@helper(allocates=False)
def is_stored(table: UInt64s, low: int, high: int) -> bool:
    """Return whether a key is in the table."""
    begin = _bucket(table, low, high)
    for slot in range(begin, begin + BUCKET, 2):
        if table[slot] == low and table[slot + 1] == high:
            return True
    return False


@helper(allocates=False)
def store(table: UInt64s, low: int, high: int) -> int:
    """Store a key; return 1 if it fills a free slot, or 0 if another key is dropped."""
    begin = _bucket(table, low, high)
    cheapest = begin
    fewest = np.int64(65)
    for slot in range(begin, begin + BUCKET, 2):
        bits = bit_count(table[slot] | table[slot + 1])
        if bits == 0:
            table[slot] = low
            table[slot + 1] = high
            return 1
        if bits < fewest:
            fewest = bits
            cheapest = slot
    table[cheapest] = low
    table[cheapest + 1] = high
    return 0


@helper(allocates=False)
def move_keys(old: UInt64s, new: UInt64s) -> int:
    """Store all keys of a table in another table; return the number of slots that they fill."""
    stored = 0
    for slot in range(0, old.size, 2):
        if old[slot] | old[slot + 1]:
            stored += store(new, old[slot], old[slot + 1])
    return stored
