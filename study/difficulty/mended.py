"""Repairs by the difficulty of the boards that they give, the easiest first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from greenest.solver.why.repairs import Repair
from greenest.study.difficulty.rating import Rating, rate

MOST_RATED = 8
"""Repairs of a kind that are rated: those that the solver found in the fewest nodes."""


class Rated(NamedTuple):
    """A repair, and how hard the board that it gives is for people."""

    repair: Repair
    rating: Rating

    def as_json(self) -> dict[str, Any]:
        """Return both under their published keys."""
        return self.repair.as_json() | {"difficulty": self.rating.level}


def easiest(found: Sequence[Repair], most: int) -> list[Rated]:
    """Return up to `most` repairs of each kind, the easiest first.

    `found` is sorted by kind and nodes. Of each kind the first `MOST_RATED` are rated, or the first
    `most` if these are more.
    """
    best: list[Rated] = []
    for _, alike in groupby(found, lambda each: each.kind):
        rated = [Rated(each, rate(each.position)) for each in list(alike)[: max(MOST_RATED, most)]]
        best += sorted(rated, key=lambda each: -each.rating.solved)[:most]
    return best
