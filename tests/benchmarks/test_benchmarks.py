"""Every benchmark measures the ways it names, here on a few boards, and prints its records."""

import json
import os

import click
import pytest
from benchmarks import __main__ as first
from benchmarks import bulk, certificates, cold, dense, export, overhead, play, suites, transition
from benchmarks.suites import Suite
from click.testing import CliRunner

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.position import Position
from greenest.games.registry import GAMES
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.export.formats import FORMATS

FULL, HALF = Suite(4, 4, 16, 1000), Suite(4, 4, 8, 1000)
FEW = Suite(4, 5, 9, 12)
BENCHMARKS = {
    first: ({suites: {"SUITES": (HALF, FULL)}}, 0.02),
    bulk: ({bulk: {"SUITES": (FULL,), "SHARED": HALF}}, 0.06),
    certificates: ({certificates: {"SUITES": {"few": (FEW,)}}}, 1),
    cold: ({cold: {"cases": lambda boards: (cold.Case("one", ("BGW",), True),)}}, 1),
    dense: ({dense: {"SUITES": (Suite(3, 4, 12, 1000),)}}, 0.002),
    export: ({export: {"ROWS": 500}}, 1),
    overhead: ({overhead: {"BATCHES": (FULL, HALF), "EASY": (FULL, HALF), "TRIES": 1}}, 0.02),
    play: ({}, 0.003),
    transition: ({transition: {"POINTS": (FEW, Suite(3, 4, 6, 4))}}, 0.5),
}


def name_of(benchmark):
    return benchmark.__name__.rpartition(".")[2]


def printed(benchmark, monkeypatch, *options):
    patches, scale = BENCHMARKS[benchmark]
    for module, values in patches.items():
        for name, value in values.items():
            monkeypatch.setattr(module, name, value)
    result = CliRunner().invoke(benchmark.main, ["--scale", str(scale), *options])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.fixture
def records(monkeypatch):
    """Return the records of a benchmark."""
    return lambda module: list(map(json.loads, printed(module, monkeypatch, "--json")))


@pytest.mark.parametrize("benchmark", [first, dense], ids=name_of)
def test_a_table_has_a_header_and_the_fields_of_each_record(benchmark, records, monkeypatch):
    lines = printed(benchmark, monkeypatch)
    found = records(benchmark)
    assert lines[0].split() == list(found[0])
    assert len(lines) == 1 + len(found)
    assert len(set(map(len, lines))) == 1


def test_suites_tell_boards_and_nodes_a_second(records):
    half, full = records(first)
    assert (half["suite"], half["boards"]) == ("4x4/8", 20)
    assert full["solvable"] == full["boards"] == 20
    assert half["solvable"] == sum(
        decide(each).status is Status.SOLVABLE for each in HALF.positions(0.02)
    )
    assert half["nodes_per_second"] is None
    assert full["boards_per_second"] > 0


def test_every_way_of_given_boards_is_measured_beside_a_batch(records):
    *rates, gain = records(bulk)
    assert [each["way"] for each in rates][:2] == ["batch", "decide_many"]
    assert len(rates) == 6
    assert all(each["boards"] == 60 and each["boards_per_second"] > 0 for each in rates)
    assert rates[0]["of_batch"] == 1
    assert gain["gain"] > 0


def test_every_unsolvable_board_is_proven(records):
    refuted = [each for each in FEW.positions(1) if decide(each).status is Status.UNSOLVABLE]
    total, *slowest = records(certificates)
    assert total["certificates"] == len(refuted) > 2
    assert {each["board"] for each in slowest} <= set(map(str, refuted))
    assert max(each["checking"] for each in slowest) == total["most_checking"]


def test_a_wrong_certificate_ends_the_benchmark(monkeypatch):
    solved = decide(Position.parse("BG"))
    monkeypatch.setattr(certificates, "check_file", lambda path: solved)
    monkeypatch.setattr(type(solved), "verdict", Status.SOLVABLE, raising=False)
    with pytest.raises(AssertionError, match="proves something else"):
        list(certificates.proofs([FEW], 1))


def test_first_answers_are_measured(records):
    (record,) = records(cold)
    assert (record["case"], record["boards"]) == ("one", 1)
    assert 0 < record["median"] <= record["most"]


def test_small_boards_are_of_2x3_to_4x4_full_and_with_holes():
    positions = [Position.parse(board) for board in cold.small_boards(100)]
    shapes = {(position.rows, position.cols) for position in positions}
    assert {(2, 3), (4, 4)} <= shapes
    assert max(len(position.cells) for position in positions) == 16
    assert sum("." not in position.cells for position in positions) == 50
    for case in cold.cases(20):
        assert [Position.parse(board) for board in case.boards]


def test_every_way_solves_all_full_boards(records):
    found = records(dense)
    assert [record["boards"] for record in found] == [200, 10, 2, 10, 1]
    assert all(record["solved"] == record["boards"] for record in found)


@pytest.mark.skipif(os.name == "nt", reason="no wait for what a process used there")
def test_every_format_is_exported_and_read_back(records):
    costs = records(export)
    assert [cost["format"] for cost in costs] == list(FORMATS)
    for cost in costs:
        assert cost["rows"] == 500
        assert cost["processor_seconds"] > 0
        assert 10 < cost["peak_mb"] < 2000
        assert cost["read_by"] == "duckdb, pandas"
        # A row has a board of 41 characters, but Parquet compresses.
        assert cost["file_mb"] > 500 * (10 if cost["format"] == "parquet" else 41) / 1e6


def test_a_table_that_lacks_a_board_is_found_out(tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("index,moves\n0,a1xa2\n2,a1xa2\n")
    with pytest.raises(click.ClickException, match="duckdb does not find 2 boards"):
        list(export.read_back("csv", table, 2))


def test_the_floor_and_the_overhead_are_measured(records):
    found = records(overhead)
    for batch in found[:2]:
        assert batch["boards"] == 20
        assert batch["ratio"] == batch["batch"] / (batch["make"] + batch["replay"])
    for alone in found[2:]:
        assert 0 < alone["nodes"] <= overhead.EASY_NODES
        assert alone["overhead"] == alone["decide"] - alone["kernel"]


def test_every_game_is_played(records):
    found = records(play)
    assert [each["game"] for each in found] == list(GAMES)
    assert all(each["games"] >= 1 and each["games_per_second"] > 0 for each in found)
    result = play.run("green", Green(1, 3), 1e-9)
    # One or two captures and passes; the deal of three is no decision.
    assert (result.games, 3 <= result.decisions <= 8) == (1, True)


def test_all_engines_decide_the_positions_of_the_transition(records):
    *points, whole = records(transition)
    assert [each["boards"] for each in points] == [6, 2]
    assert (whole["suite"], whole["boards"], whole["undecided"]) == ("all", 8, 0)
    assert whole["auto_seconds"] == pytest.approx(sum(each["auto_seconds"] for each in points))
