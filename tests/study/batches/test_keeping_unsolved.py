"""A ledger that keeps unsolved boards says of all boards what one that keeps all says."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches import batch, result_chunk
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import describe, ledger_stats, open_ledger, read_entries
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ranges import Done
from greenest.study.batches.result_chunk import rounded
from greenest.study.batches.run import Run

SPARSE = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
DENSE = Run(rows=6, cols=6, pieces=36, count=20_000, seed=3, first=70)


def without_seconds(path: Path) -> list[tuple[object, ...]]:
    return [(*entry[:6], entry.crc) for entry in read_entries(path)]


def counts_of(path: Path) -> list[tuple[int, int]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT nodes, boards FROM effort ORDER BY nodes").fetchall()


@pytest.fixture(scope="module", params=[SPARSE, DENSE], ids=["sparse", "dense"])
def run(request: pytest.FixtureRequest) -> Run:
    assert isinstance(request.param, Run)
    return request.param


@pytest.fixture(scope="module")
def pair(run: Run, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Ledgers of a run that keep all boards and the unsolved ones."""
    folder = tmp_path_factory.mktemp("pair")
    paths = folder / "all.sqlite", folder / "unsolved.sqlite"
    run_batch(run, 1, paths[0], keep="all")
    run_batch(run, 1, paths[1], keep="unsolved")
    return paths


def test_rows_are_those_of_unsolved_boards_of_other_engines_and_the_hardest(
    run: Run, pair: tuple[Path, Path]
) -> None:
    entries = list(read_entries(pair[0]))
    common = [
        each for each in entries if (each.verdict, each.engine) == ("solvable", run.main_engine)
    ]
    easy = sorted(common, key=lambda each: (-each.nodes, each.idx))[result_chunk.HARDEST :]
    left_out = {each.idx for each in easy}
    expected = [each for each in entries if each.idx not in left_out]
    assert without_seconds(pair[1]) == [(*each[:6], each.crc) for each in expected]
    assert describe(pair[1]).done == [Done(run.boards.start, run.boards.stop, run.main_engine)]
    assert len(common) > result_chunk.HARDEST


def test_statistics_are_the_same(pair: tuple[Path, Path]) -> None:
    everything, counted = map(ledger_stats, pair)
    assert counted.nodes
    assert everything.nodes
    assert counted.nodes.median == rounded(everything.nodes.median)
    assert counted.nodes.percentile_95 == pytest.approx(everything.nodes.percentile_95, rel=0.008)
    assert counted.nodes.largest == everything.nodes.largest
    assert counted.seconds > 0
    alike = {"seconds": 0, "boards_per_second": 0, "nodes": None}
    assert replace(counted, **alike) == replace(everything, **alike)


def test_it_is_small(pair: tuple[Path, Path], run: Run) -> None:
    if run is DENSE:
        assert pair[1].stat().st_size < pair[0].stat().st_size / 20


def test_parts_in_any_order_and_cut_anyhow_make_the_same_ledger(
    run: Run, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    random = Random(4)
    boards = run.boards
    for trial in range(3):
        cuts = sorted(random.sample(range(boards.start + 1, boards.stop), 9))
        ends = [boards.start, *cuts, boards.stop]
        parts = [range(*each) for each in pairwise(ends)]
        random.shuffle(parts)
        path = tmp_path / f"{trial}.sqlite"
        with open_ledger(path, run, "unsolved") as ledger:
            for each in parts:
                found = batch._decide_some(run, each, "unsolved", 60).chunk
                assert found
                assert ledger.record(found)
                assert not ledger.record(found)
        assert without_seconds(path) == without_seconds(pair[1])
        assert counts_of(path) == counts_of(pair[1])
        assert describe(path).done == describe(pair[1]).done


def test_ledgers_of_parts_are_absorbed_into_the_same_ledger(
    run: Run, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    third = run.count // 3
    shards = [
        replace(run, first=run.first + first, count=count)
        for first, count in ((third, third), (0, third), (2 * third, run.count - 2 * third))
    ]
    whole = tmp_path / "whole.sqlite"
    with open_ledger(whole, run, "unsolved") as ledger:
        for each in shards:
            shard = tmp_path / f"{each.first}.sqlite"
            run_batch(each, 1, shard, keep="unsolved")
            ledger.absorb(shard)
    assert without_seconds(whole) == without_seconds(pair[1])
    assert counts_of(whole) == counts_of(pair[1])
    assert describe(whole).done == describe(pair[1]).done
    assert ledger_stats(whole).nodes == ledger_stats(pair[1]).nodes


def test_the_first_boards_are_summed_up_exactly(run: Run, pair: tuple[Path, Path]) -> None:
    for count in (1, 137, 500):
        few = replace(run, count=count)
        with open_ledger(pair[0], few) as everything, open_ledger(pair[1], few) as counted:
            assert counted.tally(few.boards) == everything.tally(few.boards)
            assert counted.tally(few.boards).total() == count


def test_what_is_kept_is_fixed_when_a_ledger_begins(pair: tuple[Path, Path], run: Run) -> None:
    with pytest.raises(LedgerError, match="keep is unsolved there and all here"):
        run_batch(run, 1, pair[1], keep="all")
    with open_ledger(pair[1], run) as ledger:
        assert ledger.keep == "unsolved"


def test_from_ten_million_boards_on_unsolved_ones_are_kept(tmp_path: Path) -> None:
    for count, keep in ((10**7 - 1, "all"), (10**7, "unsolved")):
        with open_ledger(tmp_path / f"{count}", replace(SPARSE, count=count)) as ledger:
            assert ledger.keep == keep


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE effort SET boards = boards + 1",
        "UPDATE effort SET seconds = -1.0",
        "DELETE FROM effort",
        "UPDATE done SET stop = stop - 1",
        "UPDATE done SET engine = NULL",
        "DELETE FROM done",
        "DELETE FROM verdicts WHERE idx = (SELECT max(idx) FROM verdicts)",
        "INSERT INTO done SELECT stop, stop + 5, engine, crc FROM done",
        "UPDATE run SET keep = 'all'",
        "UPDATE run SET boards = 5",
    ],
)
def test_counts_changed_by_hand_are_refused(
    change: str, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    path = tmp_path / "run.sqlite"
    path.write_bytes(pair[1].read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        ledger_stats(path)
