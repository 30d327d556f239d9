"""The page: findings, figures, tables and a solution to replay, in one file that loads nothing."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib import resources
from json import dumps
from string import Template

from greenest.solver.decide import decide
from greenest.solver.verdict import Verdict
from greenest.study.publication.figures.style import Picture
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.sentences import Answer, answer, findings
from greenest.study.publication.findings.tables import tables
from greenest.study.publication.findings.wording import Table
from greenest.study.sampling import random_position

REPLAYED = (6, 6, 36, 1, 0)
"""The board whose solution the page replays: rows, columns, pieces, seed, index."""


def page_of(data: Data, drawn: Sequence[Picture]) -> str:
    """Return the page: everything is within it, nothing is loaded."""
    source = resources.files("greenest.study.publication") / "page.html"
    template = Template(source.read_text(encoding="utf-8"))
    verdict = decide(random_position(*REPLAYED))
    rows, cols, pieces, seed, index = REPLAYED
    command = f"greenest generate {rows}x{cols} --pieces {pieces} --seed {seed} --index {index}"
    return template.substitute(
        answer=_answer(answer(data)),
        findings="\n".join(f"<li>{escape(each)}</li>" for each in findings(data)),
        figures="\n".join(map(_figure, drawn)),
        tables="\n".join(map(_table, tables(data))),
        command=escape(f"{command} | greenest solve -"),
        replay=dumps(_replay(verdict)).replace("<", "\\u003c"),
    )


def _answer(found: Answer | None) -> str:
    if found is None:
        return ""
    return f"<p><strong>{escape(found.question)}</strong> {escape(found.text)}</p>"


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
