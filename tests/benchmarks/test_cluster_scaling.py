"""The benchmark of clusters measures what it says, on a few boards."""

import json

import pytest
from click.testing import CliRunner

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")
pytest.importorskip("resource", reason="this system does not tell what processes use")

from benchmarks import cluster


def test_every_way_is_measured(monkeypatch):
    monkeypatch.setattr(cluster, "KINDS", (cluster.Boards("2x3", (2, 3), 6, 200, 20),))
    ways = ("1 process", "2 Dask workers")
    monkeypatch.setattr(cluster, "WAYS", {way: cluster.WAYS[way] for way in ways})
    monkeypatch.setattr(cluster, "CHUNKS", 20)
    result = CliRunner().invoke(cluster.main, ["--json"])
    assert result.exit_code == 0, result.output
    *speeds, every, unsolved, chunk = map(json.loads, result.stdout.splitlines())
    assert [(each["way"], each["count"]) for each in speeds] == [(way, 200) for way in ways]
    assert all(each["boards_per_second"] > 0 for each in speeds)
    assert [every["keep"], unsolved["keep"]] == list(cluster.KEEPS)
    assert every["count"] == cluster.WRITTEN * 20
    assert every["boards_per_processor_second"] > 0
    assert 0 < chunk["client_seconds_per_chunk"] < 1
    assert 0 < chunk["worker_seconds_per_chunk"] < 1
