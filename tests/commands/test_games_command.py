import json

import pytest
from click.testing import Result

import shell
from greenest.games.options import options_of
from greenest.games.perft import perft
from greenest.games.registry import GAMES
from shell import refused, run

SMALL = ("--option", "rows=1", "--option", "cols=3")


def records(result: Result) -> list[dict[str, object]]:
    assert result.exit_code == 0
    return shell.records(result)


class TestGames:
    def test_every_game_is_listed_with_its_options_in_json_and_for_people(self):
        listed = records(run("games", "--json"))
        assert [record["game"] for record in listed] == list(GAMES)
        for record in listed:
            assert list(record) == ["game", "players", "summary", "options"]
            game = GAMES[record["game"]]()
            assert record["options"] == json.loads(json.dumps(options_of(game)))
            assert record["players"] == game.players
            assert record["summary"].endswith(".")
        shown = run("games").stdout
        assert all(f"\n{name}, " in "\n" + shown for name in GAMES)
        assert "rows=6 cols=6 tournament=no" in shown


class TestPerft:
    def test_json_has_the_published_keys_and_counts_the_deal(self):
        arguments = ("--depth", "4", "--position", "BGW/GWB/WBG", "--json")
        assert records(run("perft", "green", *arguments)) == [
            {"game": "green", "depth": 4, "nodes": [4, 12, 36, 80]}
        ]
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
        keys = "game options games seed wins intervals draws lost length branching seconds"
        assert list(record) == [*keys.split(), "games_per_second"]
        assert record["options"] == {"rows": 1, "cols": 3, "tournament": False, "tie": "draw"}
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

    def test_a_tournament_is_an_option_in_which_players_have_no_colour(self):
        asked = ("simulate", "green", "--games", "1", "--seed", "1", *SMALL)
        shown = run(*asked, "--option", "tournament=yes").stdout
        assert "tournament=yes" in shown
        assert "player 3 wins" in shown
        result = run(*asked)
        assert "player 3 (white) wins" in result.stdout
        assert result.stderr == ""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("perft chess --depth 1", "'chess' is not one of"),
        ("perft green", "Missing option '--depth'"),
        ("perft green --depth 0", "0 is not in the range"),
        (
            "perft green --depth 1 --position BGX",
            "--position is no position of green: line 1, column 3: unknown letter 'X', not B, G, ",
        ),
        ("perft green --depth 1 --option rows", "green: 'rows' is not an option"),
        (
            "perft greenest --depth 1 --option rows=4 --option cols=4",
            "greenest: 16 cells cannot be shared evenly",
        ),
        ("perft green --depth 1 --option rows=99999999", "green: 99999999x6 is more than 16x16"),
        ("simulate green --games 0 --seed 1", "0 is not in the range"),
        ("simulate green --games 1", "Missing option '--seed'"),
        (
            "simulate greener --games 1 --seed 1 --option each=3",
            "greener: 3 black pyramids on 36 cells: 9 to 12 are allowed",
        ),
    ],
)
def test_wrong_input_is_exit_code_2_and_one_line_of_error(line, message):
    last = refused(*line.split()).splitlines()[-1]
    assert last.startswith("Error: ")
    assert message in last
