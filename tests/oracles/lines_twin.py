"""Line removals in plain Python: every way to empty a line, by definition and by the rules.

`oracle_byte` gives the result of `theorem.removals` for lines of text in the form of the tables.
"""

from functools import cache

from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.solver.full.removals import removal

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


@cache
def spared_by_the_rules(rows, middle):
    """Return what `spared_sets` returns for row `middle` of a board, by the rules of `games`."""
    cols = len(rows[0])
    if not rows[middle].strip("."):
        return frozenset({frozenset()})
    found = set()
    cells = "".join(rows)
    for source, target in legal_captures(len(rows), cols, cells):
        if source // cols == middle:
            after = replay(len(rows), cols, cells, [(source, target)])
            left = tuple(after[at : at + cols] for at in range(0, len(after), cols))
            found |= {each | {cells[target]} for each in spared_by_the_rules(left, middle)}
    return frozenset(found)


def oracle_byte(line, one=None, other=None):
    """Return the byte of a line, as `byte` does, from `theorem.removals`."""
    given = colours(line), colours(one), colours(other)
    return sum(1 << spared for spared in range(8) if removal(*given, spared) is not None)


def colours(line):
    """Return the colours of a line of text, with None for a dot; return None for no line."""
    return None if line is None else tuple(None if x == "." else "BGW".index(x) for x in line)
