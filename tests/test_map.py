"""Statements of docs/theorem.md, commands and rules are found from the README in three steps."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from greenest.cli import main
from greenest.games.registry import GAMES
from greenest.solver.registry import REGISTRY
from pages import PAGES

README, MAP, COMMANDS, THEOREM = (
    PAGES[name] for name in ("README.md", "docs/index.md", "docs/commands.md", "docs/theorem.md")
)
STATEMENT = re.compile(r"^\| \[(.+?)\]\(every-size\.md#.+?\) \|", re.MULTILINE)
ENTRY = re.compile(r"^\| (.+) \| \[(\w+)\]\(([^)]+)\) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#[^)\s]*)?\)")


def entries(heading: str) -> Iterator[tuple[str, Path, str]]:
    """Yield the rows of a table of the map: what, file, name."""
    text = MAP.read_text("utf-8").split(f"### {heading}\n")[1].split("\n### ")[0]
    for what, name, file in ENTRY.findall(text):
        yield what, (MAP.parent / file).resolve(), name


def defined(name: str) -> str:
    return rf"^ *(?:def|class|export class|export function) {name}\b|^{name}\b"


def things() -> Iterator[tuple[str, tuple[Path, ...], str]]:
    """Yield what is to be found: its name, the pages on the way, the text sought on the last."""
    for name in STATEMENT.findall(THEOREM.read_text("utf-8")):
        yield name, (README, THEOREM), rf"^\| \[{re.escape(name)}\]"
    for name in main.list_commands(None):
        yield name, (README, COMMANDS), rf"^### {name}$"
    for heading in ("Rules", "Ideas"):
        for what, file, name in entries(heading):
            yield what, (README, MAP, file), defined(name)


def test_everything_is_found_from_the_readme_in_three_steps():
    for what, way, sought in things():
        for page, following in pairwise(way):
            links = LINK.findall(page.read_text("utf-8"))
            assert following in {(page.parent / link).resolve() for link in links}, what
        assert re.search(sought, way[-1].read_text("utf-8"), re.MULTILINE), what


@pytest.mark.parametrize("heading", ["Rules", "Ideas"])
def test_what_the_map_names_is_listed_by_name(heading):
    assert len(list(entries(heading))) >= 10


def test_every_game_and_engine_is_on_the_map():
    files = {file for heading in ("Rules", "Ideas") for _, file, _ in entries(heading)}
    rooms = {file.parent for file in files}
    for name in GAMES:
        assert (
            Path(__import__(type(GAMES[name]()).__module__, fromlist="_").__file__).parent in rooms
        )
    named = {file.name for file in files} | {room.name for room in rooms}
    for engine in REGISTRY:
        folder, _, module = engine.module.rpartition(".")
        assert (folder or f"{module}.py") in named
