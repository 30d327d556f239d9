"""`solve --moves` and `hint --moves` continue in the middle of a game."""

import pytest

from shell import HARD, LATIN, ORIGIN_KEYS, SOLUTION, VERDICT_KEYS, printed, records, refused, run

MOVES = "a2xb2, c2xb2"
REACHED = "BGW/.B./WBG"


def test_solve_goes_on_from_the_position_reached_and_numbers_its_steps_on():
    head, rest, _ = printed("solve", LATIN, "--moves", MOVES).splitlines()
    assert head == f"solvable in 6 captures (3x3, {LATIN} after 2 captures)"
    assert run("verify", LATIN, "--moves", f"{MOVES} {rest}").exit_code == 0
    lines = run("solve", LATIN, "--moves", MOVES, "-v").stdout.splitlines()
    numbers = [int(line.split(".")[0]) for line in lines if "x" in line and "." in line[:4]]
    assert numbers == list(range(3, 9))
    assert lines[lines.index("  3  B  G  W") + 1] == "  2  .  B  ."


def test_json_is_of_the_position_reached_and_says_how_it_was():
    (found,) = records(run("solve", LATIN, "--moves", MOVES, "--json"))
    assert list(found) == [*VERDICT_KEYS, "start", "played", *ORIGIN_KEYS]
    assert (found["board"], found["pieces"]) == (REACHED, 7)
    assert (found["start"], found["played"]) == (LATIN, ["a2xb2", "c2xb2"])
    (direct,) = records(run("solve", REACHED, "--json"))
    assert found["moves"] == direct["moves"]


def test_hint_judges_the_captures_after_the_moves():
    result = run("hint", LATIN, "--moves", MOVES)
    assert result.stdout.startswith(
        f"5 of 7 captures keep the position solvable ({LATIN} after 2 captures)\n"
    )
    found = records(run("hint", LATIN, "--moves", MOVES, "--json"))
    assert {each["board"] for each in found} == {REACHED}
    assert {(each["start"], *each["played"]) for each in found} == {(LATIN, "a2xb2", "c2xb2")}


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


@pytest.mark.parametrize("command", ["solve", "hint"])
def test_moves_are_of_one_board(command):
    said = refused(command, "BG", "BG", "--moves", "a1xb1")
    assert "--moves goes on from one position, not 2." in said


@pytest.mark.parametrize(
    "moves",
    [
        "A2xB2,c2xb2",
        "A2 B2, C2 B2",
        "a2b2 c2 b2",
        "a2 x b2 c2b2",
        "1. a2xb2 2. c2xb2",
        "1.a2xb2\n2.c2xb2",
        "a2×b2; c2×b2",
        "a2xb2;c2xb2;",
        "1. A2–B2 2... c2 → b2",
    ],
)
def test_captures_are_read_as_people_write_them(moves):
    (found,) = records(run("solve", LATIN, "--moves", moves, "--json"))
    assert (found["board"], found["played"]) == (REACHED, ["a2xb2", "c2xb2"])


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [("a2 a2xb2", "move 1, a2: "), ("a2b2c2", "move 1, a2b2c2: "), ("a2, b2", "move 1, a2: ")],
)
def test_a_cell_without_its_pair_is_no_capture(moves, wrong):
    assert refused("solve", LATIN, "--moves", moves).startswith(f"Error: {wrong}")
