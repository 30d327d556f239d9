"""What is compiled at first use or ahead, from an empty cache; it takes minutes."""

import json
import os
from pathlib import Path
from time import perf_counter

import pytest

from checkout import ROOT
from greenest.study.compiling import STEPS
from shell import START, python

pytestmark = pytest.mark.slow
HARD = "BG..W/.GW.B/WB..G/.W.B./B.G.W"


def files_of(folder):
    """Return the names of the files of compiled code below a folder, sorted."""
    return sorted(path.name for path in Path(folder).rglob("*.nbc"))


def greenest(folder, *arguments):
    done = python(START, *arguments, env=os.environ | {"NUMBA_CACHE_DIR": str(folder)})
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize(
    ("engine", "board"), [("dfs", HARD), ("lines", HARD), ("carry", "BGWBG/GWBGW/WBGWB")]
)
def test_what_is_compiled_is_told_once_and_not_counted_as_time_to_decide(engine, board, tmp_path):
    asked = ("solve", board, "--engine", engine, "--max-seconds", "5", "--json")
    spent, counted = [], []
    for is_first in (True, False):
        began = perf_counter()
        done = greenest(tmp_path, *asked)
        spent.append(perf_counter() - began)
        counted.append(json.loads(done.stdout)["seconds"])
        assert done.stderr.count("compiling, once after installing") == is_first
        assert done.stderr.count("\n") == is_first
    assert counted[0] < (spent[0] - spent[1]) / 2
    assert not any(name.startswith("learning.") for name in files_of(tmp_path)), "CDCL has no turn"


@pytest.mark.timeout(900)
def test_compiling_ahead_leaves_nothing_to_compile(tmp_path):
    first = greenest(tmp_path, "compile")
    assert first.stdout.startswith("compiled ")
    assert first.stderr.count("\n") == 1
    assert "compiling, once after installing" in first.stderr
    files = files_of(tmp_path)
    assert len(files) > len(STEPS)
    assert greenest(tmp_path, "compile").stdout == "everything was compiled before\n"
    again = greenest(tmp_path, "compile", "--json")
    assert (json.loads(again.stdout)["compiled"], again.stderr) == (0, "")
    hardest = (ROOT / "results" / "hard" / "hard.csv").read_text().splitlines()[1].split(",")[1]
    for command in (
        ("solve", hardest),
        ("solve", "/".join(["BGWBGWBGWBGWBGWB"] * 16)),
        ("solve", HARD, "--engine", "beam"),
        ("verify", HARD),
        ("hint", HARD),
        ("batch", "6x6", "--pieces", "18", "--count", "200", "--seed", "1", "--jobs", "2"),
        ("batch", "6x6", "--pieces", "36", "--count", "2000", "--seed", "1"),
        ("generate", "5x5", "--count", "2", "--seed", "1"),
    ):
        done = greenest(tmp_path, *command)
        assert "compiling" not in done.stderr, command
    assert files_of(tmp_path) == files
