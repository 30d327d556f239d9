"""The command starts as a script, as a module and from the file in a clone."""

import os
import sys
from functools import partial

import pytest

from greenest.system.version import full_version
from shell import START, ended, python

start = partial(ended, sys.executable)


@pytest.mark.parametrize("way", [("-m", "greenest"), ("cli.py",)], ids=" ".join)
class TestEachWay:
    def test_it_is_called_greenest(self, way):
        assert start(*way, "-h").stdout.startswith("Usage: greenest [OPTIONS] COMMAND")
        assert start(*way, "--version").stdout == f"greenest, version {full_version()}\n"
        assert start(*way, "solve", "--no").stderr.startswith("Usage: greenest solve [OPTIONS]")

    def test_it_answers_and_its_workers_start(self, way):
        answer = start(*way, "solve", "BGW", check=True)
        assert answer.stdout.startswith("solvable in 2 captures (1x3, BGW)\n")
        arguments = ("batch", "2x3", "--count", "20", "--seed", "1", "--jobs", "2")
        answer = start(*way, *arguments, check=True)
        assert answer.stdout.startswith("2x3, 6 pieces, seed 1: 20 boards\n")


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("matplotlib", "report", "report --folder ."),
        ("distributed", "cluster", "batch 4x4 --count 9 --seed 5 --cluster tls://host:8786"),
        *((package, "web", "serve") for package in ("uvicorn", "fastapi", "pydantic")),
    ],
)
def test_without_its_extra_a_command_says_what_to_install(package, extra, arguments, tmp_path):
    without = f"import sys; sys.modules[{package!r}] = None; "
    answer = python(without + START, *arguments.split(), cwd=tmp_path)
    assert (answer.returncode, answer.stdout) == (2, "")
    needed = f"{package} is not installed: pip install '.[{extra}]' in a clone of greenest"
    assert answer.stderr == f"Error: {needed}\n"


def test_where_nothing_is_installed_the_file_says_what_to_do():
    """In isolated mode without site-packages, Python finds neither greenest nor click."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    answer = start("-I", "-S", "cli.py", "solve", "BGW", env=environment)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr == "Error: greenest is not installed; in its clone: pip install -e .\n"
