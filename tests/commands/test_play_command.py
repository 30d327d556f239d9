"""`play`: a game in the terminal, saved and gone on with."""

import os
import re
import signal
import subprocess
from importlib.util import find_spec
from time import sleep

import pytest

from checkout import ROOT
from greenest.cli import main
from greenest.commands.play import LARGEST_SEED
from greenest.play.opponents import OPPONENTS
from greenest.play.records import read_record
from shell import command, run

SMALL = ("--option", "rows=1", "--option", "cols=3")


def test_a_game_is_played_to_the_end():
    result = run("play", "green", *SMALL, "--seed", "1", text="1\n" * 8)
    assert result.exit_code == 0
    assert "player 1> 1\n" in result.stdout
    assert re.search(r"^player [123] wins \(player 1 [0-9], ", result.stdout, re.MULTILINE)
    assert result.stdout.splitlines()[-1] == "over> "


def test_the_end_of_input_ends_cleanly():
    result = run("play", "greenest", *SMALL, "--seed", "1")
    assert result.exit_code == 0
    assert result.stdout.endswith("player 1> \n")


def test_input_that_is_no_text_is_refused():
    result = run("play", "greenest", *SMALL, "--seed", "1", text=b"\xff\n")
    assert result.exit_code == 2
    assert result.stderr == "Error: standard input: not UTF-8 text\n"


def test_a_saved_game_goes_on(tmp_path):
    path = tmp_path / "game.txt"
    arguments = ("play", "greener", "--option", "rows=2", "--option", "cols=3")
    first = run(*arguments, "--seed", "4", "--opponent", "random", text=f"1\nsave {path}\nquit\n")
    record = read_record(path.read_text())
    assert (record.name, record.seed) == ("greener", 4)
    for name in ((), ("greener",)):
        second = run("play", *name, "--load", str(path))
        assert second.exit_code == 0
        assert record.state.draw() in first.stdout
        assert second.stdout.startswith(record.state.draw())


def test_the_largest_seed_is_read_back(tmp_path):
    path = tmp_path / "game.txt"
    run("play", "green", *SMALL, "--seed", str(LARGEST_SEED), text=f"save {path}\n")
    assert read_record(path.read_text()).seed == LARGEST_SEED
    assert run("play", "--load", str(path)).exit_code == 0


def test_the_seed_deals_the_same():
    shown = [run("play", "green", "--seed", seed).stdout for seed in "112"]
    assert shown[0] == shown[1] != shown[2]
    assert run("play", "green").stdout != run("play", "green").stdout


def test_seats_are_counted_from_1():
    result = run("play", "green", *SMALL, "--seat", "2", "--seat", "3", "--seed", "1")
    assert "player 1: " in result.stdout
    assert "\nplayer 2> " in result.stdout


def test_the_opponents_are_those_of_the_room_play():
    (option,) = (each for each in main.commands["play"].params if each.name == "rival")
    assert tuple(option.type.choices) == OPPONENTS


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_ends_cleanly():
    with subprocess.Popen(
        command("play", "green", "--seed", "1"),
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
