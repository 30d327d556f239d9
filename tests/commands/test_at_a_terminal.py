"""What a person at a terminal sees: prompts, messages, bars and Ctrl-C."""

import re

import pytest

from shell import HARD, LATIN, run
from terminal import CTRL_C, CTRL_D, at_a_terminal


def test_a_dash_says_that_it_reads_from_the_terminal_and_how_to_end():
    keys = LATIN.replace("/", "\n") + "\n\n" + CTRL_D
    shown = at_a_terminal("verify", "-", keys=keys, after="last one.\r\n")
    assert shown.code == 0
    assert shown.lines[:1] == [
        "Type or paste boards; an empty line ends a board, Ctrl-D the last one."
    ]
    assert "solvable in 8 captures" in shown.lines


def test_a_dash_in_a_pipe_says_nothing():
    assert run("solve", "-", text="B").stderr == ""


def test_no_argument_is_wrong_usage():
    shown = at_a_terminal("solve", columns=60)
    assert shown.code == 2
    assert "Error: Give a board, a file of positions, or - for standard" in shown.lines
    assert "  input." in shown.lines


@pytest.mark.parametrize("columns", [40, 60])
def test_long_messages_break_between_words(columns):
    message = run("solve", "BGX/GW/WBG1").stderr
    assert len(message.splitlines()) == 1
    shown = at_a_terminal("solve", "BGX/GW/WBG1", columns=columns)
    assert len(shown.lines) > 2
    assert max(map(len, shown.lines)) <= columns
    assert " ".join(" ".join(shown.lines).split()) == message.strip()


def test_ctrl_c_is_no_error():
    shown = at_a_terminal("solve", "-", keys=CTRL_C, after="last one.\r\n")
    assert shown.code == 1
    assert shown.lines[1:] == ["^C", "stopped", ""]


@pytest.mark.parametrize(
    ("arguments", "piped", "answer"),
    [
        (("blocks", "2x3", "--jobs", "1"), False, r"row 1 +1,806 +135 +159 +1,227"),
        (("blocks", "2x3", "--jobs", "1"), True, r"row 1 +1,806 +135 +159 +1,227"),
        (("simulate", "green", "--games", "9", "--seed", "1"), False, r"green .*: 9 games"),
    ],
    ids=["lines as they come", "through a pipe", "one answer"],
)
def test_a_bar_never_runs_into_an_answer(arguments, piped, answer):
    shown = at_a_terminal(*arguments, piped=piped)
    assert any(re.fullmatch(answer, line) for line in shown.lines)
    assert all(re.match(r" *\d+%\|", line) for line in shown.lines if "%|" in line)


def test_positions_are_not_counted_where_another_program_prints_the_answers():
    lines = at_a_terminal("solve", HARD, HARD, "--engine", "dfs", piped=True).lines
    assert not any("positions" in line for line in lines)
