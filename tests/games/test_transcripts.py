"""Each variant has a record of a game, whose moves lead to the end that it tells.

Remarks may stand above it.

`pytest --update tests/games/test_transcripts.py` writes a random game for each variant without one,
and updates the options of the others.
"""

import pytest

from checkout import ROOT
from greenest.games.registry import GAMES
from greenest.play.records import new_record, read_record
from playing import random_game
from variants import VARIANTS

FOLDER = ROOT / "tests" / "games" / "transcripts"
PATHS = {name: FOLDER / f"{name.replace(' ', '-')}.txt" for name in VARIANTS}


def written(record):
    """Return the text of a finished game, with its last state as a remark."""
    return f"{record}# {record.state}\n"


def played(game):
    """Return the record of a random game."""
    record = new_record(GAMES.name_of(game), game, 1)
    for move in random_game(game, 1)[1]:
        record = record.play(move)
    return record


def test_there_is_one_for_each_variant():
    assert sorted(FOLDER.iterdir()) == sorted(PATHS.values())


@pytest.mark.parametrize("name", VARIANTS)
def test_playing_it_leads_where_it_says(name, is_updating):
    path, game = PATHS[name], VARIANTS[name]
    if is_updating:
        text = path.read_text("utf-8") if path.exists() else written(played(game))
        remarks, _, _ = text.partition("greenest record")
        path.write_text(remarks + written(read_record(text)), "utf-8")
    text = path.read_text("utf-8")
    record = read_record(text)
    assert record.game == game
    assert record.is_over
    assert text.endswith(written(record))
