"""The results and the puzzles of the page, opened from a disk."""

import json
import re
from io import BytesIO
from urllib.parse import unquote

import pytest
from matplotlib.image import imread

from board_page import faults
from checkout import ROOT

RESULTS = json.loads((ROOT / "web" / "static" / "data" / "results.json").read_text("utf-8"))
TABLES = [table for part in RESULTS["sections"] for table in part["tables"]]
FIGURES = [table for table in TABLES if table["figure"]]


@pytest.fixture
def results(open_page, lone_page):
    """Open the results on a phone in the dark, or on a desk: `results("phone")`."""

    def opened(width):
        scheme = "dark" if width == "phone" else "light"
        page = open_page(width, lone_page, color_scheme=scheme)
        page.locator("nav").get_by_role("button", name="Results").click()
        page.locator("details.report > summary").click()
        page.locator("#figure-games img").wait_for()
        return page

    return opened


def test_the_results_are_told_to_the_eye_and_to_a_screen_reader(results, width):
    page = results(width)
    page.get_by_role("heading", name=RESULTS["question"]).wait_for()
    page.get_by_text(RESULTS["answer"]).wait_for()
    about = RESULTS["about"]
    told = page.locator("#results .about").inner_text()
    assert all(about[key] in told for key in ("author", "version", "date", "licence"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(page, part="#results")


def test_every_figure_is_the_picture_of_the_report_above_its_table(results):
    page = results("desktop")
    assert FIGURES
    for table in FIGURES:
        figure = page.locator(f"#figure-{table['name']}")
        kind, _, text = figure.locator("img").get_attribute("src").partition(",")
        drawn = (ROOT / "results" / "figures" / f"{table['name']}.svg").read_text("utf-8")
        assert (kind, unquote(text)) == ("data:image/svg+xml", drawn)
        assert figure.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)")
        assert figure.locator("figcaption").inner_text() == table["figure"]["caption"]
        beneath = figure.locator("xpath=following-sibling::*[1]").locator("summary")
        assert beneath.inner_text() == table["title"]


def test_every_table_has_all_its_rows(results):
    shown = results("phone").locator("details.numbers")
    assert shown.locator("summary").all_inner_texts() == [each["title"] for each in TABLES]
    for details, table in zip(shown.all(), TABLES, strict=True):
        texts = details.locator("tbody th, tbody td").all_text_contents()
        assert texts == [cell for row in table["rows"] for cell in row]


@pytest.mark.parametrize("width", ["phone", "desktop"])
def test_a_picture_has_the_colours_of_the_page_around_it(results, width):
    """Its margin is the surface of its frame, on which its ink stands out."""
    page = results(width)
    page.locator("#figure-k50 img").evaluate("img => img.decode()")
    shot = imread(BytesIO(page.locator("#figure-k50 .wide").screenshot()))[..., :3]
    surface, lightness = shot[2, 2], shot.mean(axis=2)
    assert (lightness[2, 2] < 0.3) == (width == "phone")
    frame = page.locator("#figure-k50").evaluate("frame => getComputedStyle(frame).backgroundColor")
    assert [round(255 * each) for each in surface] == list(map(int, re.findall(r"\d+", frame)[:3]))
    assert abs(lightness - lightness[2, 2]).max() > 0.7
