"""Sentences computed from the tables: findings that no table shows, and the answer.

`sentences.toml` has their templates. Sentences are left out if a table is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import log
from typing import Any

from greenest.games.plurals import many
from greenest.lab.experiments.rows import PlayerChances
from greenest.lab.findings.abstract import Abstract
from greenest.lab.findings.data import Findings
from greenest.lab.findings.derived import DEVIATE, law
from greenest.lab.findings.described import PACKAGE
from greenest.lab.findings.tables import COMPOSED
from greenest.study.difficulty.rating import PLAYOUTS, level_of
from greenest.study.publish.derived import curves, halves, turning
from greenest.study.publish.shipped import content_of
from greenest.study.publish.tables import filled

SENTENCES = content_of("sentences.toml", PACKAGE)
FARTHEST = 1e6
"""The largest value of `Law.beyond` that is reported."""
COMMON = "6x6"
"""The shape on which the puzzle is usually played."""


def abstract(data: Findings) -> Abstract:
    """Return the question of the designer, its answer, and the findings.

    Question and answer are empty if the tables lack a part of the answer.
    """
    answered = answer(data)
    return Abstract(SENTENCES["question"] if answered else "", answered, findings(data))


def findings(data: Findings) -> list[str]:
    """Return the findings. Each has one or two sentences."""
    return [
        *_on_the_transition(data),
        *law_findings(data),
        *on_levels(data.chances),
    ]


def answer(data: Findings) -> str:
    """Return the answer to the designer's question; empty if the tables lack a part of it."""
    points = curves(data).get(COMMON, [])
    half = turning(points)
    sure = list(takewhile(lambda row: row.solvable == row.boards, reversed(points)))
    random = [row for row in data.play if (row.shape, row.strategy) == (COMMON, "random")]
    full = sum(row.solvable for row in data.full_boards)
    if not (half and sure and random and full):
        return ""
    fewest = min(points, key=lambda row: row.share.value)
    facts = {"fewest": fewest, "half": half, "sure": sure[-1], "random": random[0]}
    return _said("answer", shape=COMMON, full=full, **facts)


def _said(name: str, **facts: Any) -> str:
    return filled(SENTENCES[name], facts)


def _on_the_transition(data: Findings) -> list[str]:
    found = curves(data)
    if not any(map(turning, found.values())):
        return []
    hardest = {shape: max(own, key=lambda row: row.nodes_95) for shape, own in found.items()}
    boards, undecided = (
        sum(getattr(row, key) for row in data.points) for key in ("boards", "undecided")
    )
    shapes: dict[int, list[str]] = {}
    for shape, row in hardest.items():
        shapes.setdefault(row.stacks, []).append(shape)
    places = [f"{many(stacks, 'stack')} on {listed(own)}" for stacks, own in shapes.items()]
    return [
        _said("hardest", places=listed(places)),
        _said("undecided" if undecided else "decided", boards=boards, undecided=undecided),
    ]


def law_findings(data: Findings) -> list[str]:
    """Return a finding on the law of squares, with its intervals and limits, in a list.

    The list is empty if there is no law.
    """
    found = law(halves(data))
    if found is None:
        return []
    a, b = (
        (middle - DEVIATE * error, middle + DEVIATE * error)
        for middle, error in ((found.a, found.error_a), (found.b, found.error_b))
    )
    is_near = found.beyond < FARTHEST
    limit = _said("beyond", beyond=rough(found.beyond)) if is_near else ""
    sides = {"first": found.sides[0], "last": found.sides[-1]}
    return [_said("law", law=found, a=a, b=b, **sides) + f"{limit}."]


def rough(number: float) -> int:
    """Round a number to one significant digit."""
    scale = 10 ** int(log(number, 10))
    return int(round(number / scale) * scale)


def on_levels(rows: Sequence[PlayerChances]) -> list[str]:
    """Return a finding, in a list, on puzzles whose exact chance contradicts their published level.

    The chance is that of random play; published levels come from a sample of random games. The list
    is empty without published puzzles.
    """
    published = [row for row in rows if row.seed == COMPOSED]
    if not published:
        return []
    wrong = sum(level_of(row.random) != row.level for row in published)
    return [_said("levels", wrong=wrong, puzzles=len(published), games=PLAYOUTS)]


def listed(items: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last
