"""Publishes a folder: makes figures, tables, README, page and data package from its data.

Nothing is measured here, so the same data gives the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import starmap
from pathlib import Path
from string import Template

from greenest.study.difficulty.puzzles import Puzzle
from greenest.study.publish.columns import schema, table_text, text_in
from greenest.study.publish.figures.charts import charts
from greenest.study.publish.figures.drawing import Picture, picture
from greenest.study.publish.figures.puzzles import puzzle_sheet
from greenest.study.publish.findings.data import Data, read_data
from greenest.study.publish.findings.derived import halves
from greenest.study.publish.findings.sentences import answer, findings
from greenest.study.publish.findings.tables import tables
from greenest.study.publish.findings.wording import table
from greenest.study.publish.package import Resource, declared_in, enter, resources
from greenest.study.publish.page import page_of
from greenest.study.publish.recorded import (
    Recorded,
    block_endings,
    read_recorded,
    recorded_tables,
    resource_of,
)
from greenest.study.publish.rows import BlockEnding, Transition
from greenest.study.publish.shipped import text_of
from greenest.system.files import write_bytes, write_text

MARKED = re.compile(r"(<!-- begin ([a-z0-9-]+) -->\n).*?(<!-- end \2 -->)", re.DOTALL)
FIGURE_FOLDER = "figures"
K50 = "transition/k50.csv"
BLOCK_ENDINGS = "small-shapes/blocks.csv"


def make_report(folder: Path) -> list[Path]:
    """Make all files that follow from the data of a folder, and return their paths.

    In an existing README, only text between `<!-- begin NAME -->` and `<!-- end NAME -->` is
    replaced. Raises OSError. Raises ValueError for a folder without tables, and for a table of
    another version or in another place.
    """
    data, recorded = read_data(folder), read_recorded(folder)
    drawn = [picture(each) for each in charts(data)]
    made, entered = [], []
    for resource, content in _derived(data, recorded, drawn):
        made.append(folder / resource.path)
        made[-1].parent.mkdir(exist_ok=True)
        write_bytes(made[-1], content)
        entered.append(resource)
    enter(folder, [*entered, *starmap(resource_of, recorded.items())])
    listed = resources(folder)
    study = declared_in(listed)
    readme, page = folder / "README.md", folder / "report.html"
    write_text(readme, _readme(readme, blocks_of(data, drawn, recorded, listed), data, study))
    write_text(page, page_of(data, drawn, study.title) if study else page_of(data, drawn))
    return [*made, readme, page, folder / "datapackage.json"]


def blocks_of(
    data: Data,
    drawn: Iterable[Picture],
    recorded: Recorded,
    listed: Iterable[Resource],
) -> dict[str, str]:
    """Return the generated blocks of a README in Markdown, by name.

    `listed` are the files of the data package, which the block "files" lists.
    """
    blocks = {"findings": "\n".join(f"- {each}" for each in findings(data))}
    answered = answer(data)
    if answered:
        blocks = {"answer": f"**{answered.question}** {answered.text}", **blocks}
    found = [*tables(data), *recorded_tables(recorded)]
    blocks |= {f"table-{each.name}": each.as_markdown() for each in found}
    blocks |= {
        f"figure-{each.name}": f"![{each.caption}]({FIGURE_FOLDER}/{each.name}.svg)"
        for each in drawn
    }
    if data.missing:
        blocks["missing"] = f"Not run yet: {', '.join(data.missing)}."
    shown = [each for each in listed if not each.path.startswith(f"{FIGURE_FOLDER}/")]
    blocks["files"] = table("files", shown).as_markdown()
    return {name: block for name, block in blocks.items() if block}


def fill(text: str, blocks: dict[str, str]) -> str:
    """Replace the blocks of a text; a block whose name is not in `blocks` is emptied."""

    def replaced(found: re.Match[str]) -> str:
        block = blocks.get(found[2])
        return f"{found[1]}{block}\n{found[3]}" if block else f"{found[1]}{found[3]}"

    return MARKED.sub(replaced, text)


def _readme(path: Path, blocks: dict[str, str], data: Data, study: Resource | None) -> str:
    if path.exists():
        return fill(text_in(path), blocks)
    parts, headings = ["# Results\n"], {}
    if study:
        parts = [Template(text_of("study.md")).substitute(title=study.title)]
        headings = {f"table-{each.name}": each.title for each in tables(data)} | {"files": "Files"}
    for name in blocks:
        if name in headings:
            parts.append(f"## {headings[name]}\n")
        parts.append(f"<!-- begin {name} -->\n<!-- end {name} -->\n")
    return fill("\n".join(parts), blocks)


def _derived(
    data: Data, recorded: Recorded, drawn: Iterable[Picture]
) -> Iterator[tuple[Resource, bytes]]:
    """Yield the files that follow from the data, each as a resource with its content."""
    made = ("greenest report", "any, from the tables", "none")
    for each in drawn:
        for kind, content in (("svg", each.svg), ("png", each.png)):
            path = f"{FIGURE_FOLDER}/{each.name}.{kind}"
            yield Resource(f"figure-{each.name}-{kind}", path, each.caption, *made), content
    if data.puzzles:
        title = "Composed puzzles, to be read by greenest"
        text = puzzle_text(data.puzzles).encode()
        yield Resource("puzzles-txt", "people/puzzles.txt", title, *made), text
        title = "Composed puzzles, to be printed"
        sheet = puzzle_sheet(data.puzzles)
        yield Resource("puzzles-pdf", "people/puzzles.pdf", title, *made), sheet
    if data.curves or halves(data):
        part = f", {data.part}" if data.part else ""
        title = f"Stacks at which half of the boards are solvable{part}"
        text = table_text(Transition, halves(data)).encode()
        yield Resource("k50", K50, title, *made, fields=schema(Transition)), text
    if endings := block_endings(recorded):
        title = "How full boards of small shapes end with a carrier, counted"
        text = table_text(BlockEnding, endings).encode()
        yield Resource("blocks", BLOCK_ENDINGS, title, *made, fields=schema(BlockEnding)), text


def puzzle_text(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as a text that `greenest` reads, without their solutions."""
    return "\n".join(
        "\n".join((f"# {each.level} {each.number}", *each.board.split("/"), "")) for each in puzzles
    )
