"""A match notes what happened in it: turns, choices, leaders; swapped seats have the same luck."""

from random import Random

import pytest

from greenest.games.capstone.game import ThreeStone
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.triforce.game import Triforce
from greenest.lab.skill.levels import player_of
from greenest.lab.skill.match import Course, Turn, play_match
from greenest.lab.skill.measures import courses, pairing, traits
from greenest.lab.skill.rows import mean_of
from greenest.play.intervals import wilson
from greenest.play.opponents import choose_greedily, choose_randomly


def played(game, *players):
    return play_match(game, players, Random(1), Random(2))


def first(state, rng):
    return state.legal_moves()[0]


def test_a_game_of_captures_has_a_turn_for_every_decision():
    class Given(Green):
        def start(self):
            return self.parse("BGW/GWB/WBG")

    course = played(Given(3, 3), first, first, first)
    state, open_moves, passes = Given(3, 3).start(), [], 0
    while not state.over:
        open_moves.append([len(state.legal_moves())])
        move = state.legal_moves()[0]
        passes += move == "pass"
        state = state.play(move)
    assert course.end == state
    assert [turn.open for turn in course.turns] == open_moves
    assert sum(turn.passed for turn in course.turns) == passes >= 3


def test_a_turn_of_triforce_is_one_of_its_rules_and_of_threestone_a_placement():
    course = played(Triforce(ply_cap=30), *[choose_randomly] * 3)
    assert len(course.turns) == course.end.ply
    assert max(len(turn.open) for turn in course.turns) > 3  # exchanges, beside three actions
    course = played(ThreeStone(), choose_randomly, choose_randomly)
    assert len(course.turns) == sum(len(pile.strip("w")) for pile in course.end.piles)


def test_what_a_course_says_of_the_lead_and_the_end():
    end = Greener(2, 3).parse("(BGG)./.(WGGGG), over")
    turns = [Turn([3], leader=0), Turn([1], leader=None), Turn([1], True, 1), Turn([1], leader=1)]
    course = Course(end, turns)
    assert (course.winner, course.margin, course.changes_of_lead) == (1, 2, 1)
    assert course.leader_half_way is None
    assert [turn.forced for turn in turns] == [False, True, True, True]
    assert course.moves_open("first") == 3
    assert course.moves_open("last") == 1
    found = {name: (games, mean) for name, games, mean, *_ in traits([course], 2)}
    assert found["won by player 2"] == (1, 1)
    assert found["share of turns passed"] == (1, 0.25)
    assert "leader half-way wins" not in found


def test_a_stack_on_a_sword_or_shield_is_plugged():
    board = "X1A2/O3,A2X1/.,.,./.,.,.,./.,.,.,.,."
    end = Triforce(ply_cap=3).parse(f"{board} turn=A ply=3")
    assert end.over
    course = Course(end, [Turn([1])])
    assert (course.plugged, course.empty, course.points) == (2, 12, 1)


def test_a_tie_break_is_a_win_level_on_points():
    end = Greener(2, 3).parse("(BGG)./.(WBGG), over")
    broken, drawn = (
        Course(end, [Turn([1])]),
        Course(Greener(2, 3).parse("B./.W, over"), [Turn([1])]),
    )
    assert (broken.winner, broken.margin) == (1, 0)
    found = {name: (games, mean) for name, games, mean, *_ in traits([broken, broken, drawn], 2)}
    assert found["level on points"] == (3, 1)
    assert found["won though level on points"] == (3, pytest.approx(2 / 3))


def test_who_declines_never_exchanges():
    game = Triforce(ply_cap=80)
    end = played(game, *[player_of("random, declining", game)] * 3).end
    assert not any(set("XO") & set(stack) for stack in end.board)


def test_seats_are_swapped_with_the_same_deal():
    deals = []

    def noting(state, rng):
        deals.append(str(state))
        return choose_greedily(state, rng)

    for players in ((noting, first), (first, noting)):
        play_match(Greener(2, 3), players, Random("1/0"), Random(1))
    assert deals[0].split(",")[0] == str(_first(Greener(2, 3), Random("1/0"))).split(",")[0]


def _first(game, luck):
    from greenest.play.simulation import draw_outcome

    state = game.start()
    while state.actor < 0:
        state = state.play(draw_outcome(state, luck))
    return state


def test_a_pairing_counts_every_seat_and_leaves_out_draws():
    (row,) = pairing("green", ("rows=2", "cols=3"), "greedy", "random", 7, 1)
    assert (row.players, row.games) == (3, 21)
    assert 0 < row.wins + row.losses <= 21
    assert (row.low, row.high) == pytest.approx(wilson(row.wins, 0, row.decided), abs=1e-9)
    again = pairing("green", ("rows=2", "cols=3"), "greedy", "random", 7, 1)
    assert again == [row]


def test_a_level_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="'wise' is not one of random, greedy, mcts"):
        player_of("wise", Green())


def test_courses_tell_every_seat_and_how_triforce_ends():
    rows = {row.trait: row for row in courses("triforce", ("ply_cap=6",), "random", 3, 1)}
    assert rows["ended by the cap"].mean == rows["drawn"].mean == 1
    assert rows["turns"].low == rows["turns"].mean == rows["turns"].high == 6


def test_the_interval_of_a_mean_is_that_of_student():
    mean, low, high = mean_of([1.0, 2.0, 3.0])
    assert mean == 2
    assert high - mean == pytest.approx(mean - low) == pytest.approx(4.302653 / 3**0.5)
