import re

import pytest

from shell import refused, run

SMALL = ("--option", "rows=1", "--option", "cols=3")
TWO_ROWS = ("--option", "rows=2", "--option", "cols=3")


@pytest.mark.parametrize(
    ("game", "shape", "others"),
    [
        ("greener", SMALL, set()),
        ("greener", TWO_ROWS, {"draws"}),
        ("greenest", TWO_ROWS, {"lost by all"}),
    ],
)
def test_each_game_is_counted_once_and_what_never_was_has_no_line(game, shape, others):
    shown = run("simulate", game, "--games", "40", "--seed", "2", *shape).stdout
    ends = dict(re.findall(r"^  (.*?) +(\d+) +\d+\.\d{3} %", shown, re.MULTILINE))
    assert sum(map(int, ends.values())) == 40
    assert {name for name in ends if not name.startswith("player")} == others


def test_numbers_that_were_counted_are_printed_before_the_limit_of_states():
    found = run("perft", "greenest", "--depth", "9", "--position", "BGW/GWB", "--max-states", "10")
    assert (found.exit_code, found.stdout) == (3, "1    7\n")
    assert found.stderr.startswith("stopped: more than 10 states after 2 moves")


def test_a_game_from_a_position_is_played_again_on_a_board_of_its_size():
    perft = ("perft", "greener", "--option", "tie=again", "--depth", "6", "--position")
    given = "B../..W, black to move"
    assert run(*perft, given).stdout == run(*perft, given, *TWO_ROWS).stdout != ""


@pytest.mark.parametrize("cap", ["none", "999999999"])
def test_a_random_game_without_an_end_is_given_up(cap, monkeypatch):
    monkeypatch.setattr("greenest.play.simulation.LONGEST_GAME", 500)
    said = refused(
        "simulate", "triforce", "--games", "1", "--seed", "1", "--option", f"ply_cap={cap}"
    )
    assert "no end after 500 decisions" in said
