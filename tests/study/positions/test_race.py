"""One position in several processes: the verdict of one, whichever of them is first."""

import multiprocessing
import os
import signal
from dataclasses import replace
from itertools import pairwise
from threading import Timer, main_thread
from time import sleep

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.positions import race as racing
from greenest.study.positions.race import WAYS, Entry, entries, race, run, view
from greenest.study.sampling import random_position

POSITIONS = [
    *(random_position(4, 4, 5 + index % 7, 7, index) for index in range(16)),
    *(random_position(4, 7, 13, 7, index) for index in range(12)),
    *(random_position(9, 9, 24, 7, index) for index in range(12)),
]
HARD = random_position(16, 16, 42, 11, 19)
"""Takes more than ten million nodes."""
EXPECTED = {position: decide(position) for position in POSITIONS}


def test_the_positions_are_of_both_kinds():
    solvable = [each for each in EXPECTED.values() if each.status is Status.SOLVABLE]
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


def test_every_engine_has_the_verdict_of_one_process_however_it_sees_the_board():
    answers = set()
    for number, position in enumerate(POSITIONS):
        for engine in ("auto", "sat", "beam"):
            way = number * 7 % WAYS
            limits = Limits(max_nodes=100_000 if engine == "beam" else 10**8)
            told, verdict = run(Entry(position, engine, way, limits, None))
            assert (told, verdict.position) == (way, position)
            answers.add((engine, verdict.status))
            if verdict.status is not Status.UNDECIDED:
                assert verdict.status is EXPECTED[position].status
            if verdict.captures is not None:
                assert position.after(*verdict.captures).is_solved
    decided = (Status.SOLVABLE, Status.UNSOLVABLE)
    assert {(engine, each) for engine in ("auto", "sat", "beam") for each in decided} <= answers
    assert answers.isdisjoint({("auto", Status.UNDECIDED), ("sat", Status.UNDECIDED)})


def test_the_first_process_does_what_one_alone_does_and_no_two_do_the_same():
    position = POSITIONS[-1]
    first, *others = entries(position, Limits(), None, 30)
    assert first == Entry(position, "auto", 0, Limits(), None)
    assert len(others) == 29
    assert [entry.engine for entry in others[:4]] == ["sat", "beam", "sat", "beam"]
    assert all(0 < entry.way < WAYS for entry in others)
    assert all(before != after for before, after in pairwise(others))
    assert len(set(others[:23])) == 23


def alone(position):
    """Decide in this process, and count how often."""
    calls = []

    def decide_alone(limits: Limits) -> Verdict:
        calls.append(limits)
        return decide(position, limits)

    return decide_alone, calls


@pytest.mark.parametrize("limits", [Limits(max_nodes=1000), Limits(max_seconds=2.0)])
def test_what_is_brief_or_easy_is_for_one_process(limits, monkeypatch):
    monkeypatch.setattr(racing, "_first", None)
    for position in POSITIONS[-4:]:
        decide_alone, calls = alone(position)
        assert replace(race(position, limits, 4, decide_alone), seconds=0.0, turns=()) == replace(
            decide(position, limits), seconds=0.0, turns=()
        )
        assert calls == [limits]
    decide_alone, calls = alone(POSITIONS[-1])
    verdict = race(POSITIONS[-1], Limits(), 4, decide_alone)
    assert verdict.status is EXPECTED[POSITIONS[-1]].status
    assert [each.max_nodes for each in calls] == [racing.NODES_ALONE]


@pytest.fixture(autouse=True)
def no_process_is_left():
    running = multiprocessing.active_children()
    yield
    assert set(multiprocessing.active_children()) <= set(running)


@pytest.mark.parametrize(("index", "jobs"), [(-1, 2), (-5, 3)])
def test_the_first_answer_is_taken_and_no_process_is_left(index, jobs, monkeypatch):
    monkeypatch.setattr(racing, "NODES_ALONE", 1)
    position = POSITIONS[index]
    verdict = race(position, Limits(max_seconds=60.0), jobs, alone(position)[0])
    assert verdict.status is EXPECTED[position].status
    if verdict.captures is not None:
        assert position.after(*verdict.captures).is_solved


def test_where_no_process_has_an_answer_that_is_the_verdict(monkeypatch):
    monkeypatch.setattr(racing, "NODES_ALONE", 1)
    limits = Limits(max_nodes=200_000, max_seconds=4.0)
    verdict = race(HARD, limits, 2, alone(HARD)[0])
    assert (verdict.status, verdict.engine) == (Status.UNDECIDED, "auto")
    assert verdict.reason.startswith("stopped after")


def wait(entry):
    """Take longer over the task of a process than any test may."""
    sleep(600)


@pytest.mark.skipif(os.name == "nt", reason="no signal for one thread there")
def test_an_interrupt_ends_all_processes(monkeypatch):
    monkeypatch.setattr(racing, "NODES_ALONE", 1)
    monkeypatch.setattr(racing, "run", wait)
    interrupt = Timer(0.5, signal.pthread_kill, (main_thread().ident, signal.SIGINT))
    interrupt.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            race(HARD, Limits(max_nodes=10**12), 2, alone(HARD)[0])
    finally:
        interrupt.cancel()
        interrupt.join()
