"""The README shows what the commands print: `make docs-update` writes it anew."""

from pages import PAGES, check_page


def test_the_readme_shows_what_the_commands_print(in_a_folder_with_examples, is_updating):
    check_page(PAGES["README.md"], is_updating)


def test_the_readme_can_be_read_in_one_go():
    assert len(PAGES["README.md"].read_text(encoding="utf-8").splitlines()) <= 160
