"""The commands about games; `test_cli` has what is true of all commands."""

import json
import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from time import sleep

import pytest
from click.testing import CliRunner, Result

from checkout import ROOT
from greenest.cli import main
from greenest.commands.play import LARGEST_SEED
from greenest.games.options import options_of
from greenest.games.perft import perft
from greenest.games.registry import GAMES
from greenest.play.opponents import OPPONENTS
from greenest.play.records import read_record

SMALL = ("--option", "rows=1", "--option", "cols=3")


def run(*arguments: str, text: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, arguments, input=text)
    assert "Traceback" not in result.output
    return result


def records(result: Result) -> list[dict[str, object]]:
    assert result.exit_code == 0
    return [json.loads(line) for line in result.stdout.splitlines()]


class TestGames:
    def test_every_game_is_listed_with_its_options(self):
        listed = records(run("games", "--json"))
        assert [record["game"] for record in listed] == list(GAMES)
        for record in listed:
            assert list(record) == ["game", "players", "summary", "options"]
            game = GAMES[record["game"]]()
            assert record["options"] == json.loads(json.dumps(options_of(game)))
            assert record["players"] == game.players
            assert record["summary"].endswith(".")

    def test_the_list_for_people_names_every_game_and_default(self):
        shown = run("games").stdout
        assert all(f"\n{name}, " in "\n" + shown for name in GAMES)
        assert "rows=6 cols=6 tournament=no" in shown


class TestPerft:
    def test_json_has_exactly_the_published_keys(self):
        arguments = ("--depth", "4", "--position", "BGW/GWB/WBG", "--json")
        assert records(run("perft", "green", *arguments)) == [
            {"game": "green", "depth": 4, "nodes": [4, 12, 36, 80]}
        ]

    def test_without_a_position_the_deal_is_counted(self):
        (record,) = records(run("perft", "greenest", "--depth", "4", *SMALL, "--json"))
        assert record["nodes"] == list(perft(GAMES["greenest"](1, 3).start(), 4)) == [3, 6, 6, 12]

    def test_the_table_has_a_line_for_each_length(self):
        shown = run("perft", "greener", "--depth", "5", "--position", "BG/GW").stdout
        assert [line.split() for line in shown.splitlines()] == [
            ["1", "2"], ["2", "4"], ["3", "4"], ["4", "4"], ["5", "0"]
        ]  # fmt: skip


class TestSimulate:
    def test_json_has_exactly_the_published_keys(self):
        (record,) = records(
            run("simulate", "green", "--games", "20", "--seed", "1", "--json", *SMALL)
        )
        assert list(record) == [
            *("game", "options", "games", "seed", "wins", "intervals", "draws", "lost"),
            *("length", "branching", "seconds", "games_per_second"),
        ]
        assert record["options"] == {"rows": 1, "cols": 3, "tournament": False}
        assert sum(record["wins"]) + record["draws"] + record["lost"] == record["games"] == 20
        for won, (low, high) in zip(record["wins"], record["intervals"], strict=True):
            assert low <= won / 20 <= high

    def test_the_same_seed_gives_the_same(self):
        shown = [
            run("simulate", "greener", "--games", "30", "--seed", seed, *SMALL).stdout.splitlines()
            for seed in "112"
        ]
        assert shown[0][:-1] == shown[1][:-1]
        assert shown[0][1:-1] != shown[2][1:-1]

    def test_a_tournament_is_an_option(self):
        shown = run(
            *("simulate", "green", "--games", "3", "--seed", "1", *SMALL),
            *("--option", "tournament=yes"),
        ).stdout
        assert "tournament=yes" in shown

    def test_nothing_but_the_answer_is_printed_off_a_terminal(self):
        assert run("simulate", "green", "--games", "3", "--seed", "1", *SMALL).stderr == ""


class TestValues:
    def test_each_setup_has_a_line_and_the_sums_come_last(self):
        *lines, summary = records(run("values", "greener", "2x3", "--json"))
        assert len(lines) == 90
        assert lines[0].keys() == {"setup", "value"}
        published = (ROOT / "results" / "values-greener-2x3.jsonl").read_text().splitlines()
        assert lines == [json.loads(line) for line in published[:-1]]
        assert summary | {"seconds": 0} == json.loads(published[-1]) | {"seconds": 0}

    def test_the_sums_for_people(self):
        shown = run("values", "greener", "2x3").stdout
        assert shown.splitlines()[0] == "greener 2x3: 90 setups, for player 1"
        assert "loss        12   13.333 %" in shown


class TestPlay:
    def test_a_game_is_played_to_the_end(self):
        result = run("play", "green", *SMALL, "--seed", "1", text="1\n" * 8)
        assert result.exit_code == 0
        assert "player 1> 1\n" in result.stdout
        assert re.search(r"^player [123] wins \(player 1 [0-9], ", result.stdout, re.MULTILINE)
        assert result.stdout.splitlines()[-1] == "over> "

    def test_the_end_of_input_ends_cleanly(self):
        result = run("play", "greenest", *SMALL, "--seed", "1")
        assert result.exit_code == 0
        assert result.stdout.endswith("player 1> \n")

    def test_input_that_is_no_text_is_refused(self):
        result = run("play", "greenest", *SMALL, "--seed", "1", text=b"\xff\n")
        assert result.exit_code == 2
        assert result.stderr == "Error: standard input: not UTF-8 text\n"

    def test_a_saved_game_goes_on(self, tmp_path):
        path = tmp_path / "game.txt"
        arguments = ("play", "greener", "--option", "rows=2", "--option", "cols=3")
        first = run(
            *arguments, "--seed", "4", "--opponent", "random", text=f"1\nsave {path}\nquit\n"
        )
        record = read_record(path.read_text())
        assert (record.name, record.seed) == ("greener", 4)
        for name in ((), ("greener",)):
            second = run("play", *name, "--load", str(path))
            assert second.exit_code == 0
            assert record.state.draw() in first.stdout
            assert second.stdout.startswith(record.state.draw())

    def test_the_largest_seed_is_read_back(self, tmp_path):
        path = tmp_path / "game.txt"
        run("play", "green", *SMALL, "--seed", str(LARGEST_SEED), text=f"save {path}\n")
        assert read_record(path.read_text()).seed == LARGEST_SEED
        assert run("play", "--load", str(path)).exit_code == 0

    def test_the_seed_deals_the_same(self):
        shown = [run("play", "green", "--seed", seed).stdout for seed in "112"]
        assert shown[0] == shown[1] != shown[2]
        assert run("play", "green").stdout != run("play", "green").stdout

    def test_seats_are_counted_from_1(self):
        result = run("play", "green", *SMALL, "--seat", "2", "--seat", "3", "--seed", "1")
        assert "player 1: " in result.stdout
        assert "\nplayer 2> " in result.stdout

    def test_the_opponents_are_those_of_study(self):
        (option,) = (each for each in main.commands["play"].params if each.name == "rival")
        assert tuple(option.type.choices) == OPPONENTS

    @pytest.mark.skipif(os.name == "nt", reason="no such signal there")
    def test_ctrl_c_ends_cleanly(self):
        script = "from greenest.cli import main; main(['play', 'green', '--seed', '1'])"
        with subprocess.Popen(
            [sys.executable, "-c", script],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            while "to move" not in process.stdout.readline():
                pass
            sleep(0.3)
            process.send_signal(signal.SIGINT)
            assert process.wait(10) == 0
            assert process.stderr.read() == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["perft", "chess", "--depth", "1"], "'chess' is not one of"),
        (["perft", "green"], "Missing option '--depth'"),
        (["perft", "green", "--depth", "0"], "0 is not in the range"),
        (["perft", "green", "--depth", "1001"], "1001 is not in the range"),
        (
            ["perft", "green", "--depth", "1", "--position", "BGX"],
            "--position is no position of green: line 1, column 3: unknown letter 'X'",
        ),
        (["perft", "green", "--depth", "1", "--option", "rows"], "green: 'rows' is not an option"),
        (
            ["perft", "greenest", "--depth", "1", *("--option", "rows=4", "--option", "cols=4")],
            "greenest: 16 cells cannot be shared evenly",
        ),
        (
            ["perft", "green", "--depth", "1", "--option", "rows=99999999"],
            "green: 99999999x6 is more than 16x16",
        ),
        (
            ["perft", "greenest", "--depth", "1", "--option", "rows=99999999"],
            "greenest: 99999999x6 is more than 16x16",
        ),
        (["simulate", "green", "--games", "0", "--seed", "1"], "0 is not in the range"),
        (["simulate", "green", "--games", "1"], "Missing option '--seed'"),
        (["simulate", "green", "--games", "1", "--seed", "x"], "'x' is not a valid integer"),
        (
            ["simulate", "greener", "--games", "1", "--seed", "1", "--option", "each=3"],
            "greener: 3 black pyramids on 36 cells: 9 to 12 are allowed",
        ),
        (["values", "greener", "2y3"], "'2y3' is not a shape such as 6x6"),
        (["values", "greener", "6x6"], "greener: exact values are of boards of up to 12 cells"),
        (["values", "greener", "2x2"], "greener: 4 cells cannot be shared evenly"),
        (
            ["values", "greener", "2x3", "--option", "tournament=yes"],
            "greener: exact values are of single games, not of a tournament",
        ),
        (["values", "capstone", "2x3"], "capstone: there is no option 'rows', nor any other"),
        (["values", "green", "2x3"], "green: exact values are of games for two players"),
        (["play"], "Give a game, or a saved one with --load."),
        (["play", "green", "--seat", "4"], "green has 3 players, no seat 4."),
        (["play", "green", "--seed", "1000000000000000000"], "is not in the range"),
        (["play", "green", "--seat", "0"], "0 is not in the range"),
        (["play", "green", "--opponent", "oracle"], "'oracle' is not one of"),
        pytest.param(
            ["play", "green", "--opponent", "mcts"],
            "the opponent mcts needs OpenSpiel",
            marks=pytest.mark.skipif(find_spec("pyspiel") is not None, reason="OpenSpiel is here"),
        ),
        (["play", "green", "--load", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["play", "--load", "FILE", "--seed", "1"], "--load has the options and the seed"),
        (["play", "--load", "FILE", "--option", "rows=3"], "--load has the options and the seed"),
        (["play", "--load", "FILE"], "FILE: line 1: no record of a game"),
    ],
    ids=" ".join,
)
def test_wrong_input_is_exit_code_2_and_one_line_of_error(arguments, message, tmp_path):
    file = tmp_path / "file"
    file.write_text("BGW\n")
    given = [str(file) if each == "FILE" else each for each in arguments]
    result = run(*given)
    assert result.exit_code == 2
    assert result.stdout == ""
    last = result.stderr.splitlines()[-1]
    assert last.startswith("Error: ")
    assert message.replace("FILE", str(file)) in last


def test_a_record_of_another_game_or_no_text_is_refused(tmp_path):
    file = tmp_path / "game.txt"
    run("play", "green", *SMALL, "--seed", "1", text=f"save {file}\n")
    result = run("play", "greener", "--load", str(file))
    assert result.exit_code == 2
    assert result.stderr == f"Error: {file}: this is a game of green, not of greener\n"
    file.write_bytes(b"\xff\xfe")
    result = run("play", "--load", str(file))
    assert result.exit_code == 2
    assert result.stderr == f"Error: {file}: not UTF-8 text\n"
