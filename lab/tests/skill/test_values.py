import gzip
import json
from dataclasses import asdict, fields

import pytest

import stack_twin
from checkout import ROOT
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.lab.skill.values import (
    Valued,
    count_setups,
    draw_setups,
    setup,
    summary,
    value,
    valued,
)

RESULTS = ROOT / "results"


GAMES = {"green": Green, "greener": Greener}
FILES = (
    "greener-2x3",
    "greener-3x3",
    "greener-3x4",
    "greener-3x5",
    "greener-3x6",
    "green-3x3",
    "green-3x4",
    "green-3x5",
    "green-3x6",
)


def read(name):
    """Return the rows and the sums of a published file."""
    (path,) = (RESULTS / "games").glob(f"values-{name}.jsonl*")
    text = path.read_bytes()
    lines = gzip.decompress(text) if path.suffix == ".gz" else text
    *rows, sums = map(json.loads, lines.splitlines())
    keys = [field.name for field in fields(Valued)]
    return [Valued(*(row[key] for key in keys)) for row in rows], sums


def published(shape):
    rows, sums = read(f"greener-{shape}")
    return {row.setup: row.value for row in rows}, sums


def game_of(name):
    kind, _, shape = name.partition("-")
    return GAMES[kind](*map(int, shape.split("x")))


@pytest.mark.parametrize("name", FILES)
def test_published_setups_are_had_by_their_numbers_and_valued_again(name):
    rows, sums = read(name)
    game = game_of(name)
    assert sums["of"] == count_setups(game)
    numbers = [row.number for row in rows]
    assert numbers == draw_setups(sums["of"], len(rows), 1)
    for row in rows[:: len(rows) // 40 or 1]:
        assert str(setup(game, row.number)) == row.setup
    few = rows[:: len(rows) // 8 or 1] if sums["of"] < 100_000 else rows[:1]
    assert list(valued(game, [row.number for row in few])) == few


@pytest.mark.parametrize("name", FILES)
def test_the_published_sums_are_those_of_the_lines_and_of_the_readme(name):
    rows, sums = read(name)
    found = summary(rows)
    assert {key: sums[key] for key in asdict(found)} == asdict(found)
    numbers = [found.setups, found.win, found.draw, found.loss]
    row = " | ".join([f"| {name.replace('-', ' ')}", *(f"{each:,}" for each in numbers), ""])
    assert row.rstrip() in (RESULTS / "other-games.md").read_text("utf-8")


def test_setups_are_numbered_in_the_order_of_the_deal():
    game = Greener(1, 3)
    boards = [str(setup(game, number)).partition(",")[0] for number in range(count_setups(game))]
    assert boards == ["BGW", "BWG", "GBW", "GWB", "WBG", "WGB"]


@pytest.mark.parametrize(
    ("shape", "wanted"),
    [
        ((3, 4), 4),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in (((3, 4), 1000), ((3, 5), 100))),
    ],
)
def test_a_plain_search_finds_the_same_winners_of_many_setups(shape, wanted):
    game = Greener(*shape)
    shares = {"win": 1.0, "draw": 0.5, "loss": 0.0}
    for row in valued(game, draw_setups(count_setups(game), wanted, 7)):
        position = stack_twin.start(row.setup.partition(",")[0])
        assert first_share("greener", position, {}) == shares[row.value], row


def first_share(game, position, known):
    """Return the first of two players' share of the win under perfect play."""
    if position not in known:
        after = stack_twin.followers(game, position)
        if not after:
            known[position] = stack_twin.returns(game, position)[0]
        else:
            best, goal = (min, 0.0) if position[1] else (max, 1.0)
            shares = []
            for follower in after:
                shares.append(first_share(game, follower, known))
                if shares[-1] == goal:
                    break
            known[position] = best(shares)
    return known[position]


def test_mirrored_setups_have_the_same_value():
    values, _ = published("3x3")
    for text, its_value in values.items():
        board, _, rest = text.partition(",")
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
        (Greenest(2, 3), "values does not play this: it knows green, greener alone"),
        (Greener(2, 3, tournament=True), "it does not know the option tournament=yes"),
        (Greener(), "boards of up to 18 cells, not 36"),
    ],
)
def test_games_that_cannot_be_valued_are_refused(game, message):
    with pytest.raises(ValueError, match=message):
        count_setups(game)


def variant(game):
    """Return a game of a subclass with one more option."""
    return type("Variant", (type(game),), {"__module__": "variant"})(game.rows, game.cols)


@pytest.mark.parametrize(
    "door", [count_setups, lambda game: setup(game, 1), lambda game: list(valued(game, [1]))]
)
@pytest.mark.parametrize(
    "game",
    [variant(Greener(2, 3)), variant(Green(2, 3)), Greener(2, 3, tie="most"), Greenest(2, 3)],
    ids=["greener", "green", "tie", "greenest"],
)
def test_other_rules_have_no_setups_and_values(game, door):
    with pytest.raises(ValueError, match=r"it (knows|does not know)|does not play this"):
        door(game)
