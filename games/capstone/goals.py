"""The hands and goals of Capstone: four small pieces each, and the points of a goal.

A hand lists its pieces alphabetically, since the order in which they were drawn has no meaning. A
goal is an ordered hand, from the top down like piles.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from greenest.games.capstone.piles import HEIGHT, pieces

MOST_ALIKE = 2
"""The most pieces of one colour in a hand."""
PERFECT = 3
"""The points for a pile that matches a goal in full, besides one for each of its pieces."""


def fair(hand: str) -> bool:
    """Return whether no colour is in the hand too often."""
    return all(hand.count(piece) <= MOST_ALIKE for piece in hand)


def orders(hand: str) -> tuple[str, ...]:
    """Return the goals that a hand can make."""
    return tuple(sorted(set(map("".join, permutations(hand)))))


def score(goal: str, piles: Iterable[str]) -> tuple[int, int]:
    """Return a goal's points, and the number of piles of four pieces that match it in full."""
    counted = [full for full in map(pieces, piles) if len(full) == HEIGHT]
    points = sum(
        piece == wanted for pile in counted for piece, wanted in zip(pile, goal, strict=False)
    )
    perfect = counted.count(goal)
    return points + PERFECT * perfect, perfect
