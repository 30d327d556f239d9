"""Commands that pages tell to run elsewhere are there, with the options that they are given."""

import re

import pytest

from checkout import ROOT
from greenest.cli import main

PAGES = ("docs/many-machines.md", "docs/publishing.md", "docs/gate.md")
BLOCK = re.compile(r"^```(?:sh|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands():
    """Each command of a page or of the image: its file, its name and its options."""
    for file in ("Containerfile", *PAGES):
        text = (ROOT / file).read_text("utf-8")
        if file in PAGES:
            text = "\n".join(BLOCK.findall(text))
        text = re.sub(r"(^|\s)#.*", "", text)
        text = re.sub(r"\s*\\\n\s*|\n +(?=--)", " ", text)
        for name, rest in re.findall(r"\bgreenest ([a-z]+)\b(?!:)(.*)", text):
            yield file, name, frozenset(re.findall(r"(?<= )--[a-z-]+", rest))


@pytest.mark.parametrize(("file", "name", "options"), sorted(set(commands()), key=str))
def test_a_recipe_asks_for_what_there_is(file, name, options):
    command = main.get_command(None, name)
    assert command, f"{file}: there is no command {name}"
    known = {each for parameter in command.params for each in parameter.opts}
    assert options <= known


def test_there_are_recipes():
    found = {(file, name) for file, name, _ in commands()}
    assert found >= {
        ("Containerfile", "compile"),
        ("docs/many-machines.md", "batch"),
        ("docs/many-machines.md", "merge"),
        ("docs/publishing.md", "study"),
        ("docs/gate.md", "verify"),
    }
    batch = [options for _, name, options in commands() if name == "batch"]
    assert sum("--shard" in options and "--ledger" in options for options in batch) >= 4
