"""The games at a table in Chromium: played by places, by keys and by a list; handed over; kept."""

import re

import pytest

from at_table import LISTED, waited

SMALL = {"green": {"rows": "3", "cols": "3"}, "greener": {"rows": "3", "cols": "4"}}
OPEN = '.place[aria-disabled="false"]'
WRONG = '.place[aria-disabled="true"][aria-pressed="false"]'


class GamesPage:
    """The page of games as a player meets it."""

    def __init__(self, page):
        self.page = page
        page.locator(".begin .game").first.wait_for()

    def begin(self, name, people=(1,), minutes="", **options):
        page = self.page
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

    def waits(self):
        waited(self.page)

    def save(self):
        """Return the record that the browser is given."""
        with self.page.expect_download() as saved:
            self.page.get_by_role("button", name="Save", exact=True).click()
        return saved.value.path().read_text("utf-8")


@pytest.fixture
def games(board_page):
    """Open the games: `games("desktop")`."""
    return lambda *look, **rest: GamesPage(board_page(*look, **rest, address="#games").page)


def test_moves_are_made_by_keys_alone_and_told(games):
    page = games("desktop")
    page.begin("3stones")
    page.page.locator(OPEN).first.focus()
    press = page.page.keyboard.press
    press("ArrowDown")
    press("ArrowRight")
    assert page.page.evaluate("document.activeElement.ariaLabel") == "f10: empty, can be chosen"
    press("Enter")
    page.page.locator(".log li", has_text="stone on f10").wait_for()
    page.waits()
    page.page.locator("#live", has_text="player 2").wait_for(state="attached")
    press("u")
    page.page.locator("#live", has_text="comes again").wait_for(state="attached")
    assert page.page.locator(".log li").count() == 0
    press("r")
    page.page.locator(".log li", has_text="stone on f10").wait_for()
    page.waits()
    assert page.page.locator('.match .bar button[aria-disabled="true"]').inner_text() == "Forward"


def test_targets_are_marked_and_a_wrong_place_is_answered_in_words(games):
    page = games("desktop")
    page.begin("greener", **SMALL["greener"])
    page.waits()
    first = page.page.locator(OPEN).first
    first.click()
    chosen = page.page.locator('.place[aria-pressed="true"]')
    assert chosen.count() == 1
    assert page.page.locator(".ring.tone-target").count() == page.page.locator(OPEN).count() > 0
    wrong = page.page.locator(f'{WRONG}[aria-label*="green"]').first
    seen_through = "place => getComputedStyle(place).backgroundColor"
    assert wrong.evaluate(seen_through) == "rgba(0, 0, 0, 0)"
    wrong.click(force=True)
    said = page.page.locator(".match .notice").inner_text()
    assert re.fullmatch("No move goes from [a-d][1-3] to [a-d][1-3][.]", said)
    page.page.keyboard.press("Escape")
    assert chosen.count() == 0


def test_the_board_stays_in_its_place_whatever_is_said(games):
    page = games("phone")
    page.begin("greener", **SMALL["greener"])
    page.waits()
    place = "document.querySelector('.match .board').offsetTop"
    top = page.page.evaluate(place)
    page.page.locator(OPEN).first.click()
    page.page.locator(f"{WRONG} >> nth=0").click(force=True)
    page.page.locator(".match .notice", has_text="No move").wait_for()
    assert page.page.evaluate(place) == top
    page.page.locator(OPEN).first.click()
    page.page.locator(OPEN).first.click()
    page.page.locator(".news", has_text="player 2").wait_for()
    assert page.page.evaluate(place) == top


def test_the_screen_is_handed_over_with_no_secret_on_it(games):
    page = games("phone")
    page.begin("capstone", people=(1, 2))
    said = page.page.locator(".cover .headline")
    for player in (1, 2):
        said.filter(has_text=f"Give the screen to player {player}").wait_for()
        assert page.page.locator(".place, .piece, .log li, .moves button").count() == 0
        page.page.locator(".cover button").click()
        page.waits()
        held = page.page.locator(f'.place[aria-label*="player {3 - player}"]')
        assert set(held.evaluate_all("all => all.map(each => each.ariaLabel)")) <= {
            f"player {3 - player}, {kind}: hidden{more}"
            for kind in ("hand", "goal") for more in ("", ", 4 of them")
        }  # fmt: skip
        page.page.locator(LISTED).first.click()
    # Player 2, who ordered last, begins: the screen stays there, and after a reload it is covered.
    page.waits()
    assert said.is_hidden()
    page.page.reload()
    said.filter(has_text="Give the screen to player 2").wait_for()
    assert page.page.locator(".place, .piece").count() == 0


def test_an_opponent_that_was_too_slow_is_asked_again(games):
    page = games("desktop", expected="504")
    late = {"status": 504, "json": {"error": "stopped after 10 s"}}
    page.page.route("**/games/answer", lambda route: route.fulfill(**late), times=1)
    page.begin("greener", people=(2,), **SMALL["greener"])
    page.page.locator(".match .notice", has_text="Stopped after 10 s").wait_for()
    page.page.get_by_role("button", name="Ask the opponent again").click()
    page.page.locator(".log li").first.wait_for()


def test_a_new_game_ends_none_and_back_leads_from_game_to_game(games):
    page = games("desktop")
    addresses = []
    for name in ("greener", "green"):
        page.begin(name, **SMALL[name])
        page.waits()
        page.page.locator(".places").wait_for()
        addresses.append(page.page.url)
    first, second = addresses
    assert first != second
    page.page.go_back()
    page.page.locator(".players li >> nth=2").wait_for(state="detached")  # Greener has two
    assert page.page.url == first
    page.page.reload()
    page.page.locator('.match section[aria-label="Games begun"] button', has_text="Green,").click()
    page.page.locator(".players li >> nth=2").wait_for()
    assert page.page.url == second


def test_the_time_of_a_player_runs_out(games):
    page = games("desktop")
    page.begin("greener", minutes="0.02")
    page.page.locator(".turn.is-over", has_text="You lost 0:0").wait_for()
    assert "has run out of time and loses" in page.page.locator(".news").inner_text()
    page.page.get_by_role("button", name="Again", exact=True).click()
    page.page.locator(f".turn:not(.is-over), {OPEN}").first.wait_for()


def test_a_record_is_saved_and_loaded(games, tmp_path):
    page = games("desktop")
    page.begin("threestone")
    page.waits()
    page.page.locator(LISTED).first.click()
    page.waits()
    (tmp_path / "game.txt").write_text(page.save(), "utf-8")
    log = page.page.locator(".log").inner_text()
    page.begin("green")
    page.waits()
    page.page.locator(".begin input[type=file]").set_input_files(tmp_path / "game.txt")
    page.page.locator(".log", has_text=log.splitlines()[-1]).wait_for()
    assert page.page.locator(".log").inner_text() == log
