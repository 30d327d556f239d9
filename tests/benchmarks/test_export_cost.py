"""The benchmark of exports measures every format, on a small ledger."""

import json
import os

import click
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
        assert cost["read_by"] == ["duckdb", "pandas"]
        # A row has a board of 41 characters, but Parquet compresses.
        assert cost["file_mb"] > 500 * (10 if cost["format"] == "parquet" else 41) / 1e6


def test_a_table_that_lacks_a_board_is_found_out(tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("index,moves\n0,a1xa2\n2,a1xa2\n")
    with pytest.raises(click.ClickException, match="duckdb does not find 2 boards"):
        list(export.read_back("csv", table, 2))
