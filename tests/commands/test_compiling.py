"""Compiling is announced once, is not counted as search time, and can be done ahead."""

import logging
import sys
from functools import partial
from types import SimpleNamespace

import pytest

from greenest.commands.shared.progress import progress
from greenest.games.pyramids.position import Position
from greenest.solver import alike, loader
from greenest.solver import decide as deciding
from greenest.solver.alike import decide_alike
from greenest.solver.decide import decide, decide_further
from greenest.solver.verdict import Limits, Status, Verdict

HARD = "BG..W/.GW.B/WB..G/.W.B./B.G.W"


class SlowSearch:
    def __init__(self, now, position):
        self.now, self.position = now, position

    def run(self, limits):
        self.now[0] += 2
        is_short = limits.max_seconds is not None and limits.max_seconds < 2
        status = Status.UNDECIDED if is_short else Status.UNSOLVABLE
        return Verdict(self.position, status, "sat", None, "", 1, 2.0)


@pytest.fixture
def slow_to_load(unloaded, monkeypatch):
    """Make each engine take 98 seconds to load and 2 to decide, and no position easy.

    Return the clock, a list of one number.
    """
    now = [0.0]

    def warm_up():
        now[0] += 98

    search = partial(SlowSearch, now)
    form = SimpleNamespace(Search=lambda position, *_: search(position), warm_up=warm_up)
    monkeypatch.setattr(loader, "perf_counter", lambda: now[0])
    monkeypatch.setattr(loader, "import_module", lambda name: form)
    monkeypatch.setattr(alike, "decide_easily", lambda *_: None)
    return now


@pytest.mark.usefixtures("slow_to_load")
@pytest.mark.parametrize("engine", ["auto", "sat", "dfs"])
def test_a_limit_of_seconds_begins_after_compiling(engine):
    verdict = decide(Position.parse(HARD), Limits(max_seconds=3), engine)
    assert (verdict.status, verdict.seconds) == ("unsolvable", 2)


def test_what_boards_beyond_16x16_need_is_loaded_outside_of_their_limit(slow_to_load, monkeypatch):
    class SlowImport:
        def find_spec(self, name, path, target=None):
            slow_to_load[0] += 98 * (name == "greenest.solver.large")

    monkeypatch.delitem(sys.modules, "greenest.solver.large", raising=False)
    monkeypatch.setattr(sys, "meta_path", [SlowImport(), *sys.meta_path])
    verdict = decide(Position.parse("BG18/20"), Limits(max_seconds=3))
    assert slow_to_load[0] >= 98
    assert verdict.seconds == 0


@pytest.mark.usefixtures("slow_to_load")
def test_remaining_and_shared_time_begin_after_compiling(monkeypatch):
    position = Position.parse(HARD)
    first = Verdict(position, Status.UNDECIDED, "auto", None, "", 10, 0.5)
    verdict = decide_further(position, Limits(max_seconds=3), "auto", first)
    assert (verdict.status, verdict.seconds) == ("unsolvable", 2.5)
    for module in (alike, deciding):
        monkeypatch.setattr(module, "bulk_engine", lambda *_: None)
    found = list(decide_alike([position] * 3, Limits(max_seconds=6.5), shares_time=True))
    assert [(each.status, each.seconds) for each in found] == [("unsolvable", 2)] * 3


def test_what_is_logged_under_a_progress_bar_is_a_line_of_its_own(capsys):
    log = logging.getLogger("greenest")
    with progress(10, "board"):
        log.warning("compiling …")
    assert "compiling …" in capsys.readouterr().err.splitlines()
    assert not log.handlers
