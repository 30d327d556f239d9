"""Ways out are those of a plain twin, and those drawn in the docstring."""

from collections import Counter
from random import Random

import numba
import numpy as np

from greenest.solver.engines.lines.tables import line_tables, way_out
from greenest.solver.kernels.patches import AFTER, BEFORE, LEFT, NO_WAY, RIGHT
from removal_twin import removal


def word(line):
    return sum(".BGW".index(colour) << 2 * place for place, colour in enumerate(line))


def byte_of(line, one, other):
    """Return the byte of a patch in the tables."""
    cells, *sides = map(word, (line, one, other))
    return line_tables().patches[cells << 16 | sides[0] << 8 | sides[1]]


def test_the_drawn_patch_base_and_way():
    assert word("WBGG") == 0xA7
    assert (word("BWGW"), word("BBWB")) == (0xED, 0x75)
    assert line_tables().patches[0xA7ED75] == byte_of("WBGG", "BWGW", "BBWB")
    assert byte_of("WBGG", "BWGW", "BBWB") & 0b101 == 0b101
    assert line_tables().bases[0][0b10_01] == 2
    assert way_of(("WBGG", "BWGW", "BBWB"), 0) == [(0, AFTER), (1, RIGHT), (2, BEFORE), (3, BEFORE)]


compiled_way_out = numba.njit(way_out)


def way_of(patch, spared):
    """Return the captures of a way out: places in the segment, and the lines of their targets."""
    cells, *sides = map(word, patch)
    number = np.int64(cells << 16 | sides[0] << 8 | sides[1])
    arguments = number, np.int64(spared), line_tables()
    way = compiled_way_out(*arguments)
    assert way == compiled_way_out(*arguments)
    assert line_tables().patches[number] >> spared & 1 == (way != NO_WAY)
    if way == NO_WAY:
        return None
    stacks = len(patch[0]) - patch[0].count(".")
    return [(way >> 4 * turn & 3, way >> 4 * turn + 2 & 3) for turn in range(stacks)]


def plain_way_of(patch, spared):
    """Return the captures of a way out by plain Python."""
    sides = [[None if cell == "." else "BGW".index(cell) for cell in each] for each in patch]
    cells, before, after = map(tuple, sides)
    way = removal(cells, after, before, spared)
    if way is None:
        return None
    places = {-1: AFTER, 1: BEFORE}
    return [(at, places.get(side, RIGHT if to > at else LEFT)) for at, side, to in way]


def test_ways_out_are_those_of_the_plain_twin():
    """The patches: full ones, others at an edge, and some with holes."""
    random = Random(4)
    found = Counter()
    for _ in range(1500):
        length = random.randint(1, 4)
        patch = ["".join(random.choices("BGW", k=length)) for _ in range(3)]
        if random.random() < 0.3:
            patch[random.choice((1, 2))] = "." * length
        if random.random() < 0.3:
            patch = [each.replace(random.choice("BGW"), ".") for each in patch]
        spared = random.randrange(8)
        way = way_of(patch, spared)
        assert way == plain_way_of(patch, spared), (patch, spared)
        found[way is None, "." in "".join(patch)] += 1
    assert min(found.values()) > 30
    assert len(found) == 4
