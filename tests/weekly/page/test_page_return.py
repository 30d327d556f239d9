"""What a player comes back for: the next puzzle, rating, days, the record, random boards."""

import json
from functools import cache

import pytest

from board_page import BoardPage, captures_by_verdict, solve
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.study.sampling import random_position

DAY = "2026-11-21"


def test_the_board_of_a_day_is_marked_counted_and_shared(board_page, lone_page, width):
    moves = decide(random_position(5, 6, 30, 20261121, 0)).moves
    page = board_page(width, lone_page)
    page.page.clock.set_fixed_time(f"{DAY}T15:00:00")
    page.page.evaluate(f"location.hash = '#daily={DAY}&play={'.'.join(moves[:-1])}'")
    page.page.locator("#moves li >> nth=27").wait_for()
    page.press("u")
    page.page.reload()
    for move in moves[-2:]:
        page.click_cells(*move.split("x"))
    page.live("Solved!")
    assert "1 day in a row" in page.says("#win .detail")
    days = page.page.locator(".day.is-solved")
    assert days.count() == 1
    assert days.get_attribute("aria-label") == "21 November 2026, solved"
    assert page.page.locator(".day:disabled").count() == 9
    page.click('#win button:text-is("Share")')
    page.live("The result is copied")
    text = page.page.evaluate("navigator.clipboard.readText()")
    first, address = text.split("\n")
    told = "solved, 1 capture taken back, no hint, lamp on, 1 day in a row."
    assert first == f"Greenest, 21 November 2026: {told}"
    assert address.endswith(f"#daily={DAY}&play=")
    page.page.clock.set_fixed_time("2026-11-23T15:00:00")
    page.page.reload()
    assert "1 day solved, 0 days in a row." in page.says("#calendar")
    page.click('.day[aria-label="20 November 2026"]')
    assert page.board == str(random_position(5, 5, 25, 20261120, 0))


def taken_back(page):
    page.press("u")
    return page


def reloaded_without_it(page):
    page.page.evaluate("history.replaceState(null, '', '#puzzle=easy-1&play=')")
    page.page.reload()
    return page


def begun_in_a_second_tab(page):
    other = page.page.context.new_page()
    other.goto(f"{page.page.url.partition('#')[0]}#puzzle=easy-1&play=")
    return BoardPage(other)


def after_a_hint(page):
    page.press("u", "h")
    page.page.locator("#judged", has_text="can still be won").wait_for()
    return reloaded_without_it(page)


@pytest.mark.parametrize(
    "away",
    [
        taken_back,
        begun_in_a_second_tab,
        pytest.param(reloaded_without_it, marks=pytest.mark.slow),
        pytest.param(after_a_hint, marks=pytest.mark.slow),
    ],
)
def test_a_losing_capture_is_help_however_it_is_taken_back(board_page, away):
    page = board_page("desktop", "#puzzle=easy-1&play=")
    page.page.locator('#lamp[data-says="rated"]', has_text="Without help: +24").wait_for()
    assert not page.page.locator("#lamp-on").is_visible()
    start = Position.parse(page.board)
    page.click_cells(*captures_by_verdict(start)[1][0].split("x"))
    page.page.locator("#moves .notation").wait_for()
    page = away(page)
    solve(page)
    assert "Your rating is 776 (−24)" in page.says("#win .detail")


def test_the_board_of_a_puzzle_as_ones_own_is_the_puzzle(board_page):
    page = board_page("desktop", "#puzzle=easy-2&play=")
    page.page.evaluate(f"location.hash = '#board={page.board}&play='")
    page.address("#puzzle=easy-2&play=")
    page.page.locator('#lamp[data-says="rated"]').wait_for()


def test_the_record_moves_as_a_file_and_another_file_is_refused(board_page, lone_page):
    page = board_page("desktop", "#puzzle=easy-1&play=")
    solve(page)
    page.page.locator("#win .detail", has_text="Your rating is 824").wait_for()
    with page.page.expect_download() as saved:
        page.click('#standing button:text-is("Export")')
    path = saved.value.path()
    record = json.loads(path.read_text("utf-8"))
    assert record["rating"] == 824
    other = board_page("phone", lone_page)
    other.page.set_input_files("#record-file", {"name": "a", "mimeType": "", "buffer": b"[1]"})
    other.page.locator("#standing", has_text="this file is no record of this page").wait_for()
    other.page.set_input_files("#record-file", path)
    standing = other.page.locator(
        "#standing", has_text="Your rating is 824: 1 puzzle solved, 0 with"
    )
    standing.wait_for()
    missed = json.dumps(record | {"solved": [], "missed": record["solved"]}).encode()
    other.page.set_input_files("#record-file", {"name": "a", "mimeType": "", "buffer": missed})
    standing.wait_for()
    other.page.evaluate("location.hash = '#play'")
    other.address("#puzzle=easy-2&play=")


@pytest.mark.parametrize(
    "kept",
    ['{"solved": 5}', "{", *(pytest.param(each, marks=pytest.mark.slow) for each in ("null", "5"))],
)
def test_a_damaged_record_is_none(board_page, kept):
    page = board_page()
    for name in ("record", "match", "theme"):
        page.page.evaluate("each => localStorage.setItem(...each)", [f"greenest.{name}", kept])
    page.page.reload()
    page.page.get_by_text("Your rating is 800: 0 puzzles solved").wait_for()


@cache
def plans(position):
    """Return the captures of each solution, as sets."""
    if position.is_solved:
        return {frozenset()}
    return {
        plan | {capture}
        for capture in position.captures()
        for plan in plans(position.after(capture))
    }


def test_random_boards_with_a_single_plan_have_one_and_can_be_made_again(board_page):
    page = board_page("phone", "#play")
    page.click("#choose-random")
    for name, number in (("rows", "4"), ("cols", "5"), ("stacks", "8")):
        page.page.fill(f"#random-{name}", number)
    page.page.select_option("#random-kind", "single")
    page.click("#random-make")
    page.page.locator("#which", has_text="Random 4×5 board, 8 stacks").wait_for()
    *_, seed, index = page.says("#which").replace(",", "").replace("index ", "").split()
    position = random_position(4, 5, 8, int(seed), int(index))
    assert page.board == str(position)
    assert len(plans(position)) == 1
    before = page.page.url
    solve(page)
    page.press("Enter")
    page.page.wait_for_url(lambda url: url.split("&")[0] != before.split("&")[0])
    assert page.says("#which").startswith("Random 4×5 board, 8 stacks")
