"""Irreducible strips agree with their definition; the lemmas on runs hold."""

from itertools import product
from random import Random

import numpy as np
import pytest

import irreducible_twin as twin
from greenest.theorem.irreducible import LEFT, RIGHT, _is_reducible, _rules, irreducible_strips
from greenest.theorem.strips import WINDOW_COLUMNS
from strips_twin import COLOURS

ROWS = 2
WINDOW = WINDOW_COLUMNS[ROWS]


def in_letters(strip):
    return tuple("".join(COLOURS[colour] for colour in column) for column in strip.columns)


def codes_of(strip):
    return tuple(
        sum(COLOURS.index(colour) * 3**row for row, colour in enumerate(column)) for column in strip
    )


def columns_of(colours, rows=ROWS):
    return ["".join(column) for column in product(colours, repeat=rows)]


def turned(strip):
    return tuple(column.translate(str.maketrans("BGW", "GWB")) for column in strip)


@pytest.fixture(scope="module")
def found():
    """Return the irreducible unmarked strips in all turns of the colours."""
    strips = {in_letters(strip) for strip in irreducible_strips(ROWS)}
    once = {turned(strip) for strip in strips}
    return strips | once | {turned(strip) for strip in once}


@pytest.fixture(scope="module")
def found_marked():
    return {(in_letters(strip), strip.mark) for strip in irreducible_strips(ROWS, True)}


def test_counts(found, found_marked):
    assert len(irreducible_strips(ROWS)) == 2873
    assert len(found_marked) == 840
    assert max(map(len, found)) == max(len(strip) for strip, _ in found_marked) == 9


@pytest.mark.parametrize("cols", [4, 5])
def test_all_short_strips(found, cols):
    strips = product(columns_of("BGW"), repeat=cols)
    expected = {strip for strip in strips if twin.is_wanted(strip, WINDOW)}
    assert {strip for strip in found if len(strip) == cols} == expected
    assert expected


def near_seas(random, colours, cols, rows=ROWS):
    """Return a strip of one or two seas with a few other stacks."""
    cut = random.randrange(cols + 1)
    seas = random.choices(colours, k=2)
    cells = [list(seas[col < cut] * rows) for col in range(cols)]
    for _ in range(random.randrange(1, 4)):
        random.choice(cells)[random.randrange(rows)] = random.choice(colours)
    return tuple(map("".join, cells))


def sampled(random, colours, cols, rows=ROWS):
    if random.random() < 0.7:
        return near_seas(random, colours, cols, rows)
    return tuple(random.choices(columns_of(colours, rows), k=cols))


@pytest.mark.parametrize("cols", [6, 7, 8, 9])
def test_sampled_strips(found, cols, sample):
    """Half of the sample are found strips with one column changed."""
    random = Random(cols)
    known = sorted(strip for strip in found if len(strip) == cols)
    outcomes = set()
    for _ in range(sample(1500)):
        strip = sampled(random, "BGW", cols)
        if random.random() < 0.5:
            strip = list(random.choice(known))
            strip[random.randrange(cols)] = random.choice(columns_of("BGW"))
            strip = tuple(strip)
        outcomes.add(strip in found)
        assert (strip in found) == twin.is_wanted(strip, WINDOW), strip
    assert outcomes == {False, True}


@pytest.mark.parametrize("cols", [4, 5, 6])
def test_all_short_marked_strips(found_marked, cols):
    strips = product(columns_of("BG"), repeat=cols)
    cases = product(strips, range(cols))
    expected = {(strip, mark) for strip, mark in cases if twin.is_wanted(strip, WINDOW, mark)}
    assert {(strip, mark) for strip, mark in found_marked if len(strip) == cols} == expected


@pytest.mark.parametrize("cols", [7, 8, 9])
def test_sampled_marked_strips(found_marked, cols, sample):
    random = Random(cols)
    for _ in range(sample(1000)):
        strip, mark = sampled(random, "BG", cols), random.randrange(cols)
        expected = twin.is_wanted(strip, WINDOW, mark)
        assert ((strip, mark) in found_marked) == expected, (strip, mark)


@pytest.mark.parametrize("is_marked", [False, True])
@pytest.mark.parametrize("window", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_strips_of_three_rows(window, is_marked, sample):
    """The search and the definition agree on whether each strip is reducible."""
    random = Random(window)
    rules = _rules(3, window, is_marked)
    colours = "BG" if is_marked else "BGW"
    outcomes = set()
    for _ in range(sample(1500)):
        cols = random.randrange(window + 1, 8)
        strip = sampled(random, colours, cols, 3)
        mark = random.randrange(cols) if is_marked else None
        codes = np.array(codes_of(strip))
        answer = bool(_is_reducible(codes, -1 if mark is None else mark, LEFT + RIGHT, rules))
        assert answer == twin.is_reducible(strip, window, mark)
        outcomes.add(answer)
    assert outcomes == {False, True}


@pytest.mark.parametrize("is_marked", [False, True])
def test_a_column_of_a_long_run_can_be_left_out(is_marked, sample):
    """If a strip without one column of its long run is reducible, the strip is, too."""
    random = Random(1)
    reducible = 0
    for _ in range(sample(600)):
        colours = "BG" if is_marked else "BGW"
        before, after = (sampled(random, colours, random.randrange(1, 4)) for _ in range(2))
        run = (random.choice(colours) * ROWS,)
        mark = None
        if is_marked:
            mark = random.choice([*range(len(before)), *range(-len(after), 0)])
        strips = [(*before, *run * length, *after) for length in (4, 5)]
        marks = [None if mark is None else mark % len(strip) for strip in strips]
        if twin.is_reducible(strips[0], WINDOW, marks[0]):
            reducible += 1
            assert twin.is_reducible(strips[1], WINDOW, marks[1]), strips[1]
    assert 0 < reducible < sample(600)
