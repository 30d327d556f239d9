"""The text below the picture in a session: past moves and legal moves, wrapped."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from greenest.games.plurals import many
from greenest.games.protocol import CHANCE, State
from greenest.play.outcome import party_name
from greenest.play.records import Record

FEW = 12
"""The largest number of legal moves listed without a request."""


def moves_in_words(
    record: Record, start: int, sees: Callable[[State[Any], Any], bool]
) -> list[str]:
    """Return lines about the moves from ply `start` on.

    A move has the text "(unseen)" if `sees(state, move)` is False; `state` is the one before it.
    """
    pairs = zip(record.states[start:-1], record.moves[start:], strict=True)
    dealt = record.dealt
    entries = [
        (party_name(state, record.names), *_entry(state, move, sees(state, move), ply < dealt))
        for ply, (state, move) in enumerate(pairs, start)
    ]
    lines = []
    for (who, joint), group in groupby(entries, key=itemgetter(0, 1)):
        words = [each[2] for each in group]
        lines += [f"{who}: {each}" for each in ([joint.join(words)] if joint else words)]
    return lines


def _entry(state: State[Any], move: Any, seen: bool, is_deal: bool) -> tuple[str, str]:
    """Return what joins a move to the next one of the same actor, "" if nothing, and its text.

    Moves of the same actor share a line if they are unseen, or if the notation is their whole
    description. Other chance events share a line during the deal only. Other moves of players have
    a line each.
    """
    if not seen:
        return " ", "(unseen)"
    notation, words = state.format_move(move), state.describe(move)
    if words == notation:
        return " ", notation
    if state.actor == CHANCE:
        return "; " if is_deal else "", words
    return "", f"{notation}, {words}"


def marked_since(record: Record, viewer: int | None) -> State[Any] | None:
    """Return the state since which changes are marked for a viewer.

    Return None before the first move of a player. If `viewer` is None or made the last move, return
    the state before the last move. If `viewer` moved earlier, return the state after the viewer's
    last move. If `viewer` has not moved, return the state after the deal.
    """
    acted = [ply for ply, state in enumerate(record.states[:-1]) if state.actor != CHANCE]
    if not acted:
        return None
    own = [ply for ply in acted if record.states[ply].actor == viewer]
    if own and own[-1] != acted[-1]:
        return record.states[own[-1] + 1]
    if not own and viewer is not None:
        return record.states[acted[0]]
    return record.states[acted[-1]]


def move_list(state: State[Any]) -> str:
    """Return the legal moves with numbers from 1, in columns that fit the terminal."""
    moves = state.legal_moves()
    digits = len(str(len(moves)))
    cells = [f"{n:>{digits}} {state.format_move(move)}" for n, move in enumerate(moves, 1)]
    return _columns(cells)


def choices(state: State[Any]) -> str:
    """Return the legal moves if they are few, else a line about how to list them."""
    count = len(state.legal_moves())
    return move_list(state) if count <= FEW else f"{count} moves are legal; type moves to list them"


def keeping(good: int, captures: int, undecided: int = 0, puzzle: str = "it") -> str:
    """Return how many captures keep the puzzle solvable, and how many are undecided."""
    keep = "keeps" if 1 in (good, captures) else "keep"
    left = f", {undecided} undecided" if undecided else ""
    return f"{good} of {many(captures, 'capture')} {keep} {puzzle} solvable{left}"


def wrapped(text: str) -> str:
    """Break a line so that it fits the terminal."""
    return textwrap.fill(
        text, _width(), subsequent_indent="  ", break_on_hyphens=False, break_long_words=False
    )


def glossary(text: str) -> str:
    """Break the lines of a list of words and meanings so that they fit the terminal."""
    return "\n".join(map(_explained, text.split("\n")))


def _explained(line: str) -> str:
    """Break a line with a word and its meaning so that it fits the terminal.

    Further lines of text begin below the meaning if there is room.
    """
    place = re.match(r"  \S.*?  +", line)
    indent = len(place[0]) if place else 0
    columns = _width()
    return textwrap.fill(
        line, columns, subsequent_indent=" " * (indent if 0 < 2 * indent < columns else 4)
    )


def _columns(cells: Sequence[str]) -> str:
    width = max(map(len, cells)) + 3
    in_row = max(1, (_width() - 2) // width)
    rows = [cells[start : start + in_row] for start in range(0, len(cells), in_row)]
    return "\n".join("  " + "".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows)


def _width() -> int:
    return max(20, shutil.get_terminal_size().columns)
