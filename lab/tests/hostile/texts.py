"""Readers of text: boards, moves and records of games."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, suppress
from functools import cache
from itertools import chain
from random import Random

import click
from click.exceptions import Exit

from examine import Reader, RefusedError, file_of
from greenest.certificates.claim import check_claim
from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.games.protocol import IllegalMove
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves
from greenest.games.pyramids.setup import setup_defects
from greenest.games.registry import GAMES
from greenest.play.records import RecordError, read_record

STARTS = tuple(map(Position.parse, ("BGW/GWB/WBG", "B.G/.W./G.B", "B", "BGW" * 11)))
SIZES = ((1, 17), (64, 64), (65, 64), (1, 1_000_000), (1_000, 1_001))
"""Sizes at the bounds: 64x64 with holes, 1,000,000 cells when full."""


class _Terminal(io.TextIOWrapper):
    """Standard input typed by a person."""

    def isatty(self) -> bool:
        return True


def _read_board(data: bytes) -> None:
    """Read positions as a command does: from standard input, a terminal, a file or an argument."""
    door, content = data[:1], data[1:]
    before, said = sys.stdin, io.StringIO()
    given = "-"
    kind = _Terminal if door == b"T" else io.TextIOWrapper
    sys.stdin = kind(io.BytesIO(content))
    if door == b"F":
        given = str(file_of(content))
    elif door == b"A":
        given = content.decode(errors="replace").replace("\0", "") or "-"
    elif door == b"D":
        given = str(file_of(content).parent)
    try:
        with redirect_stderr(said):
            outcome = Outcome()
            if door == b"M":
                _read_one(content)
                return
            chunks = Input([] if door == b"N" else [given]).chunks(outcome, are_named=False)
            for each in chain.from_iterable(chunks):
                if each.error:
                    outcome.refuse(str(each.error))
                    continue
                board = each.board
                assert read_board(str(board)) == board
                assert Position.of_board(board).rows == board.rows
                setup_defects(board)
    finally:
        sys.stdin = before
    if said.getvalue():
        raise RefusedError(" ".join(said.getvalue().split("\n")))


def _read_one(content: bytes) -> None:
    """Read the position of a command that takes one."""
    with click.Context(click.Command("solve"), info_name="solve"), suppress(Exit):
        given = "-" if content == b"-" else str(file_of(content))
        Input([given]).one(Rows(Form.TEXT, ()), "")


LARGE = (
    *(b"-" + b"X\n\n" * 1200, b"-" + b"# c\n" * 20_000, b"A" + b"B" * 50_000),
    *(b"-" + b"\n# c" * 20_000, b"-" + b"B" * 70_000),
    *(
        b"F" + b"/".join([rank] * rows)
        for rows, cols in SIZES
        for rank in (b"G" + b"." * (cols - 1), (b"BGW" * cols)[:cols])
    ),
)
BOARD = Reader("board text", _read_board, (RefusedError, click.UsageError), LARGE)


def _read_moves(data: bytes) -> None:
    """Read moves of boards and every game; play the moves that are legal."""
    door, text = data[:1], data[1:].decode(errors="replace")
    if door in b"BS":
        for start in STARTS:
            claim = check_claim(start, split_moves(text))
            if claim.reason is not None and not claim.reason.isprintable():
                raise RefusedError(claim.reason)
    else:
        name, _, moves = text.partition(" ")
        if name not in GAMES:
            raise RefusedError("no game")
        state = _begun(name)
        for move in moves.split(","):
            state = state.play(state.parse_move(move))


@cache
def _begun(name: str):
    """Return a state of a game after some moves."""
    state, random = GAMES[name]().start(), Random(1)
    for _ in range(60):
        following = state.play(random.choice(state.legal_moves()))
        if following.over:
            break
        state = following
    return state


MOVES = Reader("moves", _read_moves, (RefusedError, IllegalMove, ValueError))


def _read_record(data: bytes) -> None:
    record = read_record(data.decode(errors="replace"))
    again = read_record(str(record))
    assert again.moves == record.moves
    assert str(again) == str(record)


RECORD = Reader("records of games", _read_record, (RecordError,))
