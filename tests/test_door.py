"""The library's public names, each loaded when it is first used."""

import ast
import importlib

import pytest

import greenest
from checkout import ROOT
from shell import loaded_by

HEAVY = {"numba", "numpy", "ortools", "scipy", "matplotlib", "networkx", "tqdm", "click", "pyspiel"}
PLAY = """
from random import Random
from greenest.games.registry import GAMES
from greenest.play import advice, opponents, records, session
from greenest.play.simulation import play_at_random
assert all(play_at_random(make(), Random(1)).choices for make in GAMES.values())
"""


def promised():
    """Return the module of each public name for the type checker, from its own imports."""
    tree = ast.parse((ROOT / "__init__.py").read_text())
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    return {alias.name: node.module for node in block.body for alias in node.names}


def test_the_type_checker_and_the_interpreter_find_the_same_names_in_the_same_homes():
    assert sorted(promised()) == greenest.__all__
    for name, module in promised().items():
        assert getattr(greenest, name) is getattr(importlib.import_module(module), name)


def test_all_public_names_are_listed_first_and_another_is_refused():
    loaded_by("import greenest; assert set(greenest.__all__) <= set(dir(greenest))")
    loaded_by("from greenest import *; Position, decide, Verdict")
    with pytest.raises(AttributeError, match="module 'greenest' has no attribute 'oracle'"):
        _ = greenest.oracle
    with pytest.raises(ImportError, match="cannot import name 'oracle'"):
        exec("from greenest import oracle")


@pytest.mark.parametrize(
    "statement",
    [
        "from greenest import Limits, Status, Verdict, judge_captures, IllegalCapture",
        "from greenest import Position; Position.parse('BG').svg()",
        "from greenest import Position, decide; decide(Position.parse('B.B'))",
        PLAY,
    ],
)
def test_nothing_is_loaded_that_is_not_used(statement):
    assert not {name.partition(".")[0] for name in loaded_by(statement)} & HEAVY


def test_importing_the_package_loads_none_of_its_modules():
    ours = {name for name in loaded_by("import greenest") if name.startswith("greenest")}
    assert ours == {"greenest"}
