"""What takes long on the page, or seldom changes: whole games, killed servers, paper, colours."""

import os
import re
import subprocess
import sys
from urllib.request import urlopen

import pytest

from at_table import BRIEF, SHORTER, SIX, check_views
from board_page import BoardPage
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from hard_boards import HARD, SLOW
from shell import LONGEST_WAIT

pytestmark = [pytest.mark.slow, pytest.mark.timeout(7200)]

FULL = random_position(6, 6, 36, 1, 0)
EASY = "BGW/GWB/WBG"
DRIVER = """() => {
  const ask = window.fetch;
  let told, changes, number;
  window.fetch = async (address, options) => {
    const path = String(address).match(/games.(begin|move|answer)$/)?.[1];
    if (path === "begin") {
      options.body = JSON.stringify({ ...JSON.parse(options.body), ...changes });
    }
    const response = await ask(address, options);
    if (path && response.ok) told.push(await response.clone().json());
    return response;
  };
  const any = (all) => {
    number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((number / 2 ** 32) * all.length)];
  };
  window.playOut = async (name, question) => {
    [told, changes, number] = [[], question, question.seed];
    document.querySelector(`.game[data-game="${name}"]`).click();
    document.querySelector(".begin").requestSubmit();
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      if (document.querySelector(".match.is-asking")) continue;
      if (document.querySelector(".turn.is-over")) return told;
      any(document.querySelectorAll('.place[aria-disabled="false"], .moves-bar button')).click();
    }
  };
}"""
"""Defines `playOut`, which begins a game with a changed question, clicks at random on what can be
chosen until it is over, and returns all that the server told."""


@pytest.mark.parametrize("name", SIX)
def test_games_against_the_bot_are_as_a_replay_by_the_rules(board_page, name, pytestconfig):
    page = board_page("desktop", "#games").page
    page.locator(".begin .game").first.wait_for()
    page.evaluate(DRIVER)
    for seed in range(pytestconfig.getoption("--games")):
        question = {"seed": seed, "opponent": "random" if seed % 2 else BRIEF}
        question["options"] = SHORTER.get(name, [])
        told = page.evaluate("([name, question]) => playOut(name, question)", [name, question])
        result = told[-1]["result"]
        shown = page.locator(".turn, .news").all_inner_texts()
        assert any(each.endswith(result) for each in shown)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save", exact=True).click()
        record = saved.value.path().read_text("utf-8")
        check_views([each["view"] for each in told], result, record)


def started(port, cache):
    """Start a server as a user does, and wait until it answers."""
    command = [sys.executable, "-m", "greenest", "serve", "--port", str(port), "--jobs", "1"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    line = process.stderr.readline()
    while "the page is at" not in line:
        assert process.poll() is None, line
        line = process.stderr.readline()
    address = re.search(r"http\S+/", line)[0]
    with urlopen(address + "api/games", timeout=LONGEST_WAIT):
        pass
    return process, address


def test_a_server_killed_in_the_middle_of_a_question_and_of_a_replay_loses_nothing(
    chromium, tmp_path
):
    server, address = started(0, tmp_path)
    page = BoardPage(chromium.new_page(reduced_motion="reduce"))
    try:
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
        page.click("#check")
        page.answer()
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
        server, _ = started(address.rstrip("/").rpartition(":")[2], tmp_path)
        page.page.reload()
        page.click("#replay-next")
        assert page.says("#replay-ply") == "3 / 8"
    finally:
        page.page.close()
        server.kill()
        server.wait()


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
    capture = position.notation(position.captures()[0])
    page.click_cells(*capture.split("x"))
    assert page.board == str(position.after(capture))
    browser.close()


def test_paper_has_the_board_the_captures_in_columns_and_small_boards(board_page):
    page = board_page("desktop", f"#board={FULL}", color_scheme="dark")
    page.click("#check")
    page.answer()
    page.page.emulate_media(media="print")
    page.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.page.locator("button:visible").count() == 0
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


WRITTEN = """() => {
  const numbers = (colour) => colour.match(/[0-9.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return high / low;
  };
  const behind = (text, place) => {
    let colour = numbers(getComputedStyle(document.documentElement).backgroundColor);
    for (const shape of text.ownerSVGElement.querySelectorAll("path, rect, circle, polygon")) {
      if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      const { fill, fillOpacity } = getComputedStyle(shape);
      const there = shape.getScreenCTM().inverse().multiply(text.getScreenCTM());
      if (fill === "none" || !shape.isPointInFill(place.matrixTransform(there))) continue;
      const painted = numbers(fill);
      colour = colour.map((value, at) => value + (painted[at] - value) * Number(fillOpacity));
    }
    return colour;
  };
  const contrast = (text) => {
    const { x, y, width, height } = text.getBBox();
    const ink = numbers(getComputedStyle(text).fill);
    const places = [[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]].map(
      ([right, down]) => new DOMPoint(x + (width * right) / 4, y + (height * down) / 4));
    return Math.min(...places.map((place) => ratio(ink, behind(text, place))));
  };
  return [...document.querySelectorAll(".board svg text")].filter(
    (text) => text.checkVisibility()).map(contrast);
}"""
"""The contrast of each letter of a drawing to what is painted behind five places of it."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["", *SIX])
def test_what_is_written_on_a_board_stands_out(board_page, name, scheme):
    page = board_page("phone", "#games" if name else "#board=BGW/(BG)2", color_scheme=scheme).page
    if name:
        page.locator(f'.game[data-game="{name}"]').click()
        page.locator(".begin .primary").click()
        page.locator('.place[aria-disabled="false"]').first.wait_for()
    assert min(page.evaluate(WRITTEN)) >= 4.5
