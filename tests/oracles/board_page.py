"""The page as somebody meets it: keys and clicks on it, which are counted, and what it says."""

import pytest

from greenest.games.grid import Grid

SIZES = {"phone": (360, 740), "lying": (844, 390), "desktop": (1280, 800)}
WIDTHS = ("phone", pytest.param("desktop", marks=pytest.mark.slow))
"""What behaves alike on both is tried on a phone, and by `make slow NAME=page` on both."""
LOOKS = (("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.slow))
MIDDLES = """(grid, cells) => {
  grid.scrollIntoView({ block: "nearest" });
  return cells.map((cell) => {
    const box = grid.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
}"""


class BoardPage:
    """A page of Playwright with a board; `acts` counts the keys and clicks so far."""

    def __init__(self, page):
        self.page = page
        self.acts = 0

    def click(self, what):
        self.acts += 1
        self.page.locator(what).click()

    def press(self, *keys):
        for key in keys:
            self.acts += 1
            self.page.keyboard.press(key)

    def click_cells(self, *names):
        for place in self.middles(*names):
            self.acts += 1
            self.page.mouse.click(*place)

    def middles(self, *names):
        """Return the middles of cells in the window, into which the board is scrolled."""
        cells = [self.grid.cell(name) for name in names]
        return self.page.locator("[role=grid]").evaluate(MIDDLES, cells)

    def drag(self, *names):
        """Press on the first cell, go over the others, and let go on the last."""
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
        """What a screen reader says of each cell, by the names of the cells."""
        cells = self.page.locator("[role=gridcell]")
        texts = cells.evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")
        return dict(text.split(": ", 1) for text in texts)

    @property
    def board(self):
        """The top colours of what is drawn: the letters in the picture, row by row."""
        find = "places => places.map(place => place.querySelector('.stack text')?.textContent)"
        letters = self.page.locator("#board svg > g:nth-of-type(3) > g").evaluate_all(find)
        cols = self.grid.cols
        cells = [letter or "." for letter in letters]
        ranks = range(0, len(cells), cols)
        return "/".join("".join(cells[start : start + cols]) for start in ranks)

    def says(self, what):
        """Return the text of an element once there is some."""
        place = self.page.locator(what)
        place.filter(has_text="").first.wait_for()
        return place.inner_text()

    def answer(self):
        """Return the headline of the answer, once it is no longer thought about."""
        self.page.locator('#answer[data-says]:not([data-says="thinking"]):visible').wait_for()
        return self.page.locator("#answer .headline").inner_text()

    def address(self, end):
        """Wait until the address ends so."""
        self.page.wait_for_function("end => location.href.endsWith(end)", arg=end)

    def live(self, text):
        """Wait until a screen reader is told something."""
        self.page.locator("#live", has_text=text).wait_for(state="attached")


class KeptPages:
    """Pages that stay open from test to test, by width and scheme; each complaint is noted.

    `name` is that of the page on the server. Games are loaded later, by modules of their own.
    """

    def __init__(self, chromium, server, name):
        self.chromium = chromium
        self.server = server
        self.name = name
        self.pages = {}
        self.complaints = []
        self.expected = None

    def at(self, width="desktop", address="", color_scheme="light", expected=None):
        """Bring a page to the end of an address; an error with the text `expected` is none."""
        self.expected = expected
        address = self.server + ("" if address == "#games" else self.name) + address
        page = self.pages.get((width, color_scheme))
        if page:
            page.unroute_all()
            page.evaluate("localStorage.clear()")
            page.goto("about:blank")
            page.goto(address)
        else:
            page = self._open(width, color_scheme, address)
            self.pages[width, color_scheme] = page
        return BoardPage(page)

    def _open(self, width, scheme, address):
        across, down = SIZES[width]
        context = self.chromium.new_context(
            viewport={"width": across, "height": down},
            color_scheme=scheme,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="block",
        )
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._request)
        page.goto(address)
        return page

    def _console(self, said):
        if said.type == "error" and not (self.expected and self.expected in said.text):
            self.complaints.append(said.text)

    def _request(self, asked):
        if not asked.url.startswith((self.server, "data:", "blob:")):
            self.complaints.append(f"asked for {asked.url}")

    def check(self):
        """Fail if a page has complained since."""
        complaints, self.complaints = self.complaints, []
        assert not complaints

    def close(self):
        for page in self.pages.values():
            page.context.close()
