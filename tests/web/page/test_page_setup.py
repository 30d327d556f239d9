"""Setting a board up on the page: by keys, by clicks, from text, at random, from a link."""

from random import Random

import pytest

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import setup_defects
from greenest.solver.decide import decide
from greenest.study.sampling import random_position

SIX = random_position(6, 6, 36, 1, 0)
NINE = random_position(9, 9, 81, 1, 0)
BRUSHES = {"B": "Black", "G": "Green", "W": "White"}


def by_keys(page, position):
    page.press(*position.cells.lower())


def by_clicks(page, position):
    """Place all pyramids of a colour, then those of the next."""
    for colour, name in BRUSHES.items():
        page.click(f'.brush:has-text("{name}")')
        cells = [cell for cell, top in enumerate(position.cells) if top == colour]
        page.click_cells(*map(position.grid.name, cells))


@pytest.mark.parametrize(
    ("width", "position", "way"),
    [
        ("desktop", NINE, by_keys),
        ("phone", SIX, by_clicks),
        pytest.param("phone", NINE, by_clicks, marks=pytest.mark.slow),
    ],
)
def test_a_board_is_set_up_checked_and_its_solution_begun(board_page, width, position, way):
    page = board_page(width, "#setup")
    if position.rows == 9:
        page.click('[data-shape="9x9"]')
    way(page, position)
    assert page.board == str(position)
    page.press("Enter") if way is by_keys else page.click("#check")
    assert page.answer() == f"Solvable in {position.pieces - 1} captures"
    page.press("Enter") if way is by_keys else page.click("#replay-next")
    assert page.says("#replay-ply") == f"1 / {position.pieces - 1}"
    assert page.board in {str(position.after(capture)) for capture in position.captures()}


def test_clicks_strokes_and_keys_place_take_away_and_are_undone(board_page, width):
    page = board_page(width, "#board=3/3/3")
    page.drag("a3", "c3")
    assert page.board == "BBB/.../..."
    page.click_cells("b3")
    assert page.board == "B.B/.../..."
    page.click('.brush:has-text("White")')
    page.drag("c2", "a2")
    page.press("ArrowDown", "g", "b", "Backspace", ".", " ")
    assert page.board == "B.B/WWW/G.B"
    for expected in ("B.B/WWW/G..", "B.B/WWW/GB."):
        page.press("Control+z")
        assert page.board == expected
    page.click("#undo")
    page.click("#redo")
    page.press("Control+y")
    assert page.board == "B.B/WWW/G.."


def paste(page, text):
    page.page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
          document.body.dispatchEvent(event);
        }""",
        text,
    )


def drop(page, text):
    page.page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "board.txt"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
        }""",
        text,
    )


def test_text_is_typed_pasted_and_dropped(board_page, width):
    page = board_page(width, "#setup")
    paste(page, "⬛🟩⬜\n🟩.⬜")
    assert page.board == "BGW/G.W"
    drop(page, "# of a file\nWB\nGG\n")
    page.page.locator('[data-cell="3"][aria-label="b1: green"]').wait_for()
    page.page.fill("#text", "GGG/BWX")
    assert page.says("#text-says").startswith("line 1, column 7: unknown letter 'X', not B, G, W")
    assert page.board == "WB/GG"


UNREADABLE = "line 1, column 2: unknown letter 'X', not B, G, W or '.'"


@pytest.mark.parametrize("way", ["typed", "pasted", "dropped"])
def test_nothing_is_answered_while_the_text_is_no_board(board_page, way):
    page = board_page("phone", "#board=BGW/GWB/WBG")
    assert page.check() == "Solvable in 8 captures"
    put = {"typed": lambda _, text: page.page.fill("#text", text), "pasted": paste, "dropped": drop}
    put[way](page, "BX/GW")
    assert page.says("#check-says") == page.says("#text-says") == UNREADABLE + "\nBX/GW"
    assert page.page.locator("#check-says mark, #text-says mark").all_inner_texts() == ["X", "X"]
    assert page.page.locator("#answer").is_hidden()
    assert page.page.locator("#replay").is_hidden()
    for name in ("check", "play-this", "link"):
        button = page.page.locator(f"#{name}")
        assert button.get_attribute("aria-disabled") == "true"
        button.dispatch_event("click")
    page.address("#board=BGW/GWB/WBG")
    assert page.page.locator("#answer").is_hidden()
    # The text of the same board is a question again.
    page.page.fill("#text", "BGW/GWB/WBG")
    assert page.page.locator("#check-says").is_hidden()
    assert page.check() == "Solvable in 8 captures"
    # A text that is left wrong yields to the board of another address.
    page.page.fill("#text", "hello world")
    assert ", and 8 more faults" in page.says("#check-says")
    page.page.evaluate("location.hash = '#board=BG'")
    page.page.locator("#check-says").wait_for(state="hidden")
    assert page.page.input_value("#text") == page.board == "BG"


def edited(text, random):
    """Return a text with one letter put in, taken out or changed."""
    at = random.randrange(len(text) + 1)
    letter = random.choice((*"BGWBGWBGW../\nx", ""))
    return text[:at] + letter + text[at + random.randrange(2) :]


def asked_about(text):
    """Return the headline of the answer about a text, "" if it is no board."""
    try:
        position = Position.parse(text)
    except BoardError:
        return ""
    verdict = decide(position)
    if verdict.status == "unsolvable":
        return "Cannot be solved"
    captures = position.pieces - 1
    many = f"Solvable in {captures} capture{'s' * (captures > 1)}"
    return many if captures else "Solved: a single stack"


def test_the_answer_is_that_of_the_text_or_none(board_page, sample):
    """After every other edit, Check is pressed again before the answer can be there."""
    page, random, text, kinds = board_page("phone", "#setup"), Random(52), "", set()
    for edit in range(60 if sample(3) < 3 else 1000):
        text = text if edit % 4 else random.choice(("BGW/GWB/WBG", "BW./G.W", "GG/W."))
        text = edited(text, random)
        page.page.fill("#text", text)
        page.page.locator("#check").dispatch_event("click")
        if edit % 2:
            continue
        kinds.add(expected := asked_about(text))
        if expected:
            assert page.answer() == expected, text
        else:
            assert page.page.locator("#answer").is_hidden(), text
            assert page.page.locator("#replay").is_hidden(), text
    assert {"", "Cannot be solved"} < kinds


def test_what_is_pasted_into_the_field_takes_the_place_of_its_board(board_page):
    page = board_page("phone", f"#board={SIX}")
    page.click("#text")
    page.page.wait_for_function(
        "() => { const { value, selectionStart, selectionEnd } = document.activeElement;"
        " return selectionEnd - selectionStart === value.length; }"
    )
    page.page.keyboard.insert_text("BGW/GWB")
    page.address("#board=BGW/GWB")


def test_pasted_text_never_becomes_markup(board_page):
    page = board_page("desktop", "#setup")
    hostile = "<img src=x onerror=alert(1)><b>B</b>"
    paste(page, hostile)
    assert "unknown letter '<', not B, G, W or '.'" in page.says("#text-says")
    page.page.evaluate("text => { location.hash = '#board=' + text }", hostile)
    page.page.locator("#under", has_text="cannot be followed").wait_for()
    assert page.page.locator("main img, main b").count() == 0


SETUPS = (str(SIX), "BBBBBB/" * 3 + "......", "(BGW)BG/BGW")


def test_counts_are_compared_with_a_setup_and_with_the_box(board_page):
    for text in SETUPS:
        page = board_page("desktop", f"#board={text}")
        board = read_board(text)
        shown = page.page.locator("#brushes .count").all_inner_texts()
        counts = [sum(stack.count(colour) for stack in board.stacks) for colour in "BGW"]
        counts.append(board.stacks.count(""))
        assert [int(each.split("/")[0]) for each in shown] == counts
        defects = [each for each in setup_defects(board) if "empty" not in each]
        of_the_box = [each for each in defects if "more than the" in each]
        says = page.says("#balance")
        assert ("A balanced setup." in says) == (defects == of_the_box), text
        assert ("More " in says) == bool(of_the_box), text
