"""The common rules of Green, Greener and Greenest: legal captures, and dealing a setup.

The colour of a stack is that of its top. A stack takes the nearest stack in one of the four
directions, at any distance, and lands on top of it. Heights do not matter, so the functions about
captures are given the top colours only: `cells` has one character of ".BGW" for each cell, row by
row from the top-left. `prey` has the colours that a stack may take, by its own colour; the keys are
the colours that may move. `pyramids` has the number of pyramids of each colour in a whole setup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from greenest.games.chances import Chances, shares
from greenest.games.grid import Grid, grid_of
from greenest.games.plurals import many
from greenest.games.protocol import IllegalMove
from greenest.games.pyramids.board import COLOURS, MAX_SIDE, Board, BoardError, Defect, is_large
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.linked import Linked

COLOUR_NAMES = {"B": "black", "G": "green", "W": "white"}

Prey = Mapping[str, str]

PREY = {"B": "G", "G": "W", "W": "B"}
"""The prey of each colour in Green and Greenest."""

CIRCLE = "black takes green, green takes white, white takes black"
"""The prey of each colour in words, shown below the board."""

_CAPTURE = re.compile("([a-z]+[0-9]+)x([a-z]+[0-9]+)")


class Capture(NamedTuple):
    """The stack on cell `source` takes that on cell `target`, and stays there on top of it."""

    source: int
    target: int


class _Captures(dict[int, Capture]):
    """Captures by number, `target << 8 | source`; cached, since making them is slow."""

    def __missing__(self, number: int) -> Capture:
        return self.setdefault(number, Capture(number & 255, number >> 8))


_CAPTURES = _Captures()


def captures_of(numbers: Iterable[int]) -> tuple[Capture, ...]:
    """Return captures, given as numbers `target << 8 | source`.

    >>> captures_of([0x0100, 0x0302])
    (Capture(source=0, target=1), Capture(source=2, target=3))
    """
    return tuple(map(_CAPTURES.__getitem__, numbers))


Move = Capture | str


def captures(rows: int, cols: int, cells: str, prey: Prey) -> tuple[Capture, ...]:
    """Return every legal capture, sorted by source cell, then north, east, south, west.

    Rules GN-4, GR-2, GR-3.
    """
    if is_large(rows, cols):
        return tuple(_linked_captures(rows, cols, cells, prey))
    found = []
    for captor, rays in zip(cells, _reach(rows, cols), strict=True):
        if captor not in prey:
            continue
        takes = prey[captor]
        for ray in rays:
            for target, capture in ray:
                taken = cells[target]
                if taken != ".":
                    if taken in takes:
                        found.append(capture)
                    break
    return tuple(found)


def _linked_captures(rows: int, cols: int, cells: str, prey: Prey) -> Iterator[Capture]:
    """Yield the legal captures of a large board, which has too many rays to cache."""
    sides = Linked(rows, cols, cells).nearest
    for source, captor in enumerate(cells):
        for target in [side[source] for side in sides] if captor in prey else ():
            if target >= 0 and cells[target] in prey[captor]:
                yield Capture(source, target)


@lru_cache(maxsize=64)
def _reach(rows: int, cols: int) -> tuple[tuple[tuple[tuple[int, Capture], ...], ...], ...]:
    """Return for each cell and direction the targets, nearest first, each with its capture."""
    return tuple(
        tuple(tuple((target, Capture(source, target)) for target in ray) for ray in rays)
        for source, rays in enumerate(grid_of(rows, cols).rays)
    )


def objection(grid: Grid, cells: Sequence[str], prey: Prey, source: int, target: int) -> str | None:
    """Return why the stack on `source` may not take that on `target`, or None if it may (GN-3)."""
    between = grid.between(source, target)
    if between is None:
        return _misplaced(grid, source, target)
    captor, taken = cells[source], cells[target]
    if captor == ".":
        return f"there is no stack on {grid.name(source)}"
    if captor not in prey:
        movers = " and ".join(COLOUR_NAMES[colour] for colour in prey)
        return f"only {movers} moves now, and {grid.name(source)} is {COLOUR_NAMES[captor]}"
    for cell in between:
        if cells[cell] != ".":
            return f"the stack on {grid.name(cell)} stands in between"
    if taken == ".":
        return f"there is no stack on {grid.name(target)} to take"
    if taken not in prey[captor]:
        takes = " and ".join(COLOUR_NAMES[colour] for colour in prey[captor])
        return f"{COLOUR_NAMES[captor]} takes {takes}, not {COLOUR_NAMES[taken]}"
    return None


def _misplaced(grid: Grid, source: int, target: int) -> str:
    """Return why no capture can go from source to target, whatever stacks are on the board."""
    for cell in (source, target):
        if not 0 <= cell < grid.size:
            return f"cell {cell} is off the board"
    if source == target:
        return f"a stack cannot take itself, as on {grid.name(source)}"
    return f"{grid.name(source)} and {grid.name(target)} are not in one row or column"


def check_capture(board: Board, cells: str, prey: Prey, move: Move) -> None:
    """Raise `IllegalMove` unless a move is a legal capture; `cells` has the board's top colours."""
    if isinstance(move, str):
        raise IllegalMove(f"{move!r} is not a capture, and the setup is complete")
    reason = objection(grid_of(board.rows, board.cols), cells, prey, *move)
    if reason:
        raise IllegalMove(reason)


def take(board: Board, capture: Capture) -> Board:
    """Return the board after a legal capture (GN-5)."""
    source, target = capture
    stacks = list(board.stacks)
    stacks[target] = stacks[source] + stacks[target]
    stacks[source] = ""
    return Board(board.rows, board.cols, tuple(stacks))


def taken(cells: str, capture: Capture) -> str:
    """Return the top colours after a legal capture; this is faster than `Board.cells`."""
    source, target = capture
    captor = cells[source]
    if source < target:
        return f"{cells[:source]}.{cells[source + 1 : target]}{captor}{cells[target + 1 :]}"
    return f"{cells[:target]}{captor}{cells[target + 1 : source]}.{cells[source + 1 :]}"


def parse_capture(grid: Grid, text: str) -> Capture:
    """Read the notation of a capture, such as `c3xc5`; raises ValueError for other text."""
    match = _CAPTURE.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a capture, which is written as in c3xc5")
    return Capture(grid.cell(match[1]), grid.cell(match[2]))


def check_shape(rows: int, cols: int) -> None:
    """Raise ValueError unless games can have a board of this size."""
    Grid(rows, cols)
    if is_large(rows, cols):
        raise ValueError(f"{rows}x{cols} is more than {MAX_SIDE}x{MAX_SIDE}")


def read_small_board(text: str) -> Board:
    """Read a board of up to 16x16; raises `BoardError`."""
    board = read_board(text)
    try:
        check_shape(board.rows, board.cols)
    except ValueError as error:
        raise BoardError([Defect(0, 0, f"games go no further: {error}")]) from None
    return board


def even_share(size: int) -> dict[str, int]:
    """Return the same number of pyramids for each colour, `size` in all.

    Raises `BoardError` if three does not divide `size` (GN-1).
    """
    if size % 3:
        message = f"{many(size, 'cell')} cannot be shared evenly by three colours"
        raise BoardError([Defect(0, 0, message)])
    return dict.fromkeys(COLOURS, size // 3)


def chances_of_deal(board: Board, pyramids: Mapping[str, int]) -> Chances:
    """Return the probability of each colour for the next pyramid that is dealt."""
    count = board.stacks.count
    return shares(tuple([(colour, most - count(colour)) for colour, most in pyramids.items()]))


def check_colour(board: Board, pyramids: Mapping[str, int], colour: Move) -> None:
    """Raise `IllegalMove` unless a pyramid of this colour is left."""
    if board.stacks.count(str(colour)) >= pyramids.get(str(colour), 0):
        raise IllegalMove(f"{colour!r} is not a colour that is left to be dealt")


def deal(board: Board, undealt: int, colour: Move) -> Board:
    """Return the board with a pyramid of this colour on the next of the `undealt` cells."""
    stacks = list(board.stacks)
    stacks[-undealt] = str(colour)
    return Board(board.rows, board.cols, tuple(stacks))


def check_deal(board: Board, undealt: int, pyramids: Mapping[str, int]) -> None:
    """Raise `BoardError` unless the cells dealt so far can belong to a setup of these pyramids."""
    dealt, rest = board.stacks[:-undealt], board.stacks[-undealt:]
    messages = []
    if any(rest) or any(len(stack) != 1 for stack in dealt):
        messages.append("cells still to be dealt come last, after cells of one pyramid each")
    messages += [
        f"more {COLOUR_NAMES[colour]} pyramids than the {count} that there are"
        for colour, count in pyramids.items()
        if dealt.count(colour) > count
    ]
    if messages:
        raise BoardError(Defect(0, 0, message) for message in messages)


def capture_in_words(board: Board, capture: Capture, size: Callable[[str], str]) -> str:
    """Describe a legal capture in words. `size` returns the words for the size of a stack."""
    captor, taken = board.stacks[capture.source], board.stacks[capture.target]
    colour, prey = COLOUR_NAMES[captor[0]], COLOUR_NAMES[taken[0]]
    return f"{colour}{_of(captor, size)} takes {prey}{_of(taken, size)}: now {size(captor + taken)}"


def height(stack: str) -> str:
    """Return the words for the height of a stack."""
    return f"{len(stack)} high"


def height_and_greens(stack: str) -> str:
    """Return the words for the height of a stack and the number of its greens."""
    greens = stack.count("G")
    return f"{height(stack)} with {greens or 'no'} green{'' if greens == 1 else 's'}"


def _of(stack: str, size: Callable[[str], str]) -> str:
    return f" ({size(stack)})" if len(stack) > 1 else ""
