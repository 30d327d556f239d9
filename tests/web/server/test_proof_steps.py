"""The proof's steps as the page tells them: every capture belongs to one, and does what it says."""

import re
from csv import DictReader
from itertools import pairwise
from operator import floordiv, mod

import pytest

from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import parse_capture
from greenest.study.sampling import random_position
from greenest.web.server.proof_steps import SECTIONS, proof_solution
from greenest.web.server.work import ImpossibleError

BOARDS = [str(random_position(*shape, shape[0] * shape[1], 1, 0)) for shape in ((6, 6), (9, 9))]
BOARDS += ["BWWWGGG/WWWGGGG/BWWGBGG/BWWWGGG/BWWWGWG", "GW/BB/WG/GG/BW"]  # turned, and narrow
with (ROOT / "tests" / "solver" / "full" / "steps.tsv").open() as file:
    BOARDS += [row["board"] for row in DictReader(file, delimiter="\t")]


@pytest.mark.parametrize("board", BOARDS)
def test_steps_share_the_captures_out_and_each_does_what_its_kind_says(board):
    position = Position.parse(board)
    found = proof_solution(position)
    assert position.after(*found.moves).is_solved
    ends = [step.last + 1 for step in found.steps]
    assert [step.first for step in found.steps] == [0, *ends[:-1]]
    assert ends[-1] == len(found.moves)
    assert {step.section for step in found.steps} <= SECTIONS.keys()
    for step in found.steps:
        moves = found.moves[step.first : step.last + 1]
        own = [parse_capture(position.grid, move) for move in moves]
        cells = list(map(position.grid.cell, step.cells))
        before = position.after(*found.moves[: step.first])
        after = before.after(*moves)
        stand = [cell for cell in cells if after.cells[cell] != "."]
        assert all(before.cells[cell] != "." for cell in cells)
        if step.kind == "window":
            assert stand == [own[-1].target]
        elif step.kind == "sweep":
            assert all(one.target == other.source for one, other in pairwise(own))
            assert position.grid.name(own[0].source) == step.carrier
        elif step.kind == "take":
            assert len(own) <= 2
            assert len({capture.target for capture in own}) == 1
        elif step.kind == "removal":
            cols = position.cols
            ranks, files = ({part(each.source, cols) for each in own} for part in (floordiv, mod))
            gone = {cell for cell in cells if {cell // cols} == ranks or {cell % cols} == files}
            assert len(gone) in (position.rows, cols)
            assert not gone & set(stand)
        assert re.fullmatch(r"[A-Za-z].*\.", step.words)


def test_other_boards_are_refused_with_a_sentence():
    for board in ("BG/GW", "BGBGB/GBGBG/BGBGB", "BGWBG/GW.GW/BBBBB"):
        with pytest.raises(ImpossibleError, match="full boards of three colours"):
            proof_solution(Position.parse(board))
