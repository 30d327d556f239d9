"""Outcomes of chance in a game: a sequence of throws, fixed by the seed.

The deal, up to the first choice of a player, follows from the seed. After it the n-th throw of a
line of play follows from the seed and n alone, whatever moves lead there. So a player who takes a
move back and makes another meets the same throw, and cannot choose among throws. The player does
know the throw in advance then, so the session says that it will be the same.

A throw is a number from 0 to 1, which selects an outcome by the chances of the state: on the same
die the same face, on another die a face of about the same rank.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.play.opponents import Opponent
from greenest.play.records import Record
from greenest.play.simulation import draw_outcome


def outcome(record: Record) -> Any:
    """Return the outcome of chance in the state reached, in which chance acts."""
    if not record.is_under_way:
        return draw_outcome(record.state, Random(f"{record.seed}/{len(record.moves)}"))
    return draw_outcome(record.state, Random(f"{record.seed}/throw {record.throws + 1}"))


def answer(record: Record, rival: Opponent) -> Any:
    """Return an opponent's move in the state reached, a function of the seed and the ply."""
    return rival(record.state, Random(f"{record.seed}/{len(record.moves)}"))
