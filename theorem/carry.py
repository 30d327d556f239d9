"""Full boards of any size with three colours, solved as docs/every-size.md proves that they can be.

The induction of section 4. Each of its steps either brings the board down to one stack or leaves a
full board of three colours with fewer rows, and so on down to four rows at most, which are P or D.
Nothing is searched but pieces of strips.
"""

from __future__ import annotations

from collections import Counter

from greenest.games.pyramids.board_text import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.theorem.board import Block, Play, turned
from greenest.theorem.descents import GapError
from greenest.theorem.edge import SOLVED, five_rows, short_interval, three_colours_at_the_edge
from greenest.theorem.middle import colours_from_above


def applies(position: Position) -> bool:
    """Tell whether a board can be solved here: full, of three colours, and 2x5 or larger."""
    sides = sorted((position.rows, position.cols))
    return sides[0] >= 2 and sides[1] >= 5 and set(position.cells) == set(COLOURS)


def solve(position: Position) -> tuple[tuple[Capture, ...], Counter[str]]:
    """Solve a full board of three colours; return its captures and how often each step was taken.

    Raises ValueError for other boards, and GapError where a claim of the proof fails.
    """
    play = played(position)
    cols = position.cols
    captures = tuple(Capture(r * cols + c, s * cols + d) for (r, c), (s, d) in play.captures)
    return captures, play.steps


def played(position: Position) -> Play:
    """Solve a full board of three colours as `solve` does; return all that was played on it."""
    rows, cols, cells = position.rows, position.cols, position.cells
    if not applies(position):
        raise ValueError(f"{position}: not a full board of three colours, 2x5 or larger")
    places = [(row, col) for row in range(rows) for col in range(cols)]
    play = Play({place: COLOURS.index(cell) for place, cell in zip(places, cells, strict=True)})
    block: Block = tuple(tuple((row, col) for col in range(cols)) for row in range(rows))
    if cols < 5:
        block = turned(block)
    while block:
        block = narrower(play, block)
    return play


def narrower(play: Play, block: Block) -> Block:
    """Take a step of the induction; return the three-coloured block that is left, empty if none."""
    rows, cols = len(block), len(block[0])
    if len(play.of(block)) < 3:
        raise GapError(f"{play.text(block)}: not three colours, after {dict(play.steps)}")
    if rows <= 4:
        play.section = "2.10"
        play.bring(play.descent(block))
        return SOLVED
    if cols >= 7 and rows <= 6:
        play.steps["turned"] += 1
        return turned(block)
    for one in (block, block[::-1]):
        play.section = "4.1"
        left = three_colours_at_the_edge(play, one)
        if left is not None:
            return left
    play.section = "4.2"
    left = short_interval(play, block)
    if left is not None:
        return left
    play.section = "4.3" if rows == 5 else "4.4"
    return five_rows(play, block) if rows == 5 else colours_from_above(play, block)
