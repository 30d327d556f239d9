"""Climbs to hard positions by small changes; climbs are reproducible and resumable.

A climb begins with the hardest of some positions of a family. It makes small changes, and keeps
each change that makes the position harder, until it has used its nodes. The result depends only on
seed, number and nodes, and on the engines. So a ledger of climbs names the version that made them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from greenest.games.pyramids.position import Position
from greenest.lab.hardest.effort import Effort, effort
from greenest.lab.hardest.families import FAMILIES, Start, changed
from greenest.solver.verdict import Status
from greenest.study.book.file import Ledger, opened
from greenest.system.version import made_by

TRIED_FIRST = 12
"""The number of positions tried as the beginning of a climb."""
CLIMBS = "climbs"
"""The topic of peaks in a ledger."""
MOST = 8_000_000
"""The most nodes to decide a position; the climb ends at a position that needs more."""


@dataclass(frozen=True, slots=True)
class Peak:
    """The position at which a climb ended.

    `hardness` is the number of nodes of `engine`, the engine that decides it with the fewest nodes.
    `nodes` is the limit of nodes for the whole climb. `tried` is the number of positions of the
    climb for which the hardness was computed.
    """

    seed: int
    number: int
    nodes: int
    family: str
    board: str
    verdict: Status
    engine: str | None
    hardness: int
    begun_at: int
    """The hardness of the position with which the climb began."""
    changes: int
    """The number of changes that made the position harder."""
    tried: int
    version: str

    @property
    def position(self) -> Position:
        """The position that the text `board` describes."""
        return Position.parse(self.board)


def climb(seed: int, number: int, nodes: int) -> Peak:
    """Make a climb with up to `nodes` nodes, and return its peak.

    `number` determines the family, and with `seed` all random choices.
    """
    family = list(FAMILIES)[number % len(FAMILIES)]
    random = Random(f"{seed} {number}")
    best, hardness, spent = _first(family, random)
    begun_at, changes, tried = hardness.nodes, 0, TRIED_FIRST
    while spent < nodes and hardness.status is not Status.UNDECIDED:
        candidate = changed(best, random)
        found = effort(candidate.position, MOST, hardness.nodes + 1)
        spent += found.spent + 1
        tried += 1
        if found.nodes > hardness.nodes:
            best, hardness, changes = candidate, found, changes + 1
    return Peak(
        seed,
        number,
        nodes,
        family,
        str(best.position),
        hardness.status,
        hardness.engine,
        hardness.nodes,
        begun_at,
        changes,
        tried,
        made_by(with_ortools=False),
    )


def _first(family: str, random: Random) -> tuple[Start, Effort, int]:
    """Return the hardest of `TRIED_FIRST` positions, its effort, and the nodes used for all."""
    starts = [FAMILIES[family](random) for _ in range(TRIED_FIRST)]
    efforts = [effort(start.position, MOST) for start in starts]
    best, found = max(zip(starts, efforts, strict=True), key=lambda each: each[1].nodes)
    return best, found, sum(each.spent for each in efforts)


def climbs(path: Path, seed: int, count: int, nodes: int) -> Iterator[Peak]:
    """Yield the peaks of the climbs 0 to `count` - 1.

    A climb recorded in the ledger is not made again, and a new peak is recorded. Raises the errors
    of `opened`.
    """
    with opened(path) as notes:
        known = {(peak.seed, peak.number, peak.nodes): peak for peak in peaks_of(notes)}
        for number in range(count):
            peak = known.get((seed, number, nodes))
            if peak is None:
                peak = climb(seed, number, nodes)
                notes.add_record(CLIMBS, asdict(peak))
            yield peak


def peaks_of(ledger: Ledger) -> list[Peak]:
    """Return the peaks recorded in a ledger."""
    found = ledger.records(CLIMBS)
    return [Peak(**each | {"verdict": Status(each["verdict"])}) for each in found]
