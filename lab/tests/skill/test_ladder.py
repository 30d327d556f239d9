"""A ladder lets all pairs meet in every seat, and its ratings explain what they won."""

from itertools import pairwise
from math import log10
from random import Random

import pytest

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.lab.skill.ladder import (
    Bout,
    Meeting,
    play_meetings,
    ratings,
    schedule,
    standings,
)
from greenest.lab.skill.ladder_ledger import Ladder, open_ladder_ledger
from greenest.study.book.errors import LedgerError

LEVELS = ("random", "greedy", "mcts-5")
SMALL = Greener(2, 3)


def bouts(seats, lone, *results):
    """Games of one seating, each of its own deal; a result has the share of each seat."""
    count = len(seats)
    return [
        Bout(Meeting(deal, seats, lone), each, (0.0,) * count, (1,) * count)
        for deal, each in enumerate(results)
    ]


def test_each_pair_meets_in_every_seat_with_the_same_deal():
    meetings = schedule(LEVELS, 2, 4)
    assert len(meetings) == 3 * 4
    own = [each for each in meetings if set(each.seats) == {"random", "mcts-5"}]
    assert [(each.deal, each.seats) for each in own] == [
        (deal, seats) for deal in (0, 1) for seats in (("random", "mcts-5"), ("mcts-5", "random"))
    ]
    assert {each.pair for each in own} == {("random", "mcts-5")}


def test_levels_far_apart_need_not_meet():
    pairs = [{*each.seats} for each in schedule(("a", "b", "c"), 2, 1, apart=1)]
    assert pairs == [{"a", "b"}, {"b", "c"}]


def test_of_three_players_either_level_is_alone_in_every_seat():
    meetings = schedule(("a", "b"), 3, 6)
    assert [each.seats for each in meetings] == [
        tuple(one if seat == lone else other for seat in range(3))
        for one, other in (("a", "b"), ("b", "a"))
        for lone in range(3)
    ]
    assert {each.deal for each in meetings} == {0}
    assert [each.pair for each in meetings] == [("a", "b")] * 3 + [("b", "a")] * 3


def test_games_follow_from_the_seed_and_go_on_from_those_that_are_done():
    meetings = schedule(LEVELS, 2, 4)
    played = [bout.returns for bout in play_meetings(SMALL, meetings, 7)]
    assert [bout.returns for bout in play_meetings(SMALL, meetings, 7, 5)] == played[5:]
    assert len(played) == 12
    assert all(sum(shares) == 1 for shares in played)


def test_two_levels_are_rated_by_the_odds():
    """With one more game, shared, three of four wins are odds of 3.5 to 1.5."""
    played = bouts(("a", "b"), 0, *[(1.0, 0.0)] * 3, (0.0, 1.0))
    best, other = ratings(played)
    apart = 400 * log10(3.5 / 1.5)
    assert (best.level, other.level) == ("a", "b")
    assert best.elo == -other.elo == pytest.approx(apart / 2, abs=0.1)
    assert best.above == pytest.approx(apart, abs=0.1)
    squares = 3 * (1 - 0.7) ** 2 + (0 - 0.7) ** 2
    half = 1.959964 * 400 / 2.302585 * (squares * 4 / 3 + 0.7 * 0.3) ** 0.5 / (5 * 0.7 * 0.3)
    assert best.above_interval == pytest.approx((apart - half, apart + half), abs=0.1)
    assert best.interval == pytest.approx((apart / 2 - half / 2, apart / 2 + half / 2), abs=0.1)
    assert (other.above, other.above_interval) == (None, None)


def test_one_against_two_is_rated_by_its_share_of_the_strengths():
    """A strength of 4 wins 4 of 6 against two of 1; the shared game brings it to 4.33 of 7."""
    played = bouts(("b", "a", "b"), 1, *[(0.0, 1.0, 0.0)] * 4, (1.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    best, _ = ratings(played)
    share = (4 + 1 / 3) / 7
    assert best.above == pytest.approx(400 * log10(2 * share / (1 - share)), abs=0.1)
    (standing,) = standings(played)
    assert (standing.player, standing.wins, standing.losses) == ("a", 4, 2)


def test_each_rating_of_two_levels_has_half_the_interval_of_their_difference():
    for wins in range(23, 43):
        results = [(1.0, 0.0, 0.0)] * wins + [(0.0, 1.0, 0.0)] * (100 - wins)
        best, other = ratings(bouts(("a", "b", "b"), 0, *results))
        width = best.above_interval.high - best.above_interval.low
        for each in (best, other):
            assert each.interval.high - each.interval.low == pytest.approx(width / 2, abs=0.2)


def test_games_of_one_deal_count_as_one_and_draws_narrow_an_interval():
    def width(played):
        interval = ratings(played)[0].above_interval
        return interval.high - interval.low

    decided = [(1.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * 30
    alone = bouts(("a", "b"), 0, *decided)
    twice = [*alone, *alone]
    assert width(twice) == pytest.approx(width(alone), rel=0.02)
    assert width(bouts(("a", "b"), 0, *decided, *decided)) == pytest.approx(
        width(alone) / 2**0.5, rel=0.02
    )
    drawn = [(0.5, 0.5)] * 60 + [(1.0, 0.0)] * 30
    assert width(bouts(("a", "b"), 0, *drawn)) == pytest.approx(width(alone) / 2, rel=0.02)


@pytest.mark.parametrize("games", [1, 2, 7])
def test_a_few_games_are_not_taken_for_certain_even_if_all_are_drawn(games):
    for seats in (("a", "b"), ("a", "b", "b")):
        played = bouts(seats, 0, *[(1 / len(seats),) * len(seats)] * games)
        low, high = ratings(played)[0].above_interval
        assert low < -50
        assert high > 50


@pytest.mark.parametrize("drawn", [0.0, 0.9])
def test_nineteen_of_twenty_intervals_hold_the_true_difference(drawn):
    """The two games of a deal have the same luck as often as not; a wins 0.7 of those decided."""
    rng, truth, held = Random(1), 0.5 * drawn + 0.7 * (1 - drawn), 0

    def result():
        return (
            rng.choices([(1.0, 0.0), (0.0, 1.0)], [0.7, 0.3])[0]
            if rng.random() >= drawn
            else (0.5, 0.5)
        )

    for _ in range(200):
        first = [result() for _ in range(100)]
        second = [each if rng.random() < 0.5 else result() for each in first]
        played = [*bouts(("a", "b"), 0, *first), *bouts(("a", "b"), 0, *second)]
        (apart,) = [each for each in ratings(played) if each.above is not None]
        sign = 1 if apart.level == "a" else -1
        low, high = apart.above_interval
        held += low <= sign * 400 * log10(truth / (1 - truth)) <= high
    assert 180 <= held <= 199


def test_a_level_wins_as_much_as_its_rating_promises():
    """A slow sum over the games, with the shared ones, for three levels."""
    played = [
        *bouts(("a", "b"), 0, *[(1.0, 0.0)] * 5, (0.0, 1.0), (0.5, 0.5)),
        *bouts(("b", "c"), 0, *[(1.0, 0.0)] * 3, *[(0.0, 1.0)] * 2),
        *bouts(("a", "c"), 0, (1.0, 0.0)),
    ]
    strength = {each.level: 10 ** (each.elo / 400) for each in ratings(played)}
    shared = [bouts(seats, 0, (0.5, 0.5))[0] for seats in (("a", "b"), ("b", "c"), ("a", "c"))]
    for level in "abc":
        won = promised = 0.0
        for bout in (*played, *shared):
            one, other = bout.meeting.seats
            if level in (one, other):
                won += bout.returns[bout.meeting.seats.index(level)]
                promised += strength[level] / (strength[one] + strength[other])
        assert won == pytest.approx(promised, abs=0.01)


def test_the_best_come_first_and_the_mean_is_nothing():
    found = ratings(list(play_meetings(SMALL, schedule(LEVELS, 2, 6), 1)))
    assert sum(each.elo for each in found) == pytest.approx(0, abs=0.2)
    assert all(one.elo >= other.elo for one, other in pairwise(found))
    assert all(each.milliseconds >= 0 for each in found)
    with pytest.raises(ValueError, match="no games"):
        ratings([])


def test_a_ledger_keeps_the_games(tmp_path):
    path, game = tmp_path / "ladder", Green(1, 3)
    ladder, meetings = Ladder("green", game, LEVELS[:2], 1), schedule(LEVELS[:2], 3, 4)
    played = list(play_meetings(game, meetings, 1))
    with open_ladder_ledger(path, ladder, meetings) as ledger:
        for bout in played[:3]:
            ledger.add(bout)
    with open_ladder_ledger(path, ladder, meetings) as ledger:
        assert list(ledger.kept) == played[:3]
    with (
        pytest.raises(LedgerError, match="it has more than 2 games"),
        open_ladder_ledger(path, ladder, meetings[:2]),
    ):
        pass
    other = Ladder("green", game, LEVELS[:2], 2)
    with open_ladder_ledger(path, other, meetings) as ledger:
        assert list(ledger.kept) == []
