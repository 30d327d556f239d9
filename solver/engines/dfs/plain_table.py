"""The table of dead positions, as `solver.engines.dfs.kernel` has it and draws it.

Which keys a full bucket drops decides how many nodes a search takes, so it is all done again here:
buckets of four keys, their places, and the order in which keys move to a larger table.
"""

from __future__ import annotations

from itertools import chain

WORD = 2**64 - 1
SLOTS = 4
"""Keys in a bucket."""


def mix(word: int) -> int:
    """Return the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


class DeadTable:
    """Keys of 128 bits; the second word of a key is the high one.

    `keys` has all keys; `stored` counts the keys put into free slots, as the compiled search does.
    """

    def __init__(self, buckets: int) -> None:
        self.buckets = buckets
        self.keys: set[int] = set()
        self.stored = 0
        self._slots: dict[int, list[int]] = {}

    @property
    def is_crowded(self) -> bool:
        """Whether more than half of the slots are taken."""
        return self.stored > self.buckets * SLOTS // 2

    def store(self, key: int) -> None:
        """Put a key into its bucket; a full one drops the key with the fewest stacks."""
        low, high = key & WORD, key >> 64
        spread = mix(low ^ high * 0x9E3779B97F4A7C15 & WORD) >> 32
        slots = self._slots.setdefault(spread * self.buckets >> 32, [])
        self.keys.add(key)
        if len(slots) < SLOTS:
            slots.append(key)
            self.stored += 1
            return
        cheapest = min(range(SLOTS), key=lambda slot: _stacks(slots[slot]))
        self.keys.remove(slots[cheapest])
        slots[cheapest] = key

    def moved(self, buckets: int) -> DeadTable:
        """Return a table of another size with the same keys."""
        other = DeadTable(buckets)
        for key in chain.from_iterable(self._slots[place] for place in sorted(self._slots)):
            other.store(key)
        return other


def _stacks(key: int) -> int:
    """Return the stacks of a position by its key, if keys are exact."""
    return ((key | key >> 64) & WORD).bit_count()
