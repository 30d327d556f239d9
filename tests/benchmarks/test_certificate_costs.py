"""The benchmark of certificates proves every unsolvable board, and adds up."""

import json

import pytest
from benchmarks import certificates
from benchmarks.suites import Suite
from click.testing import CliRunner

from greenest.solver.certify import certify
from greenest.solver.decide import decide
from greenest.solver.verdict import Status

FEW = Suite(4, 5, 9, 12)


@pytest.fixture
def records(monkeypatch, tmp_path):
    monkeypatch.setattr(certificates, "SUITES", {"transition": (FEW,)})
    return lambda *options: lines("--kept", tmp_path / "kept.jsonl", *options)


def lines(*options):
    arguments = ["--suite", "transition", *map(str, options)]
    result = CliRunner().invoke(certificates.main, arguments)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_every_unsolvable_board_is_proven(records):
    refuted = [each for each in FEW.positions(1) if decide(each).status is Status.UNSOLVABLE]
    total, *extremes = records()
    assert total["certificates"] == len(refuted) > 2
    assert total["deciding_before"] is None
    assert {each["board"] for each in extremes} <= set(map(str, refuted))
    assert max(each["bytes"] for each in extremes) == total["most_bytes"]
    assert max(each["checking"] for each in extremes) <= total["checking"]


def test_a_run_that_was_stopped_goes_on(records, monkeypatch, tmp_path):
    whole = records()
    kept = tmp_path / "kept.jsonl"
    text = kept.read_text()
    kept.write_text(text[: text.rindex("\n") + 9])
    written = []
    monkeypatch.setattr(
        certificates, "certify", lambda *given: written.append(given) or certify(*given)
    )
    again = records()
    assert len(written) == 1
    assert again[0]["certificates"] == whole[0]["certificates"]


def test_another_version_is_asked_about_the_same_boards(records, monkeypatch, tmp_path):
    asked = []

    class Before:
        def __init__(self, folder):
            assert folder == tmp_path

        def seconds(self, board):
            asked.append(board)
            return 0.5

        def close(self):
            pass

    monkeypatch.setattr(certificates, "Before", Before)
    total, *extremes = records("--before", str(tmp_path))
    assert total["deciding_before"] == 0.5 * total["certificates"] == 0.5 * len(asked)
    assert {each["board"] for each in extremes} <= set(asked)
