"""Which of the unsolvable boards are unsolvable for a static reason, by the number of stacks."""

from __future__ import annotations

from typing import NamedTuple

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import crossing
from greenest.study.publication.findings.wording import Table, listed, percent
from greenest.study.publication.rows import Share, StaticReasons, ends

MANY = 40
"""Unsolvable boards of which a share is told."""


class Explained(NamedTuple):
    """The boards of a point: how many are unsolvable, and how many of these for a static reason."""

    reasons: StaticReasons
    unsolvable: int

    @property
    def share(self) -> float:
        """The share of static reasons."""
        return self.measured.value

    @property
    def measured(self) -> Share:
        """The share of static reasons, with its interval."""
        reasons = self.reasons.static
        return Share(reasons, self.unsolvable, *ends(reasons, 0, self.unsolvable))


def explained(data: Data) -> dict[str, list[Explained]]:
    """Return the points of each shape at which both were counted on the same boards.

    Points without an unsolvable board are left out.
    """
    unsolvable = {
        (row.shape, row.stacks, row.seed, row.boards): row.unsolvable for row in data.points
    }
    found: dict[str, list[Explained]] = {}
    for row in data.statics:
        number = unsolvable.get((row.shape, row.stacks, row.seed, row.boards))
        if number:
            found.setdefault(row.shape, []).append(Explained(row, number))
    return found


def static_table(data: Data) -> Table:
    """Show what is expected of isolated stacks, what was found, and what static reasons explain."""
    rows = [
        (
            each.reasons.shape,
            str(each.reasons.stacks),
            f"{each.reasons.expected:.3f}",
            f"{each.reasons.isolated_stacks / each.reasons.boards:.3f}",
            percent(each.reasons.isolated, each.reasons.boards),
            percent(each.unsolvable, each.reasons.boards),
            percent(each.reasons.static, each.unsolvable),
        )
        for own in explained(data).values()
        for each in own
    ]
    header = (
        *("shape", "stacks", "isolated stacks, expected", "found", "boards with one"),
        *("unsolvable", "of these for a static reason"),
    )
    title = "Isolated stacks, and the unsolvable boards that static reasons explain"
    return Table("static", title, header, tuple(rows))


def static_findings(data: Data) -> list[str]:
    """Say where the share of static reasons falls, and where it rises again."""
    falls, least, rises = [], [], []
    isolated = late = 0
    for shape, own in explained(data).items():
        many = [each for each in own if each.unsolvable >= MANY]
        stacks, shares = [each.reasons.stacks for each in many], [each.share for each in many]
        fall = crossing(stacks, [1 - share for share in shares])
        rise = crossing(stacks, shares)
        if fall is None or rise is None or not fall < rise:
            continue
        lowest = min(many, key=lambda each: each.share)
        share = percent(lowest.reasons.static, lowest.unsolvable)
        falls.append(f"{fall:.1f} stacks on {shape}")
        least.append(f"{share} on {shape} with {lowest.reasons.stacks}")
        rises.append(f"{rise:.1f} on {shape}")
        beyond = [each for each in own if each.reasons.stacks > rise]
        isolated += sum(each.reasons.isolated for each in beyond)
        late += sum(each.unsolvable for each in beyond)
    if not falls:
        return []
    return [
        "With few stacks nearly every unsolvable board has a static reason, most often a stack "
        f"alone in its row and column. Half of them have one with {listed(falls)}, and fewest near "
        f"K50 ({listed(least)}), where the reason has to be searched for. Then it is half again, "
        f"with {listed(rises)}: of the {late:,} unsolvable boards with more stacks than these "
        f"{isolated:,} have an isolated stack."
    ]
