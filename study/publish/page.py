"""The page of findings, figures and tables: one file, without scripts and links."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from string import Template

from greenest.study.publish.figures.drawing import Picture
from greenest.study.publish.findings.data import Data
from greenest.study.publish.findings.sentences import Answer, answer, findings
from greenest.study.publish.findings.tables import tables
from greenest.study.publish.findings.wording import Table
from greenest.study.publish.shipped import text_of

TITLE = "Greenest: how often it can be solved, and how hard it is"


def page_of(data: Data, drawn: Sequence[Picture], title: str = TITLE) -> str:
    """Return the page as HTML."""
    return Template(text_of("page.html")).substitute(
        title=escape(title),
        answer=_answer(answer(data)),
        findings=_list(findings(data)),
        figures="\n".join(map(_figure, drawn)),
        tables="\n".join(map(_table, tables(data))),
    )


def _answer(found: Answer | None) -> str:
    if found is None:
        return ""
    return f"<p><strong>{escape(found.question)}</strong> {escape(found.text)}</p>"


def _list(sentences: Sequence[str]) -> str:
    items = "\n".join(f"<li>{escape(each)}</li>" for each in sentences)
    return f"<ul>\n{items}\n</ul>" if items else ""


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
