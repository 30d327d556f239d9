"""An engine is added by a module and a line of the registry, as in CONTRIBUTING.md."""

import json
import os
import re
import sys
from shutil import copytree, ignore_patterns
from textwrap import dedent

import pytest

from brute import is_solvable
from checkout import ROOT
from greenest.games.pyramids.position import Position
from shell import ended

RECIPE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Add an engine")[1]
TOY = dedent(re.search(r"```python\n(.*?)```", RECIPE, re.DOTALL)[1])
LINE = '    Engine("toy", "toy", BOTH, "every sequence of captures", is_compiled=False),\n'
BOARDS = ("BG/.W", "BGW/BGW", "B.G/.W./G.B", "BB/GG", "WGB")
ANSWERS = """
import sys
from greenest import Position, decide
from greenest.solver.registry import CHOICES
from greenest.study.run import Run

assert CHOICES[-2:] == ("toy", "cpsat")
assert Run(2, 2, 4, 10, 1, engine="toy")
print(*(decide(Position.parse(board), engine="toy").status for board in sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return a function that runs Python in a copy of the package with one more engine."""
    folder = tmp_path_factory.mktemp("added")
    package = folder / "greenest"
    ignored = ignore_patterns("__pycache__", "*.nbc", "*.nbi")
    for path in ROOT.iterdir():
        if path.suffix == ".py" and path.name != "setup.py":
            (package / path.name).parent.mkdir(exist_ok=True)
            (package / path.name).write_bytes(path.read_bytes())
        elif (path / "__init__.py").exists() and path.name not in ("tests", "lab"):
            copytree(path, package / path.name, ignore=ignored)
    registry = package / "solver" / "registry.py"
    text = registry.read_text("utf-8")
    last = "    Engine(\n        CPSAT,"
    assert text.count(last) == 1
    registry.write_text(text.replace(last, LINE + last), "utf-8")
    (registry.parent / "engines" / "toy.py").write_text(TOY, "utf-8")

    def python(*arguments):
        environment = os.environ | {"PYTHONPATH": str(folder)}
        return ended(sys.executable, *arguments, cwd=folder, env=environment)

    return python


def test_commands_offer_it_and_its_answers_are_right(run):
    done = run("-m", "greenest", "solve", "BGW/BGW", "--engine", "toy", "--json")
    found = json.loads(done.stdout)
    assert (found["verdict"], found["engine"]) == ("unsolvable", "toy")
    done = run("-c", ANSWERS, *BOARDS)
    assert done.returncode == 0, done.stderr
    positions = map(Position.parse, BOARDS)
    assert done.stdout.split() == [
        "solvable" if is_solvable(position) else "unsolvable" for position in positions
    ]
