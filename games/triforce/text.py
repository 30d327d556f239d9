"""The text of a state of Triforce, and of a board.

The text of a state is one line: the board row by row, `.` for an empty stack; the player at turn;
the number of turns before; and fields of the turn's stage. Examples:

    A1A3B2/.,./.,.,./.,.,.,./.,.,B3,.,. turn=B ply=3
    ... done=2 start=A1/.,./.,.,./.,.,.,./.,.,B3,.,.    two actions done; the board before them
    ... choose=combat                                   several combats are left
    ... offer=shield at=c2 taken=AX sword=A             A took the sword for this combat
    ... roll=c2 taken=AX sword=A shield=B dice=7,12     two dice were thrown, in the order of seats

With the option shield=taker, `shields=....A..........` stands before the stage. It has a character
for each territory, a1 to e5: the player who is remembered for taking the shield there, or `.`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from greenest.games.triforce.board import NAMES, NUMBERS, PLAYERS, ROWS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import UNTAKEN, Bearers
from greenest.games.triforce.moves import KIND_NAMES, KINDS
from greenest.games.triforce.stages import Acting, Choosing, Offering, Rolling, Stage

_STACK = re.compile(f"[.]|(?:[{PLAYERS}{SWORD}{SHIELD}][{SIZES}])+")
_TAKERS = re.compile(f"[{PLAYERS}.]{{{len(NAMES)}}}")
_TAKEN = re.compile(f"[{PLAYERS}][{SWORD}{SHIELD}]")


class Parts(NamedTuple):
    """The values in the text of a state. `stage` is None at the start of a turn."""

    board: Board
    player: int
    ply: int
    stage: Stage | None
    takers: str


@lru_cache(maxsize=256)
def format_board(board: Board) -> str:
    """Return the text of a board, such as `A1/.,./.,B2,./.,.,.,./.,.,.,.,.`."""
    stacks = iter(stack or "." for stack in board)
    return "/".join(",".join(next(stacks) for _ in range(row)) for row in ROWS)


def read_board(text: str) -> Board:
    """Read the text of a board; raises ValueError if it is malformed."""
    rows = [row.split(",") for row in text.split("/")]
    stacks = [stack for row in rows for stack in row]
    if tuple(map(len, rows)) != ROWS or not all(map(_STACK.fullmatch, stacks)):
        raise ValueError(
            f"{text!r} is not a board, which is written as in A1X2B3/.,./.,.,./.,.,.,./.,.,.,.,."
        )
    return tuple("" if stack == "." else stack for stack in stacks)


def format_state(board: Board, player: int, ply: int, stage: Stage, takers: str = "") -> str:
    """Return the text of a state."""
    words = [("turn", PLAYERS[player]), ("ply", str(ply)), ("shields", takers)]
    words += _stage_words(stage)
    return " ".join([format_board(board), *(f"{key}={value}" for key, value in words if value)])


def _stage_words(stage: Stage) -> list[tuple[str, str]]:
    """Return the fields of a stage, as keys and values."""
    match stage:
        case Acting(start, done) if done:
            return [("done", str(done)), ("start", format_board(start))]
        case Choosing(taken):
            return [("choose", "combat"), ("taken", ",".join(taken))]
        case Offering(territory, kind, taken, sword):
            offer = [("offer", KIND_NAMES[kind]), ("at", NAMES[territory])]
            return [*offer, ("taken", ",".join(taken)), ("sword", sword)]
        case Rolling(territory, taken, bearing, rolls):
            words = [("roll", NAMES[territory]), ("taken", ",".join(taken))]
            words += [("sword", bearing.sword), ("shield", bearing.shield)]
            return [*words, ("dice", ",".join(map(str, rolls)))]
    return []


def read_state(line: str) -> Parts:
    """Read the text of a state; raises ValueError if it is malformed.

    The rules are not checked.
    """
    board, *words = line.split() or [""]
    pairs = [word.partition("=")[::2] for word in words]
    values = dict(pairs)
    if len(values) < len(pairs) or not all(values.values()):
        raise ValueError(f"{' '.join(words)!r} is not words such as turn=A, each given once")
    takers = values.pop("shields", UNTAKEN)
    if not _TAKERS.fullmatch(takers):
        raise ValueError(f"{takers!r} is not a player or . for each territory")
    parts = Parts(
        read_board(board),
        _player(values.pop("turn", "")),
        _number(values.pop("ply", "")),
        _stage(values),
        takers,
    )
    if values:
        raise ValueError(f"{' '.join(values)!r} has no place in this state")
    return parts


def _stage(values: dict[str, str]) -> Stage | None:
    """Read the stage from its fields, and remove these from `values`."""
    if "done" in values:
        done = _number(values.pop("done"))
        return Acting(read_board(values.pop("start", "")), done)
    if values.get("choose") == "combat":
        del values["choose"]
        return Choosing(_taken(values))
    if values.get("offer") in KINDS:
        kind = KINDS[values.pop("offer")]
        return Offering(
            _territory(values.pop("at", "")), kind, _taken(values), _bearer(values, "sword")
        )
    if "roll" in values:
        territory, taken = _territory(values.pop("roll")), _taken(values)
        bearing = Bearers(_bearer(values, "sword"), _bearer(values, "shield"))
        dice = values.pop("dice", "")
        rolls = tuple(map(_number, dice.split(","))) if dice else ()
        return Rolling(territory, taken, bearing, rolls)
    return None


def _player(letter: str) -> int:
    if len(letter) != 1 or letter not in PLAYERS:
        raise ValueError(f"{letter!r} is not a player, as in turn=A")
    return PLAYERS.index(letter)


def _bearer(values: dict[str, str], key: str) -> str:
    return PLAYERS[_player(values.pop(key))] if key in values else ""


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise ValueError(f"{text!r} is not a number, as in ply=0")
    return int(text)


def _territory(name: str) -> int:
    if name not in NUMBERS:
        raise ValueError(f"{name!r} is not a territory, which are a1 to e5")
    return NUMBERS[name]


def _taken(values: dict[str, str]) -> tuple[str, ...]:
    text = values.pop("taken", "")
    taken = tuple(text.split(",")) if text else ()
    if not all(map(_TAKEN.fullmatch, taken)):
        raise ValueError(f"{text!r} is not exchanges, as in taken=AX,BO")
    return tuple(sorted(set(taken)))
