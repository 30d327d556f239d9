"""Progress is shown on a terminal alone, and Ctrl-C ends work with one line."""

import os
import subprocess
from pathlib import Path

import click
import pytest

from checkout import ROOT
from greenest.commands.shared.progress import kept_in, progress
from greenest.study.progress import Interrupted
from shell import command

termios = pytest.importorskip("termios", reason="no pseudoterminals there")


def at_terminal(*arguments: str) -> tuple[str, str]:
    """Run a command with stderr on a terminal; return what it printed and what it showed."""
    controller, terminal = os.openpty()
    termios.tcsetwinsize(terminal, (24, 80))
    with subprocess.Popen(
        command(*arguments), cwd=ROOT, stdout=subprocess.PIPE, stderr=terminal, text=True
    ) as process:
        os.close(terminal)
        printed = process.stdout.read()
    shown = b""
    try:
        while some := os.read(controller, 1 << 16):
            shown += some
    except OSError:  # Linux says so at the end of what a closed terminal was sent.
        pass
    os.close(controller)
    return printed, shown.decode()


@pytest.mark.parametrize(
    ("arguments", "unit"),
    [
        (["batch", "2x3", "--count", "50", "--seed", "1", "--jobs", "1"], "boards"),
        (["census", "2x3", "--jobs", "1"], "positions"),
        (["blocks", "2x3", "--jobs", "1"], "positions"),
        (["simulate", "green", "--games", "9", "--seed", "1"], "games"),
        (["values", "greener", "2x3"], "setups"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_bar_goes_to_the_terminal_and_answers_to_stdout(arguments, unit):
    printed, shown = at_terminal(*arguments)
    assert "100%" in shown
    assert f" {unit}/s" in shown
    assert printed.strip()
    assert "%|" not in printed


def test_ctrl_c_becomes_what_is_to_be_said_of_it():
    with (
        pytest.raises(click.ClickException, match="stopped early"),
        progress(3, " boards", lambda _: "stopped early"),
    ):
        raise KeyboardInterrupt


def test_ctrl_c_in_compiled_code_is_ctrl_c():
    inner = SystemError("returned a result with an exception set")
    inner.__cause__ = KeyboardInterrupt()
    with (
        pytest.raises(click.ClickException, match="stopped early"),
        progress(3, " boards", lambda _: "stopped early"),
    ):
        raise SystemError("returned a result with an exception set") from inner


def test_without_anything_to_say_ctrl_c_goes_on():
    with pytest.raises(KeyboardInterrupt), progress(3, " boards"):
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("done", "file", "said"),
    [
        (0, None, "stopped after 0 of 9 boards; nothing is lost"),
        (1, Path("f"), "stopped after 1 of 9 boards; f keeps them, the same command goes on from"),
        (1, None, "stopped after 1 of 9 boards; they are lost, for there is no --ledger"),
    ],
)
def test_what_was_done_is_kept_in_the_file_or_lost(done, file, said):
    assert kept_in(file, "--ledger", "board")(Interrupted(done, 9)).startswith(said)


def test_an_interrupt_that_counts_nothing_is_raised_again():
    with pytest.raises(KeyboardInterrupt):
        kept_in(None, "--ledger", "board")(KeyboardInterrupt())
