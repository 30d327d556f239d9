"""Publishes a folder: makes figures, tables, README, page and data package from its data.

Nothing is measured here, so the same data gives the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import starmap
from pathlib import Path

from greenest.study.difficulty.puzzles import Puzzle
from greenest.study.publication.columns import schema, write_table
from greenest.study.publication.figures.charts import charts
from greenest.study.publication.figures.drawing import Picture, picture
from greenest.study.publication.figures.puzzles import puzzle_sheet
from greenest.study.publication.findings.data import Data, read_data
from greenest.study.publication.findings.derived import halves
from greenest.study.publication.findings.sentences import answer, findings
from greenest.study.publication.findings.tables import tables
from greenest.study.publication.findings.wording import table
from greenest.study.publication.package import Resource, declared_in, enter, resources
from greenest.study.publication.page import page_of
from greenest.study.publication.recorded import (
    Recorded,
    block_endings,
    read_recorded,
    recorded_tables,
    resource_of,
)
from greenest.study.publication.rows import BlockEnding, Transition
from greenest.system.files import write_bytes, write_text

MARKED = re.compile(r"(<!-- begin ([a-z0-9-]+) -->\n).*?(<!-- end \2 -->)", re.DOTALL)
WORDS = """\
Boards are random positions of the puzzle Greenest by Néstor Romeral Andrés. One is *solvable* if
captures can leave a single stack on it; a share of boards has its interval of 95 % in brackets.
docs/study.md of greenest, the program that decided them, tells how boards are drawn and intervals
made."""
FIGURE_FOLDER = "figures"
K50 = "transition/k50.csv"
BLOCK_ENDINGS = "small-shapes/blocks.csv"
PUZZLE_TEXT = "people/puzzles.txt"
PUZZLE_SHEET = "people/puzzles.pdf"


def make_report(folder: Path) -> list[Path]:
    """Make all files that follow from the data of a folder; return the files made.

    In a README the text between `<!-- begin NAME -->` and `<!-- end NAME -->` is replaced; if there
    is no README, one is written. Raises OSError, and ValueError for a folder without tables, or
    with a table of another version or in another place.
    """
    data, recorded = read_data(folder), read_recorded(folder)
    drawn = [picture(each) for each in charts(data)]
    made = [*_write_figures(folder, drawn), *_write_puzzles(folder, data.puzzles)]
    made += _write_tables(folder, data, recorded)
    enter(folder, [*derived(drawn), *starmap(resource_of, recorded.items())])
    blocks = blocks_of(data, drawn, recorded, resources(folder))
    study = declared_in(resources(folder))
    for name, text in (
        ("README.md", _readme(folder, blocks, _begun(data, study))),
        ("report.html", page_of(data, drawn, study.title) if study else page_of(data, drawn)),
    ):
        write_text(folder / name, text)
        made.append(folder / name)
    return [*made, folder / "datapackage.json"]


def blocks_of(
    data: Data,
    drawn: Iterable[Picture],
    recorded: Recorded,
    listed: Iterable[Resource],
) -> dict[str, str]:
    """Return the Markdown of every generated block of a README, by name."""
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
    """Replace the blocks of a text; a block without content is emptied."""

    def replaced(found: re.Match[str]) -> str:
        block = blocks.get(found[2])
        return f"{found[1]}{block}\n{found[3]}" if block else f"{found[1]}{found[3]}"

    return MARKED.sub(replaced, text)


def _begun(data: Data, study: Resource | None) -> dict[str, str]:
    """Return the headings of a new README, by the block below each; "" is for the top."""
    if study is None:
        return {"": "# Results\n\n"}
    headings = {f"table-{each.name}": f"## {each.title}\n\n" for each in tables(data)}
    return {"": f"# {study.title}\n\n{WORDS}\n\n", **headings, "files": "## Files\n\n"}


def _readme(folder: Path, blocks: dict[str, str], begun: dict[str, str]) -> str:
    path = folder / "README.md"
    if path.exists():
        return fill(path.read_text(encoding="utf-8"), blocks)
    skeleton = "".join(
        f"{begun.get(name, '')}<!-- begin {name} -->\n<!-- end {name} -->\n\n" for name in blocks
    )
    return fill(f"{begun['']}{skeleton}".rstrip() + "\n", blocks)


def _write_figures(folder: Path, drawn: Iterable[Picture]) -> list[Path]:
    (folder / FIGURE_FOLDER).mkdir(exist_ok=True)
    made = []
    for each in drawn:
        for kind, content in (("svg", each.svg), ("png", each.png)):
            made.append(folder / FIGURE_FOLDER / f"{each.name}.{kind}")
            write_bytes(made[-1], content)
    return made


def _write_puzzles(folder: Path, puzzles: Sequence[Puzzle]) -> list[Path]:
    """Write the puzzles without their solutions, as text and to be printed."""
    if not puzzles:
        return []
    text, sheet = folder / PUZZLE_TEXT, folder / PUZZLE_SHEET
    write_text(text, puzzle_text(puzzles))
    write_bytes(sheet, puzzle_sheet(puzzles))
    return [text, sheet]


def puzzle_text(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as positions that `greenest` reads, without their solutions."""
    return "\n".join(
        "\n".join((f"# {each.level} {each.number}", *each.board.split("/"), "")) for each in puzzles
    )


def _write_tables(folder: Path, data: Data, recorded: Recorded) -> list[Path]:
    """Write the tables that follow from others."""
    made = []
    half = halves(data)
    if half or data.points:
        made.append(folder / K50)
        made[-1].parent.mkdir(exist_ok=True)
        write_table(made[-1], Transition, half)
    endings = block_endings(recorded)
    if endings:
        made.append(folder / BLOCK_ENDINGS)
        write_table(made[-1], BlockEnding, endings)
    return made


def derived(drawn: Iterable[Picture]) -> list[Resource]:
    """Return the resources of derived tables, puzzles and figures."""
    made = ("greenest report", "any, from the tables", "none")
    half = "Stacks at which half of the boards are solvable"
    ends = "How full boards of small shapes end with a carrier, counted"
    found = [
        Resource("k50", K50, half, *made, fields=schema(Transition)),
        Resource("blocks", BLOCK_ENDINGS, ends, *made, fields=schema(BlockEnding)),
        Resource("puzzles-txt", PUZZLE_TEXT, "Composed puzzles, to be read by greenest", *made),
        Resource("puzzles-pdf", PUZZLE_SHEET, "Composed puzzles, to be printed", *made),
    ]
    for each in drawn:
        for kind in ("svg", "png"):
            path = f"{FIGURE_FOLDER}/{each.name}.{kind}"
            found.append(Resource(f"figure-{each.name}-{kind}", path, each.caption, *made))
    return found
