"""Findings that no table shows, in sentences, and the answer in three sentences.

Both are functions of the tables. Sentences of a missing table are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import by_shape, transitions
from greenest.study.publication.findings.difficulty import on_levels
from greenest.study.publication.findings.law import law_findings
from greenest.study.publication.findings.wording import (
    listed,
    percent,
)
from greenest.study.publication.rows import Point, SmallShape

COMMON = "6x6"
"""The shape that the puzzle is played on."""


class Answer(NamedTuple):
    """A question and its answer."""

    question: str
    text: str


def findings(data: Data) -> list[str]:
    """Return the findings, a sentence or two each."""
    return [
        *_on_small_shapes(data),
        *_on_the_transition(data),
        *law_findings(data),
        *_on_puzzles(data),
        *on_levels(data.chances),
        *_on_games(data),
    ]


def answer(data: Data) -> Answer | None:
    """Return the designer's question and three sentences that answer it; None without the data.

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


def _on_small_shapes(data: Data) -> list[str]:
    full = [row for row in data.small_shapes if row.setups]
    if not full:
        return []
    bad = [_exception(row) for row in full if row.setups > row.setups_solvable]
    but = f" except {listed(bad)}" if bad else ""
    return [
        f"All {sum(row.setups for row in full):,} balanced setups of {len(full)} small shapes were "
        f"decided: every one is solvable{but}."
    ]


def _exception(row: SmallShape) -> str:
    return f"{row.setups - row.setups_solvable:,} of the {row.setups:,} of {row.shape}"


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


def _on_puzzles(data: Data) -> list[str]:
    levels = [row.level for row in data.puzzles]
    counts = [f"{levels.count(level):,} {level}" for level in dict.fromkeys(levels)]
    if not counts:
        return []
    return [
        f"There are {listed(counts)} puzzles, each with one solution up to the order of its "
        "captures."
    ]


def _on_games(data: Data) -> list[str]:
    variants = list(dict.fromkeys(row.label for row in data.games))
    if not variants:
        return []
    ahead = []
    for label in variants:
        seats = [row for row in data.games if row.label == label]
        best = max(seats, key=lambda row: row.wins)
        if best.low > best.won_by_one / len(seats) / best.games:
            wins = percent(best.wins, best.games)
            ahead.append(f"player {best.player} of {label} ({wins} of the games)")
    games = len({row.game for row in data.games})
    verb = "lies" if len(ahead) == 1 else "lie"
    return [
        f"{games} other games, {len(variants)} with their variants, were played at random. Of "
        f"{len(data.games)} intervals, one for each seat, {len(ahead) or 'none'} {verb} above an "
        f"equal share{': ' + listed(ahead) if ahead else ''}; by chance alone about one in forty "
        "would."
    ]
