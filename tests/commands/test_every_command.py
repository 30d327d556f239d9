"""What holds for every command, found by walking the tree of commands: options and bytes.

Each runs with the cheapest arguments that make it print, on files and names that are no ASCII.
"""

import io
import json
import os
import sys
from unittest.mock import ANY

import click
import pytest

from greenest.cli import main
from greenest.play.records import read_record
from shell import printed, refused

NAME = "Łódź"
FULL = "/dev/full"
"""A device on which no byte can be written, on Linux."""
RECORD = f"""\
greenest record 1
game greener rows=1 cols=3
seed 1
name 1 {NAME}
opponent greedy
chance: B
chance: G
chance: W
player 1: a1xb1
"""
FILES = {
    "boards.csv": f"id;board;no. 1, 2\n{NAME};BG;0,5\n",
    "game.txt": RECORD,
}
SMALL = ("--option", "rows=1", "--option", "cols=3", "--seed", "1")
CHEAPEST = {
    "solve": ["boards.csv", "--id", "id", "--csv"],
    "hint": ["boards.csv", "--id", "id", "--csv"],
    "verify": ["boards.csv", "--id", "id", "--csv"],
    "explain": ["B.G/.W./..B"],
    "repair": ["boards.csv", "--id", "id", "--csv"],
    "graph": ["B"],
    "generate": ["2x3"],
    "batch": ["2x3", "--count", "2", "--seed", "1", "--jobs", "1", "--json", "--each"],
    "stats": ["ledger"],
    "merge": ["ledger", "--into", "merged"],
    "export": ["ledger", "--format", "csv"],
    "census": ["1x3", "--jobs", "1"],
    "games": [],
    "play": ["greener", *SMALL, "--seat", f"1={NAME}"],
    "analyse": ["game.txt"],
    "simulate": ["greener", *SMALL, "--games", "1"],
    "perft": ["greener", "--depth", "1"],
    "study": ["--example"],
    "report": ["--folder", "tables"],
    "serve": ["-h"],
    "page": ["page.html"],
    "compile": [],
}
"""The arguments of each command; names of files are in the folder of the fixture."""
COMMANDS = list(main.commands)
OPTIONS = [
    (name, option)
    for name in COMMANDS
    for option in main.commands[name].params
    if isinstance(option, click.Option)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder with files that commands read."""
    folder = tmp_path_factory.mktemp(NAME)
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    assert read_record(RECORD)
    declared = '[[table]]\nname = "t"\nshapes = ["2x3"]\nboards = 2\n'
    (folder / "tables.toml").write_text(declared)
    printed("study", str(folder / "tables.toml"), "--jobs", "1", "--folder", str(folder / "tables"))
    ledger = str(folder / "ledger")
    printed("batch", "2x3", "--count", "2", "--seed", "1", "--jobs", "1", "--ledger", ledger)
    return folder


@pytest.fixture
def arguments(folder, request, monkeypatch):
    """Return the cheapest arguments of a command; what it writes was not there before."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr("greenest.study.compiling.compile_all", lambda _: 2)
    monkeypatch.setattr("greenest.solver.kernels.cache.announce_compiling", lambda: None)
    monkeypatch.setattr("greenest.solver.kernels.cache.SAID", set())
    (folder / "merged").unlink(missing_ok=True)
    command: str = request.getfixturevalue("command")
    files = {each.name for each in folder.iterdir()} | {"merged", "page.html"}
    return [command, *(str(folder / x) if x in files else x for x in CHEAPEST[command])]


def outcome(monkeypatch, arguments, stdout):
    """Run a command with a line of input and its output to a stream; return code and messages."""
    said, typed = io.BytesIO(), io.BytesIO(f"{NAME}\n".encode())
    with monkeypatch.context() as streams:
        streams.setattr(sys, "stdin", io.TextIOWrapper(typed, "cp1252"))
        streams.setattr(sys, "stdout", stdout)
        streams.setattr(sys, "stderr", io.TextIOWrapper(said, "cp1252"))
        with pytest.raises(SystemExit) as ended:
            main(arguments, prog_name="greenest")
        sys.stderr.flush()
        return ended.value.code or 0, said.getvalue().decode().splitlines()


@pytest.mark.parametrize("command", COMMANDS)
def test_output_is_utf_8_whatever_the_encoding_of_streams(command, arguments, folder, monkeypatch):
    content = io.BytesIO()
    stream = io.TextIOWrapper(content, "cp1252")
    assert outcome(monkeypatch, arguments, stream) == (0, ANY)
    text = content.getvalue().decode()
    assert text
    assert "\\u" not in text
    given = [*CHEAPEST[command], *(FILES.get(each, "") for each in CHEAPEST[command])]
    if any(NAME in each for each in given) or command in ("merge", "report", "page"):
        assert NAME in text
    if command == "play":
        assert f"> {NAME}\n" in text
    if "--json" in arguments:
        assert list(map(json.loads, text.splitlines()))


@pytest.fixture
def closed():
    """Return a stream to a pipe that nobody reads any more."""
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "w", encoding="ascii") as stream:
        yield stream


@pytest.mark.parametrize("is_help", [False, True], ids=["run", "help"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_has_ended_is_not_spoken_of(command, is_help, arguments, closed, monkeypatch):
    given = [command, "-h"] if is_help else arguments
    assert outcome(monkeypatch, given, closed) == (1, [])


@pytest.mark.skipif(not os.access(FULL, os.W_OK), reason="no full device here")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_told_of_the_output_alone(command, arguments, monkeypatch):
    with open(FULL, "w", encoding="ascii") as full:
        found = outcome(monkeypatch, arguments, full)
    assert found == (1, ["Error: standard output: No space left on device"])


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_an_option_given_twice_adds_up_or_is_refused(command, option):
    if option.multiple:
        assert f"{command} {option.opts[0]}" in ADDING
        return
    first, *_ = option.opts
    *_, last = [*option.opts, *option.secondary_opts]
    value = [] if option.is_flag else ["2"]
    names = "/".join([*option.opts, *option.secondary_opts])
    said = refused(command, "BG", first, *value, last, *value)
    assert said.endswith(f"\nError: {names} is given twice: give it once.\n")


PATHS = [
    (name, each)
    for name in COMMANDS
    for each in main.commands[name].params
    if isinstance(each.type, click.Path)
]


@pytest.mark.parametrize(("command", "path"), PATHS)
def test_an_empty_name_and_a_dash_are_no_paths(command, path):
    given = path.opts[:1] if isinstance(path, click.Option) else []
    assert "'' is no name of a file." in refused(command, *given, "")
    assert "'-' is no file here" in refused(command, *given, "-")


GAMES = ("perft", "simulate", "play")
ADDING = {"verify --require", "repair --only", "serve --allow-host", "play --seat"} | {
    f"{name} --option" for name in GAMES
}
"""The options whose values add up."""


def test_values_of_options_add_up():
    required = ("--require", "solvable", "--require", "proper")
    row = json.loads(printed("verify", "BBW/GWB/WBG", *required, "--json", code=4))
    assert row["required"] == {"proper": False, "solvable": True}
    shown = json.loads(printed("simulate", "greener", "--games", "1", *SMALL, "--json"))
    assert (shown["options"]["rows"], shown["options"]["cols"]) == (1, 3)
