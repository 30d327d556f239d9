"""Greenest, a puzzle for one player by Néstor Romeral Andrés: take until a single stack is left.

A stack is of the colour on its top. It takes the nearest stack in one of the four directions if
that is of its prey's colour, and stands on it from then on. Heights do not matter to what is legal,
so the functions here speak of top colours only: `cells`, one character over ".BGW" a cell, row by
row from the top-left. `Greenest` is the game behind the protocol, with whole stacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from games.board_text import (
    COLOURS,
    Board,
    BoardError,
    Defect,
    draw,
    read_board,
    strip_comments,
)
from games.grid import Grid
from games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State

PREY = {"B": "G", "G": "W", "W": "B"}
COLOUR_NAMES = {"B": "black", "G": "green", "W": "white"}

_CAPTURE = re.compile("([a-z][0-9]+)x([a-z][0-9]+)")


class Capture(NamedTuple):
    """The stack on cell `source` takes the one on cell `target` and stays there on top of it."""

    source: int
    target: int


class IllegalCapture(IllegalMove):
    """A capture that the rules forbid: the reason, and its place in the sequence from 0."""

    def __init__(self, index: int, reason: str) -> None:
        self.index = index
        super().__init__(reason)


def objection(grid: Grid, cells: Sequence[str], source: int, target: int) -> str | None:
    """Return why the stack on `source` may not take the one on `target`, None if it may."""
    between = grid.paths.get((source, target))
    if between is None:
        return _misplaced(grid, source, target)
    hunter, prey = cells[source], cells[target]
    if hunter == ".":
        return f"there is no stack on {grid.name(source)}"
    for cell in between:
        if cells[cell] != ".":
            return f"the stack on {grid.name(cell)} stands in between"
    if prey == ".":
        return f"there is no stack on {grid.name(target)} to take"
    if prey != PREY[hunter]:
        takes, not_takes = COLOUR_NAMES[PREY[hunter]], COLOUR_NAMES[prey]
        return f"{COLOUR_NAMES[hunter]} takes {takes}, not {not_takes}"
    return None


def _misplaced(grid: Grid, source: int, target: int) -> str:
    """Return what keeps two cells from facing each other on any board."""
    for cell in (source, target):
        if not 0 <= cell < grid.size:
            return f"cell {cell} is off the board"
    if source == target:
        return f"a stack cannot take itself, as on {grid.name(source)}"
    return f"{grid.name(source)} and {grid.name(target)} are not in one row or column"


def legal_captures(rows: int, cols: int, cells: str) -> tuple[Capture, ...]:
    """Return every legal capture, by source cell and then to the north, east, south, west."""
    captures = []
    for hunter, rays in zip(cells, _reach(rows, cols), strict=True):
        if hunter == ".":
            continue
        prey = PREY[hunter]
        for ray in rays:
            for capture in ray:
                taken = cells[capture.target]
                if taken == prey:
                    captures.append(capture)
                if taken != ".":
                    break
    return tuple(captures)


@lru_cache(maxsize=64)
def _reach(rows: int, cols: int) -> tuple[tuple[tuple[Capture, ...], ...], ...]:
    """For each cell and direction the captures outward, made once: making them costs the most."""
    return tuple(
        tuple(tuple(Capture(source, target) for target in ray) for ray in rays)
        for source, rays in enumerate(Grid(rows, cols).rays)
    )


def replay(rows: int, cols: int, cells: str, captures: Iterable[tuple[int, int]]) -> str:
    """Return the top colours after the captures; raises `IllegalCapture` at the first wrong one."""
    grid = Grid(rows, cols)
    if len(cells) != grid.size:
        raise ValueError(f"{len(cells)} cells for a board of {rows}x{cols}")
    board = list(cells)
    for index, (source, target) in enumerate(captures):
        reason = objection(grid, board, source, target)
        if reason:
            raise IllegalCapture(index, reason)
        board[target] = board[source]
        board[source] = "."
    return "".join(board)


def format_capture(grid: Grid, capture: tuple[int, int]) -> str:
    """Return the notation of a capture, as `c3xc5`."""
    source, target = capture
    return f"{grid.name(source)}x{grid.name(target)}"


def parse_capture(grid: Grid, text: str) -> Capture:
    """Read `c3xc5`; raises ValueError if it is no capture between cells of the grid."""
    match = _CAPTURE.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a capture, which is written as in c3xc5")
    return Capture(grid.cell(match[1]), grid.cell(match[2]))


Move = Capture | str


@dataclass(frozen=True, slots=True)
class GreenestState(State[Move]):
    """A board and, while chance deals a setup, the number of cells at its end still to be dealt.

    A move is a capture, or the colour that chance deals to the next cell.
    """

    board: Board
    undealt: int = 0

    @property
    def actor(self) -> int:
        """Chance while the setup is dealt, then the one player as long as a capture is left."""
        if self.undealt:
            return CHANCE
        return 0 if self.legal_moves() else NOBODY

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the colours left to be dealt, or the legal captures."""
        if self.undealt:
            return tuple(self.chances())
        return legal_captures(self.board.rows, self.board.cols, self.board.cells)

    def chances(self) -> dict[Move, Fraction]:
        """Return for each colour left its share of the pyramids left."""
        if not self.undealt:
            return {}
        dealt = self.board.cells
        left = {colour: len(dealt) // 3 - dealt.count(colour) for colour in COLOURS}
        return {colour: Fraction(n, self.undealt) for colour, n in left.items() if n}

    def play(self, move: Move) -> GreenestState:
        """Deal a colour or make a capture; raises `IllegalMove`."""
        return self._deal(move) if self.undealt else self._capture(move)

    def returns(self) -> tuple[float]:
        """Return 1 if a single stack is left, else 0; raises `NotOver` before the end."""
        if not self.over:
            raise NotOver("the puzzle is not over")
        stacks = sum(map(bool, self.board.stacks))
        return (1.0 if stacks == 1 else 0.0,)

    def format_move(self, move: Move) -> str:
        """Return `c3xc5` for a capture, `B` for a colour dealt."""
        return move if isinstance(move, str) else format_capture(self._grid, move)

    def parse_move(self, text: str) -> Move:
        """Read a capture or a colour dealt; raises ValueError."""
        return text if text in tuple(COLOURS) else parse_capture(self._grid, text)

    def __str__(self) -> str:
        """Return board text, in which `?` is a cell still to be dealt."""
        text = str(self.board)
        return text.replace(".", "?") if self.undealt else text

    def draw(self, player: int | None = None) -> str:
        """Return the drawn board; nothing is hidden from the player."""
        picture = draw(self.board)
        return picture.replace(".", "?") if self.undealt else picture

    def _deal(self, colour: Move) -> GreenestState:
        if colour not in self.chances():
            raise IllegalMove(f"{colour!r} is not a colour that is left to be dealt")
        stacks = list(self.board.stacks)
        stacks[-self.undealt] = str(colour)
        return GreenestState(self.board._replace(stacks=tuple(stacks)), self.undealt - 1)

    def _capture(self, capture: Move) -> GreenestState:
        if isinstance(capture, str):
            raise IllegalMove(f"{capture!r} is not a capture, and the setup is complete")
        source, target = capture
        reason = objection(self._grid, self.board.cells, source, target)
        if reason:
            raise IllegalMove(reason)
        stacks = list(self.board.stacks)
        stacks[target] = stacks[source] + stacks[target]
        stacks[source] = ""
        return GreenestState(self.board._replace(stacks=tuple(stacks)))

    @property
    def _grid(self) -> Grid:
        return Grid(self.board.rows, self.board.cols)


@dataclass(frozen=True, slots=True)
class Greenest:
    """The game: chance deals as many pyramids of each colour on a full board of the given size.

    `parse` takes any setup of any size, unbalanced and partly empty ones too.
    """

    rows: int = 6
    cols: int = 6

    def __post_init__(self) -> None:
        """Refuse what is no grid."""
        Grid(self.rows, self.cols)

    @property
    def players(self) -> int:
        """One."""
        return 1

    def start(self) -> GreenestState:
        """Return the board to be dealt; raises ValueError if the colours cannot share it evenly."""
        size = self.rows * self.cols
        if size % 3:
            raise ValueError(f"{size} cells cannot be shared evenly by three colours")
        return GreenestState(Board(self.rows, self.cols, ("",) * size), size)

    def parse(self, text: str) -> GreenestState:
        """Read board text, in which `?` is a cell still to be dealt; raises `BoardError`."""
        board = read_board(text.replace("?", "."))
        undealt = strip_comments(text).count("?")
        if undealt:
            _check_deal(board, undealt)
        return GreenestState(board, undealt)


def _check_deal(board: Board, undealt: int) -> None:
    """Raise `BoardError` unless the board is a balanced setup dealt but for its last cells."""
    dealt, rest = board.stacks[:-undealt], board.stacks[-undealt:]
    size = len(board.stacks)
    messages = []
    if any(rest) or any(len(stack) != 1 for stack in dealt):
        messages.append("cells still to be dealt come last, after cells of one pyramid each")
    if size % 3:
        messages.append(f"{size} cells cannot be shared evenly by three colours")
    if any(3 * dealt.count(colour) > size for colour in COLOURS):
        messages.append("more than a third of the cells are of one colour")
    if messages:
        raise BoardError(Defect(0, 0, message) for message in messages)
