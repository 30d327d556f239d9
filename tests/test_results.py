"""The published data is what the commands compute, and what its README says of it."""

import json
import re
from math import comb, factorial
from pathlib import Path

import pytest

from study import Scope, take_census
from study.proof import claim
from study.proof import steps as steps_of

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


def test_the_proof_for_6x6_is_complete_and_says_what_the_readme_says():
    *steps, answer = map(json.loads, (RESULTS / "proof-6x6.jsonl").read_text().splitlines())
    settled = {}
    readme = (RESULTS / "README.md").read_text()
    for step, each in zip(steps, steps_of(claim(6, 6)), strict=True):
        assert (step["shape"], step["fewest"]) == (f"{each.rows}x{each.cols}", each.fewest)
        assert step["boards"] == each.boards
        assert step["unsolvable"] == []
        for premise in each.premises():
            assert settled[premise.rows, premise.cols] <= premise.fewest
        settled[each.rows, each.cols] = each.fewest
        row = f"| {step['shape']} | {step['fewest']} | {step['boards']:,} |"
        if step["method"] == "removal":
            row += f" {step['without_row']:,} | {step['without_line']:,} | {step['searched']:,} |"
        assert row in readme
    assert (steps[-1]["without_row"], steps[-1]["without_line"]) == (4_098_760_260, 10_536)
    assert answer["unsolvable"] == 0
    assert answer["solvable"] == answer["boards"] == factorial(36) // factorial(12) ** 3
