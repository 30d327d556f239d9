"""The Coq sources have no axioms, tricks, long proofs or lost files, and the limits of the page."""

import re
from hashlib import sha256

import pytest

from checkout import ROOT
from greenest.certificates import limits
from greenest.games.pyramids.board import MAX_SIDE_WITH_HOLES, MOST_CELLS

PROOF = ROOT / "proof"
SOURCES = sorted(
    path.relative_to(PROOF).as_posix()
    for path in PROOF.rglob("*.v")
    if not path.name.endswith("_Found.v")
)
LONGEST_LINE, LONGEST_PROOF = 100, 60
ASSUMED = r"Axioms?|Conjectures?|Parameters?|Admitted|admit|give_up|Declare\s+Module|Abort\s+All"
OPENED = (
    r"bypass_check|Unset\s+(?:Guard|Positivity|Universe)\w*|Set\s+Type\s+In\s+Type|type-in-type|"
    r"Impredicative|impredicative|native_compute|native_cast_no_check|exact_no_check|"
    r"Primitive|PrimInt63|PrimFloat|PrimArray|PrimString|Int63|Uint63|Sint63|Floats|"
    r"Extract\s+Constant\s+\S+\s+=>|Load|Declare\s+ML|Add\s+(?:ML|Rec)|Rewrite\s+Rule|Symbols?"
)
TRICK = re.compile(rf"(?<![\w.'])(?:{ASSUMED}|{OPENED})(?![\w'])")


def code(name: str) -> str:
    """Return a source with spaces for its comments and strings."""
    text = (PROOF / name).read_text()
    text = re.sub(r'"[^"]*"', '""', text)
    while (bare := re.sub(r"\(\*(?:(?!\(\*|\*\)).)*\*\)", " ", text, flags=re.S)) != text:
        text = bare
    return text


@pytest.mark.parametrize("name", SOURCES)
def test_nothing_is_assumed_or_left_unchecked(name: str) -> None:
    """What a variable outside of a section supposes, Coq prints with the theorems."""
    assert not TRICK.search(code(name))


def test_nothing_that_other_files_define_stands_in_the_statement() -> None:
    assert re.findall(r"From\s+(\S+)\s+Require", code("Statement.v")) == ["Coq"]


def test_the_search_for_tricks_finds_them() -> None:
    for each in ("Axiom a : False.", "Proof. admit. Qed.", "#[bypass_check(guard)] Fixpoint f"):
        assert TRICK.search(each)


@pytest.mark.parametrize("name", SOURCES)
def test_a_source_begins_with_what_it_shows_and_its_lines_and_proofs_are_short(name: str) -> None:
    lines = (PROOF / name).read_text().splitlines()
    assert lines[0].startswith("(* ")
    assert max(map(len, lines)) <= LONGEST_LINE
    begun = 0
    for number, line in enumerate(lines):
        if re.match(r"\s*Proof\b", line):
            begun = number
        if re.search(r"\b(?:Qed|Defined)\.$", line):
            assert number - begun < LONGEST_PROOF, f"line {begun + 1}"


def test_the_project_names_every_source_and_those_that_are_found() -> None:
    named = re.findall(r"^\S+\.v$", (PROOF / "_CoqProject").read_text(), re.M)
    assert sorted(named) == sorted([*SOURCES, "theorem/S2_9_P3_Found.v", "theorem/S2_9_P4_Found.v"])
    assert named[0] == "Statement.v"
    assert named[-1] == "Theorem.v"


def test_the_theorem_is_proven_by_one_exact() -> None:
    assert re.findall(r"Theorem .*?Qed\.", code("Theorem.v"), re.S) == [
        "Theorem full_boards : theorem_on_full_boards.\nProof. exact (plain S5_exactly). Qed."
    ]


def test_the_reader_has_the_limits_of_the_writer_and_of_the_page():
    reader = (PROOF / "greenest_check.ml").read_text()
    page = (ROOT / "docs" / "certificates.md").read_text()
    stated = {
        name.upper(): int(number.replace("_", ""))
        for name, number in re.findall(r"^let (\w+) = ([0-9_]+)$", reader, re.M)
    }
    known = {**vars(limits), "MOST_CELLS": MOST_CELLS, "SIDE_WITH_HOLES": MAX_SIDE_WITH_HOLES}
    listed = {name: value for name, value in known.items() if name.isupper()}
    assert stated.pop("MOST_SHOWN")
    assert stated == listed
    table = re.search(r"\| limit .*?\n\n", page, re.S)[0]
    numbers = {int(each.replace(",", "")) for each in re.findall(r"\| ([0-9,]+) \|", table)}
    assert numbers == set(listed.values())


def test_the_last_whole_run_of_coq_read_the_sources_that_are_here() -> None:
    lines = (PROOF / "whole.sha256").read_text("ascii").splitlines()
    checked = {name: digest for digest, name in (line.split("  ") for line in lines)}
    written = (*SOURCES, "free_columns.ml", "_CoqProject", "Makefile", "witnesses.sha256")
    present = {name: sha256((PROOF / name).read_bytes()).hexdigest() for name in written}
    assert present == checked, (
        "run `make proof-long`, which takes 20 minutes, and commit its digests"
    )
