"""`blocks` and `holes`: what they print, keep and refuse."""

import signal

import pytest

import shell
from greenest.commands.shared.progress import Progress
from greenest.lab.holes import few
from lab_shell import refused, run
from shell import records


@pytest.fixture
def ctrl_c_at_once(monkeypatch):
    """Press Ctrl-C at the first step of progress."""
    monkeypatch.setattr(Progress, "advance", lambda self, done: signal.raise_signal(signal.SIGINT))


class TestBlocks:
    def test_a_line_for_each_place_of_a_carrier(self):
        result = run("blocks", "2x3", "--jobs", "1")
        assert [line.split() for line in result.stdout.splitlines()[1:]] == [
            ["none", "540", "60", "432"],
            ["row", "1", "1,806", "135", "159", "1,227"],
            ["column", "1", "1,806", "201", "237", "1,428"],
            ["column", "2", "1,806", "213", "219", "1,413"],
        ]

    def test_the_boards_listed_can_be_read_and_are_as_it_says(self):
        for record in records(run("blocks", "2x3", "--json")):
            boards = record["not_solvable"]["up_to_symmetry"]
            assert {each["verdict"] for each in records(shell.run("solve", "--json", *boards))} == {
                "unsolvable"
            }
            inside = set(record["not_inside"]["up_to_symmetry"])
            assert set(boards) <= inside <= set(record["not_each_colour"]["up_to_symmetry"])

    @pytest.mark.usefixtures("ctrl_c_at_once")
    def test_a_larger_shape_is_refused_and_a_stop_says_how_much_was_told(self):
        result = run("blocks", "4x4", "--jobs", "1")
        assert (result.exit_code, result.stderr) == (1, "stopped after 0 lines\n")
        (head,) = result.stdout.splitlines()
        assert head.startswith("carrier")
        assert refused("blocks", "3x6").startswith("Error: 3x6 has 18 cells")


class TestHoles:
    def test_it_stops_at_the_first_number_of_holes_with_an_unsolvable_board(self):
        lines = run("holes", "2x6").stdout.splitlines()
        assert [line.split()[:3] for line in lines[1:3]] == [
            ["0", "519,156", "0"],
            ["1", "2,052,072", "36"],
        ]
        assert lines[3].endswith("three colours: 1")
        assert [line.strip() for line in lines[4:]] == [
            "B.BBBB/GBBBWW",
            "B.BBBW/GBBBBW",
            "B.BBWB/GBBBBW",
        ]

    def test_json_has_all_boards_and_text_some_or_none(self):
        first, second = records(run("holes", "3x3", "--holes", "1", "--json"))
        assert [first["holes"], first["unsolvable"]] == [0, 0]
        assert (second["shape"], second["boards"], second["unsolvable"]) == ("3x3", 52164, 792)
        assert len(second["unsolvable_up_to_symmetry"]) == 41
        assert run("holes", "2x2").stdout.endswith("2x2 with three colours is solvable\n")
        result = run("holes", "2x5", "--holes", "0")
        assert result.stdout.endswith("three colours and at most 0 holes is solvable\n")
        assert run("holes", "3x3").stdout.endswith("  and 21 more, see --json\n")

    def test_large_shapes_missing_folders_and_other_files_are_refused_in_one_line(self, tmp_path):
        assert refused("holes", "6x6") == "Error: 6x6 has 36 cells: at most 32 can be searched\n"
        ledger = tmp_path / "no" / "ledger"
        said = refused("holes", "2x7", "--ledger", str(ledger), code=1)
        assert said == f"Error: {ledger}: there is no folder {ledger.parent}\n"
        file = tmp_path / "words"
        file.write_text("words\n" * 1000)
        said = refused("holes", "2x7", "--ledger", str(file))
        assert said.startswith(f"Error: {file}: not a ledger, or a damaged one")

    def test_what_is_kept_is_not_sought_again(self, tmp_path, monkeypatch):
        ledger = str(tmp_path / "ledger")
        first = records(run("holes", "2x7", "--json", "--ledger", ledger))
        monkeypatch.delattr(few.joined, "boards")
        again = records(run("holes", "2x7", "--json", "--ledger", ledger))
        assert [{**each, "seconds": 0} for each in again] == [
            {**each, "seconds": 0} for each in first
        ]

    def test_a_stopped_search_says_how_far_it_came_and_where_that_is_kept(
        self, ctrl_c_at_once, tmp_path
    ):
        result = run("holes", "2x4", "--holes", "2")
        assert result.stderr == "stopped after 1 number of holes\n"
        ledger = tmp_path / "found"
        for shape, said in (("2x4", ""), ("2x7", f"; {ledger} keeps what was found")):
            result = run("holes", shape, "--ledger", str(ledger))
            assert (result.exit_code, result.stdout.count("\n")) == (1, 1)
            assert result.stderr == f"stopped after 1 number of holes{said}\n"
