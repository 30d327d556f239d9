"""Ledgers of format 2, of versions on the way to 0.5, are read, and merged if that is wanted.

The folder of_format_2 has what `batch 4x3 --pieces 12 --count 260 --seed 7 --keep unsolved` made in
two shards, 30 boards of each without a row.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from checkout import ROOT
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import describe, ledger_stats, read_entries
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.merge import merge
from greenest.study.batches.run import Run

RUN = Run(4, 3, 12, 260, 7)
OLD = ROOT / "tests" / "study" / "of_format_2"


@pytest.fixture
def parts(tmp_path: Path) -> list[Path]:
    """Copies in a folder where they can be written to."""
    names = ["part-1.sqlite", "part-2.sqlite"]
    return [Path(shutil.copy(OLD / name, tmp_path / name)) for name in names]


def test_they_are_summed_up(parts: list[Path]) -> None:
    found = ledger_stats(*parts)
    assert (found.count, found.engines) == (260, run_batch(RUN).engines)
    assert found.nodes


def test_they_are_merged_with_all_that_they_count(parts: list[Path], tmp_path: Path) -> None:
    merged = tmp_path / "merged"
    with pytest.raises(LedgerError, match=r"there and .* here; `greenest merge --mixed-"):
        merge(parts, merged)
    merge(parts, merged, mixes_versions=True)
    timeless = {"seconds": 0.0, "boards_per_second": 0.0}
    old, new = ledger_stats(*parts), ledger_stats(merged)
    assert replace(new, **timeless) == replace(old, **timeless)
    assert new.seconds == pytest.approx(old.seconds)
    assert describe(merged).identity.greenest == describe(parts[0]).identity.greenest
    fresh = tmp_path / "fresh"
    run_batch(RUN, ledger=fresh, keep="unsolved")
    assert [each.idx for each in read_entries(merged)] == [each.idx for each in read_entries(fresh)]


def test_they_are_not_gone_on_with(parts: list[Path]) -> None:
    before = parts[0].read_bytes()
    with pytest.raises(LedgerError, match=r"of another run: greenest is 0\.4\.0 with"):
        run_batch(RUN.shard(1, 2), ledger=parts[0])
    assert parts[0].read_bytes() == before


@pytest.mark.parametrize(
    "change", ["UPDATE effort SET boards = boards + 1", "UPDATE effort SET nodes = nodes + 1"]
)
def test_their_damage_is_noticed(parts: list[Path], change: str) -> None:
    with closing(sqlite3.connect(parts[0], isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        ledger_stats(parts[0])
