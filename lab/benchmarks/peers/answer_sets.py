"""Positions as answer-set programs, for clingo (Gebser, Kaminski, Kaufmann and Schaub 2019).

`tree.lp` states that the captures form a tree, as the model for CP-SAT does, and uses clingo's
built-in check for cycles. `steps.lp` states the board after each capture.
"""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import clingo

from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture

Answer = tuple[Capture, ...] | None
"""A solution, or None if there is none."""

OPTIONS = ["--configuration=crafty", "--seed=1"]
"""The fastest of five configurations of clingo, by a trial on 21 boards of another seed."""
PROGRAMS = Path(__file__).parent


def facts(position: Position) -> Iterator[str]:
    """Yield the facts that describe a position in a program; colours are numbers."""
    for captor, prey in PREY.items():
        yield f"captures({COLOURS.index(captor)},{COLOURS.index(prey)})."
    for cell, colour in enumerate(position.cells):
        if colour != EMPTY:
            yield f"stack({cell},{COLOURS.index(colour)})."
    for (source, target), between in position.grid.paths.items():
        if EMPTY not in (position.cells[source], position.cells[target]):
            yield f"near({source},{target})."
            for cell in between:
                if position.cells[cell] != EMPTY:
                    yield f"between({source},{target},{cell})."


def tree(position: Position) -> Answer:
    """Decide a position by `tree.lp`."""
    found = _model(position, "tree.lp")
    if found is None:
        return None
    order: dict[int, set[int]] = {}
    goes: dict[int, int] = {}
    for atom in found:
        first, second = (argument.number for argument in atom.arguments)
        if atom.name == "goes":
            goes[first] = second
        else:
            order.setdefault(second, set()).add(first)
    cells = TopologicalSorter(order).static_order()
    return tuple(Capture(cell, goes[cell]) for cell in cells if cell in goes)


def steps(position: Position) -> Answer:
    """Decide a position by `steps.lp`."""
    found = _model(position, "steps.lp", f"step(1..{position.pieces - 1}).")
    if found is None:
        return None
    cells = {name: {} for name in ("from", "onto")}  # type: dict[str, dict[int, int]]
    for atom in found:
        cell, step = (argument.number for argument in atom.arguments)
        cells[atom.name][step] = cell
    return tuple(
        Capture(cells["from"][step], cells["onto"][step]) for step in sorted(cells["from"])
    )


def _model(position: Position, program: str, *more: str) -> list[clingo.Symbol] | None:
    """Return the shown atoms of the first answer set; None if there is no answer set."""
    control = clingo.Control(OPTIONS, logger=lambda code, message: None)
    control.load(str(PROGRAMS / program))
    control.add("base", [], "\n".join((*facts(position), *more)))
    control.ground([("base", [])])
    found: list[clingo.Symbol] | None = None
    with control.solve(yield_=True) as models:
        for model in models:
            found = list(model.symbols(shown=True))
            break
    return found
