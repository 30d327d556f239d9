"""What is answered: solvable with moves, unsolvable with a reason, or undecided within limits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.greenest import Capture, format_capture
from games.grid import Grid
from solver.position import Position


class Status(StrEnum):
    """A verdict in one word; running into a limit is never "unsolvable"."""

    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far to search: nodes first (reproducible), seconds second, and the table's megabytes."""

    max_nodes: int = 100_000_000
    max_seconds: float | None = None
    table_mb: int = 256


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer for one position.

    `captures` is a replayed solution if the status is solvable, else None; `reason` is a sentence
    if it is not. `nodes` counts the positions reached by a capture and examined.
    """

    position: Position
    status: Status
    engine: str
    captures: tuple[Capture, ...] | None
    reason: str | None
    nodes: int
    seconds: float

    @property
    def moves(self) -> list[str] | None:
        """The solution in chess-like notation, `c3xc5`; None where there is none."""
        if self.captures is None:
            return None
        grid = Grid(self.position.rows, self.position.cols)
        return [format_capture(grid, capture) for capture in self.captures]

    def as_json(self) -> dict[str, Any]:
        """Return the verdict under its published keys."""
        return {
            "board": str(self.position),
            "rows": self.position.rows,
            "cols": self.position.cols,
            "pieces": self.position.pieces,
            "verdict": str(self.status),
            "engine": self.engine,
            "moves": self.moves,
            "reason": self.reason,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }
