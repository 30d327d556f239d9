"""Both checkers accept captures of wide full boards, and refuse them when one is changed."""

import subprocess
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from forging import sealed
from greenest.certificates.checker import RefusedError, check_certificate, check_file
from greenest.certificates.second_opinion import refusal_of
from greenest.certificates.writer import write_solution
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position

SHAPES = [(30, 30), (100, 100), (1000, 30), (30, 1000)]
REFUSED = 4


def solved(rows: int, cols: int, seed: int) -> tuple[Position, tuple]:
    """Return a full board and captures that solve it."""
    position = random_position(rows, cols, rows * cols, 34, seed)
    verdict = decide(position, Limits())
    assert verdict.status is Status.SOLVABLE
    return position, verdict.captures


def refuses(checker: Path, content: bytes) -> bool:
    """Return whether the verified checker refuses a certificate."""
    return subprocess.run([checker, "-"], input=content, capture_output=True).returncode == REFUSED


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_both_accept_captures_of_wide_full_boards(checker, shape, tmp_path):
    position, captures = solved(*shape, 1)
    write_solution(position, captures, tmp_path / "proof")
    proven = check_file(tmp_path / "proof")
    assert proven.position == position
    assert proven.size == len(captures) == position.rows * position.cols - 1
    assert refusal_of(checker, tmp_path / "proof", proven) is None


@pytest.mark.parametrize("shape", SHAPES[:2], ids=str)
def test_both_refuse_a_capture_left_out_doubled_or_turned(checker, shape, tmp_path):
    position, captures = solved(*shape, 2)
    write_solution(position, captures, tmp_path / "proof")
    text = (tmp_path / "proof").read_text().splitlines()[:-1]
    at = next(number for number, line in enumerate(text) if line.startswith("moves "))
    moves = text[at].split()[1:]
    random = Random(str(shape))
    for _ in range(20):
        place = random.randrange(len(moves))
        source, target = moves[place].split("x", 1) if moves[place].count("x") == 1 else ("", "")
        for changed in ([], [moves[place]] * 2, [f"{target}x{source}"] if source else []):
            forged = [*moves[:place], *changed, *moves[place + 1 :]]
            lines = [*text[:at], " ".join(["moves", *forged]), f"end {len(forged)}"]
            content = sealed(lines)
            with pytest.raises(RefusedError):
                check_certificate(BytesIO(content))
            assert refuses(checker, content)
