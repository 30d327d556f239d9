"""The page for designers says what the published tables say."""

import pytest

from checkout import ROOT
from greenest.lab.findings.data import read_findings
from greenest.lab.findings.skill import by_level, designer_blocks
from greenest.study.publish.report import MARKED, fill

PAGE = ROOT / "lab" / "docs" / "designers.md"


@pytest.fixture(scope="module")
def data():
    return read_findings(ROOT / "results")


def test_the_page_shows_what_the_tables_say(data, is_updating):
    blocks = designer_blocks(data)
    shown = PAGE.read_text("utf-8")
    if is_updating:
        shown = fill(shown, blocks)
        PAGE.write_text(shown, "utf-8")
    assert fill(shown, blocks) == shown
    assert {found[2] for found in MARKED.finditer(shown)} == blocks.keys()


def test_no_number_on_the_page_is_typed_outside_its_blocks():
    text = MARKED.sub("", PAGE.read_text("utf-8"))
    for known in ("mcts-25", "mcts-100", "95 %", "300 turns", "3 Stones", "3stones"):
        text = text.replace(known, "")
    assert not any(character.isdigit() for character in text)


def test_a_level_without_its_drawn_games_is_named(data):
    without = [row for row in data.traits if (row.label, row.trait) != ("green", "drawn")]
    with pytest.raises(ValueError, match=r"courses\.csv: no row of 'drawn' for green, random"):
        by_level(without)
