"""The benchmark of full boards measures what it says, on a few boards."""

import json

import pytest
from benchmarks import dense
from click.testing import CliRunner


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_every_way_is_measured_on_every_shape(arguments, monkeypatch):
    monkeypatch.setattr(dense, "SHAPES", ((3, 4),))
    result = CliRunner().invoke(dense.main, ["--scale", "0.002", *arguments])
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    if arguments:
        records = [json.loads(line) for line in lines]
        assert [record["boards"] for record in records] == [200, 10, 2, 10, 1]
        assert all(record["solved"] == record["boards"] for record in records)
    else:
        assert len(lines) == 6
