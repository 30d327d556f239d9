"""`explain`: why positions are unsolvable."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from greenest.commands.repairing import easiest_of, rated_lines
from greenest.commands.shared.colour import color_option, paint
from greenest.commands.shared.exits import UNDECIDED
from greenest.commands.shared.options import (
    board_arguments,
    json_option,
    limit_options,
    refuse_options_for_people,
)
from greenest.commands.shared.printing import wrap
from greenest.commands.shared.reading import Input
from greenest.commands.shared.verdicts import verdict_lines
from greenest.commands.tables.rows import Form, Rows
from greenest.games.plurals import many
from greenest.games.pyramids.board import is_large, stack_text
from greenest.games.pyramids.drawing import draw
from greenest.solver.verdict import Limits, Status
from greenest.solver.why.explain import explain as explanation_of
from greenest.solver.why.explanation import Explanation
from greenest.solver.why.repairs import REPAIR_NODES, repairs

if TYPE_CHECKING:
    from greenest.study.difficulty.mended import Rated

EXPLANATION_KEYS = (
    "board",
    "verdict",
    "words",
    "blamed",
    "cases",
    "core",
    "witnesses",
    "complete",
    "repairs",
)


@click.command()
@board_arguments
@limit_options
@json_option
@color_option
def explain(boards: tuple[str, ...], limits: Limits, as_json: bool) -> None:
    """Explain why positions are unsolvable.

    The few stacks to blame are in brackets, and a list of cases shows that no play with their
    colours and in their way leaves one stack, whatever the others are. At the end are the stacks
    whose colours matter, and the easiest repair of each kind that `greenest repair` finds. Each
    sentence is defined in docs/reasons.md.
    """
    form = Form.JSONL if as_json else Form.TEXT
    refuse_options_for_people(form)
    rows = Rows(form, EXPLANATION_KEYS)
    for each in Input(boards).each(rows):
        found = explanation_of(each.position, limits)
        rows.outcome.count(found.verdict)
        if not found.is_complete:
            rows.outcome.codes.add(UNDECIDED)
        mended = _mended(found, limits)
        answer = found.as_json() | {"repairs": [x.as_json() for x in mended]}
        rows.print(answer, each.origin, partial(_lines, found, each.origin.where, mended))
    rows.outcome.exit()


def _mended(found: Explanation, limits: Limits) -> list[Rated]:
    """Return the easiest repair of each kind for an unsolvable position up to 16x16."""
    position = found.verdict.position
    if found.verdict.status is not Status.UNSOLVABLE or is_large(position.rows, position.cols):
        return []
    own = Limits(max_nodes=REPAIR_NODES, max_seconds=limits.max_seconds)
    return easiest_of(repairs(position, own), 1)


def _lines(found: Explanation, where: str, mended: list[Rated]) -> list[str]:
    """Return verdict, drawing with the stacks to blame marked, explanation and repairs."""
    verdict = found.verdict
    lines = verdict_lines(verdict, where)
    if verdict.status is not Status.UNSOLVABLE:
        return lines
    picture = draw(verdict.position.board, stack_text, found.blamed or ())
    lines += ["", *(f"  {line}" for line in paint(picture).split("\n")), ""]
    for line in found.lines():
        if line != verdict.reason:
            lines += wrap(line.lstrip(), " " * (len(line) - len(line.lstrip())))
    if found.words is None:
        lines += wrap(
            f"the verdict took {many(verdict.nodes, 'node')}; solve --certificate FILE writes "
            "a proof of it, and verify --certificate FILE checks it"
        )
    lines += ["what would help:"] if mended else []
    return lines + [line for each in mended for line in rated_lines(each, verbose=False)]
