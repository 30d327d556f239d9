"""Line removals in plain Python: every way to empty a line, by definition."""

from functools import cache

PREY = {"B": "G", "G": "W", "W": "B"}


@cache
def spared_sets(cells, one, other):
    """Return the sets of captured colours for all ways to empty `cells`.

    `cells` is the line. `one` and `other` are the lines beside it, with "." for an empty cell.
    """
    if not cells.strip("."):
        return frozenset({frozenset()})
    found = set()
    for place, captor in enumerate(cells):
        if captor == ".":
            continue
        prey = PREY[captor]
        left = cells[:place] + "." + cells[place + 1 :]
        before = [i for i in range(place) if cells[i] != "."][-1:]
        after = [i for i in range(place + 1, len(cells)) if cells[i] != "."][:1]
        ends = [(put(left, i, captor), one, other) for i in before + after if cells[i] == prey]
        ends += [(left, put(one, place, captor), other)] if one[place] == prey else []
        ends += [(left, one, put(other, place, captor))] if other[place] == prey else []
        for end in ends:
            found |= {captured | {prey} for captured in spared_sets(*end)}
    return frozenset(found)


def put(line, place, colour):
    return line[:place] + colour + line[place + 1 :]


def byte(cells, one, other):
    """Return the byte of a line: bit s is set if it can be emptied sparing the colours of s."""
    ways = spared_sets(cells, one, other)
    sets = [{"BGW"[x] for x in range(3) if s >> x & 1} for s in range(8)]
    return sum(1 << s for s in range(8) if any(not sets[s] & captured for captured in ways))
