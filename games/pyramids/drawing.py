"""Drawings of boards: as text for the terminal, and as SVG for notebooks and pages.

In an SVG drawing a stack is a pyramid with a flat top, seen from above. A letter shows its colour,
too. The background has a colour of its own, so a drawing looks the same on light and on dark pages.
There are no identifiers and no style sheet, so a page can have several drawings. The functions that
draw a part of an SVG drawing return SVG text.

A cell is 40 units wide. The margins have the numbers of ranks and the letters of files:

    +--+-----+-----+-+
    |  |     |     | |     top and right 8 units
    | 2|  B  |  G  | |
    |  |     |     | |
    | 1|  W  |     | |
    +--+-----+-----+-+     left and bottom 24
    |     a     b    |
    +----------------+
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import NamedTuple

from greenest.games.grid import Grid, file_names, grid_of
from greenest.games.pyramids.board import Board

CELL = 40
LABELS, EDGE = 24, 8

WIDEST_CELL, WIDEST_BOARD = 48, 480
"""The most pixels of a cell, and of the longer side of a board. Large boards have smaller cells."""

_SHEET, _FLOOR, _LINE, _INK = "#f3efe6", "#d8ccb4", "#8b8069", "#333333"

_LIT = "M{x} {y}m4 4h32l-5 5h-22v22l-5 5z"
_SHADED = "M{x} {y}m36 36h-32l5-5h22v-22l5-5z"
_TOP = "M{x} {y}m9 9h22v22h-22z"
_OUTLINE = "M{x} {y}m4 4h32v32h-32z"
_SQUARE = "M{x} {y}h40v40h-40z"


class _Paint(NamedTuple):
    """The colours of a pyramid. Letter and top have a contrast of six or more."""

    top: str
    lit: str
    shaded: str
    outline: str
    letter: str


_PAINTS = {
    "B": _Paint("#222222", "#555555", "#000000", "#000000", "#ffffff"),
    "G": _Paint("#009e73", "#4fc3a1", "#00684b", "#003d2c", "#000000"),
    "W": _Paint("#ffffff", "#f4f4f4", "#bdbdbd", "#4d4d4d", "#000000"),
}


def draw(board: Board, name: Callable[[str], str] | None = None, marked: Iterable[int] = ()) -> str:
    """Draw a board as text, with the numbers of ranks and the letters of files.

    The text of a stack is that of `label`, such as `B3`, and all columns are equally wide. If
    `name` is given, the text of a stack is `name(stack)`, and each column is as wide as necessary.
    The cells in `marked` are in brackets.
    """
    cells = [(name or label)(stack) or "." for stack in board.stacks]
    files = file_names(board.cols)
    widest = [max(map(len, [file, *cells[at :: board.cols]])) + 2 for at, file in enumerate(files)]
    widths = widest if name else [max(widest)] * board.cols
    margin = len(str(board.rows))
    cells = [f" {cell} " for cell in cells]
    for place in marked:
        cells[place] = f"({cells[place][1:-1]})"

    def line(name: object, row: Iterable[str]) -> str:
        return "".join([f"{name:>{margin}} ", *map(str.ljust, row, widths)]).rstrip()

    ranks = [cells[start : start + board.cols] for start in range(0, len(cells), board.cols)]
    lines = [line(board.rows - row, rank) for row, rank in enumerate(ranks)]
    return "\n".join([*lines, line("", (f" {file} " for file in files))])


def svg(board: Board) -> str:
    """Draw a board as SVG. It is valid XML, for a page or a file of its own."""
    grid = grid_of(board.rows, board.cols)
    stacks = {cell: stack for cell, stack in enumerate(board.stacks) if stack}
    width = LABELS + grid.cols * CELL + EDGE
    height = EDGE + grid.rows * CELL + LABELS
    scale = min(WIDEST_CELL, WIDEST_BOARD / max(grid.rows, grid.cols)) / CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width * scale:g}" height="{height * scale:g}" role="img">'
        f"<title>{escape(str(board))}</title>{_background(grid)}{_pyramids(grid, stacks)}</svg>"
    )


def label(stack: str) -> str:
    """Return the letter of a stack, with its height if that is two or more: `B`, `B3`."""
    return stack if len(stack) < 2 else f"{stack[0]}{len(stack)}"


@lru_cache(maxsize=1 << 12)
def label_with_greens(stack: str) -> str:
    """Return the label of a stack. Stacks of two or more also show their greens: `B3g2`."""
    greens = stack.count("G") if len(stack) > 1 else 0
    return f"{label(stack)}g{greens}" if greens else label(stack)


def changes(board: Board, before: Board | None) -> list[int]:
    """Return the cells in which two boards differ.

    The list is empty if `before` is None, or if the boards differ in size.
    """
    if before is None or (board.rows, board.cols) != (before.rows, before.cols):
        return []
    pairs = zip(board.stacks, before.stacks, strict=True)
    return [cell for cell, (now, then) in enumerate(pairs) if now != then]


def _pyramids(grid: Grid, stacks: Mapping[int, str]) -> str:
    """Draw the stacks, given by cell. Each colour is one group of shapes."""
    colour_of = {cell: stack[0] for cell, stack in stacks.items()}
    ordered = sorted(stacks, key=colour_of.__getitem__)
    return "".join(
        _of_one_colour(grid, _PAINTS[colour], {cell: label(stacks[cell]) for cell in cells})
        for colour, cells in groupby(ordered, key=colour_of.__getitem__)
    )


def _background(grid: Grid) -> str:
    """Draw the background, the floor of the cells, and the names of ranks and files."""
    width, height = grid.cols * CELL, grid.rows * CELL
    ranks = "".join(
        f'<text x="{LABELS / 2:g}" y="{EDGE + row * CELL + 25}">{grid.rows - row}</text>'
        for row in range(grid.rows)
    )
    files = "".join(
        f'<text x="{LABELS + col * CELL + 20}" y="{EDGE + height + 17}">{name}</text>'
        for col, name in enumerate(file_names(grid.cols))
    )
    floor = _path(grid, _SQUARE, range(grid.size), f'fill="{_FLOOR}" stroke="{_LINE}"')
    return (
        f'<rect width="{LABELS + width + EDGE}" height="{EDGE + height + LABELS}" rx="5" '
        f'fill="{_SHEET}"/>{floor}'
        f'<g fill="{_INK}" font-family="sans-serif" font-size="14" text-anchor="middle">'
        f"{ranks}{files}</g>"
    )


def _of_one_colour(grid: Grid, paint: _Paint, labels: Mapping[int, str]) -> str:
    """Draw the pyramids of one colour: a path for each kind of face, and the letters."""
    letters = []
    for cell, text in labels.items():
        x, y = _corner(grid, cell)
        small = "" if len(text) < 2 else ' font-size="13"' if len(text) == 2 else ' font-size="10"'
        letters.append(f'<text x="{x + 20}" y="{y + 26}"{small}>{text}</text>')
    return (
        _path(grid, _TOP, labels, f'fill="{paint.top}"')
        + _path(grid, _LIT, labels, f'fill="{paint.lit}"')
        + _path(grid, _SHADED, labels, f'fill="{paint.shaded}"')
        + _path(grid, _OUTLINE, labels, f'fill="none" stroke="{paint.outline}"')
        + f'<g fill="{paint.letter}" font-family="sans-serif" font-size="17" font-weight="bold" '
        f'text-anchor="middle">{"".join(letters)}</g>'
    )


def _path(grid: Grid, shape: str, cells: Iterable[int], attributes: str) -> str:
    corners = (_corner(grid, cell) for cell in cells)
    lines = "".join(shape.format(x=x, y=y) for x, y in corners)
    return f'<path d="{lines}" {attributes}/>'


def _corner(grid: Grid, cell: int) -> tuple[int, int]:
    """Return the position of a cell's top-left corner."""
    row, col = divmod(cell, grid.cols)
    return LABELS + col * CELL, EDGE + row * CELL
