from collections import Counter
from itertools import product
from random import Random

import pytest

from brute import count_solutions, is_solvable
from greenest.certificates.checker import Bounds, LimitError
from greenest.commands.verifying import proofs, setups
from greenest.commands.verifying.setups import has_one_solution
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position
from shell import (
    ENGINES,
    HARD,
    LATIN,
    ORIGIN_KEYS,
    SOLUTION,
    UNSOLVABLE,
    loaded_after,
    printed,
    records,
    refused,
    run,
)


class TestVerifyMoves:
    def test_moves_that_stop_too_early_are_refused_with_what_can_still_be_done(self):
        shown = printed("verify", LATIN, "--moves", "a2xb2 c2xb2", code=4)
        refused, *drawn, verdict, moves, _ = shown.splitlines()
        assert refused == "refused: the moves stop with 7 stacks"
        assert drawn == ["  3  B  G  W", "  2  .  B  .", "  1  W  B  G", "     a  b  c"]
        assert verdict == "solvable in 6 captures (3x3, after these moves)"
        assert run("verify", LATIN, "--moves", f"a2xb2 c2xb2 {moves}").exit_code == 0
        told = printed("verify", LATIN, "--moves", "a2xb2 c2xb2 b1xc1", code=4)
        assert "\nunsolvable (3x3, after these moves): every line of play" in told
        assert "\nthe first move that loses is 3, b1xc1: every line of play was" in told
        told = printed("verify", HARD, "--moves", "b9xe9", "--max-nodes", "1000", code=4)
        assert "\nundecided (9x9, after these moves): " in told
        told = printed("verify", UNSOLVABLE, "--moves", "a2xb2", code=4)
        assert "\nthe board was unsolvable before any of these moves\n" in told

    @pytest.mark.parametrize("index", range(2))
    def test_the_first_move_that_loses_is_the_one_that_brute_force_finds(self, index):
        """A random game to its end, from a solvable board."""
        random = Random(index)
        boards = (random_position(4, 4, 9, index, number) for number in range(1000))
        position = next(filter(is_solvable, boards))
        board, moves, kept = position, [], [True]
        while captures := position.captures():
            capture = random.choice(captures)
            moves.append(position.notation(capture))
            position = position.after(capture)
            kept.append(is_solvable(position))
        assert not kept[-1]
        for length in range(len(moves)):
            claimed = ("verify", str(board), "--moves", " ".join(moves[:length]), "--json")
            (found,) = records(run(*claimed))
            losing = kept.index(False) if not kept[length] else None
            assert found["losing_move"] == losing
            assert (found["losing_reason"] is None) == (losing is None)

    def test_a_claim_is_played_back_put_right_and_finished(self):
        lines = run("verify", "BGW", "--moves", "a1xb1 c1xb1", "-v").stdout.splitlines()
        drawn = [line for line in lines if line.startswith("  1  ")]
        assert lines[0] == "accepted: 2 captures to a single stack"
        assert drawn == ["  1  B  G  W", "  1  .  B  W", "  1  .  W  ."]
        lines = run("verify", "BGW", "--moves", "a1xb1 b1xc1", "-v").stdout.splitlines()
        drawn = [line for line in lines if line.startswith("  1  ")]
        assert drawn == ["  1  B  G  W", "  1  .  B  W", "  1  .  W  ."]
        assert "  2. c1xb1" in lines

    def test_the_solver_takes_no_part_in_checking_moves_or_certificates(self, tmp_path):
        proof = str(tmp_path / "proof")
        run("solve", UNSOLVABLE, "--certificate", proof)
        lines, loaded = loaded_after(
            ["verify", LATIN, "--moves", SOLUTION], ["verify", "--certificate", proof]
        )
        assert lines[:2] == [
            "accepted: 8 captures to a single stack",
            f"accepted: unsolvable: {UNSOLVABLE}",
        ]
        assert not ({"numba", "ortools"} | ENGINES) & loaded

    def test_drawings_can_be_pasted_back(self):
        lines = run("verify", LATIN, "-v").stdout.splitlines()
        starts = [index for index, line in enumerate(lines) if line.startswith("  3  ")]
        boards = ["\n".join(lines[start : start + 4]) for start in starts]
        found = records(run("solve", "--json", "-", text="\n\n".join(boards)))
        assert [each["pieces"] for each in found] == list(range(9, 0, -1))


class TestCertificates:
    """`solve` writes proofs and `verify` checks them."""

    @pytest.mark.parametrize(
        ("board", "verdict", "name"),
        [(LATIN, "solvable", "proof.gz"), (UNSOLVABLE, "unsolvable", "proof.txt")],
    )
    def test_what_solve_writes_verify_accepts(self, board, verdict, name, tmp_path):
        path = tmp_path / name
        solved = run("solve", board, "--certificate", str(path))
        assert solved.exit_code == 0
        assert f"{path}: a proof in " in solved.stderr
        for claimed in ((), (board,)):
            checked = printed("verify", "--certificate", str(path), *claimed)
            assert checked.startswith(f"accepted: {verdict}: {board}\n")
        (record,) = records(run("verify", "--certificate", str(path), "--json"))
        keys = ("board", "verdict", "accepted", "reason", "seconds")
        assert tuple(record) == keys + ORIGIN_KEYS
        assert (record["source"], record["line"], record["number"]) == (str(path), None, 1)
        assert (record["board"], record["verdict"], record["accepted"]) == (board, verdict, True)

    def test_files_that_prove_nothing_or_another_position_are_refused(self, tmp_path):
        path = tmp_path / "proof"
        run("solve", UNSOLVABLE, "--certificate", str(path))
        checked = printed("verify", "--certificate", str(path), LATIN, code=4)
        assert checked == f"refused: the proof is of another position, {UNSOLVABLE}\n"
        (record,) = records(run("verify", "--certificate", str(path), LATIN, "--json"))
        assert (record["board"], record["verdict"], record["accepted"]) == (None, None, False)
        path.write_text(path.read_text().replace("end", "End"))
        (record,) = records(run("verify", "--certificate", str(path), "--json"), code=4)
        assert (record["board"], record["verdict"], record["accepted"]) == (None, None, False)
        assert record["reason"].startswith("line ")

    @pytest.mark.parametrize(
        ("options", "bounds"),
        [((), Bounds(120, 400)), (("--max-seconds", "0.5", "--max-memory", "9"), Bounds(0.5, 9))],
    )
    def test_a_check_has_a_limit_of_seconds_unless_told_otherwise(
        self, options, bounds, tmp_path, monkeypatch
    ):
        asked = []

        def check(path, bounds):
            asked.append(bounds)
            raise LimitError("stopped after so many seconds, the limit of time")

        monkeypatch.setattr(proofs, "check_file", check)
        path = tmp_path / "proof"
        path.touch()
        checked = run("verify", "--certificate", str(path), *options)
        assert (checked.exit_code, asked) == (3, [bounds])
        assert "undecided: stopped after so many seconds" in checked.stdout
        assert "--max-seconds and --max-memory allow more" in " ".join(checked.stdout.split())

    def test_another_checker_has_the_time_that_is_left(self, tmp_path, monkeypatch):
        path, left = str(tmp_path / "proof"), []
        run("solve", "BG", "--certificate", path)
        monkeypatch.setattr(proofs, "perf_counter", iter((0.0, 0.4, 0.5)).__next__)
        monkeypatch.setattr(proofs, "refusal_of", lambda *asked: left.append(asked[-1]))
        printed("verify", "--certificate", path, "--checker", path, "--max-seconds", "1")
        assert left == [1 - 0.4]

    def test_undecided_positions_have_none(self, tmp_path):
        path = tmp_path / "proof"
        solved = run("solve", HARD, "--max-nodes", "1000", "--certificate", str(path))
        assert solved.exit_code == 3
        assert "not written: an undecided position has no certificate" in solved.stderr
        assert not path.exists()


class TestRequirements:
    @pytest.mark.parametrize(
        ("board", "required", "code", "met"),
        [
            (LATIN, "proper", 0, {"proper": True}),
            (LATIN, "solvable,balanced", 0, {"solvable": True, "balanced": True}),
            ("BGWB/GWBG", "proper, solvable", 4, {"proper": False, "solvable": True}),
            ("BGWB/GWBG", "balanced", 4, {"balanced": False}),
            (UNSOLVABLE, "solvable,unique", 4, {"solvable": False, "unique": False}),
            ("BG", "unique", 0, {"unique": True}),
        ],
    )
    def test_what_is_required_is_said_of_each(self, board, required, code, met):
        checked = run("verify", board, "--require", required, "--json")
        assert checked.exit_code == code
        assert records(checked)[0]["required"] == met
        told = run("verify", board, "--require", required, "-v")
        assert told.exit_code == code
        assert ("accepted: all that is required" in told.stdout) == (code == 0)
        for each, is_met in met.items():
            assert (f"not {each}" in " ".join(told.stdout.split())) != is_met
        *shown, summary = run("verify", board, "--require", required).stdout.splitlines()
        assert (bool(shown), summary) == ((True, "1 board: 1 refused") if code else
                                          (False, "1 board: 1 accepted"))  # fmt: skip

    def test_what_stays_undecided_is_exit_code_3(self):
        options = ("--max-nodes", "1", "--json")
        checked = run("verify", HARD, "--require", "solvable,unique", *options)
        assert checked.exit_code == 3
        assert records(checked)[0]["required"] == {"solvable": None, "unique": None}
        told = run("verify", HARD, "--require", "solvable,unique", "--max-nodes", "1")
        assert "undecided: solvable, unique" in told.stdout
        assert told.stdout.endswith("\n\n1 board: 1 undecided\n")
        assert run("verify", HARD, "X", "--max-nodes", "1000").exit_code == 2

    def test_what_stays_undecided_and_is_not_required_is_none(self):
        limits = ("--max-nodes", "1")
        (found,) = records(run("verify", HARD, "--json", *limits), code=3)
        assert found["verdict"] == "undecided"
        printed("verify", HARD, "--require", "balanced", *limits, "-v")

    MIXED = (LATIN, UNSOLVABLE, "BGX", "BG", "BGWB/GWBG", "B.G/.W./G.B", "BGW" * 6) * 8
    """Boards of several shapes, so many that most are decided together."""

    def test_failures_are_shown_and_all_are_counted_in_the_last_line(self):
        text = "\n\n".join(each.replace("/", "\n") for each in self.MIXED)
        asked = ("verify", "-", "--require", "solvable,balanced")
        rows = records(run(*asked, "--json", text=text), code=2)
        assert [row["number"] for row in rows] == list(range(1, len(self.MIXED) + 1))
        counts = Counter()
        for row, board in zip(rows, self.MIXED, strict=True):
            if board == "BGX":
                assert "required" not in row
                assert "unknown letter" in row["error"]
                counts["unreadable"] += 1
                continue
            is_solvable = decide(Position.parse(board)).status is Status.SOLVABLE
            is_balanced = len({board.count(colour) for colour in "BGW"}) == 1
            assert row["required"] == {"solvable": is_solvable, "balanced": is_balanced}
            counts["accepted" if is_solvable and is_balanced else "refused"] += 1
        assert min(counts.values()) >= 8
        names = ("accepted", "refused", "unreadable")
        summary = f"56 boards: {', '.join(f'{counts[name]} {name}' for name in names)}\n"
        shown = run(*asked, text=text).stdout
        assert shown.endswith(f"\n\n{summary}")
        assert shown.count("\nrefused: not ") == counts["refused"]
        assert "accepted:" not in shown
        quiet = run(*asked, "-q", text=text)
        assert (quiet.exit_code, quiet.stdout) == (2, summary)
        assert quiet.stderr.count("unknown letter 'X'") == counts["unreadable"]
        (found,) = records(run(*asked, "-q", "--json", text=text), code=2)
        assert found == {"boards": 56, "undecided": 0, **counts}

    def test_nothing_is_decided_that_nobody_asked(self, monkeypatch):
        monkeypatch.setattr(setups, "decide_chunk", lambda *_: pytest.fail("decided"))
        for form in ("--json", "--csv", "-q"):
            assert run("verify", LATIN, "BG", "--require", "proper,balanced", form).exit_code == 4

    @pytest.mark.parametrize("form", [(), ("--json",), ("--csv",), ("-q",), ("-q", "--json")])
    def test_a_missing_file_is_told_without_a_summary(self, form):
        said = refused("verify", "missing.txt", "--require", "solvable", *form)
        assert said == "missing.txt: no such file\n"

    def test_one_solution_is_one_sequence_of_captures(self):
        """Brute force counts the solutions of each board of 2×3."""
        for cells in map("".join, product(".BGW", repeat=6)):
            position = Position.parse(f"{cells[:3]}/{cells[3:]}")
            if solutions := count_solutions(2, 3, cells):
                assert has_one_solution(position, Limits()) is (solutions == 1), cells
