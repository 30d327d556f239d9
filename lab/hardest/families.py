"""Families of random positions, from which climbs begin, and small changes of positions.

A change applies to an orbit, which is a set of cells that always have equal content: two opposite
cells on a symmetric board, one cell on any other board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from greenest.games.pyramids.board import COLOURS, EMPTY, MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.lab.holes.path_problem import PathProblem
from greenest.lab.holes.reduction import reduce

Orbits = tuple[tuple[int, ...], ...]

SMALLEST_SIDE = 8
PER_LINE = 1.2
"""The rough number of stacks per row or column at which half of random boards are solvable."""
HUNTED_PER_LINE = 0.9
"""The value of `PER_LINE` for boards with one hunter."""


@dataclass(frozen=True, slots=True)
class Start:
    """A position, its orbits, and whether changes may alter the colours."""

    position: Position
    orbits: Orbits
    is_recoloured: bool = True


def changed(start: Start, random: Random) -> Start:
    """Return `start` after one to three random changes.

    A change moves, adds, removes or recolours a stack, or exchanges two.
    """
    cells = list(start.position.cells)
    for _ in range(1 + int(random.random() < 0.5) + int(random.random() < 0.2)):
        _change(cells, start, random)
    position = Position(start.position.rows, start.position.cols, "".join(cells))
    return replace(start, position=position)


def _change(cells: list[str], start: Start, random: Random) -> None:
    stacks = [orbit for orbit in start.orbits if cells[orbit[0]] != EMPTY]
    empty = [orbit for orbit in start.orbits if cells[orbit[0]] == EMPTY]
    way = random.choice(("move", "move", "add", "remove", "exchange", "recolour"))
    if way == "move" and stacks and empty:
        _exchange(cells, random.choice(stacks), random.choice(empty))
    elif way == "add" and empty:
        _put(cells, random.choice(empty), _colour(start, random))
    elif way == "remove" and len(stacks) > 2:
        _remove(cells, random.choice(stacks), start)
    elif way == "exchange" and len(stacks) > 1:
        _exchange(cells, *random.sample(stacks, 2))
    elif way == "recolour" and stacks and start.is_recoloured:
        _put(cells, random.choice(stacks), random.choice(COLOURS))


def _colour(start: Start, random: Random) -> str:
    return random.choice(COLOURS) if start.is_recoloured else COLOURS[1]


def _remove(cells: list[str], orbit: tuple[int, ...], start: Start) -> None:
    if start.is_recoloured or cells[orbit[0]] != COLOURS[0]:
        _put(cells, orbit, EMPTY)


def _put(cells: list[str], orbit: tuple[int, ...], what: str) -> None:
    for cell in orbit:
        cells[cell] = what


def _exchange(cells: list[str], one: tuple[int, ...], other: tuple[int, ...]) -> None:
    first, second = cells[one[0]], cells[other[0]]
    _put(cells, one, second)
    _put(cells, other, first)


def _sides(random: Random) -> tuple[int, int]:
    rows = random.randint(SMALLEST_SIDE, MAX_SIDE)
    return rows, min(MAX_SIDE, max(SMALLEST_SIDE, rows + random.randint(-2, 2)))


def _singles(cells: int) -> Orbits:
    return tuple((cell,) for cell in range(cells))


def _strewn(
    rows: int, cols: int, orbits: Orbits, colours: Sequence[str], random: Random
) -> Position:
    """Return a board on which each of the given `colours` fills a random orbit of its own."""
    cells = [EMPTY] * (rows * cols)
    for orbit, colour in zip(random.sample(orbits, len(colours)), colours, strict=True):
        _put(cells, orbit, colour)
    return Position(rows, cols, "".join(cells))


def _balanced(stacks: int) -> list[str]:
    return [COLOURS[number % len(COLOURS)] for number in range(stacks)]


def _stacks(rows: int, cols: int, per_line: float, random: Random) -> int:
    return round((rows + cols) * per_line * random.uniform(0.9, 1.25))


def any_board(random: Random) -> Start:
    """Return a random board that is about as likely solvable as unsolvable."""
    rows, cols = _sides(random)
    orbits = _singles(rows * cols)
    colours = _balanced(_stacks(rows, cols, PER_LINE, random))
    return Start(_strewn(rows, cols, orbits, colours, random), orbits)


def hunter(random: Random) -> Start:
    """Return a random board with one black stack, the hunter, and green stacks, its prey."""
    rows, cols = _sides(random)
    orbits = _singles(rows * cols)
    prey = _stacks(rows, cols, HUNTED_PER_LINE, random)
    colours = [COLOURS[0], *COLOURS[1] * prey]
    return Start(_strewn(rows, cols, orbits, colours, random), orbits, is_recoloured=False)


def symmetric(random: Random) -> Start:
    """Return a random board that looks the same after half a turn."""
    rows, cols = _sides(random)
    cells = rows * cols
    orbits = tuple(
        tuple(dict.fromkeys((cell, cells - 1 - cell))) for cell in range((cells + 1) // 2)
    )
    colours = _balanced(_stacks(rows, cols, PER_LINE, random) // 2)
    random.shuffle(colours)
    return Start(_strewn(rows, cols, orbits, colours, random), orbits)


def blocks(random: Random) -> Start:
    """Return a board of full blocks along the diagonal; a single stack joins each to the next."""
    sides = [random.randint(3, 5) for _ in range(random.randint(2, 4))]
    while sum(sides) > MAX_SIDE:
        sides.pop()
    side = sum(sides)
    cells = [EMPTY] * (side * side)
    first = 0
    for number, each in enumerate(sides):
        for row in range(first, first + each):
            for col in range(first, first + each):
                cells[row * side + col] = random.choice(COLOURS)
        if number:
            row, col = random.randrange(first - sides[number - 1], first), random.randrange(each)
            cells[row * side + first + col] = random.choice(COLOURS)
        first += each
    return Start(Position(side, side, "".join(cells)), _singles(side * side))


def reduction(random: Random) -> Start:
    """Return the position of a random digraph with seven or eight vertices (lab/docs/holes.md)."""
    count = random.randint(7, 8)
    vertices = tuple(map(str, range(count)))
    arcs: list[tuple[str, str]] = []
    for _ in range(20 * count):
        arc = (random.choice(vertices[:-1]), random.choice(vertices[1:]))
        out = sum(tail == arc[0] for tail, _ in arcs)
        into = sum(head == arc[1] for _, head in arcs)
        if arc[0] != arc[1] and arc not in arcs and out < 2 and into < 2:
            arcs.append(arc)
    position = Position.parse(str(reduce(PathProblem(vertices, tuple(arcs), "0", str(count - 1)))))
    return Start(position, _singles(len(position.cells)), is_recoloured=False)


FAMILIES: dict[str, Callable[[Random], Start]] = {
    "random": any_board,
    "symmetric": symmetric,
    "hunter": hunter,
    "blocks": blocks,
    "reduction": reduction,
}
