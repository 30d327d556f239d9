"""Chances of players are those of their definition, and the book's puzzles are what it says."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from checkout import ROOT
from greenest.certificates.claim import check_claim
from greenest.games.pyramids.position import Position
from greenest.lab.experiments.experiments import EXPERIMENTS
from greenest.lab.experiments.playouts import STRATEGIES, play
from greenest.lab.puzzles.book import BookPuzzle, chapter, numbered
from greenest.lab.puzzles.players import FAR, chances
from greenest.lab.puzzles.puzzles import plans
from greenest.play.intervals import wilson
from greenest.solver.static import dead_reason
from greenest.study.difficulty.rating import LEAST, Difficulty, level_of
from greenest.study.publish.columns import read_table
from greenest.study.sampling import random_position

BOOK = read_table(ROOT / "results" / "people" / "book.csv", BookPuzzle)


@cache
def goes_on(position, far):
    """How many captures, up to so many, can be made before a position is dead at a glance."""
    if position.pieces == 1:
        return far
    if dead_reason(position) or not far:
        return 0
    after = [position.after(each) for each in position.captures()]
    return 1 + max(goes_on(each, far - 1) for each in after)


@cache
def chance_by_looking(position, far):
    """The chance of a player who looks so far ahead, by plain recursion."""
    if position.pieces == 1:
        return Fraction(1)
    after = [position.after(each) for each in position.captures()]
    best = max((goes_on(each, far) for each in after), default=0)
    wanted = [chance_by_looking(each, far) for each in after if goes_on(each, far) == best]
    return sum(wanted, Fraction(0)) / max(len(wanted), 1)


@pytest.mark.parametrize("far", range(1, FAR + 1))
def test_looking_ahead_is_what_it_is_said_to_be(far):
    for index in range(12):
        position = random_position(4, 4, 7, 5, index)
        expected = chance_by_looking(position, far)
        assert chances(position)[f"look {far}"] == pytest.approx(float(expected), abs=1e-12)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_chances_of_the_simple_rules_are_those_of_their_playouts(strategy):
    for text in ("WWB./G.../..GB", "BGW/GWB/WBG"):
        position = Position.parse(text)
        letters = np.frombuffer(position.cells.encode(), dtype=np.uint8)
        left = play(np.tile(letters, (20_000, 1)), position.cols, strategy, 0)
        low, high = wilson(int((left == 1).sum()), 0, 20_000, 0.99999)
        assert low <= chances(position)[strategy] <= high


def test_a_player_without_a_capture_has_lost_and_a_single_stack_is_solved():
    assert set(chances(Position.parse("B.")).values()) == {1.0}
    assert set(chances(Position.parse("BB")).values()) == {0.0}


def test_levels_of_chances_have_the_bounds_of_the_rating():
    for level, least in LEAST.items():
        assert level_of(least) is level
    assert level_of(0.0999) is Difficulty.MEDIUM


def test_the_book_has_a_hundred_puzzles_of_every_level_and_its_shapes():
    assert [each.number for each in BOOK] == list(range(1, 101))
    assert [each.level for each in BOOK[::25]] == list(Difficulty)
    parts = [part.arguments for part in EXPERIMENTS["book"].full]
    assert len(parts) == 20
    for level, rows, cols, stacks, count, seed in parts:
        found = [(each.level, each.shape, each.stacks, each.seed) for each in BOOK]
        assert found.count((level, f"{rows}x{cols}", stacks, seed)) == count == 5
    assert numbered(reversed(BOOK)) == BOOK


def test_puzzles_of_the_book_have_one_plan_which_ends_where_it_says():
    for each in BOOK:
        position = Position.parse(each.board)
        rows, cols = position.rows, position.cols
        assert position == random_position(rows, cols, each.stacks, each.seed, each.index)
        assert check_claim(position, each.solution.split()).accepted
        assert position.after(*each.solution.split()).cell(each.ends) != "."
        if each.number % 10 == 1:
            assert len(plans(position, 2)) == 1
            chance = chances(position)
            assert each.games == pytest.approx(1 / chance["random"], abs=1e-3)
            assert level_of(chance["random"]) == each.level
            assert all(chance[f"look {far}"] < 0.5 for far in range(1, each.sight))
            assert each.sight > FAR or chance[f"look {each.sight}"] >= 0.5


def test_a_chapter_is_made_again():
    made = chapter("easy", 3, 4, 6, 2, 2)
    own = sorted((each for each in BOOK if each.board in {row.board for row in made}), key=by_index)
    assert [replace(each, number=0) for each in own] == made


def by_index(each):
    return each.index
