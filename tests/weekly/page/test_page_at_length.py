"""What takes long on the page, or seldom changes: whole games, killed servers, paper, colours."""

import json
import os
import re
from contextlib import closing, contextmanager
from io import BytesIO
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from PIL import Image

from at_table import BRIEF, SHORTER, SIX, check_views
from board_page import BoardPage, captures_of, faults
from drawn import contrast
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from hard_boards import HARD, SLOW
from shell import LONGEST_WAIT, command, started

pytestmark = [pytest.mark.slow, pytest.mark.timeout(7200)]

FULL = random_position(6, 6, 36, 1, 0)
EASY = "BGW/GWB/WBG"
PAPER = {"width": 794, "height": 1123}
DRIVER = """async ([name, number]) => {
  const any = (all) => {
    number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((number / 2 ** 32) * all.length)];
  };
  const can = '.place[aria-disabled="false"], .moves-bar button';
  document.querySelector(`.game[data-game="${name}"]`).click();
  document.querySelector(".begin").requestSubmit();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector(".match.is-asking")) continue;
    if (document.querySelector(".turn.is-over")) return;
    any(document.querySelectorAll(can)).click();
  }
}"""
"""Begins a game, and clicks at random on what can be chosen until it is over."""


@pytest.mark.parametrize("name", SIX)
def test_games_against_the_bot_are_as_a_replay_by_the_rules(board_page, name, pytestconfig):
    page = board_page("desktop", "#games").page
    page.locator(".begin .game").first.wait_for()
    answers, changes = [], {"options": SHORTER.get(name, [])}

    def begin(route):
        route.continue_(post_data=json.dumps(route.request.post_data_json | changes))

    page.on("response", lambda each: answers.append(each))
    page.route("**/games/begin", begin)
    for seed in range(pytestconfig.getoption("--games")):
        changes.update(seed=seed, opponent="random" if seed % 2 else BRIEF)
        answers.clear()
        page.evaluate(DRIVER, [name, seed])
        steps = [each for each in answers if re.search("games/(begin|move|answer)$", each.url)]
        told = [each.json() for each in steps if each.ok]
        result = told[-1]["result"]
        shown = page.locator(".turn, .news").all_inner_texts()
        assert any(each.endswith(result) for each in shown)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save", exact=True).click()
        record = saved.value.path().read_text("utf-8")
        check_views([each["view"] for each in told], result, record)


@contextmanager
def serving(port, cache):
    """Serve as a user does; yield the process and the address at which it answers."""
    serve = command("serve", "--port", port, "--jobs", "1")
    with started(*serve, env=os.environ | {"XDG_CACHE_HOME": str(cache)}) as process:
        address = next(re.search(r"http\S+/", line)[0] for line in process.stderr if "://" in line)
        with urlopen(address + "api/games", timeout=LONGEST_WAIT):
            yield process, address


def test_a_server_killed_in_the_middle_of_a_question_and_of_a_replay_loses_nothing(
    chromium, tmp_path
):
    page = BoardPage(chromium.new_page(reduced_motion="reduce"))
    with closing(page.page), serving("0", tmp_path) as (server, address):
        page.page.goto(f"{address}#board={HARD}")
        page.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        with page.page.expect_request("**/api/decide"):
            page.click("#check")
        server.kill()
        server.wait()
        says = "The server does not answer. The page goes on with its own engine."
        page.page.locator("#server-says", has_text=says).wait_for()
        page.page.locator("#thinking-for", has_text="positions").wait_for()
        page.click("#stop")
        page.page.evaluate(f"location.hash = '#board={EASY}'")
        page.page.locator('[data-cell="9"]').wait_for(state="detached")
        page.check()
        page.click("#replay-next")
        page.click("#replay-next")
        page.page.reload()
        assert page.says("#replay-ply") == "2 / 8"
        replay = page.page.url
        page.page.evaluate(f"location.hash = '#board={SLOW}&play='")
        # On a busy machine the engine of the page may not come to its answer in time.
        page.page.locator('#lamp:is([data-says="unsolvable"], [data-says="undecided"])').wait_for()
        page.click('[data-mode="results"]')
        page.page.locator("#results h2").wait_for()
        page.page.evaluate("location.hash = '#puzzle=easy-2&play='")
        page.page.locator("#which", has_text="Puzzle 2").wait_for()
        page.page.goto(replay)
        assert page.says("#replay-ply") == "2 / 8"
        with serving(str(urlsplit(address).port), tmp_path):
            page.page.reload()
            page.click("#replay-next")
            assert page.says("#replay-ply") == "3 / 8"


def test_a_browser_without_webassembly_says_so_and_plays_on(launched, lone_page):
    browser = launched("--js-flags=--jitless")
    page = BoardPage(browser.new_page(reduced_motion="reduce"))
    page.page.goto(f"{lone_page}#board={HARD}")
    page.click("#check")
    assert page.answer() == "Undecided"
    assert "This browser does not run WebAssembly" in page.page.inner_text("#answer .reason")
    page.page.evaluate("location.hash = '#board=BGWB/GWBW/WBGG'")
    page.page.locator('[data-cell="12"]').wait_for(state="detached")
    page.click("#check")
    assert page.answer() == "Solvable in 11 captures"
    page.page.evaluate("location.hash = '#puzzle=hard-1&play='")
    page.page.locator('#lamp:not([data-says="unknown"])').wait_for()
    position = Position.parse(page.board)
    capture = captures_of(position)[0]
    page.click_cells(*capture.split("x"))
    assert page.board == str(position.after(capture))
    browser.close()


def test_paper_has_the_board_the_captures_in_columns_and_small_boards(board_page):
    page = board_page("desktop", f"#board={FULL}", color_scheme="dark")
    page.check()
    page.page.evaluate("() => { window.print = () => dispatchEvent(new Event('beforeprint')); }")
    page.click('#answer button:text-is("Print")')
    page.page.set_viewport_size(PAPER)
    page.page.emulate_media(media="print")
    assert page.page.locator("button:visible").count() == 0
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(page.page)
    sheet = page.page.locator("#printed")
    assert "Solvable in 35 captures" in sheet.inner_text()
    assert str(FULL) in sheet.inner_text()
    assert sheet.locator(".columns li").count() == 35
    assert sheet.locator(".columns").evaluate("list => getComputedStyle(list).columnCount") == "3"
    assert sheet.locator(".stations figure").count() == 12
    assert sheet.locator(".stations figure >> nth=-1").locator(".pyramid text").count() == 1
    ink = sheet.evaluate("sheet => getComputedStyle(sheet).color")
    page.page.emulate_media(media="screen")
    assert ink == "rgb(0, 0, 0)"
    assert not sheet.is_visible()


WRITTEN = """() => [...document.querySelectorAll(".board svg text")].flatMap((text) => {
  const { x, y, width, height } = text.getBoundingClientRect();
  const ink = getComputedStyle(text).fill.match(/\\d+/g).slice(0, 3).map(Number);
  const place = [x - 2, y + scrollY - 2, x + width + 2, y + height + scrollY + 2];
  return width && text.checkVisibility() ? [[ink, place]] : [];
})"""
"""The colour of each letter of a drawing, and its place with two pixels around it."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["", *SIX])
def test_what_is_written_on_a_board_stands_out(board_page, name, scheme):
    """Each letter stands out from every colour that has a fourth of its place."""
    page = board_page("phone", "#games" if name else "#board=BGW/(BG)2", color_scheme=scheme).page
    if name:
        page.locator(f'.game[data-game="{name}"]').click()
        page.locator(".begin .primary").click()
        page.locator('.place[aria-disabled="false"]').first.wait_for()
    shot = Image.open(BytesIO(page.screenshot(full_page=True))).convert("RGB")
    written = page.evaluate(WRITTEN)
    assert written
    for ink, box in written:
        found = shot.crop(list(map(round, box))).getcolors(shot.width * shot.height)
        common = [rgb for count, rgb in found if 4 * count > sum(count for count, _ in found)]
        ratios = [contrast(bytes(ink).hex(), bytes(rgb).hex()) for rgb in common if [*rgb] != ink]
        assert ratios
        assert min(ratios) >= 4.5, (ink, common, box)
