"""Reasons why a move of Capstone is not legal, though one of its kind is due.

Each function returns the reason, or None.
"""

from __future__ import annotations

from greenest.games.capstone.moves import Capping, Shift
from greenest.games.capstone.piles import Rules, capped, takes_pieces

Piles = tuple[str, ...]


def to_shift(rules: Rules, piles: Piles, placed: int | None, move: Shift) -> str | None:
    """Object to moving the top piece of a pile; `placed` is where one was just placed."""
    source, target = move
    for pile in move:
        if pile not in range(len(piles)):
            return f"there is no pile {pile}"
    start, end = rules.names[source], rules.names[target]
    if source == target:
        return f"a piece cannot stay on {start}"
    if not piles[source]:
        return f"there is no piece on {start}"
    if source == placed:
        return f"the piece on {start} was just placed"
    if capped(piles[source]):
        return f"{start} has a capstone"
    if rules.size(source) != rules.size(target):
        return f"{start} and {end} are for pieces of different sizes"
    return to_receiving(rules, piles, target)


def to_receiving(rules: Rules, piles: Piles, pile: int) -> str | None:
    """Object to putting any piece at all on a pile."""
    if pile not in range(len(piles)):
        return f"there is no pile {pile}"
    if capped(piles[pile]):
        return f"{rules.names[pile]} has a capstone"
    return None if takes_pieces(piles[pile]) else f"{rules.names[pile]} is full"


def to_capping(rules: Rules, piles: Piles, pad: str, due: str, move: Capping) -> str | None:
    """Object to moving a capstone; `pad` has the unplaced ones, and `due` is the one to move."""
    if move.capstone != due:
        return f"{due} is the capstone to move, not {move.capstone}"
    for pile in (move.source or 0, move.target):
        if pile not in range(len(piles)):
            return f"there is no pile {pile}"
    if move.source is None and due not in pad:
        return f"there is no capstone {due} left on the pad"
    if move.source is not None and piles[move.source][:1] != due:
        return f"{due} is not on {rules.names[move.source]}"
    return f"{rules.names[move.target]} has a capstone"
