"""3 Stones, a game for two: three in a row score for their colour, whoever completed them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from greenest.games.protocol import Game
from greenest.games.stones.board import (
    ALL_STONES,
    BEFORE_CENTRE,
    COLOURS,
    HALF,
    NAMES,
    POCKET,
    POCKETS,
    RANK_LENGTHS,
    STONE_NAMES,
    STONES,
    Colour,
    Points,
    pocket_of,
    read_supply,
)
from greenest.games.stones.state import StonesState

MOST_SPOTTED = 99
"""The most handicap points of a player."""

_HAND = "".join(f"[0-9]{{1,2}}{stone}" for stone in STONES)
_STATE = re.compile(
    f"(?P<ranks>[.{STONES}x/]+) turn=(?P<turn>[{COLOURS}]) last=(?P<last>-|{POCKET}) "
    f"drawn=(?P<drawn>[-{STONES}]) (?P<place>pouch|hands)=(?P<supplies>{_HAND}(/{_HAND})?)"
    "( spotted=(?P<spotted>(?!0/0)[0-9]{1,2}/[0-9]{1,2}))?"
)


@dataclass(frozen=True, slots=True)
class Stones(Game[StonesState]):
    """Two players place stones, and threes in a row score for White or for Black.

    `first` is the colour that moves first. With `skill` players choose their stones from open
    hands; otherwise stones are drawn from a pouch. `spotted` has the handicap points of White and
    of Black at the start, up to 99 each.
    """

    first: Colour = "W"
    skill: bool = False
    spotted: Points = (0, 0)

    def __post_init__(self) -> None:
        """Check the options."""
        if self.first not in tuple(COLOURS):
            raise ValueError(f"{self.first!r} cannot move first: it has to be W or B")
        if len(self.spotted) != 2 or not all(0 <= each <= MOST_SPOTTED for each in self.spotted):
            given = ",".join(map(str, self.spotted))
            raise ValueError(
                f"spotted {given!r} is not two numbers from 0 to {MOST_SPOTTED}, White's first"
            )

    @property
    def players(self) -> int:
        """Two."""
        return 2

    @property
    def options_of_start(self) -> frozenset[str]:
        """Who moves first, and whether stones are in hands: a state says both."""
        return frozenset({"first", "skill"})

    def start(self) -> StonesState:
        """Return the state with an empty board (ST-2, ST-13)."""
        supplies = (HALF, HALF) if self.skill else (ALL_STONES,)
        empty = "." * len(POCKETS)
        return StonesState(empty, COLOURS.index(self.first), supplies, spotted=self.spotted)

    def parse(self, text: str) -> StonesState:
        """Read the text of a state, with a pouch or with hands; raises ValueError naming the fault.

        If the text has no handicap points, those of the option are used.
        """
        found = _STATE.fullmatch(text)
        if not found:
            raise ValueError(
                f"{text!r} is no state of 3 Stones, which is written as RANKS turn=W last=e6 "
                "drawn=C pouch=29W30B11C, or with hands=W/B, and spotted=0/3 for points spotted"
            )
        spotted = self.spotted
        if found["spotted"]:
            white, black = map(int, found["spotted"].split("/"))
            spotted = (white, black)
        last = None if found["last"] == "-" else pocket_of(found["last"])
        board = _read_board(found["ranks"])
        supplies = tuple(map(read_supply, found["supplies"].split("/")))
        if len(supplies) != (1 if found["place"] == "pouch" else 2):
            raise ValueError("there is one pouch=… or there are two hands=…/…")
        turn, drawn = COLOURS.index(found["turn"]), found["drawn"].replace("-", "")
        state = StonesState(board, turn, supplies, last, drawn, spotted)
        if len(state.supplies) == 2:
            _check_hands(state)
        _check_stones(state)
        return state


def _read_board(rows: str) -> str:
    """Return the signs of all pockets of a board text; raises ValueError naming the fault."""
    lengths = [len(rank) for rank in rows.split("/")]
    if lengths != [*RANK_LENGTHS]:
        raise ValueError(f"the ranks have {lengths} cells instead of {[*RANK_LENGTHS]}")
    cells = rows.replace("/", "")
    if cells.find("x") != BEFORE_CENTRE or cells.count("x") != 1:
        raise ValueError("the centre, and nothing else, is x")
    return cells.replace("x", "")


def _check_hands(state: StonesState) -> None:
    """Raise ValueError unless the hands, one for each player, are possible for this turn."""
    if state.drawn:
        raise ValueError("no stone is drawn in the game with hands")
    mine, other = sum(state.supplies[state.turn]), sum(state.supplies[1 - state.turn])
    if not 0 <= mine - other <= 1:
        raise ValueError(f"hands of {mine} and {other} stones are not from taking turns")
    if any(n > half for hand in state.supplies for n, half in zip(hand, HALF, strict=True)):
        raise ValueError("a hand has at most 15 white, 15 black and 6 clear stones")


def _check_stones(state: StonesState) -> None:
    """Raise ValueError if there are too many or too few stones, or if `last` is wrong.

    `last` must be None on an empty board, else a pocket that has a stone.
    """
    for stone, all_of_it, *left in zip(STONES, ALL_STONES, *state.supplies, strict=True):
        found = sum(left) + state.board.count(stone) + state.drawn.count(stone)
        if found != all_of_it:
            raise ValueError(f"there are {found} {STONE_NAMES[stone]} stones, not {all_of_it}")
    empty = not state.board.strip(".")
    if empty != (state.last is None):
        raise ValueError("there is a last stone just when the board is not empty")
    if state.last is not None and state.board[state.last] == ".":
        raise ValueError(f"the last stone is not on the board: {NAMES[state.last]} is empty")
