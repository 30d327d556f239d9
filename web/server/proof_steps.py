"""The steps by which the proof solves a full board: windows, sweeps, removals and takes.

docs/every-size.md describes the steps, and `theorem.carry` plays them. A *window* is a block of
cells that is reduced to one stack. This stack becomes the *carrier*: next it captures a stack,
sweeps rows, or is reduced to one stack together with another window.

Importing `theorem.carry` loads compiled code, so only the function that uses it does so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from greenest.games.grid import Grid
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import COLOUR_NAMES, Capture
from greenest.web.server.messages import ProofResponse, StepResponse
from greenest.web.server.work import ImpossibleError

if TYPE_CHECKING:
    from greenest.solver.full.board import Play

SECTIONS = {
    "1.2": "Removal",
    "2.10": "A strip of four rows at most",
    "4.1": "Three colours at the edge",
    "4.4": "The colours from above",
    "4.5": "A window goes up",
    "4.6": "A window goes down",
}
"""The sections of the proof that describe steps, with their titles."""


def proof_solution(position: Position) -> ProofResponse:
    """Solve a board by the proof's steps; raises ImpossibleError if they do not apply."""
    from greenest.solver.full import carry

    if not carry.applies(position):
        raise ImpossibleError(
            "the steps of the proof are for full boards of three colours, 2x5 or larger"
        )
    play = carry.played(position)
    captures = tuple(map(Capture._make, play.captures.tolist()))
    if not position.after(*captures).is_solved:
        raise AssertionError(f"the proof's steps do not solve {position}")
    return ProofResponse(
        board=str(position),
        moves=list(map(position.notation, captures)),
        steps=list(_steps(position, play, captures)),
    )


def _steps(position: Position, play: Play, captures: tuple[Capture, ...]) -> Iterator[StepResponse]:
    """Yield a step for each stage of `play` that has captures."""
    name = position.grid.name
    at: int | None = None
    after = position
    ends = [stage.first for stage in play.stages[1:]] + [len(captures)]
    for stage, end in zip(play.stages, ends, strict=True):
        own = captures[stage.first : end]
        if not own:
            continue
        carrier = _carrier(stage.kind, own, at, position.cols)
        cells = tuple(sorted({cell for capture in own for cell in capture} - {carrier}))
        before, after = after, after.after(*own)
        words = _words(stage.kind, before, after, own, cells, carrier)
        yield StepResponse(
            first=stage.first,
            last=end - 1,
            kind=stage.kind.value,
            section=stage.section,
            title=SECTIONS[stage.section],
            words=words,
            cells=list(map(name, cells)),
            carrier=None if carrier is None else name(carrier),
        )
        at = own[-1].target


def _carrier(kind: str, captures: Sequence[Capture], at: int | None, cols: int) -> int | None:
    """Return the carrier's cell at the beginning of a step; None without a carrier.

    `at` is the target of the last capture before the step.
    """
    if kind == "sweep":
        return captures[0].source
    if kind == "removal" or at is None or all(source != at for source, _ in captures):
        return None
    others = {cell for capture in captures for cell in capture} - {at}
    is_within = kind == "window" and at in _rectangle(others, cols)
    return None if is_within else at


def _words(
    kind: str,
    before: Position,
    after: Position,
    captures: tuple[Capture, ...],
    cells: tuple[int, ...],
    carrier: int | None,
) -> str:
    end = _stack(after, captures[-1].target)
    if kind == "window":
        window = f"window {_span(before.grid, cells)}"
        if carrier is None:
            return f"The {window} comes down to one stack, {end}."
        who = _stack(before, carrier)
        return f"The carrier, {who}, and the {window} come down to one stack, {end}."
    if kind == "sweep":
        swept = _span(before.grid, [capture.target for capture in captures])
        return f"The {_stack(before, captures[0].source)} sweeps {swept}, and is {end} then."
    if kind == "removal":
        line = _span(before.grid, _line_left(captures, before.cols))
        return f"The line {line} is removed: its stacks take each other, then those beside it."
    moves = ", then ".join(map(before.notation, captures))
    return f"{moves}: the carrier is now {end}."


def _line_left(captures: Sequence[Capture], cols: int) -> list[int]:
    """Return the cells of the row or column that a removal empties: all `captures` start there."""
    rows = {source // cols for source, _ in captures}
    cells = {cell for capture in captures for cell in capture}
    if len(rows) == 1:
        return [cell for cell in cells if cell // cols in rows]
    files = {source % cols for source, _ in captures}
    return [cell for cell in cells if cell % cols in files]


def _stack(position: Position, cell: int) -> str:
    return f"{COLOUR_NAMES[position.cells[cell]]} on {position.grid.name(cell)}"


def _span(grid: Grid, cells: Iterable[int]) -> str:
    """Return the corners of the smallest rectangle around some cells, such as "a6 to f4"."""
    held = _rectangle(cells, grid.cols)
    first, last = grid.name(held[0]), grid.name(held[-1])
    return first if first == last else f"{first} to {last}"


def _rectangle(cells: Iterable[int], cols: int) -> list[int]:
    """Return all cells of the smallest rectangle around some cells, in order."""
    rows, files = zip(*(divmod(cell, cols) for cell in cells), strict=True)
    return [
        row * cols + file
        for row in range(min(rows), max(rows) + 1)
        for file in range(min(files), max(files) + 1)
    ]
