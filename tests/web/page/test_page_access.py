"""The page is for everybody: checked by axe-core, by keyboard alone, narrow, light and dark."""

import pytest

from board_page import LOOKS, faults

expect = pytest.importorskip("playwright.sync_api").expect

START = "BGW/GWB/WBG"
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SPLIT = "BGW3/GWB3/6/3GWB/3WBG"


def states(page):
    """Bring the page into states that show all there is, and yield their names."""
    page.check()
    page.click("#replay-next")
    yield "set up and replayed"
    page.page.evaluate(f"location.hash = '#board={SPLIT}'")
    page.page.locator('[data-cell="29"]').wait_for()
    page.click("#check")
    page.page.locator(".tone-part-1").first.wait_for()
    yield "a reason on the board"
    page.page.fill("#text", "<b>")
    yield "an unreadable text"
    page.page.evaluate("location.hash = '#puzzle=easy-1&play='")
    for said in ("can still be won", "Move the stack", "takes"):
        page.click("#hint")
        page.page.locator("#judged", has_text=said).wait_for()
    page.page.locator(".arrow").first.wait_for()
    page.click("#choose-puzzles")
    page.page.locator(".puzzle").first.wait_for()
    yield "puzzles and hints"


@pytest.mark.parametrize(("width", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_and_nothing_is_wider_than_the_screen(board_page, width, scheme):
    page = board_page(width, f"#board={START}", color_scheme=scheme)
    for state in states(page):
        assert not faults(page.page), state
        assert page.page.evaluate(FITS), state


def test_the_focus_is_framed_for_keys_and_not_for_a_pointer(board_page):
    page = board_page("desktop", "#board=BG&play=")
    frame = "getComputedStyle(document.activeElement).outlineStyle"
    shade = "getComputedStyle(document.activeElement).boxShadow"
    page.click_cells("a1")
    page.page.mouse.move(0, 0)
    assert page.page.evaluate(shade) == "none"
    page.press("Shift")
    assert page.page.evaluate(shade) != "none"
    page.click_cells("b1")
    page.page.locator("#win .primary:focus").wait_for()
    assert page.page.evaluate(frame) == "none"
    page.press("Shift")
    assert page.page.evaluate(frame) == "solid"


def test_colours_are_chosen_and_kept(open_page):
    page = open_page()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.click("#theme")
    page.click("#theme")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.evaluate(ground) != light


def test_the_link_that_is_copied_is_the_address(board_page):
    page = board_page("desktop", "#setup")
    page.press("b")
    page.address("#board=B5/6/6/6/6/6")
    page.click("#link")
    page.live("The link is copied")
    assert page.page.evaluate("navigator.clipboard.readText()") == page.page.url


def test_a_list_is_one_stop_of_tab_and_the_arrows_go_among_its_buttons(board_page):
    page = board_page("desktop", "#play")
    page.click("#choose-puzzles")
    stops = page.page.locator('.puzzle[tabindex="0"]')
    page.page.locator(".puzzle").first.wait_for()
    assert stops.count() == 1
    stops.focus()
    reached = []
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "End", "ArrowRight", "Home"):
        page.press(key)
        assert stops.count() == 1
        reached.append(page.page.evaluate("document.activeElement.ariaLabel"))
    assert reached[0] == reached[2] == "easy puzzle 2"
    assert reached[1] not in reached[2:]
    assert reached[3] == reached[6] == "easy puzzle 1"
    assert reached[4] == reached[5]
