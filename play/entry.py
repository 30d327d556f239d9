"""Reads moves as people type them: by number, in either case, with or without separators."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from greenest.games.protocol import State

_NUMBER = re.compile(r"[0-9]+\.+\s*(?=[^\s0-9])")
"""A regular expression for the number before a move, as in `3. a2xb2`."""
_BETWEEN = re.compile(r"[\s,;:@x×→–-]+")
_PAIR = re.compile(r"([a-z][0-9]{1,2})[\s,;:x×→–-]*([a-z][0-9]{1,2})", re.IGNORECASE)


def read_move(state: State[Any], text: str) -> Any:
    """Return the move that a text names by its notation, or by its number in the list.

    Case and separators, such as spaces and x, do not matter: `A2 b2` is `a2xb2`. If all legal moves
    begin with the same letter, such as the letter of the stone just drawn, it may be omitted.
    Raises ValueError for other text.
    """
    moves = {state.format_move(move): move for move in state.legal_moves()}
    numbered = _NUMBER.match(text)
    text = text[numbered.end() :] if numbered else text
    if text in moves:
        return moves[text]
    if text.isdecimal():
        if len(text) > 6 or not 1 <= int(text) <= len(moves):
            raise ValueError(f"there is no move {text} in the list")
        return list(moves.values())[int(text) - 1]
    found = _among(list(moves), text)
    return moves[found] if found else _parsed(state, text)


def _among(notations: list[str], text: str) -> str | None:
    """Return the only notation that matches the text; None if none or several match."""
    wanted = _bare(text)
    bare = {notation: _bare(notation) for notation in notations}
    found = [notation for notation, each in bare.items() if each == wanted]
    if not found and len({each[:1] for each in bare.values()}) == 1:
        found = [notation for notation, each in bare.items() if each[1:] == wanted]
    return found[0] if len(found) == 1 else None


def _bare(text: str) -> str:
    return _BETWEEN.sub("", text.casefold())


def _parsed(state: State[Any], text: str) -> Any:
    """Parse the notation of a move that is not legal; raises ValueError."""
    firsts = {state.format_move(move)[:1] for move in state.legal_moves()}
    left_out = [first + text.lower() for first in firsts] if len(firsts) == 1 else []
    for each in (*_readings(text), *left_out):
        try:
            return state.parse_move(each)
        except ValueError:
            continue
    return state.parse_move(text)


def _readings(text: str) -> Iterator[str]:
    yield from (text, text.lower(), text.upper(), text.capitalize())
    pair = _PAIR.fullmatch(text)
    if pair:
        source, target = pair[1], pair[2]
        for between in "x-":
            yield f"{source.lower()}{between}{target.lower()}"
            yield f"{source.upper()}{between}{target.upper()}"
