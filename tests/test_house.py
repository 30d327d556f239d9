"""The architecture: imports between rooms, no cycle of files, and files of readable size."""

import ast
import re
from functools import cache
from pathlib import Path

import networkx

from checkout import ROOT

ROOMS = {
    "system": set(),
    "games": set(),
    "certificates": {"games", "system"},
    "solver": {"games", "certificates", "system"},
    "play": {"games", "solver", "system"},
    "study": {"games", "certificates", "solver", "play", "system"},
    "web": {"games", "solver", "study", "play", "system"},
    "commands": {"games", "certificates", "solver", "play", "study", "system", "web"},
    "lab": {"games", "certificates", "solver", "play", "study", "system", "web", "commands"},
}
"""The rooms that a room may import; CONTRIBUTING.md draws the arrows."""

LONGEST_FILE = 450
WIDEST_FOLDER = 15


def modules():
    """Return the file of each module in a room, by name such as `greenest.solver.decide`."""
    return {
        "greenest." + ".".join(path.relative_to(ROOT).with_suffix("").parts): path
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
        if path.name != "__init__.py" and not path.is_relative_to(ROOT / "lab" / "tests")
    }


MODULES = modules()


@cache
def imported(path):
    """Return our modules that a file imports anywhere, for types too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("greenest"):
            inner = (f"{node.module}.{name.name}" for name in node.names)
            found |= {name if name in MODULES else node.module for name in inner}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names if each.name.startswith("greenest.")}
    return found


def test_the_product_does_not_know_the_lab():
    product = [path for path in MODULES.values() if not path.is_relative_to(ROOT / "lab")]
    tests = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    for path in [ROOT / "cli.py", ROOT / "__init__.py", *product, *tests]:
        assert not re.search(r"(from|import) greenest\.lab", path.read_text("utf-8")), path


@cache
def graph():
    """Return the imports of each module."""
    return networkx.DiGraph(
        (name, other)
        for name, path in MODULES.items()
        for other in imported(path)
        if other in MODULES
    )


def test_a_room_imports_only_rooms_below_it():
    assert len(graph()) > 100
    for name, other in graph().edges:
        room = name.split(".")[1]
        assert other.split(".")[1] in {room, *ROOMS[room]}, (name, other)


def test_the_rooms_stand_in_an_order_and_no_files_in_a_cycle():
    assert networkx.is_directed_acyclic_graph(
        networkx.DiGraph((room, below) for room, rooms in ROOMS.items() for below in rooms)
    )
    assert not list(networkx.simple_cycles(graph()))


def test_an_init_file_loads_nothing_but_the_door_of_the_house():
    for path in ROOT.rglob("__init__.py"):
        parts = path.relative_to(ROOT).parts
        if parts[0] in ROOMS:
            assert not imported(path), path


def test_files_and_folders_are_of_a_size_to_read():
    for path in [*MODULES.values(), ROOT / "cli.py", ROOT / "__init__.py"]:
        assert len(path.read_text("utf-8").splitlines()) < LONGEST_FILE, path
    for folder in {path.parent for path in MODULES.values()}:
        assert len(list(folder.glob("*.py"))) < WIDEST_FOLDER, folder
