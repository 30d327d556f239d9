"""Solves full boards of any size with three colours by the proof of docs/every-size.md.

This is the induction of section 4. Each step either brings the board down to one stack, or leaves a
full board of three colours with fewer rows. Boards of four rows or fewer are solved by P or D. Each
function for a step returns the block to go on with, `SOLVED` (an empty block) if one stack remains,
or None if the step does not apply. A column of a strip is *free* if the strip can come down to one
stack in this column in each of the three colours (1.1).

    B G W B G       4.1: the top three rows have three colours, so they come down to a carrier
    G G W W B       in a free column f. The rows below decide which colour the carrier gets.
    B W B G W
    ─────────
    G B G G W
    W G B W B
    B B G W G

    rows 1 … k-3    U       4.4 to 4.6: the first k-1 rows together have two colours at most. The
    rows k-2 … k    S       window S has three colours, and a free column f. Without S, the rows
    rows k+1 … M    L       U and L are a full board. In column f the stack u of U and the stack v
                            of L are next to S.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.full.board import Block, Kind, Play
from greenest.solver.full.descents import Descent, GapError, solved_under
from greenest.solver.full.lemma_b import go_on, lemma_b
from greenest.solver.full.strips import ALL, Ints, Strip, captor, prey
from greenest.solver.full.sweeps import is_slab, remove_row, sweep, take_pimple, two_sweeps
from greenest.solver.kernels.arrays import Int8s

MANY = 8
"""The number of rows for each column from which on steps are taken in one pass over the rows."""

INTO = np.full((8, 8), -1)
"""The colour y by the sets of colours of two rows (masks, as in `Play.masks`), if the first row has
x's, and maybe y's, and the second only y's; else -1."""
for _y in range(3):
    INTO[[1 << captor(_y), 1 << captor(_y) | 1 << _y], 1 << _y] = _y

SOLVED = Block.of_sides(range(0), range(0), 0)
"""The empty block, which the function for a step returns if a single stack is left."""


def applies(position: Position) -> bool:
    """Return whether the board is full, has three colours, and is 2x5 or larger, turned or not."""
    sides = sorted((position.rows, position.cols))
    return sides[0] >= 2 and sides[1] >= 5 and set(position.cells) == set(COLOURS)


def played(position: Position) -> Play:
    """Solve a full board of three colours; return the play, with its captures and steps.

    Raises ValueError if `applies` is false, and GapError if a claim of the proof fails.
    """
    if not applies(position):
        raise ValueError(f"{position}: not a full board of three colours, 2x5 or larger")
    codes = codes_of_position(position).astype(np.int8)
    return play_out(codes.reshape(position.rows, position.cols) - 1)


def play_out(colours: Int8s) -> Play:
    """Solve a board, given as (rows, cols) colours; return the whole play.

    `applies` must be true for this board.
    """
    rows, cols = colours.shape
    play = Play.on(colours)
    block = Block.of_sides(range(rows), range(cols), cols)
    # A step looks at all rows but plays on a few, so the board is turned to have few long rows.
    if cols < 5 or rows > 2 * cols >= 14:
        block = block.turned()
    while block:
        block = narrower(play, block)
    return play


def narrower(play: Play, block: Block) -> Block:
    """Take one step of the induction.

    A block of five or six rows and at least seven columns is only transposed, without a capture.
    """
    rows, cols = len(block), len(block.across)
    if not play.left.total.all():
        raise GapError(f"{play.text(block)}: not three colours, after {dict(play.steps)}")
    if rows <= 4:
        play.section = "2.10"
        play.bring(play.descent(block))
        return SOLVED
    if cols >= 7 and rows <= 6:
        play.steps["turned"] += 1
        return block.turned()
    if rows >= MANY * cols:
        left = in_one_pass(play, block)
        if len(left) < rows:
            return left
    for one in (block, block[::-1]):
        play.section = "4.1"
        found = three_colours_at_the_edge(play, one)
        if found is not None:
            return found
    found = without_a_row(play, block)
    return colours_from_above(play, block) if found is None else found


def in_one_pass(play: Play, block: Block) -> Block:
    """Take the steps of 1.2 and 4.4 that look at five rows, in one pass over the rows.

    The rows passed are on a stack, and each step is taken on the top of it. Other steps look at all
    rows, so on a block of many short rows they would take quadratic time.
    """
    passed: list[int] = []
    for line in block.lines.tolist():
        passed.append(line)
        while len(passed) >= 5:
            top = replace(block, lines=np.array(passed[-5:]))
            left = without_a_row(play, top)
            if left is None:
                left = _without_three(play, top)
            if left is None:
                break
            passed[-5:] = left.lines.tolist()
    return replace(block, lines=np.array(passed))


def _without_three(play: Play, block: Block) -> Block | None:
    """Bring the middle three of five rows down to a stack that takes one beside them, if it can."""
    window = block[1:4]
    if len(play.of(window)) < 3:
        return None
    play.section = "4.4"
    found = play.descent(window)
    if not take_one(play, found, play.outside(window), block.row(0), block.row(4)):
        return None
    play.steps["4.4: taken"] += 1
    return block[:1] + block[4:]


def three_colours_at_the_edge(play: Play, block: Block) -> Block | None:
    """Take step 4.1: bring the top three or four rows down, if they have three colours.

    Return None if the top four rows lack a colour, or if too few rows are below.
    """
    least = 3 if len(block.across) >= 7 else 2
    for height in (3, 4):
        if len(play.of(block[:height])) == 3 and len(block) - height >= least:
            return _carry_down(play, block, height)
    return None


def _carry_down(play: Play, block: Block, height: int) -> Block:
    top, rest = block[:height], block[height:]
    outside = play.outside(top)
    wanted = None
    if outside.all() and len(rest) > 2:
        below = play.colours(rest[:1])[0]
        wanted = np.where(outside[below] > 1, 1 << (below + 2) % 3, 0)
    found = play.descent(top, wanted=wanted)
    if not outside.all():
        go_on(play, found, rest, "4.1:")
        return SOLVED
    if len(rest) == 2:
        play.steps["4.1: E"] += 1
        _under_some(play, found, rest)
        return SOLVED
    if take_one(play, found, outside, rest.row(0)):
        play.steps["4.1: three colours, taken"] += 1
        return rest
    if height == 4:
        return _second_to_fourth(play, block)
    play.steps["4.1: three colours, four rows"] += 1
    if play.outside(block[:4]).all():
        raise GapError(f"4.1: {play.text(block)}: three colours below four rows")
    go_on(play, play.descent(block[:4]), block[4:], "4.1: four rows,")
    return SOLVED


def _second_to_fourth(play: Play, block: Block) -> Block:
    """Take case (f) of 4.1: the top four rows have three colours, but the top three have two."""
    if len(play.of(block[1:4])) < 3:
        play.steps["4.1: narrower"] += 1
        left = without_a_row(play, block)
        if left is None:
            raise GapError(f"4.1: {play.text(block)}: no row is removed")
        return left
    play.steps["4.1: rows 2-4"] += 1
    rest = block[:1] + block[4:]
    window = block[1:4]
    beside = block.row(0), block.row(4)
    if not take_one(play, play.descent(window), play.outside(window), *beside):
        raise GapError(f"4.1: {play.text(block)}: rows 2-4 take nothing")
    return rest


def take_one(play: Play, found: Descent, outside: Ints, *rows: Ints) -> bool:
    """Bring a block down to a carrier, and let the carrier take a stack of one of the `rows`.

    `outside` has the number of stacks outside the block, by colour. The stack taken is in the
    column of `found`, and is prey of a colour that the carrier can get by `found`. Three colours
    remain. It is in the first of the `rows` where this is possible. Return True after the captures,
    or False without any capture if no row has such a stack.
    """
    for row in rows:
        stack = row[found.column]
        colour = play.colour(stack)
        remain = outside[colour] > 1 and outside[prey(colour)]
        if remain and captor(colour) in found.captures:
            carrier = play.bring(found, captor(colour))
            play.begin(Kind.TAKE)
            play.take(carrier, stack)
            return True
    return False


def _under_some(play: Play, found: Descent, rest: Block) -> None:
    """Bring a block down to a carrier by `found`, and solve the last two rows under it (E).

    The last two rows, `rest`, have three colours. The carrier gets the first colour with which
    `rest` can be solved.
    """
    strip = Strip(tuple(map(tuple, play.colours(rest).T.tolist())))
    for colour in range(3):
        captures = solved_under(strip, colour, found.column)
        if captures is not None:
            stack = play.bring(found, colour)
            play.begin(Kind.WINDOW)
            for source, target in captures:
                play.take(*(rest.row(r)[c] if r >= 0 else stack for r, c in (source, target)))
            return
    raise GapError(f"E: {play.text(rest)} under column {found.column}")


def without_a_row(play: Play, block: Block) -> Block | None:
    """Remove a row of x's, or of x's and y's, into a row of y's beside it (1.2), if y's remain.

    Return None if there are no such rows. This is all that 4.2, 4.3 and (∗) of 4.4 ask for.
    """
    play.section = "1.2"
    masks = play.masks(block)
    for step, y in ((1, INTO[masks[:-1], masks[1:]]), (-1, INTO[masks[1:], masks[:-1]])):
        # As many y's are captured as a row has stacks.
        found = np.flatnonzero((y >= 0) & (play.left.total[y] > len(block.across)))
        if len(found):
            row = int(found[0]) if step == 1 else int(found[0]) + 1
            play.steps["removal"] += 1
            remove_row(play, block, row, row + step)
            return block.without(row)
    return None


def colours_from_above(play: Play, block: Block) -> Block:
    """Take step 4.4, 4.5 or 4.6 on six rows or more, if no other step applies."""
    play.section = "4.4"
    k = int(np.argmax(np.bitwise_or.accumulate(play.masks(block)) == ALL)) + 1
    upper, middle, lower = block[: k - 3], block[k - 3 : k], block[k:]
    if len(upper) < 2 or len(lower) < 2 or len(play.of(middle)) < 3:
        raise GapError(f"4.4: {play.text(block)}: k = {k}")
    found = play.descent(middle)
    outside = play.outside(middle)
    if take_one(play, found, outside, block.row(k - 4), block.row(k)):
        play.steps["4.4: taken"] += 1
        return upper + lower
    if np.count_nonzero(outside) == 1:
        play.steps["4.4: one colour"] += 1
        colour = int(outside.argmax())
        stack = sweep(play, play.bring(found, captor(colour)), lower)
        sweep(play, stack, upper[::-1])
        return SOLVED
    if outside.all() or len(lower) < 3:
        raise GapError(f"4.4: {play.text(block)}: rows {k - 2} to {k} take nothing")
    z = int(outside.argmin())
    if prey(z) in play.of(upper):
        u_has_x(play, block, k, z)
    else:
        u_has_no_x(play, block, k, z)
    return SOLVED


def u_has_x(play: Play, block: Block, k: int, z: int) -> None:
    """Take step 4.5, which leaves one stack on the board.

    A window S' comes down to z, which then goes up through the rows above S'. S' is S or, if k is 5
    or 8, rows near S.
    """
    first, last = k - 3, k
    if k == 8:
        first = 4
    elif k == 5:
        first, last = 3, 6
    play.section = "4.5"
    play.steps[f"4.5: k = {k if k in (5, 8) else 'other'}"] += 1
    _carry_through(play, block[first:last], block[:first][::-1], block[last:], z, "4.5:")


def u_has_no_x(play: Play, block: Block, k: int, z: int) -> None:
    """Take step 4.6, which leaves one stack on the board.

    A window S' comes down to z, which then goes down through the rows below S'. S' is S or, if five
    rows are below S, S and the next row.
    """
    below = len(block) - k
    first, last = k - 3, k + 1 if below == 5 else k
    play.section = "4.6"
    play.steps[f"4.6: M-k = {5 if below == 5 else 'other'}"] += 1
    _carry_through(play, block[first:last], block[last:], block[:first][::-1], z, "4.6:")


def _carry_through(
    play: Play, window: Block, through: Block, rest: Block, z: int, step: str
) -> None:
    """Bring a window down to a stack of the colour z, which takes the rows `through`; solve `rest`.

    The rows `through` are without z's, and none of these rows is all y. `step` begins the names
    under which steps are counted.
    """
    x, y = prey(z), captor(z)
    if len(play.of(window)) < 3:
        raise GapError(f"{step} {play.text(window)}: not three colours")
    through_rows = (play.of_row(through, row) for row in range(len(through)))
    if any(colours == {y} or z in colours for colours in through_rows):
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
    """Return the rows in blocks: up to two of four rows, then blocks of three.

    Raises GapError if there are no rows, or if their number is no sum of threes and fours.
    """
    fours = len(rows) % 3
    if len(rows) < 4 * fours or not rows:
        raise GapError(f"{len(rows)} is no sum of 3s and 4s")
    cuts = [4 * part for part in range(fours)] + list(range(4 * fours, len(rows) + 1, 3))
    return (rows[first:end] for first, end in pairwise(cuts))


def _through(play: Play, z: int, block: Block) -> int:
    """Bring a block and its carrier z down to one stack of z's colour; return the stack's cell."""
    if is_slab(play, z, block):
        play.steps["through a slab"] += 1
        return sweep(play, take_pimple(play, z, block), block)
    play.steps["through by V"] += 1
    return play.bring(play.descent(block, z), play.colour(z))
