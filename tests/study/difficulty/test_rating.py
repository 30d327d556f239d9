"""Random play succeeds as often as it must, and difficulties are as documented."""

import re
from fractions import Fraction
from functools import cache
from itertools import accumulate, islice

import pytest

from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.play.intervals import wilson
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.difficulty.playouts import solved_playouts
from greenest.study.difficulty.rating import LEAST, Difficulty, boards_of, rate
from greenest.study.sampling import random_position
from playout_twin import played
from shell import printed, refused

DOCS = ROOT / "docs" / "study.md"


def test_levels_are_those_of_the_docs():
    shown = re.findall(r"^\| (\w+) \| (?:([0-9.]+) % or more|fewer) \|$", DOCS.read_text(), re.M)
    assert {name: float(percent or 0) / 100 for name, percent in shown} == {
        str(level): least for level, least in LEAST.items()
    }


def test_boards_of_a_level_are_solvable_and_all_of_them():
    found = list(islice(boards_of(Difficulty.HARD, 5, 5, 9, 1), 3))
    last = found[-1][0]
    expected = [
        (index, position)
        for index in range(last + 1)
        if rate(position := random_position(5, 5, 9, 1, index)).level is Difficulty.HARD
        and decide(position).status is Status.SOLVABLE
    ]
    assert found == expected


def test_generate_looks_for_a_difficulty(monkeypatch):
    arguments = ["generate", "5x5", "--pieces", "9", "--seed", "1", "--difficulty"]
    assert len(printed(*arguments, "hard", "--count", "2", "--json").splitlines()) == 2
    monkeypatch.setattr("greenest.study.difficulty.rating.PATIENCE", 20)
    said = refused("generate", "1x3", "--difficulty", "expert", code=1)
    assert "none of the 20 boards from index 0 on is of difficulty expert" in said


@pytest.mark.parametrize(("rows", "cols", "pieces"), [(3, 4, 8), (1, 9, 7)])
def test_playouts_are_those_of_the_twin(rows, cols, pieces):
    for index in range(20):
        position = random_position(rows, cols, pieces, 3, index)
        found = [solved_playouts(position, count, seed=7) for count in range(1, 8)]
        assert found == list(accumulate(played(position, 7, number) == 1 for number in range(7)))


@cache
def chance_of_success(position):
    """The exact probability that random play solves a position."""
    if position.pieces == 1:
        return Fraction(1)
    after = [position.after(each) for each in position.captures()]
    return sum(map(chance_of_success, after), Fraction(0)) / max(len(after), 1)


@pytest.mark.parametrize("text", ["BGW/GWB", "BGW./W..B/GBWG"])
def test_random_play_succeeds_as_often_as_it_must(text):
    position = Position.parse(text)
    solved = solved_playouts(position, 40_000)
    low, high = wilson(solved, 0, 40_000, confidence=0.9999)
    assert low < chance_of_success(position) < high
