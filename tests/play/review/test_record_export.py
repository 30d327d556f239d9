import re
from dataclasses import replace

import pytest

from greenest.games.registry import GAMES
from greenest.play.records import read_record
from greenest.play.review.export import ExportError, abstract_play, ptn
from playing import BEGUN, ENDED, finished_record

GAME = (
    "greenest record 1\ngame greener rows=1 cols=3\nseed 1\nseats 2\nopponent greedy\n"
    "chance: B\nchance: G\nchance: W\nplayer 1: a1xb1\nplayer 2: c1xb1\n"
    "player 1: pass\nplayer 2: pass\n"
)


@pytest.mark.parametrize("name", GAMES)
def test_setup_moves_and_braces_replay_the_game(name):
    record = finished_record(name)
    head, _, body = ptn(record).partition("\n\n")
    tags = dict(re.findall(r'^\[([A-Za-z0-9]+) "(.*)"\]$', head, re.MULTILINE))
    assert len(tags) == len(head.splitlines())
    assert tags["Player1"] == "Ada 'Augusta' Lovelace"
    state = record.game.parse(tags["Setup"])
    *moves, result = re.sub(r"^[0-9]+\.", "", body, flags=re.MULTILINE).split()
    assert result == tags["Result"]
    for word in re.findall(r"\{[^}]*\}|[^\s,{}]+", " ".join(moves)):
        if word != "-":
            state = state.play(state.parse_move(word.strip("{}").replace("_", " ")))
    assert str(state) == str(record.state)


def test_a_game_as_ptn_like_text():
    record = read_record(GAME)
    assert ptn(record) == (
        '[Game "Greener"]\n[Options "rows=1 cols=3 tournament=no tie=draw each=0"]\n'
        '[Player1 "greedy"]\n[Player2 "player 2"]\n[Setup "BGW, black to move"]\n[Result "0-1"]\n'
        "\n1. a1xb1 c1xb1\n2. pass pass\n0-1\n"
    )
    assert ptn(record.back_to(4)).endswith("\n1. a1xb1 -\n*\n")


def test_a_game_as_a_record_for_abstract_play():
    """All its keys are of the schema: github.com/AbstractPlay/recranks, gamerecord 1-0-0."""
    record = replace(read_record(GAME), begun=BEGUN, ended=ENDED)
    greedy = {"name": "greedy", "seat": 1, "result": 0, "is_ai": True, "score": 0}
    person = {"name": "player 2", "seat": 2, "result": 1, "is_ai": False, "score": 1}
    assert abstract_play(record, "2026-12-01T08:00:00Z") == {
        "header": {
            "game": {"name": "Greener", "variants": ["rows=1", "cols=3"]},
            "site": {"name": "greenest"},
            "date-start": BEGUN,
            "date-end": ENDED,
            "date-generated": "2026-12-01T08:00:00Z",
            "players": [greedy, person],
            "startingPosition": "BGW, black to move",
        },
        "moves": [["a1xb1", "c1xb1"], ["pass", "pass"]],
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_record_for_abstract_play_has_its_players_results_and_turns(name):
    record = finished_record(name)
    found = abstract_play(record, ENDED)
    header = found["header"]
    assert [player["is_ai"] for player in header["players"]] == [
        player > 0 for player in range(record.game.players)
    ]
    won = [player["result"] for player in header["players"]]
    assert won == [int(share > 0) for share in record.state.returns()]
    assert all(len(turns) == record.game.players for turns in found["moves"])
    entries = [each for turns in found["moves"] for each in turns if each]
    assert all(list(each) == ["move", "result"] for each in entries if each != str(each))


def test_variants_are_the_options_changed_and_time_out_is_a_loss():
    found = abstract_play(finished_record("triforce"), ENDED)
    assert found["header"]["game"] == {"name": "Triforce", "variants": ["ply_cap=12"]}
    record = replace(finished_record("green").back_to(20), left=(10.0, 0.0, 5.0))
    results = [each["result"] for each in abstract_play(record, ENDED)["header"]["players"]]
    assert results == [1, 0, 1]


def test_a_game_that_is_not_over_or_has_no_times_is_refused():
    record = finished_record("green")
    with pytest.raises(ExportError, match="are of games that are over"):
        abstract_play(record.back_to(20), ENDED)
    with pytest.raises(ExportError, match="have times, which this one lacks"):
        abstract_play(replace(record, begun=""), ENDED)
