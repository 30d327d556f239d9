"""What the page shows of the results is what results/ says."""

import json

import pytest
import yaml

from checkout import ROOT
from greenest.games.pyramids.position import Position

pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install '.[report]'")

from greenest.study.publication.findings.data import read_data
from greenest.study.publication.findings.sentences import findings
from greenest.study.publication.findings.tables import tables
from greenest.study.publication.recorded import read_recorded, recorded_tables
from greenest.web.published import About, published

DATA = ROOT / "web" / "static" / "data"


@pytest.fixture(scope="module")
def made():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    about = About(
        cited["title"],
        " and ".join(each["name"] for each in cited["authors"]),
        cited["version"],
        str(cited["date-released"]),
        cited["license"],
    )
    return published(ROOT / "results", about)


@pytest.mark.parametrize("name", ["results.json", "puzzles.json"])
def test_the_data_of_the_page_follow_from_the_tables(made, name, is_updating):
    if is_updating:
        (DATA / name).write_text(made[name], "utf-8")
    assert (DATA / name).read_text("utf-8") == made[name]
    assert "<" not in made[name]


def test_every_solution_of_a_puzzle_solves_it(made):
    levels = json.loads(made["puzzles.json"])
    assert [each["level"] for each in levels] == ["easy", "medium", "hard", "expert"]
    for puzzle in (each for level in levels for each in level["puzzles"]):
        assert Position.parse(puzzle["board"]).after(*puzzle["solution"].split()).is_solved


def test_every_figure_table_and_finding_of_the_results_is_on_the_page(made):
    data = read_data(ROOT / "results")
    sections = json.loads(made["results.json"])["sections"]

    def shown(kind):
        return [each for section in sections for each in section[kind]]

    drawn = {path.stem for path in (ROOT / "results" / "figures").glob("*.svg")}
    assert {each["name"] for each in shown("charts")} == drawn
    assert sorted(shown("findings")) == sorted(findings(data))
    listed = [*tables(data), *recorded_tables(read_recorded(ROOT / "results"))]
    assert {each["name"] for each in shown("tables")} == {each.name for each in listed}
