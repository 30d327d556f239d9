"""The captures that remove a line, by exhaustive search.

A line is removed by captures within the line or into the two lines beside it, until it is empty
(docs/every-size.md, 1.2). The search follows this definition literally.

    one      B W G     B W G     B W G     B W G     removal((2, 0, 1), (0, 2, 1), (0, 0, 2), 0b010)
    line     W B G     . W G     . . G     . . .       = (0, 0, 1), (1, 1, 1), (2, 1, 2)
    other    B B W     B B W     B W W     B W G     spares Green: no green stack is taken
"""

from __future__ import annotations

from functools import lru_cache

Line = tuple[int | None, ...]


@lru_cache(maxsize=1 << 17)
def removal(
    line: Line, one: Line | None, other: Line | None, spared: int
) -> tuple[tuple[int, int, int], ...] | None:
    """Return captures that remove a line and take no stack of the colours in `spared`.

    `one` and `other` are the lines beside `line`. Each of the three is a tuple of colours, None for
    an empty cell. If the line is at the edge of the board, `one` or `other` is None. `spared` is a
    mask: bit x for colour x. A capture has three numbers: the source's place in `line`, the side of
    the target (-1 in `one`, 0 in `line`, 1 in `other`), and the target's place. Return None if the
    line cannot be removed so.
    """
    if line.count(None) == len(line):
        return ()
    for place, colour in enumerate(line):
        if colour is None:
            continue
        prey = (colour + 1) % 3
        if spared >> prey & 1:
            continue
        left = _set(line, place, None)
        for side, beside in ((-1, one), (1, other)):
            if beside is not None and beside[place] == prey:
                taken = _set(beside, place, colour)
                sides = (taken, other) if side < 0 else (one, taken)
                found = removal(left, *sides, spared)
                if found is not None:
                    return ((place, side, place), *found)
        for step in (-1, 1):
            to = place + step
            while 0 <= to < len(line) and line[to] is None:
                to += step
            if 0 <= to < len(line) and line[to] == prey:
                found = removal(_set(left, to, colour), one, other, spared)
                if found is not None:
                    return ((place, 0, to), *found)
    return None


def _set(line: Line, place: int, colour: int | None) -> Line:
    return (*line[:place], colour, *line[place + 1 :])
