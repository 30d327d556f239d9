"""`explain`: why positions are unsolvable; `repair`: the smallest changes that mend them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.colour import paint
from greenest.commands.shared.exits import UNDECIDED
from greenest.commands.shared.options import (
    board_arguments,
    input_options,
    json_option,
    limit_options,
    names_option,
    number_option,
    row_options,
)
from greenest.commands.shared.printing import drawing, wrap
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.commands.shared.verdicts import verdict_lines
from greenest.games.plurals import many
from greenest.games.pyramids.board import is_large, stack_text
from greenest.games.pyramids.drawing import draw
from greenest.games.pyramids.position import Position
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Status
from greenest.solver.why.changes import KEEPING_COLOURS, Kind
from greenest.solver.why.explain import explain as explanation_of
from greenest.solver.why.explanation import Explanation
from greenest.solver.why.repairs import REPAIR_NODES, Asked, Repairs, repairs, usual_kinds

if TYPE_CHECKING:
    from greenest.study.difficulty.rating import Rated

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
REPAIR_KEYS = ("board", "verdict", "reason", "repairs", "asked")
NODES_HELP = "Nodes for a position, and for all its changed boards together."
SECONDS_HELP = "Seconds for a position and all its changed boards.  [default: no limit]"


@click.command()
@board_arguments
@limit_options
@json_option
def explain(boards: tuple[str, ...], limits: Limits, as_json: bool) -> None:
    """Explain why positions are unsolvable.

    The few stacks to blame are in brackets, and a list of cases shows that no play with their
    colours and in their way leaves one stack, whatever the others are. At the end are the stacks
    whose colours matter, and the easiest repair of each kind that `greenest repair` finds. Each
    sentence is defined in docs/reasons.md.
    """
    rows = Rows(Form.JSONL if as_json else Form.TEXT, EXPLANATION_KEYS)
    for each in Input(boards).each(rows):
        began = LOADER.clock()
        found = explanation_of(each.position, limits)
        rows.outcome.count([found.verdict.status])
        if not found.is_complete:
            rows.outcome.codes.add(UNDECIDED)
        mended = _mended(found, limits.after(0, LOADER.clock() - began))
        listed = None if mended is None else [x.as_json() for x in mended]
        answer = found.as_json() | {"repairs": listed}
        rows.print(answer, each.origin, partial(_lines, found, each.origin.where, mended))
    rows.outcome.exit()


def _mended(found: Explanation, limits: Limits) -> list[Rated] | None:
    """Return the easiest repair of each kind up to 16x16; None if limits let none be found."""
    position = found.verdict.position
    if found.verdict.status is not Status.UNSOLVABLE or is_large(position.rows, position.cols):
        return []
    own = replace(limits, max_nodes=min(REPAIR_NODES, limits.max_nodes))
    best = repairs(position, own)
    return None if best.is_open and not best.repairs else _easiest_of(best, 1)


def _lines(found: Explanation, where: str, mended: list[Rated] | None) -> list[str]:
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
    if mended is None:
        return [*lines, "what would help was not found within the limits"]
    lines += ["what would help:"] if mended else []
    return lines + [line for each in mended for line in _rated_lines(each, verbose=False)]


@click.command()
@click.option(
    "--keep",
    type=click.Choice(["balanced", "nothing"]),
    help="Only swap and move, which keep a balanced board balanced, or change anything.  "
    "[default: balanced if the board is]",
)
@names_option("--only", "kinds", Kind, "Try only changes of these kinds")
@number_option("--most", default=3, metavar="K", says="Repairs of each kind to show.")
@partial(limit_options, seconds_help=SECONDS_HELP, nodes_help=NODES_HELP, max_nodes=REPAIR_NODES)
@input_options
@row_options
def repair(
    given: Input,
    keep: str | None,
    kinds: tuple[Kind, ...],
    most: int,
    limits: Limits,
    form: Form,
    verbose: bool,
) -> None:
    """Show the smallest changes that make a position solvable.

    A change swaps two stacks, recolours one, moves one to an empty cell, adds one or removes one.
    If no single change helps, pairs of them are tried. Of each kind, those that give the easiest
    boards come first, each with its moves. Changed boards that stay undecided are counted; with
    more --max-nodes, more of them are decided. With -v, the mended boards are drawn. Positions
    beyond 16x16 are refused.
    """
    if keep and kinds:
        raise click.UsageError("--keep and --only do not go together.")
    rows = Rows(form, REPAIR_KEYS, given.has_id)
    for each in given.each(rows):
        with rows.passing_over(each.origin):
            found = repairs(each.position, limits, _chosen(each.position, keep, kinds))
            if found.is_open:
                rows.outcome.codes.add(UNDECIDED)
            best = _easiest_of(found, most)
            answer = found.as_json() | {"repairs": [x.as_json() for x in best]}
            where = each.origin.where
            rows.print(answer, each.origin, partial(_repair_lines, found, best, where, verbose))
    rows.outcome.exit()


def _chosen(position: Position, keep: str | None, kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    if keep:
        return KEEPING_COLOURS if keep == "balanced" else tuple(Kind)
    return kinds or usual_kinds(position)


def _easiest_of(found: Repairs, most: int) -> list[Rated]:
    """Return up to `most` repairs of each kind; what rates them is loaded if there are any."""
    if not found.repairs:
        return []
    from greenest.study.difficulty.rating import easiest

    return easiest(found.repairs, most)


def _repair_lines(found: Repairs, best: Sequence[Rated], where: str, verbose: bool) -> list[str]:
    lines = verdict_lines(found.verdict, where)
    if found.verdict.status is not Status.UNSOLVABLE:
        return lines
    if not found.repairs:
        lines += wrap("no change that was tried makes it solvable")
    for asked in found.asked:
        if asked.solvable or asked.undecided or asked.unasked:
            lines += wrap(_summary(asked))
        alike = (each for each in best if each.repair.kind == asked.kind)
        lines += [line for each in alike for line in _rated_lines(each, verbose)]
    return lines


def _rated_lines(rated: Rated, verbose: bool) -> list[str]:
    """Return a repair, its difficulty and its moves as lines; if `verbose`, with a drawing."""
    repair, level = rated.repair, rated.rating.level
    moves = " ".join(map(repair.position.notation, repair.captures))
    drawn = ["", *drawing(repair.position.board), ""] if verbose else []
    head = f"{repair.words} ({level}): {repair.position}"
    return [*wrap(head, "  "), *wrap(moves, "    "), *drawn]


def _summary(asked: Asked) -> str:
    """Return how many changes of a kind help, and how many are undecided or were not tried."""
    tried = asked.solvable + asked.unsolvable + asked.undecided
    helping = "helps" if asked.solvable == 1 else "help"
    left = [f"{asked.undecided:,} undecided"] if asked.undecided else []
    left += [f"{asked.unasked:,} more not tried"] if asked.unasked else []
    rest = f" ({', '.join(left)})" if left else ""
    return f"{asked.kind}: {asked.solvable:,} of {tried:,} {helping}{rest}"
