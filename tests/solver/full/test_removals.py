"""The oracle of line removals finds a way exactly if the rules have one, and its ways are legal."""

from itertools import product
from random import Random

import pytest

from greenest.games.pyramids.greenest import replay
from greenest.solver.full.removals import removal
from lines_twin import byte, colours, oracle_byte, spared_by_the_rules, spared_sets


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


@pytest.mark.parametrize(("length", "count"), [(1, 64), (2, 4096), (3, 600), (4, 200)])
def test_the_twins_of_both_kinds_agree_and_so_does_the_oracle(length, count):
    answers = set()
    for line, one, other in cases(length, count):
        assert spared_sets(line, one, other) == spared_by_the_rules((one, line, other), 1)
        assert oracle_byte(line, one, other) == byte(line, one, other)
        answers.add(oracle_byte(line, one, other))
    assert 0 in answers
    assert len(answers) > 4


@pytest.mark.parametrize(("length", "count"), [(3, 400), (5, 200)])
def test_its_captures_are_legal_empty_the_line_and_spare_what_they_should(length, count):
    removed = 0
    for line, one, other in cases(length, count):
        for spared in range(8):
            found = removal(colours(line), colours(one), colours(other), spared)
            if found is None:
                continue
            removed += 1
            cells = one + line + other
            for place, side, to in found:
                capture = length + place, length * (1 + side) + to
                assert not spared >> "BGW".index(cells[capture[1]]) & 1
                cells = replay(3, length, cells, [capture])
            assert not cells[length : 2 * length].strip(".")
    assert removed > count


def test_the_drawn_removal_and_none_beyond_an_edge():
    given = (2, 0, 1), (0, 2, 1), (0, 0, 2)
    assert removal(*given, 0b010) == ((0, 0, 1), (1, 1, 1), (2, 1, 2))
    assert removal(*given, 0b111) is None
    for line, one, _ in cases(2, 4096)[::7]:
        assert spared_sets(line, one, "..") == spared_by_the_rules((one, line), 1)
        assert oracle_byte(line, one) == oracle_byte(line, None, one) == byte(line, one, "..")
