"""A ledger that keeps counts says of all boards together what one that keeps all says."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches import batch
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import (
    contents,
    describe,
    ledger_stats,
    open_ledger,
    read_entries,
    read_verdicts,
)
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.merge import merge
from greenest.study.batches.ranges import Done
from greenest.study.batches.result_chunk import BITS_OF_COUNTS, Effort, Kind, ResultChunk, rounded
from greenest.study.batches.run import Run
from greenest.study.progress import Interrupted

SPARSE = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
DENSE = Run(rows=6, cols=6, pieces=36, count=20_000, seed=3, first=70)
TIMELESS = {"seconds": 0.0, "boards_per_second": 0.0, "nodes": None}


def counts_of(path: Path) -> list[tuple[str, str, int, int]]:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT verdict, engine, nodes, boards FROM effort ORDER BY 1, 2, 3"
        return connection.execute(query).fetchall()


@pytest.fixture(scope="module", params=[SPARSE, DENSE], ids=["sparse", "dense"])
def run(request: pytest.FixtureRequest) -> Run:
    assert isinstance(request.param, Run)
    return request.param


@pytest.fixture(scope="module")
def pair(run: Run, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Ledgers of a run that keep all boards and counts."""
    folder = tmp_path_factory.mktemp("pair")
    paths = folder / "all.sqlite", folder / "counts.sqlite"
    run_batch(run, 1, paths[0], keep="all")
    run_batch(run, 1, paths[1], keep="counts")
    return paths


def test_boards_are_counted_by_verdict_engine_and_rounded_nodes(
    run: Run, pair: tuple[Path, Path]
) -> None:
    expected = Counter(
        (each.verdict, each.engine, rounded(each.nodes, BITS_OF_COUNTS))
        for each in read_entries(pair[0])
    )
    assert counts_of(pair[1]) == [(*kind, expected[kind]) for kind in sorted(expected)]
    assert describe(pair[1]).done == [Done(run.boards.start, run.boards.stop, None)]


def test_shares_and_intervals_are_the_same(pair: tuple[Path, Path]) -> None:
    everything, counted = map(ledger_stats, pair)
    assert replace(counted, **TIMELESS) == replace(everything, **TIMELESS)
    assert counted.interval == everything.interval
    assert counted.seconds > 0
    assert counted.nodes
    assert everything.nodes
    for rough, exact in zip(counted.nodes, everything.nodes, strict=True):
        assert rough == rounded(exact, BITS_OF_COUNTS)
        assert exact - exact * 0.12 < rough <= exact


def test_eight_shards_merged_are_the_ledger_of_one_run(
    run: Run, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    parts = [tmp_path / f"{part}" for part in range(1, 9)]
    for part, path in enumerate(parts, 1):
        run_batch(run.shard(part, 8), ledger=path, keep="counts")
    assert merge(parts[::-1], tmp_path / "merged") == run
    assert counts_of(tmp_path / "merged") == counts_of(pair[1])
    assert describe(tmp_path / "merged") == describe(pair[1])
    assert (tmp_path / "merged").stat().st_size <= 20_000
    for several in ((tmp_path / "merged",), parts):
        assert replace(ledger_stats(*several), **TIMELESS) == replace(
            ledger_stats(pair[0]), **TIMELESS
        )


def test_the_hardest_boards_do_not_make_it_large(tmp_path: Path) -> None:
    """A board of each number of nodes up to ten million, solvable by one engine or not."""
    numbers = sorted({rounded(number, BITS_OF_COUNTS) for number in range(10_000)})
    numbers += [number << 10 for number in numbers if number >= 1 << 10]
    efforts = {
        Kind(verdict, "dfs", number): Effort(1, 0.5)
        for verdict in ("solvable", "unsolvable")
        for number in numbers
    }
    path = tmp_path / "ledger"
    run = replace(SPARSE, count=len(efforts))
    with open_ledger(path, run, "counts") as ledger:
        ledger.record(ResultChunk((run.boards,), [], [], efforts))
    assert ledger_stats(path).count == run.count
    assert path.stat().st_size <= 20_000


def test_parts_in_any_order_and_cut_anyhow_make_the_same_ledger(
    run: Run, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    random = Random(4)
    cuts = sorted(random.sample(range(run.boards.start + 1, run.boards.stop), 9))
    parts = [range(*each) for each in pairwise([run.boards.start, *cuts, run.boards.stop])]
    random.shuffle(parts)
    path = tmp_path / "ledger"
    with open_ledger(path, run, "counts") as ledger:
        for each in parts:
            found = batch._decide_some(run, each, "counts", 60).chunk
            assert found
            assert ledger.record(found)
            assert not ledger.record(found)
            assert ledger.missing(each) == []
            if each.start > run.boards.start:
                with pytest.raises(LedgerError, match="keeps counts alone, of all its boards"):
                    ledger.tally(each[:1])
    assert counts_of(path) == counts_of(pair[1])
    assert describe(path) == describe(pair[1])


def test_a_run_that_was_stopped_goes_on(run: Run, pair: tuple[Path, Path], tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    resumed: list[int] = []

    def stop(boards: int) -> None:
        raise KeyboardInterrupt

    for _ in range(3):
        with suppress(Interrupted):
            run_batch(run, 1, path, stop, resumed.append, keep="counts")
    run_batch(run, 1, path, resumed=resumed.append)
    assert resumed == sorted(set(resumed))
    assert counts_of(path) == counts_of(pair[1])
    assert describe(path) == describe(pair[1])


def test_a_run_goes_on_with_more_boards_and_not_with_fewer(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    longer = replace(SPARSE, count=700)
    run_batch(longer, 1, path)
    assert ledger_stats(path).engines == run_batch(longer).engines
    with pytest.raises(LedgerError, match="ask for boards 0 to 699 at least"):
        run_batch(SPARSE, 1, path)


@pytest.mark.parametrize(
    "read",
    [
        lambda path: list(read_entries(path)),
        lambda path: list(read_verdicts(path)),
        lambda path: contents(path).__enter__(),
        lambda path: run_batch(SPARSE, 1, path, found=list),
    ],
)
def test_boards_one_by_one_are_refused(read: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    with pytest.raises(LedgerError, match="keeps counts alone, so no board has a row; `greenest"):
        read(path)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE effort SET boards = boards + 1",
        "UPDATE effort SET seconds = -1.0",
        "UPDATE effort SET verdict = upper(verdict)",
        "UPDATE effort SET nodes = nodes + 1000000",
        "UPDATE effort SET engine = 'beam'",
        "DELETE FROM effort",
        "UPDATE done SET stop = stop - 1",
        "DELETE FROM done",
        "UPDATE run SET keep = 'all'",
    ],
)
def test_counts_changed_by_hand_are_refused(change: str, tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        ledger_stats(path)
