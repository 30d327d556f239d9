"""The difficulty of a position for people: the share of random games that solve it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import count, groupby
from typing import Any, NamedTuple

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.solver.why.repairs import Repair
from greenest.study.difficulty.playouts import solved_playouts
from greenest.study.sampling import Colours, random_position

PLAYOUTS = 2_000
"""Random games for one rating; more games would hardly change it."""
MOST_RATED = 8
"""Repairs of a kind that are rated: those that the solver found in the fewest nodes."""
PATIENCE = 10_000
"""The search for boards of a level gives up after this many boards of other levels in a row."""


class Difficulty(StrEnum):
    """A level of difficulty; the easiest comes first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


LEAST = dict(zip(Difficulty, (0.1, 0.01, 0.001, 0.0), strict=True))
"""For each level, the least share of random games that solve its positions."""


class Rating(NamedTuple):
    """A level, and how many of `PLAYOUTS` random games solved the position."""

    level: Difficulty
    solved: int
    games: int


def level_of(chance: float) -> Difficulty:
    """Return the level of a position, given the chance that a random game solves it."""
    return next(level for level, least in LEAST.items() if chance >= least)


def rate(position: Position) -> Rating:
    """Return the difficulty of a position, computed from seeded random games.

    A position that no random game solved is `expert`, whether or not it is solvable.
    """
    solved = solved_playouts(position, PLAYOUTS)
    return Rating(level_of(solved / PLAYOUTS), solved, PLAYOUTS)


def boards_of(
    level: Difficulty,
    rows: int,
    cols: int,
    pieces: int,
    seed: int,
    first: int = 0,
    colours: Colours | None = None,
) -> Iterator[tuple[int, Position]]:
    """Yield solvable random boards of a level with their indexes, from index `first` on.

    Raises LookupError after `PATIENCE` boards of other levels in a row, and ValueError for
    arguments that no random board has.
    """
    last = first - 1
    for index in count(first):
        position = random_position(rows, cols, pieces, seed, index, colours)
        if rate(position).level is level and decide(position).status is Status.SOLVABLE:
            last = index
            yield index, position
        elif index - last >= PATIENCE:
            raise LookupError(
                f"none of the {PATIENCE:,} boards from index {last + 1} on is of difficulty {level}"
            )


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
