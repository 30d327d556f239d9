"""A visitor of the page with a board: presses keys, clicks, and reads what it says."""

from urllib.parse import urlsplit

import pytest

from greenest.games.grid import Grid

SIZES = {"phone": (360, 740), "lying": (844, 390), "desktop": (1280, 800)}
LOOKS = (("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.slow))
RULES = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
"""The rules of axe."""
MIDDLES = """(grid, cells) => {
  grid.scrollIntoView({ block: "nearest" });
  return cells.map((cell) => {
    const box = grid.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
}"""


def faults(page, rules=RULES, part=None):
    """Return the serious faults that axe finds in a page, or in a part of it.

    Drawings are hidden from screen readers, and left out.
    """
    reason = "axe-playwright-python is not installed: pip install '.[test]'"
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason=reason).Axe()
    found = axe.run(page, part or {"exclude": [["svg"]]}, rules).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    return [(each["id"], each["nodes"][0]["html"]) for each in serious]


class BoardPage:
    """A Playwright page with a board."""

    def __init__(self, page):
        self.page = page

    def click(self, what):
        self.page.locator(what).click()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def click_cells(self, *names):
        for place in self.middles(*names):
            self.page.mouse.click(*place)

    def middles(self, *names):
        """Scroll the board into view and return the middles of cells in the window."""
        cells = [self.grid.cell(name) for name in names]
        return self.page.locator("[role=grid]").evaluate(MIDDLES, cells)

    def drag(self, *names):
        """Press on the first cell, move over the others, and release on the last."""
        first, *others = self.middles(*names)
        mouse = self.page.mouse
        mouse.move(*first)
        mouse.down()
        for place in others:
            mouse.move(*place, steps=3)
        mouse.up()

    @property
    def grid(self):
        count = "grid => [grid.children.length, grid.firstChild.children.length]"
        return Grid(*self.page.locator("[role=grid]").evaluate(count))

    @property
    def labels(self):
        """Return the text for screen readers of each cell, by cell name."""
        cells = self.page.locator("[role=gridcell]")
        texts = cells.evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")
        return dict(text.split(": ", 1) for text in texts)

    @property
    def board(self):
        """Return the letters drawn on the board, row by row."""
        find = "places => places.map(place => place.querySelector('.stack text')?.textContent)"
        letters = self.page.locator("#board svg > g:nth-of-type(3) > g").evaluate_all(find)
        cols = self.grid.cols
        cells = [letter or "." for letter in letters]
        ranks = range(0, len(cells), cols)
        return "/".join("".join(cells[start : start + cols]) for start in ranks)

    def says(self, what):
        """Wait for text in an element and return it."""
        place = self.page.locator(what)
        place.filter(has_text="").first.wait_for()
        return place.inner_text()

    def answer(self):
        """Return the headline of the answer, once the search has ended."""
        self.page.locator('#answer[data-says]:not([data-says="thinking"]):visible').wait_for()
        return self.page.locator("#answer .headline").inner_text()

    def check(self):
        """Press Check, and return the headline of the answer."""
        self.click("#check")
        return self.answer()

    def address(self, end):
        """Wait until the address ends with `end`."""
        self.page.wait_for_function("end => location.href.endsWith(end)", arg=end)

    def live(self, text):
        """Wait until a screen reader is told `text`."""
        self.page.locator("#live", has_text=text).wait_for(state="attached")


def captures_of(position):
    return [position.notation(capture) for capture in position.captures()]


def captures_by_verdict(position):
    """Return the captures that keep a position solvable, and those that do not."""
    from greenest.solver.decide import decide

    found = {"solvable": [], "unsolvable": []}
    for capture in captures_of(position):
        found[decide(position.after(capture)).status].append(capture)
    return tuple(found.values())


def solve(page):
    """Capture by clicks as the solver does, once the board is there."""
    from greenest.games.pyramids.position import Position
    from greenest.solver.decide import decide

    page.page.locator("#board .stack").first.wait_for(state="attached")
    for move in decide(Position.parse(page.board)).moves:
        page.click_cells(*move.split("x"))
    page.live("Solved!")


def watched(browser, origin, complaints, expected=None, **settings):
    """Open a page with settings of its context.

    What it says as an error, but for a text that is `expected`, or asks of elsewhere is added to
    `complaints`.
    """
    page = browser.new_context(service_workers="block", **settings).new_page()

    def heard(said):
        if said.type == "error" and not (expected and expected in said.text):
            complaints.append(said.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: complaints.extend(outside(asked.url, origin)))
    return page


def outside(asked, page):
    """Yield what a page asks for that is not of its origin; what it makes itself is."""
    of_the_page, of_what_is_asked = urlsplit(page), urlsplit(asked)
    parts = 3 if of_the_page.scheme == "file" else 2
    is_its_own = of_what_is_asked.scheme in ("data", "blob")
    if not is_its_own and of_what_is_asked[:parts] != of_the_page[:parts]:
        yield f"asked for {asked}"
