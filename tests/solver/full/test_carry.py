"""The rules of `games` replay every solution made by the steps of the proof."""

from cProfile import Profile
from csv import DictReader
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from full_families import FAMILIES, family_board
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.engines.replays import leaves_one
from greenest.solver.full import carry
from greenest.solver.full.board import Play
from greenest.solver.full.carry import play_out, played
from greenest.solver.full.descents import GapError
from greenest.solver.verdict import Limits, Status

SHAPES = ((2, 6), (10, 4), (5, 5), (9, 7), (12, 16), (5, 60), (90, 6))


def test_boards_of_every_family_are_solved():
    for family, shape, seed in product(FAMILIES, SHAPES, range(4)):
        position = family_board(*shape, family, seed)
        assert position.after(*played(position).captures.tolist()).is_solved, position


with Path(__file__).with_name("steps.tsv").open() as file:
    STEPS = {row["board"]: row["steps"].split("; ") for row in DictReader(file, delimiter="\t")}
"""By board: steps of the proof that it takes."""


@pytest.mark.parametrize("board", STEPS)
def test_a_board_for_each_step(board):
    position = Position.parse(board)
    play = played(position)
    assert position.after(*play.captures.tolist()).is_solved
    assert all(play.steps[step] for step in STEPS[board])


@pytest.mark.parametrize("rows", [2, 3, 4, 5, 6, 7, 12])
@pytest.mark.parametrize("kind", ["mixed", "chequered", "bands"])
def test_long_boards_take_linear_time(rows, kind, monkeypatch):
    row, col = np.indices((rows, 3200))
    cells = {
        "mixed": np.random.default_rng(1).integers(0, 2, (rows, 3200)),
        "chequered": (row + col) % 2,
        "bands": col // 800 % 2,
    }
    colours = cells[kind].astype(np.int8)
    colours[0, 1600:1602] = 1, 2
    play_out(colours)  # so that no code is loaded below
    looks, by_line = [], Play._by_line
    monkeypatch.setattr(Play, "_by_line", lambda *of: looks.append(len(of[1])) or by_line(*of))
    with Profile() as profile:
        play = play_out(colours)
    assert leaves_one((colours + 1).astype(np.uint8), play.captures)
    assert sum(each.callcount for each in profile.getstats()) < 800 * 3200
    assert sum(looks) < 50 * 3200


def test_other_boards_are_refused():
    for text in ("BG/GW", "BGBGB/GBGBG/BGBGB", "BGWBG/GW.GW/BBBBB"):
        with pytest.raises(ValueError, match="not a full board"):
            played(Position.parse(text))


def test_as_an_engine_it_names_the_board_of_a_gap(monkeypatch):
    position = Position.parse("BGWBG/GWBGW/WBGWB")
    verdict = decide(position, engine="carry")
    assert (verdict.status, verdict.engine) == (Status.SOLVABLE, "carry")
    assert verdict.nodes == len(verdict.captures or ()) == 14
    assert decide(position, Limits(max_nodes=13), "carry").status == Status.UNDECIDED
    assert decide(Position.parse("BGW"), engine="carry").engine == "dfs"

    def failing(*_):
        raise GapError("step 4")

    monkeypatch.setattr(carry, "played", failing)
    with pytest.raises(GapError, match="BGWBG/GWBGW/WBGWB: step 4"):
        decide(Position.parse("BGWBG/GWBGW/WBGWB"), engine="carry")
