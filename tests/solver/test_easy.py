"""Easy positions are decided in plain Python, whatever is loaded, and others by compiled code."""

from dataclasses import replace
from functools import partial
from itertools import count

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.alike import EASY_NODES, decide_alike, decide_easily, judge_captures
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied
from shell import python

HARD = balanced(9, 9, 21, 0)


def test_an_easy_verdict_is_that_of_depth_first_search(sample):
    statuses = set()
    for index in range(sample(600)):
        position = varied(index)
        found = decide_easily(position, Limits())
        expected = decide(position, Limits(max_nodes=EASY_NODES), "dfs")
        if found is None:
            assert expected.status is Status.UNDECIDED
            continue
        assert (found.status, found.captures) == (expected.status, expected.captures)
        assert (found.reason, found.nodes) == (expected.reason, expected.nodes)
        statuses.add((found.engine, found.status))
    assert len(statuses) == 3, "by dfs both, by static reasons unsolvable"


@pytest.mark.parametrize("limits", [Limits(max_nodes=20), Limits(max_seconds=0), Limits(0)])
def test_a_limit_holds(limits):
    assert decide_easily(Position.parse("BGW/GWB/WBG"), Limits()).nodes < 20
    assert decide_easily(balanced(6, 6, 24, 0), limits) is None
    assert decide_easily(Position.parse("BB./.WW"), limits).engine == "static"


def test_boards_beyond_16x16_are_easy_only_for_a_static_reason():
    assert decide_easily(balanced(2, 17, 30, 0), Limits()) is None
    assert decide_easily(Position(2, 17, "B" * 34), Limits()).engine == "static"


@pytest.mark.parametrize("position", [Position.parse("BGW/GWB/WBG"), HARD], ids=["easy", "hard"])
def test_captures_are_judged_in_the_same_way_whatever_is_loaded(position, unloaded):
    first = [(move, replace(found, seconds=0)) for move, found in judge_captures(position)]
    unloaded.load("presolve")
    again = [(move, replace(found, seconds=0)) for move, found in judge_captures(position)]
    assert [(move, found.status, found.captures, found.nodes) for move, found in first] == [
        (move, found.status, found.captures, found.nodes) for move, found in again
    ]
    assert len(first) == len(position.captures())


def _is_easy(position):
    found = decide_easily(position, Limits())
    return found is not None and found.nodes > 0


def test_compiled_code_is_loaded_at_the_first_position_that_is_not_easy(unloaded):
    easy = next(each for each in map(partial(balanced, 9, 9, 21), count()) if _is_easy(each))
    found = decide_alike([easy, HARD, easy], Limits())
    first = next(found)
    assert not unloaded.loaded
    assert [first.status, *(each.status for each in found)] == [
        decide(each).status for each in (easy, HARD, easy)
    ]
    assert ("presolve", 16) in unloaded.loaded


def test_small_boards_load_no_numba_and_engines_nothing_that_only_compiling_needs():
    """Nor do hints and the light in a game, nor OR-Tools before its turn."""
    check = (
        "import sys; from click.testing import CliRunner; from greenest.cli import main\n"
        "boards = ['BGW/GWB/WBG', 'BG./W.B/.GW', 'BWG/GWB', 'BGWB/.WBG/GB.W/WGB.']\n"
        "result = CliRunner().invoke(main, ['solve', *boards])\n"
        "assert result.exit_code == 0, result.output\n"
        "arguments = ['play', 'greenest', '--position', 'BGW/GWB/W.G']\n"
        "result = CliRunner().invoke(main, arguments, input='1\\nhint\\nundo\\nsolve\\n')\n"
        "assert 'captures keep it solvable' in result.output, result.output\n"
        "assert not {'numba', 'numpy', 'ortools'} & set(sys.modules)\n"
        "from greenest import Limits, Position, decide\n"
        "for engine in ('auto', 'lines', 'dfs', 'beam', 'sat'):\n"
        f"    decide(Position.parse('{HARD}'), Limits(max_nodes=1000), engine)\n"
        "assert 'numba' in sys.modules\n"
        "compiling = {'scipy.linalg', 'numba.np.arraymath', 'numba.np.npyimpl'}\n"
        "assert not {'ortools', *compiling} & set(sys.modules)"
    )
    python(check, check=True)
