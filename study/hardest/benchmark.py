"""The hardest positions as a set to try other programs on: boards, a table, and certificates.

`python -m greenest.study.hardest FILE --folder results` climbs, with FILE to go on from, and
publishes the hardest. What is measured is kept beside FILE, so a stopped run goes on where it was.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import Annotated

from greenest.certificates.writer import write_refutation
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide, prepare
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.hardest.climb import Peak, add_line, position_of
from greenest.study.publication.columns import schema, write_table
from greenest.study.publication.package import Resource, resources, write_package
from greenest.system.files import write_bytes, write_text
from greenest.system.sealed_lines import unsealed
from greenest.system.version import version

COUNT = 50
TEXT, TABLE, CERTIFICATES = "hard/hard.txt", "hard/hard.csv", "hard/certificates.zip"
COMMAND = "make hardest"
NO_DATE = (1980, 1, 1, 0, 0, 0)
"""Of the files in the archive, so that it is the same whenever it is made."""


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
    engine: Annotated[str, "which of beam, sat and dfs decided it alone with the fewest nodes"]
    nodes: Annotated[int, "these nodes, in the climb"]
    measured: Annotated[int, "its nodes in the version that was measured, 0 if it was not"]
    seconds: Annotated[float, "the processor time of these, 0 if it was not measured"]
    size: Annotated[int, "captures or clauses of the certificate, 0 if there is none"]
    version: Annotated[str, "the version of the climb, or that was measured"]


def hardest(peaks: Sequence[Peak], count: int = COUNT) -> list[Peak]:
    """Return the decided peaks that are hardest, each board once."""
    decided = {peak.board: peak for peak in peaks if peak.verdict is not Status.UNDECIDED}
    order = sorted(decided.values(), key=lambda peak: (-peak.hardness, peak.number))
    return order[:count]


@dataclass(frozen=True, slots=True)
class Measured:
    """What the engine of a peak takes now for its board, and the size of the certificate."""

    board: str
    verdict: str
    nodes: int
    seconds: float
    size: int
    version: str


def measure(peaks: Iterable[Peak], folder: Path, is_new: bool = True) -> Iterator[Measured]:
    """Yield of each peak what is measured now, or was when an earlier run was stopped.

    `folder` keeps that, and the certificates. Unless `is_new`, nothing is measured now.
    Raises AssertionError if a verdict is not that of the climb.
    """
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / "measured"
    lines = book.read_bytes().splitlines() if book.exists() else []
    known = {each["board"]: Measured(**each) for each in map(unsealed, lines) if each}
    for peak in peaks:
        found = known.get(peak.board)
        if found is None and not is_new:
            found = Measured(peak.board, str(peak.verdict), 0, 0.0, 0, peak.version)
        elif found is None:
            found = _measure(peak, _certificate(folder, peak))
            add_line(book, asdict(found))
        yield found


def _measure(peak: Peak, path: Path) -> Measured:
    position = position_of(peak)
    engine = str(peak.engine)
    prepare(engine)
    started = process_time()
    verdict = decide(position, engine=engine)
    seconds = process_time() - started
    if verdict.status is not peak.verdict:
        raise AssertionError(f"{peak.board} is {verdict.status} now, and was {peak.verdict}")
    size = _prove(verdict, path)
    return Measured(
        peak.board,
        str(verdict.status),
        verdict.nodes,
        round(seconds, 2),
        size,
        version(with_ortools=False),
    )


def _prove(verdict: Verdict, path: Path) -> int:
    """Write the certificate of a verdict, of clauses if it is unsolvable; return its size.

    The closed sets of hard positions are large, so they are not tried first.
    """
    limits = Limits(max_nodes=10**9)
    if verdict.status is Status.UNSOLVABLE and (found := refutation(verdict.position, limits)):
        return write_refutation(verdict.position, found, path)
    return write_certificate(verdict, path, limits)


def _certificate(folder: Path, peak: Peak) -> Path:
    return folder / f"{peak.seed}-{peak.number}.txt"


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
        str(peak.engine),
        peak.hardness,
        found.nodes,
        found.seconds,
        found.size,
        found.version,
    )


def publish(
    peaks: Sequence[Peak], kept: Path, folder: Path, is_new: bool = True
) -> list[HardBoard]:
    """Write the set of some peaks into a folder of results, with what `measure` says of them."""
    rows = [
        row_of(number, *each)
        for number, each in enumerate(zip(peaks, measure(peaks, kept, is_new), strict=True), 1)
    ]
    (folder / TABLE).parent.mkdir(parents=True, exist_ok=True)
    write_table(folder / TABLE, HardBoard, rows)
    write_text(folder / TEXT, "\n\n".join(map(_text, rows)) + "\n")
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        for row, peak in zip(rows, peaks, strict=True):
            if row.size:
                content = _certificate(kept, peak).read_bytes()
                entry = zipfile.ZipInfo(f"{row.number:02}.txt", NO_DATE)
                file.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    write_bytes(folder / CERTIFICATES, archive.getvalue())
    seeds = ", ".join(dict.fromkeys(str(peak.seed) for peak in peaks))
    mine = _resources(rows, seeds)
    others = [each for each in resources(folder) if each.name not in {own.name for own in mine}]
    write_package(folder, [*others, *mine])
    return rows


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
