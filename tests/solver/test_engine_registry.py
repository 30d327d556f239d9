"""The registry says of each engine what it uses; lists of names elsewhere would grow stale."""

from checkout import ROOT
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES, uses_ortools
from shell import python

WORK = """
import sys
from greenest import Position, decide
from greenest.solver.decide import is_fork_safe, prepare

for engine in sys.argv[1:]:
    prepare(engine)
    for board in ("BGW/BGW", "B.GWB/.WGW./GBBWG", "BGW/GWB/WBG", "GBG.B/..GW./WB..G"):
        decide(Position.parse(board), engine=engine)
    print(engine, "ortools" in sys.modules, is_fork_safe(engine))
"""


def test_an_engine_loads_ortools_if_the_registry_says_so_and_is_then_not_fork_safe():
    engines = sorted(set(CHOICES) - {"auto"}, key=uses_ortools)
    done = python(WORK, *engines)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [
        f"{engine} {uses_ortools(engine)} {not uses_ortools(engine)}" for engine in engines
    ]
    assert [uses_ortools(each) for each in ("auto", None)] == [True, False]


def test_each_engine_is_described_to_users_of_the_command_and_of_the_library():
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for each in CHOICES:
        assert f"`{each}`" in page or f"`--engine {each}`" in page
        assert f'"{each}"' in decide.__doc__
