"""The results on the page: two JSON files beside it, made from the published tables.

    results.json    the summary; by section findings, and tables with their figures; the citation
    puzzles.json    the composed puzzles by level, each with its solution

A figure belongs to the table of its name, and is the report's picture as it stands in results/,
compressed, since the page as one file holds it too.
Both are files of the package, so the page needs neither results/ nor its readers. A test compares
them with the tables; `--update` rewrites them.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from greenest.lab.findings.data import Findings, read_findings
from greenest.lab.findings.recorded import read_recorded
from greenest.lab.findings.report import contents_of
from greenest.lab.findings.sentences import abstract, findings
from greenest.study.publish.figures.charts import Chart


@dataclass(frozen=True, slots=True)
class About:
    """The citation, from CITATION.cff."""

    title: str
    author: str
    version: str
    date: str
    licence: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the results: the kinds of rows for its sentences, and its tables."""

    title: str
    kinds: tuple[str, ...]
    tables: tuple[str, ...]


_GAMES = ("games", "ladder", "ratings", "trace", "choices", "leads", "values")

SECTIONS = (
    Section("Full boards", (), ("full-boards",)),
    Section(
        "From unsolvable to solvable",
        ("curves", "mixtures"),
        (
            "transition",
            "k50",
            "window",
            "static",
            "border-squares",
            "border-squares-k50",
            "border-large",
            "border-large-k50",
            "border-oblongs",
            "border-oblongs-k50",
            "border-9x9",
            "border-9x9-k50",
            "border-mixes",
            "border-mixes-k50",
        ),
    ),
    Section(
        "How hard for people",
        ("chances",),
        ("play", "mistakes", "players", "levels"),
    ),
    Section("Small shapes", (), ("small-shapes", "solutions", "census", "blocks")),
    Section("The other games", (), _GAMES),
)


def published(folder: Path, about: About) -> dict[str, str]:
    """Return the text of each file by name, made from a folder of results.

    Raises KeyError if a table of a section is missing.
    """
    data = read_findings(folder)
    found = {"results.json": _results(data, folder, about), "puzzles.json": _puzzles(data)}
    return {name: _text(content) for name, content in found.items()}


def _results(data: Findings, folder: Path, about: About) -> dict[str, Any]:
    contents, opening = contents_of(data, read_recorded(folder)), abstract(data)
    drawn = {each.name: _figure(each, folder) for each in contents.charts}
    shown = {each.name: asdict(each) | {"figure": drawn.get(each.name)} for each in contents.tables}
    return {
        "question": opening.question,
        "answer": opening.answer,
        "sections": [
            {
                "title": each.title,
                "findings": findings(
                    Findings(**{name: getattr(data, name) for name in each.kinds})
                ),
                "tables": [shown[name] for name in each.tables],
            }
            for each in SECTIONS
        ],
        "about": asdict(about),
    }


def _figure(chart: Chart, folder: Path) -> dict[str, str]:
    svg = (folder / "figures" / f"{chart.name}.svg").read_bytes()
    return {"caption": chart.caption, "packed": b64encode(zlib.compress(svg, 9)).decode()}


def _puzzles(data: Findings) -> list[dict[str, Any]]:
    return [
        {
            "level": level,
            "puzzles": [
                {"number": each.number, "board": each.board, "solution": each.solution}
                for each in own
            ],
        }
        for level, own in groupby(data.puzzles, lambda each: each.level)
    ]


def unpacked(picture: str) -> bytes:
    """Return the SVG file of a figure on the page."""
    return zlib.decompress(b64decode(picture))


def _text(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
