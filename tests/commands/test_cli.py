import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner, Result

from checkout import ROOT
from greenest.cli import main
from greenest.games.pyramids.greenest import legal_captures
from greenest.solver.verdict import Limits

LATIN = "BGW/GWB/WBG"
SOLUTION = "a2xb2 c2xb2 b2xb3 a1xa3 a3xb3 c1xc3 c3xb3 b1xb3"
UNSOLVABLE = "BGW/BGW"
HARD = "BG..W..../..GW..B../....WB..G/.W....BG./W..B....G/.WB..G.../...BG..W./B....GW../..G....WB"
SLOW_TO_PROVE = (
    "......BWW/W....G.../..B....../........./.....BW../G..BG.W.G/G.B....../.WG....W./...B.GB.."
)
VERDICT_KEYS = (
    *("board", "rows", "cols", "pieces", "verdict"),
    *("engine", "moves", "reason", "nodes", "seconds"),
)


def run(*arguments: str, text: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, arguments, input=text)
    assert "Traceback" not in result.output
    return result


def records(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def shell(script: str, **settings) -> subprocess.CompletedProcess[str]:
    """Run a shell script in which `greenest` is the command."""
    command = f"{sys.executable} -c 'from greenest.cli import main; main(prog_name=\"greenest\")'"
    define = f'greenest() {{ {command} "$@"; }}; '
    environment = os.environ | {"COLUMNS": "80"}
    return subprocess.run(
        ["bash", "-c", define + script], env=environment, capture_output=True, text=True, **settings
    )


COMMANDS = sorted(main.commands)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_every_command_explains_itself(command, flag):
    result = run(command, flag)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: main {command} ")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_in_the_readme(command):
    readme = (ROOT / "README.md").read_text()
    assert f"$ greenest {command}" in readme
    for parameter in main.commands[command].params:
        long_names = [name for name in parameter.opts if name.startswith("--")]
        assert all(f"`{name}" in readme or f" {name}" in readme for name in long_names)


def test_help_names_the_exit_codes():
    for code, meaning in (
        (0, "every position was decided"),
        (1, "an error while running"),
        (2, "wrong usage or unreadable input"),
        (3, "something stayed undecided, or its proof did not fit the limits"),
        (4, "a verification failed"),
    ):
        assert f"{code}  {meaning}" in run("-h").stdout


@pytest.mark.parametrize(
    "arguments", [["-h"], ["solve", "-h"], ["batch", "-h"], ["stats", "-h"], ["census", "-h"]]
)
def test_help_loads_no_compiler_and_no_numerics(arguments):
    heavy = {
        "numba",
        "numpy",
        "ortools",
        "scipy",
        "tqdm",
        "greenest.solver.engines",
    }
    script = (
        "import sys; from greenest import cli\n"
        f"try: cli.main({arguments!r})\n"
        "except SystemExit: pass\n"
        f"print(sorted({heavy!r} & set(sys.modules)))"
    )
    process = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert process.stdout.splitlines()[-1] == "[]"


class TestSolve:
    def test_a_solvable_board_comes_with_moves(self):
        result = run("solve", LATIN)
        assert result.exit_code == 0
        assert result.stdout.startswith("solvable in 8 captures (BGW/GWB/WBG)\n")
        moves = re.findall("[a-c][1-3]x[a-c][1-3]", result.stdout)
        assert run("verify", LATIN, "--moves", " ".join(moves)).exit_code == 0

    def test_unsolvable_is_an_answer(self):
        result = run("solve", UNSOLVABLE)
        assert result.exit_code == 0
        assert result.stdout.startswith("unsolvable (BGW/BGW): every line of play was searched")

    def test_running_into_the_limit_is_undecided(self):
        result = run("solve", HARD, "--max-nodes", "1000")
        assert result.exit_code == 3
        assert result.stdout.startswith("undecided (")

    def test_json_has_exactly_the_published_keys(self):
        (record,) = records(run("solve", "--json", LATIN))
        assert tuple(record) == VERDICT_KEYS
        assert record["board"] == LATIN
        assert (record["rows"], record["cols"], record["pieces"]) == (3, 3, 9)
        assert (record["verdict"], record["reason"]) == ("solvable", None)
        assert len(record["moves"]) == 8

    def test_json_of_a_board_without_solution(self):
        (record,) = records(run("solve", "--json", UNSOLVABLE))
        assert tuple(record) == VERDICT_KEYS
        assert (record["verdict"], record["moves"]) == ("unsolvable", None)
        assert "57 positions" in record["reason"]

    def test_json_has_a_line_for_each_position(self):
        found = records(run("solve", "--json", LATIN, UNSOLVABLE, HARD, "--max-nodes", "1000"))
        assert [line["verdict"] for line in found] == ["solvable", "unsolvable", "undecided"]

    def test_heights_do_not_matter(self):
        assert records(run("solve", "--json", "(BGW)G"))[0]["board"] == "BG"

    def test_verbose_draws_the_board_after_each_capture(self):
        lines = run("solve", "-v", "BGW").stdout.splitlines()
        assert lines[0] == "solvable in 2 captures (BGW)"
        drawn = [line for line in lines if line.startswith("  1  ")]
        assert drawn[0] == "  1  B  G  W"
        assert len(drawn) == 3
        assert [len(line.replace(".", "").split()) for line in drawn] == [4, 3, 2]

    @pytest.mark.parametrize("engine", ["auto", "dfs"])
    def test_each_engine_decides(self, engine):
        assert run("solve", UNSOLVABLE, "--engine", engine).stdout.startswith("unsolvable")

    @pytest.mark.parametrize("columns", [40, 80])
    def test_lines_fit_the_terminal(self, columns, monkeypatch):
        monkeypatch.setenv("COLUMNS", str(columns))
        board = "/".join("BGW" * 5 for _ in range(15))
        for command in ("solve", "verify", "hint"):
            lines = run(command, board, "--max-nodes", "20000").stdout.splitlines()
            assert len(lines) > 3
            assert max(map(len, lines)) <= columns

    def test_the_limits_of_the_command_are_those_of_the_solver(self):
        defaults = {
            parameter.name: parameter.default for parameter in main.commands["solve"].params
        }
        assert defaults["max_nodes"] == Limits().max_nodes
        assert defaults["table_mb"] == Limits().table_mb


class TestInput:
    def test_one_stack_is_solved(self):
        result = run("solve", "B")
        assert result.exit_code == 0
        assert result.stdout.startswith("solvable in 0 captures")

    def test_an_empty_board_is_unsolvable(self):
        result = run("solve", "3/3/3")
        assert result.exit_code == 0
        assert result.stdout.startswith("unsolvable")

    def test_seventeen_columns_are_too_many(self):
        result = run("solve", "B" * 17)
        assert result.exit_code == 2
        assert "more than 16 cells in a rank" in result.stderr

    def test_every_defect_is_named_at_once(self):
        result = run("solve", "BGX/GW/WBG1")
        assert result.exit_code == 2
        assert "no such file, and as a board: " in result.stderr
        for defect in ("line 1, column 3: unknown letter 'X'", "rank of 2", "rank of 4"):
            assert defect in result.stderr
        assert len(result.stderr.splitlines()) == 1

    def test_a_board_on_standard_input(self):
        assert records(run("solve", "--json", "-", text=LATIN))[0]["board"] == LATIN

    def test_standard_input_is_the_default(self):
        assert records(run("solve", "--json", text=LATIN))[0]["board"] == LATIN

    @pytest.mark.parametrize(
        "text",
        [
            b"BGW\r\nGWB\r\nWBG\r\n\r\nBGW\r\nBGW\r\n",
            b"BGW\rGWB\rWBG\r\rBGW\rBGW\r",
            b"\xef\xbb\xbfBGW\nGWB\nWBG\n\nBGW\nBGW\n",
            b"B\tG\tW\nG W B\n\tWBG  \n \t \nBGW\nBGW",
            b"# a comment\n\nbgw\ngwb # another\nwbg\n\n\n\nbgw/bgw\n# the end\n",
        ],
        ids=["CRLF", "CR", "BOM", "tabs and spaces", "comments and lower case"],
    )
    def test_files_from_anywhere(self, text, tmp_path):
        file = tmp_path / "boards.txt"
        file.write_bytes(text)
        result = run("solve", "--json", str(file))
        assert result.exit_code == 0
        assert [record["board"] for record in records(result)] == [LATIN, UNSOLVABLE]

    def test_a_file_of_several_positions_names_each_by_its_line(self, tmp_path):
        file = tmp_path / "boards.txt"
        file.write_text("BGW\nBGW\n\n# a comment\nBGW\nBXW\n\nB\n")
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert f"{file}:4: line 6, column 2: unknown letter 'X'\n" == result.stderr
        assert f"{file}:8)" in result.stdout

    def test_an_unreadable_position_does_not_stop_the_others(self):
        result = run("solve", "--json", "BXW", "B", "/", "G")
        assert result.exit_code == 2
        assert [record["board"] for record in records(result)] == ["B", "G"]
        assert len(result.stderr.splitlines()) == 2

    @pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n\n# at all\n", "\ufeff"])
    def test_no_position(self, text, tmp_path):
        file = tmp_path / "empty.txt"
        file.write_text(text)
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert result.stderr == f"{file}:1: no position found\n"
        assert run("solve", "-", text=text).stderr == "-:1: no position found\n"

    def test_an_empty_argument(self):
        result = run("solve", "")
        assert result.exit_code == 2
        assert result.stderr == "'': no position found\n"

    def test_a_directory(self, tmp_path):
        result = run("solve", str(tmp_path))
        assert result.exit_code == 2
        assert result.stderr == f"{tmp_path}: Is a directory\n"

    @pytest.mark.parametrize(
        ("content", "reason"),
        [
            (b"B\n\n\x7fELF\0\0", "3: binary data, not text"),
            (b"B\n\n# Espa\xf1a\n", "3: not UTF-8 text"),
            (b"\xff\xfeB\0\n\0", "1: binary data, not text"),
            (b"B\n\n" + b"B" * 100_000, "3: a line too long for a board"),
        ],
    )
    def test_a_file_that_is_no_text(self, content, reason, tmp_path):
        file = tmp_path / "boards"
        file.write_bytes(content)
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert result.stderr == f"{file}:{reason}\n"
        assert result.stdout.startswith("solvable") == content.startswith(b"B\n")

    def test_a_file_of_prose_is_refused_in_short(self):
        result = run("solve", str(ROOT / "LICENSE"))
        assert result.exit_code == 2
        assert all("more" in line for line in result.stderr.splitlines() if len(line) > 1200)

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
    def test_a_file_that_may_not_be_read(self, tmp_path):
        file = tmp_path / "secret.txt"
        file.write_text("B")
        file.chmod(0)
        result = run("solve", str(file))
        assert result.exit_code == 2
        assert result.stderr == f"{file}: Permission denied\n"

    def test_ten_thousand_positions_on_standard_input(self):
        text = "".join(f"{'BGW'[n % 3]}G{'BGW'[n // 3 % 3]}\nGWB\n\n" for n in range(10_000))
        result = run("solve", "--json", text=text)
        assert result.exit_code == 0
        assert len(result.stdout.splitlines()) == 10_000

    def test_answers_stream_before_the_input_ends(self):
        process = subprocess.Popen(
            [sys.executable, "-m", "greenest", "solve", "--json", "-"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stdin
            assert process.stdout
            for board in ("B", "BG", "BGW"):
                process.stdin.write(f"{board}\n\n")
                process.stdin.flush()
                assert json.loads(process.stdout.readline())["board"] == board
            process.stdin.close()
        assert process.returncode == 0


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
        script = (
            "import sys; from greenest import cli\n"
            f"try: cli.main(['verify', '{LATIN}', '--moves', '{SOLUTION}'])\n"
            "except SystemExit: pass\n"
            "heavy = {'numba', 'numpy', 'greenest.solver.engines'}\n"
            "print(sorted(heavy & set(sys.modules)))"
        )
        process = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert process.stdout.splitlines() == ["accepted: 8 captures to a single stack", "[]"]

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
        script = (
            "import sys; from greenest.cli import main; "
            f"main(['verify', '--certificate', {str(path)!r}], standalone_mode=False); "
            "heavy = {'numba', 'ortools', 'greenest.solver.engines'}; "
            "assert not heavy & set(sys.modules)"
        )
        subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)

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

    def test_a_file_that_cannot_be_written(self):
        solved = run("solve", LATIN, "--certificate", "/dev/full")
        assert solved.exit_code == 1
        assert "Error: /dev/full: not a regular file" in solved.stderr

    def test_an_interrupted_writer_leaves_the_old_file(self, tmp_path):
        path = tmp_path / "proof"
        path.write_text("old")
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "greenest"),
                *("solve", SLOW_TO_PROVE, "--certificate", str(path)),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert b"unsolvable" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
        assert process.returncode == 1
        assert b"Traceback" not in said
        assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


class TestHint:
    def test_each_legal_capture_is_judged_by_the_position_after_it(self):
        result = run("hint", "--json", "BGW/BGW")
        found = records(result)
        assert result.exit_code == 0
        assert [record["move"] for record in found] == ["a2xb2", "b2xc2", "a1xb1", "b1xc1"]
        assert {record["verdict"] for record in found} == {"unsolvable"}
        keys = "board move verdict engine moves reason nodes seconds"
        assert list(found[0]) == keys.split()

    def test_the_summary_comes_first(self):
        capture_count = len(legal_captures(3, 3, LATIN.replace("/", "")))
        head = run("hint", LATIN).stdout.splitlines()[0]
        assert head == f"12 of {capture_count} captures keep the position solvable ({LATIN})"

    def test_solvable_captures_continue_to_a_single_stack(self):
        for record in records(run("hint", "--json", "BBGW/GW..")):
            if record["verdict"] == "solvable":
                moves = " ".join([record["move"], *record["moves"]])
                assert run("verify", "BBGW/GW..", "--moves", moves).exit_code == 0

    def test_a_position_without_captures(self):
        result = run("hint", "BB")
        assert result.exit_code == 0
        assert result.stdout == "no capture is left, with 2 stacks (BB)\n"

    def test_verbose_gives_the_reason_of_each(self):
        assert "a2xb2: unsolvable, every line" in run("hint", "-v", UNSOLVABLE).stdout

    def test_undecided_captures(self):
        result = run("hint", HARD, "--max-nodes", "100")
        assert result.exit_code == 3
        assert "undecided:" in result.stdout


class TestGenerate:
    def test_boards_can_be_piped_back_into_solve(self):
        generated = run("generate", "3×4", "--pieces", "7", "--count", "5", "--seed", "3").stdout
        described = records(
            run("generate", "3x4", "--pieces", "7", "--count", "5", "--seed", "3", "--json")
        )
        solved = records(run("solve", "--json", "-", text=generated))
        assert [record["board"] for record in solved] == [record["board"] for record in described]
        assert {record["pieces"] for record in solved} == {7}

    def test_a_comment_says_which_board_it_is(self):
        lines = run("generate", "2X3", "--seed", "3", "--index", "4").stdout.splitlines()
        assert lines[0] == "# 2x3, 6 pieces, seed 3, index 4"
        assert sorted("".join(lines[1:])) == sorted("BBGGWW")

    def test_json(self):
        found = records(run("generate", "6x6", "--count", "3", "--index", "10", "--json"))
        assert [list(record) for record in found] == [
            ["board", "rows", "cols", "pieces", "seed", "index"]
        ] * 3
        assert [record["index"] for record in found] == [10, 11, 12]

    def test_a_board_does_not_depend_on_what_is_generated_with_it(self):
        many = records(run("generate", "6x6", "--count", "3", "--json"))
        assert records(run("generate", "6x6", "--index", "2", "--json")) == many[2:]


class TestBatch:
    def test_the_summary_has_the_published_keys_first(self):
        result = run("batch", "2x3", "--count", "50", "--seed", "1", "--jobs", "1", "--json")
        assert result.exit_code == 0
        (summary,) = records(result)
        published = "shape pieces count solvable unsolvable undecided interval seconds"
        assert list(summary)[:9] == [*published.split(), "boards_per_second"]
        assert (summary["shape"], summary["pieces"], summary["count"]) == ("2x3", 6, 50)
        assert summary["solvable"] + summary["unsolvable"] == 50

    def test_a_batch_decides_what_generate_prints(self):
        text = run("generate", "4x4", "--pieces", "9", "--count", "40", "--seed", "5").stdout
        verdicts = [record["verdict"] for record in records(run("solve", "--json", text=text))]
        options = ["--pieces", "9", "--count", "40", "--seed", "5", "--jobs", "1", "--json"]
        (summary,) = records(run("batch", "4x4", *options))
        assert summary["solvable"] == verdicts.count("solvable")
        assert summary["unsolvable"] == verdicts.count("unsolvable")

    def test_undecided_boards_widen_the_interval_and_are_exit_code_3(self):
        options = ["--pieces", "21", "--count", "20", "--seed", "1", "--jobs", "1"]
        result = run("batch", "9x9", *options, "--max-nodes", "1000")
        assert result.exit_code == 3
        assert "An undecided board counts as unsolvable below" in result.stdout

    def test_progress_is_silent_off_a_terminal(self):
        assert run("batch", "2x3", "--count", "5", "--seed", "1", "--jobs", "1").stderr == ""

    def test_a_ledger_is_resumed_and_summed_up(self, tmp_path):
        ledger = str(tmp_path / "run.sqlite")
        options = ["--seed", "1", "--jobs", "1", "--ledger", ledger, "--json"]
        run("batch", "2x3", "--count", "20", *options)
        (summary,) = records(run("batch", "2x3", "--count", "50", *options))
        (fresh,) = records(run("batch", "2x3", "--count", "50", *options[:4], "--json"))
        (sums,) = records(run("stats", ledger, "--json"))
        for key in ("shape", "pieces", "count", "solvable", "unsolvable", "interval"):
            assert summary[key] == fresh[key] == sums[key]

    def test_a_ledger_of_another_run_is_wrong_usage(self, tmp_path):
        options = ["--count", "5", "--jobs", "1", "--ledger", str(tmp_path / "run.sqlite")]
        run("batch", "2x3", "--seed", "1", *options)
        result = run("batch", "2x3", "--seed", "2", *options)
        assert result.exit_code == 2
        assert "the ledger of another run: seed is 1 there and 2 here" in result.stderr
        assert len(result.stderr.splitlines()) == 1

    def test_what_is_no_ledger_is_unreadable_input(self, tmp_path):
        file = tmp_path / "boards.txt"
        file.write_text("BGW\n" * 1000)
        result = run("stats", str(file))
        assert result.exit_code == 2
        assert result.stderr.startswith(f"Error: {file}: ")
        assert len(result.stderr.splitlines()) == 1

    @pytest.mark.skipif(os.name == "nt", reason="no signals to a process group there")
    def test_a_stopped_batch_says_how_to_go_on(self, tmp_path):
        ledger = tmp_path / "run.sqlite"
        options = ["9x9", "--pieces", "22", "--count", "100000", "--seed", "1"]
        arguments = ["batch", *options, "--jobs", "1", "--ledger", str(ledger)]
        process = subprocess.Popen(
            [sys.executable, "-m", "greenest", *arguments],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stderr
            while not ledger.exists():
                sleep(0.1)
            sleep(1)
            process.send_signal(signal.SIGINT)
            message = process.stderr.read().splitlines()[-1]
        assert process.returncode == 1
        assert re.fullmatch(
            r"Error: stopped after [0-9,]+ of 100,000 boards; "
            rf"{ledger} keeps them, the same command goes on from there",
            message,
        )


class TestBlocks:
    def test_a_line_for_each_place_of_a_carrier(self):
        result = run("blocks", "2x3", "--jobs", "1")
        assert [line.split() for line in result.stdout.splitlines()[1:]] == [
            ["none", "540", "60", "432"],
            ["row", "1", "1,806", "135", "159", "1,227"],
            ["column", "1", "1,806", "201", "237", "1,428"],
            ["column", "2", "1,806", "213", "219", "1,413"],
        ]
        assert result.stderr == ""

    def test_the_boards_listed_can_be_read_and_are_as_it_says(self):
        for record in records(run("blocks", "2x3", "--json")):
            boards = record["not_solvable"]["up_to_symmetry"]
            assert {each["verdict"] for each in records(run("solve", "--json", *boards))} == {
                "unsolvable"
            }
            inside = set(record["not_inside"]["up_to_symmetry"])
            assert set(boards) <= inside <= set(record["not_each_colour"]["up_to_symmetry"])

    def test_a_larger_shape_is_refused_in_one_line(self):
        result = run("blocks", "3x6")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("Error: 3x6 has 18 cells")

    @pytest.mark.skipif(os.name == "nt", reason="no signals to a process group there")
    def test_stopped_it_says_how_much_was_told(self):
        process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from greenest.cli import main; main()",
                "blocks",
                "4x4",
                "--jobs",
                "1",
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stdout
            assert process.stdout.readline().startswith("carrier")
            sleep(1)
            process.send_signal(signal.SIGINT)
            _, message = process.communicate()
        assert process.returncode == 1
        assert message == "Error: stopped after 0 lines\n"


class TestCensus:
    def test_the_summary_has_the_published_keys_first(self):
        result = run("census", "2x3", "--json", "--jobs", "1")
        assert result.exit_code == 0
        record = json.loads(result.stdout.splitlines()[-1])
        assert list(record)[:4] == ["shape", "setups", "solvable", "unsolvable"]
        assert tuple(record.values())[:4] == ("2x3", 90, 48, 42)
        assert "by_pieces" not in record

    def test_each_class_of_unsolvable_setups_is_named_by_a_board(self):
        (record,) = records(run("census", "2x3", "--json"))
        boards = record["unsolvable_up_to_symmetry"]
        verdicts = records(run("solve", "--json", *boards))
        assert [(each["board"], each["verdict"]) for each in verdicts] == [
            (board, "unsolvable") for board in boards
        ]

    def test_all_positions_are_counted_by_their_stacks(self):
        (record,) = records(run("census", "2x2", "--all-positions", "--json"))
        assert record["by_pieces"][2] == {"pieces": 2, "positions": 54, "solvable": 24}
        assert sum(each["positions"] for each in record["by_pieces"]) == 4**4
        assert record["setups"] == 0

    def test_progress_is_silent_off_a_terminal(self):
        assert run("census", "2x3", "--all-positions").stderr == ""

    @pytest.mark.parametrize(
        ("arguments", "reason"),
        [
            (["3x6"], "3x6 has 18 cells: a table of all positions is for up to 16"),
            (["16x16", "--all-positions"], "16x16 has 256 cells: "),
            (["4x4"], "4x4 has no balanced setup, for 16 cells cannot be shared equally "),
            (["2x3", "--table", "/no/such/folder/file"], "/no/such/folder/file: No such file"),
        ],
    )
    def test_what_cannot_be_done_is_refused_in_one_line(self, arguments, reason):
        result = run("census", *arguments)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith(f"Error: {reason}")
        assert len(result.stderr.splitlines()) == 1

    def test_a_damaged_table_is_refused_in_one_line(self, tmp_path):
        table = tmp_path / "2x3.table"
        fresh = run("census", "2x3", "--table", str(table))
        assert run("census", "2x3", "--table", str(table)).stdout == fresh.stdout
        table.write_bytes(table.read_bytes().replace(b"\0", b"\1", 1))
        result = run("census", "2x3", "--table", str(table))
        assert result.exit_code == 2
        assert result.stderr == f"Error: {table} is damaged: its checksum does not fit\n"

    @pytest.mark.skipif(os.name == "nt", reason="no signals to a process group there")
    def test_a_stopped_census_says_how_to_go_on(self, tmp_path):
        table = tmp_path / "4x4.table"
        arguments = ["census", "4x4", "--all-positions", "--jobs", "1", "--table", str(table)]
        process = subprocess.Popen(
            [sys.executable, "-m", "greenest", *arguments],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            assert process.stderr
            while not table.with_name("4x4.table-lock").exists():
                sleep(0.1)
            sleep(2)
            process.send_signal(signal.SIGINT)
            (message,) = process.stderr.read().splitlines()
        assert process.returncode == 1
        assert re.fullmatch(
            r"Error: stopped after [0-9,]+ of 4,294,967,296 positions; "
            rf"{table} keeps them, the same command goes on from there",
            message,
        )


class TestUsage:
    @pytest.mark.parametrize(
        "arguments",
        [
            ["nonsense"],
            ["solve", "B", "--nonsense"],
            ["solve", "B", "--engine", "magic"],
            ["solve", "B", "--max-nodes", "0"],
            ["solve", "B", "--max-nodes", "many"],
            ["solve", "B", "--max-seconds", "0"],
            ["solve", "B", "--max-seconds", "nan"],
            ["solve", "B", "--max-seconds", "inf"],
            ["solve", "B", "--table-mb", "0"],
            ["generate"],
            ["generate", "6"],
            ["generate", "6y6"],
            ["generate", "0x6"],
            ["generate", "6x17"],
            ["generate", "6x6", "--pieces", "0"],
            ["generate", "6x6", "--pieces", "37"],
            ["generate", "6x6", "--count", "0"],
            ["generate", "6x6", "--seed", "-1"],
            ["generate", "6x6", "--index", "-1"],
            ["batch", "6x6"],
            ["batch", "6x6", "--count", "5"],
            ["batch", "6x6", "--count", "5", "--seed", "1", "--jobs", "0"],
            ["batch", "6x6", "--count", "5", "--seed", "1", "--pieces", "37"],
            ["batch", "6x6", "--count", "5", "--seed", "1", "--ledger", "/"],
            ["census"],
            ["census", "2y3"],
            ["census", "2x3", "--jobs", "0"],
            ["census", "2x3", "--table", "/"],
            ["stats"],
            ["stats", "/no/such/ledger"],
            ["stats", "/"],
        ],
        ids=" ".join,
    )
    def test_wrong_usage_is_exit_code_2_and_one_line_of_error(self, arguments):
        result = run(*arguments)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.splitlines()[-1].startswith("Error: ")

    @pytest.mark.skipif(os.name == "nt", reason="no pseudoterminals there")
    def test_no_argument_at_a_terminal_is_wrong_usage(self):
        controller, terminal = os.openpty()
        result = shell("greenest solve", stdin=terminal)
        os.close(terminal)
        os.close(controller)
        assert result.returncode == 2
        assert "Give a board, a file of positions, or - for standard input." in result.stderr

    def test_a_closed_pipe_is_quiet(self):
        result = shell("greenest generate 6x6 --count 100000 --json | head -n 1")
        assert json.loads(result.stdout)["index"] == 0
        assert result.stderr == ""

    def test_closed_streams_are_no_trouble(self):
        result = shell("greenest solve - <&-; greenest solve BG >&-; greenest solve X 2>&-")
        assert result.returncode == 2
        assert result.stdout == ""
        assert result.stderr == "-:1: no position found\n"

    def test_bytes_that_are_no_text_are_shown_as_escapes(self, tmp_path):
        result = shell("printf BG > $'\\xff'; greenest solve $'\\xff' $'\\x1b[1m'", cwd=tmp_path)
        assert result.returncode == 2
        assert result.stdout.startswith("solvable in 1 capture (\\udcff:1)\n")
        assert result.stderr.startswith("\\x1b[1m: no such file, and as a board: ")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
    def test_a_full_disk_is_one_line(self):
        result = shell("greenest generate 6x6 > /dev/full")
        assert result.returncode == 1
        assert result.stderr == "Error: [Errno 28] No space left on device\n"

    def test_an_unexpected_error_is_one_line(self, monkeypatch):
        def fail(*_: object) -> None:
            raise MemoryError("out of\nmemory")

        monkeypatch.setattr("greenest.commands.shared.search.decide", fail)
        result = run("solve", "BG")
        assert result.exit_code == 1
        assert result.stderr == "Error: out of memory\n"

    def test_debugging_lets_the_error_through(self, monkeypatch):
        def fail(*_: object) -> None:
            raise MemoryError

        monkeypatch.setattr("greenest.commands.shared.search.decide", fail)
        monkeypatch.setenv("GREENEST_DEBUG", "1")
        assert isinstance(run("solve", "BG").exception, MemoryError)
