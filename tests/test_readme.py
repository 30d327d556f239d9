"""The README shows what the commands print: `--update` writes it anew."""

import os
import re
import shlex
import subprocess
import sys

from click.testing import CliRunner

from checkout import ROOT
from greenest.cli import main

README = ROOT / "README.md"
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^\$ greenest (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
TIMES = re.compile(
    r'[0-9.,]+(?= s\b| (?:boards|games)/s)|(?<="seconds": )[0-9.e-]+|(?<=_second": )[0-9.]+'
)
COMMAND = f"""{sys.executable} -c 'from greenest.cli import main; main(prog_name="greenest")' """


def answer(example: re.Match[str]) -> str:
    """Give an example with what it prints now."""
    line = example[1]
    if "|" in line:
        piped = COMMAND + line.replace("| greenest ", "| " + COMMAND)
        environment = os.environ
        printed = subprocess.check_output(piped, shell=True, env=environment, text=True)
    else:
        printed = CliRunner().invoke(main, shlex.split(line)).stdout
    return f"$ greenest {line}\n{printed.strip()}\n\n"


def block(shown: re.Match[str]) -> str:
    return EXAMPLE.sub(answer, shown[0]).rstrip("\n") + "\n"


def test_the_readme_shows_what_the_commands_print(tmp_path, monkeypatch, is_updating):
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    shown = README.read_text()
    printed = BLOCK.sub(block, shown)
    if is_updating:
        README.write_text(printed)
    assert TIMES.sub("…", README.read_text()) == TIMES.sub("…", printed)
    assert (tmp_path / "proof.txt").read_text() in printed
