"""Certificates: proofs that a position can be solved, or that it cannot, checked by rules alone.

A certificate is text, described in docs/certificates.md. "Solvable" is shown by the captures.
"Unsolvable" is shown by a set of dead positions, level by level from the start downwards:

    greenest certificate 2
    board .BB/GGW
    verdict unsolvable
    level 5 members 1                       the start's level: all its stacks
    BBGGW                                   a member: the stacks of the start, row by row
    level 4 members 2                       what captures lead to, but for one that is frozen
    .BGBW                                   "." is a cell that was emptied
    BWGG.
    level 3 members 1
    .BB.W
    end 4                                   members of all levels
    sha256 fbc839820a85...                  of all lines before this one

Its members are all positions that captures reach and that no rule, `frozen` or `split`, kills. So
the set is closed: every capture from each of them leads to a member on the next level, or to a
position dead by a rule. None of them is a single stack. A solution could never leave the set, so
there is none. The checker works out every capture itself and takes nothing on trust that is written
there; it holds one level at a time, and what it leads to. The digest at the end proves nothing, but
tells a damaged file from a proof of something else.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from io import BufferedReader
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple, NoReturn

from greenest.certificates.claim import check_claim
from greenest.certificates.packed import Packing
from greenest.games.pyramids.board_text import Board, BoardError, read_board

TITLE = "greenest certificate 2"
SOLVABLE, UNSOLVABLE = "solvable", "unsolvable"
EMPTY = "empty"
"""The rule that a board without stacks is dead by, beside those of `certificates.packed`."""

_LONGEST_LINE = 4096
"""Above what 256 stacks or 255 captures need, in characters."""
_LONGEST_SHOWN = 300
_PAGE = 1000
"""Members whose lines are written, or read and compared, at a time."""


class RefusedError(ValueError):
    """Why a certificate proves nothing, and where."""


class Proven(NamedTuple):
    """What a certificate proves of the top colours of a board, and its captures or members."""

    board: Board
    verdict: str
    size: int


def check_file(path: Path) -> Proven:
    """Check the certificate in a file, plain or compressed by gzip.

    Raises `RefusedError` if it proves nothing, OSError if it cannot be read.
    """
    with open(path, "rb") as raw:
        is_compressed = raw.peek(1)[:1] == b"\x1f"
        # Buffered once more, lines come several times as fast.
        stream = BufferedReader(gzip.GzipFile(fileobj=raw)) if is_compressed else raw
        try:
            return check_certificate(iter(partial(stream.readline, _LONGEST_LINE), b""))
        except (EOFError, gzip.BadGzipFile, zlib.error):
            raise RefusedError("the compressed file is damaged or cut short") from None


def check_certificate(lines: Iterable[bytes]) -> Proven:
    """Check a certificate, given as lines with their ends, and return what it proves.

    Raises `RefusedError` if it proves nothing.
    """
    reader = _Reader(lines)
    reader.expect(TITLE)
    board = _read_board(reader)
    verdict = reader.field("verdict")
    if verdict == SOLVABLE:
        size = _check_captures(board, reader)
    elif verdict == UNSOLVABLE:
        size = _check_dead(board, reader)
    else:
        reader.refuse(f"a verdict is {SOLVABLE} or {UNSOLVABLE}")
    reader.expect(f"end {size}")
    reader.finish()
    return Proven(board, verdict, size)


class _Reader:
    """The lines of a certificate, counted for what is said of them."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines: Iterator[bytes] = iter(lines)
        self._number = 0
        self._digest = hashlib.sha256()

    def next(self) -> str:
        """Return the next line."""
        self._number += 1
        line = next(self._lines, b"")
        if not line.endswith(b"\n"):
            self.refuse("the certificate is cut short")
        self._digest.update(line)
        return line[:-1].decode("ascii", "replace")

    def expect(self, text: str) -> None:
        """Read a line and see that it is this one."""
        line = self.next()
        if line != text:
            self.refuse(f"'{_short(text)}' expected, not '{_short(line)}'")

    def expect_all(self, text: str) -> None:
        """Read some lines and see that they are these, whose ends are in the text."""
        expected = text.encode("ascii")
        lines = list(islice(self._lines, text.count("\n")))
        if b"".join(lines) == expected:
            self._number += len(lines)
            self._digest.update(expected)
            return
        self._lines = chain(lines, self._lines)
        for line in text.splitlines():
            self.expect(line)

    def field(self, name: str) -> str:
        """Return what follows the name on the next line."""
        line = self.next()
        word, _, value = line.partition(" ")
        if word != name:
            self.refuse(f"'{name} ...' expected, not '{_short(line)}'")
        return value

    def finish(self) -> None:
        """Check the digest of all lines read, and see that nothing follows it."""
        self.expect(f"sha256 {self._digest.hexdigest()}")
        self._number += 1
        if next(self._lines, None) is not None:
            self.refuse("nothing follows the digest")

    def refuse(self, reason: str) -> NoReturn:
        """Refuse the certificate for the line read last."""
        raise RefusedError(f"line {self._number}: {reason}")


def _short(text: str) -> str:
    """Return a text, or its beginning where it is too long to be shown."""
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def _read_board(reader: _Reader) -> Board:
    """Read the board, which has one spelling: ranks of single letters, joined by slashes."""
    text = reader.field("board")
    try:
        board = read_board(text)
    except BoardError as error:
        reader.refuse(_short(str(error)))
    if str(board) != text or any(len(stack) > 1 for stack in board.stacks):
        reader.refuse("a board is spelt in full, by its top colours, as in B.G/WGB")
    return board


def _check_captures(board: Board, reader: _Reader) -> int:
    """Play the captures and see that a single stack is left."""
    moves = reader.field("moves")
    claim = check_claim(board, moves.split(" ") if moves else [])
    if not claim.accepted:
        move = f"move {claim.wrong_move}: " if claim.wrong_move else ""
        reader.refuse(_short(f"{move}{claim.reason}"))
    return len(board.cells) - board.cells.count(".") - 1


def _check_dead(board: Board, reader: _Reader) -> int:
    """Check that the start is dead by a rule, or else the closed set; return the set's size.

    What is written has to be, to the letter, the positions that captures do lead to.
    """
    packing = Packing(board.rows, board.cols, board.cells)
    if rule := start_rule(packing):
        reader.expect(f"dead {rule}")
        return 0
    size = 0
    try:
        for stacks, members in closed_set(packing):
            for text in level_texts(packing, stacks, members):
                reader.expect_all(text)
            size += len(members)
    except SolvableError as error:
        reader.refuse(str(error))
    return size


def start_rule(packing: Packing) -> str | None:
    """Return the name of the static rule that the start is dead by, None if by none."""
    return packing.dead_rule(packing.start) if packing.stacks else EMPTY


class SolvableError(ValueError):
    """A closed set was asked for, but captures lead to a single stack."""


def closed_set(packing: Packing) -> Iterator[tuple[int, list[int]]]:
    """Yield, level by level, all positions that captures reach and no static rule kills, in order.

    With each level come its stacks. A start that is not dead by a rule itself is taken for granted.
    Raises `SolvableError` when a single stack is reached.
    """
    members = [packing.start]
    for stacks in range(packing.stacks, 1, -1):
        yield stacks, members
        members = sorted(packing.successors(members))
        if not members:
            return
    raise SolvableError("captures lead to a single stack")


def level_texts(packing: Packing, stacks: int, members: Sequence[int]) -> Iterator[str]:
    """Yield what is written of a level: a line that opens it, and one for each member."""
    yield f"level {stacks} members {len(members)}\n"
    for first in range(0, len(members), _PAGE):
        yield packing.texts(members[first : first + _PAGE])
