import os
import re

import pytest
from click import unstyle

from greenest.commands.play import LARGEST_SEED
from greenest.commands.shared.colour import paint
from greenest.play.records import read_record
from greenest.play.wording import marked_since
from shell import command, interrupt, printed, refused, run, started

BOARD = ("--option", "rows=2", "--option", "cols=3", "--seed", "4")
SMALL = ("--option", "rows=1", "--option", "cols=3")


def test_a_game_is_played_to_its_end_or_that_of_its_input():
    shown = printed("play", "green", *SMALL, "--seed", "1", text="1\n" * 8)
    assert "player 1 (black)> 1\n" in shown
    won = r"^player [123] \((black|green|white)\) wins \(player 1 \(black\) [0-9], "
    assert re.search(won, shown, re.MULTILINE)
    assert shown.splitlines()[-1] == "over> "
    assert printed("play", "greenest", *SMALL, "--seed", "1").endswith("player 1> \n")
    result = run("play", "greenest", *SMALL, "--seed", "1", text=b"help\n\xff\n")
    assert result.exit_code == 2
    assert result.stdout.count("player 1>") == 2
    assert result.stderr == "Error: standard input: not UTF-8 text\n"


def test_a_saved_game_goes_on(tmp_path):
    path = tmp_path / "game.txt"
    arguments = ("play", "greener", "--option", "rows=2", "--option", "cols=3")
    first = run(*arguments, "--seed", "4", "--opponent", "random", text=f"1\nsave {path}\nquit\n")
    record = read_record(path.read_text())
    assert (record.name, record.seed) == ("greener", 4)
    for name in ((), ("greener",)):
        picture = record.state.draw(0, marked_since(record, 0))
        assert picture in first.stdout
        assert printed("play", *name, "--load", str(path)).startswith(picture)
    said = refused("play", "green", "--load", str(path))
    assert said == f"Error: {path}: this is a game of greener, not of green\n"
    path.write_bytes(b"\xff\xfe")
    assert refused("play", "--load", str(path)) == f"Error: {path}: not UTF-8 text\n"


def test_without_a_seed_each_deal_is_another_and_the_largest_seed_is_read_back(tmp_path):
    assert run("play", "green").stdout != run("play", "green").stdout
    path = tmp_path / "game.txt"
    run("play", "green", *SMALL, "--seed", str(LARGEST_SEED), text=f"save {path}\n")
    assert read_record(path.read_text()).seed == LARGEST_SEED
    assert run("play", "--load", str(path)).exit_code == 0
    assert run("play", "greenest", "--position", "BG?", "--seed", "1").exit_code == 0


def test_a_saved_game_keeps_names_and_the_level_of_its_opponent(tmp_path):
    path = tmp_path / "game.txt"
    arguments = ("play", "greener", *BOARD, "--seat", "1=Ada Lovelace", "--opponent", "random")
    first = run(*arguments, text=f"1\nsave {path}\nq\n")
    assert "Ada Lovelace (black)> " in first.stdout
    saved = read_record(path.read_text())
    assert (saved.names, saved.opponent) == (("Ada Lovelace", ""), "random")
    assert saved.begun
    again = run("play", "--load", str(path), "--seat", "1=Grace", text=f"save {path}\n")
    assert "Grace (black)> " in again.stdout
    assert read_record(path.read_text()).opponent == "random"
    assert "control" not in refused("play", "greener", "--seat", "1=A\x07B")
    path.write_text(str(saved).replace("opponent random", "opponent oracle"))
    said = refused("play", "--load", str(path))
    assert said.startswith(f"Error: {path}: 'oracle' is not one of random, greedy,")


@pytest.mark.parametrize(
    ("variable", "value", "wanted"),
    [("TERM", "xterm", True), ("TERM", "dumb", False), ("NO_COLOR", "1", False)],
)
def test_pieces_keep_their_letters_and_have_colour_where_it_is_wanted(
    variable, value, wanted, monkeypatch
):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv(variable, value)
    pictures = {
        "greenest": "2  B  G  W",
        "capstone": "hand BGRY",
        "triforce": "A1 @B",
        "3stones": "1 C",
    }
    for name, picture in pictures.items():
        assert (paint(picture, name) != picture) == wanted
        assert unstyle(paint(picture, name)) == picture


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_ends_cleanly():
    with started(*command("play", "green", "--seed", "1")) as process:
        while "to move" not in process.stdout.readline():
            pass
        interrupt(process)
        assert process.returncode == 0
        assert process.stderr.read() == ""
