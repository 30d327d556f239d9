"""The pages of rules: each rule has a function and a test, and each option has a rule."""

import ast
import re
from collections import Counter
from dataclasses import fields

import pytest

from checkout import ROOT
from greenest.games.options import make_game
from greenest.games.registry import GAMES

FOLDER = ROOT / "docs" / "rules"
IDENTIFIER = re.compile(r"\b[A-Z]{2}-[0-9]+\b")
LINK = r"\[`([\w.]+)`\]\(([^)]+)\)"
ROW = re.compile(rf"^\| ([A-Z]+-[0-9]+) \| (.+) \| {LINK}, {LINK} \|$", re.MULTILINE)
OPTION = re.compile(r"`(\w+)=([^`]*)`")
PAGES = {
    path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.md")) if path.stem in GAMES
}
PREFIXES = {name: ROW.search(page)[1].partition("-")[0] for name, page in PAGES.items()}
RULES = [(name, *row) for name, page in PAGES.items() for row in ROW.findall(page)]
READINGS = (FOLDER / "readings.md").read_text("utf-8")
READING = re.compile(r"^\| (\S+) \| .+ \| `(\w+=\S*)` \| `(\w+=\S*)` \|$", re.MULTILINE)
GAME_OF = {rule[1]: rule[0] for rule in RULES}


def docstring(source, name):
    """Return the docstring of the function with that dotted name in a source."""
    node = ast.parse(source)
    for part in name.split("."):
        (node,) = (each for each in node.body if getattr(each, "name", "") == part)
    return ast.get_docstring(node) or ""


def names_in_code():
    """Yield the identifiers of rules in the docstrings of functions in `games` and `play`."""
    for room in ("games", "play"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    yield from IDENTIFIER.findall(ast.get_docstring(node) or "")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule[1])
def test_a_rule_names_its_function_and_its_test(rule):
    name, identifier, _, function, file, test, test_file = rule
    assert identifier.startswith(f"{PREFIXES[name]}-")
    source = (FOLDER / file).read_text("utf-8")
    assert identifier in IDENTIFIER.findall(docstring(source, function))
    assert re.search(rf"^ *def {test}\(", (FOLDER / test_file).read_text("utf-8"), re.MULTILINE)


def test_rules_are_numbered_without_a_gap_and_each_is_in_one_function():
    numbers = Counter(rule[0] for rule in RULES)
    expected = [f"{PREFIXES[name]}-{n + 1}" for name in PAGES for n in range(numbers[name])]
    assert [rule[1] for rule in RULES] == expected
    assert all(page.count("\n| ") == numbers[name] + 1 for name, page in PAGES.items())
    assert Counter(names_in_code()) == Counter(rule[1] for rule in RULES)
    known = {rule[1] for rule in RULES}
    assert set(IDENTIFIER.findall("\n".join([READINGS, *PAGES.values()]))) == known


def test_every_game_but_a_variant_of_another_has_a_page():
    games = {name: GAMES[name] for name in GAMES}
    own = {
        name
        for name, game in games.items()
        if not any(other is not game and issubclass(game, other) for other in games.values())
    }
    assert own <= set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_an_option_has_a_rule_and_is_there(name):
    told = {option for rule in RULES if rule[0] == name for option, _ in OPTION.findall(rule[2])}
    assert told == {option.name for option in fields(GAMES[name])}


@pytest.mark.parametrize("name", GAMES)
def test_a_value_named_first_by_a_rule_is_the_default(name):
    for _, _, text, *_ in (rule for rule in RULES if rule[0] == name):
        firsts = {}
        for option, value in OPTION.findall(text):
            firsts.setdefault(option, f"{option}={value}")
            make_game(GAMES[name], [f"{option}={value}"])
        if firsts.keys() - {"tournament", "skill"}:
            assert make_game(GAMES[name], firsts.values()) == GAMES[name]()


def test_a_reading_has_a_default_and_another_value_of_an_option_of_its_rule():
    found = READING.findall(READINGS)
    assert len(found) == READINGS.partition("\n## Questions")[0].count("\n| ") - 1
    texts = {rule[1]: rule[2] for rule in RULES}
    for identifier, default, other in found:
        name = GAME_OF[identifier]
        assert make_game(GAMES[name], [default]) == GAMES[name]()
        assert make_game(GAMES[name], [other]) != GAMES[name]()
        assert default.partition("=")[0] in dict(OPTION.findall(texts[identifier]))


def test_words_that_choose_a_reading_are_readings():
    choices = {
        (name, option.name)
        for name in PAGES
        for option in fields(GAMES[name])
        if isinstance(option.default, str)
    }
    named = {
        (GAME_OF[identifier], default.partition("=")[0])
        for identifier, default, _ in READING.findall(READINGS)
    }
    assert choices <= named
