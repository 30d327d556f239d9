"""What tests of the page rely on: a server, Debian's Chromium, and pages that must behave.

    server      the address of a server, "http://127.0.0.1:PORT/"
    open_page   opens a page at a width: `page = open_page("phone")`, which is a Page of Playwright
    board_page  opens one and returns it as what somebody does with it, without movements
    lone_page   the address of the page as one file, "file:///…"

A page that asks anything outside its origin, or says anything on the console as an error, fails its
test, whatever else that finds.
"""

import shutil
import threading
from urllib.parse import urlsplit

import pytest

from board_page import BoardPage

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDTHS = {"phone": (360, 740), "desktop": (1280, 800)}
SECONDS = 30
"""How long a step of a test may take before it fails."""


@pytest.fixture(scope="session")
def server():
    """A server in a thread of this process, with two processes that work."""
    pytest.importorskip("fastapi", reason="fastapi is not installed: pip install '.[web]'")
    import uvicorn

    from greenest.web.server.app import create_app
    from greenest.web.server.running import listening
    from greenest.web.server.settings import Settings

    listener = listening("127.0.0.1", 0)
    config = uvicorn.Config(create_app(Settings(jobs=2)), log_level="warning", lifespan="on")
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, args=([listener],))
    thread.start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
    running.should_exit = True
    thread.join(20)
    listener.close()
    assert not thread.is_alive()


@pytest.fixture(scope="session")
def chromium():
    """Debian's Chromium, driven by Playwright."""
    name = next(filter(shutil.which, ("chromium", "google-chrome", "chromium-browser")), None)
    if name is None:
        pytest.skip("chromium is not installed: apt-get install chromium")
    reason = "playwright is not installed: pip install '.[test]'"
    playwright = pytest.importorskip("playwright.sync_api", reason=reason)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which(name), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lone_page(tmp_path_factory):
    """The address of the page as one file, on a disk."""
    from greenest.web.bundle import bundle

    path = tmp_path_factory.mktemp("page") / "greenest.html"
    path.write_text(bundle(), "utf-8")
    return path.as_uri()


@pytest.fixture
def open_page(chromium, request):
    """Open a page: `open_page("phone")`, at an address within the server or at another one."""
    opened = []

    def opens(width="desktop", address="", expected=None, **settings):
        """Open `address`, of a file of the server or a whole one; settings are of the context.

        An error on the console that holds the text `expected` is no complaint.
        """
        across, down = WIDTHS[width]
        context = chromium.new_context(viewport={"width": across, "height": down}, **settings)
        context.set_default_timeout(1000 * SECONDS)
        page = context.new_page()
        complaints = []
        if "://" not in address:  # only then a server is started
            address = request.getfixturevalue("server") + address
        page.on("console", lambda said: complaints.extend(complaint(said, expected)))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: complaints.extend(outside(asked.url, address)))
        opened.append((context, complaints))
        page.goto(address)
        return page

    yield opens
    for context, complaints in opened:
        context.close()
        assert not complaints


@pytest.fixture
def board_page(open_page):
    """Open a page and return it as a `BoardPage`, its captures shown at once."""

    def opens(width="desktop", address="", **settings):
        return BoardPage(open_page(width, address, **{"reduced_motion": "reduce", **settings}))

    return opens


def complaint(said, expected):
    """Yield an error on the console, unless it is one that the test brings about."""
    if said.type == "error" and not (expected and expected in said.text):
        yield said.text


def outside(asked, page):
    """Yield what a page asks for that is not of its origin; what it makes itself is."""
    of_the_page, of_what_is_asked = urlsplit(page), urlsplit(asked)
    parts = 3 if of_the_page.scheme == "file" else 2
    is_its_own = of_what_is_asked.scheme in ("data", "blob")
    if not is_its_own and of_what_is_asked[:parts] != of_the_page[:parts]:
        yield f"asked for {asked}"
