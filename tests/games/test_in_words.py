"""Each variant's recorded game in words and pictures, as somebody read it once.

The games are those in the folder `transcripts`. `pytest --update tests/games/test_in_words.py`
writes their words anew: read what has changed before it is committed.
"""

import pytest

from checkout import ROOT
from greenest.games.protocol import CHANCE
from greenest.play.records import read_record

FOLDER = ROOT / "tests" / "games" / "in_words"
RECORDS = sorted((ROOT / "tests" / "games" / "transcripts").glob("*.txt"))
A_PICTURE_EACH = 15  # states have one, seen in turn by each player and by nobody


def in_words(record):
    """Yield what the games tell of each move, and some pictures."""
    state = record.game.start()
    views = [None, *range(record.game.players)]
    for number, move in enumerate(record.moves):
        who = "chance" if state.actor == CHANCE else state.known_as(state.actor) or state.actor + 1
        yield f"{who}: {state.format_move(move)}: {state.describe(move)}"
        before, state = state, state.play(move)
        if number % A_PICTURE_EACH == 0 or state.over:
            view = None if state.over else views[number // A_PICTURE_EACH % len(views)]
            yield state.draw(view, before)
    yield f"{state.ending()} {state.returns()}"


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_game_is_described_as_it_was(path, is_updating):
    found = "\n".join(in_words(read_record(path.read_text("utf-8")))) + "\n"
    described = FOLDER / path.name
    if is_updating:
        described.write_text(found, "utf-8")
    assert found == described.read_text("utf-8")
