"""The recipe of docs/many-machines.md, in two shells at the same time."""

import re

import pytest

from checkout import ROOT
from shell import records, run, shell


@pytest.mark.slow
def test_the_recipe_for_two_shells_works(tmp_path):
    page = (ROOT / "docs" / "many-machines.md").read_text("utf-8")
    one, two, after = re.findall(r"^```sh\n(.*?)```", page, re.MULTILINE | re.DOTALL)[:3]
    script = f"({one}) & first=$!\n{two}\nwait $first\n{after}"
    ended = shell(script.replace("100000000", "2000"), cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "run.sqlite: 2,000 boards, 0 to 1,999, of 2 ledgers" in ended.stdout
    fresh = "batch 6x6 --pieces 30 --count 2000 --seed 1 --jobs 1 --json"
    (expected,) = records(run(*fresh.split()))
    shown = re.search(r"solvable +([0-9,]+)", ended.stdout.rpartition("run.sqlite")[2])
    assert shown[1] == f"{expected['solvable']:,}"
