"""Published files of what commands print. Every line has its version and its command.

    python -m greenest.lab.findings.record                      lists them
    python -m greenest.lab.findings.record holes/few-holes.jsonl

The second form makes a file of the folder `results` again. It runs the commands of the file, adds
the keys `greenest` (the version) and `command` to each line, and replaces the file when all
commands have ended. If the name ends in `.gz`, the file is compressed, without name and time.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shlex
import subprocess
import sys
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greenest.lab.findings.described import PACKAGE
from greenest.study.publish.shipped import content_of
from greenest.system.files import written_aside
from greenest.system.version import made_by


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A published file: its path in the folder, and the commands that print its lines."""

    path: str
    title: str
    commands: tuple[str, ...]
    seeds: str = "none"

    @property
    def name(self) -> str:
        """The name of the file without its suffixes."""
        return Path(self.path).name.split(".")[0]


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """A line of a published file: its version, its command, and the JSON that was printed."""

    version: str
    command: str
    printed: Mapping[str, Any]


def _declared() -> Iterator[PrintedFile]:
    for each in content_of("printed.toml", PACKAGE)["file"]:
        for own in map(_values, each.get("files", [[]])):
            yield PrintedFile(
                each["path"].format(*own),
                each["title"].format(*own),
                tuple(
                    each["command"].format(*own, *_values(varied))
                    for varied in each.get("commands", [[]])
                ),
                each.get("seeds", "none"),
            )


def _values(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


PRINTED_FILES = tuple(_declared())


def read_lines(path: Path) -> list[PrintedLine]:
    """Return the lines of a published file.

    Raises ValueError, with the path and the line, for a file without lines, and if a line lacks its
    version or its command.
    """
    content = path.read_bytes()
    try:
        text = gzip.decompress(content) if path.suffix == ".gz" else content
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise ValueError(f"{path}: {error}") from None
    lines = text.splitlines() or [b""]
    return [_line(f"{path}:{number}", line) for number, line in enumerate(lines, 1)]


def _line(where: str, text: bytes) -> PrintedLine:
    """Return a line; raises ValueError, which begins with its place."""
    try:
        printed = json.loads(text)
        return PrintedLine(printed.pop("greenest"), printed.pop("command"), printed)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise ValueError(f"{where}: no JSON with its version and command") from None


def write_lines(path: Path, lines: list[PrintedLine]) -> None:
    """Write a published file, replacing it as a whole."""
    with written_aside(path, path.suffix == ".gz") as stream:
        for line in lines:
            made = {"greenest": line.version, "command": line.command}
            stream.write(f"{json.dumps(made | dict(line.printed))}\n".encode())


def make(record: PrintedFile, folder: Path) -> Path:
    """Run the commands of a published file, write the file, and return its path.

    Raises CalledProcessError if a command fails, and OSError.
    """
    path = folder / record.path
    path.parent.mkdir(parents=True, exist_ok=True)
    write_lines(path, [line for command in record.commands for line in _printed(command)])
    return path


def _printed(command: str) -> Iterator[PrintedLine]:
    words = [sys.executable, "-m", *shlex.split(command.removeprefix("python -m "))]
    printed = subprocess.run(words, stdout=subprocess.PIPE, check=True, text=True).stdout
    for line in printed.splitlines():
        yield PrintedLine(made_by(with_ortools=False), command, json.loads(line))


def main() -> None:
    """List the files, or make the files that the command line names."""
    known = {record.path: record for record in PRINTED_FILES}
    parser = argparse.ArgumentParser(description="Make files that commands print anew.")
    parser.add_argument("paths", nargs="*", choices=[[], *known], metavar="FILE")
    parser.add_argument("--folder", type=Path, default=Path("results"), help="where they stand")
    chosen = parser.parse_args()
    for record in [] if chosen.paths else PRINTED_FILES:
        print(record.path)
    for path in chosen.paths:
        print(make(known[path], chosen.folder))


if __name__ == "__main__":
    main()
