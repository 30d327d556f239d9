"""Mend it: changes of an unsolvable board on the page, each a click, taken back by another."""

from board_page import BoardPage
from brute import is_solvable
from greenest import Position, repairs

UNSOLVABLE = "..GW/WGB./..BG/..B."
EXCEPTION = "BWG/GWB"
"""A full board of the theorem's exceptions."""


def mended(page, number=0):
    """Click a repair, and return the board that it gives."""
    page.page.locator(".repair").nth(number).click()
    page.page.locator('#answer[data-says="solvable"]').wait_for()
    return Position.parse(page.board)


def test_a_repair_is_a_click_and_undo_takes_it_back(board_page, width):
    page = board_page(width, f"#board={UNSOLVABLE}")
    assert page.check() == "Cannot be solved"
    page.click("#mend")
    page.page.locator(".repair").first.wait_for()
    kinds = page.page.locator(".repair").all_inner_texts()
    assert {text.split()[0] for text in kinds} == {"Swap", "Make", "Move", "Add", "Remove"}
    position = mended(page)
    assert is_solvable(position)
    assert page.answer() == f"Solvable in {position.pieces - 1} captures"
    page.click("#undo")
    assert page.board == UNSOLVABLE
    assert page.page.locator("#answer:visible").count() == 0


def test_one_of_the_sixty_six_is_told_with_the_theorem_and_a_swap(board_page):
    assert not is_solvable(Position.parse(EXCEPTION))
    page = board_page("desktop", f"#board={EXCEPTION}")
    page.click("#check")
    page.page.locator(".repair").first.wait_for()
    told = page.says("#mending .reason")
    assert "but for 60 of 2x3 and 6 of 2x4" in told
    assert told.endswith("Each button makes a change that helps; undo takes it back.")
    assert is_solvable(mended(page))


def test_the_page_in_one_file_tries_the_swaps_of_the_package(open_page, lone_page):
    page = BoardPage(open_page("desktop", f"{lone_page}#board={UNSOLVABLE}"))
    assert page.check() == "Cannot be solved"
    page.click("#mend")
    page.page.locator(".repair").first.wait_for()
    texts = page.page.locator(".repair").all_inner_texts()
    assert all(text.startswith("Swap") for text in texts)
    assert page.says("#mending code") == f"greenest repair {UNSOLVABLE}"
    (swaps,) = (each for each in repairs(Position.parse(UNSOLVABLE)).asked if each.kind == "swap")
    tried = swaps.solvable + swaps.unsolvable
    assert f"swap: {swaps.solvable} of {tried} help" in page.page.inner_text("#mending")
    assert is_solvable(mended(page, len(texts) - 1))
