"""Triforce drawn for the terminal, less than 60 columns wide."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest

from greenest.games.triforce.board import (
    EACH,
    NAMES,
    PLAYERS,
    ROWS,
    SHIELD,
    SIZES,
    SWORD,
    Board,
    holdings,
    unpinned,
)
from greenest.games.triforce.combat import Stage, offered, sides
from greenest.games.triforce.moves import ARM_NAMES

_CELL, _PIECES_A_LINE = 12, 3


def triangle(whites: str, pawns: tuple[int, ...], board: Board, before: Board) -> list[str]:
    """Return the lines of a picture of the board.

    A territory has its name, the size of its white pyramid, and its pawn. Below these is its stack
    from the bottom up, three pieces a line. A star marks a stack that differs from `before`.
    """
    heads = [f"{name} ({white})" for name, white in zip(NAMES, whites, strict=True)]
    for player, territory in enumerate(pawns):
        heads[territory] += f" @{PLAYERS[player]}"
    cells = [
        _cell(head if stack == then else f"*{head}", stack)
        for head, stack, then in zip(heads, board, before, strict=True)
    ]
    lines: list[str] = []
    for row in ROWS:
        first = row * (row - 1) // 2
        lines += _row(tuple(cells[first : first + row]))
    return lines


# Pictures of one game after the other share most of their rows.
@lru_cache(maxsize=1 << 10)
def _row(cells: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    indent = " " * ((len(ROWS) - len(cells)) * _CELL // 2)
    rows = zip_longest(*cells, fillvalue="")
    return tuple([(indent + "".join([cell.ljust(_CELL) for cell in row])).rstrip() for row in rows])


@lru_cache(maxsize=1 << 12)
def _cell(head: str, stack: str) -> tuple[str, ...]:
    pieces = [stack[place : place + 2] for place in range(0, len(stack), 2)]
    lines = [pieces[at : at + _PIECES_A_LINE] for at in range(0, len(pieces), _PIECES_A_LINE)]
    return (head, *(" ".join(line) for line in lines or [["-"]]))


@lru_cache(maxsize=16)
def stashes(whites: str, pawns: tuple[int, ...], board: Board, to_win: int) -> tuple[str, ...]:
    """Return a line for the stash of each player, and one for the swords and shields left.

    `to_win` is the number of stacks that win.
    """
    free = unpinned(whites, board, pawns)
    pieces = "".join(board)

    def left(owner: str) -> str:
        return " ".join(str(EACH - pieces.count(owner + size)) for size in SIZES)

    lines = [
        f"{PLAYERS[player]}  stash {left(PLAYERS[player])}, lowest on {held} of {to_win} stacks"
        f"{'' if player in free else ', pinned'}"
        for player, held in enumerate(holdings(board, len(pawns)))
    ]
    return (*lines, f"swords ({SWORD}) {left(SWORD)}, shields ({SHIELD}) {left(SHIELD)}")


def shields(takers: str) -> list[str]:
    """Return one line with all remembered takers of shields, or no line if there are none."""
    taken = [
        f"{name} {taker}" for name, taker in zip(NAMES, takers, strict=True) if taker in PLAYERS
    ]
    return [f"shields that serve their takers: {', '.join(taken)}"] if taken else []


def question(board: Board, stage: Stage) -> str:
    """Return in words what is decided next, or how the game has ended."""
    where = f"combat on {NAMES[stage.territory]}"
    match stage.kind:
        case "act":
            return f"action {stage.done + 1}"
        case "choose":
            return "which combat is next?"
        case "offer":
            return f"{where}, {offered(board, stage)[0]} may take a {ARM_NAMES[stage.arm]}"
        case "roll":
            lie = f", {' '.join(map(str, stage.rolls))} lie" if stage.rolls else ""
            return f"{where}, a d{sides(board, stage)} is thrown{lie}"
    return "a draw" if stage.winner is None else f"{PLAYERS[stage.winner]} has won"
