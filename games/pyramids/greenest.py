"""Greenest, a puzzle for one player by Néstor Romeral Andrés: capture until one stack is left.

The colour of a stack is that of its top. A stack takes the nearest stack in one of the four
directions if that stack's colour is its prey, and lands on top of it. Heights do not matter, so the
functions here are given the top colours only: `cells` has one character of ".BGW" for each cell,
row by row from the top-left. `Greenest` is the game in the protocol, with whole stacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from greenest.games.grid import Grid, grid_of
from greenest.games.plurals import many
from greenest.games.protocol import CHANCE, NOBODY, Game, IllegalMove, NotOver
from greenest.games.pyramids import stacks
from greenest.games.pyramids.board import Board, is_large
from greenest.games.pyramids.linked import Linked
from greenest.games.pyramids.reading.blocks import strip_comments
from greenest.games.pyramids.stacks import CIRCLE, PREY, Capture, Move, Prey, StackState


class IllegalCapture(IllegalMove):
    """Error for a capture that the rules forbid.

    `index` is the place of the capture in its sequence, from 0; `reason` says why it is forbidden.
    """

    def __init__(self, index: int, reason: str) -> None:
        self.index = index
        super().__init__(reason)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the class and its arguments, by which pickle makes the error again."""
        return type(self), (self.index, self.reason)


def legal_captures(rows: int, cols: int, cells: str) -> tuple[Capture, ...]:
    """Return every legal capture, sorted by source cell, then north, east, south, west (GT-2)."""
    return stacks.captures(rows, cols, cells, PREY)


def replay(rows: int, cols: int, cells: str, captures: Iterable[tuple[int, int]]) -> str:
    """Return the top colours after the captures; raises `IllegalCapture` at the first illegal one.

    Raises ValueError if `cells` has a wrong length.
    """
    grid = grid_of(rows, cols)
    if len(cells) != grid.size:
        raise ValueError(f"{many(len(cells), 'cell')} for a board of {rows}x{cols}")
    if is_large(rows, cols):
        return _replay_linked(grid, cells, captures)
    board, between, takes = list(cells), grid.paths.get, PREY.get
    for index, (source, target) in enumerate(captures):
        # Nearly all captures are legal; the objection to an illegal one takes longer to find.
        path = between((source, target))
        is_legal = path is not None and takes(board[source]) == board[target]
        if not is_legal or (path and any(board[cell] != "." for cell in path)):
            reason = stacks.objection(grid, board, PREY, source, target)
            raise IllegalCapture(index, reason or "the rules forbid it")
        board[target] = board[source]
        board[source] = "."
    return "".join(board)


def _replay_linked(grid: Grid, cells: str, captures: Iterable[tuple[int, int]]) -> str:
    """Return what `replay` returns, for a large board, which has too many paths to cache."""
    board = Linked(grid.rows, grid.cols, cells)
    for index, (source, target) in enumerate(captures):
        is_near = board.may_take(source, target)
        if not is_near or PREY.get(board.cells[source]) != board.cells[target]:
            reason = stacks.objection(grid, board.cells, PREY, source, target)
            raise IllegalCapture(index, reason or "the rules forbid it")
        board.take(source, target)
    return "".join(board.cells)


@dataclass(frozen=True)
class GreenestState(StackState):
    """A board. Its last `undealt` cells are still to be dealt."""

    board: Board
    undealt: int = 0

    @property
    def prey(self) -> Prey:
        """What each colour takes."""
        return PREY

    @property
    def pyramids(self) -> dict[str, int]:
        """The number of pyramids of each colour: a third of the cells."""
        return stacks.even_share(len(self.board.stacks))

    @property
    def actor(self) -> int:
        """The player, chance while the setup is dealt, or nobody when no capture is left."""
        if self.undealt:
            return CHANCE
        return 0 if self.captures else NOBODY

    def play(self, move: Move) -> GreenestState:
        """Return the state after a move; raises `IllegalMove`."""
        self.check(move)
        return self.after(move)

    def after(self, move: Move) -> GreenestState:
        """Return the state after a legal move."""
        if isinstance(move, str):
            return GreenestState(self.dealt(move), self.undealt - 1)
        after = GreenestState(stacks.take(self.board, move))
        after.__dict__["cells"] = stacks.taken(self.cells, move)
        return after

    def returns(self) -> tuple[float]:
        """Return 1 if a single stack is left, else 0; raises `NotOver` before the end (GT-3)."""
        return (float(self._left() == 1),)

    def draw(self, player: int | None = None, since: GreenestState | None = None) -> str:
        """Return a picture of the board. Cells changed since the state `since` are in brackets."""
        return f"{self.drawn(since.board if since else None)}\n{CIRCLE}"

    def ending(self) -> str:
        """Return in words how many stacks are left; raises `NotOver` before the end."""
        left = self._left()
        return (
            "a single stack is left" if left == 1 else f"{left} stacks are left, and none can take"
        )

    def _left(self) -> int:
        if not self.over:
            raise NotOver("the puzzle is not over")
        return sum(map(bool, self.board.stacks))


@dataclass(frozen=True, slots=True)
class Greenest(Game[GreenestState]):
    """A puzzle for one player: capture with any colour until a single stack is left.

    A setup is a full board of the given size, with equally many pyramids of each colour. `parse`
    takes any board up to 16x16, even if it is unbalanced or partly empty.
    """

    rows: int = 6
    cols: int = 6

    def __post_init__(self) -> None:
        """Check the options."""
        stacks.check_shape(self.rows, self.cols)

    @property
    def players(self) -> int:
        """One."""
        return 1

    def start(self) -> GreenestState:
        """Return the state before the first pyramid is dealt.

        Raises ValueError if three does not divide the number of cells (GT-1).
        """
        size = self.rows * self.cols
        stacks.even_share(size)
        return GreenestState(Board(self.rows, self.cols, ("",) * size), size)

    def parse(self, text: str) -> GreenestState:
        """Read board text, in which `?` is a cell still to be dealt; raises `BoardError`."""
        board = stacks.read_small_board(text.replace("?", "."))
        undealt = strip_comments(text).count("?")
        if undealt:
            stacks.check_deal(board, undealt, stacks.even_share(len(board.stacks)))
        return GreenestState(board, undealt)
