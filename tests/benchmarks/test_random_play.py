"""The benchmark of random play has a row for every game."""

import json

from benchmarks.play import main, run
from click.testing import CliRunner

from greenest.games.pyramids.green import Green
from greenest.games.registry import GAMES


def test_every_game_has_a_line():
    printed = CliRunner().invoke(main, ["--json", "--seconds", "0.01"])
    assert printed.exit_code == 0
    lines = [json.loads(line) for line in printed.stdout.splitlines()]
    assert [line["game"] for line in lines] == list(GAMES)
    assert all(line["games"] >= 1 and line["games_per_second"] > 0 for line in lines)


def test_the_table_has_a_row_for_every_game():
    printed = CliRunner().invoke(main, ["--seconds", "0.01"])
    rows = [line.split() for line in printed.stdout.splitlines()]
    assert [row[0] for row in rows] == ["game", *GAMES]


def test_decisions_are_those_of_players():
    result = run("green", Green(1, 3), 1e-9)
    assert result.games == 1
    # One or two captures and passes; the deal of three is none of them.
    assert 3 <= result.decisions <= 8
