"""After any fault, a command ends right, or says so and resumes when given again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import shim
from fault_page import rows
from shell import ended, python

HERE = Path(__file__).parent
SHARE = 400
"""One of so many trials is made here; `make faults` makes all."""

needs_a_compiler = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc"), reason="faults are injected by a C library"
)


@needs_a_compiler
@pytest.mark.parametrize(
    "name",
    [
        "batch: begun",
        *(
            pytest.param(each, marks=pytest.mark.slow)
            for each in ("certificate: written", "merge", "study: begun")
        ),
    ],
)
def test_a_command_survives_a_sample_of_all_faults(name: str) -> None:
    words = [sys.executable, str(HERE), *name.split(), "--share", str(SHARE)]
    done = ended(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    trials, *ends = rows(done.stdout)["all"]
    assert trials > 0
    assert ends[-1] == 0
    assert trials == sum(ends)


@needs_a_compiler
def test_a_loss_is_noticed(tmp_path: Path) -> None:
    """The judge itself: it finds a ledger that silently drops a round."""
    script = """
import sys, pathlib
from greenest.study.book.book import Shard
import plan, scenario, trial
scenario.make_small()
bench = plan.warm(scenario.SCENARIOS[0], pathlib.Path(sys.argv[1]))
right = bench.right()
def forget():
    Shard.record = lambda self, *given: True
bench.put_back()
print(*trial.judge(bench, right, bench.run(forget)).wrong)
"""
    done = python(script, tmp_path / "trials", env=shim.environment(tmp_path))
    assert "ended with 3, and wrong: ['run.sqlite']" in done.stdout, done
