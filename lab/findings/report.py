"""Makes what results/ shows: figures, tables, README and its pages, page and data package."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from pathlib import Path

from greenest.lab.experiments.rows import BlockEnding
from greenest.lab.findings.charts import charts
from greenest.lab.findings.data import Findings, read_findings
from greenest.lab.findings.recorded import (
    Recorded,
    block_endings,
    read_recorded,
    recorded_tables,
    resource_of,
)
from greenest.lab.findings.sentences import abstract
from greenest.lab.findings.tables import tables
from greenest.lab.puzzles.puzzles import Puzzle
from greenest.lab.puzzles.sheet import puzzle_sheet
from greenest.study.publish.columns import schema, table_text
from greenest.study.publish.package import Resource, enter, resources
from greenest.study.publish.report import (
    Contents,
    Derived,
    blocks_of,
    fill,
    halves_files,
    publish,
)
from greenest.system.files import write_text

TITLE = "Greenest: how often it can be solved, and how hard it is"
PAGES = ("transition.md", "people.md", "small-shapes.md", "other-games.md", "files.md")
"""The pages beside the README, each of one topic."""
BLOCK_ENDINGS = "small-shapes/blocks.csv"


def make_results(folder: Path) -> list[Path]:
    """Make all files that follow from the data of our own results, and return their paths.

    Raises OSError. Raises ValueError for a folder without tables, and for a table or a line of
    another version.
    """
    data, recorded = read_findings(folder), read_recorded(folder)
    enter(folder, list(starmap(resource_of, recorded.items())))
    contents = contents_of(data, recorded)
    made = publish(folder, contents, "python -m greenest.lab report")
    blocks = blocks_of(contents, resources(folder))
    pages = [folder / each for each in PAGES if (folder / each).exists()]
    for page in pages:
        write_text(page, fill(page.read_text("utf-8"), blocks))
    return [*made, *pages]


def contents_of(data: Findings, recorded: Recorded) -> Contents:
    """Return what the report of our own results shows."""
    files, endings = halves_files(data), block_endings(recorded)
    files += puzzle_files(data.puzzles) if data.puzzles else []
    files += [_endings_file(endings)] if endings else []
    shown = [*tables(data), *recorded_tables(recorded)]
    return Contents(TITLE, "# Results\n", charts(data), shown, files, abstract(data).as_lead())


def puzzle_files(puzzles: tuple[Puzzle, ...]) -> list[Derived]:
    """Return composed puzzles as a text and as sheets to be printed."""
    text, sheet = puzzle_text(puzzles).encode(), puzzle_sheet(puzzles)
    read, printed = "Composed puzzles, to be read by greenest", "Composed puzzles, to be printed"
    return [
        (Resource("puzzles-txt", "people/puzzles.txt", read), text),
        (Resource("puzzles-pdf", "people/puzzles.pdf", printed), sheet),
    ]


def _endings_file(found: list[BlockEnding]) -> Derived:
    title = "How full boards of small shapes end with a carrier, counted"
    made = Resource("blocks", BLOCK_ENDINGS, title, fields=schema(BlockEnding))
    return made, table_text(BlockEnding, found).encode()


def puzzle_text(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as a text that `greenest` reads, without their solutions."""
    return "\n".join(
        "\n".join((f"# {each.level} {each.number}", *each.board.split("/"), "")) for each in puzzles
    )
