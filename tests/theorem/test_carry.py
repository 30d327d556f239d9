"""Every solution that the steps of the proof make is replayed by the rules of `games`."""

from __future__ import annotations

import random
from itertools import product

import pytest

from greenest.games.pyramids.greenest import replay
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.proofs.stress import FAMILIES, family_boards
from greenest.theorem import carry
from greenest.theorem.carriers import Strip, carried
from greenest.theorem.carry import Cell, GapError, Play, _lemma_b, _two_sweeps, applies, solve

SHAPES = ((2, 6), (3, 5), (10, 4), (5, 5), (6, 9), (9, 7), (12, 16))


def stacks_left(position: Position) -> str:
    captures, _ = solve(position)
    cells = replay(position.rows, position.cols, position.cells, captures)
    return cells.replace(".", "")


def test_boards_of_every_family_are_solved() -> None:
    for family, (rows, cols) in product(FAMILIES, SHAPES):
        for board in family_boards(rows, cols, family, 4, 1, 0):
            position = Position(rows, cols, board.tobytes().decode())
            assert len(stacks_left(position)) == 1, position


def board_of(rows: list[str]) -> Position:
    return Position(len(rows), len(rows[0]), "".join(rows))


STEPS = {
    "(*)": "GGGGG/GGGGG/GGGGG/GWGGG/WWGGW/BBBBB/BGGGG/GGGGG/GGGGG",
    "1: 1 colours": "BBBBB/BBWBB/BBBBB/BBBBB/BGBBB/BBBBB/BBBBB",
    "1: 2 colours": "WWWWW/BBBBB/GWGGG/BBBBB/BBWBB/WWWWW",
    "1: E": "BBBWB/GBBWW/BBBBB/GBBBW/GBBWB",
    "1: four rows, 2 colours": "WWWGBBBBBB/BWWGBBBBBB/BWWWBBBBBB/WWWWGWWBBB/WWWWBBBBBB",
    "1: narrower": "GGGWW/WWWWW/WWWWW/BWBBB/WWWWG/BWWWW/WWWWW",
    "1: rows 2-4": "GGGGG/WGGGG/GWGGG/WWBWW/BBBBG/BBBBB/BBBBW",
    "1: three colours, four rows": "WWWGBBBBBB/BWWGBBBBBB/BWWWBBBBBB/WWWWGWWBBB/WWWWBBBBBB",
    "1: three colours, taken": "WGGBG/WGGBG/WGGBG/WWGBG/WGGBG/WGGBG",
    "2": "BBBBG/BBBBB/BBBBB/BBBBW/BBBBW",
    "3: row 3 into row 2": "BBBBBB/BBBBBB/WWWWWW/GGGGGG/GGGGGG",
    "3: row 4 into row 3": "GGGGG/GWGGG/WWWWW/BBBBB/WWWWW",
    "4: one colour": "BBBBB/BBBBB/BBBBB/BBBGB/BBBGG/WBWBW/BBBBB/BBBBB/BBBBB",
    "4: three colours, removed": "BBBBB/BBBBG/GBBGG/BBBBB/WWWWW/BBBBW/BBBBB",
    "4: three colours, taken": "GGGGG/GGBGG/BGGBB/BBBBB/WWWWW/GGWGG/GGGGG/GGGGG/GGGGG",
    "4: two colours, removed": "WWWWW/GWWWW/GWWWW/WWWWW/WBWWW/WWWWW/WWWWW/WWWWW",
    "4: two colours, taken": "WWWWW/BWWWW/BWWWB/WWWWW/GGWGG/WWWWW/WWWWW",
    "5: k = 5": "WWGWG/WGWWW/GGWWG/WWGWG/BGGGG/WWWWW/WWWWW/WWWWW/WWWWW",
    "5: k = 8": "WGGWG/WWWWG/GGGGW/WGGGW/GGGWW/WWWGW/GWGGG/BWBWB/WWWWW/WWWWW/WWWWW/WWWWW",
    "5: k = other": "BBBBG/BGGGB/BBBBB/GGBBG/BBBBG/BBGGG/GGGGG/WWWWW/GGGGG/GGGGG/GGGGG/GGGGG",
    "5: then 1 colours": (
        "BBBBBBB/BBBBBBG/BBBBBBB/BBBBGBB/WWWWWWW/BBBBBBG/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB/BBBBBBB"
    ),
    "5: then 2 colours": "GGBGG/BBBBG/GBGGG/BGBGG/BWBBB/BBGBG/GBBGG/GGBBG/GGGGB/BBGGG/BBBBB",
    "5: two sweeps": "GGGGG/GGGGG/GGGGG/GGGGW/GGWGG/GGGGG/WBBWW/WWWWW/WWWWW/WWWWW/WWWWW/WWWWW",
    "5: x sweeps": "WWGWG/WGWWW/GGWWG/WWGWG/BGGGG/WWWWW/WWWWW/WWWWW/WWWWW",
    "6: M-k = 5": "WWWWWW/WWWWWW/WWWWWW/WWWWWW/GBBGGG/GGGGGW/GGGGGG/GGGGGG/GGGGGG/GGGGGG",
    "6: M-k = other": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "6: two sweeps": "WWWWW/WWWWW/BBBBB/WBWWW/WGWGG/WGGGG/GGGGG/GGGGG",
    "6: x sweeps": "WWWWW/WWWWW/WWWWW/WWWBW/GGGGW/GWWWW/GGWGG/GGGGG",
    "B: C": "BBBBB/BBBBG/GBBGG/BBBBB/WWWWW/BBBBW/BBBBB",
    "B: V": "WWWWW/BBBBB/GWGGG/BBBBB/BBWBB/WWWWW",
    "B: V, then 1 colours": "BBBBB/BBBBB/BBBWB/BBBBB/BWWBB/GGGGB/BBBWB/BBBBB",
    "B: V, then 2 colours": "GGWWGGGBGGG/GGGWWGGGWGG/GGWWGGGGGGG/GGWWGGGGGGG/GGWGGGGGGGG",
    "B: pimple": "BBBBB/BBBBB/BBBBB/BBBBB/BBBGB/BGBBG/BBBBW/WWBWB/BBBBB/BBBBB/BBBBB",
    "B: slab, one row": "WWWWW/GGGGG/GGGGG/GGGGG/GGGGG/BBWBB/BBBBB/BBBBW/GGBGG/BBBBB/BBBWB/BBBBB",
    "B: slab, x and y": "BBBBB/BBBBG/BBBBB/BBBBB/BBBBB/BBBBB/BBBBW/WBWBW/WWWWW/WWWWW/GWWGW",
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


def left_after(play: Play, start: dict[Cell, int]) -> int:
    """Replay captures on a board of 16x16, and return the number of stacks left."""
    cells = ["."] * 256
    for (row, col), colour in start.items():
        cells[16 * row + col] = "BGW"[colour]
    captures = [(16 * r + c, 16 * s + d) for (r, c), (s, d) in play.captures]
    return len(replay(16, 16, "".join(cells), captures).replace(".", ""))


def below(rows: int, cols: int, first: int = 1) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple((first + row, col) for col in range(cols)) for row in range(rows))


@pytest.mark.parametrize("is_pimple", [False, True])
def test_two_sweeps_solve_every_slab(is_pimple: bool) -> None:
    for cols, slab, beyond in product((5, 6, 8), range(3, 8), range(1, 7)):
        for col in range(cols):
            block, rest = below(slab, cols), below(beyond, cols, slab + 1)
            colours = {(0, col): 2}
            colours |= {cell: 0 for row in block for cell in row}
            colours |= {cell: 1 for row in rest for cell in row}
            if is_pimple:
                colours[1, col] = 1
            play = Play(dict(colours))
            _two_sweeps(play, (0, col), block, rest)
            assert left_after(play, colours) == 1, (cols, slab, beyond, col)


def test_lemma_b_solves_two_colours_under_the_third() -> None:
    rng = random.Random(1)
    for rows, cols in product(range(2, 10), (5, 6, 9)):
        for _ in range(8):
            kinds = [rng.choice(((0,), (1,), (0, 1), (0, 0, 0, 0, 0, 1))) for _ in range(rows)]
            block = below(rows, cols)
            colours = {
                cell: rng.choice(kind)
                for row, kind in zip(block, kinds, strict=True)
                for cell in row
            }
            if len(set(colours.values())) == 2:
                colours[0, rng.randrange(cols)] = 2
                carrier = next(cell for cell in colours if cell[0] == 0)
                play = Play(dict(colours))
                _lemma_b(play, carrier, block)
                assert left_after(play, colours) == 1


@pytest.mark.parametrize("run", [4, 5, 10])
@pytest.mark.parametrize("rest", ["BBW/BGB/BBB", "GBB/BBB/WBB", "BBB/BGB/BWB"])
def test_a_free_column_of_seas_with_long_runs(run: int, rest: str) -> None:
    rows = ["B" * run + row for row in rest.split("/")]
    cols = len(rows[0])
    ends = carried(
        Strip(tuple(tuple(map("BGW".index, column)) for column in zip(*rows, strict=True)))
    )
    assert set(ends.lines) == {0, 1, 2}
    for colour, line in ends.lines.items():
        captures = [(r * cols + c, s * cols + d) for (r, c), (s, d) in line]
        left = replay(3, cols, "".join(rows), captures)
        assert left.replace(".", "") == "BGW"[colour]
        assert left.index("BGW"[colour]) % cols == ends.column


def test_other_boards_are_refused() -> None:
    for text in ("BG/GW", "BGBGB/GBGBG/BGBGB", "BGWBG/GW.GW/BBBBB"):
        with pytest.raises(ValueError, match="not a full board"):
            solve(Position.parse(text))
        assert not applies(Position.parse(text))


def test_as_an_engine() -> None:
    position = Position.parse("BGWBG/GWBGW/WBGWB")
    verdict = decide(position, engine="carry")
    assert (verdict.status, verdict.engine) == (Status.SOLVABLE, "carry")
    assert verdict.nodes == len(verdict.captures or ()) == 14
    assert decide(position, Limits(max_nodes=13), "carry").status == Status.UNDECIDED
    assert decide(Position.parse("BGW"), engine="carry").engine == "dfs"


def test_a_capture_that_is_not_legal_is_a_gap() -> None:
    play = Play({(0, 0): 0, (0, 1): 2, (0, 2): 1})
    with pytest.raises(GapError, match="cannot take"):
        play.take((0, 0), (0, 2))


def test_a_gap_names_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise GapError("step 4")

    monkeypatch.setattr(carry, "solve", failing)
    with pytest.raises(GapError, match="BGWBG/GWBGW/WBGWB: step 4"):
        decide(Position.parse("BGWBG/GWBGW/WBGWB"), engine="carry")
