"""Records of peers, and their table in lab/docs/peers.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median

from greenest.solver.verdict import Status
from greenest.study.publish.report import fill

PAGE = Path(__file__).parents[2] / "docs" / "peers.md"
HEAD = ("boards", "verdict", "by", "asked", "undecided", "sum, s", "median, ms", "times `auto`")
PACKAGES = ("ortools", "clingo", "unified-planning", "up-fast-downward")


@dataclass(frozen=True, slots=True)
class Record:
    """A peer's status for a board, within a time limit; times are processor seconds."""

    family: str
    index: int
    peer: str
    limit: float
    status: Status
    seconds: float

    @property
    def asked(self) -> tuple[str, int, str, float]:
        """The key of the record: family, index, peer and limit."""
        return self.family, self.index, self.peer, self.limit


Board = tuple[str, int]
"""The family of a board, and its index there."""
ByPeer = Mapping[Board, Record]


def verdicts_of(records: Iterable[Record]) -> dict[Board, Status]:
    """Return the verdict on each decided board; raises AssertionError if two peers disagree."""
    known: dict[Board, Status] = {}
    for each in records:
        if each.status is not Status.UNDECIDED:
            board = each.family, each.index
            if known.setdefault(board, each.status) is not each.status:
                raise AssertionError(f"{each.peer} disagrees on board {each.index}, {each.family}")
    return known


def lines(records: Sequence[Record], unions: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the lines of the table in Markdown: a row for each family, verdict and peer.

    `unions` maps further names to several families each; rows with such a name count the boards of
    all these families.
    """
    known = verdicts_of(records)
    families = list(dict.fromkeys(each.family for each in records))
    groups = {name: [name] for name in families} | dict(unions)
    yield f"| {' | '.join(HEAD)} |"
    yield f"|---|---|---|{'--:|' * (len(HEAD) - 3)}"
    for name, members in groups.items():
        for verdict in (Status.SOLVABLE, Status.UNSOLVABLE):
            chosen = [
                each
                for each in records
                if each.family in members and known.get((each.family, each.index)) is verdict
            ]
            yield from _rows(name, verdict, chosen)


def _rows(name: str, verdict: Status, records: Sequence[Record]) -> Iterator[str]:
    by_peer: dict[str, dict[Board, Record]] = {}
    for each in records:
        by_peer.setdefault(each.peer, {})[each.family, each.index] = each
    for peer, found in by_peer.items():
        ratio = _sum(found) / _sum(by_peer["auto"], found)
        cells = (
            *(name, verdict, peer, f"{len(found):,}"),
            f"{sum(each.status is Status.UNDECIDED for each in found.values()):,}",
            f"{_sum(found):,.2f}",
            f"{1000 * median(each.seconds for each in found.values()):,.1f}",
            "" if peer == "auto" else f"{_least(found)}{ratio:,.1f}",
        )
        yield f"| {' | '.join(cells)} |"


def _least(found: ByPeer) -> str:
    """Return "≥ " if the peer left a board undecided, else "".

    In the first case, the ratio of times is a lower bound.
    """
    return "≥ " if any(each.status is Status.UNDECIDED for each in found.values()) else ""


def _sum(found: ByPeer, boards: Iterable[Board] | None = None) -> float:
    return sum(found[board].seconds for board in (found if boards is None else boards))


def machine() -> str:
    """Describe the machine, and the versions of the solvers."""
    releases = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    system = f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores"
    return f"{system}, Python {platform.python_version()}; {releases}"


def write_page(caption: str, table: Iterable[str]) -> None:
    """Replace the table in lab/docs/peers.md, and the caption above it."""
    block = "\n".join(["", caption, "", *table, ""])
    PAGE.write_text(fill(PAGE.read_text("utf-8"), {"peers": block}), "utf-8")
