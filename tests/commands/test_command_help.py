"""Each command explains itself, answers fast, and is documented."""

import re

import pytest
from click.testing import CliRunner

from checkout import ROOT
from greenest.cli import SECTIONS, main
from greenest.games.registry import GAMES
from shell import ENGINES, loaded_after, printed, run

COMMANDS = sorted(main.commands)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_in_a_sentence_what_it_does_and_what_each_option_is(command):
    assert printed(command, "--help").startswith(f"Usage: main {command} ")
    found = main.commands[command]
    summary = found.help.split("\n")[0]
    assert summary[0].isupper()
    assert summary[-1] == "."
    assert all(each.param_type_name == "argument" or each.help for each in found.params)


def test_help_lists_every_command_in_its_section_and_the_page_in_its_order():
    lines = run("-h").stdout.splitlines()
    for heading, homes in SECTIONS.items():
        start = lines.index(f"{heading}:") + 1
        listed = lines[start : start + len(homes)]
        assert [line.split()[0] for line in listed] == list(homes)
        assert not any(line.endswith("...") for line in listed)
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    headings = re.findall(r"^###? (.+)$", page, re.MULTILINE)
    ordered = [each for section, homes in SECTIONS.items() for each in (section, *homes)]
    assert headings[headings.index(ordered[0]) :] == ordered


def test_help_names_the_exit_codes():
    assert re.findall(r"^ +(\d)  ", run("-h").stdout, re.MULTILINE) == list("01234")


def test_help_loads_no_compiler_no_numerics_and_no_other_command():
    # One process runs all commands, as modules stay loaded.
    heavy = {"numba", "numpy", "ortools", "scipy", "tqdm", "networkx", "matplotlib"}
    lines, loaded = loaded_after(["-h"], *([command, "-h"] for command in COMMANDS))
    assert sum(line.startswith("Usage: ") for line in lines) == 1 + len(COMMANDS)
    assert not (heavy | ENGINES) & loaded
    _, loaded = loaded_after(["solve", "-h"])
    homes = {home for names in SECTIONS.values() for home in names.values()}
    assert homes & loaded == {SECTIONS["One position"]["solve"]}


def test_dask_is_loaded_for_a_cluster_alone():
    _, modules = loaded_after(["batch", "2x2", "--count", "1", "--seed", "1", "--jobs", "2"])
    assert "greenest.study.batches.batch" in modules
    assert not {"distributed", "dask", "greenest.system.cluster"} & modules


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("greenest ", [f"plain,{name}" for name in main.list_commands(None)]),
        ("greenest solve --mo", ["plain,--moves"]),
        ("greenest solve --engine c", ["plain,carry", "plain,cpsat"]),
        ("greenest play gr", [f"plain,{name}" for name in GAMES if name.startswith("gr")]),
        ("greenest solve --certificate pro", ["file,pro"]),
    ],
)
def test_it_is_completed(typed, completed):
    environment = {
        "_GREENEST_COMPLETE": "bash_complete",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    result = CliRunner().invoke(main, env=environment, prog_name="greenest")
    assert result.stdout.splitlines() == completed
