"""A report is made of the tables alone, the same bytes each time, and stands on its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote

import pytest

from greenest.study.publish.report import fill
from shell import printed, refused, run

STUDY = """
title = "Small boards"
shapes = ["4x5", "5x5"]
[[table]]
name = "points"
columns = "transition"
pieces = [3, 6, 9, 12, 15]
boards = 30
[[table]]
name = "mixes"
mixes = [[5, 2, 2], [3, 3, 3]]
boards = 20
"""


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
    folder = tmp_path_factory.mktemp("study")
    path, into = folder / "my study.toml", folder / "my"
    path.write_text(STUDY)
    assert run("study", str(path), "--folder", str(into), "--jobs", "1").exit_code == 0
    printed("report", "--folder", str(into))
    return Made(into, contents(into))


def test_a_second_report_changes_no_byte_and_keeps_what_is_not_generated(made):
    readme = made.files["README.md"].replace(b"# Small boards\n", b"# Mine\n\nWords.\n")
    (made.folder / "README.md").write_bytes(readme)
    printed("report", "--folder", str(made.folder))
    assert contents(made.folder) == made.files | {"README.md": readme}


def test_every_link_leads_to_a_file(made):
    links = re.findall(r"\]\((.*?)\)", made.files["README.md"].decode())
    assert {unquote(link) for link in links} <= made.files.keys()
    assert "my%20study.toml" in links
    assert not any(" " in link for link in links)


def test_every_figure_is_there_twice(made):
    figures = [name for name in made.files if name.startswith("figures/")]
    assert {name.rsplit(".")[0] for name in figures} == {
        f"figures/{name}" for name in ("transition", "k50", "mixes")
    }
    for name in figures:
        start = b"<?xml" if name.endswith(".svg") else b"\x89PNG"
        assert made.files[name].startswith(start)


def test_the_page_loads_and_runs_nothing(made):
    """Solutions are replayed on the page of `greenest page`, which tests/web opens in a browser."""
    page = made.files["report.html"].decode()
    links = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert links
    assert all(link.startswith("data:") for link in links)
    for loading in ("@import", "url(", "<script"):
        assert loading not in page
    assert not re.search(r"\son[a-z]+=", page)


def test_only_blocks_are_replaced():
    text = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n<!-- begin y -->\nold\n<!-- end y -->\n"
    assert fill(text, {"x": "new"}) == (
        "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n<!-- begin y -->\n<!-- end y -->\n"
    )


def test_a_readme_that_is_no_text_is_named_with_its_line(tmp_path):
    path = tmp_path / "my.toml"
    path.write_text('[[table]]\nname = "t"\nshapes = ["2x3"]\nboards = 2\n')
    assert run("study", str(path), "--folder", str(tmp_path), "--jobs", "1").exit_code == 0
    (tmp_path / "README.md").write_bytes(b"# Mine\n\xff\n")
    assert refused("report", "--folder", str(tmp_path)).endswith("README.md:2: not UTF-8 text\n")


def test_a_folder_without_tables_is_refused(tmp_path):
    said = refused("report", "--folder", str(tmp_path))
    assert said == f"Error: {tmp_path}: no tables; greenest study makes them\n"
