"""Files that commands print are published with the version and the command in every line."""

import gzip
import json
import subprocess
import sys

import pytest

from greenest.lab.findings.record import (
    PRINTED_FILES,
    PrintedFile,
    PrintedLine,
    make,
    read_lines,
    write_lines,
)
from greenest.lab.findings.recorded import pattern, read_recorded, recorded_tables, resource_of
from greenest.system.version import full_version
from shell import ended

SMALL = PrintedFile("small/small.jsonl", "Two shapes", ("greenest census 1x3 --json",) * 2)


def test_a_file_is_made_anew_with_its_version_and_command(tmp_path):
    path = make(SMALL, tmp_path)
    first, second = path.read_text().splitlines()
    assert list(json.loads(first))[:3] == ["greenest", "command", "shape"]
    for line in read_lines(path):
        assert (line.version, line.command) == (full_version(), "greenest census 1x3 --json")
        assert line.printed["setups"] == line.printed["solvable"] == 6
    assert second


def test_a_command_that_fails_leaves_the_old_file(tmp_path):
    path = make(SMALL, tmp_path)
    before = path.read_bytes()
    broken = PrintedFile(
        SMALL.path, "None", ("greenest census 1x3 --json", "greenest census 99x99")
    )
    with pytest.raises(subprocess.CalledProcessError):
        make(broken, tmp_path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_compressed_file_has_the_same_bytes_each_time_and_reads_back(tmp_path):
    lines = [
        PrintedLine(
            "0.3.0", "python -m greenest.lab blocks 1x2 --json", {"shape": "1x2", "boards": 0}
        )
    ]
    for name in ("a.jsonl.gz", "b.jsonl.gz"):
        write_lines(tmp_path / name, lines)
    content = (tmp_path / "a.jsonl.gz").read_bytes()
    assert content == (tmp_path / "b.jsonl.gz").read_bytes()
    assert gzip.decompress(content).startswith(
        b'{"greenest": "0.3.0", "command": "python -m greenest.lab blocks'
    )
    assert read_lines(tmp_path / "a.jsonl.gz") == lines


@pytest.mark.parametrize("text", ['{"shape": "1x3"}\n', "[]\n", "3\n", "x\n", "\n", ""])
def test_a_line_without_its_command_is_refused_by_the_files_name(tmp_path, text):
    (tmp_path / "small-shapes").mkdir()
    path = tmp_path / "small-shapes" / "census-1x3.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"census-1x3\.json:1: no JSON with its version"):
        read_recorded(tmp_path)


def test_the_tool_lists_what_it_can_make_and_makes_what_is_named(tmp_path):
    command = [sys.executable, "-m", "greenest.lab.findings.record"]
    listed = ended(*command, check=True).stdout.splitlines()
    assert listed == [record.path for record in PRINTED_FILES]
    made = [*command, "small-shapes/census-1x3.json", "--folder", str(tmp_path)]
    printed = ended(*made, check=True).stdout.strip()
    assert printed == str(tmp_path / "small-shapes" / "census-1x3.json")
    found = read_recorded(tmp_path)
    assert [resource_of(*each).version for each in found.items()] == [full_version()]
    (table,) = recorded_tables(found)
    assert table.rows == (("1x3", "0", "0", "", ""),)


def test_files_that_commands_print_are_declared_without_clashes():
    for names in ([each.name for each in PRINTED_FILES], [each.path for each in PRINTED_FILES]):
        assert len(set(names)) == len(names)
    for record in PRINTED_FILES:
        assert all(
            each.startswith(("greenest ", "python -m greenest.lab ")) and "--json" in each
            for each in record.commands
        )


def test_commands_that_are_alike_are_shown_once():
    assert (
        pattern(["python -m greenest.lab blocks 2x3 --json"])
        == "python -m greenest.lab blocks 2x3 --json"
    )
    several = [
        f"greenest stress {shape} --count {n} --json" for shape, n in (("6x9", 3), ("9x9", 2))
    ]
    assert pattern(several) == "greenest stress SHAPE --count N --json"
