"""Ledgers of the parts of a run join into the one that the run makes in one piece."""

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book import settings
from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError
from greenest.study.book.given import open_given
from greenest.study.book.settings import Settings
from greenest.study.ledgers import merge
from greenest.study.run import Run
from greenest.study.sampling import Colours
from ledger_of import content, refusal, settings_in, stats_of
from shell import refused
from shell import run as command

RUN = Run(4, 4, 9, 500, 5, Limits(max_nodes=60), first=1000, colours=Colours(4, 3, 2))
DENSE = Run(5, 4, 20, 3000, 5, Limits(max_nodes=1000))


def shards_of(run, folder, parts=8, keep="all"):
    paths = [folder / f"part-{part}" for part in range(1, parts + 1)]
    for part, path in enumerate(paths, 1):
        run_batch(run.shard(part, parts), ledger=path, keep=keep)
    return paths


@pytest.fixture
def parts(tmp_path):
    return shards_of(RUN, tmp_path, 4)


@pytest.mark.parametrize("keep", ["all", "counts"])
@pytest.mark.parametrize("run", [RUN, DENSE, replace(RUN, count=3)])
def test_shards_in_any_order_join_into_the_ledger_of_one_run(tmp_path, run, keep):
    whole, merged = tmp_path / "whole", tmp_path / "merged"
    run_batch(run, ledger=whole, keep=keep)
    paths = shards_of(run, tmp_path, 8, keep)
    Random(1).shuffle(paths)
    assert merge(paths, merged)[0] == [run]
    assert content(merged) == content(whole)
    one, several, joined = (stats_of(*each) for each in ([whole], paths, [merged]))
    timeless = {"seconds": 0.0, "boards_per_second": 0.0}
    assert replace(several, **timeless) == replace(joined, **timeless)
    assert replace(several, **timeless) == replace(one, **timeless)
    assert several.seconds == pytest.approx(joined.seconds)
    assert keep == "all" or merged.stat().st_size <= 20_000


def test_gaps_and_overlaps_are_named(tmp_path, parts):
    one, two, three, four = parts
    into = tmp_path / "merged"
    gap = refusal(lambda: merge([four, one, two], into), four)
    assert gap == "boards 1250 to 1374 are in none of these ledgers"
    copy = Path(shutil.copy(one, tmp_path / "copy"))
    double = refusal(lambda: merge([one, two, copy], into), copy)
    assert double == f"boards 1000 to 1124 are in {one} too"
    run_batch(replace(RUN, first=1374, count=3), ledger=tmp_path / "other")
    overlap = refusal(lambda: merge([*parts, tmp_path / "other"], into), tmp_path / "other")
    assert overlap == f"board 1374 is in {three} too"


def test_a_part_that_is_not_finished_is_named(tmp_path, parts):
    parts[1].unlink()
    run_batch(replace(RUN.shard(2, 4), count=124), ledger=parts[1])
    with open_book(parts[1], RUN.shard(2, 4)):
        pass
    told = refusal(lambda: merge(parts, tmp_path / "merged"), parts[1])
    assert told == "is not finished: board 1249 is missing"
    assert stats_of(*parts).count == 499


@pytest.mark.parametrize(
    ("other", "keep", "difference"),
    [
        (replace(RUN, seed=6), "all", "seed is 6 there and 5 in "),
        (replace(RUN, colours=None), "all", "black is None there and 4 in "),
        (replace(RUN, engine="dfs"), "all", "engine is dfs there and auto in "),
        (RUN, "counts", "keep is counts there and all in "),
    ],
)
def test_ledgers_of_other_runs_are_named(tmp_path, parts, other, keep, difference):
    path = tmp_path / "other"
    run_batch(other.shard(4, 4), ledger=path, keep=keep)
    told = refusal(lambda: merge([*parts[:3], path], tmp_path / "m"), path)
    assert told.startswith("the ledger of another run: ")
    assert difference + str(parts[0]) in told


def test_several_runs_are_merged_side_by_side_if_each_ledger_has_all(tmp_path):
    other = replace(RUN, pieces=8, colours=None)
    one, two, whole, merged = (tmp_path / each for each in ("one", "two", "whole", "merged"))
    for run in (RUN, other):
        run_batch(run, ledger=whole)
        run_batch(run.shard(1, 2), ledger=one)
    run_batch(other.shard(2, 2), ledger=two)
    for paths in ((one, two), (two, one)):
        with pytest.raises(LedgerError, match=r"lacks a run|the ledger of another run"):
            merge(paths, merged)
    run_batch(RUN.shard(2, 2), ledger=two)
    advanced = []
    assert merge([one, two], merged, advanced.append)[0] == [RUN, other]
    assert advanced == [1, 1]
    assert content(merged) == content(whole)


def test_a_merge_that_is_stopped_leaves_the_parts_alone_and_can_be_begun_anew(tmp_path, parts):
    into = tmp_path / "merged"
    before = {each.name for each in tmp_path.iterdir()}

    def stop(boards):
        assert list(tmp_path.glob(".merged.*"))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        merge(parts, into, progress=stop)
    assert {each.name for each in tmp_path.iterdir()} == before
    assert merge(parts, into)[0] == [RUN]
    assert {each.name for each in tmp_path.iterdir()} == {*before, "merged"}


def test_a_ledger_with_more_than_random_boards_is_not_merged(tmp_path, parts):
    with open_given(parts[1], Settings.of_given(RUN.limits, "auto")):
        pass
    command("census", "1x3", "--ledger", str(parts[2]))
    more = "has boards given to greenest solve, or a census, and random boards alone are merged"
    for path in parts[1:3]:
        assert refusal(lambda path=path: merge([path], tmp_path / "m"), path) == more


def test_ledgers_of_several_versions_are_joined_if_that_is_wanted(tmp_path, monkeypatch):
    whole, first, merged = (tmp_path / each for each in ("whole", "first", "merged"))
    run_batch(RUN, ledger=whole)
    paths = [tmp_path / f"part-{part}" for part in range(1, 5)]
    for part, version in enumerate(("97.0", "99.0", "98.0", "99.0"), 1):
        monkeypatch.setattr(settings, "version", lambda with_ortools, version=version: version)
        run_batch(RUN.shard(part, 4), ledger=paths[part - 1])
    words = ("merge", *map(str, paths[:2]), "--into", str(first))
    assert "--mixed-versions` joins them" in refused(*words)
    command(*words, "--mixed-versions")
    merge([*paths[2:], first], merged, mixes_versions=True)
    assert settings_in(merged) == settings_in(whole)._replace(greenest="97.0, 98.0, 99.0")
    assert content(merged)["chunks"] == content(whole)["chunks"]
    told = refusal(lambda: run_batch(replace(RUN, count=600), ledger=merged), merged)
    assert "greenest is 97.0, 98.0, 99.0 there and 99.0 here" in told


def test_no_name_is_taken_that_a_part_may_need(tmp_path, parts):
    log = tmp_path / f"{parts[1].name}-journal"
    told = refusal(lambda: merge(parts, log), log)
    assert told == f"a name that {parts[1]} may need itself; give another"
