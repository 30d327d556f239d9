"""Single lines of stacks are decided as a table of all segments and colours says."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY
from greenest.solver.bulk.many import decide_many
from greenest.solver.decide import decide
from greenest.solver.full.one_line import line_captures
from greenest.solver.verdict import Status

BITS = {colour: 1 << place for place, colour in enumerate(COLOURS)}
LEFT = {
    (one, two): sum(
        BITS[x]
        for x, y in PREY.items()
        if (one & BITS[x] and two & BITS[y]) or (two & BITS[x] and one & BITS[y])
    )
    for one, two in product(range(8), repeat=2)
}
"""By two sets of colours: the colours of which the captor of two neighbours can be."""


def can_be_one(cells):
    """Return whether a line can be reduced to one stack, by a table of all its segments.

    The last capture joins what two neighbouring segments were reduced to.
    """
    size = len(cells)
    ends = [[0] * (size + 1) for _ in cells]
    for start in reversed(range(size)):
        ends[start][start + 1] = BITS[cells[start]]
        for end in range(start + 2, size + 1):
            for middle in range(start + 1, end):
                ends[start][end] |= LEFT[ends[start][middle], ends[middle][end]]
    return ends[0][size] != 0


@pytest.mark.parametrize("size", [3, 5, 7, pytest.param(12, marks=pytest.mark.slow)])
def test_every_line_of_three_colours_is_solved(size):
    for cells in map("".join, product(COLOURS, repeat=size)):
        if len(set(cells)) == 3:
            position = Position(1, size, cells)
            assert position.after(*map(tuple, line_captures(cells).tolist())).is_solved


runs = st.lists(
    st.tuples(st.sampled_from(COLOURS), st.one_of(st.integers(1, 3), st.integers(1, 40))),
    min_size=1,
    max_size=30,
)
lines = runs.map(lambda found: "".join(colour * length for colour, length in found)[:90]).filter(
    lambda cells: len(cells) > 1
)


@settings(max_examples=60)
@given(lines, st.booleans())
def test_a_line_of_any_length_is_decided(cells, is_upright):
    size = len(cells)
    position = Position(*((size, 1) if is_upright else (1, size)), cells)
    verdict = decide(position)
    assert (verdict.status is Status.SOLVABLE) == can_be_one(cells)
    assert verdict.status is not Status.UNDECIDED
    assert verdict.captures is None or position.after(*verdict.captures).is_solved
    assert (verdict.reason is None) == (verdict.captures is not None)
    (together,) = decide_many([position])
    assert (together.moves, together.reason) == (verdict.moves, verdict.reason)


def test_the_drawn_line_is_solved_as_drawn():
    assert line_captures("BBGWW").tolist() == [[2, 3], [1, 3], [4, 3], [3, 0]]
