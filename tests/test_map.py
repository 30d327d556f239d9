"""Rules and ideas are found from the README by the map."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from greenest.games.registry import GAMES
from greenest.solver.registry import REGISTRY
from pages import PAGES

README, MAP, COMMANDS, THEOREM = (
    PAGES[name] for name in ("README.md", "docs/index.md", "docs/commands.md", "docs/theorem.md")
)
ENTRY = re.compile(r"^\| (.+) \| \[(\w+)\]\(([^)]+)\) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#[^)\s]*)?\)")


def entries(heading: str) -> Iterator[tuple[str, Path, str]]:
    """Yield the rows of a table of the map: what, file, name."""
    text = MAP.read_text("utf-8").split(f"### {heading}\n")[1].split("\n### ")[0]
    for what, name, file in ENTRY.findall(text):
        yield what, (MAP.parent / file).resolve(), name


def defined(name: str) -> str:
    return rf"^ *(?:def|class|export class|export function) {name}\b|^{name}\b"


def test_the_readme_leads_to_the_map_the_commands_and_the_theorem():
    links = LINK.findall(README.read_text("utf-8"))
    assert {MAP, COMMANDS, THEOREM} <= {(README.parent / link).resolve() for link in links}


@pytest.mark.parametrize("heading", ["Rules", "Ideas"])
def test_what_the_map_names_is_in_the_file_beside_it(heading):
    found = list(entries(heading))
    assert len(found) >= 10
    for what, file, name in found:
        assert re.search(defined(name), file.read_text("utf-8"), re.MULTILINE), what


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
