"""SIGTERM and SIGHUP end a command as Ctrl-C does."""

import os
import re
import signal
from contextlib import suppress

import pytest

from greenest.commands.shared.progress import Progress
from greenest.study.book.errors import LedgerError
from ledger_of import ledger_stats
from shell import (
    LONGEST_WAIT,
    SLOW_TO_PROVE,
    assert_all_gone,
    command,
    refused,
    started,
    wait_until,
)

if os.name == "nt":
    pytest.skip("no signals to a process group there", allow_module_level=True)

BATCH = ("batch", "9x9", "--pieces", "22", "--count", "100000", "--seed", "1", "--ledger")


def recorded(path):
    with suppress(LedgerError):
        return sum(each.count for each in ledger_stats(path))
    return 0


def test_a_batch_keeps_what_is_done_and_says_so(tmp_path):
    ledger = tmp_path / "run.sqlite"
    with started(*command(*BATCH, str(ledger), "--jobs", "2")) as batch:
        wait_until(lambda: recorded(ledger) > 0, batch)
        # As a terminal and a scheduler of jobs do it: to the workers too.
        os.killpg(batch.pid, signal.SIGHUP)
        _, said = batch.communicate(timeout=LONGEST_WAIT)
        assert batch.returncode == 1
        assert_all_gone(batch.pid)
    assert re.fullmatch(
        rf"stopped after {recorded(ledger):,} of 100,000 boards; {ledger} keeps them, the same "
        "command goes on from there\n",
        said,
    )
    assert [each.name for each in tmp_path.iterdir()] == [ledger.name]


def test_a_batch_under_nohup_outlives_its_terminal(tmp_path):
    ledger = tmp_path / "run.sqlite"
    with started("nohup", *command(*BATCH, str(ledger), "--jobs", "1")) as batch:
        wait_until(lambda: recorded(ledger) > 0, batch)
        os.killpg(batch.pid, signal.SIGHUP)
        before = recorded(ledger)
        wait_until(lambda: recorded(ledger) > before, batch)
        batch.terminate()
        _, said = batch.communicate(timeout=LONGEST_WAIT)
        assert batch.returncode == 1
    assert said.splitlines()[-1].startswith("stopped after ")


def test_solve_leaves_no_part_of_a_proof(tmp_path):
    arguments = ("solve", SLOW_TO_PROVE, "--certificate", str(tmp_path / "file"))
    with started(*command(*arguments)) as process:
        assert any("solvable" in line for line in process.stdout)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=LONGEST_WAIT)
        assert process.returncode == 1
    assert said.splitlines()[-1] == "stopped"
    assert not list(tmp_path.iterdir())


def test_a_stopped_census_says_how_to_go_on_and_goes_on(tmp_path, monkeypatch):
    """Ctrl-C comes at the first step of progress."""
    table, resumed = tmp_path / "4x4.table", []
    monkeypatch.setattr(Progress, "advance", lambda *_: signal.raise_signal(signal.SIGINT))
    monkeypatch.setattr(Progress, "resume", lambda self, done: resumed.append(done))
    asked = ("census", "4x4", "--all-positions", "--jobs", "1", "--ledger", str(table))
    for done in (1, 49):  # no stack, and then a stack of any colour on any cell
        assert refused(*asked, code=1) == (
            f"stopped after {done} of 4,294,967,296 positions; {table} keeps them, "
            "the same command goes on from there\n"
        )
    assert resumed == [1]
    assert [each.name for each in tmp_path.iterdir()] == [table.name]
