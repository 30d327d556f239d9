"""Tables of removable lines are their definition."""

from random import Random

import numpy as np
import pytest

from greenest.solver.kernels import removal
from lines_twin import byte


def line(code, length):
    return "".join("BGW"[code // 3**place % 3] for place in range(length))


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_the_tables_of_removable_lines_are_their_definition(length):
    tables = removal.removal_tables(length)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    random = Random(length)
    found = set()
    for _ in range(400):
        codes = [random.randrange(3**length) for _ in range(3)]
        cells, side, other = (line(code, length) for code in codes)
        assert inner[tuple(codes)] == byte(cells, side, other), (cells, side, other)
        assert edge[tuple(codes[:2])] == byte(cells, side, "." * length), (cells, side)
        found.add(int(inner[tuple(codes)]))
    assert 0 in found
    assert len(found) > min(length, 5)


def test_the_drawn_removal():
    inner = removal.removal_tables(3).inner_of(3)
    assert [line(code, 3) for code in (11, 15, 18)] == ["WBG", "BWG", "BBW"]
    assert inner[11, 15, 18] == 0b00010101


def test_of_triples_of_six_a_tenth_is_not_removable():
    """Another program found the same before; here with lines of five, which is faster."""
    inner = removal.removal_tables(5).inner_of(5)
    assert np.mean(inner & 1 == 0) == pytest.approx(0.1489, abs=5e-5)
