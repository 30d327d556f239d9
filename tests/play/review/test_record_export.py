import json
import re
from dataclasses import replace

import pytest
from jsonschema import FormatChecker, validate

from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES
from greenest.play.opponents import choose_randomly
from greenest.play.records import new_record, read_record
from greenest.play.review.export import ExportError, abstract_play, ptn
from greenest.play.review.rounds import rounds, turns
from greenest.play.turns import answer, outcome

BEGUN, ENDED = "2026-11-26T12:40:03Z", "2026-11-26T13:01:30Z"
SHORT = {"rows": 3, "cols": 6, "ply_cap": 12}

TIME = {"type": "string", "format": "date-time"}
STRING = {"type": "string"}
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["header", "moves"],
    "properties": {
        "header": {
            "type": "object",
            "required": ["game", "site", "date-start", "date-end", "date-generated", "players"],
            "properties": {
                "game": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["name"],
                    "properties": {
                        "name": STRING,
                        "variants": {"type": "array", "uniqueItems": True, "items": STRING},
                    },
                },
                "site": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["name"],
                    "properties": {"name": STRING, "gameid": {"type": ["string", "number"]}},
                },
                "date-start": TIME,
                "date-end": TIME,
                "date-generated": TIME,
                "players": {
                    "type": "array",
                    "minItems": 1,
                    "uniqueItems": True,
                    "items": {
                        "type": "object",
                        "required": ["name", "result"],
                        "properties": {
                            "name": STRING,
                            "score": {"type": "number"},
                            "is_ai": {"type": "boolean"},
                            "result": {"type": "integer"},
                        },
                    },
                },
                "startingPosition": STRING,
            },
        },
        "moves": {
            "type": "array",
            "items": {
                "type": "array",
                "items": {
                    "oneOf": [
                        {"type": "null"},
                        STRING,
                        {
                            "type": "object",
                            "additionalProperties": False,
                            "required": ["move"],
                            "properties": {
                                "sequence": {"type": "integer"},
                                "move": STRING,
                                "result": STRING,
                            },
                        },
                    ]
                },
            },
        },
    },
}
"""The requirements of AbstractPlay's schema of game records for the keys written here.

Source: src/schemas/gamerecord.json of github.com/AbstractPlay/recranks, 1-0-0.
"""


def played(name, seed=3):
    """Return a finished random game with a person in the first seat."""
    options = {key: SHORT[key] for key in SHORT if hasattr(GAMES[name](), key)}
    game = GAMES[name](**options)
    record = new_record(name, game, seed)
    while not record.is_over:
        is_luck = record.state.actor == CHANCE
        move = outcome(record) if is_luck else answer(record, choose_randomly)
        record = record.play(move)
    record = replace(record, seats=(0,), opponent="random", begun=BEGUN, ended=ENDED)
    return record.called(0, 'Ada "Augusta" Lovelace')


@pytest.mark.parametrize("name", GAMES)
def test_setup_moves_and_braces_replay_the_game(name):
    record = played(name)
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
    record = read_record(
        "greenest record 1\ngame greener rows=1 cols=3\nseed 1\nseats 2\nopponent greedy\n"
        "chance: B\nchance: G\nchance: W\nplayer 1: a1xb1\nplayer 2: c1xb1\n"
        "player 1: pass\nplayer 2: pass\n"
    )
    assert ptn(record) == (
        '[Game "Greener"]\n[Options "rows=1 cols=3 tournament=no tie=draw each=0"]\n'
        '[Player1 "greedy"]\n[Player2 "player 2"]\n[Setup "BGW, black to move"]\n[Result "0-1"]\n'
        "\n1. a1xb1 c1xb1\n2. pass pass\n0-1\n"
    )
    assert ptn(record.back_to(4)).endswith("\n1. a1xb1 -\n*\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_a_record_by_the_schema_of_abstract_play(name):
    record = played(name)
    found = json.loads(json.dumps(abstract_play(record, ENDED)))
    validate(found, SCHEMA, format_checker=FormatChecker())
    header = found["header"]
    assert [player["is_ai"] for player in header["players"]] == [
        player > 0 for player in range(record.game.players)
    ]
    won = [player["result"] for player in header["players"]]
    assert won == [int(share > 0) for share in record.state.returns()]
    assert all(len(turns) == record.game.players for turns in found["moves"])


def test_variants_are_the_options_changed_and_time_out_is_a_loss():
    found = abstract_play(played("triforce"), ENDED)
    assert found["header"]["game"] == {"name": "Triforce", "variants": ["ply_cap=12"]}
    record = replace(played("green").back_to(20), left=(10.0, 0.0, 5.0))
    results = [each["result"] for each in abstract_play(record, ENDED)["header"]["players"]]
    assert results == [1, 0, 1]


def test_a_game_that_is_not_over_or_has_no_times_is_refused():
    record = played("green")
    with pytest.raises(ExportError, match="are of games that are over"):
        abstract_play(record.back_to(20), ENDED)
    with pytest.raises(ExportError, match="have times, which this one lacks"):
        abstract_play(replace(record, begun=""), ENDED)


@pytest.mark.parametrize("name", GAMES)
def test_turns_have_all_moves_and_rounds_all_turns(name):
    record = played(name)
    pairs = list(zip(record.states, record.moves, strict=False))[record.dealt :]
    notations = [state.format_move(move) for state, move in pairs if state.actor != CHANCE]
    assert [move for turn in turns(record) for move in turn.moves] == notations
    brought = [state.format_move(move) for state, move in pairs if state.actor == CHANCE]
    assert [
        each for turn in turns(record) for outcomes in turn.chance for each in outcomes
    ] == brought
    assert [turn for each in rounds(record) for turn in each if turn] == turns(record)
