import pytest

from greenest.games.pyramids.greener import Greener
from greenest.lab.skill.match import Course, Turn
from greenest.lab.skill.measures import courses, measures

WON = Greener().parse("(BG)., over")


def course(*values, end=WON):
    return Course(end, [Turn(open=[2], values=each) for each in values])


def test_drama_is_how_far_the_winner_was_behind_before_the_last_turn():
    assert course((0.5, 0.5), (0.4, 0.6), (0.3, 0.7), (1, 0)).drama == pytest.approx(0.2)
    assert course((0.5, 0.5), (0.6, 0.4), (1, 0)).drama == 0


def test_a_game_is_decided_when_the_winner_stands_better_than_any_other_ever_does():
    assert course((0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.8, 0.2), (1, 0)).decided == 4 / 5
    assert course((0.6, 0.4), (1, 0)).decided == 1 / 2


def test_a_draw_is_not_decided_and_has_the_mean_drama_of_those_who_share_it():
    drawn = Greener().parse("B./.W, over")
    assert course((0.6, 0.4), (0.5, 0.5), end=drawn).decided is None
    assert course((0.6, 0.4), (0.5, 0.5), end=drawn).drama == pytest.approx(0.1)


def test_measures_are_of_the_games_of_the_courses():
    arguments = ("greener", ("rows=3", "cols=3"), "greedy", 10, 1)
    drama, decided = measures(*arguments)
    assert (drama.trait, drama.games) == ("drama", 10)
    drawn = next(row for row in courses(*arguments) if row.trait == "drawn")
    assert decided.games == 10 - round(10 * drawn.mean)
    assert 0 <= drama.mean <= 1
    assert 0 < decided.mean <= 1
