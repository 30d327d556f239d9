"""Asking on the page: answers with reasons, stopping, downloads, and the solution replayed."""

from xml.etree import ElementTree

from board_page import captures_of
from greenest.certificates.checker import check_file
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from hard_boards import HARD

FULL = random_position(6, 6, 36, 1, 0)
SMALL = Position.parse("BGW/GWB/WBG")
SPLIT = "BGW3/GWB3/6/3GWB/3WBG"
FROZEN = "GG2/WW2/GWGW"
SVG = "{http://www.w3.org/2000/svg}"


def test_a_split_board_shows_its_parts(board_page, width):
    page = board_page(width, f"#board={SPLIT}")
    assert page.check() == "Cannot be solved"
    assert "The board is split: a5, b5, c5, a4, b4, c4 share" in page.says(".reason")
    assert "The 2 parts are numbered" in page.page.inner_text("#answer")
    assert "Seen without a search." in page.page.inner_text("#answer")
    marks = page.page.locator(".tint text").all_text_contents()
    assert sorted(marks) == ["1"] * 6 + ["2"] * 6
    page.live("Cannot be solved: the board is split")


def test_thinking_is_stopped_and_what_is_undecided_names_the_command(board_page, width):
    page = board_page(width, f"#board={HARD}")
    told = {
        "board": HARD, "rows": 15, "cols": 15, "pieces": 62, "verdict": "undecided",
        "engine": "dfs", "moves": None, "nodes": 4321, "seconds": 5.0,
        "reason": "stopped after 5 s, the limit of time",
    }  # fmt: skip
    waiting = []
    page.page.route("**/api/decide", lambda route: waiting.append(route))
    with page.page.expect_request("**/api/decide"):
        page.click("#check")
    page.page.locator("#answer progress").wait_for()
    page.click("#stop")
    assert page.answer() == "Stopped"
    page.page.unroute("**/api/decide")
    page.page.route("**/api/decide", lambda route: route.fulfill(json=told))
    page.click("#check")
    page.page.locator("#answer .reason").wait_for()
    assert page.answer() == "Undecided"
    assert page.says("#answer code") == f"greenest solve {HARD}"
    assert "4,321 positions searched in 5.000 s" in page.page.inner_text("#answer")
    assert page.page.locator("#server-says").is_hidden()
    assert len(waiting) == 1


def saved(page, name):
    with page.page.expect_download() as found:
        page.page.locator(".downloads details").evaluate("menu => { menu.open = true; }")
        page.click(f'.downloads button:text-is("{name}")')
    return found.value.path()


def test_what_is_saved_can_be_read_again(board_page):
    page = board_page("desktop", f"#board={FROZEN}")
    page.check()
    text = saved(page, "Position").read_text("utf-8")
    assert str(Position.parse(text)) == "GG../WW../GWGW"
    assert check_file(saved(page, "Certificate")).verdict == "unsolvable"
    assert letters_of(ElementTree.parse(saved(page, "SVG"))).count("G") == 4
    assert saved(page, "PNG").read_bytes().startswith(b"\x89PNG\r\n")


def letters_of(picture):
    return [each.text for each in picture.iter(f"{SVG}text") if each.text in {"B", "G", "W"}]


def test_a_solution_is_saved_as_one_picture(board_page):
    page = board_page("desktop", f"#board={SMALL}")
    page.check()
    frames = ElementTree.parse(saved(page, "Captures")).getroot().findall(f"{SVG}g")
    assert [len(letters_of(frame)) for frame in frames] == list(range(9, 0, -1))
    assert page.page.locator("#printed svg").count() == 0


def test_a_solution_is_stepped_scrubbed_and_played_to_its_end(board_page, width):
    page = board_page(width, f"#board={FULL}")
    page.check()
    page.click("#replay-next")
    page.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert page.says("#replay-ply") == "2 / 35"
    page.live(" takes ")
    page.click("#replay-back")
    assert page.page.locator(".arrow").count() == 1
    page.page.fill("#replay-scrub", "33")
    assert page.says("#replay-ply") == "33 / 35"
    page.page.select_option("#replay-speed", "2×")
    page.click("#replay-run")
    page.page.locator("#replay-ply", has_text="35 / 35").wait_for()
    assert sum(letter != "." for letter in page.board.replace("/", "")) == 1
    (tall,) = (text for text in page.labels.values() if text != "empty")
    assert "36 high" in tall
    page.page.hover('[aria-label*="36 high"]')
    page.page.locator("#under", has_text="36 high").wait_for()
    assert page.page.locator("#under .icon-stack").count() > 5
    page.click("#replay-first")
    assert page.board == str(FULL)


def test_the_board_of_a_replay_is_edited_from_its_start(board_page):
    page = board_page("desktop", f"#board={FULL}")
    page.press("Enter")
    page.answer()
    page.press("n", "n", "p", "n")
    assert page.says("#replay-ply") == "2 / 35"
    page.click_cells("a1")
    assert page.board == str(FULL)
    page.live("Back at the start")
    page.click_cells("a1")
    assert page.board != str(FULL)
    assert page.page.locator("#replay:visible").count() == 0


def test_a_full_board_is_solved_as_the_proof_does_it(board_page, width):
    page = board_page(width, f"#board={FULL}")
    page.check()
    page.click("#as-proof")
    page.page.locator("#told").wait_for()
    assert "window" in page.says("#told")
    assert page.page.locator("rect.window").count() == 1
    first = page.says("#told")
    page.page.fill("#replay-scrub", "35")
    assert page.says("#told") != first
    assert sum(letter != "." for letter in page.board.replace("/", "")) == 1


def test_a_capture_moves_for_a_moment(open_page, lone_page):
    page = open_page("desktop", f"{lone_page}#board=B1G")
    page.click("#check")
    page.locator("#replay-next").wait_for()
    click = "document.getElementById('replay-next').click()"
    assert page.evaluate(f"({click}, document.getAnimations().length)") == 1
    page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))")
    assert page.locator(".stack .height").count() == 1


def test_a_solution_is_a_list_of_words_and_its_address_keeps_the_capture(
    board_page, lone_page, width
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
    again = board_page(width, f"{lone_page}#{page.page.url.partition('#')[2]}")
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
    other = next(move for move in captures_of(start) if move not in moves[2:4])
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
