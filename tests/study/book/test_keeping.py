"""Runs that count boards say of all boards together what one with a row for each says."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import product

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import open_book, read_shards
from greenest.study.book.errors import LedgerError
from greenest.study.chunk import counted
from greenest.study.ledgers import by_run, replay
from greenest.study.progress import Interrupted
from greenest.study.run import LARGEST_COUNT, Run
from ledger_of import Entry, chunk_of, content, entries_in, stats_of

SPARSE = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
DENSE = Run(rows=6, cols=6, pieces=36, count=20_000, seed=3, first=70)


def floor(nodes):
    """Round a number down to its first four bits."""
    lost = max(nodes.bit_length() - 4, 0)
    return nodes >> lost << lost


@pytest.fixture(scope="module", params=[SPARSE, DENSE], ids=["sparse", "dense"])
def run(request):
    assert isinstance(request.param, Run)
    return request.param


@pytest.fixture(scope="module")
def ledgers(run, tmp_path_factory):
    """A ledger of the run for each choice of what it keeps."""
    folder = tmp_path_factory.mktemp("ledgers")
    keeps = ("all", "counts")
    for keep in keeps:
        run_batch(run, 1, folder / keep, keep=keep)
    return {keep: folder / keep for keep in keeps}


def test_boards_are_counted_by_verdict_engine_and_rounded_nodes(run, ledgers):
    entries = entries_in(ledgers["all"])
    expected = Counter((each.verdict, each.engine, floor(each.nodes)) for each in entries)
    found = content(ledgers["counts"])["chunks"]
    assert {row[3:6]: row[6] for row in found} == expected
    assert len(found) == len(expected)
    assert {row[:3] for row in found} == {(1, run.boards.start, run.boards.stop)}


@pytest.mark.parametrize("keep", ["all", "counts"])
@pytest.mark.parametrize("first", [0, LARGEST_COUNT - 9])
def test_runs_at_both_ends_of_all_indexes_are_kept_as_elsewhere(first, keep, tmp_path):
    path = tmp_path / "run.sqlite"
    for count in (4, 9):
        run_batch(replace(SPARSE, first=first, count=count), ledger=path, keep=keep)
    assert stats_of(path).count == 9


def test_the_hardest_boards_do_not_make_counts_large(tmp_path):
    """A board of each number of nodes up to ten million, solvable by one engine or not."""
    numbers = sorted({floor(number) for number in range(10_000)})
    numbers += [number << 10 for number in numbers if number >= 1 << 10]
    entries = [
        Entry(index, verdict, "dfs", None, nodes, None, 0.5)
        for index, (verdict, nodes) in enumerate(product(("solvable", "unsolvable"), numbers))
    ]
    path = tmp_path / "ledger"
    run = replace(SPARSE, count=len(entries))
    with open_book(path, run, "counts") as ledger:
        ledger.record([counted(chunk_of(entries))])
    assert stats_of(path).count == run.count
    assert path.stat().st_size <= 20_000


@pytest.mark.parametrize("keep", ["all", "counts"])
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


def test_what_is_kept_is_fixed_when_a_run_begins_and_counts_go_on_with_more_boards(tmp_path):
    path, longer = tmp_path / "ledger", replace(SPARSE, count=700)
    run_batch(SPARSE, 1, path, keep="counts")
    assert run_batch(longer, 1, path).engines == run_batch(longer).engines
    for said, run, options in (
        ("keep is counts there and all here", SPARSE, {"keep": "all"}),
        ("ask for boards 0 to 699 at least", SPARSE, {}),
        ("keeps counts, so boards have no verdicts that could be printed", longer, {"found": list}),
    ):
        with pytest.raises(LedgerError, match=said):
            run_batch(run, 1, path, **options)
    with read_shards([path]) as (shards,):
        assert [replay(each) for each in by_run(shards)] == [0]


def test_runs_of_many_boards_are_counted_unless_that_is_said():
    assert [replace(SPARSE, count=count).keep for count in (10**7 - 1, 10**7)] == ["all", "counts"]
