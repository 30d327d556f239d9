"""Every engine keeps every limit on every kind of board, after it is compiled."""

import sys

import pytest

from greenest import explain, write_certificate
from greenest.games.pyramids.position import Position
from greenest.solver import certify
from greenest.solver.decide import decide, prepare
from greenest.solver.engines import cpsat
from greenest.solver.engines.dfs.search import SLICE
from greenest.solver.loader import LOADER
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status
from greenest.study.batches.batch import run_batch
from greenest.study.run import Run
from processor_time import quickest
from samples import balanced
from shell import HARD

BOARDS = {
    "full": balanced(16, 16, 256, 1),
    "half": balanced(16, 16, 120, 1),
    "sparse": Position.parse(HARD),
}
SPARE_SECONDS, SPARE_SHARE = 2.0, 1.1
"""Nearly ten times the need of the slowest engine on a quiet machine."""


@pytest.mark.parametrize("kind", BOARDS)
@pytest.mark.parametrize("engine", CHOICES)
def test_seconds_and_nodes(engine, kind):
    prepare(engine)
    decide(Position.parse("BG"), engine=engine)
    for seconds in (1e-9, 0.2):
        most = SPARE_SECONDS + SPARE_SHARE * seconds
        limits = Limits(max_seconds=seconds)
        verdict, spent = quickest(lambda: decide(BOARDS[kind], limits, engine), most)  # noqa: B023
        assert spent < most
        assert verdict.status is not Status.UNSOLVABLE or kind == "sparse"
    for nodes in (0, 1, 1000):
        verdict = decide(BOARDS[kind], Limits(max_nodes=nodes), engine)
        # What is left of CP-SAT's last step comes on top.
        assert verdict.nodes <= 1.1 * nodes + 300_000
        if verdict.status is Status.UNDECIDED:
            assert "limit of nodes" in (verdict.reason or "")


def test_a_position_is_not_stated_beyond_the_nodes():
    search = cpsat.Search(BOARDS["full"])
    verdict = search.run(Limits(max_nodes=20_000_000))
    assert (verdict.status, verdict.nodes) == (Status.UNDECIDED, 0)
    assert verdict.reason == (
        "stating the position for CP-SAT takes the work of 46,080,000 nodes, "
        "and that is beyond the limit of nodes"
    )
    assert cpsat.stating_nodes(balanced(12, 12, 144, 1)) < 24_000_000
    assert cpsat.stating_nodes(Position.parse("BG")) == cpsat.NODES_PER_PAIR * 2


def test_what_was_not_stated_for_lack_of_time_is_stated_later():
    search = cpsat.Search(Position.parse("BGW/GWB"))
    late = search.run(Limits(max_seconds=0))
    assert (late.status, late.nodes) == (Status.UNDECIDED, 0)
    assert "the limit of time" in (late.reason or "")
    assert search.run(Limits()).status is not Status.UNDECIDED


@pytest.mark.parametrize("pieces", [256, 250])
def test_the_dense_path_of_a_batch_keeps_limits(pieces):
    """A thousand boards at once, each within the limit of one."""
    run = Run(16, 16, pieces, 1000, 1, Limits(max_nodes=300, max_seconds=1e-9))
    summary, spent = quickest(lambda: run_batch(run), 5)
    assert spent < 5
    assert summary.solvable + summary.undecided == 1000


def test_the_clock_is_seen_as_often_on_large_boards_whose_nodes_take_longer():
    prepare("dfs")
    large = balanced(64, 64, 2000, 1)
    LOADER.start("dfs", large).run(Limits(max_nodes=10))
    verdict = LOADER.start("dfs", large).run(Limits(max_seconds=0.001))
    assert verdict.status is Status.UNDECIDED
    assert verdict.nodes <= SLICE * 16**2 // 64**2


def test_a_clock_that_loading_alone_moves_on_is_never_late(unloaded, monkeypatch, tmp_path):
    board = Position.parse("GW.B/.B../W.GB")
    limits, now, load = Limits(max_seconds=9), [0.0], unloaded.load

    def load_slowly(*what):
        with unloaded.loading():
            now[0] += 1000
            return load(*what)

    explain(board)
    unloaded.loaded.clear()
    for module in [each for name, each in sys.modules.items() if name.startswith("greenest.")]:
        if hasattr(module, "perf_counter"):
            monkeypatch.setattr(module, "perf_counter", lambda: now[0])
    monkeypatch.setattr(unloaded, "load", load_slowly)
    monkeypatch.setattr(certify, "LARGEST_SET", 1)
    write_certificate(decide(board, limits), tmp_path / "proof", limits)
    assert any(name == "sat" for name, _ in unloaded.loaded)
    unloaded.loaded.clear()
    assert explain(board, limits).words
