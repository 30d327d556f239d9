"""`values`: exact values of setups, and what is refused."""

import json
import re

import pytest

from checkout import ROOT
from lab_shell import refused, run
from shell import records


class TestValues:
    def test_each_setup_has_a_line_and_the_sums_come_last(self):
        *lines, summary = records(run("values", "greener", "2x3", "--json"))
        assert len(lines) == 90
        assert lines[0].keys() == {"number", "setup", "value", "lead", "greedy"}
        file = ROOT / "results" / "games" / "values-greener-2x3.jsonl"
        made = {"greenest", "command"}
        *published, sums = [
            {key: value for key, value in json.loads(line).items() if key not in made}
            for line in file.read_text().splitlines()
        ]
        assert lines == published
        # Options that came after the table was published have their defaults.
        assert sums["options"].items() <= summary["options"].items()
        assert summary | {"seconds": 0, "options": 0} == sums | {"seconds": 0, "options": 0}

    def test_the_sums_for_people_have_intervals_and_greed_where_it_counts(self):
        shown = run("values", "greener", "2x3").stdout
        assert shown.splitlines()[0] == "greener 2x3: 90 setups, for player 1"
        assert "loss        12   13.333 %" in shown
        assert "lead +1.29 points on the average" in shown
        assert "a greedy first move keeps 15.4 % of wins and draws" in shown
        shown = run("values", "greener", "3x3", "--sample", "20", "--seed", "3").stdout
        assert shown.startswith("greener 3x3: 20 setups of 1,680, for player 1\n")
        assert re.search(r"win +1\d +[\d.]+ %  \([\d.]+ % to [\d.]+ %\)", shown)
        shown = run("values", "green", "3x5", "--sample", "1").stdout
        assert "loss         1" in shown
        assert "greedy" not in shown


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("values greener 2y3", "'2y3' is not a shape such as 6x6"),
        ("values greener 6x6", "greener: exact values are of boards of up to 18 cells"),
        ("values greener 2x2", "greener: 4 cells cannot be shared evenly"),
        (
            "values greener 2x3 --option tournament=yes",
            "this: it does not know the option tournament=yes",
        ),
        ("values capstone 2x3", "capstone: there is no option 'rows', nor any other"),
        (
            "values greenest 2x3",
            "greenest: the search for exact values does not play this",
        ),
    ],
)
def test_wrong_input_is_exit_code_2_and_one_line_of_error(line, message):
    last = refused(*line.split()).splitlines()[-1]
    assert last.startswith("Error: ")
    assert message in last
