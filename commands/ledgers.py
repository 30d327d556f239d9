"""`merge` joins the ledgers of one run; `export` writes verdicts as tables."""

from __future__ import annotations

from pathlib import Path
from typing import IO, cast

import click

from greenest.commands.shared.exits import UNDECIDED, unusable
from greenest.commands.shared.options import (
    NamedPath,
    json_option,
    ledgers_argument,
    output_option,
)
from greenest.commands.shared.printing import (
    print_json,
    print_lines,
    printing_bytes,
    say,
    stacks_of,
    wrap,
)
from greenest.commands.shared.progress import progress
from greenest.games.plurals import many
from greenest.solver.verdict import Status
from greenest.system.files import try_target


@click.command()
@click.argument(
    "parts",
    nargs=-1,
    required=True,
    type=NamedPath(exists=True),
    metavar="LEDGER... | FOLDER...",
)
@click.option(
    "--into",
    type=NamedPath(),
    required=True,
    metavar="NAME",
    help="The ledger or folder to make.",
)
@click.option(
    "--mixed-versions",
    "mixes_versions",
    is_flag=True,
    help="Join ledgers of different versions too; the one made names them all.",
)
@json_option
def merge(parts: tuple[Path, ...], into: Path, mixes_versions: bool, as_json: bool) -> None:
    """Join ledgers of the same runs, or folders of one study, into one.

    The ledgers come from `batch --shard`, or from `batch` with ranges by --index and --count. They
    must be finished, and may be given in any order. The result equals the ledger of the whole run
    made in one piece. Ledgers with gaps or overlaps, or of different runs or versions, are refused,
    and nothing is written. Folders of `study FILE --shard` are joined into the tables of the whole
    study.

    Two versions may decide a board differently. Give --mixed-versions only if you know that they do
    not. A ledger of mixed versions can be summed up and exported, but not continued.
    """
    join = _merge_folders if any(each.is_dir() for each in parts) else _merge_ledgers
    if join(parts, into, as_json, mixes_versions):
        click.get_current_context().exit(UNDECIDED)


def _merge_ledgers(
    parts: tuple[Path, ...], into: Path, as_json: bool, mixes_versions: bool
) -> bool:
    try_target(into)
    from greenest.study.ledgers import merge as merge_ledgers

    with progress(len(parts), "ledger") as shown:
        runs, is_open = merge_ledgers(parts, into, shown.advance, mixes_versions)
    for run in runs:
        boards = run.boards
        if as_json:
            record = {"ledger": str(into), "ledgers": len(parts), "shape": run.shape}
            record |= {"pieces": run.pieces, "seed": run.seed, "index": run.first}
            colours = run.colours._asdict() if run.colours else {}
            print_json(record | {"count": run.count} | colours)
            continue
        held = many(len(boards), "board")
        if boards:
            held += f", {boards.start:,} to {boards.stop - 1:,}"
        if len(runs) > 1:
            held += f" ({run.shape}, {stacks_of(run.pieces, run.colours)}, seed {run.seed})"
        print_lines(*wrap(f"{into}: {held}, of {many(len(parts), 'ledger')}"))
    return is_open


def _merge_folders(
    parts: tuple[Path, ...], into: Path, as_json: bool, mixes_versions: bool
) -> bool:
    if as_json or mixes_versions:
        raise click.UsageError("--json and --mixed-versions are for ledgers.")
    for each in parts:
        if not each.is_dir():
            folder = next(part for part in parts if part.is_dir())
            raise click.UsageError(f"{each} is no folder as {folder} is: ledgers or folders.")
    from greenest.study.publish.study_folder import join_studies

    with unusable(ValueError):
        tables, is_open = join_studies(parts, into)
    print_lines(*map(str, tables))
    return is_open


_ENDINGS = {".csv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl", ".parquet": "parquet"}
"""The format of a table, by the ending of its name."""


def columns_in(text: str) -> tuple[str, ...]:
    """Return the names in a list of columns; exits for an unknown or repeated name."""
    from greenest.study.export.formats import COLUMNS

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in COLUMNS:
            raise click.BadParameter(f"{name!r} is none of {', '.join(COLUMNS)}.")
        if names.count(name) > 1:
            raise click.BadParameter(f"{name!r} is named twice.")
    return names


@click.command()
@ledgers_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(list(dict.fromkeys(_ENDINGS.values()))),
    help="What to write; parquet needs the extra of that name.  [default: by --output's ending]",
)
@click.option(
    "--only",
    type=click.Choice([str(status) for status in Status]),
    help="Boards of this verdict alone.",
)
@click.option(
    "--columns",
    type=columns_in,
    metavar="NAMES",
    help="Some of run,shape,pieces,seed,index,source,field,line,id,board,verdict,engine,nodes,"
    "moves,reason,seconds.  [default: all that apply]",
)
@output_option("--output", "Write this file, whole or not at all.  [default: standard output]")
def export(
    ledgers: tuple[Path, ...],
    form: str | None,
    only: str | None,
    columns: tuple[str, ...] | None,
    output: Path | None,
) -> None:
    """Write the verdicts of ledgers as a table.

    Runs follow each other, and each random board has a row, by index. A board that `greenest solve`
    was given has a row for each place where it stood when that column of the file was last solved,
    by source and line. Boards and moves are written as in other commands.
    """
    from greenest.study.book.file import belongs_to
    from greenest.study.export.formats import export as write
    from greenest.study.export.formats import read_table
    from greenest.system.files import written_aside

    ending = _ENDINGS.get(output.suffix.lower()) if output else None
    if form and ending and form != ending:
        raise click.UsageError(f"--format {form} and --output {output} are two formats.")
    form = form or ending
    if form is None:
        raise click.UsageError("Give --format, or --output with a name such as x.csv or x.parquet.")
    if form == "parquet":
        if output is None:
            raise click.UsageError("Parquet is written to a file: name it with --output.")
        import pyarrow  # noqa: F401 - said before any work if it is missing
    if output is not None:
        for each in ledgers:
            if belongs_to(output, each):
                raise click.UsageError(f"--output {output} would write over the ledger {each}.")
    status = Status(only) if only else None
    with read_table(ledgers, status) as table:
        for number in table.left_out:
            say(f"run {number} is left out: it only counts its boards")
        names = columns or table.names
        if output is None:
            with printing_bytes() as stream:
                write(table, form, names, stream)
            return
        with written_aside(output) as file:
            count = write(table, form, names, cast(IO[bytes], file))
    say(f"{output}: {many(count, 'row')}")
