"""The commands that prove: what they print, the exit codes, and what they refuse."""

import json
from functools import partial

import pytest
from click.testing import CliRunner

from cli import main
from study import conjecture, every_size
from study.every_size import Check, checks


def run(*arguments):
    result = CliRunner().invoke(main, arguments)
    assert "Traceback" not in result.output
    return result


def test_a_shape_is_proven_claim_by_claim():
    result = run("prove", "3x3", "--json", "--jobs", "1")
    assert result.exit_code == 0
    *steps, answer = map(json.loads, result.stdout.splitlines())
    assert steps
    assert (answer["boards"], answer["unsolvable"]) == (1680, 0)


@pytest.fixture
def few_checks(monkeypatch):
    """Make the small checks the only ones."""
    small = [check for check in checks() if check.claim == "small" and check.shape != "3x4"]
    monkeypatch.setattr(every_size, "checks", lambda: iter(small))
    return small


def test_all_sizes_are_proven_check_by_check(few_checks):
    result = run("prove", "--all-sizes", "--jobs", "1")
    assert result.exit_code == 0
    *found, first, last = result.stdout.splitlines()
    assert [line.split()[:2] for line in found] == [["small", each.shape] for each in few_checks]
    assert first == "every full board with all three colours is solvable, whatever its size,"
    assert last == "but for 60 of 2x3 and 6 of 2x4"


def test_all_sizes_as_json(few_checks):
    result = run("prove", "--all-sizes", "--jobs", "2", "--json")
    assert result.exit_code == 0
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(each["shape"], each["exceptions"]) for each in found] == [
        ("2x2", 0), ("2x3", 60), ("2x4", 6), ("3x3", 0),
    ]  # fmt: skip
    assert all(len(each["boards"]) == min(each["exceptions"], 20) for each in found)


def test_a_check_that_fails_leaves_it_open(monkeypatch):
    wrong = Check("D", "2x4", partial(every_size._table_of_solvable, 2, 4))
    monkeypatch.setattr(every_size, "checks", lambda: iter([wrong]))
    result = run("prove", "--all-sizes", "--jobs", "1")
    assert result.exit_code == 3
    assert result.stdout.splitlines()[-1] == "open: checks failed"


@pytest.mark.parametrize("extra", [("6x6",), ("--three-colours",), ("--ledger", "x")])
def test_all_sizes_takes_no_shape(extra):
    result = run("prove", "--all-sizes", *extra)
    assert result.exit_code == 2
    assert "--all-sizes takes no SHAPE, --three-colours or --ledger." in result.stderr


def test_without_a_shape_there_is_nothing_to_prove():
    result = run("prove")
    assert result.exit_code == 2
    assert "Give a SHAPE such as 6x6, or --all-sizes." in result.stderr


def test_hard_boards_are_solved_by_the_steps_of_the_proof():
    result = run("conjecture", "5x6", "--engine", "carry", "--count", "20", "--json")
    assert result.exit_code == 0
    trials = [json.loads(line) for line in result.stdout.splitlines()]
    assert [trial["family"] for trial in trials] == list(conjecture.FAMILIES)
    assert {trial["engine"] for trial in trials} == {"carry"}
    assert not any(trial["unsolvable"] or trial["undecided"] for trial in trials)
