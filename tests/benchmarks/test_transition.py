"""The transition benchmark compares all engines and certifies what is unsolvable."""

import json

from benchmarks import transition
from benchmarks.suites import Suite
from click.testing import CliRunner


def test_every_suite_has_a_line_and_the_totals_come_last(monkeypatch):
    suites = (Suite(6, 6, 12, 20), Suite(6, 6, 15, 20))
    monkeypatch.setattr(transition, "POINTS", suites)
    printed = CliRunner().invoke(transition.main, ["--scale", "0.5"])
    assert printed.exit_code == 0
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    assert [line["pieces"] for line in lines[:2]] == [12, 15]
    assert all(line["positions"] == 10 and line["undecided"] == 0 for line in lines[:2])
    assert [list(line) for line in lines[2:-1]] == [["slow", "verdict", "seconds", "turns"]] * 10
    assert lines[-1]["certificates"] == sum(10 - line["solvable"] for line in lines[:2])
    assert lines[-1]["cpsat_over_auto"] > 0
