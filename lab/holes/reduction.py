"""The position P(D) of a digraph D, which is solvable exactly if D has a Hamiltonian path.

A vertex v has the rows Fv and Ov and the columns Iv and Hv. At their crossings are the stacks f
(row F, column I), d (row F, column H) and g (row O, column H) of v. An arc is a stack e at the
crossing of row O of its tail and column I of its head. For the path s, a, t in the line order
`block`:

        Ia It Hs Ha Ht
    Fa   f  .  .  d  .        black comes from the arc into column Ia, takes f, d and g
    Ft   .  f  .  .  d        of the vertex a, and leaves along row Oa
    Os   e  .  g  .  .        the hunter is the g of the source; all other stacks are its prey
    Oa   .  e  .  g  .

Theorem 1 of lab/docs/holes.md proves this for both line orders.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from greenest.games.grid import file_names, file_number
from greenest.games.plurals import many
from greenest.games.pyramids.board import MAX_SIDE_WITH_HOLES
from greenest.lab.holes.path_problem import PathProblem

_CAPTURE = re.compile("([a-z]+)([1-9][0-9]*)x([a-z]+)([1-9][0-9]*)")

Place = tuple[int, int]
"""A row and a column, both counted from 0."""

Line = tuple[str, str]
"""The kind of a row or column (F, O, I or H) and its vertex."""


class LineOrder(StrEnum):
    """An order of rows and columns.

    With `MIDDLE`, a position has exactly as many solutions as the digraph has paths.
    """

    BLOCK = "block"
    MIDDLE = "middle"


class SolutionError(ValueError):
    """The moves are no solution; the message says why, in one line."""


class NoCaptureError(SolutionError):
    """A move is not written as a capture."""


@dataclass(frozen=True, slots=True)
class Reduced:
    """A position of any size, with one black stack, the hunter, and green stacks.

    `stacks` has the places of all stacks. The place of a stack d has the vertex of d as its value;
    any other place has None.
    """

    rows: int
    cols: int
    hunter: Place
    stacks: dict[Place, str | None]

    def __str__(self) -> str:
        """Return the board text, also for a board too large for the engines."""
        board = [["."] * self.cols for _ in range(self.rows)]
        for row, col in self.stacks:
            board[row][col] = "B" if (row, col) == self.hunter else "G"
        return "/".join(map("".join, board))

    @property
    def fits(self) -> bool:
        """Whether the board is small enough for the engines."""
        return max(self.rows, self.cols) <= MAX_SIDE_WITH_HOLES

    def name(self, place: Place) -> str:
        """Return the name of a cell, such as `c3`; after file `z` comes `aa`."""
        row, col = place
        return f"{file_names(self.cols)[col]}{self.rows - row}"


def reduce(problem: PathProblem, order: LineOrder = LineOrder.MIDDLE) -> Reduced:
    """Return the position P(D) of a path problem, which is solvable exactly if there is a path."""
    row_of = {line: row for row, line in enumerate(_rows(problem, order))}
    col_of = {line: col for col, line in enumerate(_cols(problem, order))}
    stacks: dict[Place, str | None] = {}
    for vertex in problem.vertices:
        if vertex != problem.source:
            stacks[row_of["F", vertex], col_of["I", vertex]] = None
            stacks[row_of["F", vertex], col_of["H", vertex]] = vertex
        if vertex != problem.target:
            stacks[row_of["O", vertex], col_of["H", vertex]] = None
    for tail, head in problem.arcs:
        stacks[row_of["O", tail], col_of["I", head]] = None
    hunter = (row_of["O", problem.source], col_of["H", problem.source])
    return Reduced(len(row_of), len(col_of), hunter, stacks)


def path_of(problem: PathProblem, position: Reduced, moves: Sequence[str]) -> tuple[str, ...]:
    """Replay a solution, and return the Hamiltonian path that the hunter follows.

    Raises SolutionError for the first illegal move, and if several stacks are left.
    """
    left = set(position.stacks)
    place = position.hunter
    path = [problem.source]
    for number, move in enumerate(moves, 1):
        match = _CAPTURE.fullmatch(move.lower())
        if not match:
            message = f"move {number}, {move}: not a capture, which is written as in c3xc5"
            raise NoCaptureError(message)
        source, target = (_place(position, *match.group(at, at + 1)) for at in (1, 3))
        objection = _objection(position, left, place, source, target)
        if objection:
            raise SolutionError(f"move {number}, {move}: {objection}")
        left.discard(place)
        place = target
        vertex = position.stacks[place]
        if vertex is not None:
            path.append(vertex)
    if len(left) > 1:
        raise SolutionError(f"the moves stop with {many(len(left), 'stack')}")
    return tuple(path)


def _rows(problem: PathProblem, order: LineOrder) -> list[Line]:
    """Return the rows from the top.

    With `MIDDLE`, row F of a vertex follows the first row O of a vertex that has an arc to it.
    """
    outs = [vertex for vertex in problem.vertices if vertex != problem.target]
    ins = [vertex for vertex in problem.vertices if vertex != problem.source]
    if order is LineOrder.BLOCK:
        return [("F", vertex) for vertex in ins] + [("O", vertex) for vertex in outs]
    return _interleaved("O", outs, "F", ins, problem.arcs)


def _cols(problem: PathProblem, order: LineOrder) -> list[Line]:
    """Return the columns from the left.

    With `MIDDLE`, column H of a vertex follows the first column I of a vertex to which it has an
    arc.
    """
    ins = [vertex for vertex in problem.vertices if vertex != problem.source]
    if order is LineOrder.BLOCK:
        return [("I", vertex) for vertex in ins] + [("H", each) for each in problem.vertices]
    back = [(head, tail) for tail, head in problem.arcs]
    return _interleaved("I", ins, "H", problem.vertices, back)


def _interleaved(
    kind: str,
    vertices: Sequence[str],
    inner: str,
    inner_vertices: Sequence[str],
    links: Iterable[tuple[str, str]],
) -> list[Line]:
    """Return the lines of `kind`, each followed by the lines of kind `inner` that are linked to it.

    A line has a kind and a vertex. `links` has pairs of a vertex and an inner vertex. An inner line
    with several links follows the first of them, and one without a link comes last.
    """
    linked: dict[str, list[str]] = {vertex: [] for vertex in vertices}
    for vertex, other in links:
        linked[vertex].append(other)
    lines: dict[Line, None] = {}
    for vertex in vertices:
        lines[kind, vertex] = None
        lines.update(dict.fromkeys((inner, each) for each in linked[vertex]))
    return [*(lines | dict.fromkeys((inner, each) for each in inner_vertices))]


def _objection(
    position: Reduced, left: set[Place], place: Place, source: Place, target: Place
) -> str:
    if source != place:
        return f"black, which alone captures, is on {position.name(place)}"
    if target not in left:
        return "there is no stack to take"
    for between in _between(source, target):
        if between in left:
            return f"the stack on {position.name(between)} stands in between"
    is_in_line = (source[0] == target[0]) != (source[1] == target[1])
    return "" if is_in_line else "the cells are not in one row or column"


def _place(position: Reduced, letters: str, rank: str) -> Place:
    return position.rows - int(rank), file_number(letters)


def _between(one: Place, other: Place) -> Iterator[Place]:
    (row, col), (to_row, to_col) = sorted((one, other))
    if row == to_row:
        yield from ((row, each) for each in range(col + 1, to_col))
    elif col == to_col:
        yield from ((each, col) for each in range(row + 1, to_row))
