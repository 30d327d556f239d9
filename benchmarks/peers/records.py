"""What was found so far, in a file that an interrupted run goes on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from greenest.solver.verdict import Status


@dataclass(frozen=True, slots=True)
class Record:
    """What a peer said of a board within so many processor seconds, and how many it took."""

    family: str
    index: int
    peer: str
    limit: float
    status: Status
    seconds: float

    @property
    def asked(self) -> tuple[str, int, str, float]:
        """What was asked."""
        return self.family, self.index, self.peer, self.limit


def read(path: Path) -> Iterator[Record]:
    """Yield the records of a file; what a kill left of a line is passed over."""
    with suppress(FileNotFoundError):
        for line in path.read_text("utf-8").splitlines():
            with suppress(ValueError):
                found = json.loads(line)
                yield Record(**found | {"status": Status(found["status"])})


def write(path: Path, record: Record) -> None:
    """Add a record to a file, on a line of its own whatever a kill has left before."""
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(asdict(record)))
