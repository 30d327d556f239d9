"""Which of the unsolvable boards are unsolvable for a static reason, by the number of stacks."""

from __future__ import annotations

from typing import NamedTuple

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import Table, percent
from greenest.study.publication.rows import Share, StaticReasons, ends


class Explained(NamedTuple):
    """The boards of a point: how many are unsolvable, and how many of these for a static reason."""

    reasons: StaticReasons
    unsolvable: int

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
    for row in data.static_reasons:
        number = unsolvable.get((row.shape, row.stacks, row.seed, row.boards))
        if number:
            found.setdefault(row.shape, []).append(Explained(row, number))
    return found


def static_table(data: Data) -> Table:
    """Return the table of isolated stacks, expected and found, and of static reasons."""
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
