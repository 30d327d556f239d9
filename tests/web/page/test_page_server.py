"""The engine of the page and the server behind it: who answers, and what is said if one cannot."""

import pytest

from board_page import captures_of
from greenest.games.pyramids.position import Position
from hard_boards import HARD

EASY = "BGW/GWB/WBG"


def test_what_is_easy_does_not_wait_for_the_server(board_page):
    page = board_page("desktop", f"#board={EASY}")
    page.page.route("**/api/*", lambda route: None)
    assert page.check() == "Solvable in 8 captures"
    page.page.evaluate(f"location.hash = '#board={EASY}&play='")
    page.page.locator('#lamp[data-says="solvable"]').wait_for()
    for said in ("can still be won", "Move the stack", "takes", "keep it solvable"):
        page.click("#hint")
        page.page.locator("#judged", has_text=said).wait_for()


def test_captures_that_the_server_did_not_judge_are_told(board_page):
    moves = captures_of(Position.parse(HARD))
    open_ = dict.fromkeys(("engine", "reason"), "") | {"nodes": 1, "seconds": 0.5, "moves": None}
    told = {"board": HARD, "rows": 15, "cols": 15, "pieces": 62, "verdict": "undecided", **open_}
    judged = [{"move": moves[0], "verdict": "solvable", **open_}]
    hint = {"board": HARD, "judged": judged, "unjudged": moves[1:]}
    page = board_page("desktop", f"#board={HARD}&play=")
    page.page.route("**/api/decide", lambda route: route.fulfill(json=told))
    page.page.route("**/api/hint", lambda route: route.fulfill(json=hint))
    page.click("#hint")
    count = len(moves)
    says = f"1 of {count} captures keeps it solvable, {count - 1} not known in time: {moves[0]}"
    page.page.locator("#judged", has_text=says).wait_for()


@pytest.mark.parametrize(
    ("is_ready", "says"),
    [(True, "Too busy. The page goes on with its own engine."), (False, "still compiling")],
)
def test_a_server_that_does_not_answer_is_told_of_and_the_page_goes_on(board_page, is_ready, says):
    page = board_page("phone", f"#board={HARD}", expected="503")
    about = {"greenest": "1", "max_seconds": 30, "jobs": 2, "ready": is_ready}
    asked = []

    def decide(route):
        asked.append(route)
        if is_ready:
            route.fulfill(status=503, json={"error": "too busy."})

    page.page.route("**/api/about", lambda route: route.fulfill(json=about))
    page.page.route("**/api/decide", decide)
    page.click("#check")
    page.page.locator("#server-says", has_text=says).wait_for()
    page.page.locator("#thinking-for", has_text="positions").wait_for()
    page.click("#stop")
    assert page.answer() == "Stopped"
    assert len(asked) == 1
    page.page.evaluate(f"location.hash = '#board={EASY}'")
    page.page.locator('[data-cell="9"]').wait_for(state="detached")
    assert page.check() == "Solvable in 8 captures"


@pytest.mark.parametrize("mode", ["results", "puzzles"])
def test_data_that_do_not_come_are_told_of_and_read_again(board_page, mode):
    page = board_page("phone", f"#board={EASY}", expected="Failed to load")
    page.page.route(f"**/data/{mode}.json", lambda route: route.abort())
    page.page.reload()
    page.page.evaluate("location.hash = '#play'")
    page.click("#choose-puzzles") if mode == "puzzles" else page.click('[data-mode="results"]')
    page.page.locator('[role="alert"]', has_text=f"The {mode} cannot be loaded").wait_for()
    page.page.unroute(f"**/data/{mode}.json")
    page.click('button:text-is("Try again")')
    page.page.locator(".puzzle" if mode == "puzzles" else "#results h2").first.wait_for()


@pytest.mark.parametrize(
    ("before", "choice", "shown"),
    [
        (f"#board={EASY}", '[data-mode="results"]', "#results"),
        ("#daily=2026-11-20&play=", "#choose-daily", "#daily="),
    ],
)
def test_what_is_chosen_while_an_address_loads_stays(board_page, before, choice, shown):
    page = board_page("phone", before)
    held = []
    page.page.route("**/data/puzzles.json", lambda route: held.append(route))
    with page.page.expect_request("**/data/puzzles.json"):
        page.page.reload()
    page.page.evaluate("location.hash = '#puzzle=easy-2&play='")
    page.click(choice)
    chosen = "shown => location.hash.startsWith(shown)"
    page.page.wait_for_function(chosen, arg=shown)
    with page.page.expect_response("**/data/puzzles.json"):
        held[0].continue_()
    page.page.evaluate("new Promise((done) => setTimeout(done, 200))")
    assert page.page.evaluate(chosen, shown)


def test_a_search_for_a_random_board_ends_when_play_is_left(board_page):
    page = board_page("desktop", "#play")
    page.click("#choose-random")
    for name, number in (("rows", "9"), ("cols", "9"), ("stacks", "60")):
        page.page.fill(f"#random-{name}", number)
    page.page.select_option("#random-kind", "single")
    page.click("#random-make")
    page.page.locator("#random-says", has_text="Looking for one").wait_for()
    page.click('button[data-mode="setup"]')
    page.page.locator("#random-says", has_text="It has one solution").wait_for(state="attached")


def test_games_that_are_opened_again_while_they_load_are_one_table(board_page):
    page = board_page("desktop", "#results")
    held = []
    page.page.route("**/api/games", lambda route: held.append(route))
    with page.page.expect_request("**/api/games"):
        page.click('[data-mode="games"]')
    page.click('[data-mode="results"]')
    page.click('[data-mode="games"]')
    held[0].continue_()
    page.page.locator(".match .begin .game").first.wait_for()
    assert page.page.locator(".match").count() == len(held) == 1
