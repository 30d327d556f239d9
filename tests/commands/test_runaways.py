"""A command that would take all memory or never end is refused in one line."""

import pytest

from processor_time import quickest
from shell import LATIN, refused, run

ENDLESS = [
    (("graph", LATIN, "--max-nodes", "10"), 2, "more than 10 positions"),
    (("perft", "greenest", "--depth", "1001"), 2, "is not in the range"),
    (
        ("perft", "greenest", "--depth", "9", "--position", LATIN, "--max-states", "20"),
        3,
        "stopped: more than 20 states after 2 moves",
    ),
]
MOST_SECONDS = 60


@pytest.mark.parametrize(("arguments", "code", "said"), ENDLESS)
def test_one_line(arguments, code, said):
    result, spent = quickest(lambda: run(*arguments), MOST_SECONDS)
    assert (result.exit_code, len(result.stdout.splitlines())) == (code, int(code == 3))
    assert said in result.stderr.splitlines()[-1]
    assert spent < MOST_SECONDS


@pytest.mark.parametrize("cap", ["none", "999999999"])
def test_a_random_game_without_an_end_is_given_up(cap, monkeypatch):
    monkeypatch.setattr("greenest.play.simulation.LONGEST_GAME", 500)
    said = refused(
        "simulate", "triforce", "--games", "1", "--seed", "1", "--option", f"ply_cap={cap}"
    )
    assert "no end after 500 decisions" in said
