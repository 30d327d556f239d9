"""A report is made of the tables alone, the same bytes each time, and stands on its own."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

import pytest
from click.testing import CliRunner

from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.blocks import read_positions
from greenest.lab.__main__ import main
from greenest.lab.experiments.experiments import DECIDED, MEASURED
from greenest.lab.experiments.measured import measure_experiment
from greenest.lab.findings.data import read_findings
from greenest.lab.findings.report import make_results, puzzle_text
from greenest.study.publish.conduct import run_experiment

USED = ("play", "mistakes-exact", "mistakes-sampled", "solutions", "small-shapes",
        "puzzle-solutions", "games")  # fmt: skip


@dataclass(frozen=True)
class Made:
    folder: object
    files: dict


def contents(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "runs" not in path.parts
    }


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("results")
    for name in ("transition-6x6", "full-boards-6x6"):
        run_experiment(DECIDED[name], "smoke", folder)
    for name in USED:
        measure_experiment(MEASURED[name], "smoke", folder)
    make_results(folder)
    return Made(folder, contents(folder))


def test_a_second_report_changes_no_byte(made):
    make_results(made.folder)
    assert contents(made.folder) == made.files


def test_every_figure_is_there_twice(made):
    figures = [name for name in made.files if name.startswith("figures/")]
    assert {name.rsplit(".")[0] for name in figures} == {
        f"figures/{name}" for name in ("transition", "play", "mistakes", "small-shapes", "games")
    }
    for name in figures:
        start = b"<?xml" if name.endswith(".svg") else b"\x89PNG"
        assert made.files[name].startswith(start)


def test_nothing_published_tells_the_time(made):
    for name, content in made.files.items():
        assert b"seconds" not in content, name
        assert not re.search(rb"CreationDate|<dc:date>|tIME", content), name


def test_the_data_package_lists_all_files_but_the_pages(made):
    paths = {each["path"] for each in json.loads(made.files["datapackage.json"])["resources"]}
    assert paths == set(made.files) - {"datapackage.json", "README.md", "report.html"}


def test_puzzles_are_printed_without_their_solutions(made):
    text = made.files["people/puzzles.txt"].decode()
    rows = read_findings(made.folder).puzzles
    positions = read_positions(line + "\n" for line in text.splitlines())
    boards = [str(Position.of_board(read_board(position))) for _, position in positions]
    assert boards == [row.board for row in rows]
    assert not any(row.solution in text for row in rows)
    assert made.files["people/puzzles.pdf"].startswith(b"%PDF")
    assert puzzle_text(rows) == text


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (None, "no tables; python -m greenest.lab study makes them"),
        ("people/play.csv", "its columns are not those of this version"),
    ],
)
def test_a_folder_without_tables_of_this_version_is_refused(table, reason, tmp_path):
    if table:
        (tmp_path / table).parent.mkdir(exist_ok=True)
        (tmp_path / table).write_text("shape\n3x3\n")
    result = CliRunner().invoke(main, ["report", "--folder", str(tmp_path)])
    assert result.exit_code == 2
    assert reason in result.stderr


def test_the_readme_and_the_page_open_with_the_answer(made):
    readme, page = made.files["README.md"].decode(), made.files["report.html"].decode()
    question = "Can every setup of Greenest be solved?"
    assert readme.startswith(f"# Results\n\n<!-- begin answer -->\n**{question}**")
    assert page.index(question) < page.index("<h2>")
