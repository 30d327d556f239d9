"""Readers of text: boards, moves and records of games."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, suppress
from itertools import chain
from random import Random

import click
from click.exceptions import Exit

from examine import Reader, RefusedError, file_of
from greenest.certificates.claim import check_claim
from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.reading import Input
from greenest.commands.tables.given import Unreadable
from greenest.commands.tables.rows import Form, Rows
from greenest.games.options import make_game
from greenest.games.protocol import IllegalMove
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves
from greenest.games.pyramids.setup import setup_defects
from greenest.games.registry import GAMES
from greenest.play.records import RecordError, new_record, read_record
from greenest.solver.decide import decide
from random_texts import random_text

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
                if isinstance(each, Unreadable):
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


def _seeds_of_board() -> list[bytes]:
    texts = map(random_text, range(60))
    seeds = [door + text.encode() for text in texts for door in (b"-", b"A", b"F")]
    seeds += [b"-" + b"X\n\n" * 1200, b"-" + b"# c\n" * 20_000, b"-" + b"xyz/" * 300]
    seeds += [b"A" + b"B" * 50_000, b"-" + b"\n# c" * 20_000, b"-" + b"B" * 70_000]
    for rows, cols in SIZES:
        for rank in (b"G" + b"." * (cols - 1), (b"BGW" * cols)[:cols]):
            seeds.append(b"F" + b"/".join([rank] * rows))
    return seeds


BOARD = Reader(
    "board text",
    _read_board,
    (RefusedError, click.UsageError),
    _seeds_of_board,
)


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


_BEGUN = {}


def _begun(name: str):
    """Return a state of a game after some moves."""
    if name not in _BEGUN:
        state, random = GAMES[name]().start(), Random(1)
        for _ in range(60):
            if state.over or len(state.legal_moves()) < 1:
                break
            following = state.play(random.choice(state.legal_moves()))
            if following.over:
                break
            state = following
        _BEGUN[name] = state
    return _BEGUN[name]


def _seeds_of_moves() -> list[bytes]:
    seeds = [b"S" + " ".join(decide(start).moves or ()).encode() for start in STARTS]
    for name in GAMES:
        moves = [_begun(name).format_move(each) for each in _begun(name).legal_moves()][:6]
        seeds += [f"G{name} {move}".encode() for move in moves]
    return seeds


MOVES = Reader(
    "moves",
    _read_moves,
    (RefusedError, IllegalMove, ValueError),
    _seeds_of_moves,
)


def _read_record(data: bytes) -> None:
    record = read_record(data.decode(errors="replace"))
    again = read_record(str(record))
    assert again.moves == record.moves
    assert str(again) == str(record)


def _seeds_of_record() -> list[bytes]:
    seeds = []
    games: list[tuple[str, list[str]]] = [(name, []) for name in GAMES]
    games += [("triforce", ["shield=taker"]), ("greener", ["tie=again"])]
    for name, options in games:
        record, random = new_record(name, make_game(GAMES[name], options), 7), Random(2)
        head = str(record).partition("chance")[0]
        stages = set()
        for step in range(300):
            if step in (0, 30) or record.is_over:
                seeds.append(str(record).encode())
                heads = ("clock 90.5 0", "clock x", "seats 1", "seats 1 1", "turn 1")
                heads += ("name 1 Ada", "name 9 Ada", "name 1", "opponent mcts:2s", "opponent !")
                heads += ("begun 2026-11-26T12:40:03Z", "ended today", "seats 1\nseats 1")
                seeds += [f"{head}{each}\n".encode() for each in heads]
            # One state of each form, as a position, and with each of its words missing or wrong.
            text = str(record.state)
            stage = tuple(word.partition("=")[0] for word in text.split()[1:])
            if stage not in stages and len(stages) < 12:
                stages.add(stage)
                words = text.split(" ")
                for at in range(len(words)):
                    for word in ([], [f"{words[at]}x"], [words[at][:-1]], [words[at]] * 2):
                        position = " ".join([*words[:at], *word, *words[at + 1 :]])
                        seeds.append(f"{head}position {position}\n".encode())
                seeds.append(f"{head}position {text}\n".encode())
            if record.is_over:
                break
            record = record.play(random.choice(record.state.legal_moves()))
    return seeds


RECORD = Reader(
    "records of games",
    _read_record,
    (RecordError,),
    _seeds_of_record,
)
