"""The benchmark of clusters measures what it says, on a few boards."""

import json
import re
from dataclasses import asdict

import pytest
from click.testing import CliRunner

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")
pytest.importorskip("resource", reason="this system does not tell what processes use")

from benchmarks import cluster


@pytest.fixture(scope="module", autouse=True)
def _few_boards():
    """Measure one kind of boards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "KINDS", (cluster.Boards("2x3", (2, 3), 6, 200, 20),))
        yield


def test_every_way_is_measured(monkeypatch):
    monkeypatch.setattr(cluster, "WAYS", {"2 Dask workers": cluster.WAYS["2 Dask workers"]})
    monkeypatch.setattr(cluster, "PARTS", 20)
    result = CliRunner().invoke(cluster.main, [])
    assert result.exit_code == 0, result.output
    head, speed, *written, overhead = result.stdout.splitlines()
    assert head.split() == ["boards", "way", "count", "s", "boards/s", "CPU", "s"]
    assert speed.split()[:5] == ["2x3", "2", "Dask", "workers", "200"]
    assert [line.split()[:6] for line in written] == [
        ["2x3", "keep", keep, "the", "client", "writes"] for keep in cluster.KEEPS
    ]
    client, worker = re.findall("([0-9.]+) ms", overhead)
    assert overhead.startswith("a part without work: ")
    assert 0 < float(client) < 1000
    assert 0 < float(worker) < 1000


def test_figures_come_as_json_too(monkeypatch):
    monkeypatch.setattr(cluster, "WAYS", {"1 process": cluster.WAYS["1 process"]})
    monkeypatch.setattr(cluster, "overhead", lambda: cluster.Overhead(0.004, 0.002, 0.001))
    result = CliRunner().invoke(cluster.main, ["--json"])
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert (records[0]["way"], records[0]["count"]) == ("1 process", 200)
    assert [each["keep"] for each in records[1:3]] == ["all", "unsolved"]
    assert records[1]["count"] == cluster.WRITTEN * 20
    assert records[1]["boards_per_processor_second"] > 0
    assert records[3:] == [asdict(cluster.overhead())]
