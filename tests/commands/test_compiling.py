"""What a command says while it compiles, and what is counted meanwhile."""

import os
import subprocess
import sys

import pytest
from numba import njit

from greenest.commands.shared import search
from greenest.games.pyramids.position import Position
from greenest.kernels.compiled import compiled_functions
from greenest.solver import at_hand
from greenest.solver.plain.effort import TooHardError
from greenest.solver.verdict import Limits


def test_compiling_is_announced_with_the_time_that_it_may_take(monkeypatch, capsys):
    monkeypatch.setattr(search, "is_compiled", lambda engine: False)
    loaded = []
    search.prepared("dfs", lambda: loaded.append(True))
    first, last = capsys.readouterr().err.splitlines()
    assert "compiling the search" in first
    assert "up to a minute" in first
    assert last == "compiled in 0 s"
    assert loaded == [True]


def test_nothing_is_said_where_all_is_compiled(monkeypatch, capsys):
    monkeypatch.setattr(search, "is_compiled", lambda engine: True)
    search.prepared("dfs", lambda: None)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("part", ["lines", "dfs"])
def test_only_what_a_position_needs_is_loaded(part, monkeypatch, capsys):
    loaded = []

    def decided(position, limits, engine):
        if not loaded:
            raise TooHardError(part)
        return "decided"

    monkeypatch.setattr(search, "decide_at_hand", decided)
    monkeypatch.setattr(at_hand, "load", loaded.append)
    monkeypatch.setattr(at_hand, "is_compiled", lambda part: False)
    assert search.decide_position(Position.parse("BG"), Limits(), "lines") == "decided"
    assert loaded == [part]
    assert capsys.readouterr().err.count("compiling the search") == 1


def test_hints_and_the_light_in_a_game_load_no_compiler():
    script = (
        "import sys; from click.testing import CliRunner; from greenest.cli import main\n"
        "arguments = ['play', 'greenest', '--position', 'BGW/GWB/W.G']\n"
        "result = CliRunner().invoke(main, arguments, input='1\\nhint\\nundo\\nsolve\\n')\n"
        "assert 'captures keep it solvable' in result.output, result.output\n"
        "assert 'compil' not in result.output\n"
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_what_is_compiled_is_told_of_every_engine_and_not_counted_as_time_to_decide(tmp_path):
    script = """
from greenest.solver import at_hand
from greenest.solver.decide import ENGINES, decide, is_compiled
from greenest.solver.plain import dfs
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits

assert [each for each in ENGINES if is_compiled(each)] == ["cpsat"]
assert not at_hand.is_compiled("dfs")
dfs.MOST_NODES = 10
verdict = decide(Position.parse("BG..W/.GW.B/WB..G/.W.B./B.G.W"), Limits(max_seconds=1), "dfs")
assert verdict.status != "undecided", verdict
assert verdict.seconds < 1
assert is_compiled("dfs") and not is_compiled("auto")

from greenest.solver.engines import kernel
assert kernel.move_keys.signatures
"""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", script], check=True, env=environment)


def test_each_function_that_is_compiled_is_counted():
    inner = njit(lambda number: number + 1)
    outer = njit(lambda number: inner(number))
    counted = []
    with compiled_functions(lambda: counted.append(1)):
        assert outer(1) == 2
        assert len(counted) == 2
        outer(2)
    assert len(counted) == 2
