"""Each benchmark measures every way that it names, here on a few boards."""

import importlib.util
import json
import os
import shutil
from dataclasses import fields

import pytest
from click.testing import CliRunner

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.position import Position
from greenest.games.registry import GAMES
from greenest.lab.benchmarks import bulk, certificates, cold, engines, export, play, sizes, suites
from greenest.lab.benchmarks.__main__ import NAMES, main
from greenest.lab.benchmarks.suites import Suite
from greenest.solver.decide import decide
from greenest.solver.verdict import Status, Verdict
from greenest.study.export.formats import FORMATS
from shell import ended

FULL, HALF = Suite(4, 4, 16, 1000), Suite(4, 4, 8, 1000)
FEW = Suite(4, 5, 9, 12)
ON_A_FEW = {
    suites: ({"SUITES": (HALF, FULL)}, 0.02),
    bulk: ({"SUITES": (FULL, HALF), "SHARED": HALF}, 0.06),
    certificates: ({"SUITES": {"few": (FEW,)}}, 1),
    cold: ({"cases": lambda boards: (cold.Case("one", ("BGW",), True),)}, 1),
    engines: ({"FULL": (Suite(3, 4, 12, 400),), "POINTS": (FEW, Suite(3, 4, 6, 4))}, 0.5),
    export: ({"ROWS": 500}, 1),
    play: ({}, 0.003),
}
"""For each benchmark, the small boards to measure instead, and the factor for its counts."""


def printed(benchmark, monkeypatch, *options):
    values, scale = ON_A_FEW[benchmark]
    for name, value in values.items():
        monkeypatch.setattr(benchmark, name, value)
    name = benchmark.__name__.rpartition(".")[2]
    result = CliRunner().invoke(main, [name, "--scale", str(scale), *options])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.fixture
def records(monkeypatch):
    return lambda module: list(map(json.loads, printed(module, monkeypatch, "--json")))


@pytest.mark.parametrize("name", NAMES)
def test_every_benchmark_tells_what_it_measures(name):
    if name == "peers" and not importlib.util.find_spec("clingo"):
        pytest.skip("clingo is not installed: pip install '.[peers]'")
    shown = CliRunner().invoke(main, [name, "-h"])
    assert shown.exit_code == 0, shown.output
    assert f"Usage: main {name} [OPTIONS]" in shown.stdout
    assert "Measure" in shown.stdout or "Decide" in shown.stdout or "Write" in shown.stdout


@pytest.mark.parametrize("benchmark", [suites, engines], ids=lambda each: each.__name__)
def test_a_table_has_a_header_and_the_fields_of_each_record(benchmark, records, monkeypatch):
    lines = printed(benchmark, monkeypatch)
    found = records(benchmark)
    assert lines[0].split() == list(found[0])
    assert len(lines) == 1 + len(found)
    assert len(set(map(len, lines))) == 1


def test_suites_tell_boards_and_nodes_a_second(records):
    half, full = records(suites)
    assert (half["suite"], half["engine"], half["boards"]) == ("4x4/8", "auto", 20)
    assert full["solvable"] == full["boards"] == 20
    assert half["solvable"] == sum(
        decide(each).status is Status.SOLVABLE for each in HALF.positions(0.02)
    )
    assert half["nodes_per_second"] is None
    assert full["boards_per_second"] > 0


@pytest.mark.slow
def test_every_way_of_given_boards_is_measured_beside_a_batch(records):
    *rates, gain = records(bulk)
    assert [each["way"] for each in rates[:6:3]] == ["boards alone", "decide_many"]
    assert len(rates) == 16
    assert all(each["boards"] == 60 and each["boards_per_second"] > 0 for each in rates)
    assert {each["of_batch"] for each in rates if each["way"] == "batch"} == {1}
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


def test_all_engines_decide_full_boards_and_those_around_the_transition(records):
    found = records(engines)
    full, around = found[:4], found[4:]
    assert [each["boards"] for each in full] == [200, 200, 40, 1]
    assert all(each["solvable"] == each["boards"] for each in full)
    assert [each["engine"] for each in around] == ["auto", "dfs", "cpsat"] * 2
    assert [each["boards"] for each in around] == [6] * 3 + [2] * 3
    assert {each["undecided"] for each in around} == {0}
    assert all(each["boards_per_second"] > 0 for each in found)


def test_engines_that_disagree_end_the_benchmark(monkeypatch):
    def timed(suite, scale, engine, limits):
        (position,) = Suite(2, 2, 4, 1).positions(1)
        statuses = {"auto": Status.SOLVABLE, "dfs": Status.UNSOLVABLE}
        return [Verdict(position, statuses[engine], engine, (), "", 0, 0.0)], None

    monkeypatch.setattr(engines, "timed", timed)
    with pytest.raises(AssertionError, match="auto and dfs disagree on "):
        list(engines.beside(FEW, {"auto": 1, "dfs": 1}, 1))


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no wait for what a process used there")
def test_every_format_is_exported(records):
    costs = records(export)
    assert [cost["format"] for cost in costs] == list(FORMATS)
    for cost in costs:
        assert cost["rows"] == 500
        assert cost["processor_seconds"] > 0
        assert 10 < cost["peak_mb"] < 2000
        # A row has a board of 41 characters, but Parquet compresses.
        assert cost["file_mb"] > 500 * (10 if cost["format"] == "parquet" else 41) / 1e6


def test_every_game_is_played(records):
    found = records(play)
    assert [each["game"] for each in found] == list(GAMES)
    assert all(each["games"] >= 1 and each["games_per_second"] > 0 for each in found)
    result = play.run("green", Green(1, 3), 1e-9)
    # One or two captures and passes; the deal of three is no decision.
    assert (result.games, 3 <= result.decisions <= 8) == (1, True)


def test_the_time_of_full_boards_grows_with_the_power_that_is_printed(monkeypatch, tmp_path):
    for name, value in {"SIDES": (6, 17, 50, 60), "LEAST": 1, "MOST": 2}.items():
        monkeypatch.setattr(sizes, name, value)
    plot = tmp_path / "sizes.svg"
    shown = CliRunner().invoke(main, ["sizes", "--plot", str(plot)])
    assert shown.exit_code == 0, shown.output
    header, *rows, last = shown.stdout.splitlines()
    assert header.split() == [field.name for field in fields(sizes.Size)]
    assert [row.split()[:3] for row in rows] == [
        [str(side), f"{side**2:,}", "2"] for side in sizes.SIDES
    ]
    assert last.startswith("from 50x50 on")
    assert plot.read_text().count("<svg") == 1


def test_the_exponent_of_times_in_proportion_to_the_cells_is_one():
    found = [sizes.Size(side, side**2, 1, side**2 / 1000, 1000) for side in (50, 100, 1000)]
    assert sizes.exponent([sizes.Size(6, 36, 1, 99.0, 1), *found]) == pytest.approx(1)


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_is_made_by_its_name(name):
    done = ended(
        "make", "--dry-run", "--no-print-directory", "bench", f"NAME={name}", "ARGS=--help"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(f"-m greenest.lab.benchmarks {name} --help\n")
