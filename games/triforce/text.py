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

from greenest.games.triforce.board import NAMES, NUMBERS, PLAYERS, ROWS, SHIELD, SIZES, SWORD, Board
from greenest.games.triforce.combat import UNTAKEN, Bearers, Stage
from greenest.games.triforce.moves import ARM_NAMES, ARMS

_STACK = re.compile(f"[.]|(?:[{PLAYERS}{SWORD}{SHIELD}][{SIZES}])+")
_TAKERS = re.compile(f"[{PLAYERS}.]{{{len(NAMES)}}}")
_TAKEN = re.compile(f"[{PLAYERS}][{SWORD}{SHIELD}]")


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
    """Return the text of a state; without `takers`, the text has no field `shields`."""
    is_combat = stage.kind in ("offer", "roll")
    place = NAMES[stage.territory] if is_combat else ""
    fields = {
        "turn": PLAYERS[player],
        "ply": str(ply),
        "shields": takers,
        "done": str(stage.done or ""),
        "start": format_board(stage.start) if stage.done else "",
        "choose": "combat" if stage.kind == "choose" else "",
        "offer": ARM_NAMES.get(stage.arm, ""),
        "roll" if stage.kind == "roll" else "at": place,
        "taken": ",".join(stage.taken),
        "sword": stage.bearing.sword,
        "shield": stage.bearing.shield,
        "dice": ",".join(map(str, stage.rolls)),
    }
    return " ".join(
        [format_board(board), *(f"{key}={word}" for key, word in fields.items() if word)]
    )


def read_state(line: str) -> tuple[Board, int, int, Stage | None, str]:
    """Return board, player, ply, stage and takers; raises ValueError if the text is malformed.

    The stage is None if the text has no fields of one. The rules are not checked.
    """
    board, *words = line.split() or [""]
    pairs = [word.partition("=")[::2] for word in words]
    values = dict(pairs)
    if len(values) < len(pairs) or not all(values.values()):
        raise ValueError(f"{' '.join(words)!r} is not words such as turn=A, each given once")
    takers = values.pop("shields", UNTAKEN)
    if not _TAKERS.fullmatch(takers):
        raise ValueError(f"{takers!r} is not a player or . for each territory")
    stacks = read_board(board)
    player, ply = _player(values.pop("turn", "")), _number(values.pop("ply", ""))
    stage = _stage(values)
    if values:
        raise ValueError(f"{' '.join(values)!r} has no place in this state")
    return stacks, player, ply, stage, takers


def _stage(values: dict[str, str]) -> Stage | None:
    """Read the stage from its fields, and remove these fields from `values`.

    Return None if there are no fields of a stage.
    """
    if "done" in values:
        done = _number(values.pop("done"))
        return Stage("act", read_board(values.pop("start", "")), done)
    if values.get("choose") == "combat":
        del values["choose"]
        return Stage("choose", taken=_taken(values))
    if values.get("offer") in ARMS:
        arm, territory = ARMS[values.pop("offer")], _territory(values.pop("at", ""))
        taken, bearing = _taken(values), Bearers(_bearer(values, "sword"))
        return Stage("offer", territory=territory, arm=arm, taken=taken, bearing=bearing)
    if "roll" in values:
        territory, taken = _territory(values.pop("roll")), _taken(values)
        bearing = Bearers(_bearer(values, "sword"), _bearer(values, "shield"))
        dice = values.pop("dice", "")
        rolls = tuple(map(_number, dice.split(","))) if dice else ()
        return Stage("roll", territory=territory, taken=taken, bearing=bearing, rolls=rolls)
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
