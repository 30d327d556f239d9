"""Everything is found from the README in three steps.

The things are the statements of docs/theorem.md, the commands and their options, and the rules of
docs/map.md.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from greenest.cli import main
from greenest.games.registry import GAMES
from greenest.solver.registry import REGISTRY
from pages import PAGES

README, MAP, COMMANDS, HELP, THEOREM = (
    PAGES[name]
    for name in ("README.md", "docs/map.md", "docs/commands.md", "docs/help.md", "docs/theorem.md")
)
STATEMENT = re.compile(r"^\| \[(.+?)\]\(every-size\.md#.+?\) \|", re.MULTILINE)
ENTRY = re.compile(r"^\| (.+) \| \[[^\]]+\]\(([^)]+)\) \| `(\w+)` \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#[^)\s]*)?\)")


class Thing(NamedTuple):
    """Something to find: the pages on the way to it, and the text sought on the last page."""

    kind: str
    name: str
    way: tuple[Path, ...]
    sought: str
    anchor: str = ""


def entries(heading: str) -> Iterator[tuple[str, Path, str]]:
    """Yield the rows of a table of the map: what, file, name."""
    text = MAP.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    for what, file, name in ENTRY.findall(text):
        yield what, (MAP.parent / file).resolve(), name


def defined(name: str) -> str:
    return rf"^ *(?:def|class|export class|export function) {name}\b|^{name}\b"


def things() -> Iterator[Thing]:
    for name in STATEMENT.findall(THEOREM.read_text("utf-8")):
        yield Thing("statement", name, (README, THEOREM), rf"^\| \[{re.escape(name)}\]")
    for name in main.list_commands(None):
        section = rf"^### {name}$"
        yield Thing("command", name, (README, COMMANDS), section, f"#{name}")
        for option in main.get_command(None, name).params:
            if option.param_type_name == "option":
                longest = max(option.opts, key=len)
                within = rf"{section}(?:(?!^##)[\s\S])*?{longest}\b"
                yield Thing("option", f"{longest} of {name}", (README, HELP), within, f"#{name}")
    for what, file, name in entries("Rules"):
        yield Thing("rule", what, (README, MAP, file), defined(name))


ALL = list(things())


@pytest.mark.parametrize("thing", ALL, ids=lambda thing: f"{thing.kind}: {thing.name}")
def test_it_is_found_from_the_readme_in_three_steps(thing):
    assert len(thing.way) + bool(thing.anchor) <= 3
    assert thing.way[0] == README
    for page, following in zip(thing.way, thing.way[1:], strict=False):
        links = LINK.findall(page.read_text("utf-8"))
        assert following in {(page.parent / link).resolve() for link in links}
    assert re.search(thing.sought, thing.way[-1].read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "heading",
    ["Ideas of the search", "Statistics", "The page", "Questions"],
)
def test_what_the_map_names_is_there(heading):
    found = list(entries(heading))
    assert len(found) >= 5
    for what, file, name in found:
        assert re.search(defined(name), file.read_text("utf-8"), re.MULTILINE), what


def test_every_game_and_engine_is_on_the_map():
    files = {
        file for heading in ("Rules", "Ideas of the search") for _, file, _ in entries(heading)
    }
    rooms = {file.parent for file in files}
    for name in GAMES:
        assert (
            Path(__import__(type(GAMES[name]()).__module__, fromlist="_").__file__).parent in rooms
        )
    named = {file.name for file in files} | {room.name for room in rooms}
    for engine in REGISTRY:
        folder, _, module = engine.module.rpartition(".")
        assert (folder or f"{module}.py") in named
