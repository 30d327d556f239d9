"""Tables as CSV files: written aside and renamed, read back with their types."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from greenest.study.publication.experiments import Column
from greenest.study.publication.measures import Row

READ = {"integer": int, "number": float, "string": str}


def write_text(path: Path, text: str) -> None:
    """Write a file so that a reader finds the old one or the new one, never a part."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds the old one or the new one, never a part."""
    draft = path.with_name(path.name + "-new")
    draft.write_bytes(content)
    draft.replace(path)


def write_csv(path: Path, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    """Write rows under the columns' names; a value that a row lacks is left empty."""
    text = io.StringIO()
    names = [column.name for column in columns]
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    write_text(path, text.getvalue())


def read_csv(path: Path, columns: Sequence[Column]) -> list[Row]:
    """Return the rows with the types of the columns; raises ValueError for another table."""
    with path.open(newline="", encoding="utf-8") as stream:
        reader = csv.DictReader(stream)
        if reader.fieldnames != [column.name for column in columns]:
            raise ValueError(f"{path}: its columns are not those of this version; make it again")
        return [
            {column.name: READ[column.type](row[column.name]) for column in columns}
            for row in reader
        ]
