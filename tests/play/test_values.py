import json
from collections import Counter

import pytest

from checkout import ROOT
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.play.values import setups, value

RESULTS = ROOT / "results"


def published(shape):
    *lines, summary = map(json.loads, (RESULTS / "games" / f"values-greener-{shape}.jsonl").open())
    return {line["setup"]: line["value"] for line in lines}, summary


@pytest.mark.parametrize(("shape", "step"), [("2x3", 1), ("3x3", 40)])
def test_setups_are_valued_again(shape, step):
    values, _ = published(shape)
    states = setups(Greener(*map(int, shape.split("x"))))
    assert [str(state) for state in states] == list(values)
    for state in states[::step]:
        assert value(state) == values[str(state)]


@pytest.mark.parametrize(("shape", "count"), [("2x3", 90), ("3x3", 1680)])
def test_the_published_sums_are_those_of_the_lines_and_of_the_readme(shape, count):
    values, summary = published(shape)
    counts = Counter(values.values())
    assert len(values) == summary["setups"] == count
    assert {name: summary[name] for name in counts} == counts
    numbers = [count, counts["win"], counts["draw"], counts["loss"]]
    row = " | ".join([f"| greener {shape}", *(f"{number:,}" for number in numbers), ""]).rstrip()
    assert row in (RESULTS / "README.md").read_text()


def test_mirrored_setups_have_the_same_value():
    values, _ = published("3x3")
    for setup, its_value in values.items():
        board, _, rest = setup.partition(",")
        ranks = board.split("/")
        mirrored = "/".join(rank[::-1] for rank in ranks)
        turned = "/".join("".join(file) for file in zip(*ranks, strict=True))
        assert values[f"{mirrored},{rest}"] == values[f"{turned},{rest}"] == its_value


@pytest.mark.parametrize(
    ("board", "its_value"),
    [
        ("BG/GW", "loss"),
        ("BG", "win"),
        ("GW", "loss"),
        ("GG", "draw"),
        ("BG../..../..../..GW", "draw"),
        ("BGGW, white to move", "loss"),
        ("BW", "win"),
    ],
)
def test_values_of_small_positions(board, its_value):
    assert value(Greener().parse(board)) == its_value


def test_chance_after_the_deal_has_no_value():
    with pytest.raises(ValueError, match="chance still acts"):
        value(Greener(2, 3).start())


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Green(2, 3), "exact values are of games for two players, not for 3"),
        (Greenest(2, 3), "not for 1"),
        (Greener(), "boards of up to 12 cells, not 36"),
    ],
)
def test_games_that_cannot_be_valued_are_refused(game, message):
    with pytest.raises(ValueError, match=message):
        setups(game)
