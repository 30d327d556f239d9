"""Clauses against short circles, compiled.

Of three cells that all compare with each other, a search follows up the order itself. Circles of
four and five cells that are not made of shorter ones, for no other two of their cells compare, are
few enough to have all their clauses. A short search hardly meets one; without these clauses a long
one learns of each again and again: the hardest of 500 boards took ten times as many literals.

    a - b
    |   |   "a before b", "b before c", "c before d", "d before a", not all true; nor the other
    d - c   way round; a and c do not compare, nor do b and d
"""

from __future__ import annotations

from typing import Any

from greenest.kernels.kept import compiled

LONGEST = 5
"""Cells of the circles."""
MOST = 1 << 15
"""Clauses at the most: the first ones, if there are more."""


@compiled(nogil=True, allocates=False)
def list_circles(order: Any, n: Any, words: Any) -> Any:
    """Write the clauses into `words`, each behind the other, four literals with -1; count them.

    `order` is that of `solver.engines.clausal.clauses`. A circle begins with its first cell, a, and
    goes on with the lesser of the two beside it. No cell compares with itself.
    """
    count = 0
    for a in range(n):
        for b in range(a + 1, n):
            if order[a * n + b] < 0:
                continue
            for c in range(a + 1, n):
                if order[b * n + c] < 0 or order[a * n + c] >= 0:
                    continue
                for d in range(a + 1, n):
                    if d == b or order[c * n + d] < 0 or order[b * n + d] >= 0:
                        continue
                    if order[d * n + a] >= 0:
                        if b < d:
                            count = _add(order, n, words, count, a, b, c, d, d)
                        continue
                    for e in range(b + 1, n):
                        if order[d * n + e] < 0 or order[e * n + a] < 0:
                            continue
                        if order[b * n + e] < 0 and order[c * n + e] < 0:
                            count = _add(order, n, words, count, a, b, c, d, e)
    return count


@compiled(allocates=False)
def _add(order: Any, n: Any, words: Any, count: Any, a: Any, b: Any, c: Any, d: Any, e: Any) -> Any:
    """Write the two clauses against a circle, if there is room; return how many there are now."""
    if count + 2 > words.size // LONGEST:
        return count
    at = count * LONGEST
    words[at + 4] = words[at + LONGEST + 4] = -1
    for way in range(2):
        begin = at + way * LONGEST
        # The other way round each literal is the negation.
        words[begin] = order[a * n + b] ^ 1 ^ way
        words[begin + 1] = order[b * n + c] ^ 1 ^ way
        words[begin + 2] = order[c * n + d] ^ 1 ^ way
        if d == e:
            words[begin + 3] = order[d * n + a] ^ 1 ^ way
        else:
            words[begin + 3] = order[d * n + e] ^ 1 ^ way
            words[begin + 4] = order[e * n + a] ^ 1 ^ way
    return count + 2
