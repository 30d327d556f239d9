"""Green, a game for three players by Néstor Romeral Andrés: have the most pyramids in your stacks.

Black, green and white move in this order. Black takes green, green takes white, white takes black.
A player's points are the heights of the stacks they control. `games.pyramids.contest` has the other
rules.

Where the rules are silent: the same players meet in all games of a tournament, and the player who
begins with black has green in the second game and white in the third.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from greenest.games.pyramids import stacks
from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.contest import Contest
from greenest.games.pyramids.stacks import PREY


@dataclass(frozen=True)
class Green(Contest):
    """Three players capture each other in a circle, and the most pyramids in one's stacks win.

    A setup is a full board of the given size, with equally many pyramids of each colour.
    """

    colours = COLOURS
    prey = PREY

    @cached_property
    def pyramids(self) -> dict[str, int]:
        """The number of pyramids of each colour: a third of the cells."""
        return stacks.even_share(self.rows * self.cols)

    def points(self, stack: str) -> int:
        """Return the height of the stack (GN-9)."""
        return len(stack)
