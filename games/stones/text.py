"""The text of a state of 3 Stones: the ranks from the top, and key=value for all the rest.

    .../...../......./........./.....W...../.....x...../… turn=B last=f7 drawn=C pouch=29W30B11C

`x` is the dead centre, and `-` nothing. The stones left are in one pouch or, in the game of pure
skill, in two hands, White's first: `hands=14W15B6C/15W15B6C`. Points spotted to White and Black
follow, unless there are none: `spotted=0/3`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from greenest.games.stones.pockets import (
    BEFORE_CENTRE,
    NAMES,
    POCKET,
    RANK_LENGTHS,
    pocket_of,
    ranks,
)
from greenest.games.stones.supply import COLOURS, STONES, Points, Supply, format_supply, read_supply

_HAND = "".join(f"[0-9]{{1,2}}{stone}" for stone in STONES)
_STATE = re.compile(
    f"(?P<ranks>[.{STONES}x/]+) turn=(?P<turn>[{COLOURS}]) last=(?P<last>-|{POCKET}) "
    f"drawn=(?P<drawn>[-{STONES}]) (?P<place>pouch|hands)=(?P<supplies>{_HAND}(/{_HAND})?)"
    "( spotted=(?P<spotted>(?!0/0)[0-9]{1,2}/[0-9]{1,2}))?"
)


class Parts(NamedTuple):
    """The fields of a state's text, in the order of the state."""

    board: str
    turn: int
    supplies: tuple[Supply, ...]
    last: int | None
    drawn: str
    spotted: Points | None
    """None if the text names none."""


def format_state(parts: Parts) -> str:
    """Return the text of a state."""
    rows = "/".join(map("".join, ranks(parts.board, "x")))
    last = "-" if parts.last is None else NAMES[parts.last]
    place = "hands" if len(parts.supplies) == 2 else "pouch"
    supplies = "/".join(map(format_supply, parts.supplies))
    points = parts.spotted or (0, 0)
    spotted = " spotted={}/{}".format(*points) if any(points) else ""
    return (
        f"{rows} turn={COLOURS[parts.turn]} last={last} "
        f"drawn={parts.drawn or '-'} {place}={supplies}{spotted}"
    )


def read_state(text: str) -> Parts:
    """Read the text of a state; raises ValueError for malformed text."""
    match = _STATE.fullmatch(text)
    if not match:
        raise ValueError(
            f"{text!r} is no state of 3 Stones, which is written as RANKS turn=W last=e6 "
            "drawn=C pouch=29W30B11C, or with hands=W/B, and spotted=0/3 for points spotted"
        )
    last = None if match["last"] == "-" else pocket_of(match["last"])
    board = _read_board(match["ranks"])
    supplies = tuple(map(read_supply, match["supplies"].split("/")))
    if len(supplies) != (1 if match["place"] == "pouch" else 2):
        raise ValueError("there is one pouch=… or there are two hands=…/…")
    turn = COLOURS.index(match["turn"])
    drawn = match["drawn"].replace("-", "")
    return Parts(board, turn, supplies, last, drawn, _read_points(match["spotted"]))


def _read_points(text: str | None) -> Points | None:
    if text is None:
        return None
    white, black = map(int, text.split("/"))
    return white, black


def _read_board(rows: str) -> str:
    """Return the pockets of the ranks; raises ValueError naming the faults."""
    lengths = [len(rank) for rank in rows.split("/")]
    if lengths != [*RANK_LENGTHS]:
        raise ValueError(f"the ranks have {lengths} cells instead of {[*RANK_LENGTHS]}")
    cells = rows.replace("/", "")
    if cells.find("x") != BEFORE_CENTRE or cells.count("x") != 1:
        raise ValueError("the centre, and nothing else, is x")
    return cells.replace("x", "")
