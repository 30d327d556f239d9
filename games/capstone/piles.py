"""The pieces of Capstone, the piles they make, and what Capstone and ThreeStone differ in.

Pieces are blue, green, red and yellow. Half the piles are for large pieces, `L1` and onwards, and
half for medium ones, `M1` and onwards; an empty pile is a pile. A pile is text from its top down: a
letter for a piece, and first a small letter if a capstone stands on it, as in `rBGG`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

COLOUR_NAMES = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}
COLOURS = "".join(COLOUR_NAMES)
SIZE_NAMES = {"L": "large", "M": "medium"}
SIZES = "".join(SIZE_NAMES)
HEIGHT = 4
"""The pieces of a full pile, of a hand and of a goal."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the two games differ in.

    `piles` counts the piles of each size, and the pieces of each size and colour as well, which
    therefore fill the piles exactly. `smalls` counts the pieces of each colour in the bag.
    `capstones` has a letter for each: that of its colour, or one of their own if they are alike.
    """

    piles: int
    smalls: int
    capstones: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the piles."""
        return tuple(f"{size}{number}" for size in SIZES for number in range(1, self.piles + 1))

    def size(self, pile: int) -> str:
        """Return the size of the pieces on a pile, `L` or `M`."""
        return SIZES[pile // self.piles]

    def capstone(self, colour: str) -> str:
        """Return the letter of the capstone that follows a piece of this colour."""
        own = colour.lower()
        return own if own in self.capstones else self.capstones[0]

    def pile(self, name: str) -> int:
        """Return the pile of a name; raises ValueError if there is none."""
        if name not in self.names:
            raise ValueError(f"there is no pile {name!r}")
        return self.names.index(name)


def capped(pile: str) -> bool:
    """Tell whether a capstone stands on a pile."""
    return pile[:1].islower()


def pieces(pile: str) -> str:
    """Return a pile without the capstone that may be on top of it."""
    return pile[1:] if capped(pile) else pile


def capstones(piles: Iterable[str]) -> Counter[str]:
    """Count the capstones on the piles by their letters."""
    return Counter(pile[0] for pile in piles if capped(pile))


def takes_pieces(pile: str) -> bool:
    """Tell whether pieces of the right size can go on a pile."""
    return len(pile) < HEIGHT and not capped(pile)


def changed(items: tuple[str, ...], changes: dict[int, str]) -> tuple[str, ...]:
    """Return the items with those at some places replaced."""
    return tuple(changes.get(place, item) for place, item in enumerate(items))
