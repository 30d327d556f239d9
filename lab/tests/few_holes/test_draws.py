"""Samples of boards with few holes: all boards are equally likely; solved boards are solvable."""

import shutil
from collections import Counter

import pytest
from draws import boards, unsolved
from unsolvable import counts, unsolvable

pytestmark = pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc")


def test_boards_without_a_solution_found_are_the_unsolvable_ones_in_their_share(tmp_path):
    """Of 2x3, 60 of 540 full boards are unsolvable. Those with one hole are known, too."""
    known = unsolvable("2x3", 1, tmp_path)
    drawn = 400
    found = Counter(unsolved("2x3", 1, 1, tmp_path, drawn))
    assert set(found) <= known
    share = drawn * len(known) / boards(6, 1)
    assert abs(found.total() - share) < 5 * share**0.5
    full = drawn * counts(known)[0] / boards(6, 1)
    assert abs(sum(found[board] for board in found if "." not in board) - full) < 5 * full**0.5


def test_a_second_run_goes_on_with_the_batches_that_are_left(tmp_path):
    first = unsolved("2x3", 1, 1, tmp_path, 50)
    both = unsolved("2x3", 1, 2, tmp_path, 50)
    assert both[: len(first)] == first
    assert len(both) > len(first)
    assert unsolved("2x3", 1, 2, tmp_path, 50) == both
    assert unsolved("2x3", 1, 2, tmp_path / "anew", 50) == both


def test_the_number_of_boards_is_that_of_the_page():
    assert boards(25, 4) == 240_533_449_516_350
