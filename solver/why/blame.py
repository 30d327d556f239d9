"""The smallest set of stacks to blame: their facts alone leave no play.

Of each play that is found, at least one stack whose facts do not hold in it is to blame. So the
stacks to blame hit all sets of such stacks; the smallest set that hits all sets known so far is
either to blame, or there is a play with its facts, and so one more set to hit. (This is the way of
Reiter 1987 and of Ignatiev, Previti, Liffiton and Marques-Silva 2015 to smallest unsatisfiable
sets.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Stacks = frozenset[int]
MostKept = Callable[[Stacks], Stacks | None]
"""A question: the stacks whose facts hold in a play in which those of the given stacks hold, or
None if there is no such play."""


def smallest_to_blame(stacks: Stacks, most_kept: MostKept, most: int) -> Stacks | None:
    """Return the smallest set of up to `most` stacks to blame, or None if there is none.

    There is no play in which the facts of all `stacks` hold.
    """
    broken: list[Stacks] = []
    for a in sorted(stacks):
        if most_kept(stacks - {a}) is not None:
            broken.append(frozenset({a}))
        if len(broken) > most:
            return None
    size = len(broken)
    while size <= most:
        blamed = hitting(broken, size)
        if blamed is None:
            size += 1
            continue
        kept = most_kept(blamed)
        if kept is None:
            return blamed
        broken.append(stacks - _grown(stacks, kept, most_kept))
    return None


def hitting(sets: Sequence[Stacks], size: int) -> Stacks | None:
    """Return a set of up to `size` stacks that has one of each set, or None if there is none."""
    if not sets:
        return frozenset()
    if not size:
        return None
    smallest = min(sets, key=len)
    for a in sorted(smallest, key=lambda a: (-sum(a in each for each in sets), a)):
        rest = hitting([each for each in sets if a not in each], size - 1)
        if rest is not None:
            return rest | {a}
    return None


def _grown(stacks: Stacks, kept: Stacks, most_kept: MostKept) -> Stacks:
    """Return a largest set around `kept` such that a play keeps the facts of its stacks."""
    for a in sorted(stacks):
        if a not in kept:
            kept = most_kept(kept | {a}) or kept
    return kept
