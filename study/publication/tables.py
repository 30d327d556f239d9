"""Tables as CSV files, read back with their types."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from greenest.study.publication.experiments import Column
from greenest.study.publication.measures import Row
from greenest.system.files import write_text

READ = {"integer": int, "number": float, "string": str}


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
