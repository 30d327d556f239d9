"""An engine is added by a module and a line of the registry, as in CONTRIBUTING.md."""

import re
from textwrap import dedent

from brute import is_solvable
from checkout import ROOT
from greenest.games.pyramids.position import Position
from shell import python

RECIPE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Add an engine")[1]
TOY = dedent(re.search(r"```python\n(.*?)```", RECIPE, re.DOTALL)[1])
LINE = '    Engine("toy", "toy", BOTH, "every sequence of captures", is_compiled=False),\n'
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
