"""Lines of play on the page: lists of captures, branches, addresses, paper, and pictures."""

from board_page import BoardPage
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position

FULL = random_position(6, 6, 36, 1, 0)
SMALL = Position.parse("BGW/GWB/WBG")


def hash_of(page):
    return page.page.url[page.page.url.index("#") :]


def test_a_solution_is_a_list_of_words_and_its_address_keeps_the_capture(
    board_page, open_page, lone_page, width
):
    page = board_page(width, f"#board={FULL}")
    page.check()
    moves = page.page.locator("#solution .notation").all_inner_texts()
    assert FULL.after(*moves).is_solved
    words = page.page.locator("#solution .words").all_inner_texts()
    names = {"B": "black", "G": "green", "W": "white"}
    captor, prey = (names[FULL.cell(each)] for each in moves[0].split("x"))
    assert words[0] == f"{captor} takes {prey}, now 2 high"
    assert words[-1].endswith("now 36 high")
    page.click("#solution li:nth-child(20) button")
    assert page.says("#replay-ply") == "20 / 35"
    assert page.board == str(FULL.after(*moves[:20]))
    page.address(f"&line={'.'.join(moves)}&ply=20")
    again = BoardPage(open_page(width, lone_page + hash_of(page)))
    assert again.answer() == "Solvable in 35 captures"
    assert again.board == page.board


def test_one_plays_on_from_any_board_of_a_solution_and_what_was_tried_stays(board_page, width):
    page = board_page(width, f"#board={SMALL}")
    page.check()
    moves = page.page.locator("#solution .notation").all_inner_texts()
    page.page.fill("#replay-scrub", "2")
    page.click("#replay-branch")
    page.address(f"&play={'.'.join(moves)}&ply=2")
    start = SMALL.after(*moves[:2])
    assert page.board == str(start)
    other = next(
        move for move in map(start.notation, start.captures()) if move not in {moves[2], moves[3]}
    )
    page.click_cells(*other.split("x"))
    assert page.board == str(start.after(other))
    page.address(f"&play={'.'.join([*moves[:2], other])}")
    assert page.page.locator("#moves .notation").all_inner_texts() == [*moves[:2], other]
    page.click("#moves .tried button >> nth=0")
    assert page.board == str(start.after(moves[2]))
    assert page.page.locator("#moves .notation").all_inner_texts() == moves
    page.press("u", "u", "r", "r")
    assert page.board == str(start.after(moves[2])), "forward goes where one was last"
    page.page.reload()
    assert page.board == str(start.after(moves[2]))
