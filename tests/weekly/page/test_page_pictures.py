"""The pictures of the page in docs/tour.md, which `--update` takes anew."""

from io import BytesIO

import pytest
from PIL import Image

from board_page import SIZES
from checkout import ROOT
from greenest.study.sampling import random_position
from playing import finished_record

DOCS = ROOT / "docs"
FULL = random_position(6, 6, 36, 1, 0)
SPLIT = "BGW6/GWB6/WBG6/9/9/9/6BGW/6GWB/6WBG"


def learning(page):
    page.page.evaluate("location.hash = '#lesson=4&play=a3xb3'")
    page.page.locator(".tone-part-1").first.wait_for()
    page.click("#hint")
    page.page.locator("#to-there").wait_for()


def setting_up(page):
    page.press(*FULL.cells[:21].lower())
    page.page.mouse.move(*page.middles("c4")[0])


def answered(page):
    page.page.evaluate(f"location.hash = '#board={FULL}'")
    page.page.locator('[data-cell="35"][aria-label="f1: white"]').wait_for()
    page.click("#check")
    page.answer()
    page.page.fill("#replay-scrub", "11")
    page.click("#replay-next")
    page.page.locator("#rated", has_text="random play").wait_for()


def split(page):
    page.page.evaluate(f"location.hash = '#board={SPLIT}'")
    page.page.locator('[data-cell="80"]').wait_for()
    page.click("#check")
    page.page.locator(".tone-part-1").first.wait_for()


def proved(page):
    answered(page)
    page.click("#as-proof")
    page.page.locator("#told").wait_for()
    page.page.fill("#replay-scrub", "9")


def hinted(page):
    page.page.evaluate("location.hash = '#puzzle=hard-3&play='")
    page.page.locator("#which", has_text="Puzzle 3").wait_for()
    for _ in range(4):
        page.click("#hint")
    page.page.locator("#judged", has_text="keep it solvable").wait_for()


def daily(page):
    page.page.evaluate("location.hash = '#daily=2026-11-22&play=b6xb5.d6xd5'")
    page.page.locator("#moves button >> nth=1").wait_for()
    page.click_cells("c4")
    page.page.locator("#difficulty:visible").wait_for()


def playing(name):
    """Return what shows a game at a table, some moves after its beginning."""
    record = str(finished_record(name).back_to(24))

    def flow(page):
        page.page.evaluate("location.hash = '#games'")
        form = page.page.locator(".begin")
        form.locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
        )
        page.page.locator(".match .turn", has_text=": ").wait_for()
        page.page.locator('.place[aria-disabled="false"]').first.click()
        page.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")

    return flow


PICTURES = {
    "lesson": ("phone", "light", learning),
    "setup": ("desktop", "light", setting_up),
    "answer": ("desktop", "light", answered),
    "reason": ("phone", "light", split),
    "proof": ("desktop", "dark", proved),
    "hints": ("desktop", "light", hinted),
    "phone": ("phone", "dark", daily),
    "green": ("phone", "light", playing("green")),
    "greener": ("phone", "dark", playing("greener")),
    "capstone": ("phone", "light", playing("capstone")),
    "threestone": ("phone", "dark", playing("threestone")),
    "triforce": ("phone", "light", playing("triforce")),
    "3stones": ("phone", "dark", playing("3stones")),
}


def take(page, path):
    """Keep a picture of the page in 256 colours, which are plenty and take a third."""
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


@pytest.mark.parametrize("name", PICTURES)
def test_the_tour_shows_a_picture_of_each_flow(request, is_updating, name):
    width, scheme, flow = PICTURES[name]
    path = DOCS / f"page-{name}.png"
    if is_updating:
        page = request.getfixturevalue("board_page")(width, "#setup", color_scheme=scheme)
        flow(page)
        page.page.wait_for_load_state("networkidle")
        take(page.page, path)
    with Image.open(path) as picture:
        assert picture.size == SIZES[width]
    assert f"](page-{name}.png)" in (DOCS / "tour.md").read_text("utf-8")
