"""Finds the defects of a board as a setup of Greenest.

A setup has a single pyramid on each cell, and equally many of each colour. The pyramids must be in
one box, a published set of pyramids. There are two boxes: the Basic set for boards of 6x6, and the
Advanced set for boards up to 9x9. A board is compared with the smallest box for its number of
cells, and a board of more than 81 cells with the Advanced set. A board with such defects can be
decided all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from greenest.games.grid import grid_of
from greenest.games.plurals import many
from greenest.games.pyramids.board import Board
from greenest.games.pyramids.stacks import COLOUR_NAMES

NAMED_CELLS = 8


class Box(NamedTuple):
    """A published set of pyramids; `cells` is the number of cells of the largest board for it."""

    name: str
    cells: int
    pyramids: dict[str, int]


BOXES = (
    Box("Basic", 36, {"B": 15, "G": 20, "W": 15}),
    Box("Advanced", 81, {"B": 30, "G": 45, "W": 30}),
)


def setup_defects(board: Board) -> tuple[str, ...]:
    """Return a sentence for each defect of a board as a setup; none for a correct setup."""
    return tuple(_defects(board))


def is_balanced(board: Board) -> bool:
    """Return whether a board has equally many pyramids of each colour."""
    return len(set(_pyramids(board).values())) == 1


def _defects(board: Board) -> Iterator[str]:
    cells, have = board.rows * board.cols, _pyramids(board)
    if cells % 3:
        yield f"{many(cells, 'cell')} cannot be shared equally among three colours"
    empty = [cell for cell, stack in enumerate(board.stacks) if not stack]
    if len(empty) == cells:
        yield "every cell is empty"
    elif empty:
        verb = "is" if len(empty) == 1 else "are"
        yield f"{len(empty):,} of {many(cells, 'cell')} {verb} empty: {_names(board, empty)}"
    if tall := [cell for cell, stack in enumerate(board.stacks) if len(stack) > 1]:
        carry = "cell carries" if len(tall) == 1 else "cells carry"
        yield f"{len(tall):,} {carry} more than one pyramid: {_names(board, tall)}"
    if not is_balanced(board):
        amounts = ", ".join(f"{amount:,} {COLOUR_NAMES[colour]}" for colour, amount in have.items())
        wanted = f"; a setup of {many(cells, 'cell')} has {cells // 3:,} of each"
        yield f"the colours are not balanced: {amounts}{'' if cells % 3 else wanted}"
    box = next((box for box in BOXES if cells <= box.cells), BOXES[-1])
    for colour, amount in have.items():
        if amount > box.pyramids[colour]:
            yield (
                f"{amount:,} {COLOUR_NAMES[colour]} pyramids are more than the "
                f"{box.pyramids[colour]} of the {box.name} set"
            )


def _pyramids(board: Board) -> dict[str, int]:
    pyramids = "".join(board.stacks)
    return {colour: pyramids.count(colour) for colour in COLOUR_NAMES}


def _names(board: Board, cells: list[int]) -> str:
    grid = grid_of(board.rows, board.cols)
    shown = ", ".join(grid.name(cell) for cell in cells[:NAMED_CELLS])
    more = len(cells) - NAMED_CELLS
    return f"{shown} and {more:,} more" if more > 0 else shown
