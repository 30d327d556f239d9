"""The options of commands that read tables of boards and print rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

import click

from greenest.commands.shared.options import json_option
from greenest.commands.tables.readers import Columns, Format, format_of
from greenest.commands.tables.rows import Form

Command = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Tables:
    """How files are read: their format, None to guess it, and the columns of tables."""

    format: Format | None = None
    columns: Columns = field(default_factory=Columns)
    asked: str | None = None
    """An option that was given and that tables alone have."""

    @property
    def has_id(self) -> bool:
        """Whether rows have an identifier."""
        return self.columns.identifier is not None

    def format_of(self, source: str) -> Format:
        """Return the format of a file or of standard input; refuse text where columns are named."""
        form = self.format or format_of(source)
        if form is Format.TEXT and self.asked:
            raise click.UsageError(
                f"{self.asked} names a column, and {source} is read as text: "
                "give --format csv, tsv or jsonl."
            )
        return form

    def refuse_argument(self) -> None:
        """Refuse a board given as an argument where columns are named."""
        if self.asked:
            raise click.UsageError(f"{self.asked} names a column of a table, and this is none.")


GUESSED = Tables()
"""Formats by the endings of files, and boards in a column of that name."""


def table_options(command: Command) -> Command:
    """Add the options that say how files of boards are read, as `tables`."""

    @click.option(
        "--format",
        "form",
        type=click.Choice([each.value for each in Format]),
        help="How files are written.  [default: by the ending, or text]",
    )
    @click.option("--column", metavar="NAME", help="A table's column of boards.  [default: board]")
    @click.option("--id", "identifier", metavar="NAME", help="Column that is repeated as id.")
    @wraps(command)
    def with_tables(
        form: str | None,
        column: str | None,
        identifier: str | None,
        moves_column: str | None = None,
        **rest: Any,
    ) -> Any:
        named = {"--column": column, "--id": identifier, "--moves-column": moves_column}
        asked = next((option for option, name in named.items() if name is not None), None)
        columns = Columns("board" if column is None else column, identifier, moves_column)
        return command(tables=Tables(Format(form) if form else None, columns, asked), **rest)

    return with_tables


moves_column_option = click.option(
    "--moves-column", metavar="NAME", help="A table's column of claimed solutions."
)


def row_options(command: Command) -> Command:
    """Add the options that print rows, as `form`."""

    @json_option
    @click.option("--csv", "as_csv", is_flag=True, help="Print CSV.")
    @wraps(command)
    def with_rows(as_json: bool, as_csv: bool, **rest: Any) -> Any:
        if as_json and as_csv:
            raise click.UsageError("--json and --csv do not go together.")
        form = Form.JSONL if as_json else Form.CSV if as_csv else Form.TEXT
        return command(form=form, **rest)

    return with_rows
