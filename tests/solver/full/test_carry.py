"""The rules of `games` replay every solution made by the steps of the proof."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from full_families import FAMILIES, family_boards
from greenest.games.pyramids.position import Position
from greenest.solver.engines.replays import leaves_one
from greenest.solver.full.carry import applies, play_out, solve
from greenest.solver.full.field import colours_of

SHAPES = ((2, 6), (3, 5), (10, 4), (5, 5), (6, 9), (9, 7), (12, 16))


def stacks_left(position: Position) -> str:
    captures, _ = solve(position)
    return position.after(*captures).cells.replace(".", "")


def test_boards_of_every_family_are_solved() -> None:
    for family, (rows, cols) in product(FAMILIES, SHAPES):
        for board in family_boards(rows, cols, family, 4, 1, 0):
            position = Position(rows, cols, board.tobytes().decode())
            assert len(stacks_left(position)) == 1, position


def board_of(rows: list[str]) -> Position:
    return Position(len(rows), len(rows[0]), "".join(rows))


STEPS = {
    "4.4: (*)": "GGGGG/GGGGG/GGGGG/GWGGG/WWGGW/BBBBB/BGGGG/GGGGG/GGGGG",
    "4.1: 1 colours": "BBBBB/BBWBB/BBBBB/BBBBB/BGBBB/BBBBB/BBBBB",
    "4.1: 2 colours": "WWWWW/BBBBB/GWGGG/BBBBB/BBWBB/WWWWW",
    "4.1: E": "BBBWB/GBBWW/BBBBB/GBBBW/GBBWB",
    "4.1: four rows, 2 colours": (
        "WWWWWW/WWWWWB/WWWWWW/WWWWWW/WWWWWW/GBBGGG/GGGGGB/GGGGWG/GGGGGG/GGGGGG/GGGGGG"
    ),
    "4.1: narrower": "WWWGBBBBBB/BWWWBBBBBB/BWWWBBBBBB/WWWWGWWBBB/WWWWBWBBBB",
    "4.1: rows 2-4": "WWWWG/WGWWW/GGWWG/WWGWG/BGGGG/WGBWW/WWWWW/WWWWW/WWWWW",
    "4.1: three colours, four rows": (
        "WWWWWW/WWWWWB/WWWWWW/WWWWWW/WWWWWW/GBBGGG/GGGGGB/GGGGWG/GGGGGG/GGGGGG/GGGGGG"
    ),
    "4.1: three colours, taken": "WGGBG/WGGBG/WGGBG/WWGBG/WGGBG/WGGBG",
    "4.2": "BBBBG/BBBBB/BBBBB/BBBBW/BBBBW",
    "4.3: row 3 into row 2": "BBBBBB/BBBBBB/WWWWWW/GGGGGG/GGGGGG",
    "4.3: row 4 into row 3": "GGGGG/GWGGG/WWWWW/BBBBB/WWWWW",
    "4.4: one colour": "BBBBB/BBBBB/BBBBB/BBBGB/BBBGG/WBWBW/BBBBB/BBBBB/BBBBB",
    "4.4: three colours, removed": "BBBBB/BBBBG/GBBGG/BBBBB/WWWWW/BBBBW/BBBBB",
    "4.4: three colours, taken": "GGGGG/GGBGG/BGGBB/BBBBB/WWWWW/GGWGG/GGGGG/GGGGG/GGGGG",
    "4.4: two colours, removed": "WWWWW/GWWWW/GWWWW/WWWWW/WBWWW/WWWWW/WWWWW/WWWWW",
    "4.4: two colours, taken": "WWWWW/BWWWW/BWWWB/WWWWW/GGWGG/WWWWW/WWWWW",
    "4.5: k = 5": "WWGWG/WGWWW/GGWWG/WWGWG/BGGGG/WWWWW/WWWWW/WWWWW/WWWWW",
    "4.5: k = 8": "WGGWG/WWWWG/GGGGW/WGGGW/GGGWW/WWWGW/GWGGG/BWBWB/WWWWW/WWWWW/WWWWW/WWWWW",
    "4.5: k = other": "BBBBG/BGGGB/BBBBB/GGBBG/BBBBG/BBGGG/GGGGG/WWWWW/GGGGG/GGGGG/GGGGG/GGGGG",
    "4.5: then 1 colours": (
        "BBBBBBB/BBBBBBG/BBBBBBB/BBBBGBB/WWWWWWW/BBBBBBG/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB"
    ),
    "4.5: then 2 colours": "GGBGG/BBBBG/GBGGG/BGBGG/BWBBB/BBGBG/GBBGG/GGBBG/GGGGB/BBGGG/BBBBB",
    "4.5: two sweeps": "GGGGG/GGGGG/GGGGG/GGGGW/GGWGG/GGGGG/WBBWW/WWWWW/WWWWW/WWWWW/WWWWW/WWWWW",
    "4.5: x sweeps": "WWGWG/WGWWW/GGWWG/WWGWG/BGGGG/WWWWW/WWWWW/WWWWW/WWWWW",
    "4.6: M-k = 5": "WWWWWW/WWWWWW/WWWWWW/WWWWWW/GBBGGG/GGGGGW/GGGGGG/GGGGGG/GGGGGG/GGGGGG",
    "4.6: M-k = other": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "4.6: two sweeps": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "4.6: x sweeps": "WWWWW/WWWWW/WWWWW/WWWBW/GGGGW/GWWWW/GGWGG/GGGGG",
    "B: C": "BBBBB/BBBBG/GBBGG/BBBBB/WWWWW/BBBBW/BBBBB",
    "B: V": "WWWWW/BBBBB/GWGGG/BBBBB/BBWBB/WWWWW",
    "B: V, then 1 colours": "BBBBB/BBBBB/BBBWB/BBBBB/BWWBB/GGGGB/BBBWB/BBBBB",
    "B: V, then 2 colours": "GGWWGGGBGGG/GGGWWGGGWGG/GGWWGGGGGGG/GGWWGGGGGGG/GGWGGGGGGGG",
    "B: pimple": "BBBBB/BBBBB/BBBBB/BBBBB/BBBGB/BGBBG/BBBBW/WWBWB/BBBBB/BBBBB/BBBBB",
    "B: slab, one row": "WWWWW/GGGGG/GGGGG/GGGGG/GGGGG/BBWBB/BBBBB/BBBBW/GGBGG/BBBBB/BBBWB/BBBBB",
    "B: slab, x and y": (
        "WWWWW/WWBWW/WWWWW/WWWWW/WWWWW/WWWWW/WBBWW/GGGGG/GGWGG/GGGGW/GGGGG/BGGGG/GGGGG"
    ),
    "B: y on top": "GGBBG/BBBBB/BBBBB/WWWWB/WBWWW/WWWWW/GWWWW/WWWWW/WWWWW/WWWWW/WWGWW/WWWWW",
    "pimple": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "through a slab": (
        "WWWWWW/WWWWWW/BBBBBB/WWBBWW/WWGWGG/GGGWGG/GGGGGG/GGGGGG/GGGGGG/GGGGGG/GGGGGG"
    ),
    "through by V": "GGBGG/BBBBG/GBGGG/BGBGG/BWBBB/BBGBG/GBBGG/GGBBG/GGGGB/BBGGG/BBBBB",
    "turned": "BWWWGGG/WWWGGGG/BWWGBGG/BWWWGGG/BWWWGWG",
    "two sweeps, even": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "two sweeps, even, at e'": (
        "WWWWWW/WWWWWW/WWWWWW/WWWWWW/GBBGGG/GGGGGW/GGGGGG/GGGGGG/GGGGGG/GGGGGG"
    ),
    "two sweeps, odd": "GGGGG/GGGGG/GGGGG/GGGGW/GGWGG/GGGGG/WBBWW/WWWWW/WWWWW/WWWWW/WWWWW/WWWWW",
}


@pytest.mark.parametrize("step", STEPS)
def test_a_board_for_each_step(step: str) -> None:
    position = board_of(STEPS[step].split("/"))
    _, steps = solve(position)
    assert steps[step]
    assert len(stacks_left(position)) == 1


@pytest.mark.parametrize(
    "shape", [(40, 60), (7, 90), (90, 7), (6, 70), (3, 200), (200, 4), (2, 150)]
)
def test_boards_beyond_16_lines_are_solved(shape: tuple[int, int]) -> None:
    for family, seed in product(FAMILIES, range(2)):
        for board in family_boards(*shape, family, 1, seed, 0):
            colours = colours_of(board.tobytes().decode(), *shape)
            play = play_out(colours)
            assert leaves_one((colours + 1).astype(np.uint8), play.captures), (family, seed)


def test_a_lone_captor_sweeps_a_sea_and_other_boards_are_refused() -> None:
    colours = np.zeros((70, 90), dtype=np.int8)
    colours[30, 40], colours[50, 60] = 1, 2
    play = play_out(colours)
    assert leaves_one((colours + 1).astype(np.uint8), play.captures)
    assert play.left.total.sum() == 1
    for text in ("BG/GW", "BGBGB/GBGBG/BGBGB", "BGWBG/GW.GW/BBBBB"):
        with pytest.raises(ValueError, match="not a full board"):
            solve(Position.parse(text))
        assert not applies(Position.parse(text))
