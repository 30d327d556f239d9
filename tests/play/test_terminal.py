"""Each game is played to the end in a real terminal, by keys; docs/play.md shows the screens.

`pytest --update tests/play/test_terminal.py` rewrites the screens of that page.
"""

import re
from dataclasses import fields

import pytest

from checkout import ROOT
from greenest.games.registry import GAMES
from greenest.play import turns
from greenest.play.advice import Adviser
from greenest.play.records import new_record, read_record
from playing import SHORT
from terminal import CTRL_D, at_prompt

SLOW = pytest.mark.slow
PAGE = ROOT / "docs" / "play.md"


def options(name):
    own = [field.name for field in fields(GAMES[name]) if field.name in SHORT]
    return [part for option in own for part in ("--option", f"{option}={SHORT[option]}")]


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Compile what hints need. A screen would say otherwise that it is being done."""
    for name in ("3stones", "greener"):
        record = turns.settled(new_record(name, GAMES[name](), 1))
        Adviser().hint(record.state, record.game)


@pytest.mark.parametrize("opponent", ["greedy", pytest.param("best", marks=SLOW)])
@pytest.mark.parametrize("columns", [60, pytest.param(120, marks=SLOW)])
@pytest.mark.parametrize("name", ["3stones", *(pytest.param(name, marks=SLOW) for name in GAMES)])
def test_a_game_is_played_through_by_keys(name, columns, opponent, tmp_path):
    arguments = ("play", name, "--seed", "3", "--opponent", opponent, *options(name))
    with at_prompt(*arguments, columns=columns, cwd=tmp_path) as terminal:
        assert "undo [N]" in terminal.type("help")
        assert "Moves " in terminal.type("rules")
        assert re.search("(keeps?|best-2000)", terminal.type("hint").split("hint", 1)[1])
        terminal.type("1")
        assert "chance included" in terminal.type("save game.txt").replace("\n  ", " ")
        saved = read_record((tmp_path / "game.txt").read_text())
        terminal.type("undo")
        terminal.type("redo")
        assert "not read" not in terminal.type("load game.txt")
        terminal.type("save again.txt")
        again = read_record((tmp_path / "again.txt").read_text())
        assert (again.moves, again.states) == (saved.moves, saved.states)
        printed = ""
        while not printed.endswith("over> "):
            printed = terminal.type("1")
            assert "Traceback" not in printed
        terminal.type("save again.txt")
        ended = read_record((tmp_path / "again.txt").read_text())
        assert ended.state.over
        result = ended.result()
        assert re.sub(r"\s+", " ", result) in re.sub(r"\s+", " ", printed)
        assert terminal.leave() == 0


def test_lines_are_edited_and_remembered():
    with at_prompt("play", "greenest", "--position", "BGW/GWB", "--no-light") as terminal:
        terminal.type("a1xx\x7fb1")
        assert "player 1: a1xb1" in terminal.text
        terminal.type("undo")
        terminal.type("\x1b[A\x1b[A")
        assert "player 1: a1xb1" in terminal.text


def test_two_at_one_terminal_do_not_see_each_others_goals():
    """Nor does anybody who leaves at the page between them."""
    arguments = ("play", "capstone", "--seed", "3", "--seat", "1", "--seat", "2")
    with at_prompt(*arguments) as terminal:
        assert terminal.lines[-1] == "player 1: press Enter when nobody else is looking"
        terminal.type("")
        goal = re.search("player 1: hand (....)", terminal.text)[1][::-1]
        terminal.type(goal)
        assert terminal.lines == ["player 2: press Enter when nobody else is looking"]
        terminal.type("")
        screen = "\n".join(terminal.lines)
        assert "player 1: goal ????" in screen
        assert goal not in screen
        terminal.type("\x1b[A\x1b[A")  # the keys that bring back lines typed before
        assert goal not in "\n".join(terminal.lines)
        while not terminal.text.endswith("looking "):
            terminal.type("1")
        terminal.printed = ""
        assert terminal.leave(f"{CTRL_D}\r") == 0
        assert "goal" not in terminal.text


def test_ctrl_c_says_that_a_game_was_not_saved():
    with at_prompt("play", "greenest", "--position", "BGW", "--no-light") as terminal:
        terminal.type("1")
        assert terminal.interrupt() == 1
        assert terminal.lines[-1] == "stopped; the game is not saved"


GREEDILY = ("--seed", "3", "--opponent", "greedy")
COMBAT = "A1/.,./.,A1B2A1,./.,B2,.,./.,.,.,.,. turn=B ply=20"
SCREENS = {
    "greenest": (("--position", "BGW/GWB/W.G"), ("C2 C1", "undo", "hint"), 60),
    "green": (GREEDILY, ("b5xb6",), 13),
    "greener": ((*GREEDILY, "--option", "rows=3", "--option", "cols=6"), ("1", "hint"), 10),
    "3stones": ((*GREEDILY, "--option", "spotted=0,3"), ("f7",), 5),
    "capstone": (GREEDILY, ("1", "R@L1", "decline"), 13),
    "threestone": ((*GREEDILY, "--clock", "30"), ("1", "R@L1", "M1-M2"), 3),
    "triforce": (
        (*GREEDILY, "--seat", "1", "--seat", "2", "--position", COMBAT),
        ("d2 c2", "stop", "sword 4", "shield 1"),
        18,
    ),
}
"""The screens of a game: the arguments after its name, the keys typed, and the last lines shown."""
USUAL = (GREEDILY, ("1", "hint"), 20)
"""The screens of other games."""


def screen_of(name, folder):
    arguments, keys, shown = SCREENS.get(name, USUAL)
    with at_prompt("play", name, *arguments, cwd=folder) as terminal:
        for line in keys:
            terminal.type(line)
        lines = terminal.lines
    last = ["…", *lines[-shown:]] if len(lines) > shown else lines
    return re.sub(r", [0-9]+:[0-9]{2}>", ", 30:00>", "\n".join(last))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_the_screen_of_each_game(name, tmp_path, is_updating):
    arguments, _, _ = SCREENS.get(name, USUAL)
    page = PAGE.read_text("utf-8")
    typed = " ".join(f"'{each}'" if " " in each or "/" in each else each for each in arguments)
    head, begin = f"### {name}\n", "```text\n"
    if is_updating and head not in page:
        page += f"\n{head}\n{begin}```\n"
    start = page.index(begin, page.index(head)) + len(begin)
    end = page.index("```", start)
    shown = f"$ greenest play {name} {typed}\n{screen_of(name, tmp_path)}\n"
    if is_updating:
        PAGE.write_text(page[:start] + shown + page[end:], encoding="utf-8")
    else:
        assert page[start:end] == shown
