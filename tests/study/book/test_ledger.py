"""A ledger keeps the verdicts of several runs, each board once, and goes on where it stopped."""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from statistics import quantiles

import pytest

from given_boards import timeless
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book import settings
from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError
from greenest.study.book.settings import Settings
from greenest.study.run import gaps
from greenest.study.sampling import Colours
from ledger_of import (
    RUN,
    chunk_of,
    content,
    ledger_stats,
    read_verdicts,
    refusal,
    settle,
    stats_of,
    verdict_columns,
    write,
)


@pytest.fixture
def path(tmp_path, entries):
    """A finished ledger, alone in its folder."""
    path = tmp_path / "folder" / "run.sqlite"
    path.parent.mkdir()
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries))
    return path


def test_what_is_recorded_is_read_back(path):
    verdicts = read_verdicts(path)
    assert {verdict.status for verdict in verdicts} == {"solvable", "unsolvable", "undecided"}
    decided = [decide(RUN.position(index), RUN.limits) for index in RUN.boards]
    assert timeless(verdicts) == timeless(decided)


def test_a_closed_ledger_is_a_single_file_of_which_readers_change_nothing(path):
    before = path.read_bytes()
    stats_of(path)
    list(read_verdicts(path))
    with open_book(path, RUN) as ledger:
        assert gaps(ledger.ranges(), RUN.boards) == []
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


def test_statistics_are_those_of_the_verdicts(path, entries):
    summary = stats_of(path)
    assert summary.tally == Counter((entry.verdict, entry.engine) for entry in entries)
    assert summary.seconds == pytest.approx(sum(entry.seconds for entry in entries))
    assert summary.boards_per_second == pytest.approx(summary.count / summary.seconds)
    nodes = sorted(entry.nodes for entry in entries)
    assert summary.nodes.median == nodes[len(nodes) // 2 - 1]
    assert summary.nodes.percentile_95 <= quantiles(nodes, n=20)[-1]
    assert summary.nodes.largest == nodes[-1]


def test_gaps_are_what_is_missing(tmp_path, entries):
    with open_book(tmp_path / "run.sqlite", RUN) as ledger:
        ledger.record(chunk_of(entries[2:4]))
        ledger.record(chunk_of(entries[7:8]))
        missing = [range(2), range(4, 7), range(8, 10)]
        for stop, found in ((10, missing), (7, missing[:2]), (3, missing[:1]), (0, [])):
            assert gaps(ledger.ranges(), range(stop)) == found
        assert ledger.tally(range(4)).total() == 2
        assert ledger.tally(range(100)).total() == 3


def test_a_run_is_of_the_version_that_decided_it(path, monkeypatch):
    monkeypatch.setattr(settings, "version", lambda with_ortools: "99.0 with ortools 99.0")
    told = refusal(lambda: write(path), path)
    assert told.startswith("has this run already, but greenest is ")
    assert told.endswith(
        " there and 99.0 with ortools 99.0 here; `greenest stats` reads it, and it goes on as it "
        "began: begin another file"
    )


def test_the_version_of_cp_sat_counts_where_it_takes_part():
    for engine in CHOICES:
        by = Settings.of_run(replace(RUN, engine=engine), "all").greenest
        assert ("ortools" in by) == (engine in ("auto", "cpsat"))
        assert Settings.of_given(RUN.limits, engine).greenest == by


def test_the_checksums_are_the_documented_ones(path):
    before = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE total SET crcs = 0")
        settle(connection)
        total = connection.execute("SELECT * FROM total").fetchall()
    path.write_bytes(before)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM total").fetchall() == total


def test_a_transaction_is_recorded_as_a_whole_or_not_at_all(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[10:20]))
        for again in (entries[10:20], entries[5:11], entries[19:30], entries[12:13], entries[:600]):
            with pytest.raises(LedgerError, match=r"has verdicts on boards .* already"):
                ledger.record([*chunk_of(entries[40:50]), *chunk_of(again)])
        ledger.record(chunk_of(entries[20:30]))
        assert gaps(ledger.ranges(), RUN.boards) == [range(10), range(30, 600)]
    assert verdict_columns(path) == [entry[:-1] for entry in entries[10:30]]


OTHERS = (
    {"seed": 2**64 - 1},
    {"rows": 2, "cols": 8},
    {"pieces": 9},
    {"colours": Colours(4, 3, 1)},
    {"engine": "dfs"},
    {"limits": Limits(60, table_mb=1)},
)


def test_runs_are_side_by_side_and_each_goes_on(tmp_path):
    """In two sessions each, in turns; every run is what it is in a ledger of its own."""
    path = tmp_path / "runs.sqlite"
    runs = [replace(RUN, count=80, **each) for each in ({}, *OTHERS)]
    for count in (50, 80):
        for run in runs:
            run_batch(replace(run, count=count), ledger=path)
    timeless = {"seconds": 0, "boards_per_second": 0}
    found = [replace(each, **timeless) for each in ledger_stats(path)]
    for number, run in enumerate(runs):
        alone = tmp_path / f"{number}.sqlite"
        run_batch(run, ledger=alone)
        assert found[number] == replace(stats_of(alone), **timeless)
        there = [row[1:] for row in content(path)["chunks"] if row[0] == number + 1]
        assert there == [row[1:] for row in content(alone)["chunks"]]


def test_a_ledger_begins_where_its_run_does(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_book(path, replace(RUN, first=200, count=50)) as ledger:
        ledger.record(chunk_of(entries[200:250]))
    positions = [verdict.position for verdict in read_verdicts(path)]
    assert positions == list(map(RUN.position, range(200, 250)))
    assert refusal(lambda: write(path), path).startswith(
        "has this run already, but first is 200 there and 0 here; "
    )
