"""How a game of Triforce is written, read and drawn.

The text of a state is one line: the board row by row, `.` for a bare territory; who is at turn; the
turns before this one; and what the stage of the turn adds, for instance

    A1A3B2/.,./.,.,./.,.,.,./.,.,B3,.,. turn=B ply=3
    ... done=2 start=A1/.,./.,.,./.,.,.,./.,.,B3,.,.    the third action, and the board before
    ... choose=combat                                   several combats are left
    ... offer=shield at=c2 taken=AX sword=A             A took the sword for this very combat
    ... roll=c2 taken=AX sword=A shield=B dice=7,12     two dice lie, in the order of the seats
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from greenest.games.triforce.board import (
    EACH,
    HIGHEST,
    MOVINGS,
    NAMES,
    NUMBERS,
    PLACINGS,
    PLAYERS,
    SHIELD,
    SIZES,
    SWORD,
    Board,
    unpinned,
)
from greenest.games.triforce.combat import D20, Bearers
from greenest.games.triforce.stages import Acting, Choosing, Ended, Offering, Rolling, Stage

if TYPE_CHECKING:
    from greenest.games.triforce.state import TriforceState

KINDS = {"sword": SWORD, "shield": SHIELD}
KIND_NAMES = {kind: name for name, kind in KINDS.items()}

# Every move there can be; the pips of the dice are apart, as they are chance's.
ACTION_NOTATIONS = (
    *PLACINGS.values(),
    *(moving for movings in MOVINGS for moving in movings if moving),
)
MOVES = (
    *ACTION_NOTATIONS,
    "stop",
    "pass",
    *(f"fight {name}" for name in NAMES),
    *(f"{name} {height}" for name in KINDS for height in range(1, HIGHEST + 1)),
    "decline",
)
PIPS = tuple(map(str, range(1, D20 + 1)))
_NOTATIONS = frozenset((*MOVES, *PIPS))

_STACK = re.compile("[.]|(?:[A-FXO][123])+")
_ROWS = (1, 2, 3, 4, 5)
_CELL, _PIECES_A_LINE = 16, 5


class Parts(NamedTuple):
    """What the text of a state says; no stage at the start of a turn."""

    board: Board
    player: int
    ply: int
    stage: Stage | None


def parse_move(text: str) -> str:
    """Return the text if it is the notation of a move or of pips; raises ValueError."""
    if text not in _NOTATIONS:
        raise ValueError(
            f"{text!r} is not a move, which is written as in +2, a1-b2, stop, pass, fight a1, "
            "sword 1, shield 1, decline or 12"
        )
    return text


def format_board(board: Board) -> str:
    """Return the stacks row by row, as `A1/.,./.,B2,./.,.,.,./.,.,.,.,.`."""
    stacks = iter(stack or "." for stack in board)
    return "/".join(",".join(next(stacks) for _ in range(row)) for row in _ROWS)


def parse_board(text: str) -> Board:
    """Read the stacks row by row; raises ValueError if they are not such text."""
    rows = [row.split(",") for row in text.split("/")]
    stacks = [stack for row in rows for stack in row]
    if tuple(map(len, rows)) != _ROWS or not all(map(_STACK.fullmatch, stacks)):
        raise ValueError(
            f"{text!r} is not a board, which is written as in A1X2B3/.,./.,.,./.,.,.,./.,.,.,.,."
        )
    return tuple("" if stack == "." else stack for stack in stacks)


def format_state(state: TriforceState) -> str:
    """Return the one line that says everything about a state."""
    words = [format_board(state.board), f"turn={PLAYERS[state.player]}", f"ply={state.ply}"]
    return " ".join(
        [*words, *(f"{key}={value}" for key, value in _stage_words(state.stage) if value)]
    )


def _stage_words(stage: Stage) -> list[tuple[str, str]]:
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


def parse_state(line: str) -> Parts:
    """Read the line of a state as far as it can be read without the rules; raises ValueError."""
    board, *words = line.split() or [""]
    pairs = [word.partition("=")[::2] for word in words]
    values = dict(pairs)
    if len(values) < len(pairs) or not all(values.values()):
        raise ValueError(f"{' '.join(words)!r} is not words such as turn=A, each given once")
    parts = Parts(
        parse_board(board),
        _player(values.pop("turn", "")),
        _number(values.pop("ply", "")),
        _stage(values),
    )
    if values:
        raise ValueError(f"{' '.join(values)!r} has no place in this state")
    return parts


def _stage(values: dict[str, str]) -> Stage | None:
    """Read the stage out of the words it is made of, which are removed."""
    if "done" in values:
        done = _number(values.pop("done"))
        return Acting(parse_board(values.pop("start", "")), done)
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
    if not all(re.fullmatch("[A-F][XO]", exchange) for exchange in taken):
        raise ValueError(f"{text!r} is not exchanges, as in taken=AX,BO")
    return tuple(sorted(set(taken)))


def draw(state: TriforceState) -> str:
    """Return the triangle, up to 80 columns wide, then the stashes, and what is to be decided.

    A territory is drawn as its name, the size of its white pyramid and the pawns at it, and below
    it the stack from the bottom up, five pyramids a line.
    """
    lines = [line for row in _ROWS for line in _drawn_row(state, row)]
    return "\n".join([*lines, "", *_drawn_stashes(state), _drawn_stage(state)])


def _drawn_row(state: TriforceState, row: int) -> list[str]:
    first = row * (row - 1) // 2
    cells = [_drawn_cell(state, territory) for territory in range(first, first + row)]
    height = max(map(len, cells))
    indent = " " * ((len(_ROWS) - row) * _CELL // 2)
    return [
        (
            indent + "".join(f"{(cell[n] if n < len(cell) else ''):{_CELL}}" for cell in cells)
        ).rstrip()
        for n in range(height)
    ]


def _drawn_cell(state: TriforceState, territory: int) -> list[str]:
    pawns = [PLAYERS[player] for player, at in enumerate(state.game.pawns) if at == territory]
    pawn = f" pawn {pawns[0]}" if pawns else ""
    stack = state.board[territory]
    pieces = [stack[place : place + 2] for place in range(0, len(stack), 2)]
    lines = [pieces[at : at + _PIECES_A_LINE] for at in range(0, len(pieces), _PIECES_A_LINE)]
    head = f"{NAMES[territory]} ({state.game.whites[territory]}){pawn}"
    return [head, *(" ".join(line) for line in lines or [["-"]])]


def _drawn_stashes(state: TriforceState) -> list[str]:
    free = unpinned(state.game.whites, state.board, state.game.pawns)
    pieces = "".join(state.board)

    def left(owner: str) -> str:
        return " ".join(str(EACH - pieces.count(owner + size)) for size in SIZES)

    lines = [
        f"{PLAYERS[player]}  stash {left(PLAYERS[player])}, lowest on {held} of "
        f"{state.game.stacks_to_win} stacks{'' if player in free else ', pinned'}"
        for player, held in enumerate(state.scores())
    ]
    return [*lines, f"swords (X) {left(SWORD)}, shields (O) {left(SHIELD)}"]


def _drawn_stage(state: TriforceState) -> str:
    return f"turn {state.ply + 1}, {PLAYERS[state.player]}: {_question(state)}"


def _question(state: TriforceState) -> str:
    match state.stage:
        case Acting(_, done):
            return f"action {done + 1}"
        case Choosing():
            return "which combat is next?"
        case Offering(territory, kind):
            whose = PLAYERS[state.actor]
            return f"combat on {NAMES[territory]}, {whose} may take a {KIND_NAMES[kind]}"
        case Rolling(territory, _, _, rolls):
            lie = f", {' '.join(map(str, rolls))} lie" if rolls else ""
            return f"combat on {NAMES[territory]}, a d{len(state.legal_moves())} is thrown{lie}"
        case Ended(winner):
            return "a draw" if winner is None else f"{PLAYERS[winner]} has won"
