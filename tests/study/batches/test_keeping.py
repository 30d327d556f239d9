"""Ledgers that count boards say of all boards together what one with a row for each says."""

import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches import batch, result_chunk
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import (
    contents,
    ledger_stats,
    open_ledger,
    read_entries,
    read_verdicts,
)
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.result_chunk import BITS_OF_COUNTS, Effort, Kind, ResultChunk, rounded
from greenest.study.batches.run import Keep, Run
from greenest.study.progress import Interrupted
from ledger_of import content

SPARSE = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
DENSE = Run(rows=6, cols=6, pieces=36, count=20_000, seed=3, first=70)
TIMELESS = {"seconds": 0.0, "boards_per_second": 0.0, "nodes": None}
counting = pytest.mark.parametrize("keep", ["unsolved", "counts"])

Ledgers = dict[Keep, Path]


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


def test_rows_are_those_of_unsolved_boards_of_other_engines_and_the_hardest(run, ledgers):
    entries = list(read_entries(ledgers["all"]))
    common = [each for each in entries if each[1:3] == ("solvable", run.main_engine)]
    easy = sorted(common, key=lambda each: (-each.nodes, each.idx))[result_chunk.HARDEST :]
    assert len(common) > result_chunk.HARDEST
    left_out = {each.idx for each in easy}
    found = content(ledgers["unsolved"])
    assert [row[0] for row in found["verdicts"]] == [
        each.idx for each in entries if each.idx not in left_out
    ]
    assert set(found["verdicts"]) <= set(content(ledgers["all"])["verdicts"])
    assert found["done"][0][:3] == (run.boards.start, run.boards.stop, run.main_engine)
    if run is DENSE:
        assert ledgers["unsolved"].stat().st_size < ledgers["all"].stat().st_size / 20


def test_boards_are_counted_by_verdict_engine_and_rounded_nodes(run, ledgers):
    expected = Counter(
        (each.verdict, each.engine, rounded(each.nodes, BITS_OF_COUNTS))
        for each in read_entries(ledgers["all"])
    )
    found = content(ledgers["counts"])
    assert [row[:4] for row in found["effort"]] == [
        (*each, expected[each]) for each in sorted(expected)
    ]
    assert found["done"][0][:3] == (run.boards.start, run.boards.stop, None)


@counting
def test_statistics_are_the_same_but_for_rounded_nodes(ledgers, keep):
    everything, counted = ledger_stats(ledgers["all"]), ledger_stats(ledgers[keep])
    assert replace(counted, **TIMELESS) == replace(everything, **TIMELESS)
    assert counted.interval == everything.interval
    assert counted.seconds > 0
    assert counted.nodes
    assert everything.nodes
    lost = 0.12 if keep == "counts" else 0.008
    for rough, exact in zip(counted.nodes, everything.nodes, strict=True):
        assert exact - exact * lost < rough <= exact
    if keep == "unsolved":
        assert counted.nodes.largest == everything.nodes.largest


def test_the_hardest_boards_do_not_make_it_large(tmp_path):
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


@counting
def test_parts_in_any_order_and_cut_anyhow_make_the_same_ledger(run, ledgers, keep, tmp_path):
    random = Random(4)
    for trial in range(2):
        cuts = sorted(random.sample(range(run.boards.start + 1, run.boards.stop), 9))
        parts = [range(*each) for each in pairwise([run.boards.start, *cuts, run.boards.stop])]
        random.shuffle(parts)
        path = tmp_path / f"{trial}"
        with open_ledger(path, run, keep) as ledger:
            for each in parts:
                found = batch._decide_some(run, each, keep, 60).chunk
                assert found
                assert ledger.record(found)
                assert not ledger.record(found)
                assert ledger.missing(each) == []
                if keep == "counts" and each.start > run.boards.start:
                    with pytest.raises(LedgerError, match="keeps counts alone, of all its boards"):
                        ledger.tally(each[:1])
        assert content(path) == content(ledgers[keep])


@counting
def test_a_run_that_was_stopped_goes_on(run, ledgers, keep, tmp_path):
    path = tmp_path / "ledger"
    resumed = []

    def stop(boards):
        raise KeyboardInterrupt

    for _ in range(3):
        with suppress(Interrupted):
            run_batch(run, 1, path, stop, resumed.append, keep=keep)
    run_batch(run, 1, path, resumed=resumed.append)
    assert resumed == sorted(set(resumed))
    assert content(path) == content(ledgers[keep])


def test_counts_go_on_with_more_boards_and_not_with_fewer(tmp_path):
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    longer = replace(SPARSE, count=700)
    run_batch(longer, 1, path)
    assert ledger_stats(path).engines == run_batch(longer).engines
    with pytest.raises(LedgerError, match="ask for boards 0 to 699 at least"):
        run_batch(SPARSE, 1, path)


def test_the_first_boards_are_summed_up_exactly(run, ledgers):
    for count in (1, 137, 500):
        few = replace(run, count=count)
        with (
            open_ledger(ledgers["all"], few) as everything,
            open_ledger(ledgers["unsolved"], few) as counted,
        ):
            assert counted.tally(few.boards) == everything.tally(few.boards)
            assert counted.tally(few.boards).total() == count


@pytest.mark.parametrize(
    "read",
    [
        lambda path: list(read_entries(path)),
        lambda path: list(read_verdicts(path)),
        lambda path: contents(path).__enter__(),
        lambda path: run_batch(SPARSE, 1, path, found=list),
    ],
)
def test_boards_one_by_one_are_refused(read, tmp_path):
    path = tmp_path / "ledger"
    run_batch(SPARSE, 1, path, keep="counts")
    with pytest.raises(LedgerError, match="keeps counts alone, so no board has a row; `greenest"):
        read(path)


def test_what_is_kept_is_fixed_when_a_ledger_begins(run, ledgers, tmp_path):
    with pytest.raises(LedgerError, match="keep is unsolved there and all here"):
        run_batch(run, 1, ledgers["unsolved"], keep="all")
    with open_ledger(ledgers["unsolved"], run) as ledger:
        assert ledger.keep == "unsolved"
    for count, keep in ((10**7 - 1, "all"), (10**7, "unsolved")):
        with open_ledger(tmp_path / f"{count}", replace(SPARSE, count=count)) as ledger:
            assert ledger.keep == keep


@counting
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
        "UPDATE done SET engine = 'beam'",
        "DELETE FROM done",
        "INSERT INTO done SELECT stop, stop + 5, engine, crc FROM done",
        "UPDATE run SET keep = 'all'",
        "UPDATE run SET boards = 5",
    ],
)
def test_counts_changed_by_hand_are_refused(change, keep, ledgers, tmp_path):
    path = tmp_path / "run.sqlite"
    path.write_bytes(ledgers[keep].read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        ledger_stats(path)
