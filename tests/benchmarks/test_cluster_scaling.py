"""The benchmark of clusters measures what it says, on a few boards."""

import json

import pytest
from click.testing import CliRunner

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")
pytest.importorskip("resource", reason="this system does not tell what processes use")

from benchmarks import cluster


def test_every_way_is_measured_and_what_is_many_is_projected(monkeypatch):
    monkeypatch.setattr(cluster, "KINDS", (cluster.Boards("2x3", ("2x3",), 200, 100),))
    monkeypatch.setattr(cluster, "WAYS", {"2 Dask workers": cluster.WAYS["2 Dask workers"]})
    monkeypatch.setattr(cluster, "PARTS", 20)
    result = CliRunner().invoke(cluster.main, [])
    assert result.exit_code == 0, result.output
    head, speed, *grown, overhead, _, _, _, _, last = result.stdout.splitlines()
    assert head.split() == ["boards", "way", "count", "s", "boards/s", "CPU", "s"]
    assert speed.split()[:5] == ["2x3", "2", "Dask", "workers", "200"]
    assert len(grown) == 2
    assert overhead.startswith("a part without work: ")
    assert last.split()[:3] == ["2x3", "unsolved", "1e+12"]


def test_figures_come_as_json_too(monkeypatch):
    monkeypatch.setattr(cluster, "KINDS", (cluster.Boards("2x3", ("2x3",), 200, 100),))
    monkeypatch.setattr(cluster, "WAYS", {"1 process": cluster.WAYS["1 process"]})
    monkeypatch.setattr(cluster, "overhead", lambda: 0.004)
    result = CliRunner().invoke(cluster.main, ["--json"])
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert (records[0]["way"], records[0]["count"]) == ("1 process", 200)
    assert [each["keep"] for each in records[1:3]] == ["all", "unsolved"]
    assert records[1]["bytes_per_million"] > 0
    assert records[3] == {"seconds_per_part": 0.004}
