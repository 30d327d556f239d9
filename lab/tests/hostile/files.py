"""Readers of files that the program itself writes: certificates, tables, ledgers.

Most of these files have a checksum, which would stop mutations first. So a first byte says whether
the checksum is corrected, which lets the code behind it be tried.
"""

from __future__ import annotations

import gzip
import hashlib

from examine import Reader, file_of, folder
from greenest.certificates.checker import RefusedError, check_file
from greenest.solver.decide import decide
from greenest.solver.kernels.table import Layout
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import opened
from greenest.study.publish.columns import FullBoards, read_table
from greenest.study.publish.conduct import Kept, identity_of
from greenest.study.publish.experiment import Sample
from greenest.study.publish.package import resources
from greenest.study.run import Run
from greenest.study.shapes.census import Filling

SEALED, COMPRESSED, CUT, FOLLOWED = 1, 2, 4, 8
"""Bits of the first byte: what is done to a certificate."""


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


CERTIFICATE = Reader("certificates", _read_certificate, (RefusedError,), (b"\0" + b"B" * 5000,))
LAYOUT = Layout(2, 2)


def _read_positions(data: bytes) -> None:
    """Load a table whose words were noted in two values, cut at the number of the first byte."""
    content = data[1:]
    cut = data[0] if data else 0
    file_of(b"", "table.sqlite").unlink()
    with opened(folder() / "table.sqlite") as notes:
        Filling(LAYOUT, notes)  # notes its version
        notes.add("table of all positions of 2x2", content[:cut], content[cut:])
        filling = Filling(LAYOUT, notes)
    assert 0 <= filling.done <= len(LAYOUT.masks)


TABLE = Reader("tables of positions", _read_positions, (LedgerError,))
PART = Sample(Run(3, 3, 9, 50, 1), FullBoards.of)


def _read_study(data: bytes) -> None:
    """Read what a study reads: a kept part, a table, or the data package."""
    door, content = data[:1], data[1:]
    if door == b"K":
        file_of(b"", "finished.sqlite").unlink()
        with opened(folder() / "finished.sqlite") as notes:
            notes.add(identity_of(PART, FullBoards), content)
            found = Kept(notes, FullBoards).rows(PART)
        assert found is None or all(isinstance(each, FullBoards) for each in found)
    elif door == b"P":
        file_of(content, "datapackage.json")
        resources(folder())
    else:
        read_table(file_of(content), FullBoards)


STUDY_FILES = Reader(
    "files of a study",
    _read_study,
    (ValueError, LedgerError),
    (b"T" + b"x" * (1 << 18),),  # longer than csv has a cell
)
