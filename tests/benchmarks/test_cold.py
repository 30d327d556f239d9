"""The benchmark of first answers measures what it says, on a few boards."""

import json

from benchmarks import cold
from click.testing import CliRunner

from greenest.games.pyramids.position import Position


def test_small_boards_are_of_2x3_to_4x4_full_and_with_holes():
    positions = [Position.parse(board) for board in cold.small_boards(100)]
    shapes = {(position.rows, position.cols) for position in positions}
    assert {(2, 3), (4, 4)} <= shapes
    assert max(len(position.cells) for position in positions) == 16
    full = [position for position in positions if "." not in position.cells]
    assert len(full) == 50


def test_every_case_is_measured_beside_another_command(monkeypatch):
    monkeypatch.setattr(cold, "cases", lambda boards: (cold.Case("one", ("BGW",), True),))
    command = " ".join(cold.OURS)
    result = CliRunner().invoke(cold.main, ["--json", "--beside", command])
    assert result.exit_code == 0, result.output
    record = json.loads(result.stdout)
    assert (record["case"], record["boards"]) == ("one", 1)
    assert record["ratio"] == record["median"] / record["beside"]
    assert "one" in CliRunner().invoke(cold.main, []).stdout


def test_every_case_has_boards_that_are_read():
    for case in cold.cases(20):
        assert [Position.parse(board) for board in case.boards]
