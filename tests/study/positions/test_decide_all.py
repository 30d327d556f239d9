"""Positions decided by many workers come in order, and a ledger keeps the verdict on each board."""

import itertools
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import ledger_stats
from greenest.study.batches.ledger_errors import LedgerError, LedgerFailedError
from greenest.study.positions import decide_all as deciding
from greenest.study.positions import position_ledger as ledgers
from greenest.study.positions.decide_all import decide_all
from greenest.study.positions.position_ledger import (
    answer_of,
    open_position_ledger,
    question_of,
)
from greenest.study.sampling import random_position
from greenest.system.sealed_files import is_sealed
from ledger_of import RUN, refusal

LIMITS = Limits(max_nodes=200)
QUESTION = question_of(LIMITS, "auto")
POSITIONS = [random_position(4, 4, 4 + index % 12, 3, index) for index in range(120)]
EXPECTED = [decide(position, LIMITS) for position in POSITIONS]


def decided(ledger=None, jobs=1, decide_one=None):
    """Verdicts on all positions without their times, by this process or by others."""
    if ledger and jobs == 1:
        found = [ledger.decided(each, decide_one or here) for each in POSITIONS]
    else:
        parts = ((number, [each]) for number, each in enumerate(POSITIONS))
        answered = list(decide_all(parts, LIMITS, jobs=jobs, ledger=ledger))
        assert [number for number, _ in answered] == list(range(len(POSITIONS)))
        found = [verdict for _, verdicts in answered for verdict in verdicts]
    return timeless(found)


def here(position):
    return decide(position, LIMITS)


def forbidden(position):
    raise AssertionError(f"{position} was decided again")


def timeless(verdicts):
    return [replace(verdict, seconds=0.0, turns=()) for verdict in verdicts]


WITHOUT_TIMES = timeless(EXPECTED)


@pytest.fixture
def path(tmp_path):
    """The ledger of all positions."""
    path = tmp_path / "positions.ledger"
    with open_position_ledger(path, QUESTION) as ledger:
        for verdict in EXPECTED:
            ledger.record(verdict)
    return path


def opened(path):
    with open_position_ledger(path, QUESTION):
        pass


def test_verdicts_come_in_order_and_are_those_of_decide():
    assert decided(jobs=2) == WITHOUT_TIMES


def test_nothing_to_decide_is_no_work():
    assert list(decide_all(iter(()), LIMITS)) == []
    assert [list(found) for _, found in decide_all(iter([(0, []), (1, [])]), LIMITS)] == [[], []]


@pytest.mark.parametrize(("name", "size"), [("PARTS_AHEAD", 1), ("POSITIONS_AHEAD", 0)])
def test_positions_are_read_as_they_are_needed(path, name, size, monkeypatch):
    monkeypatch.setattr(deciding, name, 10)
    endless = enumerate(itertools.cycle(POSITIONS))
    parts = ((number, [position]) for number, position in endless)
    with open_position_ledger(path, QUESTION) as ledger:
        found = decide_all(parts, LIMITS, ledger=None if size else ledger)
        assert [number for number, _ in itertools.islice(found, 300)] == list(range(300))
        found.close()
    assert next(endless)[0] <= 310


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_in_a_ledger_is_not_decided_again(path, jobs):
    before = path.read_bytes()
    with open_position_ledger(path, QUESTION) as ledger:
        assert ledger.kept == len(POSITIONS)
        assert decided(ledger, jobs, forbidden) == WITHOUT_TIMES
    assert path.read_bytes() == before


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_board_given_twice_is_decided_once(tmp_path, jobs):
    decisions = []

    def counting(position):
        decisions.append(position)
        return decide(position, LIMITS)

    path = tmp_path / "kept"
    with open_position_ledger(path, QUESTION) as ledger:
        if jobs == 1:
            found = [ledger.decided(each, counting) for each in [*POSITIONS, *POSITIONS]]
            assert decisions == POSITIONS
        else:
            parts = ((number, [each]) for number, each in enumerate([*POSITIONS, *POSITIONS]))
            found = [each for _, some in decide_all(parts, LIMITS, ledger=ledger) for each in some]
    assert timeless(found) == WITHOUT_TIMES * 2
    times = [each.seconds for each in found]
    assert times[: len(POSITIONS)] == times[len(POSITIONS) :]
    assert rows(path) == len(POSITIONS)


def rows(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM answers").fetchone()[0]


def test_some_answers_are_completed_in_any_order(tmp_path):
    path = tmp_path / "kept"
    with open_position_ledger(path, QUESTION) as ledger:
        for verdict in EXPECTED[::-2]:
            ledger.record(verdict)
    with open_position_ledger(path, QUESTION) as ledger:
        assert ledger.kept == len(POSITIONS) // 2
        assert decided(ledger) == WITHOUT_TIMES


@pytest.mark.parametrize(
    "other",
    [
        question_of(Limits(), "auto"),
        question_of(Limits(200, 60), "auto"),
        question_of(LIMITS, "dfs"),
        QUESTION._replace(greenest="99.0"),
    ],
)
def test_another_question_has_answers_of_its_own(path, other):
    for _ in range(2):
        with open_position_ledger(path, other) as ledger:
            found = ledger.find(POSITIONS[0])
            if found is None:
                ledger.record(replace(EXPECTED[0], nodes=7))
    assert found.nodes == 7
    with open_position_ledger(path, QUESTION) as ledger:
        assert ledger.kept == len(POSITIONS)
        assert decided(ledger, 1, forbidden) == WITHOUT_TIMES


def test_what_was_decided_under_other_limits_is_taken_if_asked_for(tmp_path):
    path, few = tmp_path / "kept", Limits(max_nodes=5)
    with open_position_ledger(path, question_of(few, "auto")) as ledger:
        found = [ledger.decided(each, lambda each: decide(each, few)) for each in POSITIONS]
    undecided = [each.position for each in found if each.status == "undecided"]
    assert 0 < len(undecided) < len(POSITIONS)
    with open_position_ledger(path, QUESTION, keeps_decided=True) as ledger:
        assert [each for each in POSITIONS if ledger.find(each) is None] == undecided
        for position in undecided:
            ledger.decided(position, here)
    with open_position_ledger(path, question_of(few, "auto"), keeps_decided=True) as ledger:
        assert {ledger.find(each).status for each in POSITIONS} == {"solvable", "unsolvable"}
    with open_position_ledger(path, QUESTION._replace(greenest="99"), keeps_decided=True) as ledger:
        assert ledger.kept == 0


def test_a_kill_loses_the_answers_since_the_last_commit_alone(tmp_path, monkeypatch):
    path = tmp_path / "kept"
    with open_position_ledger(path, QUESTION) as ledger:
        monkeypatch.setattr(ledgers, "COMMIT_SECONDS", 0)
        ledger.record(EXPECTED[0])
        monkeypatch.setattr(ledgers, "COMMIT_SECONDS", 1000)
        ledger.record(EXPECTED[1])
        assert rows(path) == 1
    assert rows(path) == 2
    assert is_sealed(path)


def test_a_run_and_answers_share_a_ledger(path):
    message = "has no run of random boards, but answers of greenest solve"
    assert refusal(lambda: ledger_stats(path), path) == message
    run_batch(RUN, ledger=path)
    assert ledger_stats(path).count == RUN.count
    with open_position_ledger(path, QUESTION) as ledger:
        assert decided(ledger, 1, forbidden) == WITHOUT_TIMES
    assert ledger_stats(path).count == RUN.count


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE answers SET nodes = nodes + 1 WHERE nodes > 5", "answers of a wrong crc: "),
        ("UPDATE answers SET question = 2", "answers of a wrong crc: 120"),
        ("UPDATE questions SET number = 2", "its questions"),
        ("UPDATE questions SET max_nodes = 7", "its questions"),
        ("DELETE FROM questions", "answers of a wrong crc: 120"),
    ],
)
def test_answers_changed_by_hand_are_refused(path, change, told):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
    assert f"the ledger is damaged ({told}" in refusal(lambda: opened(path), path)


def forge(path, number, **values):
    """Change the answer to a position, and write the checksum that fits."""
    answer = answer_of(EXPECTED[number])._replace(**values)
    row = answer.row(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        places = ", ".join("?" * len(row))
        connection.execute(f"REPLACE INTO answers VALUES ({places})", row)


@pytest.mark.parametrize("cut", [slice(2), slice(1), slice(-1), slice(0)])
def test_a_forged_solution_is_not_given_out(path, cut):
    number = next(place for place, each in enumerate(EXPECTED) if each.moves)
    moves = answer_of(EXPECTED[number]).moves
    forge(path, number, moves=moves[cut])
    with (
        open_position_ledger(path, QUESTION) as ledger,
        pytest.raises(LedgerError, match=f"the answer for {POSITIONS[number]} is not one"),
    ):
        ledger.find(POSITIONS[number])


@pytest.mark.parametrize("then_closed", [False, True], ids=["recorded", "closed"])
@pytest.mark.parametrize(
    "deed",
    [
        Path.unlink,
        lambda path: path.rename(f"{path}-moved"),
        lambda path: os.truncate(path, 100),
        lambda path: path.open("ab").write(b"x"),
        lambda path: os.link(path, f"{path}-too"),
    ],
)
def test_what_others_do_to_a_ledger_is_noticed(path, deed, then_closed):
    def disturb():
        with open_position_ledger(path, QUESTION) as ledger:
            deed(path)
            if not then_closed:
                ledger.record(EXPECTED[0])
                ledger.commit()

    with pytest.raises(LedgerFailedError) as told:
        disturb()
    assert str(told.value).startswith(f"{path}: positions.ledger was removed, replaced or ch")


def test_a_closed_pipe_is_not_blamed_on_the_ledger(path):
    with pytest.raises(BrokenPipeError), open_position_ledger(path, QUESTION):
        raise BrokenPipeError


def test_a_ledger_has_one_writer(path):
    with open_position_ledger(path, QUESTION):
        told = refusal(lambda: opened(path), path)
        assert told == "another process is writing this ledger"
