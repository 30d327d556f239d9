import json
import sqlite3
from contextlib import closing

import pytest

from lab_shell import refused, run

SMALL = ("ladder", "greener", "--option", "rows=2", "--option", "cols=3")


def test_a_ladder_has_a_line_for_each_pair_and_level():
    arguments = (*SMALL, "--levels", "random,greedy,mcts-9", "--games", "4", "--json")
    rows = [json.loads(line) for line in run(*arguments).stdout.splitlines()]
    pairs, levels = rows[:3], rows[3:]
    assert [(row["player"], row["rivals"]) for row in pairs] == [
        ("random", "greedy"),
        ("random", "mcts-9"),
        ("greedy", "mcts-9"),
    ]
    assert all(row["wins"] + row["draws"] + row["losses"] == 4 for row in pairs)
    assert {row["level"] for row in levels} == {"random", "greedy", "mcts-9"}
    assert all(row["game"] == "greener" and row["seed"] == 1 for row in rows)


def recorded(path):
    """Return the games in a ledger."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT value FROM notes ORDER BY number").fetchall()


def test_a_ladder_goes_on_with_more_games(tmp_path):
    path = str(tmp_path / "ladder")
    arguments = (*SMALL, "--levels", "random,greedy", "--ledger", path, "--games")
    assert ": 4 games\n" in run(*arguments, "4").stdout
    games = recorded(path)
    again = run(*arguments, "6").stdout
    assert ": 6 games\n" in again
    assert (len(games), recorded(path)[:4]) == (4, games)
    assert len(recorded(path)) == 6
    assert "above the next" in again
    assert "ms a move" in again


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--levels", "greedy"], "A ladder takes two levels or more"),
        (["--levels", "greedy,oracle"], "'oracle' is not one of"),
        (["--games", "0"], "0 is not in the range"),
    ],
)
def test_wrong_use_is_refused(arguments, message):
    assert message in refused("ladder", "greener", *arguments)


def test_a_ladder_is_of_games_of_several_players_and_levels_that_play_them():
    assert "a game of several players" in refused("ladder", "greenest")
    assert "does not play this" in refused("ladder", "3stones", "--levels", "alphabeta,greedy")
