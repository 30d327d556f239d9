"""What boards take besides their kernels is measured, here on a few boards."""

import json

import pytest
from benchmarks import overhead
from benchmarks.suites import Suite
from click.testing import CliRunner


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_the_floor_and_what_is_beyond_the_kernel_are_measured(arguments, monkeypatch):
    suites = (Suite(4, 4, 16, 1000), Suite(4, 4, 8, 1000))
    monkeypatch.setattr(overhead, "BATCHES", suites)
    monkeypatch.setattr(overhead, "EASY", suites)
    monkeypatch.setattr(overhead, "TRIES", 1)
    result = CliRunner().invoke(overhead.main, ["--scale", "0.02", *arguments])
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert len(lines) == 4
    if arguments:
        records = [json.loads(line) for line in lines]
        for batch in records[:2]:
            assert batch["boards"] == 20
            assert batch["ratio"] == batch["whole"] / (batch["make"] + batch["replay"])
        for alone in records[2:]:
            assert 0 < alone["nodes"] <= overhead.EASY_NODES
            assert alone["beyond"] == alone["decide"] - alone["kernel"]
