"""Greener, a game for two players by Néstor Romeral Andrés: have the most greens in your stacks.

Black and white move in this order, and take stacks of any colour, including their own. A player who
can capture must, even if only own stacks can be taken. Green belongs to nobody, so a green stack
never moves and stays single. A player's points are the green pyramids in the stacks they control.
`games.pyramids.contest` has the other rules.

Where the rules are silent: the setup is dealt cell by cell, every arrangement with the same
probability, and equal sums of points after a tournament are a draw.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from greenest.games.plurals import many
from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.contest import Contest


@dataclass(frozen=True)
class Greener(Contest):
    """Two players capture whatever they can reach, and the most greens in one's stacks win.

    A setup has `each` black pyramids and `each` white ones; all others are green. `each` is from a
    quarter to a third of the cells. 0 stands for the least possible number, 9 on 6x6. Raises
    ValueError for another number.
    """

    each: int = 0

    colours = "BW"
    counts_greens = True
    prey = {"B": COLOURS, "W": COLOURS}  # noqa: RUF012 - declared a class variable by Contest

    def __post_init__(self) -> None:
        """Check the options."""
        super().__post_init__()
        size = self.rows * self.cols
        fewest, most = -(-size // 4), size // 3
        if self.each and not fewest <= self.each <= most:
            given = f"{many(self.each, 'black pyramid')} on {many(size, 'cell')}"
            possible = str(most) if fewest == most else f"{fewest} to {most}"
            raise ValueError(f"{given}: {possible} can be set up")

    @property
    def options_of_start(self) -> frozenset[str]:
        """How many pyramids a setup has, if no further one is dealt."""
        return frozenset() if self.tournament or self.tie == "again" else frozenset({"each"})

    @cached_property
    def pyramids(self) -> dict[str, int]:
        """The number of pyramids of each colour in a setup (GR-1)."""
        size = self.rows * self.cols
        each = self.each or -(-size // 4)
        return {"B": each, "G": size - 2 * each, "W": each}

    def points(self, stack: str) -> int:
        """Return the number of green pyramids in the stack (GR-5)."""
        return stack.count("G")
