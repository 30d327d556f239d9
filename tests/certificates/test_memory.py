"""The memory that a process takes to check a certificate, as the system counts it."""

import gzip
import subprocess
import sys

import pytest

from forging import dense_refutation, repeated_step
from greenest.games.pyramids.position import Position

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="counts otherwise elsewhere")

MEGABYTE = 2**20
BESIDE = 60
"""Megabytes of the process beside what is metered: 25 without any work, 20 of what follows."""
MEASURED = """
import os, sys
process = os.posix_spawn(sys.executable, [sys.executable, *sys.argv[1:]], os.environ)
_, status, used = os.wait4(process, 0)
print(os.waitstatus_to_exitcode(status), used.ru_maxrss)
"""
"""Runs a process from a small one: Linux counts what the parent holds until the child begins."""


def checked(path, *options):
    """Return the exit code of `verify --certificate` and the most megabytes that it held."""
    arguments = ["-m", "greenest", "verify", "--certificate", str(path), *options]
    run = subprocess.run(
        [sys.executable, "-c", MEASURED, *arguments], capture_output=True, text=True, check=True
    )
    code, kilobytes = map(int, run.stdout.split()[-2:])
    return code, kilobytes / 1024


def test_a_clause_for_most_variables_of_a_full_board_keeps_within_the_promise(tmp_path):
    path = tmp_path / "dense"
    content = dense_refutation()
    assert len(content) > 3_000_000
    path.write_bytes(content)
    code, megabytes = checked(path)
    assert code == 4
    assert megabytes < 300


@pytest.mark.parametrize(("start", "literals"), [("BGW/GWB", 4), ("/".join(["BGWBGW"] * 6), 4000)])
def test_steps_without_end_meet_the_limit_of_memory(start, literals, tmp_path):
    """Whether their clauses are short or long."""
    path = tmp_path / "steps.gz"
    with gzip.open(path, "wt", compresslevel=1) as file:
        steps = 100 * MEGABYTE // (300 + 8 * literals)
        file.writelines(repeated_step(Position.parse(start), literals, steps))
    code, megabytes = checked(path, "--max-memory", "100")
    assert code == 3
    assert 50 < megabytes < 100 + BESIDE
