"""Ledgers of the parts of a run join into the one that the run makes in one piece."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book import settings
from greenest.study.book.book import open_book
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.file import opened
from greenest.study.book.given import open_given
from greenest.study.book.settings import Settings
from greenest.study.ledgers import merge
from greenest.study.run import Run
from greenest.study.sampling import Colours
from ledger_of import chunk_of, content, entries_in, refusal, settings_in, stats_of

RUN = Run(4, 4, 9, 500, 5, Limits(max_nodes=60), first=1000, colours=Colours(4, 3, 2))
DENSE = Run(5, 4, 20, 3000, 5, Limits(max_nodes=1000))


def shards_of(run, folder, parts=8, keep="all"):
    paths = [folder / f"part-{part}" for part in range(1, parts + 1)]
    for part, path in enumerate(paths, 1):
        run_batch(run.shard(part, parts), ledger=path, keep=keep)
    return paths


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return shards_of(RUN, tmp_path_factory.mktemp("parts"), 4)


@pytest.fixture
def parts(made, tmp_path):
    return [Path(shutil.copy(each, tmp_path)) for each in made]


@pytest.mark.parametrize("keep", ["all", "counts"])
@pytest.mark.parametrize("run", [RUN, DENSE], ids=["sparse", "dense"])
def test_shards_in_any_order_join_into_the_ledger_of_one_run(tmp_path, run, keep):
    whole, merged = tmp_path / "whole", tmp_path / "merged"
    run_batch(run, ledger=whole, keep=keep)
    paths = shards_of(run, tmp_path, 8, keep)
    Random(1).shuffle(paths)
    assert merge(paths, merged) == [run]
    assert content(merged) == content(whole)
    one, several, joined = (stats_of(*each) for each in ([whole], paths, [merged]))
    timeless = {"seconds": 0.0, "boards_per_second": 0.0}
    assert replace(several, **timeless) == replace(joined, **timeless)
    assert replace(several, **timeless) == replace(one, **timeless)
    assert several.seconds == pytest.approx(joined.seconds)
    assert keep == "all" or merged.stat().st_size <= 20_000


def test_shards_are_the_boards_of_the_run_each_once():
    for count in (0, 1, 7, 8, 100):
        run = replace(RUN, count=count)
        for parts in (1, 2, 7, 8, 9):
            shards = [run.shard(part, parts).boards for part in range(1, parts + 1)]
            assert [index for shard in shards for index in shard] == list(run.boards)
            assert max(map(len, shards)) - min(map(len, shards)) <= 1
    for part in (0, 9, -1):
        with pytest.raises(ValueError, match="is a number from 1 to 8"):
            RUN.shard(part, 8)


def test_more_shards_than_boards_are_merged_too(tmp_path):
    run = replace(RUN, count=3)
    paths = shards_of(run, tmp_path, 5)
    assert merge(paths, tmp_path / "merged") == [run]


def test_a_merged_ledger_goes_on_and_can_be_merged_again(tmp_path, parts):
    one, two, both = tmp_path / "one", tmp_path / "two", tmp_path / "both"
    merge(parts[:2], one)
    merge(parts[2:], two)
    merge([two, one], both)
    longer = replace(RUN, count=510)
    assert run_batch(longer, ledger=both).count == 510
    run_batch(longer, ledger=tmp_path / "fresh")
    assert content(both) == content(tmp_path / "fresh")


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
    entries = entries_in(parts[1])
    parts[1].unlink()
    with open_book(parts[1], RUN.shard(2, 4)) as ledger:
        ledger.record(chunk_of(entries[:-1]))
    told = refusal(lambda: merge(parts, tmp_path / "merged"), parts[1])
    assert told == "is not finished: board 1249 is missing"
    assert stats_of(*parts).count == 499


@pytest.mark.parametrize(
    ("other", "keep", "difference"),
    [
        (replace(RUN, seed=6), "all", "seed is 6 there and 5 in "),
        (replace(RUN, colours=None), "all", "black is None there and 4 in "),
        (replace(RUN, limits=Limits(61)), "all", "max_nodes is 61 there and 60 in "),
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


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_run_that_only_one_ledger_has_is_refused_in_any_order(order, tmp_path):
    paths = [tmp_path / f"{part}" for part in (1, 2)]
    for part, path in enumerate(paths, 1):
        run_batch(RUN.shard(part, 2), ledger=path)
    run_batch(replace(RUN, pieces=8, colours=None), ledger=paths[0])
    with pytest.raises(LedgerError, match=r"lacks a run|the ledger of another run"):
        merge([paths[each] for each in order], tmp_path / "merged")
    assert not (tmp_path / "merged").exists()


def test_several_runs_are_merged_side_by_side(tmp_path):
    other = replace(RUN, pieces=8, colours=None)
    paths = [tmp_path / f"{part}" for part in (1, 2)]
    for part, path in enumerate(paths, 1):
        for run in (RUN, other) if part == 1 else (other, RUN):
            run_batch(run.shard(part, 2), ledger=path)
    whole, merged = tmp_path / "whole", tmp_path / "merged"
    for run in (RUN, other):
        run_batch(run, ledger=whole)
    advanced = []
    assert merge(paths, merged, advanced.append) == [RUN, other]
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
    merge(parts, into)
    run_batch(RUN, ledger=tmp_path / "whole")
    assert content(into) == content(tmp_path / "whole")
    assert {each.name for each in tmp_path.iterdir()} == {*before, "merged", "whole"}


def test_given_boards_and_notes_alone_are_not_merged(tmp_path, parts):
    with open_given(parts[1], Settings.of_given(RUN.limits, "auto")):
        pass
    told = refusal(lambda: merge(parts, tmp_path / "m"), parts[1])
    assert told == "has boards given to greenest solve, and random ones are merged"
    path = tmp_path / "notes"
    with opened(path) as notes:
        notes.add("topic", b"found")
    told = refusal(lambda: merge([path], tmp_path / "m"), path)
    assert told == "has no run of random boards"


def test_ledgers_of_another_version_are_named(tmp_path, parts, monkeypatch):
    monkeypatch.setattr(settings, "version", lambda with_ortools: "99.0")
    other = tmp_path / "other"
    run_batch(RUN.shard(4, 4), ledger=other)
    mixed = refusal(lambda: merge([*parts[:3], other], tmp_path / "m"), other)
    assert mixed.startswith("the ledger of another run: greenest is 99.0")
    assert mixed.endswith("; `greenest merge --mixed-versions` joins them all the same")
    assert merge(parts, tmp_path / "merged") == [RUN]
    assert stats_of(*parts).count == RUN.count


@pytest.mark.parametrize("keep", ["all", "counts"])
def test_ledgers_of_several_versions_are_joined_if_that_is_wanted(tmp_path, keep, monkeypatch):
    whole, first, merged = (tmp_path / each for each in ("whole", "first", "merged"))
    run_batch(RUN, ledger=whole, keep=keep)
    ours = settings_in(whole).greenest
    paths = [tmp_path / f"part-{part}" for part in range(1, 5)]
    for part, version in enumerate((ours, "99.0", "98.0", "99.0"), 1):
        monkeypatch.setattr(settings, "version", lambda with_ortools, version=version: version)
        run_batch(RUN.shard(part, 4), ledger=paths[part - 1], keep=keep)
    merge(paths[:2], first, mixes_versions=True)
    assert settings_in(first).greenest == ", ".join(sorted((ours, "99.0")))
    merge([*paths[2:], first], merged, mixes_versions=True)
    assert settings_in(merged).greenest == ", ".join(sorted((ours, "98.0", "99.0")))
    same: dict[str, list[tuple[object, ...]]] = {"runs": []}
    assert content(merged) | same == content(whole) | same
    told = refusal(lambda: run_batch(replace(RUN, count=600), ledger=merged), merged)
    assert f"greenest is {', '.join(sorted((ours, '98.0', '99.0')))} there and 99.0 here" in told


def test_what_is_there_is_not_written_over(tmp_path, parts):
    for into in (parts[0], tmp_path / "notes.txt"):
        (tmp_path / "notes.txt").write_text("mine")
        told = refusal(lambda into=into: merge(parts, into), into)
        assert told == "is there already; give a name that is free"
    log = tmp_path / f"{parts[1].name}-journal"
    told = refusal(lambda: merge(parts, log), log)
    assert told == f"a name that {parts[1]} may need itself; give another"
    nowhere = tmp_path / "nowhere" / "merged"
    with pytest.raises(
        LedgerFailedError, match=f"^{nowhere}: there is no folder {nowhere.parent}$"
    ):
        merge(parts, nowhere)


def test_a_part_with_text_that_is_no_text_is_named(tmp_path, parts):
    with closing(sqlite3.connect(parts[1])) as connection:
        connection.execute("UPDATE chunks SET kinds = CAST(x'ff41' AS TEXT)")
        connection.commit()
    with pytest.raises(LedgerError, match=r"^.*UTF-8|damaged") as error:
        merge(parts, tmp_path / "merged")
    assert str(error.value).startswith(f"{parts[1]}: ")
