"""Three colours at the edge, short intervals, five rows: docs/every-size.md, 4.1 to 4.3.

Each step returns the full board of three colours that it leaves, with fewer rows; an empty one if a
single stack is left; None if the step is about other boards.

    B G W B G       4.1: the top three rows have three colours, so they come down to a carrier
    G G W W B       in a free column f, of a colour that is chosen by what is below.
    B W B G W
    ─────────
    G B G G W
    W G B W B
    B B G W G
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.theorem.board import Block, Kind, Play, Row
from greenest.theorem.descents import Descent, GapError, solved_under
from greenest.theorem.lemma_b import go_on
from greenest.theorem.strips import captor, prey
from greenest.theorem.sweeps import remove_row

SOLVED: Block = ()
"""The rest of a board that came down to one stack."""


def three_colours_at_the_edge(play: Play, block: Block) -> Block | None:
    """4.1: the top three or four rows have three colours, and enough rows are below."""
    least = 3 if len(block[0]) >= 7 else 2
    for height in (3, 4):
        if len(play.of(block[:height])) == 3 and len(block) - height >= least:
            return _carry_down(play, block, height)
    return None


def _carry_down(play: Play, block: Block, height: int) -> Block:
    top, rest = block[:height], block[height:]
    found = play.descent(top)
    if len(play.of(rest)) < 3:
        go_on(play, found, rest, "4.1:")
        return SOLVED
    if len(rest) == 2:
        play.steps["4.1: E"] += 1
        _under_some(play, found, rest)
        return SOLVED
    if take_one(play, found, rest, [rest[0]]):
        play.steps["4.1: three colours, taken"] += 1
        return rest
    if height == 4:
        return _second_to_fourth(play, block)
    play.steps["4.1: three colours, four rows"] += 1
    if len(play.of(block[4:])) == 3:
        raise GapError(f"4.1: {play.text(block)}: three colours below four rows")
    go_on(play, play.descent(block[:4]), block[4:], "4.1: four rows,")
    return SOLVED


def _second_to_fourth(play: Play, block: Block) -> Block:
    """4.1, the last case: the top four rows have three colours, the top three have not."""
    if len(play.of(block[1:4])) < 3:
        play.steps["4.1: narrower"] += 1
        return _shorten(play, block, 0, 3)
    play.steps["4.1: rows 2-4"] += 1
    rest = block[:1] + block[4:]
    if not take_one(play, play.descent(block[1:4]), rest, [block[0], block[4]]):
        raise GapError(f"4.1: {play.text(block)}: rows 2-4 take nothing")
    return rest


def take_one(play: Play, found: Descent, rest: Block, rows: Sequence[Row]) -> bool:
    """Let a carrier take a stack of some rows that is not the only one of its colour in the rest.

    Tell whether there is one; if there is none, nothing is played.
    """
    for row in rows:
        stack = row[found.column]
        colour = play.colours[stack]
        if play.count(rest, colour) > 1:
            carrier = play.bring(found, captor(colour))
            play.begin(Kind.TAKE)
            play.take(carrier, stack)
            return True
    return False


def _under_some(play: Play, found: Descent, rest: Block) -> None:
    """E: two rows are solved under a carrier of some colour."""
    for colour in range(3):
        captures = solved_under(play.strip(rest), colour, found.column)
        if captures is not None:
            stack = play.bring(found, colour)
            play.begin(Kind.WINDOW)
            for source, target in captures:
                play.take(*(rest[r][c] if r >= 0 else stack for r, c in (source, target)))
            return
    raise GapError(f"E: {play.text(rest)} under column {found.column}")


def short_interval(play: Play, block: Block) -> Block | None:
    """4.2: a shortest interval with three colours has four rows or more."""
    for first in range(len(block) - 3):
        for last in range(first + 3, len(block)):
            if len(play.of(block[first : last + 1])) == 3:
                is_shortest = len(play.of(block[first:last])) < 3
                if is_shortest and len(play.of(block[first + 1 : last + 1])) < 3:
                    play.steps["4.2"] += 1
                    return _shorten(play, block, first, last)
                break
    return None


def _shorten(play: Play, block: Block, first: int, last: int) -> Block:
    """Remove the first or the last row of a shortest interval into the one beside it."""
    between = play.of(block[first + 1 : last])
    if len(between) != 1:
        raise GapError(f"4.2: {play.text(block)}: rows {first}-{last} are not of one colour")
    if captor(*between) in play.of([block[first]]):
        return remove_row(play, block, first, first + 1)
    return remove_row(play, block, last, last - 1)


def five_rows(play: Play, block: Block) -> Block:
    """4.3: five rows, to which neither 4.1 nor 4.2 applies."""
    colours = play.of([block[2]])
    if len(colours) != 1:
        raise GapError(f"4.3: {play.text(block)}: the third row is not of one colour")
    (gamma,) = colours
    if captor(gamma) not in play.of(block[3:]):
        block = block[::-1]
    alpha, beta = prey(gamma), captor(gamma)
    if play.of(block[:2]) - {alpha, gamma} or play.of(block[3:]) - {beta, gamma}:
        raise GapError(f"4.3: {play.text(block)}: colours are elsewhere")
    if play.of([block[3]]) == {beta} and play.count(block, gamma) == len(block[2]):
        play.steps["4.3: row 3 into row 2"] += 1
        return remove_row(play, block, 2, 1)
    play.steps["4.3: row 4 into row 3"] += 1
    return remove_row(play, block, 3, 2)
