"""Explanations of hundreds of boards hold; `make slow NAME=reasons`, which takes hours."""

from itertools import count

import pytest

from case_checker import check_explanation
from explained import check_recolourings, check_witnesses
from greenest import Status, explain, random_position
from greenest.solver.static import dead_reason

SHAPES = ((4, 4, 8), (5, 5, 10), (6, 6, 13), (7, 7, 16), (9, 9, 22))
CORES, RECOLOURINGS, TREES = 100, 1_000, 40
"""Of each shape: cores, recolourings of each core, and lists of cases."""


def explained(shape):
    """Yield explanations of random unsolvable boards without a static reason."""
    for index in count():
        position = random_position(*shape, seed=53, index=index)
        if not dead_reason(position):
            found = explain(position)
            if found.verdict.status is Status.UNSOLVABLE:
                yield found


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("shape", SHAPES)
def test_no_recolouring_outside_the_core_is_solvable(shape):
    for _, found in zip(range(CORES), explained(shape), strict=False):
        check_witnesses(found)
        check_recolourings(found, RECOLOURINGS)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("shape", SHAPES)
def test_cases_prove_what_the_words_say(shape):
    checked = 0
    for found in explained(shape):
        if found.cases:
            check_explanation(found.as_json())
            checked += 1
        if checked == TREES:
            break
