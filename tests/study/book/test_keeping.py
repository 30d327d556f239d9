"""Runs that count boards say of all boards together what one with a row for each says."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.batches.collector import rounded
from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import Effort, Kind, ResultChunk
from greenest.study.book.shards import read_shards
from greenest.study.progress import Interrupted
from greenest.study.replay import replay
from greenest.study.run import Run
from ledger_of import content, entries_in, shard_in, stats_of

SPARSE = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
DENSE = Run(rows=6, cols=6, pieces=36, count=20_000, seed=3, first=70)
TIMELESS = {"seconds": 0.0, "boards_per_second": 0.0, "nodes": None}
counting = pytest.mark.parametrize("keep", ["unsolved", "counts"])


@pytest.fixture(scope="module", params=[SPARSE, DENSE], ids=["sparse", "dense"])
def run(request):
    assert isinstance(request.param, Run)
    return request.param


@pytest.fixture(scope="module")
def ledgers(run, tmp_path_factory):
    """A ledger of the run for each choice of what it keeps."""
    folder = tmp_path_factory.mktemp("ledgers")
    keeps = ("all", "unsolved", "counts")
    for keep in keeps:
        run_batch(run, 1, folder / keep, keep=keep)
    return {keep: folder / keep for keep in keeps}


@counting
def test_what_has_no_row_is_counted_by_verdict_engine_and_rounded_nodes(run, ledgers, keep):
    entries = entries_in(ledgers["all"])
    rows = [each for each in entries if keep == "unsolved" and each.verdict != "solvable"]
    expected = Counter(
        (each.verdict, each.engine, rounded(each.nodes)) for each in entries if each not in rows
    )
    found = content(ledgers[keep])
    assert [row[1] for row in found["verdicts"]] == [each.idx for each in rows]
    assert [row[1:5] for row in found["counts"]] == [
        (*each, expected[each]) for each in sorted(expected)
    ]
    assert found["done"][0][1:3] == (run.boards.start, run.boards.stop)


@counting
def test_statistics_are_the_same_but_for_rounded_nodes(ledgers, keep):
    everything, counted = stats_of(ledgers["all"]), stats_of(ledgers[keep])
    assert replace(counted, **TIMELESS) == replace(everything, **TIMELESS)
    assert counted.interval == everything.interval
    assert counted.seconds > 0
    assert counted.nodes
    assert everything.nodes
    for rough, exact in zip(counted.nodes, everything.nodes, strict=True):
        assert exact - exact * 0.12 < rough <= exact


def test_the_hardest_boards_do_not_make_counts_large(tmp_path):
    """A board of each number of nodes up to ten million, solvable by one engine or not."""
    numbers = sorted({rounded(number) for number in range(10_000)})
    numbers += [number << 10 for number in numbers if number >= 1 << 10]
    efforts = {
        Kind(verdict, "dfs", number): Effort(1, 0.5)
        for verdict in ("solvable", "unsolvable")
        for number in numbers
    }
    path = tmp_path / "ledger"
    run = replace(SPARSE, count=len(efforts))
    with open_book(path, run, "counts") as ledger:
        ledger.record(ResultChunk((run.boards,), [], efforts))
    assert stats_of(path).count == run.count
    assert path.stat().st_size <= 20_000


@counting
def test_a_run_that_was_stopped_goes_on(run, ledgers, keep, tmp_path):
    path = tmp_path / "ledger"
    resumed = []

    def stop(boards):
        raise KeyboardInterrupt

    for _ in range(3):
        with suppress(Interrupted):
            run_batch(run, 1, path, stop, resumed.append, keep=keep)
    run_batch(run, 2, path, resumed=resumed.append)
    assert resumed == sorted(set(resumed))
    assert content(path) == content(ledgers[keep])


def test_counts_go_on_with_more_boards_and_not_with_fewer(tmp_path):
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    longer = replace(SPARSE, count=700)
    run_batch(longer, 1, path)
    assert stats_of(path).engines == run_batch(longer).engines
    with pytest.raises(LedgerError, match="ask for boards 0 to 699 at least"):
        run_batch(SPARSE, 1, path)


@counting
def test_boards_one_by_one_are_refused(keep, tmp_path):
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep=keep)
    told = f"keeps {keep}, so not every board has a row that could be printed"
    with pytest.raises(LedgerError, match=told):
        run_batch(SPARSE, 1, path, found=list)
    with read_shards([path]) as ((shard,),):
        assert replay(shard) == 0


def test_what_is_kept_is_fixed_when_a_run_begins(run, ledgers, tmp_path):
    with pytest.raises(LedgerError, match="keep is unsolved there and all here"):
        run_batch(run, 1, ledgers["unsolved"], keep="all")
    run_batch(run, 1, ledgers["unsolved"])
    assert shard_in(ledgers["unsolved"]).settings.keep == "unsolved"
    for count, keep in ((10**7 - 1, "all"), (10**7, "unsolved")):
        with open_book(tmp_path / f"{count}", replace(SPARSE, count=count)) as ledger:
            assert ledger.keep == keep
