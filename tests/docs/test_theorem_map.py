"""The rows of docs/theorem.md lead to existing statements, on the page of the proof and in Coq."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from itertools import product
from pathlib import Path

import pytest

from checkout import ROOT
from drawn import edges

DOCS = ROOT / "docs"
PAGE = (DOCS / "theorem.md").read_text()
LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")
COQ_STATEMENT = re.compile(r"^(Theorem|Lemma|Corollary|Definition) ((?:S\d|L\d)\w*)", re.MULTILINE)
STRIPS = {"P", "V", "D", "C", "E", "small"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the page: a statement's key, title, link and status, its names in Coq, and keys."""

    key: str
    title: str
    link: str
    status: str
    coq: tuple[tuple[Path, str], ...]
    rests_on: tuple[str, ...]


def _entry(row: str) -> Entry:
    name, status, coq, rests = (cell.strip() for cell in row.strip("|").split(" | "))
    ((text, link),) = LINK.findall(name)
    key, _, title = text.partition(". ")
    named = [
        (DOCS / target, each)
        for part in coq.split("; ")
        for _, target in LINK.findall(part)
        for each in re.findall(r"`([^`]+)`", part)
    ]
    rests_on = () if rests == "–" else tuple(rests.split(", "))
    return Entry(
        key, title, link, status, tuple((path.resolve(), each) for path, each in named), rests_on
    )


ENTRIES = {
    entry.key: entry for entry in (_entry(row) for row in PAGE.splitlines() if row[:3] == "| [")
}


def slug(heading: str) -> str:
    """Return the anchor that GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@cache
def headings() -> dict[str, str]:
    """Return the headings of the proof, keyed by anchor."""
    found = re.findall(r"^#+ (.+)$", (DOCS / "every-size.md").read_text(), re.MULTILINE)
    assert len({slug(each) for each in found}) == len(found)
    return {slug(each): each for each in found}


def test_every_numbered_statement_of_the_proof_has_its_row() -> None:
    numbered = {
        match[1]
        for heading in headings().values()
        if (match := re.match(r"(Lemma \d|\d(?:\.\d+)?)\.? ", heading))
    }
    # Sections 1 and 2 are their statements; P, V and the others are stated in 2.1.
    assert numbered - {"1", "2"} == {key for key in ENTRIES if key not in STRIPS}
    claimed = set(re.findall(r"^\| \*\*([A-Za-z]+)", (DOCS / "every-size.md").read_text(), re.M))
    assert claimed == STRIPS == {key for key in ENTRIES if key.isalpha()}


@pytest.mark.parametrize("key", ENTRIES)
def test_a_row_leads_to_its_statement_and_has_its_status(key: str) -> None:
    entry = ENTRIES[key]
    page, _, anchor = entry.link.partition("#")
    assert page == "every-size.md"
    heading = headings()[anchor]
    if key not in STRIPS | {"2.1"}:
        assert re.match(rf"{key}\.? ", heading)
        assert f"({entry.status}" in heading


@cache
def stated() -> set[tuple[Path, str]]:
    """Return the files and names of the statements in Coq."""
    return {
        (path, name)
        for path in sorted((ROOT / "proof" / "theorem").glob("*.v"))
        for kind, name in COQ_STATEMENT.findall(path.read_text())
        if kind != "Definition" or name.removeprefix("S2_1_") in STRIPS
    }


def test_each_statement_leads_to_the_coq_statements_of_its_number_and_none_is_left_out() -> None:
    linked = {each: key for key, entry in ENTRIES.items() for each in entry.coq}
    assert linked.keys() == stated()
    for (_, name), key in linked.items():
        number = re.sub(r"^Lemma (\d)", r"L\1", key) if key.startswith("Lemma") else f"S{key}"
        number = f"S2_1_{key}" if key in STRIPS else number.replace(".", "_")
        assert re.fullmatch(rf"{number}(_\w+)?", name), (key, name)


def needs() -> dict[str, set[str]]:
    """Return all statements that each statement needs, directly or indirectly."""
    at_once = {key: set(entry.rests_on) for key, entry in ENTRIES.items()}
    whole: dict[str, set[str]] = {}
    for key in TopologicalSorter(at_once).static_order():
        whole[key] = at_once[key].union(*(whole[each] for each in at_once[key]))
    return whole


def test_no_statement_rests_on_itself_and_the_theorem_rests_on_all() -> None:
    whole = needs()
    assert all(key not in rests for key, rests in whole.items())
    assert whole["5"] == set(ENTRIES) - {"5"}


def test_the_drawing_shows_what_rests_on_what() -> None:
    """The drawing shows some statements and has no arrow that other arrows imply."""
    key_of = {"B": "3"}
    arrows = {
        (key_of.get(one, one), key_of.get(other, other))
        for one, other in edges(DOCS / "rests-on.svg")
    }
    drawn = {each for arrow in arrows for each in arrow}
    assert drawn == STRIPS | {"1.4", "3", "4", "5"}

    def closed(found: set[tuple[str, str]]) -> set[tuple[str, str]]:
        more = found | {(a, d) for (a, b), (c, d) in product(found, found) if b == c}
        return more if more == found else closed(more)

    whole = needs()
    assert closed(arrows) == {(one, key) for key in drawn for one in whole[key] & drawn}
    assert all(arrow not in closed(arrows - {arrow}) for arrow in arrows)
