"""The findings in sentences, and the answer in three of them: functions of the tables alone.

A table that has not been made yet is left out, with the sentences about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import by_shape, squares, totals, transitions
from greenest.study.publication.findings.difficulty import on_levels
from greenest.study.publication.findings.law import law_findings
from greenest.study.publication.findings.mixtures import mixture_findings
from greenest.study.publication.findings.skill import on_skill
from greenest.study.publication.findings.statics import static_findings
from greenest.study.publication.findings.wording import (
    estimate,
    listed,
    percent,
    span,
    unsolvable_bound,
)
from greenest.study.publication.rows import Point, SmallShape, Transition

COMMON = "6x6"
"""The shape that the puzzle is played on."""


class Answer(NamedTuple):
    """A question and its answer."""

    question: str
    text: str


def findings(data: Data) -> list[str]:
    """Return what the data says, a sentence or two each."""
    return [
        *_on_full_boards(data),
        *_on_small_shapes(data),
        *_on_the_transition(data),
        *law_findings(data),
        *static_findings(data),
        *_on_play(data),
        *_on_sampled_mistakes(data),
        *_on_exact_mistakes(data),
        *_on_puzzles(data),
        *on_levels(data.chances),
        *_on_games(data),
        *mixture_findings(data.mixtures),
        *on_skill(data),
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


def _on_full_boards(data: Data) -> list[str]:
    rows = totals(data.full_boards)
    if not rows:
        return []
    boards = sum(row.boards for row in rows)
    unsolvable = sum(row.unsolvable for row in rows)
    undecided = sum(row.undecided for row in rows)
    shapes: dict[str, list[str]] = {}
    for row in rows:
        bound = unsolvable_bound(row.solvable, row.undecided, row.boards)
        shapes.setdefault(bound, []).append(row.shape)
    bounds = listed([f"{bound} boards of {listed(own)}" for bound, own in shapes.items()])
    found = (
        f"All of {boards:,} random full boards were solved."
        if not unsolvable + undecided
        else f"Of {boards:,} random full boards {unsolvable:,} are unsolvable and {undecided:,} "
        "stayed undecided."
    )
    return [
        f"{found} Hence, with 95 % confidence, at most {bounds} is unsolvable. A sample gives an "
        "upper bound and no more; that none is unsolvable is proved."
    ]


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
    found = transitions(data.points)
    if not found:
        return []
    peaks = {
        shape: max(own, key=lambda row: row.nodes_95)
        for shape, own in by_shape(data.points).items()
    }
    located = [
        f"{row.k50:.1f} stacks on {row.shape} ({row.low:.2f} to {row.high:.2f})" for row in found
    ]
    hardest = [f"{peak.stacks} stacks on {shape}" for shape, peak in peaks.items()]
    return [
        f"Half of the boards are solvable with {listed(located)}: these numbers are K50.",
        *_on_squares(found),
        *_on_oblongs(found),
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


def _on_squares(found: Sequence[Transition]) -> list[str]:
    """Say how K50 grows from each square to the next, per row or column added."""
    if len(squares(found)) < 2:
        return []
    steps = []
    for small, large in pairwise(squares(found)):
        added = large.lines - small.lines
        step = (large.k50 - small.k50) / added
        low, high = (large.low - small.high) / added, (large.high - small.low) / added
        steps.append(f"by {step:.2f} ({low:.2f} to {high:.2f}) from {small.shape} to {large.shape}")
    filled = [f"{100 * row.k50 / row.cells:.0f} %" for row in squares(found)]
    return [
        f"On squares K50 grows {listed(steps)} for each row or column added; it fills "
        f"{listed(filled)} of the cells."
    ]


def _on_oblongs(found: Sequence[Transition]) -> list[str]:
    """Say which of the shapes with as many cells needs most stacks, if the intervals tell."""
    sentences = []
    for cells in dict.fromkeys(row.cells for row in found):
        same = [row for row in found if row.cells == cells]
        same.sort(key=lambda row: row.k50, reverse=True)
        if len(same) > 1 and all(more.low > fewer.high for more, fewer in pairwise(same)):
            order = ", then ".join(row.shape for row in same)
            sentences.append(f"Of the shapes with {cells} cells K50 is largest on {order}.")
    return sentences


def _on_play(data: Data) -> list[str]:
    rows = [row for row in data.play if row.shape == COMMON]
    found = [f"{row.strategy} play solves {estimate(row.share)}" for row in rows]
    return [f"Of full {COMMON} boards {listed(found)}."] if found else []


def _on_sampled_mistakes(data: Data) -> list[str]:
    rows = [row for row in data.sampled_mistakes if row.tried]
    if not rows:
        return []
    worst = max(rows, key=lambda row: row.share.value)
    harmless = len(list(takewhile(lambda row: not row.losing + row.undecided, rows)))
    found = [
        f"On the way through a full {worst.shape} board a random capture is most dangerous with "
        f"{worst.stacks} stacks left: {percent(worst.losing, worst.tried)} of {worst.tried:,} "
        f"lost ({span(worst.low, worst.high)})."
    ]
    if harmless:
        found.append(
            f"At each of the first {harmless} plies of {worst.shape}, none of {rows[0].tried:,} "
            "random captures lost."
        )
    return found


def _on_exact_mistakes(data: Data) -> list[str]:
    """Say what is known exactly of the largest shape."""
    rows = [row for row in data.exact_mistakes if row.captures]
    if not rows:
        return []
    shape = max(rows, key=lambda row: row.positions).shape
    own = [row for row in rows if row.shape == shape]
    worst = max(own, key=lambda row: row.losing / row.captures)
    return [
        f"In the solvable positions of {shape} captures lose most often with {worst.stacks} "
        f"stacks: {percent(worst.losing, worst.captures)} of all captures there do."
    ]


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
