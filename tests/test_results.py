"""The published data is what the commands compute, and what its README says of it."""

import json
import re
from itertools import product
from math import comb, factorial

import pytest

from checkout import ROOT
from greenest.certificates.claim import check_claim
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.play.intervals import wilson
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.batches.batch import run_batch
from greenest.study.batches.run import Run
from greenest.study.difficulty.puzzles import plans
from greenest.study.difficulty.rating import PLAYOUTS, rate
from greenest.study.proofs.claims import claim
from greenest.study.proofs.claims import steps as steps_of
from greenest.study.proofs.every_size import EXCEPTIONS, checks
from greenest.study.proofs.stress import FAMILIES, family_boards
from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.figures import pictures
from greenest.study.publication.findings import exact_mistakes, findings, tables
from greenest.study.publication.package import resources
from greenest.study.publication.report import blocks_of, fill, read_data
from greenest.study.sampling import random_position
from greenest.study.shapes.blocks import endings
from greenest.study.shapes.census import Scope, take_census

RESULTS = ROOT / "results"
README = (RESULTS / "README.md").read_text()
CENSUSES = sorted(RESULTS.glob("census-*.json"))
AT_ONCE = 12
"""The most cells of a shape whose census takes no time."""


def records(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


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
    censuses = README.split("### Censuses")[1]
    for path in CENSUSES:
        record = json.loads(path.read_text())
        holes = beyond_the_colours(record)[:4]
        if record["shape"].startswith("1x"):
            assert not any(holes)
            continue
        (row,) = re.findall(rf"^\| {record['shape']} \|((?: [0-9,]+ \|){{4}})$", censuses, re.M)
        shown = [int(number) for number in row.replace(",", "").replace("|", "").split()]
        assert shown[: len(holes)] == holes


def test_the_readme_counts_the_unsolvable_setups():
    unsolvable = {}
    for path in CENSUSES:
        record = json.loads(path.read_text())
        unsolvable[record["shape"]] = record["unsolvable"], record["setups"]
    (bad,) = [counts for counts in unsolvable.values() if counts[0]]
    assert bad == unsolvable["2x3"]
    assert "solvable but for {} of the {} of 2x3".format(*bad) in README


@pytest.fixture(scope="module")
def data():
    return read_data(RESULTS)


def test_the_readme_shows_what_the_data_says(data):
    """`greenest report` writes it anew."""
    assert fill(README, blocks_of(data, pictures(data), resources(RESULTS))) == README


def test_the_readme_shows_every_table_and_figure(data):
    for name in blocks_of(data, pictures(data), resources(RESULTS)):
        assert f"<!-- begin {name} -->\n" in README


def test_the_page_shows_every_table_of_the_data(data):
    page = (RESULTS / "report.html").read_text()
    for table in tables(data):
        for row in table.rows:
            assert all(f">{cell}</t" in page for cell in row)
    for sentence in findings(data):
        assert f"<li>{sentence}</li>" in page


def test_the_data_package_is_whole():
    from frictionless import validate

    found = validate(str(RESULTS / "datapackage.json"))
    assert found.valid, found.flatten(["title", "message"])
    listed = {each["path"] for each in resources(RESULTS)}
    present = {
        str(path.relative_to(RESULTS))
        for path in RESULTS.rglob("*")
        if path.is_file() and "runs" not in path.relative_to(RESULTS).parts
    }
    assert listed == present - {"README.md", "report.html", "datapackage.json"}


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_published_tables_are_of_the_full_scale(name):
    for each in resources(RESULTS):
        if each["name"] == name:
            assert each["scale"] == "full"
            assert each["seeds"] == EXPERIMENTS[name].seeds("full")


def test_small_shapes_agree_with_the_censuses(data):
    records = {path.stem: json.loads(path.read_text()) for path in CENSUSES}
    for row in data["small-shapes"]:
        record = records[f"census-{row['shape']}"]
        census = record["by_pieces"][row["stacks"]]
        assert (row["positions"], row["solvable"]) == (census["positions"], census["solvable"])
        if row["setups"]:
            assert (row["setups"], row["setups_solvable"]) == (record["setups"], record["solvable"])


def test_captures_that_lose_are_of_the_solvable_positions_of_the_censuses(data):
    solvable = {(row["shape"], row["stacks"]): row["solvable"] for row in data["small-shapes"]}
    for row in exact_mistakes(data):
        assert row["positions"] == solvable[row["shape"], row["stacks"]]
        assert 0 <= row["losing"] < row["captures"]


def test_every_interval_is_that_of_its_counts(data):
    keys = {"full-boards": ("solvable", "boards"), "transition": ("solvable", "boards"),
            "play": ("solved", "games"), "mistakes-sampled": ("losing", "tried"),
            "games": ("wins", "games")}  # fmt: skip
    for name, rows in data.items():
        kind = next((kind for kind in keys if name.startswith(kind)), None)
        for row in rows if kind else ():
            hits, count = (row[key] for key in keys[kind])
            expected = wilson(hits, row.get("undecided", 0), count)
            assert (row["low"], row["high"]) == pytest.approx(expected, abs=1e-9)


def test_boards_of_the_first_points_are_decided_again(data):
    """A hundred boards of a point are as the ledger had them, within what chance allows."""
    for row in data["transition-6x6"][:5]:
        run = Run(6, 6, row["stacks"], 100, row["seed"])
        again = run_batch(run)
        low, high = wilson(again.solvable, again.undecided, 100, confidence=0.9999)
        assert low <= row["solvable"] / row["boards"] <= high


def test_puzzles_have_their_solutions_and_no_other_plan(data):
    rows = data.get("puzzle-solutions", ())
    for row in rows:
        board = read_board(row["board"])
        assert check_claim(board, row["solution"].split()).accepted
        assert len(board.cells) - board.cells.count(".") == row["stacks"]
    for row in rows[::20]:
        position = Position.parse(row["board"])
        assert rate(position) == (row["level"], row["solved_at_random"], PLAYOUTS)
        assert len(plans(position, 2)) == 1


def test_the_proof_for_6x6_is_complete_and_says_what_the_readme_says():
    *steps, answer = records(RESULTS / "proof-6x6.jsonl")
    settled = {}
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
        assert row in README
    assert (steps[-1]["without_row"], steps[-1]["without_line"]) == (4_098_760_260, 10_536)
    assert answer["unsolvable"] == 0
    assert answer["solvable"] == answer["boards"] == factorial(36) // factorial(12) ** 3


@pytest.mark.parametrize(
    ("engine", "shapes"),
    [
        ("auto", ("6x9", "9x9", "7x11", "12x12", "16x16")),
        ("carry", ("5x5", "6x6", "6x9", "9x9", "7x11", "12x12", "16x16")),
    ],
)
def test_no_full_board_of_three_colours_was_found_unsolvable(engine, shapes):
    trials = records(RESULTS / f"conjecture-{engine}.jsonl")
    assert [(each["shape"], each["family"]) for each in trials] == list(product(shapes, FAMILIES))
    assert not any(each["unsolvable"] or each["undecided"] for each in trials)
    assert {each["engine"] for each in trials} == {engine}
    boards, searched = (sum(each[key] for each in trials) for key in ("boards", "searched"))
    assert f"| {engine} | {boards:,} | {searched:,} |" in README
    small = trials[0]
    rows, cols = map(int, small["shape"].split("x"))
    for board in family_boards(rows, cols, small["family"], 200, small["seed"], 0):
        again = decide(Position(rows, cols, board.tobytes().decode()), engine=engine)
        assert again.status is Status.SOLVABLE


def test_the_steps_of_the_proof_solved_a_million_balanced_boards():
    found = records(RESULTS / "batch-carry.jsonl")
    shapes = [each["shape"] for each in found]
    assert len(set(shapes)) == 20
    assert ", ".join(shapes[:-1]) + f" and {shapes[-1]}" in " ".join(README.split())
    for each in found:
        rows, cols = map(int, each["shape"].split("x"))
        assert each["pieces"] == rows * cols
        assert each["count"] == each["solvable"] == 50_000
        # The smallest shape of the proof is a table's, so there is nothing to follow.
        engine = "dfs" if each["shape"] == "3x4" else "carry"
        assert each["engines"] == {engine: 50_000}
        again = decide(
            random_position(rows, cols, rows * cols, each["seed"], 49_999), engine="carry"
        )
        assert (again.status, again.engine) == (Status.SOLVABLE, engine)


def test_every_check_for_all_sizes_holds():
    found = records(RESULTS / "every-size.jsonl")
    assert [(each["claim"], each["shape"]) for each in found] == [
        (check.claim, check.shape) for check in checks()
    ]
    for each in found:
        allowed = EXCEPTIONS.get(each["shape"], 0) if each["claim"] == "small" else 0
        assert (each["exceptions"], each["undecided"]) == (allowed, 0)


BLOCKS = sorted(RESULTS.glob("blocks-*.jsonl"))
COUNTED = ("not_solvable", "not_inside", "not_each_colour")


@pytest.mark.parametrize("path", BLOCKS, ids=lambda path: path.stem)
def test_blocks_are_as_the_readme_shows_them(path):
    for each in records(path):
        shape = each["shape"]
        assert path.name == f"blocks-{shape}.jsonl"
        counts = [each[key]["count"] for key in COUNTED]
        assert counts == sorted(counts)
        if each["carrier"] is None:
            assert counts[0] == counts[1]
        shown = " | ".join(f"{number:,}" for number in (each["boards"], *counts))
        if not shape.startswith("1x"):
            assert f"| {shape} | {each['carrier'] or 'none'} | {shown} |" in README
        for board in (each["not_solvable"]["up_to_symmetry"] or ())[:20]:
            assert decide(Position.parse(board)).status is Status.UNSOLVABLE


@pytest.mark.parametrize("path", BLOCKS, ids=lambda path: path.stem)
def test_small_blocks_are_counted_again(path):
    shown = records(path)
    rows, cols = map(int, shown[0]["shape"].split("x"))
    if rows * cols > 9:
        pytest.skip("its tables take longer")
    for each, again in zip(shown, endings(rows, cols), strict=True):
        assert each | {"seconds": 0} == again.as_json() | {"seconds": 0}


def test_every_shape_of_up_to_sixteen_cells_has_its_blocks():
    shapes = {tuple(map(int, path.stem.split("-")[1].split("x"))) for path in BLOCKS}
    wide = {(rows, cols) for rows in range(1, 5) for cols in range(rows, 16 // rows + 1)}
    assert shapes == wide - {(1, 1)}
