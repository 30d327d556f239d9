"""`solve --moves` and `hint --moves` continue in the middle of a game."""

import pytest

from shell import HARD, LATIN, SOLUTION, records, run


def test_captures_are_played_as_people_write_them():
    (found,) = records(run("solve", LATIN, "--moves", "1. A2–B2 2... c2 → b2", "--json"))
    assert (found["board"], found["played"]) == ("BGW/.B./WBG", ["a2xb2", "c2xb2"])


def test_a_whole_solution_leaves_nothing_to_do_and_no_moves_the_board_itself():
    assert run("solve", LATIN, "--moves", SOLUTION).stdout.startswith("solvable in 0 captures")
    assert run("hint", LATIN, "--moves", SOLUTION).stdout.startswith("no capture is left, with 1")
    (found,) = records(run("solve", LATIN, "--moves", "", "--json"))
    assert (found["board"], found["start"], found["played"]) == (LATIN, LATIN, [])
    assert run("solve", HARD, "--moves", "b9xe9", "--max-nodes", "1000").exit_code == 3


@pytest.mark.parametrize("command", ["solve", "hint"])
@pytest.mark.parametrize(
    ("moves", "exit_code", "reason"),
    [
        ("a2xb2 b2xa2", 4, "move 2, b2xa2: there is no stack on a2 to take"),
        ("a2xb2 away", 2, "move 2, away: 'away' is not a capture, which is written as in c3xc5"),
        ("a2xb2 a1xd1", 2, "move 2, a1xd1: there is no cell 'd1' on 3x3"),
    ],
)
def test_a_move_that_the_rules_forbid_is_refused_and_no_move_is_wrong_usage(
    command, moves, exit_code, reason
):
    result = run(command, LATIN, "--moves", moves)
    assert (result.exit_code, result.stdout) == (exit_code, "")
    assert result.stderr == f"Error: {reason}\n"
