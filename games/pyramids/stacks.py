"""The common rules of Green, Greener and Greenest: legal captures, and dealing a setup.

The colour of a stack is that of its top. A stack takes the nearest stack in one of the four
directions, at any distance, and lands on top of it. Heights do not matter, so the functions about
captures are given the top colours only: `cells` has one character of ".BGW" for each cell, row by
row from the top-left. `prey` has the colours that a stack may take, by its own colour; the keys are
the colours that may move. `pyramids` has the number of pyramids of each colour in a whole setup.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple

from greenest.games.chances import shares
from greenest.games.grid import Grid, grid_of
from greenest.games.plurals import many
from greenest.games.protocol import IllegalMove, State
from greenest.games.pyramids.board import (
    COLOURS,
    EMPTY,
    MAX_SIDE,
    Board,
    BoardError,
    Defect,
    is_large,
)
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.drawing import changes, draw
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


class StackState(State[Move]):
    """What states of the three games share: a board on which pyramids are dealt, then captured.

    The last `undealt` cells of the board are still to be dealt. A move is a capture, or the colour
    that chance deals to the next cell.
    """

    board: Board
    undealt: int

    @property
    @abstractmethod
    def prey(self) -> Prey:
        """The colours that may move now, and what each of them takes."""

    @property
    @abstractmethod
    def pyramids(self) -> Mapping[str, int]:
        """The number of pyramids of each colour in a setup."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the colours that may be dealt or, after the setup, the legal captures."""
        return tuple(self.chances()) if self.undealt else self.captures

    def chances(self) -> dict[Move, Fraction]:
        """Return the probability of each colour that may be dealt, {} after the setup."""
        if not self.undealt:
            return {}
        count = self.board.stacks.count
        return shares(tuple([(c, most - count(c)) for c, most in self.pyramids.items()]))

    def check(self, move: Move) -> None:
        """Raise `IllegalMove` unless a colour may be dealt, or a capture may be made."""
        if self.undealt:
            if self.board.stacks.count(str(move)) >= self.pyramids.get(str(move), 0):
                raise IllegalMove(f"{move!r} is not a colour that is left to be dealt")
        elif isinstance(move, str):
            raise IllegalMove(f"{move!r} is not a capture, and the setup is complete")
        elif reason := objection(self.grid, self.cells, self.prey, *move):
            raise IllegalMove(reason)

    def dealt(self, colour: Move) -> Board:
        """Return the board with a pyramid of this colour on the next cell."""
        stacks = list(self.board.stacks)
        stacks[-self.undealt] = str(colour)
        return self.board._replace(stacks=tuple(stacks))

    def format_move(self, move: Move) -> str:
        """Return the notation of a move: `c3xc5` captures, `B` deals black."""
        return move if isinstance(move, str) else self.grid.format_capture(move)

    def parse_move(self, text: str) -> Move:
        """Read the notation of a move; raises ValueError if it is malformed."""
        return text if text in COLOUR_NAMES else parse_capture(self.grid, text)

    def __str__(self) -> str:
        """Return board text, in which `?` is a cell still to be dealt."""
        return self._with_undealt(str(self.board))

    def drawn(self, before: Board | None, name: Callable[[str], str] | None = None) -> str:
        """Return `drawing.draw` of the board, with cells changed since `before` in brackets."""
        return self._with_undealt(draw(self.board, name, changes(self.board, before)))

    def describe(self, move: Move) -> str:
        """Describe a capture in words; return other moves as they are."""
        if isinstance(move, str):
            return move
        captor, taken = (self.board.stacks[cell] for cell in move)
        first, second = (
            COLOUR_NAMES[stack[0]] + (f" ({self.size(stack)})" if len(stack) > 1 else "")
            for stack in (captor, taken)
        )
        return f"{first} takes {second}: now {self.size(captor + taken)}"

    def size(self, stack: str) -> str:
        """Return the words for the size of a stack."""
        return f"{len(stack)} high"

    @cached_property
    def cells(self) -> str:
        """The top colour of each cell, as in `Board.cells`."""
        return self.board.cells

    @cached_property
    def captures(self) -> tuple[Capture, ...]:
        """The legal captures."""
        return captures(self.board.rows, self.board.cols, self.cells, self.prey)

    @property
    def grid(self) -> Grid:
        """The grid of the cells."""
        return grid_of(self.board.rows, self.board.cols)

    def _with_undealt(self, text: str) -> str:
        return text.replace(EMPTY, "?") if self.undealt else text
