"""The results on the page: two JSON files beside it, made from the published tables.

    results.json    the summary; by section the findings, figures as data, tables; the citation
    puzzles.json    the composed puzzles by level, each with its solution

They are files of the package, so the page needs neither results/ nor its readers. A test compares
them with the tables; `--update` rewrites them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from greenest.study.publish.figures.charts import charts
from greenest.study.publish.findings.data import Data
from greenest.study.publish.findings.sentences import answer, findings
from greenest.study.publish.findings.tables import tables
from greenest.study.publish.recorded import Recorded, recorded_tables


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
    """A section of the results: the kinds of rows for its sentences, figures, tables."""

    title: str
    kinds: tuple[str, ...]
    charts: tuple[str, ...]
    tables: tuple[str, ...]


_GAMES = ("games", "ladder", "ratings", "trace", "choices", "leads", "values")

SECTIONS = (
    Section(
        "Full boards",
        (),
        (),
        ("full-boards",),
    ),
    Section(
        "From unsolvable to solvable",
        ("curves", "mixtures"),
        ("transition", "k50", "static", "border-mixes"),
        (
            *("transition", "k50", "window", "static", "border-squares", "border-squares-k50"),
            *("border-large", "border-large-k50", "border-oblongs", "border-oblongs-k50"),
            *("border-9x9", "border-9x9-k50", "border-mixes", "border-mixes-k50"),
        ),
    ),
    Section(
        "How hard for people",
        ("chances",),
        ("play", "mistakes"),
        ("play", "mistakes", "players", "levels"),
    ),
    Section(
        "Small shapes",
        (),
        ("small-shapes",),
        ("small-shapes", "solutions", "census", "blocks"),
    ),
    Section("The other games", (), ("games", "ladder"), _GAMES),
)


def published(data: Data, recorded: Recorded, about: About) -> dict[str, str]:
    """Return the text of each file by name; raise ValueError if tables are missing."""
    if data.missing:
        raise ValueError(f"not run yet: {', '.join(data.missing)}")
    found = {"results.json": _results(data, recorded, about), "puzzles.json": _puzzles(data)}
    return {name: _text(content) for name, content in found.items()}


def _results(data: Data, recorded: Recorded, about: About) -> dict[str, Any]:
    answered = answer(data)
    if answered is None:
        raise ValueError("there are too few tables for an answer")
    drawn = {each.name: asdict(each) for each in charts(data)}
    listed = [*tables(data), *recorded_tables(recorded)]
    shown = {each.name: asdict(each) for each in listed}
    return {
        "question": answered.question,
        "answer": answered.text,
        "sections": [
            {
                "title": each.title,
                "findings": findings(Data(**{name: getattr(data, name) for name in each.kinds})),
                "charts": [drawn[name] for name in each.charts],
                "tables": [shown[name] for name in each.tables],
            }
            for each in SECTIONS
        ],
        "about": asdict(about),
    }


def _puzzles(data: Data) -> list[dict[str, Any]]:
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


def _text(content: object) -> str:
    """Return JSON, one item a line, that can stand in a page, where `</script>` would end it."""
    return json.dumps(_rounded(content), ensure_ascii=False, separators=(",", ":")).replace(
        "<", "\\u003c"
    )


def _rounded(content: Any) -> Any:
    """Round numbers to six digits, more than a picture shows, and drop empty values."""
    if isinstance(content, float):
        return float(f"{content:.6g}")
    if isinstance(content, Mapping):
        return {key: _rounded(each) for key, each in content.items() if each not in (None, (), "")}
    if isinstance(content, list | tuple):
        return [_rounded(each) for each in content]
    return content
