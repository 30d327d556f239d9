"""The published unsolvable boards with few holes agree with a second program."""

import json
import shutil

import pytest
from unsolvable import symmetric, unsolvable

from checkout import ROOT

PUBLISHED = [
    json.loads(line) for line in (ROOT / "results/holes/few-holes.jsonl").read_text().splitlines()
]

pytestmark = pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc")


def published(shape: str) -> tuple[int, set[str]]:
    rows = [row for row in PUBLISHED if row["shape"] == shape]
    classes = (board for row in rows for board in row["unsolvable_up_to_symmetry"])
    return max(row["holes"] for row in rows), {
        form for board in classes for form in symmetric(board)
    }


@pytest.mark.parametrize("shape", ["2x2", "2x3", "2x4", "2x5", "2x6", "3x3", "3x4", "3x5"])
def test_the_published_boards_are_those_found_by_undoing_captures(shape, tmp_path):
    holes, boards = published(shape)
    assert unsolvable(shape, holes, tmp_path) == boards


def test_frozen_columns_leave_the_same_boards_as_a_table_of_all_positions(tmp_path):
    boards = unsolvable("3x4", 3, tmp_path, from_table=False)
    assert boards == unsolvable("3x4", 3, tmp_path)
    assert len(boards) == 1158 + 180738


def test_a_second_run_goes_on_with_the_contexts_that_are_left(tmp_path):
    boards = unsolvable("3x4", 2, tmp_path, from_table=False)
    done = tmp_path / "3x4-2.txt"
    before = done.read_text()
    assert unsolvable("3x4", 2, tmp_path, from_table=False) == boards
    assert done.read_text() == before


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("shape", ["2x7", "2x8", "4x4", "3x6", "4x5", "3x7"])
def test_the_published_boards_of_larger_shapes_are_those_found(shape):
    holes, boards = published(shape)
    assert unsolvable(shape, holes, ROOT / "build/few-holes") == boards
