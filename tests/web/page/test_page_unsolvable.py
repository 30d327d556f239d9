"""Which stacks matter, and how to mend it: what the page says of an unsolvable board."""

from brute import is_solvable
from greenest import Position, explain, repairs

BLAMED = ".GB/..B/WG."
SPLIT = "BG../..../..../..WB"
MENDED = "..GW/WGB./..BG/..B."
EXCEPTION = "BWG/GWB"
"""A full board of the theorem's exceptions."""


ASKED = {"#why": "#explaining > p", "#mend": ".repair"}
"""Two questions, and what is shown once they are answered."""


def asked(page, what):
    """Check the board, which is unsolvable, ask a question, and wait for its answer."""
    assert page.check() == "Cannot be solved"
    page.click(what)
    page.page.locator(ASKED[what]).first.wait_for()


def test_stacks_to_blame_are_marked_and_a_case_draws_what_it_speaks_of(board_page, width):
    page = board_page(width, f"#board={BLAMED}")
    asked(page, "#why")
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
        asked(page, "#why")
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
    asked(page, "#why")
    assert page.says("#explaining").startswith("No colour matters")
    assert page.page.locator(".tone-part-0").count() > 0
    assert page.page.locator(".tone-blamed").count() == 0


def mended(page, number=0):
    """Click a repair, and return the board that it gives."""
    page.page.locator(".repair").nth(number).click()
    page.page.locator('#answer[data-says="solvable"]').wait_for()
    return Position.parse(page.board)


def test_a_repair_is_a_click_and_undo_takes_it_back(board_page, width):
    page = board_page(width, f"#board={MENDED}")
    asked(page, "#mend")
    kinds = page.page.locator(".repair").all_inner_texts()
    assert {text.split()[0] for text in kinds} == {"Swap", "Make", "Move", "Add", "Remove"}
    position = mended(page)
    assert is_solvable(position)
    assert page.answer() == f"Solvable in {position.pieces - 1} captures"
    page.click("#undo")
    assert page.board == MENDED
    assert page.page.locator("#answer:visible").count() == 0


def test_one_of_the_sixty_six_is_told_with_the_theorem_and_a_swap(board_page):
    assert not is_solvable(Position.parse(EXCEPTION))
    page = board_page("desktop", f"#board={EXCEPTION}")
    page.click("#check")
    page.page.locator(".repair").first.wait_for()
    told = page.says("#mending .reason")
    assert "but for 60 of 2x3 and 6 of 2x4" in told
    assert told.endswith("Each button makes a change that helps; undo takes it back.")
    assert is_solvable(mended(page))


def test_the_page_in_one_file_names_commands_and_tries_swaps(board_page, lone_page):
    page = board_page("desktop", f"{lone_page}#board={MENDED}")
    asked(page, "#why")
    assert page.says("#explaining code") == f"greenest explain {MENDED}"
    asked(page, "#mend")
    texts = page.page.locator(".repair").all_inner_texts()
    assert all(text.startswith("Swap") for text in texts)
    assert page.says("#mending code") == f"greenest repair {MENDED}"
    (swaps,) = (each for each in repairs(Position.parse(MENDED)).asked if each.kind == "swap")
    tried = swaps.solvable + swaps.unsolvable
    assert f"swap: {swaps.solvable} of {tried} help" in page.page.inner_text("#mending")
    assert is_solvable(mended(page, len(texts) - 1))
