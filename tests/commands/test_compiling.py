"""Compiling is announced once, is not counted as search time, and can be done ahead."""

import json
import os
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from checkout import ROOT
from greenest.commands.shared.progress import progress
from greenest.games.pyramids.position import Position
from greenest.solver import alike, loader
from greenest.solver import decide as deciding
from greenest.solver.alike import decide_alike
from greenest.solver.decide import decide, decide_further
from greenest.solver.kernels import cache
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.compiling import STEPS
from shell import START, python

HARD = "BG..W/.GW.B/WB..G/.W.B./B.G.W"


def test_hints_and_the_light_in_a_game_load_no_compiler():
    script = (
        "import sys; from click.testing import CliRunner; from greenest.cli import main\n"
        "arguments = ['play', 'greenest', '--position', 'BGW/GWB/W.G']\n"
        "result = CliRunner().invoke(main, arguments, input='1\\nhint\\nundo\\nsolve\\n')\n"
        "assert 'captures keep it solvable' in result.output, result.output\n"
        "assert 'compil' not in result.output\n"
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    python(script, check=True)


@pytest.mark.slow
@pytest.mark.parametrize("engines", ["dfs lines", "carry"])
def test_what_is_compiled_is_told_once_and_not_counted_as_time_to_decide(engines, tmp_path):
    script = """
import sys
from greenest import Limits, Position, decide
from greenest.solver.engines.dfs import plain as dfs
from greenest.solver.registry import COMPILED
from greenest.solver.loader import is_compiled

assert not any(map(is_compiled, COMPILED))
dfs.MOST_NODES = 10
for engine in sys.argv[2:]:
    board = "BGWBG/GWBGW/WBGWB" if engine == "carry" else sys.argv[1]
    verdict = decide(Position.parse(board), Limits(max_seconds=1), engine)
    assert verdict.status != "undecided", verdict
    assert verdict.seconds < 1
assert is_compiled(sys.argv[2])
assert not is_compiled("sat")
if "dfs" in sys.argv:
    from greenest.solver.engines.dfs import kernel
    assert kernel.solve.signatures
"""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    for is_first in (True, False):
        if not is_first:
            script = script.replace("not any(", "any(")
        done = python(script, HARD, *engines.split(), env=environment, check=True)
        assert done.stderr.count("compiling, once after installing") == is_first
        assert done.stderr.count("\n") == is_first


class SlowSearch:
    def __init__(self, now, position):
        self.now, self.position = now, position

    def run(self, limits):
        self.now[0] += 2
        is_short = limits.max_seconds is not None and limits.max_seconds < 2
        status = Status.UNDECIDED if is_short else Status.UNSOLVABLE
        return Verdict(self.position, status, "sat", None, "", 1, 2.0)


@pytest.fixture
def _slow_to_load(unloaded, monkeypatch):
    """Make each engine take 98 seconds to load and 2 to decide, and disable the plain forms."""
    now = [0.0]

    def warm_up():
        now[0] += 98

    search = partial(SlowSearch, now)
    form = SimpleNamespace(Search=lambda position, *_: search(position), warm_up=warm_up)
    plain = SimpleNamespace(run=lambda limits: None)
    plain_form = SimpleNamespace(Search=lambda position: plain, MOST_NODES=1)

    def imported(name):
        return plain_form if name.endswith("plain") else form

    monkeypatch.setattr(loader, "perf_counter", lambda: now[0])
    monkeypatch.setattr(loader, "import_module", imported)
    monkeypatch.setattr(unloaded, "_loading_seconds", 0.0)


@pytest.mark.usefixtures("_slow_to_load")
@pytest.mark.parametrize("engine", ["auto", "sat", "dfs"])
def test_a_limit_of_seconds_begins_after_compiling(engine):
    verdict = decide(Position.parse(HARD), Limits(max_seconds=3), engine)
    assert (verdict.status, verdict.seconds) == ("unsolvable", 2)


@pytest.mark.usefixtures("_slow_to_load")
def test_remaining_and_shared_time_begin_after_compiling(monkeypatch):
    position = Position.parse(HARD)
    first = Verdict(position, Status.UNDECIDED, "auto", None, "", 10, 0.5)
    verdict = decide_further(position, Limits(max_seconds=3), "auto", first)
    assert (verdict.status, verdict.seconds) == ("unsolvable", 2.5)
    for module in (alike, deciding):
        monkeypatch.setattr(module, "bulk_engine", lambda *_: None)
    found = list(decide_alike([position] * 3, Limits(max_seconds=6.5), shares_time=True))
    assert [(each.status, each.seconds) for each in found] == [("unsolvable", 2)] * 3


def test_what_is_logged_under_a_progress_bar_is_a_line_of_its_own(capsys):
    with progress(10, "board"):
        cache._LOG.warning("compiling …")
    assert "compiling …" in capsys.readouterr().err.splitlines()
    assert not cache._LOG.handlers


def files_of(folder):
    """Return the names of the files of compiled code below a folder, sorted."""
    return sorted(path.name for path in Path(folder).rglob("*.nbc"))


def greenest(folder, *arguments):
    done = python(START, *arguments, env=os.environ | {"NUMBA_CACHE_DIR": str(folder)})
    assert done.returncode == 0, done.stderr
    return done


def test_what_is_compiled_ahead_is_not_compiled_again():
    script = """
from greenest.cli import main
from greenest.solver.loader import is_compiled
from greenest.solver.registry import COMPILED_AHEAD
from greenest.study.compiling import compile_all
compile_all()
assert all(map(is_compiled, COMPILED_AHEAD))
main(["compile", "--json"], standalone_mode=False)
"""
    python(script, check=True)
    done = python(script, check=True)
    assert (json.loads(done.stdout)["compiled"], done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_compiling_ahead_leaves_nothing_to_compile(tmp_path):
    first = greenest(tmp_path, "compile")
    assert first.stdout.startswith("compiled ")
    assert first.stderr.count("\n") == 1
    assert "compiling, once after installing" in first.stderr
    files = files_of(tmp_path)
    assert len(files) > len(STEPS)
    assert greenest(tmp_path, "compile").stdout == "everything was compiled before\n"
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
