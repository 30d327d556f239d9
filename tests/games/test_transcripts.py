"""Each variant has a transcript, and replaying its moves leads to the recorded end.

`pytest --update tests/games/test_transcripts.py` writes a random game for each variant
without a transcript, and updates the options of the others.
"""

import pytest

from greenest.games.registry import GAMES
from playing import random_game
from transcripts import FOLDER, heading, outcome_of, path_of, read, who, write
from variants import VARIANTS

REGISTERED = {name: game for name, game in VARIANTS.items() if GAMES.name_of(game)}


@pytest.fixture(scope="module", autouse=True)
def missing_ones_are_written(is_updating):
    for variant, its_game in REGISTERED.items() if is_updating else ():
        path = path_of(variant)
        if not path.exists():
            path.write_text(write(its_game, random_game(its_game, 1)[1]))
        _, _, rest = path.read_text().partition("\n")
        path.write_text(f"{heading(its_game)}\n{rest}")


def test_there_is_one_transcript_for_each_variant():
    assert sorted(FOLDER.iterdir()) == sorted(map(path_of, REGISTERED))


@pytest.mark.parametrize("variant", REGISTERED)
def test_playing_a_transcript_leads_where_it_says(variant):
    transcript = read(path_of(variant).read_text())
    assert transcript.game == VARIANTS[variant]
    state = transcript.game.start()
    for actor, notation in transcript.moves:
        assert actor == who(state)
        state = state.play(state.parse_move(notation))
    assert state.over
    assert str(state) == transcript.end
    outcome = outcome_of(state)
    assert outcome.keys() == transcript.outcome.keys()
    for name, numbers in transcript.outcome.items():
        assert outcome[name] == pytest.approx(numbers)
