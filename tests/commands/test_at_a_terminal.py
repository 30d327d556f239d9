"""What a person at a terminal sees: prompts, messages, bars, and the effect of Ctrl-C."""

import re
import shlex

import pytest

from shell import LATIN, SLOW_TO_PROVE, python, run
from terminal import CTRL_C, CTRL_D, at_a_terminal

COUNTED_AT_ONCE = """
import os
from greenest.commands.shared import progress
progress.COUNTED_AFTER = 0
os.environ["TQDM_MININTERVAL"] = "0"  # read when tqdm is imported: each count is drawn
"""


def test_a_dash_tells_a_terminal_how_to_end_and_a_pipe_nothing():
    keys = LATIN.replace("/", "\n") + "\n\n" + CTRL_D
    shown = at_a_terminal("verify", "-", keys=keys, after="last one.\n")
    assert shown.code == 0
    assert shown.lines[:1] == [
        "Type or paste boards; an empty line ends a board, Ctrl-D the last one."
    ]
    assert "solvable in 8 captures (3x3)" in shown.lines
    assert run("solve", "-", text="B").stderr == ""


def test_ctrl_c_is_no_error():
    shown = at_a_terminal("solve", "-", keys=CTRL_C, after="last one.\n")
    assert shown.code == 1
    assert shown.lines[1:] == ["^C", "stopped", ""]


def test_ctrl_c_while_the_command_loads_is_no_traceback():
    script = """
import builtins, sys
real = builtins.__import__
def interrupted(name, *rest):
    if name == sys.argv[1]:
        raise KeyboardInterrupt
    return real(name, *rest)
builtins.__import__ = interrupted
import greenest.cli
"""
    ended = python(script, "greenest.commands.shared.group")
    assert (ended.returncode, ended.stderr) == (1, "stopped\n")


@pytest.mark.parametrize("redirect", ["", "| cat"])
def test_a_bar_never_runs_into_an_answer(redirect):
    shown = at_a_terminal("census", "2x3", "--jobs", "1", redirect=redirect)
    assert "2x3: 90 balanced setups" in shown.lines
    bars = [line for line in shown.lines if "%|" in line]
    assert bars
    assert all(re.match(r" *\d+%\|", line) for line in bars)


def test_positions_are_counted_up_to_their_total(tmp_path):
    boards = tmp_path / "boards.txt"
    boards.write_text("\n\n".join(["BGW/GWB"] * 1000 + [SLOW_TO_PROVE] * 3))
    shown = at_a_terminal(
        "solve",
        str(boards),
        "--engine",
        "dfs",
        "--jobs",
        "2",
        "--json",
        redirect=f"> {shlex.quote(str(tmp_path / 'answers'))}",
        before=COUNTED_AT_ONCE,
    )
    counts = [int(each) for each in re.findall(r"(\d+)/1003 ", shown.printed)]
    assert counts == sorted(counts)
    assert counts[-1] == 1003


def test_positions_are_not_counted_where_another_program_prints_the_answers():
    boards = [SLOW_TO_PROVE] * 5
    shown = at_a_terminal(
        "solve", *boards, "--engine", "dfs", redirect="| cat", before=COUNTED_AT_ONCE
    )
    assert sum(line.startswith("unsolvable") for line in shown.lines) == len(boards)
    assert not any("positions/s" in line for line in shown.lines)
