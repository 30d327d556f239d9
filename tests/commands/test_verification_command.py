"""`verify`: setups, claimed moves and proofs."""

from pathlib import Path

import pytest

from checkout import ROOT
from shell import (
    HARD,
    LATIN,
    SOLUTION,
    UNSOLVABLE,
    VERDICT_KEYS,
    loaded_after,
    records,
    run,
    stopped,
)

SLOW_TO_PROVE = (
    "......BWW/W....G.../..B....../........./.....BW../G..BG.W.G/G.B....../.WG....W./...B.GB.."
)


class TestVerify:
    def test_a_proper_setup(self):
        result = run("verify", str(ROOT / "examples/setup-6x6.txt"))
        assert result.exit_code == 0
        assert "a proper setup\nsolvable in 35 captures\n" in result.stdout

    def test_every_example_is_readable_and_decided(self):
        result = run("verify", *map(str, sorted(ROOT.glob("examples/*.txt"))))
        assert result.exit_code == 0

    def test_defects_of_a_setup_are_named_and_it_is_decided(self):
        result = run("verify", "BB./GWB")
        assert result.exit_code == 0
        assert "- 1 of 6 cells is empty: c2" in result.stdout
        assert "- the colours are not balanced: 3 black, 1 green, 1 white" in result.stdout
        assert "solvable in 4 captures" in result.stdout

    def test_an_unreadable_setup_has_every_defect_named(self):
        result = run("verify", "BX/G", "B")
        assert result.exit_code == 2
        assert "- line 1, column 2: unknown letter 'X'\n" in result.stdout
        assert "solvable in 0 captures" in result.stdout

    def test_json_has_the_keys_of_a_verdict_and_the_defects(self):
        good, bad = records(run("verify", "--json", "BGW/GWB", "BX/G"))
        assert list(good) == list(bad) == [*VERDICT_KEYS, "defects", "difficulty"]
        assert good["defects"] == []
        assert [bad[key] for key in VERDICT_KEYS] == [None] * len(VERDICT_KEYS)
        assert "line 1, column 2: unknown letter 'X'" in bad["defects"]

    def test_an_undecided_setup(self):
        assert run("verify", HARD, "--max-nodes", "1000").exit_code == 3

    def test_unreadable_outweighs_undecided(self):
        assert run("verify", HARD, "X", "--max-nodes", "1000").exit_code == 2


class TestVerifyMoves:
    @pytest.mark.parametrize(
        "moves", [SOLUTION, SOLUTION.replace(" ", ","), SOLUTION.replace(" ", ", ").upper()]
    )
    def test_a_solution_is_accepted(self, moves):
        result = run("verify", LATIN, "--moves", moves)
        assert result.exit_code == 0
        assert result.stdout == "accepted: 8 captures to a single stack\n"

    def test_the_first_wrong_move_is_refused_with_its_reason(self):
        result = run("verify", LATIN, "--moves", "a2xb2 b2xa2 a1xa2")
        assert result.exit_code == 4
        assert result.stdout == "refused: move 2, b2xa2: there is no stack on a2 to take\n"

    def test_moves_that_stop_too_early_are_refused(self):
        result = run("verify", LATIN, "--moves", "a2xb2")
        assert result.exit_code == 4
        assert result.stdout == "refused: the moves stop with 8 stacks\n"

    def test_json(self):
        accepted = records(run("verify", LATIN, "--json", "--moves", SOLUTION))
        assert accepted == [{"board": LATIN, "accepted": True, "wrong_move": None, "reason": None}]
        (refused,) = records(run("verify", "(BGW)G.", "--json", "--moves", "a1xb1 b1xc1"))
        assert refused == {
            "board": "(BGW)G.",
            "accepted": False,
            "wrong_move": 2,
            "reason": "there is no stack on c1 to take",
        }

    def test_the_solver_takes_no_part(self):
        lines, loaded = loaded_after("verify", LATIN, "--moves", SOLUTION)
        assert lines == ["accepted: 8 captures to a single stack"]
        assert not {"numba", "numpy", "greenest.solver.engines"} & loaded

    def test_two_positions_are_wrong_usage(self):
        assert run("verify", "BG", "BG", "--moves", "a1xb1").exit_code == 2

    def test_an_unreadable_position_is_not_verified(self):
        assert run("verify", "BX", "--moves", "a1xb1").exit_code == 2


class TestCertificates:
    """A proof written by solve and checked by verify."""

    @pytest.mark.parametrize("name", ["proof.txt", "proof.gz"])
    @pytest.mark.parametrize(
        ("board", "verdict"),
        [(LATIN, "solvable"), (UNSOLVABLE, "unsolvable"), ("BB", "unsolvable")],
    )
    def test_what_solve_writes_verify_accepts(self, board, verdict, name, tmp_path):
        path = tmp_path / name
        solved = run("solve", board, "--certificate", str(path))
        assert solved.exit_code == 0
        assert f"{path}: a proof in " in solved.stderr
        for claimed in ((), (board,)):
            checked = run("verify", "--certificate", str(path), *claimed)
            assert checked.exit_code == 0
            assert checked.stdout.startswith(f"accepted: {verdict}: {board}\n")
        (record,) = records(run("verify", "--certificate", str(path), "--json"))
        assert list(record) == ["board", "verdict", "accepted", "reason", "seconds"]
        assert (record["board"], record["verdict"], record["accepted"]) == (board, verdict, True)

    def test_the_proof_of_another_position_is_refused(self, tmp_path):
        path = tmp_path / "proof"
        run("solve", UNSOLVABLE, "--certificate", str(path))
        checked = run("verify", "--certificate", str(path), LATIN)
        assert checked.exit_code == 4
        assert checked.stdout == f"refused: the proof is of another position, {UNSOLVABLE}\n"
        (record,) = records(run("verify", "--certificate", str(path), LATIN, "--json"))
        assert (record["board"], record["verdict"], record["accepted"]) == (None, None, False)

    def test_a_file_that_proves_nothing_is_refused(self, tmp_path):
        path = tmp_path / "proof"
        run("solve", UNSOLVABLE, "--certificate", str(path))
        path.write_text(path.read_text().replace("end", "End"))
        checked = run("verify", "--certificate", str(path), "--json")
        assert checked.exit_code == 4
        (record,) = records(checked)
        assert (record["board"], record["verdict"], record["accepted"]) == (None, None, False)
        assert record["reason"].startswith("line ")

    def test_the_solver_takes_no_part_in_checking(self, tmp_path):
        path = tmp_path / "proof"
        run("solve", UNSOLVABLE, "--certificate", str(path))
        lines, loaded = loaded_after("verify", "--certificate", str(path))
        assert lines[0] == f"accepted: unsolvable: {UNSOLVABLE}"
        assert not {"numba", "ortools", "greenest.solver.engines"} & loaded

    def test_an_undecided_position_has_none(self, tmp_path):
        path = tmp_path / "proof"
        solved = run("solve", HARD, "--max-nodes", "1000", "--certificate", str(path))
        assert solved.exit_code == 3
        assert "not written: an undecided position has no certificate" in solved.stderr
        assert not path.exists()

    def test_one_position_at_a_time(self, tmp_path):
        path = str(tmp_path / "proof")
        assert run("solve", LATIN, UNSOLVABLE, "--certificate", path).exit_code == 2
        assert run("verify", LATIN, UNSOLVABLE, "--certificate", __file__).exit_code == 2
        assert run("verify", LATIN, "--moves", "a1xa2", "--certificate", __file__).exit_code == 2
        assert run("verify", "BGX", "--certificate", __file__).exit_code == 2
        assert run("verify", "--certificate", path).exit_code == 2

    def test_a_folder_that_is_not_there_is_named_before_the_search(self, tmp_path):
        path = tmp_path / "nowhere" / "proof"
        solved = run("solve", LATIN, "--certificate", str(path))
        assert (solved.exit_code, solved.stdout) == (2, "")
        assert f"Error: {path}: there is no folder {path.parent}" in solved.stderr

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
    def test_a_file_that_cannot_be_written(self):
        solved = run("solve", LATIN, "--certificate", "/dev/full")
        assert solved.exit_code == 1
        assert "Error: /dev/full: not a regular file" in solved.stderr

    def test_an_interrupted_writer_leaves_the_old_file(self, tmp_path):
        path = tmp_path / "proof"
        path.write_text("old")
        solving = ("solve", SLOW_TO_PROVE, "--certificate", str(path))
        code, _, said = stopped(*solving, once=lambda process: process.stdout.readline())
        assert code == 1
        assert "Traceback" not in said
        assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]
