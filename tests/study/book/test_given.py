"""Verdicts on given boards are found by the board's text, wherever it stands."""

import signal
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from given_boards import (
    ASKED,
    EXPECTED,
    LIMITS,
    POSITIONS,
    WITHOUT_TIMES,
    decided,
    forbidden,
    here,
    timeless,
)
from greenest.solver.bulk.boards import grouped
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.book import file, given
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.file import opened, reading
from greenest.study.book.given import GivenBook, open_given, placed_in
from greenest.study.book.settings import Settings
from greenest.study.positions.decide_all import decide_all
from ledger_of import settle


@pytest.fixture
def path(tmp_path):
    """The ledger of all positions."""
    path = tmp_path / "positions.ledger"
    with open_given(path, ASKED) as ledger:
        for verdict in EXPECTED:
            ledger.record(verdict)
    return path


def test_what_is_in_a_ledger_is_not_decided_again(path):
    before = path.read_bytes()
    with open_given(path, ASKED) as ledger:
        assert ledger.kept == len(POSITIONS)
        assert decided(ledger, 1, forbidden) == WITHOUT_TIMES
    assert path.read_bytes() == before


def test_a_board_given_twice_is_decided_once_by_several_workers(tmp_path):
    path = tmp_path / "kept"
    parts = ((number, grouped([each])) for number, each in enumerate([*POSITIONS, *POSITIONS]))
    with open_given(path, ASKED) as ledger:
        found = [each for _, some in decide_all(parts, LIMITS, ledger=ledger) for each in some]
    assert timeless(found) == WITHOUT_TIMES * 2
    times = [each.seconds for each in found]
    assert times[: len(POSITIONS)] == times[len(POSITIONS) :]
    assert number_of_rows(path) == len(POSITIONS)


def number_of_rows(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM verdicts").fetchone()[0]


def test_other_settings_have_verdicts_of_their_own(path):
    for other in (
        Settings.of_given(Limits(200, 60), "auto"),
        Settings.of_given(LIMITS, "dfs"),
        ASKED._replace(greenest="99.0"),
    ):
        with open_given(path, other) as ledger:
            assert ledger.find(POSITIONS[0]) is None
            ledger.record(replace(EXPECTED[0], nodes=7))
    with open_given(path, ASKED) as ledger:
        assert ledger.kept == len(POSITIONS)
        assert decided(ledger, 1, forbidden) == WITHOUT_TIMES


@pytest.mark.parametrize("engines", [("auto", "auto"), ("dfs", "auto"), ("auto", "dfs")])
def test_what_was_decided_under_other_limits_is_taken_if_asked_for(engines, tmp_path):
    """Also by an engine that uses OR-Tools for one that does not, and the other way."""
    path, few = tmp_path / "kept", Limits(max_nodes=5)
    first, second = (Settings.of_given(few, engines[0]), Settings.of_given(LIMITS, engines[1]))
    with open_given(path, first) as ledger:
        found = [ledger.decided(each, lambda each: decide(each, few)) for each in POSITIONS]
    undecided = [each.position for each in found if each.status == "undecided"]
    assert 0 < len(undecided) < len(POSITIONS)
    with open_given(path, second, keeps_decided=True) as ledger:
        assert [each for each in POSITIONS if ledger.find(each) is None] == undecided
        for position in undecided:
            ledger.decided(position, here)
    with open_given(path, first, keeps_decided=True) as ledger:
        assert {ledger.find(each).status for each in POSITIONS} == {"solvable", "unsolvable"}
    with open_given(path, second._replace(greenest="99"), keeps_decided=True) as ledger:
        assert ledger.kept == 0


@pytest.mark.parametrize(("passed", "seconds"), [(1.0, 0.0), (0.0, 1.0)])
def test_a_kill_loses_the_verdicts_since_the_last_commit_alone(
    passed, seconds, tmp_path, monkeypatch
):
    """A commit follows after some time, or after a board that took long."""
    path, now = tmp_path / "kept", iter((0.0, passed, passed, passed, passed))
    monkeypatch.setattr(given, "monotonic", lambda: next(now))
    with open_given(path, ASKED) as ledger:
        ledger.record(replace(EXPECTED[0], seconds=seconds))
        ledger.record(replace(EXPECTED[1], seconds=0.0))
        assert number_of_rows(path) == 1
    assert number_of_rows(path) == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_an_interrupt_anywhere_in_a_commit_loses_and_doubles_nothing(number, tmp_path, monkeypatch):
    """Before each write of a table, and when the transaction has ended and is not yet noted.

    A closing terminal signals twice: the second signal falls into the last commit.
    """
    path, calls = tmp_path / "kept", []

    def interrupting(call):
        def called(*arguments):
            calls.append(call)
            if len(calls) in (number, number + 3):
                signal.raise_signal(signal.SIGINT)
            call(*arguments)

        return called

    def give(positions, then):
        with open_given(path, ASKED) as ledger:
            for line, position in enumerate(positions):
                ledger.decided(position, here)
                ledger.place(position, "boards.txt", line)
            then()
            ledger.commit()

    def interrupt():
        monkeypatch.setattr(file.Ledger, "put", interrupting(file.Ledger.put))
        monkeypatch.setattr(file.Watched, "renew", interrupting(file.Watched.renew))

    give(POSITIONS[:1] * 2, lambda: None)
    with pytest.raises(KeyboardInterrupt):
        give(POSITIONS[:3], interrupt)
    with reading(path) as ledger:
        placed = [(line, verdict.position) for _, _, line, *_, verdict in placed_in(ledger)]
    assert placed == list(enumerate(POSITIONS[:3]))


@pytest.mark.parametrize("keeps_decided", [False, True])
def test_the_work_for_a_board_does_not_grow_with_the_ledger(tmp_path, keeps_decided):
    """By the steps of SQLite's machine, for the last of few boards and of many."""
    taken = []
    for boards in (10, 100):
        steps = []
        with opened(tmp_path / f"{boards}") as ledger:
            book = GivenBook(ledger, ASKED, keeps_decided)
            for line, verdict in enumerate(EXPECTED[:boards]):
                book.record(verdict)
                book.place(verdict.position, "boards.csv", line)
            book.commit()
            book.place(POSITIONS[0], "boards.csv", boards)
            ledger.connection.set_progress_handler(lambda steps=steps: steps.append(1), 1)
            assert book.find(POSITIONS[1]) is not None
            book.commit()
            taken.append(len(steps))
    assert taken[1] < 1.5 * taken[0]


@pytest.mark.parametrize("kept", [5, 0])
def test_a_forged_solution_is_not_given_out(path, kept):
    forged = next(each for each in EXPECTED if each.moves)
    with closing(sqlite3.connect(path)) as connection, connection:
        values = (" ".join(forged.moves)[:kept], str(forged.position))
        connection.execute("UPDATE verdicts SET moves = ? WHERE board = ?", values)
        settle(connection)
    said = f"the verdict on {forged.position} is not one"
    with open_given(path, ASKED) as ledger, pytest.raises(LedgerError, match=said):
        ledger.find(forged.position)


def test_a_closed_pipe_is_not_blamed_on_the_ledger(path):
    with pytest.raises(BrokenPipeError), open_given(path, ASKED):
        raise BrokenPipeError


def test_a_ledger_that_is_locked_when_its_runs_are_read_is_not_blamed(path, monkeypatch):
    number_of = file.Ledger.number_of
    with closing(sqlite3.connect(path)) as other:

        def lock_first(ledger, settings):
            other.execute("BEGIN EXCLUSIVE")
            return number_of(ledger, settings)

        monkeypatch.setattr(file, "PATIENCE", 0)
        monkeypatch.setattr(file.Ledger, "number_of", lock_first)
        said = "another program has locked this file"
        with pytest.raises(LedgerFailedError, match=said), open_given(path, ASKED):
            pass
