"""A state of 3 Stones, and its moves.

Player 0 is White and player 1 is Black. Chance draws a stone from the pouch, `W`hite, `B`lack or
`C`lear, and the player at turn places it, whatever its colour. In the game of pure skill there is
no pouch: both players choose from open hands. A stone goes into the row or the column of the last
stone, at any distance, or anywhere if both are full.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from greenest.games.chances import shares
from greenest.games.grid import file_names
from greenest.games.protocol import CHANCE, NOBODY, IllegalMove, NotOver, State
from greenest.games.stones.board import (
    COLOURS,
    GRID,
    NAMES,
    PLAYER_NAMES,
    POCKET,
    POCKETS,
    STONE_NAMES,
    STONES,
    Points,
    Supply,
    format_supply,
    kinds,
    lines,
    objection,
    open_pockets,
    pocket_of,
    ranks,
    without,
)


class Placement(NamedTuple):
    """Put a stone of this kind in a pocket."""

    stone: str
    pocket: int


Move = Placement | str

PLACEMENTS = {stone: tuple(Placement(stone, pocket) for pocket in POCKETS) for stone in STONES}
"""All placements of a stone, by pocket, for each kind of stone."""

_PLACEMENT = re.compile(f"([{STONES}]?)({POCKET})")


@dataclass(frozen=True, slots=True)
class StonesState(State[Move]):
    """The pockets, the player at turn, and the stones that are not yet on the board.

    `supplies` has one supply, the pouch, or in the game of pure skill two: the hands of White and
    Black. `last` is the pocket of the last stone, None on an empty board. `drawn` is the stone
    drawn to be placed, or "". `spotted` has the handicap points of White and Black. A move is a
    placement, or the stone that chance draws.
    """

    board: str
    turn: int
    supplies: tuple[Supply, ...]
    last: int | None = None
    drawn: str = ""
    spotted: Points = (0, 0)

    @property
    def actor(self) -> int:
        """The player to move, chance if a stone is to be drawn, or nobody at the end (ST-11)."""
        if self.drawn:
            return self.turn
        if not any(self._supply):
            return NOBODY
        return self.turn if self._skill else CHANCE

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the stones that may be drawn, or the placements, by stone and then by pocket."""
        actor = self.actor
        if actor == NOBODY:
            return ()
        if actor == CHANCE:
            return tuple(kinds(self._supply))
        empty = open_pockets(self.board, self.last)
        stones = self.drawn or kinds(self._supply)
        found = [moves[pocket] for moves in map(PLACEMENTS.__getitem__, stones) for pocket in empty]
        return tuple(found)

    def chances(self) -> dict[Move, Fraction]:
        """Return the probability of each kind of stone to be drawn, {} if none is drawn (ST-3)."""
        if self.drawn or self._skill:
            return {}
        return shares(tuple(zip(STONES, self.supplies[0], strict=True)))

    def play(self, move: Move) -> StonesState:
        """Return the state after a move; raises `IllegalMove` (ST-4, ST-7)."""
        reason = self._against_draw(move) if isinstance(move, str) else self._objection(move)
        if reason:
            raise IllegalMove(reason)
        return self.after(move)

    def after(self, move: Move) -> StonesState:
        """Return the state after a legal move."""
        if isinstance(move, str):
            supplies = self._without(move)
            return StonesState(self.board, self.turn, supplies, self.last, move, self.spotted)
        stone, pocket = move
        board = self.board[:pocket] + stone + self.board[pocket + 1 :]
        supplies = self._without(stone) if self._skill else self.supplies
        return StonesState(board, 1 - self.turn, supplies, pocket, "", self.spotted)

    def scores(self) -> tuple[int, int]:
        """Return the points of White and of Black: lines and handicap points (ST-10, ST-14)."""
        made = lines(self.board)
        return made[0] + self.spotted[0], made[1] + self.spotted[1]

    def returns(self) -> tuple[float, float]:
        """Return 1 for the winner and 0 for the loser, or 0.5 each in a draw (ST-12)."""
        if not self.over:
            raise NotOver("there are stones left to place")
        white, black = self.scores()
        if white == black:
            return (0.5, 0.5)
        return (1.0, 0.0) if white > black else (0.0, 1.0)

    def format_move(self, move: Move) -> str:
        """Return the notation of a move: `Wf7` is a white stone on f7, `W` a white stone drawn."""
        return move if isinstance(move, str) else move.stone + NAMES[move.pocket]

    def parse_move(self, text: str) -> Move:
        """Read the notation of a move; raises ValueError if it is malformed."""
        if text in tuple(STONES):
            return text
        match = _PLACEMENT.fullmatch(text)
        if not match:
            raise ValueError(f"{text!r} is no placement, which is written as in Wf7")
        stone, pocket = match[1], pocket_of(match[2])
        if not stone:
            raise ValueError(f"{text!r} does not say which stone, as W{text} does")
        return Placement(stone, pocket)

    def __str__(self) -> str:
        """Return the state as text: the ranks from the top, then fields.

            .../...../......./........./.....W...../… turn=B last=f7 drawn=C pouch=29W30B11C

        `x` is the centre, and `-` is nothing. In the game of pure skill the last field has two
        hands, White's first: `hands=14W15B6C/15W15B6C`. Handicap points of White and Black follow
        if there are any: `spotted=0/3`.
        """
        rows = "/".join(map("".join, ranks(self.board, "x")))
        last = "-" if self.last is None else NAMES[self.last]
        place = "hands" if self._skill else "pouch"
        supplies = "/".join(map(format_supply, self.supplies))
        spotted = " spotted={}/{}".format(*self.spotted) if any(self.spotted) else ""
        return (
            f"{rows} turn={COLOURS[self.turn]} last={last} "
            f"drawn={self.drawn or '-'} {place}={supplies}{spotted}"
        )

    def draw(self, player: int | None = None, since: StonesState | None = None) -> str:
        """Return a picture for the terminal, the same for both players.

        The last stone and all stones placed after the state `since` are in brackets. `+` is a
        pocket in which a stone may be placed. If all empty pockets may be used, `+` is not shown.
        """
        before = since.board if since else self.board
        pairs = enumerate(zip(self.board, before, strict=True))
        fresh = {pocket for pocket, (now, then) in pairs if now != then}
        board = _octagon(self._marked, fresh if self.last is None else fresh | {self.last})
        left = _stones_left(self.supplies)
        return "\n".join([*board, "", self._caption(), *left])

    def describe(self, move: Move) -> str:
        """Describe in words the stone drawn or placed, and the points that it scores."""
        if isinstance(move, str):
            return f"a {STONE_NAMES[move]} stone is drawn"
        gains = zip(PLAYER_NAMES, self.scores(), self.after(move).scores(), strict=True)
        scored = [
            f"{name} scores {after - before}" for name, before, after in gains if after > before
        ]
        return ", ".join([f"a {STONE_NAMES[move.stone]} stone on {NAMES[move.pocket]}", *scored])

    def known_as(self, player: int) -> str:
        """Return the colour of a player."""
        return STONE_NAMES[COLOURS[player]]

    def ending(self) -> str:
        """Return in words that equal points are a draw, or "" if somebody has won."""
        return "equal points are a draw" if len(set(self.returns())) == 1 else ""

    def _caption(self) -> str:
        """Return a line with the scores and the next decision."""
        points = zip(PLAYER_NAMES, self.scores(), strict=True)
        scores = ", ".join(f"{name} {score}" for name, score in points)
        if any(self.spotted):
            scores += " (spotted {} and {})".format(*self.spotted)
        drawn = f" a {STONE_NAMES[self.drawn]} stone" if self.drawn else ""
        due = "the game is over" if self.over else f"{PLAYER_NAMES[self.turn]} is to place{drawn}"
        return f"{scores}; {due}"

    @property
    def _marked(self) -> str:
        """The sign of each pocket, with `+` where a stone may be placed, as in `draw`."""
        free = open_pockets(self.board, self.last)
        if self.over or len(free) == self.board.count("."):
            return self.board
        pockets = [*self.board]
        for pocket in free:
            pockets[pocket] = "+"
        return "".join(pockets)

    @property
    def _skill(self) -> bool:
        return len(self.supplies) == 2

    @property
    def _supply(self) -> Supply:
        """The pouch, or the hand of the player at turn."""
        return self.supplies[self.turn if self._skill else 0]

    def _against_draw(self, stone: str) -> str | None:
        """Return why a stone may not be drawn, or None if it may."""
        if self.actor != CHANCE:
            return f"{stone!r} is no placement, and no stone is to be drawn now"
        if stone not in tuple(kinds(self._supply)):
            return f"{stone!r} is not a stone that is left in the pouch"
        return None

    def _objection(self, move: Placement) -> str | None:
        """Return why a placement is illegal, or None if it is legal."""
        if self.actor not in (0, 1):
            return "the game is over" if self.over else "a stone has to be drawn first"
        if self.drawn and move.stone != self.drawn:
            return f"the stone drawn is {self.drawn}, not {move.stone}"
        if not self.drawn and move.stone not in tuple(kinds(self._supply)):
            return f"there is no {move.stone} left in the hand of {PLAYER_NAMES[self.turn]}"
        return objection(self.board, self.last, move.pocket)

    def _without(self, stone: str) -> tuple[Supply, ...]:
        """Return the supplies without a stone, taken from the pouch or the hand of the player."""
        rest = without(self._supply, stone)
        if not self._skill:
            return (rest,)
        return (rest, self.supplies[1]) if self.turn == 0 else (self.supplies[0], rest)


def _octagon(board: str, marked: Iterable[int]) -> list[str]:
    """Return the lines of a picture of the board, with the names of ranks and files.

    The pockets in `marked` are in brackets, such as `(W)`.
    """
    pockets = [f" {stone} " for stone in board]
    for pocket in marked:
        pockets[pocket] = f"({board[pocket]})"
    width = 3 * GRID.cols
    lines = [
        f"{GRID.rows - row:>2} {''.join(rank):^{width}}".rstrip()
        for row, rank in enumerate(ranks(pockets, " x "))
    ]
    return [*lines, f"    {'  '.join(file_names(GRID.cols))}"]


def _stones_left(supplies: tuple[Supply, ...]) -> list[str]:
    hands = tuple(f"{name}'s hand" for name in PLAYER_NAMES)
    owners = hands if len(supplies) == 2 else ("the pouch",)
    return [
        f"in {owner}: " + ", ".join(map("{} {}".format, supply, STONE_NAMES.values()))
        for owner, supply in zip(owners, supplies, strict=True)
    ]
