"""Pages show the present output, leave no command out, and have valid links."""

import json
import re
import shlex
from pathlib import Path

import pytest

import greenest
from checkout import ROOT
from greenest.cli import main
from pages import (
    BLOCK,
    LINK,
    PAGES,
    broken_links,
    check_page,
    long_sentences,
    sections,
    without_rates,
)
from shell import run

DOCS = {name: page for name, page in PAGES.items() if name.startswith("docs/")}
RUN = [name for name, page in DOCS.items() if BLOCK.search(page.read_text("utf-8"))]
OTHERS = (
    *("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"),
    *sorted(f"results/{each.name}" for each in (ROOT / "results").glob("*.md")),
)


@pytest.mark.parametrize("name", ["README.md", *RUN])
def test_a_page_shows_what_is_printed(name, in_a_folder_with_examples, is_updating):
    """`make docs-update` rewrites it."""
    check_page(PAGES[name], is_updating)


def test_the_readme_can_be_read_in_one_go_and_leads_to_every_page():
    assert len(PAGES["README.md"].read_text(encoding="utf-8").split()) <= 700
    index = DOCS["docs/index.md"].read_text("utf-8")
    linked = {f"docs/{target.partition('#')[0]}" for target in LINK.findall(index)}
    assert DOCS.keys() - linked <= {"docs/index.md"}


COMMANDS = sections(PAGES["docs/commands.md"])


def test_every_command_has_a_section_with_an_example():
    for name in main.list_commands(None):
        examples = re.findall(rf"^\$ greenest {name}\b(.*)$", COMMANDS[name], re.MULTILINE)
        assert set(examples) - {" -h"}, name


JSON = sections(PAGES["docs/json.md"])
KEYS = {name: text for name, text in JSON.items() if name.split()[0] in main.commands}


def test_no_page_shows_a_rate_without_its_machine():
    for page in PAGES.values():
        text = page.read_text("utf-8")
        assert without_rates(text) == text, page


def keys_of(name):
    """Return the keys that a section lists, with those of sections that it names before a colon."""
    keys = set()
    for cell in re.findall(r"^- ([`[][^:]*)", JSON[name], re.MULTILINE):
        keys |= set(re.findall(r"`(\w+)`", cell))
        for anchor in re.findall(r"\]\(#([^)]+)\)", cell):
            keys |= keys_of(next(each for each in JSON if each.lower().replace(" ", "-") == anchor))
    return keys


PRINTING = {
    "solve --id, --moves": ("solve boards.csv --id name --json", "solve BGW --moves b1xc1 --json"),
    "verify": ("verify B/G --json",),
    "verify --require": ("verify BGW/BGW --require proper,solvable --json",),
    "verify --quiet": ("verify BGW/BGW BGW/GWB --require solvable --quiet --json",),
    "verify --certificate": (
        "solve .BB/GGW --certificate proof.txt",
        "verify --certificate proof.txt --json",
    ),
    "hint": ("hint BGW --json",),
    "explain": ("explain BB./.WW --json",),
    "repair": ("repair BWG/GWB --most 1 --json",),
    "graph": ("graph BGW/GWB --json",),
    "generate": ("generate 3x3 --black 4 --white 2 --json",),
    "batch --each": ("batch 3x3 --black 4 --white 2 --count 2 --seed 1 --json --each",),
    "stats": (
        "batch 3x3 --black 4 --white 2 --count 9 --seed 1 --ledger run.sqlite",
        "stats run.sqlite --replay --json",
    ),
    "merge": (
        "batch 3x3 --black 2 --white 7 --seed 1 --count 9 --shard 1/2 --ledger part-1.sqlite",
        "batch 3x3 --black 2 --white 7 --seed 1 --count 9 --shard 2/2 --ledger part-2.sqlite",
        "merge part-1.sqlite part-2.sqlite --into whole.sqlite --json",
    ),
    "census": ("census 2x2 --all-positions --json",),
    "games": ("games --json",),
    "perft": ("perft greener --depth 3 --position BG/GW --json",),
    "analyse": (
        "play greenest --position BGW/GWB/W.G --no-light",
        "analyse game.txt --json",
    ),
    "simulate": ("simulate green --games 5 --seed 1 --option rows=2 --option cols=3 --json",),
}
"""Commands that print the keys of sections without an example."""
TYPED = "a3xb3\na2xb2\nsave game.txt\n"
POSITION = {"source", "line", "number"}


def records_of(name):
    """Return the records of a section: those shown, or those that its commands print."""
    texts = [run(*shlex.split(each), text=TYPED).stdout for each in PRINTING.get(name, ())]
    lines = [line for text in [KEYS[name], *texts] for line in text.splitlines()]
    return [json.loads(line) for line in lines if line.startswith("{")]


@pytest.mark.parametrize("name", KEYS)
def test_the_keys_listed_are_those_printed(name, in_a_folder_with_examples):
    Path("boards.csv").write_text("name,board\nfirst,BGW/GWB\nsecond,BXW/GWB\n")
    records = records_of(name)
    assert records
    printed = set().union(*records) - {"greenest", "command"}  # which published lines have too
    assert printed & POSITION in (set(), POSITION)
    assert keys_of("Where a position was given") == POSITION
    assert printed - POSITION == keys_of(name) - POSITION


def test_every_public_name_and_every_command_with_json_keys_is_on_its_page():
    printing = {
        name
        for name in main.list_commands(None)
        if any("--json" in option.opts for option in main.get_command(None, name).params)
    }
    assert {name.split()[0] for name in KEYS} == printing
    page = PAGES["docs/python.md"].read_text("utf-8")
    assert all(re.search(rf"\b{name}\b", page) for name in greenest.__all__)


def test_options_on_the_page_of_commands_are_there():
    commands = [main.get_command(None, name) for name in main.list_commands(None)]
    params = [param for command in commands for param in command.params]
    options = {each for param in params for each in (*param.opts, *param.secondary_opts)}
    page = PAGES["docs/commands.md"].read_text("utf-8")
    assert set(re.findall(r"(?<![\w-])--[a-z-]+", page)) <= options | {"--version"}


def test_links_lead_to_what_is_there():
    for name in [*PAGES, *OTHERS]:
        assert broken_links(ROOT / name) == [], name


@pytest.mark.parametrize("name", [*PAGES, *OTHERS])
def test_a_sentence_has_at_most_35_words(name):
    assert long_sentences(ROOT / name) == []


TOLD = ("docs/many-machines.md", "docs/study.md", "docs/gate.md")
"""Pages with commands that are run elsewhere."""
SCRIPT = re.compile(r"^```(?:sh|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands():
    """Yield each command of a page: file, name and options."""
    for file in TOLD:
        text = "\n".join(SCRIPT.findall((ROOT / file).read_text("utf-8")))
        text = re.sub(r"(^|\s)#.*", "", text)
        text = re.sub(r"\s*\\\n\s*|\n +(?=--)", " ", text)
        for name, rest in re.findall(r"\bgreenest ([a-z]+)\b(?!:)(.*)", text):
            yield file, name, frozenset(re.findall(r"(?<= )--[a-z-]+", rest))


def test_recipes_ask_for_what_there_is():
    found = list(commands())
    assert {file for file, _, _ in found} == set(TOLD)
    for file, name, options in found:
        command = main.get_command(None, name)
        assert command, f"{file}: there is no command {name}"
        assert options <= {each for one in command.params for each in one.opts}, (file, name)
