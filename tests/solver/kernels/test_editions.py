"""Kept code is used again only if none of the sources that it depends on has changed."""

import ast
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from shutil import copytree, ignore_patterns

import pytest

from checkout import ROOT

ROOMS = ("certificates", "games", "play", "solver", "study", "system")
COMPILED = [
    path.relative_to(ROOT)
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
    if "\n@compiled(" in path.read_text()
]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """Return a copy of the package's sources."""
    folder = tmp_path_factory.mktemp("copy") / "greenest"
    for room in ROOMS:
        copytree(ROOT / room, folder / room, ignore=ignore_patterns("__pycache__"))
    (folder / "__init__.py").write_bytes((ROOT / "__init__.py").read_bytes())
    return folder


def kept_of(package):
    """Load the module of kept code from a copy, as a new process would."""
    path = package / "solver" / "kernels" / "cache.py"
    spec = spec_from_file_location("cache_in_a_copy", path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def editions(package):
    """Return the edition of each source with compiled functions."""
    kept = kept_of(package)
    return {path: kept.edition(package / path) for path in COMPILED}


@cache
def reached(start):
    """Return all sources that a source imports, directly or indirectly."""
    found, left = {start}, [start]
    while left:
        new = imported_by_tree(left.pop()) - found
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
    kept = kept_of(ROOT)
    assert len(COMPILED) > 20
    for path in COMPILED:
        assert kept.sources(ROOT / path) == reached(ROOT / path), path


def test_a_change_of_a_source_changes_the_edition_of_all_that_may_have_it(package, sample):
    before = editions(package)
    sources = sorted(set().union(*(reached(ROOT / path) for path in COMPILED)))
    for source in sources[:: len(sources) // sample(20)]:
        path = package / source.relative_to(ROOT)
        content = path.read_bytes()
        path.write_bytes(content.replace(b"1", b"2", 1) + b"\n")
        after = editions(package)
        differing = {each for each in COMPILED if before[each] != after[each]}
        assert differing == {each for each in COMPILED if source in reached(ROOT / each)}, source
        path.write_bytes(content)
    assert editions(package) == before
