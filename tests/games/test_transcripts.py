"""Each variant has a record of a game, and what the game tells of it, as somebody read it once.

The record in `transcripts` ends with the state to which its moves lead; remarks may stand above it.
Words and pictures are in `in_words`. `pytest --update tests/games/test_transcripts.py` writes a
random game for each variant without one, updates the options of the others, and writes words anew:
read what has changed before it is committed.
"""

import pytest

from checkout import ROOT
from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES
from greenest.play.records import new_record, read_record
from playing import random_game
from variants import VARIANTS

FOLDERS = [ROOT / "tests" / "games" / each for each in ("transcripts", "in_words")]
NAMES = {name: f"{name.replace(' ', '-')}.txt" for name in VARIANTS}
A_PICTURE_EACH = 15  # states have one, seen in turn by each player and by nobody


def written(record):
    """Return the text of a finished game, with its last state as a remark."""
    return f"{record}# {record.state}\n"


def played(game):
    """Return the record of a random game."""
    record = new_record(GAMES.name_of(game), game, 1)
    for move in random_game(game, 1)[1]:
        record = record.play(move)
    return record


def in_words(record):
    """Yield what the games tell of each move, and some pictures."""
    state = record.game.start()
    views = [None, *range(record.game.players)]
    for number, move in enumerate(record.moves):
        who = "chance" if state.actor == CHANCE else state.known_as(state.actor) or state.actor + 1
        yield f"{who}: {state.format_move(move)}: {state.describe(move)}\n"
        before, state = state, state.play(move)
        if number % A_PICTURE_EACH == 0 or state.over:
            view = None if state.over else views[number // A_PICTURE_EACH % len(views)]
            yield f"{state.draw(view, before)}\n"
    yield f"{state.ending()} {state.returns()}\n"


@pytest.mark.parametrize("name", VARIANTS)
def test_playing_it_leads_where_it_says_and_is_described_as_it_was(name, is_updating):
    (path, described), game = (folder / NAMES[name] for folder in FOLDERS), VARIANTS[name]
    if is_updating:
        text = path.read_text("utf-8") if path.exists() else written(played(game))
        remarks, _, _ = text.partition("greenest record")
        path.write_text(remarks + written(read_record(text)), "utf-8")
        described.write_text("".join(in_words(read_record(text))), "utf-8")
    text = path.read_text("utf-8")
    record = read_record(text)
    assert record.game == game
    assert record.is_over
    assert text.endswith(written(record))
    assert described.read_text("utf-8") == "".join(in_words(record))
