"""The paper is set from the published tables, and what it names is there."""

import json
import re
import runpy
import shutil

import pytest
import typst
import yaml
from click.testing import CliRunner

from checkout import ROOT
from greenest.cli import main
from greenest.study.publication.findings.data import read_data
from greenest.study.publication.findings.derived import halves, law
from greenest.study.publication.findings.tables import window_table

PAPER = ROOT / "paper"
TYPESET = runpy.run_path(str(PAPER / "typeset.py"))
SOURCES = {path: path.read_text("utf-8") for path in sorted(PAPER.rglob("*.typ"))}
RAW = re.compile(r"`([^`\n]+)`|raw\(\"([^\"]+)\"|computed\(\"([^\"]+)\"")
NAMED = {next(filter(None, found)) for text in SOURCES.values() for found in RAW.findall(text)}


def pages(name):
    return typst.compile(
        PAPER / f"{name}.typ", root=ROOT, ignore_system_fonts=True, format="png", ppi=8.0
    )


def test_the_paper_is_set_the_same_each_time(tmp_path):
    first, again = (TYPESET["typeset"]("paper", tmp_path / name) for name in ("a.pdf", "b.pdf"))
    assert first.read_bytes() == again.read_bytes()
    assert first.read_bytes().startswith(b"%PDF")
    assert 10 <= len(pages("paper")) <= 14


def test_no_number_of_the_results_is_typed():
    assert TYPESET["typed_numbers"]() == []


@pytest.mark.parametrize("source", ["paper.typ", "book.typ", "sections/holes.typ"])
def test_the_prose_of_every_source_is_looked_at(source, monkeypatch):
    typed = TYPESET["typed_numbers"]
    monkeypatch.setitem(typed.__globals__, "texts", lambda: {PAPER / source: "all 834 boards"})
    assert typed() == [f"{source.rpartition('/')[2]}:1: 834"]


def test_the_law_and_the_windows_of_the_paper_are_those_of_the_report():
    path = PAPER / "paper.typ"
    (found,) = json.loads(
        typst.query(path, "<derived>", field="value", root=ROOT, ignore_system_fonts=True)
    )
    data = read_data(ROOT / "results")
    ours = law(halves(data))
    assert tuple(found["sides"]) == ours.sides
    assert found["beyond"] == pytest.approx(ours.beyond, rel=1e-6)
    for key in ("a", "b", "error-a", "error-b", "worst"):
        assert found["law"][key] == pytest.approx(getattr(ours, key.replace("-", "_")), rel=1e-6)
    told = {row[0]: row[3] for row in window_table(data.points).rows}
    assert {name: f"{width:.2f}" for name, width in found["windows"]} == told


@pytest.mark.parametrize("prose", ["of 30,000,000 boards", "grows by 1.34", "all 834 boards"])
def test_a_number_that_is_typed_is_found(prose):
    assert TYPESET["NUMBER"].search(prose)


def test_nothing_is_set_from_a_table_that_was_changed(tmp_path, monkeypatch):
    stale = TYPESET["stale"]
    assert stale() == []
    shutil.copytree(ROOT / "results", tmp_path / "results")
    table = tmp_path / "results" / "transition" / "k50.csv"
    table.write_text(table.read_text().replace("13.444", "13.5"))
    monkeypatch.setitem(stale.__globals__, "RESULTS", tmp_path / "results")
    (found,) = stale()
    assert found.startswith("results/transition/k50.csv is not as")


def test_every_entry_of_the_bibliography_is_cited_and_nothing_else():
    listed = yaml.safe_load((PAPER / "references.yml").read_text("utf-8"))
    cited = re.findall(r"@([a-z]+[0-9]{4})\b", "".join(SOURCES.values()))
    assert set(cited) == set(listed)


def test_commands_and_pages_that_the_paper_names_are_there():
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.M)
    found = {"greenest": 0, "make": 0}
    for words in (name.split() for name in NAMED):
        if words[0] == "make":
            assert words[1] in targets
        elif words[0] == "greenest" and len(words) > 1:
            assert CliRunner().invoke(main, [words[1], "--help"]).exit_code == 0, words
        if words[0] in found:
            found[words[0]] += 1
    assert min(found.values()) > 2
    for page in re.findall(r"#doc\(\"([^\"]+)\"\)", "".join(SOURCES.values())):
        assert (ROOT / "docs" / page).exists()


def test_the_results_say_what_an_archive_asks():
    """Version and date are those of the software."""
    ours = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    cited = yaml.safe_load((ROOT / "results" / "CITATION.cff").read_text("utf-8"))
    package = json.loads((ROOT / "results" / "datapackage.json").read_text("utf-8"))
    for key in ("authors", "version", "date-released", "license"):
        assert cited[key] == ours[key]
    assert (cited["type"], cited["title"]) == ("dataset", package["title"])
    assert package["version"] == ours["version"]
    assert package["created"].startswith(str(ours["date-released"]))
    assert [each["title"] for each in package["contributors"]] == [
        each["name"] for each in ours["authors"]
    ]
    assert package["keywords"] == cited["keywords"]
