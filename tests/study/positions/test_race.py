"""One position in several threads: the verdict of one, whichever of them is first."""

import os
from functools import cache
from itertools import cycle
from threading import active_count
from time import sleep

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import SearchTurn, decide
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.positions import race as racing
from greenest.study.positions.race import WAYS, Schedule, ViewSearch, race, view
from greenest.study.sampling import random_position
from shell import python

POSITIONS = [
    *(random_position(4, 4, 5 + index % 7, 7, index) for index in range(16)),
    *(random_position(4, 7, 13, 7, index) for index in range(12)),
    *(random_position(9, 9, 24, 7, index) for index in range(12)),
]
HARD = random_position(16, 16, 42, 11, 19)
"""Takes more than ten million nodes."""
expected = cache(decide)
"""The verdict of one thread."""


def test_the_positions_are_of_both_kinds():
    solvable = [each for each in map(expected, POSITIONS) if each.status is Status.SOLVABLE]
    assert 10 <= len(solvable) <= len(POSITIONS) - 10


def test_a_way_to_see_a_board_changes_neither_captures_nor_the_way_back():
    position = Position.parse("BGW./W.GB/.BWG")
    seen = {view(position, way).position for way in range(WAYS)}
    assert len(seen) == WAYS
    for way in range(WAYS):
        there = view(position, way)
        assert there.captures(there.position.captures()) != ()
        assert {*there.captures(there.position.captures())} == {*position.captures()}
        assert sorted(there.cells) == list(range(12))


@pytest.mark.parametrize("engine", racing.OTHERS)
def test_a_search_of_a_view_has_the_verdict_on_the_board(engine):
    answers = set()
    for number, position in enumerate(POSITIONS):
        search = ViewSearch(position, engine, number * 7 % WAYS)
        verdict = search.run(Limits(max_nodes=100_000))
        assert verdict.position == position
        answers.add(verdict.status)
        if verdict.status is not Status.UNDECIDED:
            assert verdict.status is expected(position).status
        if verdict.captures is not None:
            assert position.after(*verdict.captures).is_solved
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= answers


def turns_of(text, searches):
    """Yield turns of searches by letters, each with its number in the text as its nodes."""
    for number, letter in enumerate(text):
        yield SearchTurn(letter, searches.setdefault(letter, object()), number)


def test_threads_take_the_first_turn_whose_search_none_runs():
    schedule = Schedule(turns_of("abaacb", {}))
    first, second, third = (schedule.take() for _ in range(3))
    assert [each.nodes for each in (first, second, third)] == [0, 1, 4]
    schedule.end(second)
    assert schedule.take().nodes == 5
    schedule.end(first)
    again = schedule.take()
    assert again.nodes == 2
    schedule.end(again)
    assert schedule.take().nodes == 3


@pytest.mark.parametrize("jobs", [2, 3, 5])
def test_a_race_has_the_verdict_of_one_thread_and_leaves_none(jobs):
    running = active_count()
    for position in POSITIONS:
        verdict = race(position, Limits(), jobs)
        assert verdict.status is expected(position).status
        assert (verdict.position, verdict.reason is None) == (
            position,
            verdict.captures is not None,
        )
        assert verdict.nodes == sum(turn.nodes for turn in verdict.turns)
        assert active_count() == running


def test_what_presolve_answers_and_what_its_limit_ends_is_not_raced(monkeypatch):
    monkeypatch.setattr(racing, "ThreadPoolExecutor", None)
    easy = [each for each in POSITIONS if len(expected(each).turns) < 3]
    assert len(easy) > 10
    for position in easy:
        assert race(position, Limits(), 4).status is expected(position).status
    assert race(HARD, Limits(max_nodes=500), 4).status is Status.UNDECIDED


def test_where_no_thread_has_an_answer_that_is_the_verdict():
    limits = Limits(max_nodes=300_000)
    verdict = race(HARD, limits, 3)
    assert (verdict.status, verdict.engine) == (Status.UNDECIDED, "auto")
    assert verdict.reason.startswith("stopped after")
    assert verdict.reason.endswith("the limit of nodes")
    for turn in verdict.turns:
        assert turn.nodes < limits.max_nodes + 2 * racing.SLICE


FOR_EVER = Limits(max_nodes=10**12)


class Endless:
    """A search without an answer."""

    def __init__(self, action=bool):
        self.action = action
        """What it does at its first call."""

    def run(self, limits):
        action, self.action = self.action, bool
        action()
        sleep(0.01)
        return Verdict(HARD, Status.UNDECIDED, "dfs", None, "no answer", limits.max_nodes, 0.01)


def race_of(*searches, limits=FOR_EVER):
    """Race these searches for HARD, and return their verdicts."""
    turns = (SearchTurn("dfs", search, 10**6) for search in cycle(searches))
    verdicts = [decide(HARD, Limits(max_nodes=1))]
    racing.take_turns(turns, limits, verdicts, 2)
    return verdicts[1:]


def test_a_limit_of_time_ends_the_race():
    verdicts = race_of(Endless(), Endless(), limits=Limits(max_nodes=10**12, max_seconds=0.1))
    assert {each.status for each in verdicts} == {Status.UNDECIDED}
    assert len(verdicts) == 2


def fail():
    raise MemoryError("no room")


def test_an_error_ends_the_race_and_its_threads():
    running = active_count()
    with pytest.raises(MemoryError, match="no room"):
        race_of(Endless(), Endless(fail))
    assert active_count() == running


INTERRUPTED = """
import signal
from itertools import repeat
from threading import main_thread
from time import sleep

from greenest import Limits, Position, decide
from greenest.solver.decide import SearchTurn
from greenest.study.positions.race import take_turns

first = decide(Position.parse("BGW./W.GB/.BWG"), Limits(max_nodes=0))


class Search:
    def run(self, limits):
        sleep(0.1)
        signal.pthread_kill(main_thread().ident, signal.SIGINT)
        return first


signal.signal(signal.SIGINT, signal.default_int_handler)
turns = (SearchTurn("dfs", Search(), 10**6) for _ in repeat(None))
try:
    take_turns(turns, Limits(max_nodes=10**12), [first], 2)
except KeyboardInterrupt:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print("interrupted")
"""


@pytest.mark.skipif(os.name == "nt", reason="no signal for one thread there")
def test_an_interrupt_ends_the_race_and_its_threads():
    """The process ends only when all its threads have."""
    done = python(INTERRUPTED)
    assert (done.stdout, done.stderr) == ("interrupted\n", "")
