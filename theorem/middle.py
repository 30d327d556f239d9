"""The colours from above, where the middle rows alone have three: docs/every-size.md, 4.4 to 4.6.

As in 4.1 to 4.3, what is returned is the full board of three colours that is left, an empty one if
a single stack is.

    rows 1 … k-3     U      the first k-1 rows together have two colours at most
    rows k-2 … k     S      three-coloured, with a free column f
    rows k+1 … M     L      U and L are the rest, a full board without S

    u and v are the stacks of U and of L in column f that are next to S
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from greenest.theorem.board import Block, Kind, Play
from greenest.theorem.descents import Descent, GapError
from greenest.theorem.edge import SOLVED, take_one
from greenest.theorem.lemma_b import lemma_b
from greenest.theorem.strips import Cell, captor, prey
from greenest.theorem.sweeps import is_slab, remove_row, sweep, take_pimple, two_sweeps


def colours_from_above(play: Play, block: Block) -> Block:
    """4.4: six rows or more, to which neither 4.1 nor 4.2 applies."""
    k = next(at for at in range(1, len(block) + 1) if len(play.of(block[:at])) == 3)
    upper, middle, lower = block[: k - 3], block[k - 3 : k], block[k:]
    if len(upper) < 2 or len(lower) < 2 or len(play.of(middle)) < 3:
        raise GapError(f"4.4: {play.text(block)}: k = {k}")
    found = play.descent(middle)
    colours = play.of(upper + lower)
    if len(colours) == 1:
        play.steps["4.4: one colour"] += 1
        stack = sweep(play, play.bring(found, captor(*colours)), lower)
        sweep(play, stack, upper[::-1])
        return SOLVED
    if len(colours) == 3:
        return _three_around(play, block, k, found)
    return _two_around(play, block, k, found)


def _three_around(play: Play, block: Block, k: int, found: Descent) -> Block:
    """4.4, a rest of three colours."""
    rest = block[: k - 3] + block[k:]
    u, v = (block[row][found.column] for row in (k - 4, k))
    if take_one(play, found, rest, [block[k - 4], block[k]]):
        play.steps["4.4: three colours, taken"] += 1
        return rest
    (y,) = {0, 1, 2} - {play.colours[u], play.colours[v]}
    play.steps["4.4: three colours, removed"] += 1
    if play.colours[u] == captor(y):
        return remove_row(play, block, k - 4, k - 5)
    return remove_row(play, block, k, k + 1)


def _two_around(play: Play, block: Block, k: int, found: Descent) -> Block:
    """4.4, a rest of two colours, x and y, so that z is in S alone; then 4.5 or 4.6."""
    rest = block[: k - 3] + block[k:]
    (z,) = {0, 1, 2} - play.of(rest)
    x, y = prey(z), captor(z)
    for row, away in ((k - 4, k - 5), (k, k + 1)):
        stack = block[row][found.column]
        if play.colours[stack] == x and play.count(rest, x) > 1:
            play.steps["4.4: two colours, taken"] += 1
            carrier = play.bring(found, z)
            play.begin(Kind.TAKE)
            play.take(carrier, stack)
            return rest
        if play.colours[stack] == x:
            play.steps["4.4: two colours, removed"] += 1
            return remove_row(play, block, row, away)
    left = _beside_y(play, block, x, y)
    if left is not None:
        return left
    if len(block) - k < 3:
        raise GapError(f"4.5 and 4.6: {play.text(block)}: two rows below row {k}")
    if x in play.of(block[: k - 3]):
        u_has_x(play, block, k, z)
    else:
        u_has_no_x(play, block, k, z)
    return SOLVED


def _beside_y(play: Play, block: Block, x: int, y: int) -> Block | None:
    """(∗) of 4.4: remove a clean row with x into one beside it that is all y, if there is one."""
    colours = [play.of([row]) for row in block]
    for one, other in pairwise(range(len(block))):
        for row, into in ((one, other), (other, one)):
            if colours[into] == {y} and {x} <= colours[row] <= {x, y}:
                play.steps["4.4: (*)"] += 1
                return remove_row(play, block, row, into)
    return None


def u_has_x(play: Play, block: Block, k: int, z: int) -> None:
    """4.5: z comes from a window S' and goes up through the rows above it."""
    first, last = k - 3, k
    if k == 8:
        first = 4
    elif k == 5:
        first, last = 3, 6
    play.section = "4.5"
    play.steps[f"4.5: k = {k if k in (5, 8) else 'other'}"] += 1
    _carry_through(play, block[first:last], block[:first][::-1], block[last:], z, "4.5:")


def u_has_no_x(play: Play, block: Block, k: int, z: int) -> None:
    """4.6: z comes from a window S' and goes down through the rows below it."""
    below = len(block) - k
    first, last = k - 3, k + 1 if below == 5 else k
    play.section = "4.6"
    play.steps[f"4.6: M-k = {5 if below == 5 else 'other'}"] += 1
    _carry_through(play, block[first:last], block[last:], block[:first][::-1], z, "4.6:")


def _carry_through(
    play: Play, window: Block, through: Block, rest: Block, z: int, step: str
) -> None:
    """Let z come from a window, go through clean rows in blocks, and then to the rest behind it."""
    x, y = prey(z), captor(z)
    if len(play.of(window)) < 3:
        raise GapError(f"{step} {play.text(window)}: not three colours")
    if any(play.of([row]) in ({y}, {z}) or z in play.of([row]) for row in through):
        raise GapError(f"{step} {play.text(through)}: a row is not clean, or all y")
    stack = play.bring(play.descent(window), z)
    *blocks, final = _in_threes_and_fours(through)
    for part in blocks:
        stack = _through(play, stack, part)
    colours = play.of(rest)
    if colours == {y} and is_slab(play, stack, final):
        play.steps[f"{step} two sweeps"] += 1
        two_sweeps(play, stack, final, rest)
    elif colours == {y}:
        play.steps[f"{step} x sweeps"] += 1
        sweep(play, play.bring(play.descent(final, stack), x), rest)
    else:
        stack = _through(play, stack, final)
        play.steps[f"{step} then {len(colours)} colours"] += 1
        if colours == {x}:
            sweep(play, stack, rest)
        else:
            lemma_b(play, stack, rest)


def _in_threes_and_fours(rows: Block) -> Iterator[Block]:
    """Cut rows into blocks of four and three."""
    fours = len(rows) % 3
    if len(rows) < 4 * fours or not rows:
        raise GapError(f"{len(rows)} rows are no sum of 3s and 4s")
    cuts = [4 * part for part in range(fours)] + list(range(4 * fours, len(rows) + 1, 3))
    return (rows[first:end] for first, end in pairwise(cuts))


def _through(play: Play, z: Cell, block: Block) -> Cell:
    """Let z take a slab, or come down with a block to z again; return its cell then."""
    if is_slab(play, z, block):
        play.steps["through a slab"] += 1
        return sweep(play, take_pimple(play, z, block), block)
    play.steps["through by V"] += 1
    return play.bring(play.descent(block, z), play.colours[z])
