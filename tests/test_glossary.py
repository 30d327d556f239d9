"""The rooms of the package use the words of docs/glossary.md in their identifiers."""

import ast
import re

import pytest

from checkout import ROOT

NOWHERE = {
    "told", "tell", "telling", "mind", "carried", "glance", "predator", "crew", "crews", "wish",
    "learnt", "stretch", "lot", "statics", "deed", "deeds",
}  # fmt: skip
"""Words that no identifier of the package contains."""
HOUSE = ("certificates", "commands", "games", "play", "solver", "study", "system", "web")
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")


def identifiers(tree):
    """Yield the names of functions, classes, arguments, variables and attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


@pytest.mark.parametrize("room", HOUSE)
def test_identifiers_have_the_words_of_the_glossary(room):
    paths = sorted((ROOT / room).rglob("*.py"))
    assert paths
    for path in paths:
        names = {path.stem, *identifiers(ast.parse(path.read_text("utf-8")))}
        for name in names:
            words = {word.lower() for word in PARTS.findall(name)}
            assert not words & NOWHERE, f"{path.relative_to(ROOT)}: {name}"


def test_the_glossary_has_each_term_once():
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    terms = re.findall(r"^- \*\*(.+?)\*\*: ", page, re.MULTILINE)
    assert len(terms) == len(set(terms)) > 20
