"""The hardest positions as a set to try other programs on: boards, a table, and certificates.

`python -m greenest.study.hardest FILE --folder results` climbs, resuming from FILE, and publishes
the hardest positions with a certificate of moderate size. Measurements are saved beside FILE, so a
stopped run resumes.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import Annotated

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.hardest.climb import Peak, add_line, position_of
from greenest.study.hardest.effort import ENGINES, effort
from greenest.study.hardest.proof import prove
from greenest.study.publication.columns import schema, write_table
from greenest.study.publication.package import Resource, enter
from greenest.system.files import write_bytes, write_text
from greenest.system.sealed_lines import unsealed
from greenest.system.version import made_by

COUNT = 50
MOST_BYTES = 1_000_000
"""Of a certificate, compressed; a position with none that is so small is left out."""
MOST_NODES = 10**8
"""Nodes with which each position is decided."""
TEXT, TABLE, CERTIFICATES = "hard/hard.txt", "hard/hard.csv", "hard/certificates.zip"
COMMAND = "make hardest"
NO_DATE = (1980, 1, 1, 0, 0, 0)
"""Of the files in the archive, so that it is the same whenever it is made."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The work of engines on a board, and its certificate, of 0 bytes if there is none."""

    board: str
    verdict: str
    engine: str
    nodes: int
    seconds: float
    auto_nodes: int
    auto_seconds: float
    proof: str
    size: int
    bytes: int
    version: str


@dataclass(frozen=True, slots=True)
class HardBoard:
    """A row of the table."""

    number: Annotated[int, "place, the hardest first; the certificate's name in the archive"]
    board: Annotated[str, "the ranks from the top, joined by slashes"]
    shape: Annotated[str, "rows x columns"]
    stacks: Annotated[int, "stacks on the board"]
    black: Annotated[int, "black stacks"]
    green: Annotated[int, "green stacks"]
    white: Annotated[int, "white stacks"]
    family: Annotated[str, "the family in which the climb began"]
    climb: Annotated[int, "the number of the climb"]
    verdict: Annotated[str, "solvable or unsolvable"]
    engine: Annotated[str, "which of beam, sat and dfs decides it alone with the fewest nodes"]
    nodes: Annotated[int, "these nodes"]
    seconds: Annotated[float, "the processor time of that engine"]
    auto_nodes: Annotated[int, "the nodes of auto"]
    auto_seconds: Annotated[float, "the processor time of auto"]
    proof: Annotated[str, "what the certificate has: captures, dead positions or derived clauses"]
    size: Annotated[int, "how many of these"]
    bytes: Annotated[int, "the certificate's bytes in the archive, compressed"]
    version: Annotated[str, "the version that was measured"]


def hardest(
    found: Iterable[tuple[Peak, Measured]], count: int = COUNT
) -> list[tuple[Peak, Measured]]:
    """Return the peaks with a certificate that take the most nodes, each board once.

    A peak that takes no node, for a static reason decides it, is none.
    """
    hard = {
        peak.board: (peak, measured)
        for peak, measured in found
        if measured.nodes and measured.bytes
    }
    return sorted(hard.values(), key=lambda each: (-each[1].nodes, each[0].number))[:count]


def measure(peaks: Iterable[Peak], folder: Path) -> Iterator[tuple[Peak, Measured]]:
    """Yield the decided peaks with their measurements, made now or in an earlier run.

    `folder` has these, and the certificates. Raises AssertionError if a verdict is not that of the
    climb.
    """
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / "measured"
    lines = book.read_bytes().splitlines() if book.exists() else []
    known = {each["board"]: Measured(**each) for each in map(unsealed, lines) if each}
    for peak in peaks:
        if peak.verdict is Status.UNDECIDED:
            continue
        if peak.board not in known:
            known[peak.board] = found = _measure(peak, _certificate(folder, peak))
            add_line(book, asdict(found))
        yield peak, known[peak.board]


def _measure(peak: Peak, path: Path) -> Measured:
    position = position_of(peak)
    quickest = effort(position, MOST_NODES)
    alone, seconds = timed(position, str(quickest.engine))
    auto, auto_seconds = timed(position, "auto")
    for status in (quickest.status, alone.status, auto.status):
        if status is not peak.verdict:
            raise AssertionError(f"{peak.board} is {status} now, and was {peak.verdict}")
    proof = prove(alone, path, MOST_BYTES)
    return Measured(
        peak.board,
        str(alone.status),
        str(quickest.engine),
        alone.nodes,
        seconds,
        auto.nodes,
        auto_seconds,
        proof.counted.value if proof else "",
        proof.size if proof else 0,
        proof.bytes if proof else 0,
        made_by(with_ortools=False),
    )


def timed(position: Position, engine: str) -> tuple[Verdict, float]:
    """Return the verdict of an engine and the seconds of processor time, but for compiling."""
    for each in (engine, *ENGINES):
        prepare(each)
    started = process_time()
    verdict = decide(position, Limits(max_nodes=MOST_NODES), engine)
    return verdict, round(process_time() - started, 2)


def _certificate(folder: Path, peak: Peak) -> Path:
    return folder / f"{peak.seed}-{peak.number}.txt.xz"


def row_of(number: int, peak: Peak, found: Measured) -> HardBoard:
    """Return the row of a peak."""
    position = position_of(peak)
    counts = position.counts
    return HardBoard(
        number,
        peak.board,
        f"{position.rows}x{position.cols}",
        position.pieces,
        counts["B"],
        counts["G"],
        counts["W"],
        peak.family,
        peak.number,
        found.verdict,
        found.engine,
        found.nodes,
        found.seconds,
        found.auto_nodes,
        found.auto_seconds,
        found.proof,
        found.size,
        found.bytes,
        found.version,
    )


def publish(hard: Sequence[tuple[Peak, Measured]], kept: Path, folder: Path) -> list[HardBoard]:
    """Write the set of some peaks into a folder of results; `kept` has their certificates."""
    rows = [row_of(number, *each) for number, each in enumerate(hard, 1)]
    (folder / TABLE).parent.mkdir(parents=True, exist_ok=True)
    write_table(folder / TABLE, HardBoard, rows)
    write_text(folder / TEXT, "\n\n".join(map(_text, rows)) + "\n")
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        for row, (peak, _) in zip(rows, hard, strict=True):
            entry = zipfile.ZipInfo(certificate_name(row), NO_DATE)
            file.writestr(entry, _certificate(kept, peak).read_bytes())
    write_bytes(folder / CERTIFICATES, archive.getvalue())
    seeds = ", ".join(dict.fromkeys(str(peak.seed) for peak, _ in hard))
    mine = _resources(rows, seeds)
    enter(folder, mine)
    return rows


def certificate_name(row: HardBoard) -> str:
    """Return the name of the certificate in the archive."""
    return f"{row.number:02}.txt.xz"


def _text(row: HardBoard) -> str:
    head = f"# {row.number}: {row.family}, {row.stacks} stacks, {row.verdict}, {row.nodes:,} nodes"
    return "\n".join([head, *row.board.split("/")])


def _resources(rows: Sequence[HardBoard], seeds: str) -> list[Resource]:
    made = (COMMAND, ", ".join(dict.fromkeys(row.version for row in rows)), seeds)
    return [
        Resource("hard", TABLE, "The hardest positions found", *made, fields=schema(HardBoard)),
        Resource("hard-txt", TEXT, "The hardest positions found, to be read by greenest", *made),
        Resource("hard-certificates", CERTIFICATES, "Their certificates, zipped", *made),
    ]
