"""The pictures of the page in docs/tour.md, which `--update` takes anew."""

from io import BytesIO

import pytest
from PIL import Image

from at_table import SIX
from board_page import SIZES
from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from playing import finished_record

DOCS = ROOT / "docs"
FULL = random_position(6, 6, 36, 1, 0)
SPLIT = "BGW6/GWB6/WBG6/9/9/9/6BGW/6GWB/6WBG"
BEGUN = Position(6, 6, FULL.cells[:20] + "." * 16)
BRUSHED = ['.brush:has-text("White")', '[data-cell="20"]']
NEXT, HINT = ["#replay-next"], ["#hint"]
PICTURES = {
    "lesson": ("phone", "light", "#lesson=4&play=a3xb3", HINT, "#to-there"),
    "setup": ("desktop", "light", f"#board={BEGUN}", BRUSHED, "#board .stack"),
    "answer": (
        *("desktop", "light", f"#board={FULL}", ["#check", *NEXT * 12]),
        "#rated:has-text('random play')",
    ),
    "reason": ("phone", "light", f"#board={SPLIT}", ["#check"], ".tone-part-1"),
    "proof": ("desktop", "dark", f"#board={FULL}", ["#check", "#as-proof", *NEXT * 9], "#told"),
    "hints": ("desktop", "light", "#puzzle=hard-3&play=", HINT * 4, "#judged:has-text('keep it')"),
    "phone": (
        *("phone", "dark", "#daily=2026-11-22&play=b6xb5.d6xd5"),
        *(['#moves button >> nth=1', '[data-cell="14"]'], "#difficulty:visible"),
    ),
} | {
    game: ("phone", scheme, "#games", [], ".match .turn:has-text(': ')")
    for game, scheme in zip(SIX, ["light", "dark"] * 3, strict=True)
}  # fmt: skip
"""How wide and how light each is, its address, what is clicked, and what is waited for."""


def take(page, path):
    """Keep a picture of the page in 256 colours, which are plenty and take a third."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


@pytest.mark.parametrize("name", PICTURES)
def test_the_tour_shows_a_picture_of_each_flow(request, is_updating, name):
    width, scheme, address, clicks, awaited = PICTURES[name]
    path = DOCS / f"page-{name}.png"
    if is_updating:
        page = request.getfixturevalue("board_page")(width, address, color_scheme=scheme).page
        if name in SIX:
            record = str(finished_record(name).back_to(24)).encode()
            file = {"name": "game.txt", "mimeType": "text/plain", "buffer": record}
            page.locator(".begin input[type=file]").set_input_files(file)
            clicks = ['.place[aria-disabled="false"] >> nth=0']
        for each in clicks:
            page.click(each)
        page.locator(awaited).first.wait_for(state="attached")
        take(page, path)
    with Image.open(path) as picture:
        assert picture.size == SIZES[width]
    assert f"](page-{name}.png)" in (DOCS / "tour.md").read_text("utf-8")
