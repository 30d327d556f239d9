"""Capstone drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from operator import ne

from greenest.games.capstone.piles import COLOUR_NAMES, HEIGHT, SIZE_NAMES, SIZES, Rules, score

_SHAPES = dict(zip(SIZES, ((5, "/_{}_\\"), (3, "/{}\\")), strict=True))
"""For each size, the width of a pile in characters, and the picture of a piece."""


def piles_drawn(rules: Rules, piles: tuple[str, ...], before: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of a picture of the piles, with their names in the last line.

    `before` has the piles at an earlier time. A pile that was different then has a star: `*L1`.
    """
    columns = map(_column, rules.names, piles, map(ne, piles, before))
    for cells in zip(*columns, strict=True):
        yield "  ".join(cells).rstrip()


@lru_cache(maxsize=1 << 12)
def _column(name: str, pile: str, changed: bool) -> list[str]:
    width, body = _SHAPES[name[0]]
    stack = [piece if piece.islower() else body.format(piece) for piece in pile]
    air = [""] * (HEIGHT + 1 - len(stack))
    marked = f"*{name}" if changed else name
    return [f"{cell:^{width}}" for cell in (*air, *stack, "-" * width, marked)]


def left(stock: Mapping[str, Mapping[str, int]], pad: str) -> Iterator[str]:
    """Yield a line for the pieces of each size in the stock, and one for capstones on the pad."""
    for size, counts in stock.items():
        pieces = "  ".join(f"{COLOUR_NAMES[colour]} {count}" for colour, count in counts.items())
        yield f"{SIZE_NAMES[size] + ' pieces left':<19}{pieces}"
    yield f"{'capstones left':<19}{' '.join(pad) or 'none'}"


def points_by_pile(rules: Rules, goal: str, piles: tuple[str, ...]) -> str:
    """Return a line with the points of each pile for a goal; piles without points are left out."""
    points = [score(goal, [pile])[0] for pile in piles]
    return "  ".join(
        ["", *(f"{name} {made}" for name, made in zip(rules.names, points, strict=True) if made)]
    )[1:]


def holding(player: int, hand: str, goal: str, piles: tuple[str, ...]) -> str:
    """Return a line with a player's goal and its points, or with the hand if no goal is set.

    The points are left out if the goal is hidden by `?`.
    """
    points = "" if "?" in goal else f", score {score(goal, piles)[0]}"
    held = f"goal {goal}{points}" if goal else f"hand {hand or '-'}"
    return f"player {player + 1}: {held}"
