"""Boards beyond 16x16: padded small ones, full ones, and sparse ones near the border."""

import random
from collections import Counter
from itertools import product

import pytest

from full_families import FAMILIES, family_board
from greenest.certificates.checker import check_file
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.bulk.many import decide_many
from greenest.solver.certify import NoCertificateError, certify
from greenest.solver.decide import decide
from greenest.solver.large import CaptureArray, solve_full, without_empty_lines
from greenest.solver.loader import LOADER
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced


def padded(position, rng):
    """Insert empty lines until there are 17 or more rows or columns."""
    rows = sorted(rng.sample(range(rng.randint(17, 40)), position.rows))
    cols = sorted(rng.sample(range(rng.randint(position.cols, 40)), position.cols))
    width = cols[-1] + 1 + rng.randint(0, 3)
    cells = [["."] * width for _ in range(max(17, rows[-1] + 1))]
    for place, (row, col) in enumerate(product(rows, cols)):
        cells[row][col] = position.cells[place]
    return Position(len(cells), len(cells[0]), "".join(map("".join, cells)))


def check(found, position, status):
    assert (found.position, found.status) == (position, status)
    assert found.captures is None or position.after(*found.captures).is_solved


@pytest.mark.parametrize(
    ("first", "count"), [(0, 60), pytest.param(100, 900, marks=pytest.mark.slow)]
)
def test_empty_lines_change_no_verdict(first, count):
    """The engines themselves get the empty lines too, in words of 32 and of 64 bits."""
    rng = random.Random(first)
    small = [unbalanced(2 + seed % 5, 2 + seed % 6, seed) for seed in range(first, first + count)]
    large = [padded(each, rng) for each in small]
    seen = Counter[Status]()
    for one, other, verdict in zip(decide_many(small), large, decide_many(large), strict=True):
        check(verdict, other, one.status)
        if one.position.pieces < 2 or dead_reason(other):
            continue
        for engine in ("dfs", "beam", "sat"):
            found = LOADER.start(engine, other).run(Limits(max_nodes=30_000))
            seen[found.status] += 1
            if found.status is not Status.UNDECIDED:
                check(found, other, one.status)
    assert seen.keys() == {*Status}
    assert seen[Status.UNDECIDED] < seen.total() / 2


@pytest.mark.parametrize("engine", ["auto", "lines", "dfs", "beam", "sat", "cpsat", "carry"])
def test_every_engine_takes_padded_boards(engine):
    rng = random.Random(5)
    for seed in range(12):
        position = padded(unbalanced(3, 3, seed), rng)
        check(decide(position, engine=engine), position, decide(unbalanced(3, 3, seed)).status)


def test_full_boards_of_three_colours_are_solved():
    """The boards have odd shapes and unbalanced colours, down to one stack of a colour."""
    shapes = ((1, 20), (100, 1), (2, 17), (17, 2), (3, 40), (25, 5), (31, 37), (60, 100))
    boards = [family_board(*shape, family, 3) for shape, family in product(shapes, FAMILIES)]
    others = product(((40, 60), (90, 7), (3, 200), (200, 4), (2, 150)), FAMILIES, range(2))
    boards += [family_board(*shape, family, seed) for shape, family, seed in others]
    for board, verdict in zip(boards, decide_many(boards), strict=True):
        check(verdict, board, Status.SOLVABLE)
        assert verdict.engine == "carry"


@pytest.mark.parametrize("shape", [(1, 20), (20, 1), (2, 17), (19, 4), (3, 1000)])
def test_a_lone_captor_takes_all(shape):
    size = shape[0] * shape[1]
    for place in {0, 1, size // 2, size - 2, size - 1}:
        for captor, prey in ("BG", "GW", "WB"):
            board = Position(*shape, prey * place + captor + prey * (size - place - 1))
            check(decide(board), board, Status.SOLVABLE)
            twice = board.cells.replace(prey, captor, 1)
            assert decide(Position(*shape, twice)).status is Status.UNSOLVABLE


@pytest.mark.parametrize(("first", "count"), [(0, 6), pytest.param(6, 94, marks=pytest.mark.slow)])
def test_engines_agree_on_sparse_boards(first, count):
    """The boards are near the border of solvability."""
    seen = Counter[str]()
    for seed in range(first, first + count):
        side = 17 + seed % 8
        board = balanced(side, side, 38 + seed % 8 * 3, seed)
        found = decide(board)
        for engine in ("cpsat", "sat", "beam"):
            other = decide(board, Limits(max_nodes=300_000), engine)
            assert other.status in (found.status, Status.UNDECIDED)
            seen[f"{engine} {other.status}"] += 1
    assert {"cpsat unsolvable", "beam solvable"} <= seen.keys()


@pytest.mark.parametrize("shape", [(20, 20, 300), (64, 4, 252), (3, 64, 180)])
def test_what_an_engine_cannot_take_it_says_in_a_line(shape):
    board = balanced(*shape, 3)
    said = "sat takes boards with no more stacks than a full 16x16, in all and along lines"
    verdict = decide(board, engine="sat")
    assert (verdict.status, verdict.reason) == (Status.UNDECIDED, said)
    for engine in ("auto", "dfs", "lines", "carry"):
        assert decide(board, engine=engine).status is Status.SOLVABLE


def test_an_array_of_captures_is_a_sequence_of_captures():
    verdict = solve_full(Position(2, 17, "BGWGW" * 6 + "BBGW"), Limits())
    assert verdict is not None
    assert isinstance(verdict.captures, CaptureArray)
    assert repr(verdict.captures) == f"<captures: {len(verdict.captures):,}>"
    captures = tuple(verdict.captures)
    assert all(isinstance(each, Capture) for each in captures)
    assert len(captures) == len(verdict.captures) == 33
    assert verdict.captures == captures
    assert verdict.captures[3:5] == captures[3:5]
    assert verdict.captures[-1] == captures[-1]
    assert hash(verdict.captures) == hash(captures)
    assert verdict.captures != captures[:-1]


def test_lines_are_left_out_only_if_empty_and_reasons_name_cells_of_the_whole():
    small, cells = without_empty_lines(Position.parse("B..G/..../...W"))
    assert (str(small), cells.tolist()) == ("BG/.W", [0, 3, 8, 11])
    position = Position.parse("B" + "." * 29 + "/" + "." * 29 + "G")
    for engine in ("auto", "dfs", "sat"):
        reason = decide(position, engine=engine).reason
        assert reason == decide(Position.parse("B./.G")).reason.replace("b1", "ad1")


@pytest.mark.parametrize(
    "text",
    [
        "/".join(["BGW" * 10] * 25),
        "BGGWWB" * 12,
        "BG" * 40,
        "BG" + "." * 20 + "/" + "." * 21 + "W",
        "BGG" + "." * 20 + "/" + "." * 20 + "GWB",
        "BWG" + "." * 20 + "/" + "GWB" + "." * 20,
        str(balanced(24, 24, 63, 4)),
    ],
)
def test_verdicts_have_certificates(text, tmp_path):  # type: ignore[no-untyped-def]
    verdict = decide(Position.parse(text))
    certify(verdict, tmp_path / "proof")
    proven = check_file(tmp_path / "proof")
    assert (proven.position, proven.verdict) == (verdict.position, str(verdict.status))


def test_beyond_64x64_holes_are_decided_alike_but_neither_read_nor_certified(tmp_path):
    shapes = ((65, 1), (1, 70), (70, 2), (66, 66))
    boards = [Position(rows, cols, "BG".ljust(rows * cols, ".")) for rows, cols in shapes]
    boards.append(Position(67, 2, "BGW" * 44 + "BG").after("a67xb67"))
    for board, verdict in zip(boards, decide_many(boards, jobs=2), strict=True):
        check(verdict, board, decide(board).status)
        assert eval(repr(board)) == board
        with pytest.raises(NoCertificateError, match=r"over 64x64|undecided"):
            certify(verdict, tmp_path / "proof")
    assert set(decide_many(map(str, boards), errors="coerce").status) == {"unreadable"}
    assert list(tmp_path.iterdir()) == []
