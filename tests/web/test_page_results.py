"""The results and the puzzles of the page, opened from a disk."""

import json

import pytest

from board_page import WIDTHS
from checkout import ROOT

Axe = pytest.importorskip(
    "axe_playwright_python.sync_playwright",
    reason="axe-playwright-python is not installed: pip install '.[test]'",
).Axe
expect = pytest.importorskip("playwright.sync_api").expect

RESULTS = json.loads((ROOT / "web" / "static" / "data" / "results.json").read_text("utf-8"))
CHARTS = {each["name"]: each for part in RESULTS["sections"] for each in part["charts"]}


@pytest.fixture(scope="module")
def results(chromium, lone_page):
    """The results on a phone in the dark and on a desk, which no test but the last changes."""
    looks = {
        "phone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
        "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    }
    pages = {width: chromium.new_page(**look) for width, look in looks.items()}
    complaints = []
    for page in pages.values():
        page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(lone_page)
        page.locator("nav").get_by_role("button", name="Results").click()
        page.locator("#figure-games .series").first.wait_for()
    yield pages
    for page in pages.values():
        page.close()
    assert complaints == []


def says(page, name):
    return page.locator(f"#figure-{name} .says").first


@pytest.mark.parametrize("width", WIDTHS)
def test_the_results_are_told_to_the_eye_and_to_a_screen_reader(results, width):
    page = results[width]
    page.get_by_role("heading", name=RESULTS["question"]).wait_for()
    page.get_by_text(RESULTS["answer"]).wait_for()
    about = RESULTS["about"]
    told = page.locator("#results .about").inner_text()
    assert all(about[key] in told for key in ("author", "version", "date", "licence"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page, "#results").response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []


def test_every_point_of_every_figure_is_drawn(results):
    page = results["desktop"]
    for name, chart in CHARTS.items():
        panels = page.locator(f"#figure-{name} svg[role=application]")
        expected = [sum(len(each["dots"]) for each in panel["series"]) for panel in chart["panels"]]
        drawn = [panel.locator(".dot").count() for panel in panels.all()]
        assert drawn == expected, name


def test_every_table_has_all_its_rows(results):
    listed = [table for part in RESULTS["sections"] for table in part["tables"]]
    shown = results["phone"].locator("details.numbers")
    assert shown.locator("summary").all_inner_texts() == [each["title"] for each in listed]
    for details, table in zip(shown.all(), listed, strict=True):
        texts = details.locator("tbody th, tbody td").all_text_contents()
        assert texts == [cell for row in table["rows"] for cell in row]


def test_arrow_keys_read_the_transition_point_by_point(results):
    page = results["desktop"]
    series = CHARTS["transition"]["panels"][0]["series"]
    page.locator("#figure-transition svg[role=application]").first.focus()
    page.keyboard.press("ArrowRight")
    assert says(page, "transition").inner_text() == series[0]["dots"][1]["says"]
    page.keyboard.press("ArrowDown")
    assert says(page, "transition").inner_text() == series[1]["dots"][1]["says"]
    for _ in range(100):
        page.keyboard.press("ArrowRight")
    assert says(page, "transition").inner_text() == series[1]["dots"][-1]["says"]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_pointer_reads_the_point_below_it(results, width):
    page = results[width]
    for name in ("k50", "games"):
        drawn = page.locator(f"#figure-{name} [role=application] .series >> nth=0 >> .dot >> nth=2")
        drawn.scroll_into_view_if_needed()
        box = drawn.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        dot = CHARTS[name]["panels"][0]["series"][0]["dots"][2]
        expect(says(page, name)).to_have_text(dot["says"])


def test_figures_are_drawn_anew_when_the_window_changes(results):
    page = results["desktop"]
    drawn = page.locator("#figure-k50 svg[role=application]")
    wide = drawn.get_attribute("width")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(drawn).not_to_have_attribute("width", wide)
    assert int(drawn.get_attribute("width")) < 340
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(drawn).to_have_attribute("width", wide)


def open_hard_puzzles(page):
    page.locator("nav").get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Puzzles").click()
    page.get_by_label("hard").check()
    page.get_by_role("button", name="hard puzzle 1", exact=True).wait_for()


def test_a_puzzle_that_was_solved_stays_solved(open_page, lone_page):
    page = open_page("phone", lone_page)
    open_hard_puzzles(page)
    assert page.locator(".puzzle").count() == 100
    levels = json.loads((ROOT / "web" / "static" / "data" / "puzzles.json").read_text("utf-8"))
    solved = levels[2]["puzzles"][2]["board"]
    page.evaluate(
        "board => localStorage.setItem('greenest-solved', JSON.stringify([board]))", solved
    )
    page.reload()
    open_hard_puzzles(page)
    page.get_by_role("button", name="hard puzzle 3, solved").wait_for()
    page.get_by_text("1 of 100 hard puzzles solved").wait_for()
