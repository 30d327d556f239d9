"""Records in formats of other programs: text like Tak's PTN, and AbstractPlay's JSON.

The text has tags in brackets, then numbered rounds with a turn of each player, then the result.
Moves are in the game's notation, with `_` for a blank. Commas join the moves of a turn; `-` stands
for a player without a turn in a round. Chance events after the deal are in braces before the next
move. So the tag Setup, the moves and the braces are enough to replay the game.

AbstractPlay's schema is src/schemas/gamerecord.json of github.com/AbstractPlay/recranks.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from greenest.games.options import format_options
from greenest.play.records import Record
from greenest.play.review.rounds import Turn, rounds

NAMES = {"3stones": "3 Stones", "threestone": "ThreeStone"}
"""Names in rulebooks that differ from those in the registry in more than a capital letter."""


class ExportError(ValueError):
    """A record lacks what a format needs; the message says what."""


def ptn(record: Record) -> str:
    """Return a game as text like PTN."""
    tags = {"Game": full_name(record), "Options": " ".join(format_options(record.game))}
    if record.begun:
        tags["Date"] = record.begun[:10].replace("-", ".")
    for player in range(record.game.players):
        tags[f"Player{player + 1}"] = player_name(record, player)
    tags["Setup"] = str(record.states[record.dealt])
    tags["Result"] = _result(record)
    lines = [f'[{tag} "{text.replace(chr(34), chr(39))}"]' for tag, text in tags.items() if text]
    played = [
        " ".join([f"{number}.", *map(_turn, turns)])
        for number, turns in enumerate(rounds(record), 1)
    ]
    return "\n".join([*lines, "", *played, _result(record), ""])


def abstract_play(record: Record, generated: str) -> dict[str, Any]:
    """Return a game as AbstractPlay's game record, which was made at the time `generated`.

    Raises ExportError for a game that is not over, or that has no times.
    """
    if not record.is_over:
        raise ExportError("AbstractPlay's records are of games that are over")
    if not record.begun or not record.ended:
        raise ExportError("AbstractPlay's records have times, which this one lacks")
    header = {
        "game": {"name": full_name(record), "variants": _variants(record)},
        "site": {"name": "greenest"},
        "date-start": record.begun,
        "date-end": record.ended,
        "date-generated": generated,
        "players": [_player(record, player) for player in range(record.game.players)],
        "startingPosition": str(record.states[record.dealt]),
    }
    moves = [[turn and _entry(turn) for turn in turns] for turns in rounds(record)]
    return {"header": header, "moves": moves}


def full_name(record: Record) -> str:
    """Return the name of the game in its rulebook."""
    return NAMES.get(record.name, record.name.capitalize())


def player_name(record: Record, player: int) -> str:
    """Return a player's name, or else the level of a program, or else the player's number."""
    if record.names and record.names[player]:
        return record.names[player]
    is_program = bool(record.seats) and player not in record.seats
    return record.opponent if is_program and record.opponent else f"player {player + 1}"


def _variants(record: Record) -> list[str]:
    """Return the options that differ from the defaults."""
    usual = {field.name: field.default for field in fields(cast(Any, record.game))}
    return [
        option
        for option, name in zip(format_options(record.game), usual, strict=True)
        if getattr(record.game, name) != usual[name]
    ]


def _player(record: Record, player: int) -> dict[str, Any]:
    """Return the entry of a player; the key `seat` tells equal names apart."""
    row: dict[str, Any] = {
        "name": player_name(record, player),
        "seat": player + 1,
        "result": int(record.returns[player] > 0),
    }
    if record.seats:
        row["is_ai"] = player not in record.seats
    if hasattr(record.state, "scores"):
        row["score"] = record.state.scores()[player]
    return row


def _entry(turn: Turn) -> str | dict[str, str]:
    """Return the moves of a turn, or an object with the moves and the chance events before them."""
    moves = ", ".join(turn.moves)
    outcomes = [" ".join(each) for each in turn.chance if each]
    return {"move": moves, "result": f"chance: {'; '.join(outcomes)}"} if outcomes else moves


def _turn(turn: Turn | None) -> str:
    if turn is None:
        return "-"
    braces = ["".join(f"{{{each}}} " for each in outcomes) for outcomes in turn.chance]
    moves = [move.replace(" ", "_") for move in turn.moves]
    words = [f"{brace}{move}" for brace, move in zip(braces, moves, strict=False)]
    return ",".join(words) + "".join(f" {each.rstrip()}" for each in braces[len(moves) :])


def _result(record: Record) -> str:
    """Return the shares of the win, as `1-0`, `1/2-1/2` or `0-0-1`; `*` before the end."""
    if not record.is_over:
        return "*"
    shares = record.returns
    sharing = sum(map(bool, shares))
    return "-".join(f"1/{sharing}" if 0 < share < 1 else f"{share:g}" for share in shares)
