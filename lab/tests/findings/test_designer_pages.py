"""The pages for designers say what the published tables say."""

import pytest

from checkout import ROOT
from greenest.lab.findings.data import read_findings
from greenest.lab.findings.recorded import read_recorded
from greenest.lab.findings.skill import PAGES, by_level, designer_blocks
from greenest.study.publish.report import MARKED, fill


@pytest.fixture(scope="module")
def data():
    return read_findings(ROOT / "results")


@pytest.fixture(scope="module")
def blocks(data):
    return designer_blocks(data, read_recorded(ROOT / "results"))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_for_designers_shows_what_the_tables_say(name, blocks, is_updating):
    path = ROOT / "lab" / "docs" / f"designer-{name}.md"
    shown = path.read_text("utf-8")
    if is_updating:
        shown = fill(shown, blocks)
        path.write_text(shown, "utf-8")
    assert fill(shown, blocks) == shown
    assert {found[2] for found in MARKED.finditer(shown)} == {
        block for block in blocks if block.startswith(f"{name}-")
    }


def test_no_number_on_a_page_is_typed_outside_its_blocks():
    for name in PAGES:
        text = MARKED.sub("", (ROOT / "lab" / "docs" / f"designer-{name}.md").read_text("utf-8"))
        for known in ("mcts-25", "mcts-100", "95 %", "300 turns", "3 Stones", "3stones"):
            text = text.replace(known, "")
        assert not any(character.isdigit() for character in text), name


def test_a_level_without_its_drawn_games_is_named(data):
    without = [row for row in data.traits if (row.label, row.trait) != ("green", "drawn")]
    with pytest.raises(ValueError, match=r"courses\.csv: no row of 'drawn' for green, random"):
        by_level(without)
