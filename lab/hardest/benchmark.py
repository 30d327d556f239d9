"""A benchmark of hard positions for other programs: boards, a table, and certificates.

`python -m greenest.lab.hardest FILE --folder results` climbs to hard positions, called peaks, and
records them in FILE. Then it publishes the hardest peaks that have a certificate of moderate size.
Measurements are saved beside FILE, so a stopped run can be resumed.

A certificate is a list of captures, a closed set of dead positions, or a refutation by clauses. If
depth-first search decides a position fastest, a closed set is usually much smaller than a
refutation. If CDCL decides it fastest, a refutation is smaller.
"""

from __future__ import annotations

import lzma
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Annotated

from greenest.certificates.limits import Unit
from greenest.certificates.writer import write_dead_levels, write_refutation, write_solution
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.lab.hardest.climb import Peak
from greenest.lab.hardest.effort import ENGINES, effort
from greenest.solver.certify import NoCertificateError, closed_levels
from greenest.solver.decide import decide, prepare
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.book.file import opened
from greenest.study.publish.columns import schema, table_text
from greenest.study.publish.package import Resource, enter
from greenest.system.files import write_bytes, write_text
from greenest.system.version import made_by

COUNT = 50
MOST_BYTES = 1_000_000
"""The most bytes of a published certificate after compression."""
MOST_PLAIN = 30_000_000
"""The most bytes of a certificate before compression; more would not shrink to `MOST_BYTES`."""
OF_SETS, OF_REFUTATIONS = Limits(max_nodes=700_000), Limits(max_nodes=3_000_000)
"""Limits for making certificates; a longer search would make them too large to publish."""
MOST_NODES = 10**8
"""The most nodes to decide a position."""
TEXT, TABLE, CERTIFICATES = "hard/hard.txt", "hard/hard.csv", "hard/certificates.zip"
COMMAND = "make hardest"
NO_DATE = (1980, 1, 1, 0, 0, 0)
"""The date of all files in the archive, fixed so that equal content gives equal archives."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A certificate: its unit, its size in this unit, and its compressed size in bytes."""

    counted: Unit
    size: int
    bytes: int


@dataclass(frozen=True, slots=True)
class HardBoard:
    """A row of the table; without a certificate, `bytes` is 0 and the board is not published."""

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


MEASURED = "measured"
"""The topic of rows in a ledger."""


def hardest(
    found: Iterable[tuple[Peak, HardBoard]], count: int = COUNT
) -> list[tuple[Peak, HardBoard]]:
    """Return the `count` peaks that take the most nodes, with their rows numbered from 1.

    A board is returned once. Peaks without a certificate, and peaks decided without a node for a
    static reason, are left out.
    """
    hard = {peak.board: (peak, row) for peak, row in found if row.nodes and row.bytes}
    ordered = sorted(hard.values(), key=lambda each: (-each[1].nodes, each[0].number))
    return [
        (peak, replace(row, number=number)) for number, (peak, row) in enumerate(ordered[:count], 1)
    ]


def measure(peaks: Iterable[Peak], folder: Path) -> Iterator[tuple[Peak, HardBoard]]:
    """Yield each decided peak with its row, which is measured unless `folder` has it already.

    `folder` keeps rows and certificates. Raises AssertionError if a measured verdict differs from
    the peak's verdict.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with opened(folder / "measured.sqlite") as notes:
        known = {each["board"]: HardBoard(**each) for each in notes.records(MEASURED)}
        for peak in peaks:
            if peak.verdict is Status.UNDECIDED:
                continue
            if peak.board not in known:
                known[peak.board] = found = _measure(peak, _certificate(folder, peak))
                notes.add_record(MEASURED, asdict(found))
            yield peak, known[peak.board]


def _measure(peak: Peak, path: Path) -> HardBoard:
    """Measure a peak, and write its certificate to `path`; the row has no number yet."""
    position = peak.position
    quickest = effort(position, MOST_NODES)
    alone, seconds = timed(position, str(quickest.engine))
    auto, auto_seconds = timed(position, "auto")
    for status in (quickest.status, alone.status, auto.status):
        if status is not peak.verdict:
            raise AssertionError(f"{peak.board} is {status} now, and was {peak.verdict}")
    proof = prove(alone, path, MOST_BYTES)
    return HardBoard(
        0,
        peak.board,
        f"{position.rows}x{position.cols}",
        position.pieces,
        position.counts["B"],
        position.counts["G"],
        position.counts["W"],
        peak.family,
        peak.number,
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


def prove(verdict: Verdict, path: Path, most_bytes: int) -> Proof | None:
    """Write a verdict's certificate, compressed, and return its size.

    Return None if the certificate is too large or not found within the limits. Raises OSError.
    """
    with TemporaryDirectory() as folder:
        plain = Path(folder, "certificate")
        written = _written(verdict, plain)
        if written is None or plain.stat().st_size > MOST_PLAIN:
            return None
        content = lzma.compress(plain.read_bytes())
    if len(content) > most_bytes:
        return None
    write_bytes(path, content)
    return Proof(*written, len(content))


def _written(verdict: Verdict, path: Path) -> tuple[Unit, int] | None:
    position = verdict.position
    if verdict.captures is not None:
        return Unit.CAPTURES, write_solution(position, verdict.captures, path)
    if verdict.engine == "dfs":
        try:
            levels = closed_levels(position, OF_SETS)
            return Unit.POSITIONS, write_dead_levels(position, levels, path)
        except NoCertificateError:
            return None
    found = refutation(position, OF_REFUTATIONS)
    return (Unit.CLAUSES, write_refutation(position, found, path)) if found else None


def timed(position: Position, engine: str) -> tuple[Verdict, float]:
    """Return the verdict of an engine, and the processor seconds it took without compiling."""
    for each in (engine, *ENGINES):
        prepare(each)
    started = process_time()
    verdict = decide(position, Limits(max_nodes=MOST_NODES), engine)
    return verdict, round(process_time() - started, 2)


def _certificate(folder: Path, peak: Peak) -> Path:
    return folder / f"{peak.seed}-{peak.number}.txt.xz"


def publish(hard: Sequence[tuple[Peak, HardBoard]], kept: Path, folder: Path) -> list[HardBoard]:
    """Write the table, boards and certificates of hard positions into a folder of results.

    The folder `kept` has the certificates. Return the rows of the table.
    """
    rows = [row for _, row in hard]
    (folder / TABLE).parent.mkdir(parents=True, exist_ok=True)
    write_text(folder / TABLE, table_text(HardBoard, rows))
    write_text(folder / TEXT, "\n\n".join(map(_text, rows)) + "\n")
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        for peak, row in hard:
            entry = zipfile.ZipInfo(certificate_name(row), NO_DATE)
            file.writestr(entry, _certificate(kept, peak).read_bytes())
    write_bytes(folder / CERTIFICATES, archive.getvalue())
    seeds = ", ".join(dict.fromkeys(str(peak.seed) for peak, _ in hard))
    enter(folder, _resources(rows, seeds))
    return rows


def certificate_name(row: HardBoard) -> str:
    """Return the name of the certificate's file in the archive."""
    return f"{row.number:02}.txt.xz"


def _text(row: HardBoard) -> str:
    counts = f"{many(row.stacks, 'stack')}, {row.verdict}, {many(row.nodes, 'node')}"
    head = f"# {row.number}: {row.family}, {counts}"
    return "\n".join([head, *row.board.split("/")])


def _resources(rows: Sequence[HardBoard], seeds: str) -> list[Resource]:
    made = (COMMAND, ", ".join(dict.fromkeys(row.version for row in rows)), seeds)
    return [
        Resource("hard", TABLE, "The hardest positions found", *made, fields=schema(HardBoard)),
        Resource("hard-txt", TEXT, "The hardest positions found, to be read by greenest", *made),
        Resource("hard-certificates", CERTIFICATES, "Their certificates, zipped", *made),
    ]
