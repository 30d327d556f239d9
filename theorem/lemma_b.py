"""Lemma B: a two-coloured block under a carrier of the third colour is solvable.

docs/every-size.md, 3, with the letters of the page: the carrier z takes x, x takes y, y takes z.

    z . . . .       . . . . .       Three rows at a time: the top three rows and z come down (V)
    y x y y x       . . . . .       to a stack in a free column, of the colour that solves what is
    x x y x x   ►   . . . . .       below: z if that has both colours, by induction.
    y y y x y       . . . . z
    x y x x y       x y x x y
    y y x y y       y y x y y
"""

from __future__ import annotations

from collections.abc import Iterator

from greenest.theorem.board import Block, Kind, Play, Row, column_of
from greenest.theorem.descents import Descent
from greenest.theorem.strips import Cell, captor, prey
from greenest.theorem.sweeps import is_slab, remove_row, sweep, take_pimple, two_sweeps


def lemma_b(play: Play, z: Cell, block: Block) -> None:
    """Solve a block of x and y under z: Lemma B."""
    x = prey(play.colours[z])
    y = prey(x)
    if len(block) == 2:
        play.steps["B: C"] += 1
        play.bring(play.descent(block, z))
    elif is_slab(play, z, block):
        play.steps["B: pimple"] += 1
        sweep(play, take_pimple(play, z, block), block)
    elif len(block) <= 4:
        play.steps["B: V"] += 1
        play.bring(play.descent(block, z), x)
    elif play.of(block[:3]) == {y}:
        play.steps["B: y on top"] += 1
        row = next(at for at, line in enumerate(block) if x in play.of([line]))
        lemma_b(play, z, remove_row(play, block, row, row - 1))
    elif not is_slab(play, z, block[:3]):
        go_on(play, play.descent(block[:3], z), block[3:], "B: V, then")
    else:
        _under_slab(play, z, block)


def go_on(play: Play, found: Descent, rest: Block, step: str) -> None:
    """Bring a block down and let its carrier sweep a rest of one colour; use Lemma B on one of two.

    The block has a free column, so the carrier's colour can be chosen after looking at the rest.
    """
    colours = play.of(rest)
    play.steps[f"{step} {len(colours)} colours"] += 1
    if len(colours) == 1:
        sweep(play, play.bring(found, captor(*colours)), rest)
    else:
        (third,) = {0, 1, 2} - colours
        lemma_b(play, play.bring(found, third), rest)


def _under_slab(play: Play, z: Cell, block: Block) -> None:
    """Lemma B with a slab of three rows or more on top."""
    x = prey(play.colours[z])
    slab = block[:1] + tuple(_while_all(play, block[1:], x))
    rest = block[len(slab) :]
    if len(rest) == 1:
        play.steps["B: slab, one row"] += 1
        z = sweep(play, take_pimple(play, z, slab), slab[:-2])
        play.begin(Kind.TAKE)
        play.take(z, slab[-2][column_of(slab[-2:], z)])
        play.bring(play.descent(block[-3:]))
    elif len(play.of(rest)) == 2:
        play.steps["B: slab, x and y"] += 1
        lemma_b(play, sweep(play, take_pimple(play, z, slab), slab), rest)
    else:
        play.steps["B: slab, y"] += 1
        two_sweeps(play, z, slab, rest)


def _while_all(play: Play, rows: Block, colour: int) -> Iterator[Row]:
    for row in rows:
        if play.of([row]) != {colour}:
            return
        yield row
