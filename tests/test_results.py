"""The published data is what the commands compute, and what its README says of it."""

import json
import re
from math import comb, factorial
from pathlib import Path

import pytest

from study import Scope, take_census

RESULTS = Path(__file__).parent.parent / "results"
CENSUSES = sorted(RESULTS.glob("census-*.json"))
AT_ONCE = 12
"""The most cells of a shape whose census takes no time."""


def cells_of(record):
    rows, cols = map(int, record["shape"].split("x"))
    return rows * cols


def beyond_the_colours(record):
    """Return, from the full board on, the unsolvable positions that their colours do not explain.

    One colour is never solvable; two are only with exactly one stack of the capturing one.
    """
    cells = cells_of(record)
    unexplained = []
    for each in reversed(record["by_pieces"][2:]):
        pieces = each["pieces"]
        explained = comb(cells, pieces) * (3 + 3 * (2**pieces - 2 - pieces))
        unexplained.append(each["positions"] - each["solvable"] - explained)
    return unexplained


@pytest.mark.parametrize("path", CENSUSES, ids=lambda path: path.stem)
def test_a_census_counts_every_position_and_setup(path):
    record = json.loads(path.read_text())
    cells = cells_of(record)
    assert path.name == f"census-{record['shape']}.json"
    for pieces, each in enumerate(record["by_pieces"]):
        assert each["pieces"] == pieces
        assert each["positions"] == comb(cells, pieces) * 3**pieces
    setups = factorial(cells) // factorial(cells // 3) ** 3 if cells % 3 == 0 else 0
    assert record["setups"] == record["solvable"] + record["unsolvable"] == setups


@pytest.mark.parametrize("path", CENSUSES, ids=lambda path: path.stem)
def test_a_small_census_is_taken_again(path):
    record = json.loads(path.read_text())
    if cells_of(record) > AT_ONCE:
        pytest.skip("takes too long")
    rows, cols = map(int, record["shape"].split("x"))
    again = take_census(Scope(rows, cols, all_positions=True)).as_json()
    assert again | {"seconds": record["seconds"]} == record


def test_the_readme_counts_what_the_colours_do_not_explain():
    readme = (RESULTS / "README.md").read_text()
    for path in CENSUSES:
        record = json.loads(path.read_text())
        holes = beyond_the_colours(record)[:4]
        if record["shape"].startswith("1x"):
            assert not any(holes)
            continue
        (row,) = re.findall(rf"^\| {record['shape']} \|((?: [0-9,]+ \|){{4}})$", readme, re.M)
        shown = [int(number) for number in row.replace(",", "").replace("|", "").split()]
        assert shown[: len(holes)] == holes
