"""Lemma B: a two-coloured block under a carrier of the third colour is solvable.

Section 3 of docs/every-size.md states it, and section 6 tells how this way differs. With its
letters, the carrier z takes x, x takes y, y takes z.

    z . . . .       . . . . .       The top three rows and z come down to a stack in a free column
    y x y y x       . . . . .       (V). The rows below decide which colour the stack gets: here it
    x x y x x   ►   . . . . .       is z, because these rows have both x and y. So the stack is the
    y y y x y       . . . . z       carrier of the rows below.
    x y x x y       x y x x y
    y y x y y       y y x y y
"""

from __future__ import annotations

from greenest.solver.full.board import Block, Kind, Play
from greenest.solver.full.descents import Descent
from greenest.solver.full.strips import captor, prey
from greenest.solver.full.sweeps import is_slab, remove_row, sweep, take_pimple, two_sweeps


def lemma_b(play: Play, z: int, block: Block) -> None:
    """Solve a block of two colours, x and y, under the carrier on the cell `z`."""
    left: tuple[int, Block] | None = (z, block)
    while left is not None:
        left = _step(play, *left)


def go_on(play: Play, found: Descent, rest: Block, step: str) -> None:
    """Bring a block down to a carrier in front of the block `rest`, and solve `rest`.

    `found` has captures for all three colours of the carrier. If `rest` has one colour, the carrier
    gets the colour that takes it, and sweeps `rest`. If `rest` has two colours, the carrier gets
    the third colour, and Lemma B solves `rest`. `step` begins the name under which the step is
    counted.
    """
    left = _down(play, found, rest, step)
    if left is not None:
        lemma_b(play, *left)


def _step(play: Play, z: int, block: Block) -> tuple[int, Block] | None:
    """Take a step of the induction on a block under the carrier on the cell `z`.

    Return the carrier's cell and the block to go on with, or None if one stack is left.
    """
    x = prey(play.colour(z))
    y = prey(x)
    if len(block) == 2:
        play.steps["B: C"] += 1
        play.bring(play.descent(block, z))
    elif len(block) <= 4 and not is_slab(play, z, block):
        play.steps["B: V"] += 1
        play.bring(play.descent(block, z), x)
    elif play.of(block[:3]) == {y}:
        play.steps["B: y on top"] += 1
        return z, _onto_top(play, block, x)
    elif not is_slab(play, z, block[:3]):
        return _down(play, play.descent(block[:3], z), block[3:], "B: V, then")
    else:
        return _under_slab(play, z, block)
    return None


def _down(play: Play, found: Descent, rest: Block, step: str) -> tuple[int, Block] | None:
    """Bring a block down to a carrier; return the carrier's cell and `rest`.

    If `rest` has only one colour, the carrier sweeps `rest`, and None is returned.
    """
    colours = _colours(play, rest)
    play.steps[f"{step} {len(colours)} colours"] += 1
    if len(colours) == 1:
        sweep(play, play.bring(found, captor(*colours)), rest)
        return None
    (third,) = {0, 1, 2} - colours
    return play.bring(found, third), rest


def _colours(play: Play, rows: Block) -> set[int]:
    """Return the colours, one or two, of some rows; look at no more of them than this takes."""
    colours: set[int] = set()
    for row in range(len(rows)):
        colours |= play.of_row(rows, row)
        if len(colours) == 2:
            break
    return colours


def _onto_top(play: Play, block: Block, x: int) -> Block:
    """Remove the first row with x into the row of y's above it, again and again.

    Each removal brings x into the row above. Stop if x is in the third row, or if four rows are
    left. Return the block without the rows removed.
    """
    row = next(at for at in range(len(block)) if x in play.of_row(block, at))
    last = max(2, row + 4 - len(block))
    for gone in range(row, last, -1):
        remove_row(play, block, gone, gone - 1)
    return block[: last + 1] + block[row + 1 :]


def _under_slab(play: Play, z: int, block: Block) -> tuple[int, Block] | None:
    """Go on under z, as `_step` does, if the top three rows are all x, or a pimple."""
    x = prey(play.colour(z))
    others = (at for at in range(1, len(block)) if play.of_row(block, at) != {x})
    height = next(others, len(block))
    slab, rest = block[:height], block[height:]
    if not rest:
        play.steps["B: pimple"] += 1
        sweep(play, take_pimple(play, z, block), block)
    elif len(rest) == 1:
        play.steps["B: slab, one row"] += 1
        z = sweep(play, take_pimple(play, z, slab), slab[:-2])
        play.begin(Kind.TAKE)
        play.take(z, slab.row(-2)[slab.column_of(z)])
        play.bring(play.descent(block[-3:]))
    elif len(_colours(play, rest)) == 2:
        play.steps["B: slab, x and y"] += 1
        return sweep(play, take_pimple(play, z, slab), slab), rest
    else:
        play.steps["B: slab, y"] += 1
        two_sweeps(play, z, slab, rest)
    return None
