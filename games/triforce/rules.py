"""The options of Triforce and their consequences: pawns, white pyramids, stacks to win."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from greenest.games.triforce.board import EACH, NUMBERS, SIZES

SEATS = {
    3: ("a1", "e5", "e1"),
    4: ("a1", "e5", "e3", "e1"),
    5: ("a1", "c3", "e5", "e1", "c1"),
    6: ("a1", "c3", "e5", "e3", "e1", "c1"),
}
"""For each number of players, the territories of their pawns in the order of play."""


@dataclass(frozen=True)
class Rules:
    """The options of a game, as `game.Triforce` describes them, and their consequences."""

    players: int = 3
    layout: str = "1/23/312/1231/23123"
    seats: tuple[str, ...] = ()
    first: int = 0
    lone_combat: bool = False
    ply_cap: int | None = 300
    sword: Literal["top", "turn"] = "top"
    shield: Literal["lowest", "taker"] = "lowest"

    def __post_init__(self) -> None:
        """Check the options."""
        if self.players not in SEATS:
            raise ValueError(f"Triforce is for 3 to 6 players, not {self.players}")
        rows = [len(row) for row in self.layout.split("/")]
        if rows != [1, 2, 3, 4, 5] or any(self.whites.count(size) != EACH for size in SIZES):
            raise ValueError(
                f"layout {self.layout!r} is not five of each size 1, 2, 3 in rows of 1 to 5, "
                "as in 1/23/312/1231/23123"
            )
        if self.seats:
            self._check_seats()
        if not 0 <= self.first < self.players:
            raise ValueError(f"first is a player from 0 to {self.players - 1}, not {self.first}")
        if self.ply_cap is not None and self.ply_cap < 1:
            raise ValueError(f"ply_cap is at least 1, not {self.ply_cap}; without a cap it is none")

    def _check_seats(self) -> None:
        """Raise ValueError unless pawns are on all corners, and further pawns on middles of edges.

        The seats must be in clockwise order, in which the players take turns.
        """
        named = f"seats {','.join(self.seats)!r}"
        seats = set(self.seats) & set(SEATS[6])
        if not len(seats) == len(self.seats) == self.players:
            raise ValueError(
                f"{named} are not {self.players} different ones of {', '.join(SEATS[6])}"
            )
        if not seats >= set(SEATS[3]):
            raise ValueError(
                f"{named} leave a corner free: pawns go to {', '.join(SEATS[3])}, "
                "and to middles of edges if there are more than three players"
            )
        start = SEATS[6].index(self.seats[0])
        clockwise = [seat for seat in SEATS[6][start:] + SEATS[6][:start] if seat in seats]
        if list(self.seats) != clockwise:
            raise ValueError(f"{named} are not clockwise, as {','.join(clockwise)}")

    @cached_property
    def whites(self) -> str:
        """The size of the white pyramid on each territory, as one string (TF-2)."""
        return self.layout.replace("/", "")

    @cached_property
    def pawns(self) -> tuple[int, ...]:
        """The territory of each player's pawn (TF-3)."""
        return tuple(NUMBERS[name] for name in self.seats or SEATS[self.players])

    @property
    def stacks_to_win(self) -> int:
        """The number of stacks that a player must hold at the start of a turn to win.

        A player holds a stack if its lowest piece is the player's.
        """
        return 11 - self.players
