"""Kept code is used again only if none of the sources that it depends on has changed."""

import ast
from functools import lru_cache
from pathlib import Path

from checkout import ROOT
from greenest.solver.kernels import cache

ROOMS = ("certificates", "games", "play", "solver", "study", "system")
COMPILED = [
    path
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
    if "\n@compiled(" in path.read_text()
]


@lru_cache(None)
def reached(start):
    """Return all sources that a source imports, directly or indirectly."""
    found, left = {start}, [start]
    while left:
        new = imported_by_tree(left.pop()) - found
        found |= new
        left += new
    return found


@lru_cache(None)
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
    assert len(COMPILED) > 20
    for path in COMPILED:
        assert cache.sources(path) == reached(path), path


def test_a_change_of_a_source_changes_the_edition_of_all_that_import_it(monkeypatch):
    cache.edition.cache_clear()
    content, before = Path.read_bytes, list(map(cache.edition, COMPILED))
    changed = ROOT / "solver" / "kernels" / "bits.py"
    monkeypatch.setattr(Path, "read_bytes", lambda path: content(path) + b" " * (path == changed))
    cache.edition.cache_clear()
    after = map(cache.edition, COMPILED)
    differ = [old != new for old, new in zip(before, after, strict=True)]
    assert differ == [changed in reached(path) for path in COMPILED]
    cache.edition.cache_clear()
