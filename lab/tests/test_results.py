"""The published data is what the commands compute and what its pages say."""

import json
import re
from math import comb, factorial

import pytest
import yaml

from checkout import ROOT
from greenest.certificates.claim import check_claim
from greenest.games.pyramids.position import Position
from greenest.lab.blocks import endings
from greenest.lab.experiments.experiments import EXPERIMENTS
from greenest.lab.experiments.rows import BlockEnding
from greenest.lab.findings.data import read_findings
from greenest.lab.findings.record import PRINTED_FILES, read_lines
from greenest.lab.findings.recorded import block_endings, read_recorded
from greenest.lab.findings.report import BLOCK_ENDINGS, contents_of, puzzle_text
from greenest.lab.findings.sentences import abstract
from greenest.lab.puzzles.puzzles import plans
from greenest.play.intervals import wilson
from greenest.solver.decide import decide
from greenest.solver.kernels.table import Layout
from greenest.solver.verdict import Status
from greenest.study.batches.batch import run_batch
from greenest.study.difficulty.rating import PLAYOUTS, rate
from greenest.study.publish.columns import Transition, read_table
from greenest.study.publish.derived import by_series, halves, turning
from greenest.study.publish.figures.drawing import picture
from greenest.study.publish.package import resources
from greenest.study.publish.report import K50, blocks_of, fill, page_of
from greenest.study.run import Run
from greenest.study.shapes.census import take_census
from published import About, published, unpacked

RESULTS = ROOT / "results"
PAGES = sorted(RESULTS.glob("*.md"))
TEXT = "\n".join(each.read_text("utf-8") for each in PAGES)
SMALL = (RESULTS / "small-shapes.md").read_text("utf-8")
CENSUSES = sorted((RESULTS / "small-shapes").glob("census-*.json"))
AT_ONCE = 12
"""The most cells of a shape with a fast census."""


def records(path):
    """Return the records of a file without version and command."""
    return [dict(line.printed) for line in read_lines(path)]


def record_of(path):
    (found,) = records(path)
    return found


def cells_of(record):
    rows, cols = map(int, record["shape"].split("x"))
    return rows * cols


def beyond_the_colours(record):
    """Return the numbers of unsolvable positions that colours do not explain, full board first.

    One colour is never solvable. Two colours need exactly one stack of the capturing one.
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
    record = record_of(path)
    cells = cells_of(record)
    assert path.name == f"census-{record['shape']}.json"
    for pieces, each in enumerate(record["by_pieces"]):
        assert each["pieces"] == pieces
        assert each["positions"] == comb(cells, pieces) * 3**pieces
    setups = factorial(cells) // factorial(cells // 3) ** 3 if cells % 3 == 0 else 0
    assert record["setups"] == record["solvable"] + record["unsolvable"] == setups


@pytest.mark.parametrize("path", CENSUSES, ids=lambda path: path.stem)
def test_a_small_census_is_taken_again(path):
    record = record_of(path)
    if cells_of(record) > AT_ONCE:
        pytest.skip("takes too long")
    rows, cols = map(int, record["shape"].split("x"))
    again = take_census(Layout(rows, cols), all_positions=True).as_json()
    assert again | {"seconds": record["seconds"]} == record


def test_the_readme_counts_what_the_colours_do_not_explain():
    censuses = SMALL.split("## Censuses")[1]
    for path in CENSUSES:
        record = record_of(path)
        holes = beyond_the_colours(record)[:4]
        (row,) = re.findall(rf"^\| {record['shape']} \|((?: [0-9,]* \|){{4}})$", censuses, re.M)
        shown = [int(number.replace(",", "")) for number in re.findall(r"[0-9,]+", row)]
        assert shown == holes
        if record["shape"].startswith("1x"):
            assert not any(holes)


def test_the_readme_counts_the_unsolvable_setups():
    shown = SMALL.split("table-small-shapes -->")[1]
    for path in CENSUSES:
        found = record_of(path)
        row = f"| {found['shape']} | {found['setups']:,} | {found['unsolvable']:,} |"
        assert (row in shown) == bool(found["setups"])


@pytest.fixture(scope="module")
def data():
    return read_findings(RESULTS)


@pytest.fixture(scope="module")
def contents(data):
    return contents_of(data, read_recorded(RESULTS))


@pytest.fixture(scope="module")
def blocks(contents):
    return blocks_of(contents, resources(RESULTS))


def test_pages_show_every_table_and_figure_as_the_data_says(blocks):
    # `python -m greenest.lab report` rewrites it.
    assert fill(TEXT, blocks) == TEXT
    for name in blocks:
        assert f"<!-- begin {name} -->\n" in TEXT


def test_the_readme_opens_with_the_answer_and_defines_its_words_before_any_other_number(
    data,
):
    opening, rest = (RESULTS / "README.md").read_text("utf-8").split("## Findings")
    assert opening.index(abstract(data).answer) < opening.index("**Words.**")
    words = opening.split("**Words.**")[1]
    for word in ("board", "stack", "capture", "setup", "balanced", "solvable", "share", "interval",
                 "K50", "ply", "Nodes", "Undecided"):  # fmt: skip
        assert f"*{word}*" in words
    assert rest


def test_outside_generated_blocks_pages_count_nothing():
    """Numbers with three digits or a fraction stand only in blocks and titles."""
    typed = re.sub(r"<!-- begin .*?<!-- end [a-z0-9-]+ -->", "", TEXT, flags=re.DOTALL)
    assert re.findall(r"(?<![\w.])[0-9]{1,3}(?:,[0-9]{3}|\.[0-9])[0-9,]*", typed) == ["60,000"]


def test_the_page_says_what_the_data_says(contents):
    """Figures are left out, as each release of matplotlib draws other bytes."""
    images = re.compile(r"base64,[A-Za-z0-9+/=]+")
    page = (RESULTS / "report.html").read_text()
    drawn = [picture(each) for each in contents.charts]
    again = page_of(contents, drawn)
    assert images.sub("", page) == images.sub("", again)


def test_tables_that_follow_from_others_are_made_again(data):
    assert read_table(RESULTS / K50, Transition) == halves(data)
    assert read_table(RESULTS / BLOCK_ENDINGS, BlockEnding) == block_endings(read_recorded(RESULTS))
    assert (RESULTS / "people" / "puzzles.txt").read_text() == puzzle_text(data.puzzles)


AFTER_0_4 = "0.5.0.dev0+g63aecad09d.dirty.7c66aac9fb"
"""The version that made the lines of two rows and of 3x8, which 0.4.0 lacks."""
OF_VALUES = "0.5.0.dev0+g8ecd411f89.dirty.575745510b"
"""The version that made the values of setups; 0.4.0 has 2x3 and 3x3 only, without leads."""
OF_LADDERS = "0.5.0.dev0+g4209a222dd"
"""The version that made the ladders."""


def test_every_line_has_the_version_and_the_command_that_are_declared():
    for record in PRINTED_FILES:
        lines = read_lines(RESULTS / record.path)
        commands = list(dict.fromkeys(line.command for line in lines))
        assert commands == [*record.commands]
        versions = {"0.2.0", "0.3.0", "0.4.0", AFTER_0_4, OF_VALUES, OF_LADDERS}
        assert {line.version for line in lines} <= versions
        for line in lines:
            shape = line.printed.get("shape")
            if shape:
                assert f" {shape} " in line.command


def test_each_level_is_shown_to_be_above_the_next():
    ladders = [list(records(path)) for path in RESULTS.glob("games/ladder-*.jsonl")]
    for rows in ladders:
        rated = [row["above_interval"] for row in rows if "level" in row]
        assert rated.pop() is None
        assert rated
        assert all(low > 0 for low, _ in rated)


def test_twice_as_much_search_is_shown_to_help_but_in_green_and_in_one_row_of_capstone():
    shown = {}
    for game in ("greener", "3stones", "threestone", "capstone"):
        rows = records(RESULTS / f"games/trace-{game}.jsonl")
        rated = [row for row in rows if "level" in row]
        assert all(row["wins"] > row["losses"] for row in rows if "player" in row)
        assert rated == sorted(rated, key=lambda row: -int(row["level"].split("-")[1]))
        for row in rated[:-1]:
            shown[game, row["level"]] = row["above_interval"][0] > 0
    assert len(shown) == 15
    assert [row for row, is_shown in shown.items() if not is_shown] == [("capstone", "tree-100")]


def test_search_wins_more_of_the_games_of_triforce_that_somebody_wins_than_greed():
    won = {}
    for row in records(RESULTS / "games/ladder-triforce.jsonl"):
        if "mcts-25" in (row.get("player"), row.get("rivals")):
            won[row["player"]] = row["wins"], row["losses"]
    assert won == {"greedy": (1, 12), "mcts-25": (13, 5)}
    assert round((1 + 12) * 2 / 3 + (13 + 5) / 3) == 15
    text = (ROOT / "docs" / "opponents.md").read_text("utf-8")
    assert "of the 31 games with a winner `mcts-25` won 25" in text


def test_every_file_of_json_is_declared():
    present = {
        path.relative_to(RESULTS).as_posix()
        for path in RESULTS.rglob("*.json*")
        if "runs" not in path.relative_to(RESULTS).parts
    }
    assert present - {"datapackage.json"} == {record.path for record in PRINTED_FILES}


def test_the_index_has_every_file_with_its_title_command_version_and_seeds():
    index = (RESULTS / "files.md").read_text("utf-8")
    for each in resources(RESULTS):
        if not each.path.startswith("figures/"):
            row = (
                f"({each.path}) | {each.title} | `{each.command}` | {each.version} | {each.seeds} |"
            )
            assert row in index


def test_links_of_pages_lead_somewhere():
    for target in re.findall(r"\]\(([^)#]+)", TEXT):
        assert (RESULTS / target).exists(), target


def test_the_data_package_is_whole():
    listed = {each.path for each in resources(RESULTS)}
    present = {
        path.relative_to(RESULTS).as_posix()
        for path in RESULTS.rglob("*")
        if path.is_file() and "runs" not in path.relative_to(RESULTS).parts
    }
    assert listed == present - {
        *(each.name for each in PAGES),
        "report.html",
        "datapackage.json",
        "CITATION.cff",
        "LICENSE",
    }
    assert (RESULTS / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_published_tables_are_of_the_full_scale(name):
    for each in resources(RESULTS):
        if each.name == name:
            assert (each.scale, each.path) == ("full", EXPERIMENTS[name].path)
            assert each.seeds == EXPERIMENTS[name].seeds("full")


def test_no_board_of_any_table_is_undecided(data):
    tables = (data.full_boards, data.points, data.sampled_mistakes)
    rows = [row for table in (*tables, *(each.rows for each in data.mixtures)) for row in table]
    assert len(rows) > 200
    assert not any(row.undecided for row in rows)


def test_k50_of_9x9_at_the_border_agrees_with_that_of_the_whole_transition(data):
    """The other run has other boards and less than a fiftieth of them."""
    (published,) = [row for row in halves(data) if row.shape == "9x9"]
    (border,) = [each.rows for each in data.mixtures if each.name == "border-9x9"]
    half = turning(*by_series(border).values())
    assert half.low <= published.k50 <= half.high
    whole = [row for row in data.points if row.shape == "9x9"]
    assert not {row.seed for row in whole} & {row.seed for row in border}
    pilots = 100 * 5
    boards = sum(row.boards for row in border) + pilots
    assert 50 * boards < sum(row.boards for row in whole)


def test_static_reasons_are_of_unsolvable_boards(data):
    unsolvable = {(row.shape, row.stacks): row.unsolvable for row in data.points}
    assert data.static_reasons
    for row in data.static_reasons:
        assert row.isolated <= row.split <= row.static <= unsolvable[row.shape, row.stacks]
        assert row.isolated <= row.isolated_stacks
        deviation = (max(row.expected, 0.01) / row.boards) ** 0.5
        assert abs(row.isolated_stacks / row.boards - row.expected) < 5 * deviation


def test_small_shapes_agree_with_the_censuses(data):
    records = {path.stem: record_of(path) for path in CENSUSES}
    for row in data.small_shapes:
        record = records[f"census-{row.shape}"]
        census = record["by_pieces"][row.stacks]
        assert (row.positions, row.solvable) == (census["positions"], census["solvable"])
        if row.setups:
            assert (row.setups, row.setups_solvable) == (record["setups"], record["solvable"])


def test_captures_that_lose_are_of_the_solvable_positions_of_the_censuses(data):
    solvable = {(row.shape, row.stacks): row.solvable for row in data.small_shapes}
    for row in data.exact_mistakes:
        assert row.positions == solvable[row.shape, row.stacks]
        assert 0 <= row.losing < row.captures


def test_every_interval_is_that_of_its_counts(data):
    sampled = (data.full_boards, data.points, data.play, data.sampled_mistakes, data.games)
    for row in (row for rows in sampled for row in rows):
        part, whole = row.share[:2] if hasattr(row, "share") else (row.solvable, row.boards)
        expected = wilson(part, getattr(row, "undecided", 0), whole)
        assert (row.low, row.high) == pytest.approx(expected, abs=1e-9)


def test_boards_of_the_first_points_are_decided_again(data):
    """The verdicts of a hundred boards of a point agree with the ledger's shares within chance."""
    for row in [row for row in data.points if row.shape == "6x6"][:5]:
        run = Run(6, 6, row.stacks, 100, row.seed)
        again = run_batch(run)
        low, high = wilson(again.solvable, again.undecided, 100, confidence=0.9999)
        assert low <= row.solvable / row.boards <= high


@pytest.mark.parametrize(
    "name", ["mistakes-exact", pytest.param("solutions", marks=pytest.mark.slow)]
)
def test_exact_tables_of_small_shapes_are_counted_again(name):
    experiment = EXPERIMENTS[name]
    again = [row for part in experiment.full for row in part.measure()]
    assert read_table(RESULTS / experiment.path, experiment.kind) == again


def test_puzzles_have_their_solutions_and_no_other_plan(data):
    for row in data.puzzles:
        position = Position.parse(row.board)
        assert check_claim(position, row.solution.split()).accepted
        assert position.pieces == row.stacks
    for row in data.puzzles[::20]:
        position = Position.parse(row.board)
        assert rate(position) == (row.level, row.solved_at_random, PLAYOUTS)
        assert len(plans(position, 2)) == 1


BLOCKS = sorted((RESULTS / "small-shapes" / "blocks").glob("blocks-*.jsonl.gz"))
COUNTED = ("not_solvable", "not_inside", "not_each_colour")


@pytest.mark.parametrize("path", BLOCKS, ids=lambda path: path.name)
def test_blocks_are_as_the_readme_shows_them(path):
    for each in records(path):
        shape = each["shape"]
        assert path.name == f"blocks-{shape}.jsonl.gz"
        counts = [each[key]["count"] for key in COUNTED]
        assert counts == sorted(counts)
        if each["carrier"] is None:
            assert counts[0] == counts[1]
        shown = " | ".join(f"{number:,}" for number in (each["boards"], *counts))
        if not shape.startswith("1x"):
            assert f"| {shape} | {each['carrier'] or 'none'} | {shown} |" in SMALL
        for board in (each["not_solvable"]["up_to_symmetry"] or ())[:20]:
            assert decide(Position.parse(board)).status is Status.UNSOLVABLE


@pytest.mark.parametrize("path", BLOCKS, ids=lambda path: path.name)
def test_small_blocks_are_counted_again(path, pytestconfig):
    shown = records(path)
    rows, cols = map(int, shown[0]["shape"].split("x"))
    if rows * cols > (9 if pytestconfig.getoption("--slow") else 8):
        pytest.skip("its tables take longer")
    for each, again in zip(shown, endings(rows, cols), strict=True):
        assert each | {"seconds": 0} == again.as_json() | {"seconds": 0}


def test_every_shape_of_up_to_sixteen_cells_has_its_blocks():
    shapes = {tuple(map(int, path.name.split(".")[0].split("-")[1].split("x"))) for path in BLOCKS}
    wide = {(rows, cols) for rows in range(1, 5) for cols in range(rows, 16 // rows + 1)}
    assert shapes == wide - {(1, 1)}


@pytest.fixture(scope="module")
def on_the_page():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    about = About(
        cited["title"],
        " and ".join(each["name"] for each in cited["authors"]),
        cited["version"],
        str(cited["date-released"]),
        cited["license"],
    )
    return published(RESULTS, about)


@pytest.mark.parametrize("name", ["results.json", "puzzles.json"])
def test_the_data_of_the_page_follow_from_the_tables(on_the_page, name, is_updating):
    path = ROOT / "web" / "static" / "data" / name
    if is_updating:
        path.write_text(on_the_page[name], "utf-8")
    assert path.read_text("utf-8") == on_the_page[name]


def test_every_figure_table_and_finding_is_on_the_page(on_the_page, contents, data):
    sections = json.loads(on_the_page["results.json"])["sections"]
    shown = {
        kind: [each for section in sections for each in section[kind]]
        for kind in ("findings", "tables")
    }
    figures = {each["name"]: each["figure"] for each in shown["tables"] if each["figure"]}
    pictures = {path.stem: path.read_bytes() for path in (RESULTS / "figures").glob("*.svg")}
    assert {name: unpacked(each["packed"]) for name, each in figures.items()} == pictures
    assert sorted(shown["findings"]) == sorted(abstract(data).sentences)
    assert {each["name"] for each in shown["tables"]} == {each.name for each in contents.tables}


def test_every_solution_of_a_puzzle_on_the_page_solves_it(on_the_page):
    levels = json.loads(on_the_page["puzzles.json"])
    assert [each["level"] for each in levels] == ["easy", "medium", "hard", "expert"]
    for puzzle in (each for level in levels for each in level["puzzles"]):
        assert Position.parse(puzzle["board"]).after(*puzzle["solution"].split()).is_solved
