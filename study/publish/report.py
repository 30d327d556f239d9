"""Publishes a folder: makes figures, tables, README, page and data package from its data.

Nothing is measured here, so the same data gives the same bytes.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from pathlib import Path
from string import Template

from greenest.study.publish.columns import Transition, schema, table_text, text_in
from greenest.study.publish.derived import halves
from greenest.study.publish.figures.charts import Chart, charts
from greenest.study.publish.figures.drawing import Picture, picture
from greenest.study.publish.package import FILE, Data, Resource, enter, read_data, resources
from greenest.study.publish.shipped import text_of
from greenest.study.publish.tables import Table, common_tables, mixture_tables, table
from greenest.system.files import try_targets, write_bytes, write_text

MARKED = re.compile(r"(<!-- begin ([a-z0-9-]+) -->\n?)(.*?)(<!-- end \2 -->)", re.DOTALL)
MADE = re.compile(r"(?:table|figure)-.*\n(?:(?:\||!\[).*\n)*")
"""The name of a block of a report, then lines of a table or figure alone."""
K50 = "transition/k50.csv"

Derived = tuple[Resource, bytes]
"""A file that follows from the data, and its content."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a report shows.

    `opening` is the beginning of a new README. `files` are those that follow from the data, besides
    the figures. `lead` has blocks before all others by name, in Markdown and HTML. `state` ends
    the titles of the page.
    """

    title: str
    opening: str
    charts: Sequence[Chart]
    tables: Sequence[Table]
    files: Sequence[Derived]
    lead: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    state: str = ""


def study_contents(folder: Path) -> Contents:
    """Return what the report shows of the tables of a study.

    Raises OSError. Raises ValueError for a folder without tables, and for a table of another
    version.
    """
    data = read_data(folder)
    opening = Template(text_of("study.md")).substitute(title=data.title)
    shown = [*common_tables(data), *mixture_tables(data.mixtures)]
    sentence = f"This is{data.state.removeprefix(',')}." if data.state else ""
    drawn = [replace(each, caption=f"{each.caption} {sentence}".rstrip()) for each in charts(data)]
    lead = {"state": (sentence and f"**{sentence}**", "")}
    return Contents(data.title, opening, drawn, shown, halves_files(data), lead, data.state)


def publish(folder: Path, contents: Contents, command: str) -> list[Path]:
    """Write all files of a report that `command` makes, and return their paths.

    Files that it made before, and does not now, leave the data package. In an existing README, only
    text between `<!-- begin NAME -->` and `<!-- end NAME -->` is replaced. Raises OSError, with all
    files unchanged if one is known not to be writable.
    """
    drawn = [picture(each) for each in contents.charts]
    derived = [*_figures(drawn), *contents.files]
    paths = [each.path for each, _ in derived]
    try_targets(folder, [*paths, "README.md", "report.html", FILE])
    for each, content in derived:
        path = folder / each.path
        path.parent.mkdir(exist_ok=True)
        write_bytes(path, content)
    before = {each.name for each in resources(folder) if each.command == command}
    made = [replace(each, command=command) for each, _ in derived]
    enter(folder, made, without=before)
    readme, page = folder / "README.md", folder / "report.html"
    write_text(readme, _readme(readme, contents, resources(folder)))
    write_text(page, page_of(contents, drawn))
    return [*(folder / path for path in paths), readme, page, folder / FILE]


def unplaced(readme: Path, contents: Contents) -> list[str]:
    """Return the names of the blocks that a README has no place for."""
    text, blocks = text_in(readme), blocks_of(contents, resources(readme.parent))
    places = {name: f"<!-- begin {name} -->\n{block}\n<!-- end" for name, block in blocks.items()}
    return [name for name in places if blocks[name] and places[name] not in text]


def halves_files(data: Data) -> list[Derived]:
    """Return the table of the transitions; nothing if no table is of them and none is shown."""
    found, title = halves(data), f"Stacks at which half of the boards are solvable{data.state}"
    made = Resource("k50", K50, title, fields=schema(Transition))
    return [(made, table_text(Transition, found).encode())] if data.curves or found else []


def _figures(drawn: Iterable[Picture]) -> Iterator[Derived]:
    for each in drawn:
        for kind, content in (("svg", each.svg), ("png", each.png)):
            path = f"figures/{each.name}.{kind}"
            yield Resource(f"figure-{each.name}-{kind}", path, each.caption), content


def blocks_of(contents: Contents, listed: Iterable[Resource]) -> dict[str, str]:
    """Return the generated blocks of a README in Markdown, by name; some may be empty.

    `listed` are the files of the data package, which the block "files" lists.
    """
    blocks = {name: text for name, (text, _) in contents.lead.items()}
    blocks |= {f"table-{each.name}": each.as_markdown() for each in contents.tables}
    blocks |= {
        f"figure-{each.name}": f"![{_escaped(each.caption)}](figures/{each.name}.svg)"
        for each in contents.charts
    }
    shown = [each for each in listed if not each.path.startswith("figures/")]
    blocks["files"] = table("files", shown).as_markdown()
    return blocks


def _escaped(text: str) -> str:
    r"""Return text for between brackets in Markdown: `a \[0, 1)` for `a [0, 1)`."""
    return re.sub(r"[\[\]\\]", r"\\\g<0>", text)


def fill(text: str, blocks: Mapping[str, str]) -> str:
    """Replace the blocks of a text, and empty those with a table or figure of an earlier report.

    What else stands between marks is kept, but for blocks in it.
    """

    def replaced(found: re.Match[str]) -> str:
        begin, name, inside, end = found.groups()
        if name not in blocks and not MADE.fullmatch(f"{name}\n{inside}"):
            return f"{begin}{fill(inside, blocks)}{end}"
        block = blocks.get(name)
        return f"{begin.rstrip()}\n{block}\n{end}" if block else f"{begin}{end}"

    return MARKED.sub(replaced, text)


def _readme(path: Path, contents: Contents, listed: Iterable[Resource]) -> str:
    blocks = blocks_of(contents, listed)
    if path.exists():
        return fill(text_in(path), blocks)
    headings = {f"table-{each.name}": each.title for each in contents.tables} | {"files": "Files"}
    parts = [contents.opening]
    for name in (name for name, block in blocks.items() if block):
        if name in headings:
            parts.append(f"## {headings[name]}\n")
        place = f"<!-- begin {name} -->\n<!-- end {name} -->\n"
        if place not in contents.opening:
            parts.append(place)
    return fill("\n".join(parts), blocks)


def page_of(contents: Contents, drawn: Iterable[Picture]) -> str:
    """Return the page as HTML, without scripts and links."""
    blocks = {"answer": "", "findings": ""}
    blocks |= {name: html for name, (_, html) in contents.lead.items()}
    blocks["title"] = escape(f"{contents.title}{contents.state}")
    blocks["figures"] = "\n".join(map(_html_figure, drawn))
    blocks["tables"] = "\n".join(_html_table(each, contents.state) for each in contents.tables)
    return Template(text_of("page.html")).substitute(blocks)


def _html_figure(picture: Picture) -> str:
    source = b64encode(picture.svg).decode("ascii")
    caption = escape(picture.caption)
    return (
        f'<figure><img src="data:image/svg+xml;base64,{source}" alt="{caption}">'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def _html_table(table: Table, state: str) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.header)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(each)}</td>" for each in rest)
        + "</tr>"
        for first, *rest in table.rows
    )
    return (
        f"<details><summary>{escape(f'{table.title}{state}')}</summary><div><table>"
        f"<thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div></details>"
    )
