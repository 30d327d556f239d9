"""The first ten seconds: a puzzle ready to play with the rule above it, and the lesson."""

import pytest

from board_page import solve
from greenest.games.pyramids.position import Position

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
