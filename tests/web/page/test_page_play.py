"""Playing on the page: the lesson, clicks, drags and keys; light, hints, puzzles, dailies."""

import json

import pytest

from board_page import captures_by_verdict, captures_of, solve
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.study.sampling import random_position

START = "BGW/GWB/WBG"
TRAP = "BGW/.G./.WB"
"""Solvable, but not after each of its captures."""
LESSONS = 5
DIES, SPLITS = "#lesson=3&play=b3xc3", "#lesson=4&play=a3xb3"


def test_the_page_opens_on_a_small_puzzle_with_the_rule(board_page, width):
    page = board_page(width)
    page.address("#puzzle=easy-1&play=")
    position = Position.parse(page.board)
    assert max(position.rows, position.cols) <= 4
    rule = page.page.text_content("#guide .rule")
    assert "Black takes green, green takes white, white takes black" in rule
    assert page.page.locator("#guide .cycle .icon-stack").count() == 4


def test_the_lesson_is_played_to_its_end_or_left_and_a_puzzle_follows(board_page, width):
    page = board_page(width)
    page.click("#learn")
    for lesson in range(1, LESSONS + 1):
        page.address(f"#lesson={lesson}&play=")
        assert page.says("#guide .rule").startswith(f"Lesson {lesson} of {LESSONS}: ")
        solve(page)
        page.press("Enter")  # on Next, which has the focus
    page.address("#puzzle=easy-1&play=")
    page.click("#learn")
    page.click("#skip-lesson")
    page.address("#lesson=2&play=")
    page.click("#leave-lesson")
    page.address("#puzzle=easy-1&play=")


@pytest.mark.parametrize(
    ("address", "tone", "reason"),
    [(DIES, "frozen", "only black takes green"), (SPLITS, "part-1", "the board is split")],
)
def test_a_lost_lesson_draws_its_one_idea(board_page, address, tone, reason):
    page = board_page("phone", address)
    assert page.page.locator(f".tint.tone-{tone}").count()
    page.page.locator("#lamp-says", has_text=reason[1:]).wait_for()
    page.click("#take-back")
    assert page.page.locator(f".tint.tone-{tone}").count() == 0


def test_captures_are_clicked_dragged_and_typed_and_taken_back(board_page, lone_page, width):
    page = board_page(width, f"#board={START}&play=")
    start = Position.parse(START)
    page.click_cells("a2")
    assert page.page.locator(".ring.tone-target").count() == 2
    page.click_cells("b2")
    assert page.board == str(start.after("a2xb2"))
    page.live("green on a2 takes white on b2, 8 stacks left")
    page.drag("c2", "b2")
    assert page.board == str(start.after("a2xb2", "c2xb2"))
    page.press("ArrowUp", " ", "ArrowDown")
    assert page.board == str(start.after("a2xb2", "c2xb2"))
    page.live("Nothing to take that way")
    page.press("Escape", "ArrowDown", "Enter", "ArrowUp")
    assert page.board == str(start.after("a2xb2", "c2xb2", "b2xb3"))
    assert page.labels["b3"].startswith("black, 4 high, on green, white, green")
    assert page.page.locator("#moves .notation").all_inner_texts() == ["a2xb2", "c2xb2", "b2xb3"]
    page.address("play=a2xb2.c2xb2.b2xb3")
    page.press("u", "Control+z")
    page.click("#play-redo")
    assert page.board == str(start.after("a2xb2", "c2xb2"))
    page.click("#moves button >> nth=0")
    assert page.board == str(start.after("a2xb2"))
    again = board_page(width, f"{lone_page}#{page.page.url.partition('#')[2]}")
    assert again.board == page.board


def test_an_illegal_click_is_explained_and_the_stack_stays_in_hand(board_page, width):
    page = board_page(width, f"#board={START}&play=")
    page.click_cells("a3", "c1")
    page.live("a3 and c1 are not in one row or column")
    assert page.says("#under") == "a3 and c1 are not in one row or column."
    page.click_cells("b2")  # it can capture, and is picked up instead
    assert "a3" not in page.says("#under")
    assert page.page.locator(".tone-chosen").count() == 1
    page.click_cells("b1")
    assert page.board == str(Position.parse(START).after("b2xb1"))


def test_where_nothing_can_capture_a_panel_offers_the_ways_back(board_page):
    page = board_page("phone", "#board=GWB/.../..G&play=a3xb3")
    assert page.page.locator("#win").is_hidden()
    page.click_cells("c3", "b3")
    assert "None of the 2 stacks left can take another." in page.says("#win .detail")
    page.click('#win button:text-is("Take back")')
    page.address("#board=GWB/3/2G&play=a3xb3.c3xb3&ply=1")
    page.click("#play-redo")
    page.click('#win button:text-is("Begin anew")')
    assert page.board == "GWB/.../..G"
    assert page.page.locator("#win").is_hidden()


def test_the_light_and_the_hints_say_what_the_solver_says(board_page, width):
    start = Position.parse(TRAP)
    good, bad = captures_by_verdict(start)
    page = board_page(width, f"#board={TRAP}&play=")
    page.page.locator('#lamp[data-says="solvable"]', has_text="Can be won").wait_for()
    page.press("h")
    page.page.locator("#judged", has_text="It can still be won").wait_for()
    assert page.page.locator(".arrow, .tone-hint").count() == 0
    page.press("h")
    page.page.locator("#judged", has_text="Move the stack on").wait_for()
    assert page.page.locator(".tone-hint").count() == 1
    assert page.says("#judged").split()[4].rstrip(".") in {move[:2] for move in good}
    page.press("h")
    page.page.locator(".arrow.tone-keeps").wait_for()
    assert page.says("#judged").split(":")[0] in good
    page.press("h")
    page.page.locator("#judged", has_text="keep it solvable").wait_for()
    assert page.page.locator(".arrow.tone-keeps").count() == len(good)
    assert f"{len(good)} of {len(good + bad)} captures keep it solvable" in page.says("#judged")
    page.click("#hint")
    assert page.page.locator(".arrow").count() == 0
    page.click_cells(*bad[0].split("x"))
    page.page.locator('#lamp[data-says="unsolvable"]', has_text="Lost").wait_for()
    page.live("It cannot be won any more")
    page.click("#lamp-on")
    page.page.locator('#lamp[data-says="off"]').wait_for()
    page.click("#lamp-on")
    page.page.locator('#lamp[data-says="unsolvable"]').wait_for()


def test_a_lost_position_says_since_when_and_leads_back_there(board_page):
    start = Position.parse(TRAP)
    first, second, third = next(
        (good, bad, more)
        for good in captures_by_verdict(start)[0]
        for bad in captures_by_verdict(start.after(good))[1]
        for more in captures_of(start.after(good, bad))
    )
    page = board_page("phone", f"#board={TRAP}&play={first}.{second}.{third}")
    page.click("#hint")
    page.page.locator("#judged", has_text=f"Lost since capture 2, {second}.").wait_for()
    page.click("#to-there")
    assert page.board == str(start.after(first))
    page.page.locator('#lamp[data-says="solvable"]').wait_for()


def test_the_board_of_a_day_is_random_and_the_same_for_all(board_page, width):
    page = board_page(width, "#daily=2026-11-21&play=")
    assert page.board == str(random_position(5, 6, 30, 20261121, 0))
    assert page.says("#which") == "The board of 21 November 2026"
    page.click("#day-before")
    assert page.board == str(random_position(5, 5, 25, 20261120, 0))
    assert page.says("#under").startswith("25 stacks, ")
    page.address("#daily=2026-11-20&play=")
    page.page.locator("#difficulty:visible").wait_for()
    page.click("#analyse")
    page.page.locator("#judged", has_text="It can be won in 24 captures").wait_for()
    page.press("Enter")  # on Forward, which has the focus
    assert page.page.locator("#moves .undone").count() == 23
    page.click("#take-back")
    page.click("#analyse")
    page.click("#more")
    assert page.answer() == "Solvable in 24 captures"
    page.page.go_back()
    page.page.locator("#which:visible", has_text="20 November 2026").wait_for()
    page.page.go_back()
    page.page.locator("#which:visible", has_text="21 November 2026").wait_for()


def test_back_leads_from_board_to_board_and_what_was_begun_is_gone_on_with(board_page):
    page = board_page("phone", "#puzzle=easy-1&play=")
    page.click("#choose-puzzles")
    moves = captures_of(Position.parse(page.board))
    page.click_cells(*moves[0].split("x"))
    begun = page.board
    page.page.locator(".puzzle >> nth=1").click()
    page.address("#puzzle=easy-2&play=")
    assert page.page.locator(".puzzle >> nth=0").get_attribute("aria-label") == (
        "easy puzzle 1, begun"
    )
    page.page.go_back()
    page.address(f"#puzzle=easy-1&play={moves[0]}")
    page.page.go_forward()
    page.address("#puzzle=easy-2&play=")
    page.page.locator(".puzzle >> nth=0").click()
    page.address(f"#puzzle=easy-1&play={moves[0]}")
    assert page.board == begun
    page.click("#restart")
    page.address(f"#puzzle=easy-1&play={moves[0]}&ply=0")


JUST_SOLVED = """board => {
  const found = JSON.parse(localStorage["greenest.record"]);
  const begun = { met: found.met, ply: 0, undone: 0, hints: 0, wasShown: false, wasLit: false };
  const after = { ...found, solved: [], begun: { [board]: begun } };
  localStorage["greenest.record"] = JSON.stringify(after);
}"""


def test_a_puzzle_counts_if_the_page_is_left_before_its_captures_were_judged(board_page):
    """The record is set back to what it is in between: all positions met, and no end."""
    page = board_page("phone", "#puzzle=easy-1&play=")
    board = Position.parse(page.board)
    met = [str(board.after(*decide(board).moves[: ply + 1])) for ply in range(board.pieces - 1)]
    solve(page)
    page.page.locator('#lamp[data-says="solved"]').wait_for()
    page.page.locator("#win .detail").wait_for()
    page.page.evaluate(JUST_SOLVED.replace("found.met", json.dumps(met)), str(board))
    page.page.reload()
    page.page.locator("#win .detail").wait_for()
    page.click("#choose-puzzles")
    page.page.locator(".puzzle.is-solved").wait_for()


def test_a_random_board_is_offered_in_each_shape(board_page):
    page = board_page("desktop", "#play")
    page.click("#choose-random")
    page.click('#random-shapes button:text-is("6×9")')
    seed = int(page.says("#which").rpartition(" ")[2])
    assert page.board == str(random_position(6, 9, 54, seed, 0))


def test_a_win_moves_the_rating_leads_on_and_is_remembered_and_help_costs(board_page, width):
    page = board_page(width)
    page.address("#puzzle=easy-1&play=")
    solve(page)
    assert "Your rating is 824 (+24)" in page.says("#win .detail")
    page.press("Enter")
    page.address("#puzzle=easy-2&play=")
    for said in ("can still be won", "Move the stack"):
        page.click("#hint")
        page.page.locator("#judged", has_text=said).wait_for()
    assert page.says("#lamp-says").endswith("Help used: −26.")
    solve(page)
    assert "Your rating is 798 (−26)" in page.says("#win .detail")
    page.click('#win button:text-is("Again")')
    solve(page)
    assert "Your rating is 798." in page.says("#win .detail"), "the first end of a puzzle counts"
    page.press("Enter")
    page.address("#puzzle=easy-3&play=")
    page.page.reload()
    page.click("#choose-puzzles")
    page.page.locator(".puzzle").first.wait_for()
    marked = page.page.locator(".puzzle").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert marked[:3] == ["easy puzzle 1, solved", "easy puzzle 2, with help", "easy puzzle 3"]
    assert page.says("#standing").startswith("Your rating is 798: 1 puzzle solved, 1 with help.")
