"""`census`: what it prints, keeps and refuses."""

import signal

import pytest

from greenest.commands.shared.progress import Progress
from shell import refused


@pytest.fixture
def ctrl_c_at_once(monkeypatch):
    """Press Ctrl-C at the first step of progress."""
    monkeypatch.setattr(Progress, "advance", lambda self, done: signal.raise_signal(signal.SIGINT))


class TestCensus:
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
