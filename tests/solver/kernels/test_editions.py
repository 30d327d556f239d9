"""Kept code is used again only if none of the sources that it depends on has changed."""

import ast
import os
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from checkout import ROOT
from shell import python

ROOMS = ("certificates", "games", "play", "solver", "study", "system")
COMPILED = [
    path.relative_to(ROOT)
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
    if "\n@compiled(" in path.read_text()
]

WHO_IMPORTS = """
import builtins, sys
from collections import defaultdict
from importlib import import_module

imported = defaultdict(set)
really = builtins.__import__

def noting(name, globals=None, locals=None, fromlist=(), level=0):
    module = really(name, globals, locals, fromlist, level)
    names = [name, *(f"{name}.{each}" for each in fromlist or ())]
    by = (globals or {}).get("__name__")
    imported[by].update(each for each in names if each in sys.modules)
    return module

builtins.__import__ = noting
for each in sys.argv[1:]:
    import_module(each)
ours = [each for each in sys.modules if each.split(".")[0] == "greenest"]
for each in ours:
    print(each, sys.modules[each].__file__, *(name for name in imported[each] if name in ours))
"""
"""Imports modules, and prints the file and the imports of each of our loaded modules."""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """Return a copy of the package's sources."""
    folder = tmp_path_factory.mktemp("copy") / "greenest"
    for room in ROOMS:
        copytree(ROOT / room, folder / room, ignore=ignore_patterns("__pycache__"))
    (folder / "__init__.py").write_bytes((ROOT / "__init__.py").read_bytes())
    (folder / "solver" / "kernels" / "unchanged.py").write_bytes(
        (ROOT / "solver/kernels/cache.py").read_bytes()
    )
    return folder


def kept_of(package, name="unchanged"):
    """Load the module of kept code from a copy, as a new process would."""
    spec = spec_from_file_location(
        f"{name}_in_a_copy", package / "solver" / "kernels" / f"{name}.py"
    )
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def editions(package):
    """Return the edition of each source with compiled functions."""
    kept = kept_of(package)
    return {path: kept.edition(package / path) for path in COMPILED}


def reached(start, imported):
    """Return everything that `start` imports, directly or indirectly."""
    found, left = {start}, [start]
    while left:
        new = imported(left.pop()) - found
        found |= new
        left += new
    return found


@cache
def imported_by_tree(path):
    """Return the sources that a source imports, by its syntax tree."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    found = set()
    for first, *rest in (name.split(".") for name in names):
        if first == "greenest":
            module = ROOT.joinpath(*rest)
            found |= {module.with_name(f"{module.name}.py"), module / "__init__.py"}
    return {each for each in found if each.is_file()}


def test_the_sources_of_compiled_functions_are_those_that_syntax_trees_name():
    kept = kept_of(ROOT, "cache")
    assert len(COMPILED) > 20
    for path in COMPILED:
        assert kept.sources(ROOT / path) == reached(ROOT / path, imported_by_tree), path


def test_what_is_loaded_for_a_compiled_function_is_among_its_sources(package):
    modules = [".".join(("greenest", *path.with_suffix("").parts)) for path in COMPILED]
    of_the_copy = os.environ | {"PYTHONPATH": str(package.parent)}
    said = python(WHO_IMPORTS, *modules, env=of_the_copy, cwd=package.parent, check=True)
    lines = [line.split(" ") for line in said.stdout.splitlines()]
    files = {name: Path(file) for name, file, *_ in lines}
    imported = {name: set(names) for name, _, *names in lines}
    assert len(files) > 40
    assert {file for file in files.values() if package in file.parents} == set(files.values())
    kept = kept_of(package)
    for name in modules:
        loaded = {files[each] for each in reached(name, imported.__getitem__)}
        assert loaded <= kept.sources(files[name]), name
    everything = set().union(*(kept.sources(files[name]) for name in modules))
    for path in set(files.values()) - everything - {package / "__init__.py"}:
        assert path.name == "__init__.py"
        assert not defined(path), f"{path} is loaded and defines something"


def defined(path):
    """Return the code of a source without its docstring."""
    return [each for each in ast.parse(path.read_bytes()).body if not isinstance(each, ast.Expr)]


def changed(path):
    """Yield the text of a source once for each of its constants, with that constant changed."""
    content = path.read_bytes()
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in ast.parse(content).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and (value := node.value):
            begin = starts[value.lineno - 1] + value.col_offset
            end = starts[value.end_lineno - 1] + value.end_col_offset
            yield content[:begin] + b"(0, " + content[begin:end] + b")" + content[end:]


def test_a_change_of_any_constant_changes_the_edition_of_all_that_may_have_it(package):
    before = editions(package)
    everything = {path: reached(ROOT / path, imported_by_tree) for path in COMPILED}
    tried = 0
    for source in set().union(*everything.values()):
        path = package / source.relative_to(ROOT)
        content = path.read_bytes()
        for other in changed(path):
            path.write_bytes(other)
            after = editions(package)
            differing = {each for each in COMPILED if before[each] != after[each]}
            assert differing == {each for each in COMPILED if source in everything[each]}, source
            tried += 1
        path.write_bytes(content)
    assert tried > 200
    assert editions(package) == before


ALL_KINDS = """
import sys
from greenest import Limits, Position, decide
from greenest.solver.engines.cdcl import state
from greenest.solver.engines.cdcl.learning import solve

assert state.HEADER == int(sys.argv[1]), state.HEADER
for text in ("BGW/GWB/W.G", "BWG/GWB", "BG..W/.GW.B/WB..G/.W.B./B.G.W", "BGGW/W..B/G.B."):
    verdict = decide(Position.parse(text), Limits(max_nodes=1_000_000), "sat")
    print(text, verdict.status.value, verdict.nodes, verdict.captures)
print(sum(solve.stats.cache_hits.values()), file=sys.stderr)
"""


@pytest.mark.slow
def test_with_a_constant_of_another_module_changed_the_search_of_clauses_is_compiled_anew(
    package, tmp_path
):
    def said(header):
        places = {"PYTHONPATH": str(package.parent), "NUMBA_CACHE_DIR": str(tmp_path)}
        done = python(ALL_KINDS, header, env=os.environ | places, cwd=package.parent)
        assert done.returncode == 0, done.stderr
        return done.stdout, int(done.stderr.split()[-1])

    answers, loaded = said("5")
    assert not loaded
    assert said("5") == (answers, 1)
    state = package / "solver" / "engines" / "cdcl" / "state.py"
    files = {path.parent.name for path in tmp_path.rglob("*.nbc")}
    count = len(list(tmp_path.rglob("*.nbc")))
    state.write_text(state.read_text().replace("\nHEADER = 5\n", "\nHEADER = 6\n"))
    assert said("6") == (answers, 0)
    assert said("6") == (answers, 1)
    assert len(list(tmp_path.rglob("*.nbc"))) == count
    assert {path.parent.name for path in tmp_path.rglob("*.nbc")} == files
