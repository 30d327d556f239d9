"""The manual page is well formed and has all commands and options."""

import shutil
import sys

import pytest

from greenest.cli import SECTIONS, main
from greenest.commands.shared.exits import EXIT_CODES
from shell import ended


@pytest.fixture(scope="module")
def page():
    return ended(sys.executable, "docs/man.py", check=True).stdout


def test_every_command_with_its_options_and_all_sections_and_exit_codes_are_there(page):
    plain = page.replace("\\-", "-")
    for name in main.list_commands(None):
        (part,) = [part for part in plain.split("\n.SS ") if part.startswith(f"greenest {name} ")]
        for option in main.commands[name].params:
            if option.param_type_name == "option":
                assert f"\n.B {', '.join(option.opts)}" in part
    headings = [line for line in page.splitlines() if line.startswith(".I ")]
    assert headings == [f".I {heading}" for heading in SECTIONS]
    for line in EXIT_CODES.splitlines()[2:]:
        code, meaning = line.split(maxsplit=1)
        assert f".TP\n.B {code}\n{meaning}" in page


@pytest.mark.skipif(not shutil.which("groff"), reason="no groff here")
def test_it_is_set_without_a_warning(page):
    done = ended("groff", "-man", "-ww", "-z", input=page, check=True)
    assert (done.stdout, done.stderr) == ("", "")
