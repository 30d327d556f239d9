"""The search kernel in plain Python: the same captures in the same order, so the same nodes.

Written from the kernel's description, with dictionaries and tuples for its bit layouts.
"""

from itertools import pairwise

MASK = 2**64 - 1
CAPTOR_OF = {"G": "B", "W": "G", "B": "W"}


def mix(word):
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


class OutOfNodesError(Exception):
    """The allowance of a restart is used up."""


class Table:
    """Buckets of four keys; a full one drops the key with the fewest bits, the first of equals."""

    def __init__(self, words):
        self.buckets = [[] for _ in range(words // 8)]

    def bucket(self, key):
        low, high = key
        spread = mix(low ^ high * 0x9E3779B97F4A7C15 & MASK) >> 32
        return self.buckets[spread * len(self.buckets) >> 32]

    def store(self, key):
        bucket = self.bucket(key)
        if len(bucket) < 4:
            bucket.append(key)
            return
        sizes = [(low | high).bit_count() for low, high in bucket]
        bucket[sizes.index(min(sizes))] = key

    def keys(self):
        return [key for bucket in self.buckets for key in bucket]


class Twin:
    """A search of `cells` on a board of `rows` by `cols`, with restarts and a growing table."""

    def __init__(self, rows, cols, cells, table_words, table_limit, exact=True):
        self.exact = exact
        self.start = {divmod(i, cols): colour for i, colour in enumerate(cells) if colour != "."}
        self.order = sorted(self.start)
        self.table = Table(table_words)
        self.table_words, self.table_limit = table_words, table_limit
        self.nodes = 0

    def key(self, board):
        low = high = 0
        for cell, colour in board.items():
            if self.exact:
                index = self.order.index(cell)
                low ^= (colour in "BW") << index
                high ^= (colour in "GW") << index
            else:
                seed = (cell[0] << 4 | cell[1]) * 6 + "BGW".index(colour) * 2
                low ^= mix(seed + 1)
                high ^= mix(seed + 2)
        return low, high

    def captures(self, board):
        """Score and list the captures: rows from the top, then columns, pair after pair."""
        found = []
        for axis in (0, 1):
            for line in range(16):
                stacks = sorted(cell for cell in board if cell[axis] == line)
                for one, other in pairwise(stacks):
                    if board[one] == board[other]:
                        continue
                    self.random ^= self.random << 13 & MASK
                    self.random ^= self.random >> 7
                    self.random ^= self.random << 17 & MASK
                    takes = CAPTOR_OF[board[other]] == board[one]
                    source, target = (one, other) if takes else (other, one)
                    crowd = sum((cell[0] == source[0]) + (cell[1] == source[1]) for cell in board)
                    found.append([(crowd << 8) + (self.random & self.noise), source, target])
        return found

    def is_dead(self, board):
        counts = {colour: list(board.values()).count(colour) for colour in "BGW"}
        if any(counts[c] >= 2 and counts[CAPTOR_OF[c]] == 0 for c in "BGW"):
            return True
        part, rest = set(), set(board)
        fresh = {min(rest)}
        while fresh:
            part |= fresh
            rest -= fresh
            fresh = {c for c in rest if any(c[0] == p[0] or c[1] == p[1] for p in part)}
        return bool(rest) or self.key(board) in self.table.bucket(self.key(board))

    def descend(self, board):
        """Return the captures to a single stack, or None; raises OutOfNodesError at the bound."""
        found = self.captures(board)
        while found:
            best = min(range(len(found)), key=lambda i: found[i][0])
            found[0], found[best] = found[best], found[0]
            _, source, target = found.pop(0)
            self.nodes += 1
            after = dict(board)
            after[target] = after.pop(source)
            if len(after) == 1:
                return [(source, target)]
            if not self.is_dead(after):
                if self.nodes >= self.bound:
                    raise OutOfNodesError
                rest = self.descend(after)
                if rest is not None:
                    return [(source, target), *rest]
            if self.nodes >= self.bound:
                raise OutOfNodesError
        self.refute(board)
        return None

    def refute(self, board):
        self.table.store(self.key(board))
        words = len(self.table.buckets) * 8
        if len(self.table.keys()) > words // 4 and words < self.table_limit:
            keys = self.table.keys()
            self.table = Table(min(words * 16, self.table_limit))
            for key in keys:
                self.table.store(key)

    def solve(self):
        """Return the cells of the captures, or None, with the restarts of the search."""
        allowance = 4 * len(self.start)
        seed = 1
        while True:
            self.bound = self.nodes + allowance
            self.random = mix(seed)
            self.noise = (256 << (seed % 4 if seed >= 8 else 0)) - 1
            try:
                return self.descend(dict(self.start))
            except OutOfNodesError:
                allowance, seed = allowance + allowance // 50 + 1, seed + 1
