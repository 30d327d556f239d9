"""Sentences computed from the tables: findings that no table shows, and the answer.

Sentences that need a missing table are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import log
from typing import NamedTuple

from greenest.study.difficulty.rating import PLAYOUTS, level_of
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import (
    DEVIATE,
    by_shape,
    halves,
    law,
    transitions,
)
from greenest.study.publication.findings.tables import COMPOSED
from greenest.study.publication.findings.wording import listed, percent
from greenest.study.publication.rows import PlayerChances, Point

FARTHEST = 1e6
"""The largest side for which the law is reported."""
COMMON = "6x6"
"""The shape on which the puzzle is usually played."""


class Answer(NamedTuple):
    """A question and its answer."""

    question: str
    text: str


def findings(data: Data) -> list[str]:
    """Return the findings, each of a sentence or two."""
    return [
        *_on_the_transition(data),
        *law_findings(data),
        *on_levels(data.chances),
    ]


def answer(data: Data) -> Answer | None:
    """Return the designer's question and an answer of three sentences; None without the data.

    The first sentence is the theorem of docs/every-size.md, the others are measured.
    """
    points = by_shape(data.points).get(COMMON, [])
    half = transitions(points)
    sure = list(takewhile(lambda row: row.solvable == row.boards, reversed(points)))
    random = [row for row in data.play if (row.shape, row.strategy) == (COMMON, "random")]
    full = sum(row.solvable for row in data.full_boards)
    if not (half and sure and random and full):
        return None
    fewest = min(points, key=lambda row: row.share.value)
    return Answer(
        "Can every setup of Greenest be solved?",
        "Yes: on every board but 2x3, each full setup with equally many stacks of the three "
        "colours is solvable, which is proved for all sizes and agrees with "
        f"{full:,} random setups that were solved one by one. "
        "With empty cells it depends on the number of stacks: of random "
        f"{COMMON} boards {percent(fewest.solvable, fewest.boards)} are solvable with "
        f"{fewest.stacks} stacks, half with {half[0].k50:.1f}, and every one that was drawn with "
        f"{sure[-1].stacks} or more. "
        "A solvable setup can still be hard: captures chosen at random solve only "
        f"{percent(random[0].solved, random[0].games)} of the full {COMMON} boards.",
    )


def _on_the_transition(data: Data) -> list[str]:
    if not transitions(data.points):
        return []
    peaks = {
        shape: max(own, key=lambda row: row.nodes_95)
        for shape, own in by_shape(data.points).items()
    }
    hardest = [f"{peak.stacks} stacks on {shape}" for shape, peak in peaks.items()]
    return [
        "The search works hardest, by the 95th percentile of the positions searched, with "
        f"{listed(hardest)}.",
        _on_the_undecided(data.points),
    ]


def _on_the_undecided(points: Sequence[Point]) -> str:
    boards = sum(row.boards for row in points)
    undecided = sum(row.undecided for row in points)
    if not undecided:
        return f"None of these {boards:,} boards stayed undecided."
    return (
        f"{undecided:,} of these {boards:,} boards stayed undecided; the intervals allow for "
        "either answer."
    )


def law_findings(data: Data) -> list[str]:
    """Return a sentence on the law, with its uncertainty and limits."""
    found = law(halves(data))
    if found is None:
        return []
    first, *_, last = found.sides
    ends_a, ends_b = (
        f"{middle - DEVIATE * error:.2f} to {middle + DEVIATE * error:.2f}"
        for middle, error in ((found.a, found.error_a), (found.b, found.error_b))
    )
    limit = (
        "It describes these sizes and no others: in the end K50 exceeds (n / 2) ln n, for fewer "
        "stacks leave some isolated"
    )
    if found.beyond < FARTHEST:
        limit += f", and the law would fall below that from about n = {rough(found.beyond):,} on"
    return [
        f"On squares of side n, {first} to {last}, K50 = n ({found.a:.2f} + {found.b:.2f} ln n) "
        f"within {found.worst:.1f} stacks (95 % intervals: {ends_a} and {ends_b}). {limit}."
    ]


def rough(number: float) -> int:
    """Return a number rounded to one digit."""
    scale = 10 ** int(log(number, 10))
    return int(round(number / scale) * scale)


def on_levels(rows: Sequence[PlayerChances]) -> list[str]:
    """Return a sentence on how many puzzles have another level by their exact chance."""
    published = [row for row in rows if row.seed == COMPOSED]
    if not published:
        return []
    wrong = sum(level_of(row.random) != row.level for row in published)
    return [
        f"By its exact chance {wrong:,} of the {len(published):,} published puzzles would be of "
        f"another level than by the {PLAYOUTS:,} games that rate it."
    ]
