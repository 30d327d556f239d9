"""The registry says of each engine what it uses, and a line of it adds one."""

import re
from textwrap import dedent

from brute import is_solvable
from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES, uses_ortools
from shell import python

RECIPE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Add an engine")[1]
TOY = dedent(re.search(r"```python\n(.*?)```", RECIPE, re.DOTALL)[1])
LINE = re.search(r"`(Engine\(.*\),)`", RECIPE)[1]
LAST = "    Engine(\n        CPSAT,"
BOARDS = ("BG/.W", "BGW/BGW", "B.G/.W./G.B", "BB/GG", "WGB")
ADDED = """
import sys
from importlib.util import find_spec, module_from_spec

toy, last, line, *boards = sys.argv[1:]
spec = find_spec("greenest.solver.registry")
registry, engine = module_from_spec(spec), type(sys)("toy")
sys.modules |= {spec.name: registry, "greenest.solver.engines.toy": engine}
exec(spec.loader.get_source(spec.name).replace(last, line + last), vars(registry))
exec(toy, vars(engine))
from greenest import Position, cli, decide
from greenest.study.run import Run

assert registry.CHOICES[-2:] == ("toy", "cpsat")
assert Run(2, 2, 4, 10, 1, engine="toy")
print(*(decide(Position.parse(board), engine="toy").status for board in boards))
cli.main(["solve", "BGW/BGW", "--engine", "toy", "--json"])
"""


def test_commands_offer_it_and_its_answers_are_right():
    done = python(ADDED, TOY, LAST, LINE, *BOARDS)
    assert done.returncode == 0, done.stderr
    answers, row = done.stdout.splitlines()
    positions = map(Position.parse, BOARDS)
    assert answers.split() == [
        "solvable" if is_solvable(position) else "unsolvable" for position in positions
    ]
    assert '"verdict": "unsolvable", "engine": "toy"' in row


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
