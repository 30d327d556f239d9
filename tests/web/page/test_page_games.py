"""The games at a table in Chromium: played by places, by keys and by a list; handed over; kept."""

import re

import pytest

from at_table import LISTED, waited
from greenest.play.records import read_record

SMALL = {"green": {"rows": "3", "cols": "3"}, "greener": {"rows": "3", "cols": "4"}}
OPEN = '.place[aria-disabled="false"]'
WRONG = '.place[aria-disabled="true"][aria-pressed="false"]'


def begin(page, name, people=(1,), minutes="", **options):
    """Begin a game, with people at the screen for these players."""
    page.locator(f'.game[data-game="{name}"]').click()
    page.locator(".begin > .line select").select_option("greedy")
    page.locator(".begin > .line input[type=text]").fill(minutes)
    for player in range(1, 4):
        box = page.locator(f'.seats input[value="{player}"]')
        if box.is_visible():
            box.set_checked(player in people)
    page.locator(".begin details").first.evaluate("details => { details.open = true; }")
    for option, value in options.items():
        page.locator(f".options input[name={option}]").fill(value)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".match .stage:visible").wait_for()


@pytest.fixture
def games(board_page):
    """Open the games: `games("desktop")`."""
    return lambda *look, **rest: board_page(*look, **rest, address="#games").page


def test_moves_are_made_by_keys_alone_and_told(games):
    page = games("desktop")
    begin(page, "3stones")
    page.locator(OPEN).first.focus()
    press = page.keyboard.press
    press("ArrowDown")
    press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") == "f10: empty, can be chosen"
    press("Enter")
    page.locator(".log li", has_text="stone on f10").wait_for()
    waited(page)
    page.locator("#live", has_text="player 2").wait_for(state="attached")
    press("u")
    page.locator("#live", has_text="comes again").wait_for(state="attached")
    assert page.locator(".log li").count() == 0
    press("r")
    page.locator(".log li", has_text="stone on f10").wait_for()
    waited(page)
    assert page.locator('.match .bar button[aria-disabled="true"]').inner_text() == "Forward"


def test_targets_are_marked_and_a_wrong_place_is_answered_in_words(games):
    page = games("desktop")
    begin(page, "greener", **SMALL["greener"])
    waited(page)
    first = page.locator(OPEN).first
    first.click()
    chosen = page.locator('.place[aria-pressed="true"]')
    assert chosen.count() == 1
    assert page.locator(".ring.tone-target").count() == page.locator(OPEN).count() > 0
    wrong = page.locator(f'{WRONG}[aria-label*="green"]').first
    seen_through = "place => getComputedStyle(place).backgroundColor"
    assert wrong.evaluate(seen_through) == "rgba(0, 0, 0, 0)"
    wrong.click(force=True)
    said = page.locator(".match .notice").inner_text()
    assert re.fullmatch("No move goes from [a-d][1-3] to [a-d][1-3][.]", said)
    page.keyboard.press("Escape")
    assert chosen.count() == 0


def test_the_board_stays_in_its_place_whatever_is_said(games):
    page = games("phone")
    begin(page, "greener", **SMALL["greener"])
    waited(page)
    place = "document.querySelector('.match .board').offsetTop"
    top = page.evaluate(place)
    page.locator(OPEN).first.click()
    page.locator(f"{WRONG} >> nth=0").click(force=True)
    page.locator(".match .notice", has_text="No move").wait_for()
    assert page.evaluate(place) == top
    page.locator(OPEN).first.click()
    page.locator(OPEN).first.click()
    page.locator(".news", has_text="player 2").wait_for()
    assert page.evaluate(place) == top


def test_the_screen_is_handed_over_with_no_secret_on_it(games):
    page = games("phone")
    begin(page, "capstone", people=(1, 2))
    said = page.locator(".cover .headline")
    for player in (1, 2):
        said.filter(has_text=f"Give the screen to player {player}").wait_for()
        assert page.locator(".place, .piece, .log li, .moves button").count() == 0
        page.locator(".cover button").click()
        waited(page)
        held = page.locator(f'.place[aria-label*="player {3 - player}"]')
        assert set(held.evaluate_all("all => all.map(each => each.ariaLabel)")) <= {
            f"player {3 - player}, {kind}: hidden{more}"
            for kind in ("hand", "goal") for more in ("", ", 4 of them")
        }  # fmt: skip
        page.locator(LISTED).first.click()
    # Player 2, who ordered last, begins: the screen stays there, and after a reload it is covered.
    waited(page)
    assert said.is_hidden()
    page.reload()
    said.filter(has_text="Give the screen to player 2").wait_for()
    assert page.locator(".place, .piece").count() == 0


def test_an_opponent_that_was_too_slow_is_asked_again(games):
    page = games("desktop", expected="504")
    late = {"status": 504, "json": {"error": "stopped after 10 s"}}
    page.route("**/games/answer", lambda route: route.fulfill(**late), times=1)
    begin(page, "greener", people=(2,), **SMALL["greener"])
    page.locator(".match .notice", has_text="Stopped after 10 s").wait_for()
    page.get_by_role("button", name="Ask the opponent again").click()
    page.locator(".log li").first.wait_for()


def test_no_new_game_or_other_tab_ends_one_and_back_leads_from_game_to_game(games):
    page = games("desktop")
    over = """'{"game": "x", "at": 9e15, "isOver": true}'"""
    page.evaluate(f"for (const id of 'abcdefghijkl') localStorage['greenest.match.' + id] = {over}")
    addresses = []
    for name in ("greener", "green"):
        begin(page, name, **SMALL[name])
        waited(page)
        page.locator(".places").wait_for()
        addresses.append(page.url)
    first, second = addresses
    assert first != second
    page.go_back()
    page.locator(".players li >> nth=2").wait_for(state="detached")  # Greener has two
    assert page.url == first
    page.reload()
    other = page.context.new_page()
    other.goto(first)
    for tab in (other, page):  # which is behind by then
        waited(tab)
        tab.locator(LISTED).first.click()
        waited(tab)
    page.locator(".match .notice", has_text="Another tab went on with this game").wait_for()
    assert page.locator(".log").inner_text() == other.locator(".log").inner_text()
    page.locator('.match section[aria-label="Games begun"] button', has_text="Green,").click()
    page.locator(".players li >> nth=2").wait_for()
    assert page.url == second


def test_the_time_of_a_player_runs_out(games):
    page = games("desktop")
    begin(page, "greener", minutes="0.02")
    page.locator(".turn.is-over", has_text="You lost 0:0").wait_for()
    assert "has run out of time and loses" in page.locator(".news").inner_text()
    page.get_by_role("button", name="Again", exact=True).click()
    page.locator(f".turn:not(.is-over), {OPEN}").first.wait_for()


def test_a_record_is_saved_and_loaded_and_gives_no_time_back(games):
    page = games("desktop")
    begin(page, "threestone", minutes="9")
    waited(page)
    page.locator(LISTED).first.click()
    waited(page)
    clock = page.locator(".clock", has_text=re.compile("^[0-8]:([0-4]|5[0-6])")).first
    clock.wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    assert read_record(saved.value.path().read_text()).left[0] <= 536
    log = page.locator(".log").inner_text()
    page.reload()
    waited(page)
    assert clock.is_visible()
    begin(page, "green")
    waited(page)
    page.locator(".begin input[type=file]").set_input_files(saved.value.path())
    page.locator(".log", has_text=log.splitlines()[-1]).wait_for()
    assert page.locator(".log").inner_text() == log


@pytest.mark.parametrize("names", [("ann", "Joann"), ("Ada", "Ada")])
def test_whoever_has_a_name_that_the_name_of_the_winner_has_too_has_lost(games, names):
    page = games("desktop")
    full = "/".join(["BGYR"] * 5)
    record = (
        f"greenest record 1\ngame capstone\nseed 1\nposition L={full} M={full} "
        "hands=-/- goals=BGRY/BGYR placed=- moved=-\n"
        "seats 1\nopponent greedy\n"
    )
    record += "".join(f"name {number} {name}\n" for number, name in enumerate(names, 1))
    given = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator(".begin input[type=file]").set_input_files(given)
    page.locator(".turn.is-over", has_text="You lost 20:70").wait_for()
