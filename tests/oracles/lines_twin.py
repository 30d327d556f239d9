"""Windows in plain Python, from the definition: strings, and every way to empty a segment."""

from functools import cache

PREY = {"B": "G", "G": "W", "W": "B"}


@cache
def spared_sets(cells, one, other):
    """Return the sets of captured colours of every way to empty `cells` of a window.

    `cells` is the segment, `one` and `other` are what lies beside it, "." for nothing.
    """
    if not cells.strip("."):
        return frozenset({frozenset()})
    found = set()
    for place, hunter in enumerate(cells):
        if hunter == ".":
            continue
        prey = PREY[hunter]
        left = cells[:place] + "." + cells[place + 1 :]
        before = [i for i in range(place) if cells[i] != "."][-1:]
        after = [i for i in range(place + 1, len(cells)) if cells[i] != "."][:1]
        ends = [(put(left, i, hunter), one, other) for i in before + after if cells[i] == prey]
        ends += [(left, put(one, place, hunter), other)] if one[place] == prey else []
        ends += [(left, one, put(other, place, hunter))] if other[place] == prey else []
        for end in ends:
            found |= {captured | {prey} for captured in spared_sets(*end)}
    return frozenset(found)


def put(line, place, colour):
    return line[:place] + colour + line[place + 1 :]


def byte(cells, one, other):
    """Return the byte of a window: bit s is set if it can be emptied sparing the colours of s."""
    ways = spared_sets(cells, one, other)
    sets = [{"BGW"[x] for x in range(3) if s >> x & 1} for s in range(8)]
    return sum(1 << s for s in range(8) if any(not sets[s] & captured for captured in ways))
