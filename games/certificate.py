"""Certificates: proofs that a position can be solved, or that it cannot, checked by rules alone.

A certificate is text, described in docs/certificates.md. "Solvable" is shown by the captures.
"Unsolvable" is shown by a set of dead positions, level by level from the start downwards:

    greenest certificate 1
    board BG./W.W/.BB
    verdict unsolvable
    level 6 members 1 frozen 0 split 2      captures from the start lead to two split positions
    BGWWBB                                  its stacks, row by row; "." is an emptied cell
    level 5 members 3 frozen 0 split 5
    .BWWBB
    ...
    end 8                                   members in all
    sha256 5f2c...                          of all lines before this one

The set is closed: none of its positions is a single stack, and every capture from each of them
leads to a member on the next level, or to a position that is dead by the rule `frozen` or `split`.
A solution could never leave it, so there is none. The checker plays every capture itself and takes
nothing on trust that is written there. Two levels at a time are in memory. The digest at the end
proves nothing, but tells a damaged file from a proof of something else.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import zlib
from collections.abc import Collection, Iterable, Iterator
from io import BufferedReader
from itertools import chain, pairwise
from pathlib import Path
from typing import NamedTuple, NoReturn

from games.board_text import Board, BoardError, read_board
from games.claim import check_claim
from games.packed import FROZEN, SPLIT, Packing

TITLE = "greenest certificate 1"
SOLVABLE, UNSOLVABLE = "solvable", "unsolvable"
EMPTY = "empty"
"""The rule that a board without stacks is dead by, beside those of `games.packed`."""

_NUMBER = "(0|[1-9][0-9]*)"
_LEVEL = re.compile(f"level {_NUMBER} members {_NUMBER} frozen {_NUMBER} split {_NUMBER}")
_LONGEST_LINE = 4096
"""Above what 256 stacks or 255 captures need, in characters."""


class RefusedError(ValueError):
    """Why a certificate proves nothing, and where."""


class Proven(NamedTuple):
    """What a certificate proves of the top colours of a board, and its captures or members."""

    board: Board
    verdict: str
    size: int


class Level(NamedTuple):
    """The head of a level: its stacks, its members, and how many positions they lead to are dead.

    Each position counts once, and one that is frozen and split as frozen.
    """

    stacks: int
    members: int
    frozen: int
    split: int

    def __str__(self) -> str:
        """Return the line that opens the level."""
        return f"level {self.stacks} members {self.members} frozen {self.frozen} split {self.split}"


def check_file(path: Path) -> Proven:
    """Check the certificate in a file, plain or compressed by gzip.

    Raises `RefusedError` if it proves nothing, OSError if it cannot be read.
    """
    with open(path, "rb") as raw:
        is_compressed = raw.peek(2)[:2] == b"\x1f\x8b"
        try:
            return check_certificate(_lines(gzip.open(raw) if is_compressed else raw))
        except (EOFError, gzip.BadGzipFile, zlib.error):
            raise RefusedError("the compressed file is damaged or cut short") from None


def _lines(stream: BufferedReader | gzip.GzipFile) -> Iterator[bytes]:
    while line := stream.readline(_LONGEST_LINE):
        yield line


def check_certificate(lines: Iterable[bytes]) -> Proven:
    """Check a certificate, given as lines with their ends, and return what it proves.

    Raises `RefusedError` if it proves nothing.
    """
    reader = _Reader(lines)
    if reader.next() != TITLE:
        reader.refuse(f"a certificate begins with the line '{TITLE}'")
    board = _read_board(reader)
    verdict = reader.field("verdict")
    if verdict == SOLVABLE:
        size = _check_captures(board, reader)
    elif verdict == UNSOLVABLE:
        size = _check_dead(board, reader)
    else:
        reader.refuse(f"a verdict is {SOLVABLE} or {UNSOLVABLE}")
    if reader.next() != f"end {size}":
        reader.refuse(f"'end {size}' expected")
    reader.finish()
    return Proven(board, verdict, size)


_BOTTOM: tuple[Level, list[int]] = (Level(0, 0, 0, 0), [])
"""What stands below the last level: no member."""


class _Reader:
    """The lines of a certificate, counted for what is said of them."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._line: str | None = None
        self._digest = hashlib.sha256()

    def next(self) -> str:
        """Return the next line and go on."""
        line = self.peek()
        self._line = None
        return line

    def peek(self) -> str:
        """Return the next line and stay before it."""
        if self._line is None:
            self._number += 1
            line = next(self._lines, b"")
            if not line.endswith(b"\n"):
                self.refuse("the certificate is cut short")
            self._digest.update(line)
            self._line = line[:-1].decode("ascii", "replace")
        return self._line

    def field(self, name: str) -> str:
        """Return what follows the name on the next line."""
        word, _, value = self.next().partition(" ")
        if word != name:
            self.refuse(f"'{name}' expected")
        return value

    def finish(self) -> None:
        """Check the digest of all lines read, and see that nothing follows it."""
        digest = self._digest.hexdigest()
        if self.field("sha256") != digest:
            self.refuse("the digest is not that of the lines above: the file was changed")
        self._number += 1
        if next(self._lines, None) is not None:
            self.refuse("nothing follows the digest")

    def refuse(self, reason: str) -> NoReturn:
        """Refuse the certificate for the line read last."""
        raise RefusedError(f"line {self._number}: {reason}")


def _read_board(reader: _Reader) -> Board:
    """Read the board, which has one spelling: ranks of single letters, joined by slashes."""
    text = reader.field("board")
    try:
        board = read_board(text)
    except BoardError as error:
        reader.refuse(str(error))
    if str(board) != text or any(len(stack) > 1 for stack in board.stacks):
        reader.refuse("a board is spelt in full, by its top colours, as in B.G/WGB")
    return board


def _check_captures(board: Board, reader: _Reader) -> int:
    """Play the captures and see that a single stack is left."""
    moves = reader.field("moves")
    claim = check_claim(board, moves.split(" ") if moves else [])
    if not claim.accepted:
        move = f"move {claim.wrong_move}: " if claim.wrong_move else ""
        reader.refuse(f"{move}{claim.reason}")
    return len(board.cells) - board.cells.count(".") - 1


def _check_dead(board: Board, reader: _Reader) -> int:
    """Check that the start is dead by a rule, or in a closed set; return the set's size."""
    packing = Packing(board.rows, board.cols, board.cells)
    if not reader.peek().startswith("dead"):
        return _check_closed(packing, reader)
    rule = reader.field("dead")
    if rule != start_rule(packing):
        reader.refuse(f"the start is not dead by a rule {rule!r}")
    return 0


def start_rule(packing: Packing) -> str | None:
    """Return the name of the static rule that the start is dead by, None if by none."""
    return packing.dead_rule(packing.start) if packing.stacks else EMPTY


def _check_closed(packing: Packing, reader: _Reader) -> int:
    """Check level by level that captures lead to members or die by a rule; return the size."""
    size = 0
    for (level, members), (_, below) in pairwise(chain(_read_levels(packing, reader), [_BOTTOM])):
        if not size and members != [packing.start]:
            raise RefusedError("the first level is the start and nothing else")
        found = follow(packing, members, set(below))
        if found.alive:
            raise RefusedError(
                f"level {level.stacks}: a capture leads to {packing.text(min(found.alive))}, "
                "which is neither a member of the next level nor dead by a rule"
            )
        if (found.frozen, found.split) != (level.frozen, level.split):
            raise RefusedError(
                f"level {level.stacks}: captures lead to {found.frozen} positions dead by the rule "
                f"{FROZEN} and {found.split} by {SPLIT}, not {level.frozen} and {level.split}"
            )
        size += len(members)
    return size


def _read_levels(packing: Packing, reader: _Reader) -> Iterator[tuple[Level, list[int]]]:
    """Yield the levels from the start's on, one stack less each time, down to the end."""
    stacks = packing.stacks
    while stacks == packing.stacks or not reader.peek().startswith("end"):
        found = _LEVEL.fullmatch(reader.next())
        if not found:
            reader.refuse("a level's head expected")
        level = Level(*map(int, found.groups()))
        if not level.members:
            reader.refuse("a level has members")
        if level.stacks != stacks or stacks < 2:
            reader.refuse(f"a level of {max(stacks, 2)} stacks or the end expected")
        yield level, _read_members(packing, reader, level)
        stacks -= 1


def _read_members(packing: Packing, reader: _Reader, level: Level) -> list[int]:
    """Read the members of a level, which are in strictly rising order of their texts."""
    emptied = packing.stacks - level.stacks
    is_text = re.compile(f"[.BGW]{{{packing.stacks}}}").fullmatch
    members: list[int] = []
    before = ""
    for _ in range(level.members):
        text = reader.next()
        if not is_text(text) or text.count(".") != emptied:
            reader.refuse(f"a member with {level.stacks} of {packing.stacks} stacks expected")
        if text <= before:
            reader.refuse("members come in rising order, each once")
        members.append(packing.pack(text))
        before = text
    return members


class Followed(NamedTuple):
    """What captures from a level lead to: positions no rule kills, and how many a rule does."""

    alive: set[int]
    frozen: int
    split: int


def follow(
    packing: Packing, members: Iterable[int], known: Collection[int] = frozenset()
) -> Followed:
    """Play every capture from every member; a position that is known counts nowhere."""
    reached = packing.successors(members)
    reached.difference_update(known)
    alive = set()
    deaths = {FROZEN: 0, SPLIT: 0}
    for position in reached:
        rule = packing.dead_rule(position)
        if rule:
            deaths[rule] += 1
        else:
            alive.add(position)
    return Followed(alive, deaths[FROZEN], deaths[SPLIT])
