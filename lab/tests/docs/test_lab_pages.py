"""Pages of the lab show the present output, leave no command out, and have valid links."""

import re

import pytest

from checkout import ROOT
from greenest.lab.__main__ import main
from pages import BLOCK, broken_links, check_page, long_sentences, pages_of, sections

PAGES = pages_of("lab", "lab/docs", "lab/docs/notebook")
RUN = [name for name, page in PAGES.items() if BLOCK.search(page.read_text("utf-8"))]
COMMANDS = sections(ROOT / "lab" / "docs" / "commands.md")


@pytest.mark.parametrize("name", RUN)
def test_a_page_shows_what_is_printed(name, in_a_folder_with_examples, is_updating):
    check_page(PAGES[name], is_updating)


@pytest.mark.parametrize("name", main.list_commands(None))
def test_every_command_has_a_section_with_an_example(name):
    assert re.search(rf"^\$ python -m greenest.lab {name}\b", COMMANDS[name], re.MULTILINE)


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_what_is_there(name):
    assert broken_links(PAGES[name]) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_sentence_has_at_most_35_words(name):
    assert long_sentences(PAGES[name]) == []
