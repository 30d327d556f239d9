"""The page in Chromium and Firefox, at sizes from phone to desk, by keys and by touch.

axe finds nothing serious in any state; nothing is wider than the screen, asked of elsewhere, or an
error on the console.
"""

from operator import itemgetter

import pytest

from at_table import LISTED, SIX, waited
from board_page import RULES, BoardPage, faults, watched
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from playing import finished_record

SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800), (640, 400)]
"""The last is 1280x800 at 200 %."""
MANY = "BGW/GWB/WBG"
TABS = 250
WAY = """each => {
  const from = document.activeElement;
  const isLater = from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  return each === from ? "" : isLater ? "Tab" : "Shift+Tab";
}"""
"""The key that leads to an element and never off the page, whence Firefox brings no focus back."""
CUT_OFF = """() => [...document.querySelectorAll("button, select")].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1);
}).map((each) => each.outerHTML)"""
ALONE = RULES | {"preload": False}
"""Rules of axe that read no style sheets anew, which the policy of the page would forbid."""
WITHOUT_MEDIA = dict.fromkeys(
    ("color_scheme", "reduced_motion", "forced_colors", "contrast"), "null"
)


class Keys:
    """A player who has a keyboard alone."""

    def __init__(self, page):
        self.page = page

    def press(self, what):
        """Go to a control by Tab, and press it."""
        self.go_to(what)
        self.page.keyboard.press("Enter")

    def go_to(self, what):
        target = self.page.locator(what).first
        target.wait_for()
        for _ in range(TABS):
            key = target.evaluate(WAY)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not come to {what}")

    def captures(self, page, *moves):
        for move in moves:
            self.go_to('[role=gridcell][tabindex="0"]')
            now = int(self.page.evaluate("document.activeElement.dataset.cell"))
            source, target = map(page.grid.cell, move.split("x"))
            cols = page.grid.cols
            for key in (*arrows(now, source, cols), "Enter", arrows(source, target, cols)[0]):
                self.page.keyboard.press(key)

    def pick(self, buttons, index):
        """Press one of the buttons of a list, which is one stop of Tab."""
        self.go_to(f'{buttons}[tabindex="0"]')
        for key in ("Home", *["ArrowDown"] * index, "Enter"):
            self.page.keyboard.press(key)

    def choose_first(self, what):
        self.go_to(what)
        self.page.keyboard.press("Home")


def arrows(start, end, cols):
    """Return the keys that lead from a cell to another."""
    down, right = end // cols - start // cols, end % cols - start % cols
    vertical = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    return vertical + ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)


class Touch:
    """A player who taps."""

    def __init__(self, page):
        self.page = page

    def press(self, what):
        self.page.locator(what).first.tap()

    def captures(self, page, *moves):
        for move in moves:
            for place in move.split("x"):
                self.press(f'[data-cell="{page.grid.cell(place)}"]')

    def pick(self, buttons, index):
        self.page.locator(buttons).nth(index).tap()

    def choose_first(self, what):
        self.page.locator(what).select_option(index=0)


pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(1800),
    pytest.mark.parametrize("browser", ["chromium", "firefox"]),
    pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size))),
    pytest.mark.parametrize("hand", [Keys, Touch]),
]


@pytest.fixture
def at(request, browser, size, hand, server):
    """Open the page: `at("#games")` is a BoardPage, what handles it, and a look at its state."""
    name, browser = browser, request.getfixturevalue(browser)
    if name == "firefox" and hand is Touch:
        pytest.skip("no touch of WebDriver arrives in Debian's Firefox")
    settings = WITHOUT_MEDIA if name == "firefox" else {"reduced_motion": "reduce"}
    view = dict(zip(("width", "height"), size, strict=True))
    complaints = []
    page = watched(browser, server, complaints, viewport=view, has_touch=hand is Touch, **settings)

    def look(state):
        assert not faults(page, ALONE), state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        assert not page.evaluate(CUT_OFF), state
        assert not complaints, state

    def opened(address=""):
        page.goto("about:blank")
        page.goto(server + address)
        return BoardPage(page), hand(page), look

    yield opened
    page.context.close()
    assert not complaints


def in_view(page, what):
    """Tell whether all of an element is in the window."""
    box = page.locator(what).first.bounding_box()
    return box["y"] >= -1 and box["y"] + min(box["height"], 40) <= page.viewport_size["height"] + 1


def test_the_lesson_a_puzzle_and_the_board_of_the_day(at):
    page, hand, look = at()
    page.address("#puzzle=easy-1&play=")
    look("start")
    hand.press("#learn")
    page.address("#lesson=1&play=")
    hand.captures(page, *decide(Position.parse(page.board)).moves)
    page.live("Solved!")
    look("lesson")
    hand.press("#win button")
    page.address("#lesson=2&play=")
    hand.press("#leave-lesson")
    page.address("#puzzle=easy-1&play=")
    hand.captures(page, *decide(Position.parse(page.board)).moves)
    page.live("Solved!")
    assert in_view(page.page, "#win")
    look("win")
    hand.press("#choose-puzzles")
    hand.press(".puzzle")
    page.address("#puzzle=easy-1&play=")
    look("puzzles")
    hand.press("#choose-daily")
    page.page.wait_for_function("() => location.hash.startsWith('#daily=')")
    for said in ("won", "Move the stack", "takes"):
        hand.press("#hint")
        page.page.locator("#judged", has_text=said).wait_for()
        assert in_view(page.page, "#judged")
    look("daily")


def test_a_board_is_set_up_answered_replayed_and_branched(at):
    page, hand, look = at(f"#board={MANY}")
    hand.press("#clear")
    if isinstance(hand, Keys):
        hand.go_to('[role=gridcell][tabindex="0"]')
        page.press("Home", *"BGWGWBWBG")
    else:
        for cell, letter in sorted(enumerate(MANY.replace("/", "")), key=itemgetter(1)):
            hand.press(f'.brush:has(input[value="{letter}"])')
            hand.press(f'[data-cell="{cell}"]')
    page.address(f"#board={MANY}")
    look("set up")
    hand.press("#check")
    page.answer()
    assert in_view(page.page, "#answer .headline") or in_view(page.page, "#replay")
    look("answer")
    hand.press("#replay-next")
    hand.pick("#answer .capture", 3)
    assert page.says("#replay-ply") == "4 / 8"
    hand.press("#replay-branch")
    page.address("ply=4")
    hand.pick("#moves .capture", 1)
    look("branch")


@pytest.mark.parametrize("game", SIX)
def test_a_game_is_begun_and_ended(at, game, tmp_path):
    page, hand, look = at("#games")
    hand.press(f'.game[data-game="{game}"]')
    hand.choose_first(".begin > .line select")
    assert page.page.input_value(".begin > .line select") == "random"
    hand.press('.begin button:text-is("Begin")')
    waited(page.page)
    look(f"{game} begun")
    hand.press(LISTED)
    waited(page.page)
    record = finished_record(game)
    record = record.back_to(len(record.moves) - 8)
    (tmp_path / "game.txt").write_text(str(record), "utf-8")
    page.page.locator(".begin input[type=file]").set_input_files(tmp_path / "game.txt")
    page.page.locator(f".log li:nth-child({len(record.moves) - record.dealt})").wait_for()
    while not waited(page.page):
        hand.press(LISTED)
    assert in_view(page.page, ".turn.is-over")
    look(f"{game} over")
    hand.press('.match button:text-is("Take back")')
    waited(page.page)
    hand.press('.match button:text-is("Forward")')
    page.page.locator(".turn.is-over").wait_for()
