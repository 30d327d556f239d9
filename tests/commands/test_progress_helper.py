"""Progress bars appear on terminals only, and Ctrl-C ends work with one line."""

from pathlib import Path

import click
import pytest

from greenest.commands.shared.progress import kept_in, progress
from greenest.study.progress import Interrupted
from shell import interrupted_in_compiled_code
from terminal import at_a_terminal


@pytest.mark.parametrize(
    ("arguments", "unit"),
    [
        (["batch", "2x3", "--count", "50", "--seed", "1", "--jobs", "1"], "boards"),
        (["census", "2x3", "--jobs", "1"], "positions"),
        pytest.param(["blocks", "2x3", "--jobs", "1"], "positions", marks=pytest.mark.slow),
        pytest.param(
            *(["simulate", "green", "--games", "9", "--seed", "1"], "games"), marks=pytest.mark.slow
        ),
        pytest.param(["values", "greener", "2x3"], "setups", marks=pytest.mark.slow),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_bar_goes_to_the_terminal_and_answers_to_stdout(arguments, unit, tmp_path):
    answers = tmp_path / "answers"
    shown = at_a_terminal(*arguments, redirect=f"> {answers}").printed
    assert "100%" in shown
    assert f" {unit}/s" in shown
    assert answers.read_text().strip()
    assert "%|" not in answers.read_text()


@pytest.mark.parametrize("interrupt", [KeyboardInterrupt(), interrupted_in_compiled_code()])
def test_ctrl_c_becomes_what_is_to_be_said_of_it(interrupt):
    with (
        pytest.raises(click.ClickException, match="stopped early"),
        progress(3, " boards", lambda _: "stopped early"),
    ):
        raise interrupt


def test_without_anything_to_say_or_count_ctrl_c_goes_on():
    with pytest.raises(KeyboardInterrupt), progress(3, " boards"):
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        kept_in(None, "--ledger", "board")(KeyboardInterrupt())


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
