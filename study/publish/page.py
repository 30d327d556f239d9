"""The page of findings, figures and tables: one file, without scripts and links."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from string import Template
from typing import NamedTuple

from greenest.study.publish.figures.drawing import Picture
from greenest.study.publish.shipped import text_of
from greenest.study.publish.wording import Table


class Abstract(NamedTuple):
    """A question with its answer, and sentences that no table shows; empty without them."""

    question: str = ""
    answer: str = ""
    sentences: Sequence[str] = ()


def page_of(title: str, found: Abstract, drawn: Sequence[Picture], tables: Sequence[Table]) -> str:
    """Return the page as HTML."""
    return Template(text_of("page.html")).substitute(
        title=escape(title),
        answer=_answer(found),
        findings=_list(found.sentences),
        figures="\n".join(map(_figure, drawn)),
        tables="\n".join(map(_table, tables)),
    )


def _answer(found: Abstract) -> str:
    if not found.answer:
        return ""
    return f"<p><strong>{escape(found.question)}</strong> {escape(found.answer)}</p>"


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
