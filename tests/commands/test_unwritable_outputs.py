"""An output that cannot be written is exit code 1 and one line, before any work, for all commands.

What may be written but must not be, as it is an input, is wrong usage; a file that is no ledger is
unreadable input.
"""

import os
import re
from pathlib import Path

import click
import pytest

from greenest.cli import main
from greenest.commands.shared.options import NamedPath, OutputPath
from shell import command, ended, printed, refused, run, shell

STUDY = '[[table]]\nname = "t"\nshapes = ["2x3", "2x4"]\nboards = 2\n'
WRITERS = {
    "solve --ledger": ["solve", "X"],
    "solve --certificate": ["solve", "X"],
    "graph --graphml": ["graph", "X"],
    "batch --ledger": ["batch", "2x3", "--count", "2", "--seed", "1"],
    "export --output": ["export", "{noise}"],
    "census --ledger": ["census", "5x5"],
    "page file": ["page"],
    "merge --into": ["merge", "{noise}"],
}
"""The arguments for each file that a command writes. They begin no work, or fail in it."""
FOLDERS = {"study --folder", "study file", "report --folder", "analyse file"}
"""Further paths of commands that may not exist: folders, and files that are read."""


NO_RIGHT = "Permission denied|Read-only file system|Operation not permitted"
PLACES = {
    "no folder": ("{0}/none/out.svg", "there is no folder {0}/none"),
    "a link to no folder": ("{0}/link.svg", "there is no folder {0}/none"),
    "a folder": ("{0}/folder.svg", "not a regular file"),
    "a file as folder": ("{0}/noise/out.svg", "there is no folder {0}/noise"),
    "a pipe": ("{0}/pipe.svg", "not a regular file"),
    "long": ("{0}/" + "x" * 300, "File name too long"),
    "full": ("/dev/full", "not a regular file"),
    "open": ("/dev/stdout", "not a regular file"),
    "read-only": ("/sys/out.svg", NO_RIGHT),
    "closed folder": ("{0}/closed/out.svg", NO_RIGHT),
    "read-only file": ("{0}/closed.svg", NO_RIGHT),
}
"""Paths at which no file can be made, in the folder `{0}`, each with the reason."""


@pytest.fixture
def folder(tmp_path):
    """Return a folder in which hardly anything can be written."""
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "link.svg").symlink_to(tmp_path / "none" / "out.svg")
    (tmp_path / "noise").write_text("noise")
    os.mkfifo(tmp_path / "pipe.svg")
    (tmp_path / "closed").mkdir(0o500)
    (tmp_path / "closed.svg").write_text("kept")
    (tmp_path / "closed.svg").chmod(0o400)
    return tmp_path


def named(writer, output, folder):
    """Return the arguments of a command that is to write `output`."""
    _, name = writer.split()
    option = [name] if name.startswith("--") else []
    return [*(each.format(noise=folder / "noise") for each in WRITERS[writer]), *option, output]


def contents(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


def test_every_path_that_need_not_exist_is_written_or_named_here():
    found = {
        f"{name} {(each.opts[0])}": each.type
        for name in main.commands
        for each in main.commands[name].params
        if isinstance(each.type, click.Path) and not each.type.exists
    }
    assert found.keys() == WRITERS.keys() | FOLDERS
    kinds = {name: type(found[name]) for name in WRITERS}
    assert kinds == dict.fromkeys(WRITERS, OutputPath) | {"merge --into": NamedPath}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("writer", WRITERS)
def test_what_cannot_be_written_is_told_before_any_work(writer, place, folder):
    path, reason = (each.format(folder) for each in PLACES[place])
    if "closed" in path and os.access(folder / "closed.svg", os.W_OK):
        pytest.skip("this account may write anywhere")
    if not path.startswith(str(folder)) and not Path(path).parent.is_dir():
        pytest.skip(f"no {path} here")
    before = contents(folder)
    said = refused(*named(writer, path, folder), code=1)
    assert re.fullmatch(f"Error: {re.escape(path)}: ({reason})\n", said)
    assert contents(folder) == before


BEGUN = {"page file", "batch --ledger", "solve --ledger"}
"""Those that fail in no input, and the ledger that has begun when the first position is read."""


@pytest.mark.parametrize("writer", sorted(WRITERS.keys() - BEGUN))
def test_a_command_that_fails_leaves_its_output_as_it_was(writer, folder):
    for name in ("old.svg", "new.svg"):
        (folder / "old.svg").write_text("kept")
        before = contents(folder)
        assert run(*named(writer, str(folder / name), folder)).exit_code == 2
        assert contents(folder) == before


def test_standard_input_is_not_written_over(tmp_path):
    path = tmp_path / "board"
    path.write_text("BG\n")
    with path.open() as stream:
        done = ended(*command("solve", "--certificate", "board"), stdin=stream, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--certificate would overwrite what is read" in done.stderr
    assert path.read_text() == "BG\n"


@pytest.fixture
def declared(tmp_path):
    path = tmp_path / "t.toml"
    path.write_text(STUDY)
    return path


@pytest.mark.parametrize(
    ("into", "name"),
    [
        *((into, "") for into in ("/sys/out", "t.toml", "t.toml/x")),
        *(
            ("made", name)
            for name in ("CITATION.cff", "datapackage.json", "t.toml", "tables/t.csv")
        ),
    ],
)
def test_what_a_study_cannot_write_is_told_first(into, name, declared):
    path = declared.parent / into / name
    if name:
        path.mkdir(parents=True)
    before = contents(declared.parent)
    folder = ("--folder", str(declared.parent / into))
    said = refused("study", str(declared), *folder, "--force", code=1)
    assert re.fullmatch(rf"Error: {re.escape(str(path))}\S*: [^:\n]+\n", said)
    assert contents(declared.parent) == before


@pytest.mark.parametrize("name", ["README.md", "report.html", "figures"])
def test_a_report_is_written_whole_or_not_at_all(name, declared):
    into = declared.parent / "made"
    printed("study", str(declared), "--folder", str(into), "--jobs", "1")
    if name == "figures":
        (into / name).write_text("a file")
    else:
        (into / name).mkdir(parents=True)
    before = contents(into)
    said = refused("report", "--folder", str(into), code=1)
    assert re.fullmatch(rf"Error: {re.escape(str(into / name))}\S*: [^:\n]+\n", said)
    assert contents(into) == before


def test_a_disk_that_is_full_for_rows_and_ledger_is_told_of_in_a_line(tmp_path):
    limited = "ulimit -f 40; greenest solve b --json --ledger u.sqlite > rows"
    done = shell(
        f"greenest generate 4x4 --pieces 9 --count 600 --seed 3 > b; {limited}", cwd=tmp_path
    )
    assert done.returncode == 1
    assert re.fullmatch(r"Error: u\.sqlite: .+\n", done.stderr)
