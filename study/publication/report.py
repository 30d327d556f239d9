"""The publication of a folder: figures, tables, README, page and data package from its CSV files.

Nothing is measured here, so the same tables give the same bytes.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources as files
from json import dumps
from pathlib import Path
from string import Template

from greenest.solver.decide import decide
from greenest.solver.verdict import Verdict
from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.figures import Picture, pictures, puzzle_sheet
from greenest.study.publication.findings import (
    K50_COLUMNS,
    Data,
    Table,
    findings,
    half_solvable,
    tables,
)
from greenest.study.publication.measures import Row
from greenest.study.publication.package import Resource, resources, write_package
from greenest.study.publication.tables import read_csv, write_csv
from greenest.study.sampling import random_position
from greenest.system.files import write_bytes, write_text

BLOCK = re.compile(r"(<!-- begin ([a-z0-9-]+) -->\n).*?(<!-- end \2 -->)", re.DOTALL)
FIGURES = "figures"
COMMANDED = {
    "batch": (
        "Balanced boards of 20 shapes, by the engine {}",
        "greenest batch SHAPE --count 50000 --seed 12 --engine {} --json",
        "0.3.0",
        "12",
    ),
    "blocks": (
        "How full boards of {} end with a carrier",
        "greenest blocks {} --json",
        "0.3.0",
        "none",
    ),
    "census": ("All positions of {}", "greenest census {} --all-positions --json", "0.2.0", "none"),
    "values": ("Every setup of {} {}, valued", "greenest values {} {} --json", "0.2.0", "none"),
    "every": (
        "Checks for boards of every size",
        "greenest prove --all-sizes --json",
        "0.3.0",
        "none",
    ),
    "conjecture": (
        "Full boards of three colours, random and made to be hard, by the engine {}",
        "greenest conjecture SHAPE --engine {} --count N --json",
        "0.3.0",
        "1",
    ),
    "proof": ("Every balanced setup of {}", "greenest prove {} --json", "0.3.0", "none"),
}
"""By the first word of a file's name, its title, its command, the version and the seeds.

The files do not name the version themselves; the tests make the small ones anew.
"""
REPLAYED = (6, 6, 36, 1, 0)
"""The board whose solution the page replays: rows, columns, pieces, seed, index."""


def make_report(folder: Path) -> list[Path]:
    """Make everything that follows from the tables in a folder, and return the files made.

    In a README the text between `<!-- begin NAME -->` and `<!-- end NAME -->` is replaced; where
    there is none, one is written. Raises ValueError for a folder without tables or with a table of
    another version, and OSError.
    """
    data = read_data(folder)
    drawn = pictures(data)
    made = [*_write_figures(folder, drawn), *_write_puzzles(folder, data), folder / "k50.csv"]
    write_csv(folder / "k50.csv", K50_COLUMNS, half_solvable(data))
    listed = [*resources(folder), *_derived(folder, drawn)]
    write_package(folder, {each["name"]: each for each in listed}.values())
    blocks = blocks_of(data, drawn, resources(folder))
    for name, text in (("README.md", _readme(folder, blocks)), ("report.html", _page(data, drawn))):
        write_text(folder / name, text)
        made.append(folder / name)
    return [*made, folder / "datapackage.json"]


def read_data(folder: Path) -> dict[str, Sequence[Row]]:
    """Return the rows of every experiment's table that a folder has, by experiment."""
    data: dict[str, Sequence[Row]] = {
        name: read_csv(folder / f"{name}.csv", experiment.columns)
        for name, experiment in EXPERIMENTS.items()
        if (folder / f"{name}.csv").exists()
    }
    if not data:
        raise ValueError(f"{folder}: no tables; greenest study makes them")
    return data


def blocks_of(data: Data, drawn: Iterable[Picture], listed: Iterable[Resource]) -> dict[str, str]:
    """Return the Markdown of every generated block of a README, by name."""
    blocks = {"findings": "\n".join(f"- {each}" for each in findings(data))}
    blocks |= {f"table-{table.name}": table.as_markdown() for table in tables(data)}
    blocks |= {
        f"figure-{each.name}": f"![{each.caption}]({FIGURES}/{each.name}.svg)" for each in drawn
    }
    missing = [name for name in EXPERIMENTS if name not in data]
    if missing:
        blocks["missing"] = f"Not run yet: {', '.join(missing)}."
    blocks["files"] = _files(listed).as_markdown()
    return blocks


def fill(text: str, blocks: dict[str, str]) -> str:
    """Replace what stands in the blocks of a text; a block that nothing is known of is emptied."""

    def replaced(found: re.Match[str]) -> str:
        block = blocks.get(found[2])
        return f"{found[1]}{block}\n{found[3]}" if block else f"{found[1]}{found[3]}"

    return BLOCK.sub(replaced, text)


def _readme(folder: Path, blocks: dict[str, str]) -> str:
    path = folder / "README.md"
    if path.exists():
        return fill(path.read_text(encoding="utf-8"), blocks)
    skeleton = "".join(f"<!-- begin {name} -->\n<!-- end {name} -->\n\n" for name in blocks)
    return fill(f"# Results\n\n{skeleton}".rstrip() + "\n", blocks)


def _files(listed: Iterable[Resource]) -> Table:
    return Table(
        "files",
        "Files",
        ("file", "made by", "version", "seeds"),
        tuple(
            (
                f"[{each['path']}]({each['path']})",
                f"`{each['command']}`",
                str(each["version"]),
                str(each["seeds"]),
            )
            for each in listed
            if each["format"] not in ("svg", "png")
        ),
    )


def _write_figures(folder: Path, drawn: Iterable[Picture]) -> list[Path]:
    (folder / FIGURES).mkdir(exist_ok=True)
    made = []
    for each in drawn:
        for kind, content in (("svg", each.svg), ("png", each.png)):
            made.append(folder / FIGURES / f"{each.name}.{kind}")
            write_bytes(made[-1], content)
    return made


def _write_puzzles(folder: Path, data: Data) -> list[Path]:
    """Write the puzzles without their solutions, as text and to be printed."""
    rows = data.get("puzzle-solutions", ())
    if not rows:
        return []
    text, sheet = folder / "puzzles.txt", folder / "puzzles.pdf"
    write_text(text, puzzle_text(rows))
    write_bytes(sheet, puzzle_sheet(rows))
    return [text, sheet]


def puzzle_text(rows: Iterable[Row]) -> str:
    """Return puzzles as positions that `greenest` reads, without their solutions."""
    return "\n".join(
        "\n".join((f"# {row['level']} {row['number']}", *str(row["board"]).split("/"), ""))
        for row in rows
    )


def _derived(folder: Path, drawn: Iterable[Picture]) -> list[Resource]:
    """Describe what is made from the tables, and the data that other commands made."""
    fields = [
        {"name": column.name, "type": column.type, "description": column.description}
        for column in K50_COLUMNS
    ]
    report = {"command": "greenest report", "version": "any, from the tables", "seeds": "none"}
    found: list[Resource] = [
        {
            "name": "k50",
            "path": "k50.csv",
            "title": "Stacks at which half of the boards are solvable",
            "profile": "tabular-data-resource",
            "format": "csv",
            "mediatype": "text/csv",
            "encoding": "utf-8",
            "schema": {"fields": fields},
        }
        | report
    ]
    for each in drawn:
        for kind, medium in (("svg", "image/svg+xml"), ("png", "image/png")):
            found.append(
                {
                    "name": f"figure-{each.name}-{kind}",
                    "path": f"{FIGURES}/{each.name}.{kind}",
                    "title": each.caption,
                    "format": kind,
                    "mediatype": medium,
                }
                | report
            )
    for name, title, medium in (
        ("puzzles.txt", "Composed puzzles, to be read by greenest", "text/plain"),
        ("puzzles.pdf", "Composed puzzles, to be printed", "application/pdf"),
    ):
        stem, kind = name.split(".")
        described = {"name": f"{stem}-{kind}", "path": name, "title": title, "format": kind}
        found.append(described | {"mediatype": medium} | report)
    commanded = map(_commanded, sorted(folder.glob("*-*.json*")))
    return found + [each for each in commanded if each]


def _commanded(path: Path) -> Resource | None:
    """Describe data that a command of its own printed; None for a file of no known kind."""
    kind, *subject = path.stem.split("-")
    if kind not in COMMANDED:
        return None
    title, command, version, seeds = COMMANDED[kind]
    return {
        "name": path.stem,
        "path": path.name,
        "type": "file",
        "title": title.format(*subject),
        "format": path.suffix.removeprefix("."),
        "mediatype": "application/json" if path.suffix == ".json" else "application/jsonl",
        "encoding": "utf-8",
        "command": command.format(*subject),
        "version": version,
        "seeds": seeds,
    }


def _page(data: Data, drawn: Sequence[Picture]) -> str:
    """Return the page: everything is within it, nothing is loaded."""
    page = files.files("greenest.study.publication") / "page.html"
    template = Template(page.read_text(encoding="utf-8"))
    verdict = decide(random_position(*REPLAYED))
    rows, cols, pieces, seed, index = REPLAYED
    command = f"greenest generate {rows}x{cols} --pieces {pieces} --seed {seed} --index {index}"
    return template.substitute(
        findings="\n".join(f"<li>{escape(each)}</li>" for each in findings(data)),
        figures="\n".join(map(_figure, drawn)),
        tables="\n".join(map(_table, tables(data))),
        command=escape(f"{command} | greenest solve -"),
        replay=dumps(_replay(verdict)).replace("<", "\\u003c"),
    )


def _figure(picture: Picture) -> str:
    source = b64encode(picture.svg).decode("ascii")
    caption = escape(picture.caption)
    return (
        f'<figure><img src="data:image/svg+xml;base64,{source}" alt="{caption}">'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.header)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(each)}</td>" for each in rest)
        + "</tr>"
        for first, *rest in table.rows
    )
    return (
        f"<details><summary>{escape(table.title)}</summary><div><table><thead><tr>{head}</tr></thead>"
        f"<tbody>\n{body}\n</tbody></table></div></details>"
    )


def _replay(verdict: Verdict) -> dict[str, object]:
    """Return the boards of a solution one after the other, with the captures between them."""
    position, captures = verdict.position, verdict.captures or ()
    boards = [position.after(*captures[:played]).cells for played in range(len(captures) + 1)]
    return {
        "rows": position.rows,
        "cols": position.cols,
        "boards": boards,
        "moves": verdict.moves,
        "captures": [list(each) for each in captures],
    }
