"""Removal of a row, sweep, and two sweeps: how one stack takes many.

These are sections 1.2 (the special case), 1.3 and 1.4 of docs/every-size.md, with its letters: z
takes x, x takes y, y takes z. A *slab* is a block that is all x, or a pimple: all x except for the
y before z.

    z . . . .       . . . . .       Two sweeps: z takes the slab of x's except for one stack, x₀,
    x x x x x       . . . . .       in the slab's last row but one. Then x₀ sweeps the rows of y,
    x x x x x   ►   . . . . x₀      and ends in the column of z, so z can take x₀.
    x x x x x       z . . . .
    y y y y y       y y y y y
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from greenest.solver.full.board import Block, Kind, Play
from greenest.solver.full.descents import GapError
from greenest.solver.full.field import remove_line, sweep_line
from greenest.solver.full.strips import Ints, captor, prey


def remove_row(play: Play, block: Block, row: int, into: int) -> None:
    """Remove a row of x's, or of x's and y's, into a row of y's beside it (1.2).

    `row` and `into` are the indexes of the two rows. Raises GapError if they have other colours.
    """
    line, beside = block.row(row), block.row(into)
    y = play.colour(beside[0])
    x = captor(y)
    if play.of_row(block, into) != {y} or not {x} <= play.of_row(block, row) <= {x, y}:
        text = " into ".join(play.text(block[place : place + 1]) for place in (row, into))
        raise GapError(f"{text}: no removal of a row into the next")
    play.begin(Kind.REMOVAL)
    if not remove_line(play.left, line, beside, x):
        raise GapError(f"the removal of a row does not go through after {dict(play.steps)}")


def sweep(play: Play, stack: int, rows: Block, ends: Sequence[int] = ()) -> int:
    """Let a stack take all stacks of the rows, row after row (1.3); return the cell where it ends.

    `ends[n]` is the column, 0 or the last, in which the stack must stop after the row of index n.
    After a row without an entry in `ends`, the stack may stop in either of these columns.
    """
    play.begin(Kind.SWEEP)
    for number, row in enumerate(rows):
        stack = _sweep_row(play, stack, row, rows.column_of(stack), ends[number : number + 1])
    return stack


def _sweep_row(play: Play, stack: int, row: Ints, at: int, ends: Sequence[int] = ()) -> int:
    """Let a stack in column `at` take all stacks of a row; return the cell where it ends.

    `at` is the column of the block that the stack is in, or in front of. `ends` has the one column
    in which the stack must end, or is empty if it may end anywhere.
    """
    stack = int(sweep_line(play.left, stack, row, at, 0 in ends))
    if stack < 0:
        raise GapError(f"a stack meets what is not its prey after {dict(play.steps)}")
    if any(stack != row[end] for end in ends):
        raise GapError(f"a sweep stops at {stack}, not at an end")
    return stack


def take_pimple(play: Play, z: int, slab: Block) -> int:
    """Let the x behind the y of a pimple take this y, and z take this x; return the cell of z.

    If the slab is all x, return `z`, the cell of the carrier, without a capture.
    """
    y, x = (row[slab.column_of(z)] for row in slab[:2])
    if play.colour(y) == captor(play.colour(z)):
        play.steps["pimple"] += 1
        play.begin(Kind.TAKE)
        return play.take(z, play.take(x, y))
    return z


def is_slab(play: Play, z: int, block: Block) -> bool:
    """Return whether a block before the carrier z is a slab: all x, or a pimple."""
    others = play.counts(block)
    others[play.colour(block.row(0)[block.column_of(z)])] -= 1
    return not np.delete(others, prey(play.colour(z))).any()


def two_sweeps(play: Play, z: int, slab: Block, beyond: Block) -> None:
    """Solve a board that has only z, a slab before z, and rows of y on one side of the slab (1.4).

    The rows of y are `beyond`, the one nearest to the slab first.
    """
    last = len(slab.across) - 1
    play.steps[f"two sweeps, {'odd' if len(beyond) % 2 else 'even'}"] += 1
    z = take_pimple(play, z, slab)
    z = sweep(play, z, slab[:-2])
    at = slab.column_of(z)
    if not (at <= 1 or at >= last - 1):
        raise GapError("two sweeps: z does not stop at an end")
    end = 0 if at <= 1 else last
    other = last - end
    play.begin(Kind.SWEEP)
    x_0, z = _spare_one(play, z, slab.row(-2), at, other)
    z = _sweep_row(play, z, slab.row(-1), slab.column_of(z), [end])
    x_0 = _sweep_to(play, x_0, beyond, end, other)
    play.begin(Kind.TAKE)
    play.take(z, x_0)


def _spare_one(play: Play, z: int, row: Ints, at: int, other: int) -> tuple[int, int]:
    """Let z take all stacks of a row except one; return the cell of this stack, and that of z.

    The stack spared is the nearest to column `other`, which is the first or the last column. `at`
    is the column in which z enters the row.
    """
    cells = row.tolist()
    towards, away = (cells[at + 1 :], cells[:at][::-1])
    if not other:
        towards, away = away, towards
    towards, away = ([cell for cell in side if play.colour(cell) >= 0] for side in (towards, away))
    z = play.take_all(z, [cells[at], *away])
    return towards[-1], play.take_all(z, towards[:-1])


def _sweep_to(play: Play, x_0: int, rows: Block, end: int, other: int) -> int:
    """Let x₀ sweep rows such that it stops in column `end` of the last row; return its cell.

    `end` is the first column and `other` the last, or the reverse.
    """
    if len(rows) % 2 or rows.column_of(x_0) != other:
        turns = [end if (len(rows) - number) % 2 else other for number in range(len(rows))]
        return sweep(play, x_0, rows, turns)
    play.steps["two sweeps, even, at e'"] += 1
    turns = [other if number % 2 else end for number in range(len(rows) - 2)]
    x_0 = sweep(play, x_0, rows[:-2], turns)
    near, far = (row.tolist() for row in rows[-2:])
    if other:
        near, far = near[::-1], far[::-1]
    path = [near[0], *far[:-1], *near[1:-1][::-1], near[-1], far[-1]]
    return play.take_all(x_0, path)
