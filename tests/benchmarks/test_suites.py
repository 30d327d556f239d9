"""The benchmark decides the boards it names and adds up."""

import json

from benchmarks.__main__ import main
from benchmarks.suites import SUITES, Suite, run
from click.testing import CliRunner


def test_a_suite_counts_every_board_once():
    result = run(Suite(6, 6, 15, 40))
    assert result.count == 40
    assert result.solvable + result.unsolvable + result.undecided == 40
    assert result.most_nodes <= result.nodes
    assert result.nodes_per_second is not None


def test_every_suite_prints_a_line_of_json():
    printed = CliRunner().invoke(main, ["--json", "--scale", "0.0001"])
    assert printed.exit_code == 0
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    assert [(line["shape"], line["pieces"]) for line in lines] == [
        (f"{suite.rows}x{suite.cols}", suite.pieces) for suite in SUITES
    ]
