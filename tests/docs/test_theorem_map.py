"""The pages of the proof lead to existing statements, on the page that tells it and in Coq."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from itertools import product

import pytest

from checkout import ROOT
from drawn import edges
from pages import anchors

DOCS = ROOT / "docs"
PAGE = (DOCS / "theorem.md").read_text()
LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")
STATED = re.compile(
    r"^ *(?:Theorem|Lemma|Corollary|Definition|Fixpoint|Inductive|Record) (\w+)", re.MULTILINE
)
NAMED = re.compile(r"(\w+\.v)\b(?:\]\([^)]*\))?((?:,? `\w+`)+)")
"""A file, as a link or without one, and the names of statements in it."""
STRIPS = {"P", "D", "C", "Down", "E", "small"}
NOT_NEEDED = {"1.4", "2.1", "Lemma 5"}
"""What the theorem does not need: two sweeps, definitions, and boards of two colours."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the page: a statement's key and link, its names in Coq, and the keys it needs."""

    key: str
    link: str
    coq: tuple[tuple[str, str], ...]
    needs: tuple[str, ...]


def _entry(row: str) -> Entry:
    name, coq, needs = (cell.strip() for cell in row.strip("|").split(" | "))
    ((text, link),) = LINK.findall(name)
    key, _, _ = text.partition(". ")
    return Entry(key, link, tuple(named(coq)), () if needs == "–" else tuple(needs.split(", ")))


def named(text: str) -> Iterator[tuple[str, str]]:
    """Yield the files that a text names with statements, once for each statement."""
    for file, names in NAMED.findall(text):
        for name in re.findall(r"\w+", names):
            yield file, name


ENTRIES = {
    entry.key: entry for entry in (_entry(row) for row in PAGE.splitlines() if row[:3] == "| [")
}


HEADINGS = anchors(DOCS / "every-size.md")


def test_every_numbered_statement_of_the_proof_has_its_row() -> None:
    numbered = {
        match[1]
        for heading in HEADINGS.values()
        if (match := re.match(r"(Lemma \d|\d(?:\.\d+)?)\.? ", heading))
    }
    assert len(HEADINGS) == len(re.findall("^#+ ", (DOCS / "every-size.md").read_text(), re.M))
    # Sections 1 and 2 are their statements, 6 is the engine; P and the others are stated in 2.1.
    assert numbered - {"1", "2", "6"} == {key for key in ENTRIES if key not in STRIPS}
    claimed = set(re.findall(r"^\| \*\*([A-Za-z]+)", (DOCS / "every-size.md").read_text(), re.M))
    assert claimed == STRIPS == {key for key in ENTRIES if key.isalpha()}


@pytest.mark.parametrize("key", ENTRIES)
def test_a_row_leads_to_its_statement(key: str) -> None:
    entry = ENTRIES[key]
    page, _, anchor = entry.link.partition("#")
    assert page == "every-size.md"
    heading = HEADINGS[anchor]
    assert re.match(rf"{'2.1' if key in STRIPS else key}\.? ", heading)


@cache
def stated() -> dict[str, set[str]]:
    """Return the names of the statements of each file in Coq."""
    return {
        path.name: set(STATED.findall(path.read_text()))
        for path in (ROOT / "proof").rglob("*.v")
        if not path.stem.endswith("_Found")
    }


def numbered(name: str) -> bool:
    return bool(re.match(r"[SL]\d", name))


def test_each_statement_leads_to_the_coq_statements_of_its_number_and_none_is_left_out() -> None:
    linked = {each: key for key, entry in ENTRIES.items() for each in entry.coq}
    assert all(name in stated()[file] for file, name in linked)
    proven = {
        (path.name, name)
        for path in (ROOT / "proof" / "theorem").glob("*.v")
        for name in re.findall(r"^(?:Theorem|Lemma|Corollary) (\w+)", path.read_text(), re.M)
        if numbered(name)
    }
    assert proven <= linked.keys()
    for (_, name), key in linked.items():
        number = re.sub(r"^Lemma (\d)", r"L\1", key) if key.startswith("Lemma") else f"S{key}"
        number = f"S2_1_{key}" if key in STRIPS else number.replace(".", "_")
        assert not numbered(name) or re.fullmatch(rf"{number}(_\w+)?", name), (key, name)


@pytest.mark.parametrize("name", ["every-size", "machine-checked"])
def test_each_coq_name_on_a_page_is_stated_in_the_file_beside_it(name: str) -> None:
    text = " ".join((DOCS / f"{name}.md").read_text().split())
    assert all(each in stated()[file] for file, each in named(text))
    found = set(re.findall(r"`(\w+_\w+)`", text)) - {"vm_compute"}
    assert len(found) > 10
    assert found <= set().union(*stated().values())


def test_what_a_reader_must_trust_is_all_of_the_statement_but_setup() -> None:
    text = (DOCS / "machine-checked.md").read_text()
    _, _, rest = text.partition("- **Statement.v**, all of it but `setup`:")
    trusted = re.findall(r"`(\w+)`", rest.partition(". ")[0])
    assert sorted(trusted) == sorted(stated()["Statement.v"] - {"setup"})


def test_the_page_tells_each_numbered_statement_of_the_map() -> None:
    text = (DOCS / "every-size.md").read_text()
    told = {name for entry in ENTRIES.values() for _, name in entry.coq}
    assert {name for name in told if f"`{name}`" not in text} <= {"full", "three", "two"}


def needs() -> dict[str, set[str]]:
    """Return all statements that each statement needs, directly or indirectly."""
    at_once = {key: set(entry.needs) for key, entry in ENTRIES.items()}
    whole: dict[str, set[str]] = {}
    for key in TopologicalSorter(at_once).static_order():
        whole[key] = at_once[key].union(*(whole[each] for each in at_once[key]))
    return whole


def test_no_statement_rests_on_itself_and_the_theorem_rests_on_all() -> None:
    whole = needs()
    assert all(key not in rests for key, rests in whole.items())
    assert whole["5"] == set(ENTRIES) - NOT_NEEDED - {"5"}


def test_the_drawing_shows_what_rests_on_what() -> None:
    """The drawing shows some statements and has no arrow that other arrows imply."""
    key_of = {"B": "3", "Lemma-4": "Lemma 4"}
    arrows = {
        (key_of.get(one, one), key_of.get(other, other))
        for one, other in edges(DOCS / "rests-on.svg")
    }
    drawn = {each for arrow in arrows for each in arrow}
    assert drawn == STRIPS | {"Lemma 4", "3", "4", "5"}

    def closed(found: set[tuple[str, str]]) -> set[tuple[str, str]]:
        more = found | {(a, d) for (a, b), (c, d) in product(found, found) if b == c}
        return more if more == found else closed(more)

    whole = needs()
    assert closed(arrows) == {(one, key) for key in drawn for one in whole[key] & drawn}
    assert all(arrow not in closed(arrows - {arrow}) for arrow in arrows)
