"""Readers of files that the program itself writes: certificates, tables, ledgers.

Most of these files have a checksum, which would stop mutations first. So a first byte says whether
the checksum is corrected, which lets the code behind it be tried.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from examine import Reader, file_of, folder
from greenest.certificates.checker import RefusedError, check_file
from greenest.games.pyramids.position import Position
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from greenest.solver.kernels.table import Layout
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import opened
from greenest.study.publish.columns import FullBoards, read_table, write_table
from greenest.study.publish.conduct import Kept, _identity
from greenest.study.publish.experiment import Sample
from greenest.study.publish.package import resources
from greenest.study.run import Run
from greenest.study.shapes.census import Filling

SEALED, COMPRESSED, CUT, FOLLOWED = 1, 2, 4, 8
"""Bits of the first byte: what is done to a certificate."""
UNSOLVABLE = ("..GW/GWB./BGBG", "BG../..WB/B..G", "GG/GG", "B.../..../...B", "....", "BGW/BGW")


def _read_certificate(data: bytes) -> None:
    """Check a certificate; an accepted one must be true."""
    flags = data[0] if data else 0
    content = data[1:]
    if flags & SEALED:
        head = content[: content.rfind(b"sha256 ")] if b"sha256 " in content else content
        content = head + f"sha256 {hashlib.sha256(head).hexdigest()}\n".encode()
    if flags & COMPRESSED:
        content = gzip.compress(content, 1, mtime=0)
    if flags & CUT:
        content = content[:-5]
    if flags & FOLLOWED:
        content += b"\0" * 9
    proven = check_file(file_of(content))
    if proven.position.pieces <= 9:
        assert decide(proven.position).status == proven.verdict, "a wrong proof is accepted"


def _seeds_of_certificate() -> list[bytes]:
    seeds = []
    path = folder() / "certificate"
    for board in (*UNSOLVABLE, "BGW/GWB/WBG", "B", "BG", "BGW/GWB"):
        position = Position.parse(board)
        write_certificate(decide(position), path)
        content = path.read_bytes()
        seeds += [bytes([flags]) + content for flags in (0, 1, 2, 3, 7, 11)]
        lines = content.splitlines(keepends=True)
        seeds += [b"\1" + b"".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines))]
        seeds += [b"\1" + b"".join(lines[:at] + lines[at : at + 1] + lines[at:]) for at in (3, 4)]
    head = b"greenest certificate 2\nboard BGW/GWB\nverdict "
    for rest in (b"solvable\nmove a1xa2\n", b"undecided\n", b"unsolvable\nlevel 6 members 99\n"):
        seeds.append(b"\1" + head + rest)
    seeds += [b"\0" + b"B" * 5000, b"\1greenest certificate 2\nboard bgw\n"]
    seeds += [b"\1greenest certificate 2\nboard BXW\n", b"\0\x1f\x8b\0\0", b"\1\x1b[31m\n"]
    seeds.append(b"\1" + head + b"solvable\nmoves b1xb2 zz\nend 2\n")
    seeds.append(
        b"\1greenest certificate 2\nboard B/G\nverdict solvable\nmoves a2xa1 a1xa2\nend 2\n"
    )
    return seeds


CERTIFICATE = Reader(
    "certificates",
    _read_certificate,
    (RefusedError,),
    _seeds_of_certificate,
)


LAYOUT = Layout(2, 2)


def _read_positions(data: bytes) -> None:
    """Load a table whose words were noted in two values, cut at the number of the first byte."""
    content = data[1:]
    cut = data[0] if data else 0
    file_of(b"", "table.sqlite").unlink()
    with opened(folder() / "table.sqlite") as notes:
        notes.add("table of all positions of 2x2", content[:cut], content[cut:])
        filling = Filling(LAYOUT, notes)
    assert 0 <= filling.done <= len(LAYOUT.masks)


def _seeds_of_table() -> list[bytes]:
    # The last mask of 2x2 has two words, so all but one word are not those of whole masks.
    seeds = [b"", bytes(999), bytes(1 + 8 * (LAYOUT.words - 1))]
    for masks in (0, 3, len(LAYOUT.masks)):
        words = bytes(8 * int(LAYOUT.bounds[masks]))
        seeds += [bytes([cut]) + words[:size] for cut in (0, 8, 9) for size in (7, 24, 999)]
    return seeds


TABLE = Reader(
    "tables of positions",
    _read_positions,
    (LedgerError,),
    _seeds_of_table,
)

PART = Sample(Run(3, 3, 9, 50, 1), FullBoards.of)


def _read_study(data: bytes) -> None:
    """Read what a study reads: a kept part, a table, or the data package."""
    door, content = data[:1], data[1:]
    if door == b"K":
        file_of(b"", "finished.sqlite").unlink()
        with opened(folder() / "finished.sqlite") as notes:
            notes.add(_identity(PART), content)
            found = Kept(notes, FullBoards).rows(PART)
        assert found is None or all(isinstance(each, FullBoards) for each in found)
    elif door == b"P":
        file_of(content, "datapackage.json")
        resources(folder())
    else:
        read_table(file_of(content), FullBoards)


def _seeds_of_study() -> list[bytes]:
    path = folder()
    rows = [FullBoards("3x3", 9, 1, 50, 48, 2, 0, 0.1, 0.5)]
    kept = json.dumps([asdict(each) for each in rows]).encode()
    write_table(path / "table.csv", FullBoards, rows)
    table = (path / "table.csv").read_bytes()
    results = Path(__file__).parents[2] / "results"
    described = json.loads((results / "datapackage.json").read_bytes())
    described["resources"] = described["resources"][:1]
    package = json.dumps(described).encode()
    (first,) = described["resources"]
    changed = [
        json.dumps(described | {"resources": [first | each]}).encode()
        for each in ({"title": 7}, {"path": "table.unknown"})
    ]
    return [
        *(b"K" + each for each in (kept, b"{}", b"[]", b"", b"\xff", kept.replace(b"48", b"47"))),
        *(b"K" + json.dumps(each).encode() for each in ([{}], [7], [{"shape": []}], [[]])),
        *(b"P" + each for each in (package, b"[]", b"{}", b'{"resources": [{}]}', b"\xff", b"7")),
        *(b"P" + each for each in changed),
        *(b"T" + each for each in (table, b"", b"\n", b"a,b\n", table + b"1\n", table + b"\xff")),
        *(b"T" + each for each in (table.replace(b"50", b"x"), table.replace(b"3", b'"', 1))),
        b"T" + b"x" * (1 << 18),  # longer than csv has a cell
    ]


STUDY_FILES = Reader(
    "files of a study",
    _read_study,
    (ValueError, LedgerError),
    _seeds_of_study,
)
