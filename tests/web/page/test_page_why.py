"""Which stacks matter?: the explanation of an unsolvable board on the page."""

from board_page import BoardPage
from brute import is_solvable
from greenest import Position, explain

BLAMED = ".GB/..B/WG."
SPLIT = "BG../..../..../..WB"


def asked(page):
    """Check the board, ask why it is unsolvable, and wait for the answer."""
    assert page.check() == "Cannot be solved"
    page.click("#why")
    page.page.locator("#explaining > p").first.wait_for()


def test_stacks_to_blame_are_marked_and_a_case_draws_what_it_speaks_of(board_page, width):
    page = board_page(width, f"#board={BLAMED}")
    asked(page)
    found = explain(Position.parse(BLAMED))
    assert page.page.locator(".tone-blamed").count() == len(found.blamed) == 3
    assert page.labels["b3"].endswith("to blame")
    told = [line.strip().capitalize() for case in found.cases for line in case.lines()]
    lines = page.page.locator(".case").all_inner_texts()
    assert [line.removesuffix(".").capitalize() for line in lines] == told
    assert page.page.locator(".arrow").count() == 0
    page.page.locator(".case").first.focus()
    assert page.page.locator(".arrow").count() == 1
    page.page.locator(".witness").first.focus()
    assert page.page.locator(".arrow").count() == 0


def test_each_stack_whose_colour_matters_leads_to_a_solvable_board_and_undo_back(board_page):
    page = board_page("desktop", f"#board={BLAMED}")
    labels = page.labels
    for number in range(3):
        asked(page)
        cell, colour = page.page.locator(".witness").nth(number).inner_text().split(" → ")
        page.page.locator(".witness").nth(number).click()
        page.page.locator('#answer[data-says="solvable"]').wait_for()
        position = Position.parse(page.board)
        assert is_solvable(position)
        assert page.labels[cell] == colour != labels[cell]
        page.click("#undo")
        assert page.board == BLAMED


def test_a_static_reason_keeps_its_marks_and_no_colour_matters_to_it(board_page):
    page = board_page("desktop", f"#board={SPLIT}")
    asked(page)
    assert page.says("#explaining").startswith("No colour matters")
    assert page.page.locator(".tone-part-0").count() > 0
    assert page.page.locator(".tone-blamed").count() == 0


def test_the_page_in_one_file_names_the_command(open_page, lone_page):
    page = BoardPage(open_page("desktop", f"{lone_page}#board={BLAMED}"))
    asked(page)
    assert page.says("#explaining code") == f"greenest explain {BLAMED}"
