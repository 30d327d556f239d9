"""The page is for everybody: checked by axe-core, by keyboard alone, narrow, light and dark."""

import pytest

from board_page import LOOKS, BoardPage, faults

expect = pytest.importorskip("playwright.sync_api").expect

START = "BGW/GWB/WBG"
SPLIT = "BGW3/GWB3/6/3GWB/3WBG"


def states(page):
    """Bring the page into states that show all there is, and yield their names."""
    page.click("#check")
    page.answer()
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
        wide, across = page.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= across, state


def test_everything_is_done_by_keyboard_alone(open_page, lone_page):
    page = BoardPage(open_page("desktop", f"{lone_page}#board={START}", reduced_motion="reduce"))

    def tab_to(what):
        for _ in range(40):
            page.press("Tab")
            if page.page.locator(f"{what}:focus-visible").count():
                return
        raise AssertionError(f"Tab does not come to {what}")

    tab_to("[role=gridcell]")
    page.press("End", "ArrowDown", "ArrowLeft", ".")
    assert page.board == "BGW/G.B/WBG"
    tab_to("#undo")
    page.press("Enter")
    tab_to("#check")
    page.press("Enter")
    page.answer()
    page.press("ArrowRight", "ArrowRight")
    assert page.says("#replay-ply") == "2 / 8"
    tab_to("#replay-scrub")
    page.press("End")
    assert page.says("#replay-ply") == "8 / 8"
    tab_to('[data-mode="play"]')
    page.press("Enter")
    tab_to("[role=gridcell]")
    page.press(" ", "ArrowRight", "Escape")
    tab_to("#hint")
    page.press(" ", " ", " ")
    page.page.locator(".arrow").first.wait_for()
    page.press("?")
    page.page.locator("#key-list[open]").wait_for()
    page.press("Escape")
    tab_to("#theme")
    page.press("Enter")
    assert page.page.get_attribute("html", "data-theme") == "light"


CONTRAST = """() => {
  const channel = (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = (selector) => {
    const [r, g, b] = getComputedStyle(document.querySelector(selector)).fill
      .match(/[0-9.]+/g).map((value) => channel(Number(value)));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return high / low;
  };
  const pyramids = ["B", "G", "W"].flatMap((colour) =>
    [".lit", ".shaded"].map((face) =>
      ratio(`.board .pyramid-${colour} text`, `.board .pyramid-${colour} ${face}`)));
  return [...pyramids, ratio(".names", ".frame"), ratio(".height text", ".height rect")];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_written_on_the_board_stands_out(board_page, scheme):
    page = board_page("desktop", "#board=BGW/(BG)2", color_scheme=scheme)
    assert min(page.page.evaluate(CONTRAST)) >= 4.5


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
