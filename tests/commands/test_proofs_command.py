"""The commands that prove: output, exit codes and refusals."""

import re
from functools import partial

import pytest

from greenest.solver.loader import LOADER
from greenest.study.proofs import every_size, stress
from greenest.study.proofs.every_size import Check, checks
from greenest.theorem import carry
from shell import interrupted_in_compiled_code, printed, records, refused, run


def test_a_shape_is_proven_claim_by_claim_and_none_without_a_shape():
    *steps, answer = records(run("prove", "3x3", "--json", "--jobs", "1"), code=0)
    assert steps
    assert (answer["boards"], answer["unsolvable"]) == (1680, 0)
    assert "Give a SHAPE such as 6x6, or --all-sizes." in refused("prove")


@pytest.fixture
def few_checks(monkeypatch):
    """Keep the small checks and drop the others."""
    small = [check for check in checks() if check.claim == "small" and check.shape != "3x4"]
    monkeypatch.setattr(every_size, "checks", lambda: iter(small))
    return small


def test_all_sizes_are_proven_check_by_check_in_lines_and_json(few_checks):
    *found, first, last = printed("prove", "--all-sizes", "--jobs", "1").splitlines()
    assert [line.split()[:2] for line in found] == [["small", each.shape] for each in few_checks]
    assert first == "every full board with all three colours is solvable, whatever its size,"
    assert last == "but for 60 of 2x3 and 6 of 2x4"
    found = records(run("prove", "--all-sizes", "--jobs", "2", "--json"), code=0)
    assert [(each["shape"], each["exceptions"]) for each in found] == [
        ("2x2", 0), ("2x3", 60), ("2x4", 6), ("3x3", 0),
    ]  # fmt: skip
    assert all(len(each["boards"]) == min(each["exceptions"], 20) for each in found)


def test_a_check_that_fails_leaves_it_open(monkeypatch):
    wrong = Check("D", "2x4", partial(every_size._table_of_solvable, 2, 4))
    monkeypatch.setattr(every_size, "checks", lambda: iter([wrong]))
    shown = printed("prove", "--all-sizes", "--jobs", "1", code=3)
    assert shown.splitlines()[-1] == "open: checks failed"


@pytest.mark.parametrize("extra", [("6x6",), ("--three-colours",), ("--ledger", "x")])
def test_all_sizes_takes_no_shape(extra):
    said = refused("prove", "--all-sizes", *extra)
    assert "--all-sizes takes no SHAPE, --three-colours or --ledger." in said


@pytest.mark.parametrize("interrupt", [KeyboardInterrupt(), interrupted_in_compiled_code()])
def test_stopped_it_says_how_many_families_were_tried(monkeypatch, interrupt):
    tried = stress.try_family

    def stopping(rows, cols, family, *rest):
        if family == "corner":
            raise interrupt
        return tried(rows, cols, family, *rest)

    monkeypatch.setattr(stress, "try_family", stopping)
    result = run("stress", "5x6", "--count", "5")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr.splitlines()[-1] == "stopped after 2 of 5 families"


def test_a_gap_in_the_proof_is_an_error_that_names_the_board(monkeypatch):
    def failing(position):
        raise carry.GapError("step 4")

    LOADER.load("carry")
    monkeypatch.setattr(carry, "solve", failing)
    result = run("stress", "3x5", "--engine", "carry", "--count", "1")
    assert result.exit_code == 1
    assert re.fullmatch("Error: [BGW]{5}/[BGW]{5}/[BGW]{5}: step 4", result.stderr.splitlines()[-1])


def test_hard_boards_are_solved_by_the_steps_of_the_proof_in_lines_that_fit(monkeypatch):
    trials = records(run("stress", "5x6", "--engine", "carry", "--count", "20", "--json"), code=0)
    assert [trial["family"] for trial in trials] == list(stress.FAMILIES)
    assert {trial["engine"] for trial in trials} == {"carry"}
    assert not any(trial["unsolvable"] or trial["undecided"] for trial in trials)
    lines = run("stress", "5x6", "--engine", "carry", "--count", "20").stdout.splitlines()
    assert [line.split(":")[0].split(", ")[1] for line in lines] == ["all by carry"] * len(trials)
    monkeypatch.setenv("COLUMNS", "40")
    lines = run("stress", "5x6", "--engine", "carry", "--count", "2").stdout.splitlines()
    assert max(map(len, lines)) <= 40
    assert " ".join(lines).count(" all solvable, ") == len(stress.FAMILIES)
