"""Static reasons: why a position is unsolvable, without search.

docs/search.md proves each reason for all positions, not only for setups.
"""

from __future__ import annotations

from collections.abc import Iterable

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import COLOUR_NAMES, PREY

EMPTY, FROZEN, SPLIT = "empty", "frozen", "split"
"""The static rules of docs/certificates.md. A certificate names the first rule that holds."""
MOST_NAMED = 256
"""The most stacks that the reason for a split board names."""


def dead_reason(position: Position) -> str | None:
    """Return a sentence with the static reason why a position is unsolvable, None if it has none.

    The position has two or more stacks.
    """
    return _frozen_colour(position) or _split_board(position) or _no_capture(position)


def dead_rule(position: Position) -> str | None:
    """Return the static rule by which a certificate calls a position dead; None if none holds."""
    if not position.pieces:
        return EMPTY
    if _frozen_colour(position):
        return FROZEN
    return SPLIT if _split_board(position) else None


def _frozen_colour(position: Position) -> str | None:
    counts = position.counts
    for captor, prey in PREY.items():
        if counts[captor] == 0 and counts[prey] >= 2:
            captors, victims = COLOUR_NAMES[captor], COLOUR_NAMES[prey]
            return (
                f"no {captors} stack is left, and only {captors} takes {victims}: "
                f"the {counts[prey]:,} {victims} stacks can never become one"
            )
    return None


def _split_board(position: Position) -> str | None:
    """Return a reason, naming the smallest part, if parts share no row or column."""
    if "." not in position.cells:
        return None
    occupied = [cell for cell, colour in enumerate(position.cells) if colour != "."]
    parts = linked_parts(occupied, position.cols)
    if len(parts) == 1:
        return None
    part = min(parts, key=len)
    inside = ", ".join(map(position.grid.name, sorted(part)[:MOST_NAMED]))
    if len(part) > MOST_NAMED:
        inside += f" and {len(part) - MOST_NAMED:,} more"
    share = "shares" if len(part) == 1 else "share"
    return (
        f"the board is split: {inside} {share} no row or column with any other stack, "
        "and stacks only meet along rows and columns"
    )


def linked_parts(cells: Iterable[int], cols: int) -> list[set[int]]:
    """Return the connected parts of some cells, sorted by their first cells.

    Two cells in the same row or column are linked, whatever stands between them.
    """
    ordered = sorted(cells)
    lines: dict[int, list[int]] = {}
    for cell in ordered:
        lines.setdefault(cell // cols, []).append(cell)
        lines.setdefault(~(cell % cols), []).append(cell)
    parts = []
    for first in ordered:
        if first // cols not in lines:
            continue
        part: set[int] = set()
        fresh = [first]
        for cell in fresh:
            if cell not in part:
                part.add(cell)
                fresh += lines.pop(cell // cols, ())
                fresh += lines.pop(~(cell % cols), ())
        parts.append(part)
    return parts


def _no_capture(position: Position) -> str | None:
    cells, cols = position.cells, position.cols
    ranks = (cells[start : start + cols] for start in range(0, len(cells), cols))
    files = (cells[col::cols] for col in range(cols))
    if any(len(set(line) - {"."}) > 1 for line in (*ranks, *files)):
        return None
    return "no stack can capture another: every row and every column is of a single colour"
