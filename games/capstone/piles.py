"""The pieces, piles and goals of Capstone, and the differences between Capstone and ThreeStone.

Pieces are blue, green, red and yellow. Half of the piles are for large pieces, `L1` and onwards;
half are for medium pieces, `M1` and onwards. A pile is text: a letter for each piece, from the top
down, and before these a small letter if a capstone is on top, as in `rBGG`. An empty pile is the
empty string.

A hand is four small pieces in alphabetical order, since it does not matter which piece was drawn
first. A goal is a hand that its player has put in order, from the top down like a pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from operator import eq

COLOUR_NAMES = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}
COLOURS = "".join(COLOUR_NAMES)
SIZE_NAMES = {"L": "large", "M": "medium"}
SIZES = "".join(SIZE_NAMES)
HEIGHT = 4
"""The number of pieces in a full pile, in a hand, and in a goal."""


@dataclass(frozen=True)
class Rules:
    """The differences between Capstone and ThreeStone.

    `piles` is the number of piles of each size. There are equally many pieces of each size and
    colour, so the pieces fill the piles exactly. `smalls` is the number of small pieces of each
    colour. `capstones` has a letter for each capstone: that of its colour, or the same letter for
    all.
    """

    piles: int
    smalls: int
    capstones: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the piles, large ones first."""
        return tuple(f"{size}{number}" for size in SIZES for number in range(1, self.piles + 1))

    def size(self, pile: int) -> str:
        """Return the size of the pieces that go on a pile, `L` or `M`."""
        return SIZES[pile // self.piles]

    def capstone(self, colour: str) -> str:
        """Return the capstone that has to move after a piece of this colour (CS-12, TH-3)."""
        own = colour.lower()
        return own if own in self.capstones else self.capstones[0]

    def pile(self, name: str) -> int:
        """Return the index of the pile with this name; raises ValueError if there is none."""
        if name not in self.names:
            raise ValueError(f"there is no pile {name!r}")
        return self.names.index(name)


def capped(pile: str) -> bool:
    """Return whether a capstone is on a pile."""
    return pile[:1].islower()


def pieces(pile: str) -> str:
    """Return the pieces of a pile, without its capstone."""
    return pile[1:] if capped(pile) else pile


def takes_pieces(pile: str) -> bool:
    """Return whether a piece of the right size may go on a pile (CS-8)."""
    return len(pile) < HEIGHT and not capped(pile)


@lru_cache(maxsize=1 << 10)
def receiving(piles: tuple[str, ...]) -> tuple[int, ...]:
    """Return the indexes of the piles on which a piece of the right size may go."""
    return tuple([pile for pile, stack in enumerate(piles) if takes_pieces(stack)])


def changed(items: tuple[str, ...], place: int, item: str) -> tuple[str, ...]:
    """Return the items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


MOST_ALIKE = 2
"""The most pieces of one colour that a hand may have."""
PERFECT = 3
"""The extra points for a pile that matches a goal in full."""


def fair(hand: str) -> bool:
    """Return whether a hand has at most two pieces of each colour (CS-3)."""
    return all(hand.count(piece) <= MOST_ALIKE for piece in hand)


def orders(hand: str) -> tuple[str, ...]:
    """Return all goals that a hand can be ordered to (CS-4)."""
    return tuple(sorted(set(map("".join, permutations(hand)))))


def score(goal: str, piles: Iterable[str]) -> tuple[int, int]:
    """Return the points that piles score for a goal, and the number of piles that match it in full.

    Piles of fewer than four pieces score nothing (CS-15, CS-16).
    """
    high = [pieces(pile) for pile in piles if len(pile) >= HEIGHT]
    counted = [pile for pile in high if len(pile) == HEIGHT]
    points = sum([sum(map(eq, pile, goal)) for pile in counted])
    perfect = counted.count(goal)
    return points + PERFECT * perfect, perfect
