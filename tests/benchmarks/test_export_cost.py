"""The benchmark of exports measures every format, on a small ledger."""

import json
import os

import pytest
from benchmarks import export
from click.testing import CliRunner

from greenest.study.export.formats import FORMATS

if os.name == "nt":
    pytest.skip("no wait for what a process used there", allow_module_level=True)


def test_every_format_is_measured():
    result = CliRunner().invoke(export.main, ["--rows", "500", "--json"])
    assert result.exit_code == 0, result.output
    costs = [json.loads(line) for line in result.stdout.splitlines()]
    assert [cost["format"] for cost in costs] == list(FORMATS)
    for cost in costs:
        assert cost["rows"] == 500
        assert cost["processor_seconds"] > 0
        assert cost["seconds"] > 0
        assert 10 < cost["peak_mb"] < 2000
        # A row has a board of 41 characters, but Parquet compresses.
        assert cost["file_mb"] > 500 * (10 if cost["format"] == "parquet" else 41) / 1e6
