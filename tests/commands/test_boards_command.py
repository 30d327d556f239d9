import pytest

from greenest.games.pyramids.greenest import legal_captures
from shell import HARD, LATIN, SOLUTION, UNSOLVABLE, printed, records, run


class TestSolve:
    def test_verbose_draws_the_board_after_each_capture(self):
        lines = run("solve", "-v", "BGW").stdout.splitlines()
        assert lines[0] == "solvable in 2 captures (1x3, BGW)"
        drawn = [line for line in lines if line.startswith("  1  ")]
        assert drawn[0] == "  1  B  G  W"
        assert len(drawn) == 3
        assert [len(line.replace(".", "").split()) for line in drawn] == [4, 3, 2]

    @pytest.mark.parametrize("columns", [40, 80])
    def test_lines_fit_the_terminal(self, columns, monkeypatch):
        monkeypatch.setenv("COLUMNS", str(columns))
        board = "/".join("BGW" * 4 for _ in range(12))
        for command in ("solve", "verify", "hint"):
            lines = run(command, board, "--max-nodes", "20000").stdout.splitlines()
            assert len(lines) > 3
            assert max(map(len, lines)) <= columns

    def test_a_drawing_too_wide_for_the_terminal_is_ranks_that_can_be_read(self, monkeypatch):
        monkeypatch.setenv("COLUMNS", "20")
        lines = run("verify", "/".join(["BGWBGWBGW"] * 2)).stdout.splitlines()
        assert lines[1:3] == ["  BGWBGWBGW", "  BGWBGWBGW"]


class TestHint:
    def test_the_summary_comes_first_and_verbose_gives_reasons(self):
        capture_count = len(legal_captures(3, 3, LATIN.replace("/", "")))
        head = run("hint", LATIN).stdout.splitlines()[0]
        assert head == f"12 of {capture_count} captures keep the position solvable ({LATIN})"
        lines = run("hint", "-v", UNSOLVABLE).stdout.splitlines()
        assert lines[1].startswith("unsolvable, every line of play was searched")
        assert lines[2:] == ["  a2xb2 b2xc2 a1xb1 b1xc1"]
        left = printed("hint", HARD, "--max-nodes", "100", code=3)
        head, listed = left.replace("\n ", "").split("undecided:")[:2]
        assert f" solvable, {len(listed.split())} undecided (" in head

    def test_a_position_without_captures_has_a_line_and_a_row(self):
        assert printed("hint", "BB") == "no capture is left, with 2 stacks (BB)\n"
        bare, judged = records(run("hint", "BB", "BG", "--json"))[:2]
        assert list(bare) == list(judged)
        assert [bare[key] for key in ("board", "move", "verdict")] == ["BB", None, None]
        assert [(each["move"], each["number"]) for each in (bare, judged)] == [
            (None, 1), ("a1xb1", 2)
        ]  # fmt: skip


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
    (row,) = records(run(command, LATIN, "--moves", moves, "--json"))
    assert (row["board"], row["error"]) == (None, reason)
