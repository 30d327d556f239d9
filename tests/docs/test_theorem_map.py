"""The links of docs/theorem.md lead to existing statements, code, checks, results and tests."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from graphlib import TopologicalSorter
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from checkout import ROOT
from drawn import edges
from greenest.study.proofs.every_size import EXCEPTIONS, checks

DOCS = ROOT / "docs"
PAGE = (DOCS / "theorem.md").read_text()
LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A statement on the page: its key, its title, and its fields by name."""

    key: str
    title: str
    statement: str
    status: str
    fields: dict[str, str]

    def rests_on(self) -> tuple[str, ...]:
        """Return the keys of the statements that the proof uses."""
        return tuple(name for name, _ in LINK.findall(self.fields.get("Rests on", "")))

    def named(self, field: str) -> Iterator[tuple[Path, str]]:
        """Yield the files of a field, each with the names that follow it."""
        for part in self.fields.get(field, "").split("; "):
            for name, target in LINK.findall(part):
                assert target == f"../{name}"
                _, _, rest = part.partition(f"({target})")
                found = re.findall(r"`([^`]+)`", rest)
                assert found, part
                yield from ((ROOT / name, each) for each in found)


def _entry(text: str) -> Entry:
    head, *blocks = text.strip().split("\n\n")
    key, _, title = head.partition(". ")
    statement, fields = blocks[:2]
    found = re.fullmatch(r"\[Statement\]\(([^)]+)\): ([a-z ]+)\.", statement)
    assert found, statement
    items = re.split(r"^- ", fields, flags=re.MULTILINE)[1:]
    named = (" ".join(item.split()).partition(": ") for item in items)
    return Entry(key, title, found[1], found[2], {name: text for name, _, text in named})


ENTRIES = {
    entry.key: entry
    for entry in (_entry(text) for text in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:])
}
COQ_STATEMENT = re.compile(r"^(Theorem|Lemma|Corollary|Definition) ((?:S\d|L\d)\w*)", re.MULTILINE)
STRIPS = {"P", "V", "D", "C", "E", "small"}


def slug(heading: str) -> str:
    """Return the anchor that GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@cache
def headings(path: Path) -> dict[str, str]:
    """Return the headings of a page, keyed by anchor."""
    found = re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE)
    assert len({slug(each) for each in found}) == len(found)
    return {slug(each): each for each in found}


def test_every_link_of_the_page_leads_somewhere() -> None:
    for _, target in LINK.findall(PAGE):
        name, _, anchor = target.partition("#")
        path = (DOCS / name).resolve() if name else DOCS / "theorem.md"
        assert path.exists(), target
        assert not anchor or anchor in headings(path), target


def test_every_numbered_statement_of_the_proof_has_its_entry() -> None:
    numbered = {
        match[1]
        for heading in headings(DOCS / "every-size.md").values()
        if (match := re.match(r"(\d(?:\.\d+)?)\.? ", heading))
    }
    # Sections 1 and 2 are their statements; P, V and the others are stated in 2.1.
    assert numbered - {"1", "2"} == {key for key in ENTRIES if key[0].isdigit()}
    claimed = set(re.findall(r"^\| \*\*([A-Za-z]+)", (DOCS / "every-size.md").read_text(), re.M))
    assert claimed == STRIPS == {key for key in ENTRIES if key.isalpha()}


@pytest.mark.parametrize("key", ENTRIES)
def test_the_status_is_that_of_the_statement(key: str) -> None:
    entry = ENTRIES[key]
    name, _, anchor = entry.statement.partition("#")
    heading = headings(DOCS / name)[anchor]
    if key not in STRIPS | {"2.1"}:
        assert re.match(rf"{key}\.? ", heading)
        assert f"({entry.status}" in heading
    if "computed" in entry.status:
        assert {"Code", "Check", "Results"} <= set(entry.fields)
    assert "Tests" in entry.fields
    assert "Code" in entry.fields or key.startswith("Lemma")


def test_the_table_says_what_the_entries_say_and_what_coq_has_checked() -> None:
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| [")]
    shown = [(LINK.findall(name), status.strip(), rests) for name, status, _, rests in rows]
    expected = [
        ([(f"{each.key}. {each.title}", f"#{slug(f'{each.key}. {each.title}')}")], each.status)
        for each in ENTRIES.values()
    ]
    assert [(name, status) for name, status, _ in shown] == expected
    for entry, (_, _, rests) in zip(ENTRIES.values(), shown, strict=True):
        assert tuple(name for name, _ in LINK.findall(rests)) == entry.rests_on()
    for entry, (*_, shown, _) in zip(ENTRIES.values(), rows, strict=True):
        kinds = {stated()[each] for each in entry.named("Coq")}
        expected = "checked" if kinds - {"Definition"} else "stated" if kinds else "–"
        assert shown.strip() == expected, entry.key


@cache
def stated() -> dict[tuple[Path, str], str]:
    """Return the kinds of the statements in Coq (Theorem, Definition ...) by file and name."""
    return {
        (path, name): kind
        for path in sorted((ROOT / "proof" / "theorem").glob("*.v"))
        for kind, name in COQ_STATEMENT.findall(path.read_text())
        if kind != "Definition" or name.removeprefix("S2_1_") in STRIPS
    }


def test_each_statement_leads_to_the_coq_statements_of_its_number_and_none_is_left_out() -> None:
    linked = {each: key for key, entry in ENTRIES.items() for each in entry.named("Coq")}
    assert linked.keys() == stated().keys()
    for (_, name), key in linked.items():
        number = re.sub(r"^Lemma (\d)", r"L\1", key) if key.startswith("Lemma") else f"S{key}"
        number = f"S2_1_{key}" if key in STRIPS else number.replace(".", "_")
        assert re.fullmatch(rf"{number}(_\w+)?", name), (key, name)


def test_links_between_statements_lead_to_the_one_they_name() -> None:
    for name, target in LINK.findall(PAGE):
        if target.startswith("#"):
            entry = ENTRIES[name.partition(". ")[0]]
            assert target == f"#{slug(f'{entry.key}. {entry.title}')}"


def needs() -> dict[str, set[str]]:
    """Return all statements that each statement needs, directly or indirectly."""
    at_once = {key: set(entry.rests_on()) for key, entry in ENTRIES.items()}
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


@pytest.mark.parametrize("key", ENTRIES)
def test_the_functions_of_a_statement_are_there(key: str) -> None:
    for field in ("Code", "Check"):
        for path, name in ENTRIES[key].named(field):
            module = ".".join(("greenest", *path.relative_to(ROOT).with_suffix("").parts))
            found = reduce(getattr, name.split("."), import_module(module))
            assert getattr(found, "__module__", module) == module, name


@cache
def functions_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text())
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("key", ENTRIES)
def test_the_tests_of_a_statement_are_there(key: str) -> None:
    for path, name in ENTRIES[key].named("Tests"):
        assert path.name.startswith("test_")
        assert name.startswith("test_")
        assert name in functions_in(path), name


@cache
def records(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def failures(record: dict[str, object]) -> object:
    """Return how many counterexamples a line of results counts or lists."""
    found = record.get("exceptions", record.get("unsolvable"))
    return len(found) if isinstance(found, list) else found


@pytest.mark.parametrize("key", ENTRIES)
def test_the_results_of_a_statement_hold(key: str) -> None:
    for path, name in ENTRIES[key].named("Results"):
        claim, _, shape = name.rpartition(" ") if "xN" not in name else name.partition(" ")
        found = [
            each
            for each in records(path)
            if each["shape"] == shape and each.get("claim", "") == claim
        ]
        assert found, name
        for each in found:
            allowed = EXCEPTIONS.get(shape, 0) if claim == "small" else 0
            assert failures(each) == allowed
            assert not each["undecided"]


def test_every_check_is_of_a_statement() -> None:
    shown = {
        name
        for key in STRIPS
        for path, name in ENTRIES[key].named("Results")
        if path.name == "every-size.jsonl"
    }
    assert shown == {f"{check.claim} {check.shape}" for check in checks()}
    for key in STRIPS:
        for _, name in ENTRIES[key].named("Results"):
            assert name.startswith(f"{key} ")
