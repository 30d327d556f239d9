"""Records of games are what the site AbstractPlay reads."""

import json

import pytest
from jsonschema import FormatChecker, validate

from greenest.games.registry import GAMES
from greenest.play.review.export import abstract_play
from playing import ENDED, finished_record

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


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_a_record_by_the_schema_of_abstract_play(name):
    found = json.loads(json.dumps(abstract_play(finished_record(name), ENDED)))
    validate(found, SCHEMA, format_checker=FormatChecker())
