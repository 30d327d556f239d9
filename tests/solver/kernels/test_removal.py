"""Tables of removable lines, against the oracle of lines."""

from itertools import product
from random import Random

import numpy as np
import pytest

from greenest.solver.kernels import removal
from lines_twin import byte, oracle_byte


def lines(length):
    return ["".join("BGW"[code // 3**i % 3] for i in range(length)) for code in range(3**length)]


@pytest.mark.parametrize("length", [1, 2, 3])
def test_the_tables_of_removable_lines_are_their_definition(length):
    tables = removal.removal_tables(length)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    some = lines(length) if length < 3 else lines(length)[::4]
    names = lines(length)
    for line in some:
        for one in some:
            assert edge[names.index(line), names.index(one)] == byte(line, one, "." * length)
            for other in some:
                place = names.index(line), names.index(one), names.index(other)
                assert inner[place] == byte(line, one, other)


def test_the_drawn_removal():
    inner = removal.removal_tables(3).inner_of(3)
    names = lines(3)
    assert [names.index(line) for line in ("WBG", "BWG", "BBW")] == [11, 15, 18]
    assert inner[11, 15, 18] == byte("WBG", "BWG", "BBW") == 0b00010101


def test_of_triples_of_six_a_tenth_is_not_removable():
    """Another program found the same before; here with lines of five, which is faster."""
    inner = removal.removal_tables(5).inner_of(5)
    assert np.mean(inner & 1 == 0) == pytest.approx(0.1489, abs=5e-5)


@pytest.mark.parametrize("length", [1, 2])
def test_every_short_line_is_removable_as_the_oracle_says(length):
    tables = removal.removal_tables(length)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    names = list(enumerate(lines(length)))
    for (a, line), (b, side) in product(names, repeat=2):
        assert edge[a, b] == oracle_byte(line, side)
    for (a, line), (b, side), (c, other) in product(names, repeat=3):
        assert inner[a, b, c] == oracle_byte(line, side, other)


@pytest.mark.parametrize("length", [3, 4, 5])
def test_longer_lines_are_removable_as_the_oracle_says(length):
    tables = removal.removal_tables(5)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    random = Random(length)
    found = set()
    for _ in range(250):
        codes = [random.randrange(3**length) for _ in range(3)]
        line, side, other = (lines(length)[code] for code in codes)
        assert inner[tuple(codes)] == oracle_byte(line, side, other), (line, side, other)
        assert edge[tuple(codes[:2])] == oracle_byte(line, side), (line, side)
        found.add(int(inner[tuple(codes)]))
    assert 0 in found
    assert len(found) > 5
