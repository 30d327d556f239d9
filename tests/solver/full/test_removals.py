"""The plain removal of a line finds a way exactly if there is one, and its ways are legal."""

from itertools import product
from random import Random

import pytest

from greenest.games.pyramids.greenest import replay
from greenest.solver.full.removals import removal
from lines_twin import byte


def cases(length, count):
    """Yield lines of a length with both neighbours, holes included: all, or a sample of many."""
    lines = list(map("".join, product(".BGW", repeat=length)))
    if len(lines) ** 3 <= count:
        return list(product(lines, repeat=3))
    random = Random(length)
    return [
        tuple("".join(random.choices(".BGW", (1, 4, 4, 4), k=length)) for _ in range(3))
        for _ in range(count)
    ]


def colours(line):
    return tuple(None if cell == "." else "BGW".index(cell) for cell in line)


@pytest.mark.parametrize(("length", "count"), [(1, 64), (2, 4096), (3, 400), (4, 200), (5, 200)])
def test_what_can_be_removed_is_and_by_legal_captures_that_spare_what_they_should(length, count):
    removed = 0
    for line, one, other in cases(length, count):
        ways = [removal(*map(colours, (line, one, other)), spared) for spared in range(8)]
        can = byte(line, one, other)
        for spared, way in enumerate(ways):
            assert (way is not None) == bool(can >> spared & 1)
            cells = one + line + other
            for place, side, to in way or ():
                capture = length + place, length * (1 + side) + to
                assert not spared >> "BGW".index(cells[capture[1]]) & 1
                cells = replay(3, length, cells, [capture])
            assert way is None or not cells[length : 2 * length].strip(".")
        removed += 8 - ways.count(None)
    assert removed > count


def test_the_drawn_removal_and_none_beyond_an_edge():
    given = (2, 0, 1), (0, 2, 1), (0, 0, 2)
    assert removal(*given, 0b010) == ((0, 0, 1), (1, 1, 1), (2, 1, 2))
    assert removal(*given, 0b111) is None
    for line, one, _ in cases(2, 4096)[::7]:
        for spared in range(8):
            below = removal(colours(line), colours(one), None, spared)
            above = removal(colours(line), None, colours(one), spared)
            can = bool(byte(line, one, "..") >> spared & 1)
            assert (below is not None) == (above is not None) == can
