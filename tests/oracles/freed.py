"""Plays in which the colours and ways of some stacks alone count, by brute force.

docs/reasons.md defines them. This shares no code with the solver.
"""

from functools import cache
from itertools import combinations

from brute import PAIRS, lines


def has_play(position, counted):
    """Return whether a play leaves one stack if the facts of the cells `counted` alone hold."""
    lanes = lines(position.rows, position.cols)
    start = tuple(
        (cell, colour if cell in counted else "?")
        for cell, colour in enumerate(position.cells)
        if colour != "."
    )

    @cache
    def won(stacks):
        if len(stacks) == 1:
            return True
        at = dict(stacks)
        return any(
            won(tuple(sorted(after.items())))
            for lane in lanes
            for source in lane
            for target in lane
            if source != target and source in at and target in at
            for after in landed(at, lane, source, target)
        )

    def landed(at, lane, source, target):
        first, last = sorted((lane.index(source), lane.index(target)))
        if any(at.get(cell, "?") != "?" for cell in lane[first + 1 : last]):
            return
        after = {cell: colour for cell, colour in at.items() if cell != source}
        captor, prey = at[source], at[target]
        for pair in PAIRS if prey != "?" else ():
            if pair[1] == prey and captor in ("?", pair[0]):
                yield after | {target: pair[0]}
        if prey == "?":
            yield after

    return won(start)


def smallest_to_blame(position):
    """Return the size of the smallest set of cells whose facts alone leave no play."""
    stacks = [cell for cell, colour in enumerate(position.cells) if colour != "."]
    return next(
        size
        for size in range(len(stacks) + 1)
        if any(not has_play(position, set(counted)) for counted in combinations(stacks, size))
    )
