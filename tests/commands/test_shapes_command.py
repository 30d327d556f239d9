"""`census`: what it prints, keeps and refuses."""

import signal
import sqlite3
from contextlib import closing

import pytest

from greenest.commands.shared.progress import Progress
from shell import refused, run


@pytest.fixture
def ctrl_c_at_once(monkeypatch):
    """Press Ctrl-C at the first step of progress."""
    monkeypatch.setattr(Progress, "advance", lambda self, done: signal.raise_signal(signal.SIGINT))


class TestCensus:
    def test_a_damaged_table_is_refused_in_one_line(self, tmp_path):
        table = tmp_path / "2x3.table"
        fresh = run("census", "2x3", "--ledger", str(table))
        assert run("census", "2x3", "--ledger", str(table)).stdout == fresh.stdout
        with closing(sqlite3.connect(table)) as connection, connection:
            connection.execute("UPDATE notes SET value = zeroblob(length(value))")
        said = refused("census", "2x3", "--ledger", str(table))
        assert said == f"Error: {table}: the ledger is damaged (rows were lost or changed)\n"

    @pytest.mark.usefixtures("ctrl_c_at_once")
    def test_a_stopped_census_says_how_to_go_on_and_goes_on(self, tmp_path, monkeypatch):
        table = tmp_path / "4x4.table"
        resumed = []
        monkeypatch.setattr(Progress, "resume", lambda self, done: resumed.append(done))
        for done in (1, 49):  # no stack, and then a stack of any colour on any cell
            said = refused(
                "census", "4x4", "--all-positions", "--jobs", "1", "--ledger", str(table), code=1
            )
            assert said == (
                f"stopped after {done} of 4,294,967,296 positions; {table} keeps them, "
                "the same command goes on from there\n"
            )
        assert resumed == [1]
        assert [each.name for each in tmp_path.iterdir()] == [table.name]
