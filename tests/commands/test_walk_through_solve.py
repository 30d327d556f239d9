"""How far a reader has to go who follows `solve` from the text of two boards to their verdicts.

`sys.setprofile` names each function of greenest that `solve` calls, in the order of the first
calls: nobody reads a function twice. Consecutive functions of one file are a stay. A return is a
stay in a file that was left before; a climb is a call of a function in a room further up, against
the arrows of CONTRIBUTING. Not followed are

- properties, special methods such as `__init__`, comprehensions and lambdas: a class is read with
  its first method, and an expression where it stands;
- progress bars, exit codes, signals, the standard streams, and the clock of the loader: they say
  nothing about a board, and other commands have them, too.
"""

import json
from itertools import groupby

import pytest

from shell import python

SOLVABLE = "BGW\nGWB\nWBG\n"
STATIC, SEARCHED = "B.G\n...\n..B\n", ".BB\nGGW\n"
"""Boards that are unsolvable, the first for a static reason."""
ASIDE = {
    "greenest.commands.shared.progress",
    "greenest.commands.shared.exits",
    "greenest.system.interrupts",
    "greenest.system.streams",
    "greenest.solver.loader Loader.clock",
}
ROOMS = (
    "games",
    "system",
    "certificates",
    "solver",
    "play",
    "study",
    "web",
    "commands",
    "cli",
)
"""Folders from the lowest: each imports from those before it."""
FOLLOW = """
import atexit, json, sys
from functools import cached_property
from inspect import getattr_static
from greenest.cli import main

calls = {}

def follow(frame, event, argument):
    module, code = frame.f_globals.get("__name__", ""), frame.f_code
    key = module, code.co_qualname
    if event != "call" or not module.startswith("greenest.") or key in calls:
        return
    if code.co_name.startswith(("<", "__")):
        return
    caller, before = "", frame.f_back
    while before:
        if before.f_code.co_filename.startswith("<frozen importlib"):
            return
        name = before.f_globals.get("__name__", "")
        caller = caller or (name if name.startswith("greenest.") else "")
        before = before.f_back
    value = sys.modules[module]
    for part in code.co_qualname.split("."):
        value = getattr_static(value, part, None)
    if not isinstance(value, property | cached_property):
        calls[key] = caller

def show():
    sys.setprofile(None)
    print(json.dumps([[*each, caller] for each, caller in calls.items()]))

atexit.register(show)
sys.setprofile(follow)
main(sys.argv[1:])
"""


def followed(*arguments):
    """Return the module, the name and the caller of each function that is read, in order."""
    *_, found = python(FOLLOW, "solve", *arguments).stdout.splitlines()
    calls = json.loads(found)
    start = next(at for at, (_, name, _) in enumerate(calls) if name == "solve")
    return [
        (module, name, caller)
        for module, name, caller in calls[start:]
        if not {module, f"{module} {name}"} & ASIDE
    ]


def room(module):
    return ROOMS.index(module.split(".")[1])


@pytest.mark.parametrize("form", [["--json"], []])
@pytest.mark.parametrize("second", [STATIC, SEARCHED])
def test_boards_are_read_once_decided_once_and_printed_once(tmp_path, second, form):
    path = tmp_path / "boards.txt"
    path.write_text(f"# two boards\n{SOLVABLE}\n{second}")
    calls = followed(str(path), *form)
    stays = [module for module, _ in groupby(module for module, _, _ in calls)]
    returns = len(stays) - len(set(stays))
    climbs = [call for call in calls if room(call[0]) > room(call[2])]
    assert {"solve", "read_board", "decide", "dead_reason"} <= {name for _, name, _ in calls}
    assert len(stays) <= 24, stays
    assert returns <= 8, stays
    assert len(climbs) <= 3, climbs
