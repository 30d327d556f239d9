"""The papers are made from the published tables, and the files that they name exist."""

import io
import json
import re
import runpy
import shutil
import subprocess

import numpy as np
import pytest
import typst
import yaml
from click.testing import CliRunner
from PIL import Image

import brute
from checkout import ROOT
from greenest.certificates import limits
from greenest.cli import main
from greenest.games.pyramids.board import MOST_CELLS
from greenest.games.pyramids.position import Position
from greenest.lab.__main__ import main as research
from greenest.lab.findings.data import read_findings
from greenest.lab.findings.derived import law
from greenest.lab.findings.tables import tables
from greenest.study.publish.derived import halves

PAPER = ROOT / "lab" / "paper"
TYPESET = runpy.run_path(str(PAPER / "typeset.py"))
SOURCES = {path: path.read_text("utf-8") for path in sorted(PAPER.rglob("*.typ"))}
RAW = re.compile(r"`([^`\n]+)`|raw\(\"([^\"]+)\"|computed\(\"([^\"]+)\"")
PAPERS = ("theorem", "holes", "measurements")
TOLD = ("every-size", "machine-checked")
NAMED = {next(filter(None, found)) for text in SOURCES.values() for found in RAW.findall(text)}


def pages(name):
    return typst.compile(
        PAPER / f"{name}.typ", root=ROOT, ignore_system_fonts=True, format="png", ppi=30.0
    )


@pytest.mark.parametrize(
    ("name", "fewest", "most"),
    [
        ("theorem", 12, 16),
        pytest.param("holes", 12, 20, marks=pytest.mark.slow),
        ("measurements", 5, 9),
    ],
)
def test_a_paper_is_set_the_same_each_time(name, fewest, most, tmp_path):
    first, again = (TYPESET["typeset"](name, tmp_path / file) for file in ("a.pdf", "b.pdf"))
    assert first.read_bytes() == again.read_bytes()
    assert first.read_bytes().startswith(b"%PDF")
    assert fewest <= len(pages(name)) <= most


def test_no_page_but_the_last_is_half_empty():
    """The lowest ink above the page number is in the last third of the page."""
    for name in PAPERS:
        for page in pages(name)[:-1]:
            grey = np.array(Image.open(io.BytesIO(page)).convert("L"))
            rows = np.flatnonzero((grey < 230).any(axis=1))
            text = rows[rows < 0.93 * len(grey)]
            assert text.max() > 0.66 * len(grey)
            assert np.diff(text).max() < 0.2 * len(grey)


def test_no_number_is_typed_and_only_constants_of_a_fit_are_bound():
    assert TYPESET["typed_numbers"]() == []
    bound = re.findall(r"let ([\w-]+) = [0-9]", (PAPER / "data.typ").read_text("utf-8"))
    assert bound == ["deviate", "kept"]


@pytest.mark.parametrize("source", ["theorem.typ", "book.typ", "sections/holes.typ"])
def test_the_prose_of_every_source_is_looked_at(source, monkeypatch):
    typed = TYPESET["typed_numbers"]
    monkeypatch.setitem(typed.__globals__, "texts", lambda: {PAPER / source: "all 834 boards"})
    assert typed() == [f"{source.rpartition('/')[2]}:1: 834"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("of 30,000,000 boards", ["30,000,000"]),
        ("#many(count) and 7 more", ["7"]),
        ("#figure(caption: [of 8 boards], width: 3pt)", ["8"]),
        ("#let count = 5\nof 9", ["5", "9"]),
        ("#many(834000) and #fixed(8.5, 1)", ["834000", "8.5"]),
        ("#word(7) of #{ let all = (8, 30); all.last() }", ["7", "8", "30"]),
        ('#shape("3x3"), #raw("greenest census 3x3"), #("834 boards")', ["834"]),
        ("#table(columns: 3, [of 9], $n = 1.5$)", ["9", "1.5"]),
        ("#figure(rows.at(2).slice(1, 4), width: 12pt, fixed(100 * share, 1))", []),
        ("grows by $1.34 n$ to $n >= 250$", ["1.34", "250"]),
        ("$3 n$ for $n >= 2$, by 3-SAT, (1) and step 2, `4`, @lem-a2", []),
    ],
)
def test_a_number_that_is_typed_is_found_and_mathematics_and_layout_are_let_through(source, found):
    assert [number for _, number in TYPESET["numbers"](source)] == found


def test_the_law_and_the_windows_of_the_paper_are_those_of_the_report():
    path = PAPER / "measurements.typ"
    (found,) = json.loads(
        typst.query(path, "<derived>", field="value", root=ROOT, ignore_system_fonts=True)
    )
    data = read_findings(ROOT / "results")
    ours = law(halves(data))
    assert tuple(found["sides"]) == ours.sides
    assert found["beyond"] == pytest.approx(ours.beyond, rel=1e-6)
    for key in ("a", "b", "error-a", "error-b", "worst"):
        assert found["law"][key] == pytest.approx(getattr(ours, key.replace("-", "_")), rel=1e-6)
    (window,) = [each for each in tables(data) if each.name == "window"]
    told = {row[0]: row[3] for row in window.rows}
    assert {name: f"{width:.2f}" for name, width in found["windows"]} == told


def test_nothing_is_set_from_a_table_that_was_changed(tmp_path, monkeypatch):
    stale = TYPESET["stale"]
    assert stale() == []
    shutil.copytree(ROOT / "results", tmp_path / "results")
    table = tmp_path / "results" / "transition" / "k50.csv"
    table.write_text(table.read_text().replace("13.627", "13.5"))
    monkeypatch.setitem(stale.__globals__, "RESULTS", tmp_path / "results")
    (found,) = stale()
    assert found.startswith("results/transition/k50.csv is not as")


def test_every_entry_of_the_bibliography_is_cited_and_nothing_else():
    listed = yaml.safe_load((PAPER / "references.yml").read_text("utf-8"))
    cited = re.findall(r"@([a-z]+(?:[0-9]{4})?)(?![\w-])", "".join(SOURCES.values()))
    assert set(cited) == set(listed)


@pytest.mark.parametrize("name", PAPERS)
def test_each_paper_is_cited_by_the_title_that_it_has(name):
    (title,) = re.findall(r'\n  title: "([^"]+)"', SOURCES[PAPER / f"{name}.typ"])
    listed = yaml.safe_load((PAPER / "references.yml").read_text("utf-8"))
    assert listed[name]["title"] == title


def test_the_position_that_is_called_spoiled_is_one_capture_off_a_solution():
    text = SOURCES[PAPER / "sections" / "puzzle.typ"]
    (start,) = re.findall(r'let start = "([^"]+)"', text)
    solution, spoiled = (
        re.findall(r'"([^"]+)"', re.search(rf"let {name} = \(([^)]+)\)", text)[1])
        for name in ("captures", "spoiled")
    )
    assert spoiled[:-1] == solution[: len(spoiled) - 1]
    assert Position.parse(start).after(*solution).is_solved
    assert not brute.is_solvable(Position.parse(start).after(*spoiled))
    brute.forget()


def test_what_was_measured_of_the_proof_is_what_its_pages_say():
    measured = json.loads((PAPER / "proof.json").read_text("utf-8"))
    pages = "".join((ROOT / "docs" / f"{name}.md").read_text() for name in TOLD)
    counts = [each[key] for each in measured["growths"] for key in ("tried", "kept", "played")]
    counts += [*measured["witnesses"].values(), *measured["checks"].values()]
    counts.append(measured["checker"]["brute"])
    for count in counts:
        assert re.search(rf"(?<![\d,]){count:,}(?!,?\d)", pages) or count < 10, count
    assert measured["limits"] == {
        "cells": MOST_CELLS,
        "levels": limits.MOST_STACKS_OF_LEVELS,
        "clauses": limits.MOST_STACKS_OF_CLAUSES,
        "variables": limits.MOST_VARIABLES,
    }


def test_the_plays_that_the_proof_is_drawn_with_leave_one_stack_where_it_says():
    text = SOURCES[PAPER / "sections" / "carrying.typ"]
    (start,) = re.findall(r'let start = "([^"]+)"', text)
    window = re.findall(r'"([a-z]\dx[a-z]\d)"', re.search(r"let window = .*", text)[0])
    down = Position.parse(start).after(*window)
    assert str(down) == "..W./..../GGBG/BGGB"
    assert str(down.after("c4xc2")) == "..../..../GGWG/BGGB"


def test_no_green_stack_captures_from_a_guarded_column_that_is_drawn_and_none_else_in_it():
    drawn = re.findall(
        r'\(position: "(.+)", columns: "(\w+)", plays: (.*)\),', SOURCES[PAPER / "board.typ"]
    )
    assert len(drawn) == 2
    for start, columns, plays in drawn:
        position = Position.parse(start)
        for capture in re.findall(r"[a-z]\dx[a-z]\d", plays):
            source, target = map(position.cell, capture.split("x"))
            assert capture[0] not in columns or source != "G"
            assert capture[3] not in columns or target == "G"
            position = position.after(capture)
        assert position.is_solved
        assert capture[3] not in columns


def test_commands_and_pages_that_the_paper_names_are_there():
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.M)
    found = {"greenest": 0, "make": 0}
    for words in (name.split() for name in NAMED):
        if words[0] == "make":
            assert words[1] in targets
        elif words[0] == "greenest" and len(words) > 1:
            assert CliRunner().invoke(main, [words[1], "--help"]).exit_code == 0, words
        elif words[:3] == ["python", "-m", "greenest.lab"]:
            assert words[3] in research.commands, words
        if words[0] in found:
            found[words[0]] += 1
    assert min(found.values()) > 2
    for folder, page in re.findall(r"#(lab-)?doc\(\"([^\"]+)\"\)", "".join(SOURCES.values())):
        assert (ROOT / ("lab/docs" if folder else "docs") / page).exists()


@pytest.mark.slow
def test_the_archive_is_the_same_each_time_and_has_the_sum_of_each_file(tmp_path):
    clone = tmp_path / "clone"
    if subprocess.run(["git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), clone]).returncode:
        pytest.skip("not a repository")
    shutil.copy(ROOT / "Makefile", clone)
    subprocess.run(["git", "-C", clone, "add", "Makefile"], check=True)
    commit = ["commit", "--quiet", "--allow-empty", "-m", "."]
    subprocess.run(
        ["git", "-C", clone, "-c", "user.name=a", "-c", "user.email=a@b", *commit], check=True
    )
    (clone / "build").mkdir()
    for name in (*PAPERS, "book"):
        (clone / "build" / f"{name}.pdf").write_text(name)
    archives = []
    for _ in range(2):
        subprocess.run(["make", "--assume-old=paper", "deposit"], cwd=clone, check=True)
        (archive,) = (clone / "build").glob("greenest-*.tar.gz")
        archives.append(archive.read_bytes())
        (clone / "README.md").touch()
    assert archives[0] == archives[1]
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", tmp_path], check=True)
    folder = tmp_path / archive.name.removesuffix(".tar.gz")
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
    sums = (folder / "SHA256SUMS").read_text().splitlines()
    assert len(sums) == sum(each.is_file() for each in folder.rglob("*")) - 1
    for name in ("CITATION.cff", "theorem.pdf", "results/hard/certificates.zip", "proof/Makefile"):
        assert (folder / name).exists()


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
