"""What tests of the page rely on: a server, Debian's Chromium, and pages that must behave.

    server      the address of a server, "http://127.0.0.1:PORT/"
    open_page   opens a page at a width: `page = open_page("phone")`, which is a Page of Playwright
    board_page  does the same and returns it as what somebody does with it, a BoardPage
    lone_page   the address of the page as one file, "file:///…"
    width       each width that a test is to be run at

A page that asks anything outside its origin, or says anything on the console as an error, fails its
test, whatever else that finds.
"""

import json
import shutil
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest

from board_page import SIZES, BoardPage, watched
from shell import LONGEST_WAIT

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


WITHOUT_LIMITS = dict.fromkeys(("patience", "max_seconds", "usual_seconds", "grace"), LONGEST_WAIT)
"""Settings of a server under test, which answers however busy the machine is."""


@contextmanager
def serving(**limits):
    """A server in a thread of this process, with two processes that work, and these limits."""
    pytest.importorskip("fastapi", reason="fastapi is not installed: pip install '.[web]'")
    from greenest.web.running import listening
    from greenest.web.server import connections, guards
    from greenest.web.server.settings import Settings

    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            (connections, "SECONDS"), (connections, "UNREAD_SECONDS"), (guards, "SECONDS")
        ):  # fmt: skip
            patch.setattr(module, name, LONGEST_WAIT)
        yield from answering(listening("127.0.0.1", 0), Settings(jobs=2, **WITHOUT_LIMITS | limits))


def answering(listener, settings):
    """Run a server on a socket; yield its address."""
    from at_table import JSON, got
    from greenest.web.running import server_of

    running = server_of(settings)
    thread = threading.Thread(target=running.run, args=([listener],))
    thread.start()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    # Before a first answer much may have to be compiled.
    got(address, "api/decide", b'{"board": "BG"}', "POST", **JSON)
    yield address
    running.should_exit = True
    thread.join(LONGEST_WAIT)
    listener.close()
    assert not thread.is_alive()


@pytest.fixture(scope="session")
def server():
    """A server that stays."""
    with serving() as address:
        yield address


@pytest.fixture
def impatient_server():
    """A server that ends what takes longer than a fifth of a second, and the key of its games."""
    from cryptography.fernet import Fernet

    key = Fernet.generate_key()
    with serving(table_seconds=0.1, usual_seconds=0.1, grace=0.1, key=key) as address:
        yield address, key


@pytest.fixture(scope="session")
def launched(request):
    """Launch Debian's Chromium, driven by Playwright, with more arguments: `launched()`."""
    name = next(filter(shutil.which, ("chromium", "google-chrome", "chromium-browser")), None)
    if name is None:
        pytest.skip("chromium is not installed: apt-get install chromium")
    driver, path = request.getfixturevalue("driver").chromium, shutil.which(name)
    return lambda *more: patient(driver.launch(executable_path=path, args=[*ARGUMENTS, *more]))


def patient(browser):
    """Return a browser in whose pages a step may take `LONGEST_WAIT`."""
    browser.on("context", lambda context: context.set_default_timeout(1000 * LONGEST_WAIT))
    return browser


@pytest.fixture(scope="session")
def chromium(launched):
    """Chromium."""
    browser = launched()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(request):
    """Debian's Firefox, driven by Playwright, too."""
    name = next(filter(shutil.which, ("firefox-esr", "firefox")), None)
    if name is None:
        pytest.skip("firefox is not installed: apt-get install firefox-esr")
    driver = request.getfixturevalue("driver").firefox
    browser = driver.launch(
        executable_path=shutil.which(name),
        channel="moz-firefox",
        firefox_user_prefs={"ui.prefersReducedMotion": 1},
    )
    yield patient(browser)
    browser.close()


@pytest.fixture(scope="session")
def driver():
    """Playwright; what it does for Firefox may lack a command."""
    reason = "playwright is not installed: pip install '.[test]'"
    playwright = pytest.importorskip("playwright.sync_api", reason=reason)
    playwright.expect.set_options(timeout=1000 * LONGEST_WAIT)
    shim = Path(__file__).with_name("firefox_shim.cjs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_OPTIONS", f"--require={json.dumps(str(shim), ensure_ascii=False)}")
        with playwright.sync_playwright() as made:
            yield made


@pytest.fixture(scope="session")
def lone_page(tmp_path_factory):
    """The address of the page as one file, on a disk."""
    from greenest.web.bundle import bundle

    path = tmp_path_factory.mktemp("page") / "greenest.html"
    path.write_text(bundle(), "utf-8")
    return path.as_uri()


@pytest.fixture(params=["phone", pytest.param("desktop", marks=pytest.mark.slow)])
def width(request):
    """A width to try: that of a phone, and with `--slow` that of a desktop."""
    return request.param


@pytest.fixture
def open_page(chromium, request):
    """Open a page: `open_page("phone")`, at an address within the server or at another one."""
    pages, complaints = [], []

    def opens(width="desktop", address="", expected=None, **settings):
        """Open `address`, of a file of the server or a whole one; settings are of the context.

        A complaint with the text `expected` is allowed.
        """
        if "://" not in address:  # only then a server is started
            address = request.getfixturevalue("server") + address
        view = dict(zip(("width", "height"), SIZES[width], strict=True))
        page = watched(chromium, address, complaints, expected, viewport=view, **settings)
        pages.append(page)
        page.goto(address)
        return page

    yield opens
    for page in pages:
        page.context.close()
    assert not complaints


@pytest.fixture
def board_page(open_page):
    """Open a page as a `BoardPage`, with the same arguments; captures are shown at once."""
    copying = ["clipboard-read", "clipboard-write"]
    return lambda *look, **rest: BoardPage(
        open_page(*look, reduced_motion="reduce", permissions=copying, **rest)
    )
