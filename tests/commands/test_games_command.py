import re

import pytest

from shell import refused, run

SMALL = ("--option", "rows=1", "--option", "cols=3")
TWO_ROWS = ("--option", "rows=2", "--option", "cols=3")


class TestSimulate:
    def test_the_same_seed_gives_the_same(self):
        shown = [
            run("simulate", "greener", "--games", "30", "--seed", seed, *SMALL).stdout.splitlines()
            for seed in "112"
        ]
        assert shown[0][:-1] == shown[1][:-1]
        assert shown[0][1:-1] != shown[2][1:-1]

    @pytest.mark.parametrize(
        ("game", "shape", "others"),
        [
            ("greener", SMALL, set()),
            ("greener", TWO_ROWS, {"draws"}),
            ("greenest", TWO_ROWS, {"lost by all"}),
        ],
    )
    def test_each_game_is_counted_once_and_what_never_was_has_no_line(self, game, shape, others):
        shown = run("simulate", game, "--games", "40", "--seed", "2", *shape).stdout
        ends = dict(re.findall(r"^  (.*?) +(\d+) +\d+\.\d{3} %", shown, re.MULTILINE))
        assert sum(map(int, ends.values())) == 40
        assert {name for name in ends if not name.startswith("player")} == others

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
            "greener: 3 black pyramids on 36 cells: 9 to 12 can be set up",
        ),
    ],
)
def test_wrong_input_is_exit_code_2_and_one_line_of_error(line, message):
    last = refused(*line.split()).splitlines()[-1]
    assert last.startswith("Error: ")
    assert message in last


def test_numbers_that_were_counted_are_printed_before_the_limit_of_states():
    found = run("perft", "greenest", "--depth", "9", "--position", "BGW/GWB", "--max-states", "10")
    assert (found.exit_code, found.stdout) == (3, "1    7\n")
    assert found.stderr.startswith("stopped: more than 10 states")
