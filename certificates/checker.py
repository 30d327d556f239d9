"""Checks certificates by docs/certificates.md, sharing no code with the program that writes them.

A certificate of "unsolvable" lists positions level by level. The checker plays every capture from
each position of a level itself, drops what is frozen or split, and finds the rest on the level that
the file lists next, which must have nothing else, until there is none. So it trusts nothing that is
written there. It holds two levels, as the file lists them, and stops at the first position that is
missing there: work and memory are bounded by the length of the file.

A position is text with one letter for each stack of the start, row by row from the top-left cell:
its colour, or "." once it has left. A line, row or column, is the places of its stacks there:

    start   . B B     text BBGGW     row 2     01    column b  03
            G G W     places 01234   row 1     234   column c  14
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple, NoReturn

from greenest.certificates.claim import check_claim
from greenest.games.pyramids.board_text import BoardError
from greenest.games.pyramids.position import Position

CAPTURES = frozenset({("B", "G"), ("G", "W"), ("W", "B")})
"""Who takes whom."""

_TO_CELLS = str.maketrans("BGW", "xxx")
_LONGEST_LINE = 2048
"""Bytes, enough for 255 captures."""
_COUNT = re.compile("[1-9][0-9]{0,17}")
_KEPT = 4096
"""Contents of a line for which captures are kept."""
_LONGEST_SHOWN = 300
_CHUNK = 1 << 16


class RefusedError(ValueError):
    """Why a certificate proves nothing, and where."""


class Proven(NamedTuple):
    """What a certificate proves of a position, and how many captures or dead positions it has."""

    position: Position
    verdict: str
    size: int


def check_file(path: str | os.PathLike[str]) -> Proven:
    """Check the certificate in a file, plain or compressed by gzip.

    Raises RefusedError if it proves nothing, OSError if it cannot be read.
    """
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise RefusedError("not a regular file")
    with open(path, "rb") as stream:
        is_compressed = stream.peek(2)[:2] == b"\x1f\x8b"
        chunks = iter(lambda: stream.read(_CHUNK), b"")
        return check_certificate(_lines(_inflated(chunks) if is_compressed else chunks))


def check_certificate(lines: Iterable[bytes]) -> Proven:
    """Check a certificate, given as lines with their ends, and return what it proves.

    Raises RefusedError if it proves nothing.
    """
    reader = _Reader(lines)
    reader.expect("greenest certificate 2")
    position = _read_position(reader)
    verdict = reader.field("verdict")
    if verdict == "solvable":
        size = _check_captures(position, reader)
    elif verdict == "unsolvable":
        size = _check_dead(position, reader)
    else:
        reader.refuse("a verdict is solvable or unsolvable")
    reader.finish()
    return Proven(position, verdict, size)


def _read_position(reader: _Reader) -> Position:
    """Read the board, which has one spelling: ranks of single letters, joined by slashes."""
    text = reader.field("board")
    try:
        position = Position.parse(text)
    except BoardError as error:
        reader.refuse(str(error))
    if str(position) != text:
        reader.refuse("a board is spelt in full, by its top colours, as in B.G/WGB")
    return position


def _check_captures(position: Position, reader: _Reader) -> int:
    """Play the captures and see that a single stack is left; return how many there are."""
    line = reader.next()
    word, *moves = line.split(" ")
    if word != "moves":
        reader.refuse(f"'moves ...' expected, not '{line}'")
    claim = check_claim(position, moves)
    if not claim.accepted:
        place = f"move {claim.wrong_move}: " if claim.wrong_move else ""
        reader.refuse(f"{place}{claim.reason}")
    reader.expect(f"end {len(moves)}")
    return len(moves)


def _check_dead(position: Position, reader: _Reader) -> int:
    """Check the rule that the start is dead by, or else its levels; return their members."""
    start = position.cells.replace(".", "")
    board = _Board(position)
    if not start:
        rule = "empty"
    elif _is_frozen(start):
        rule = "frozen"
    elif board.is_split():
        rule = "split"
    else:
        return _check_levels(board, start, reader)
    reader.expect(f"dead {rule}")
    reader.expect("end 0")
    return 0


def _check_levels(board: _Board, start: str, reader: _Reader) -> int:
    """Check the levels from the start's downwards; return how many members they have.

    Two stacks that are neither frozen nor split are one capture from a single one. A position has
    at most two captures a stack: one with its neighbour to the right, one with that below.
    """
    size, stacks = 0, len(start)
    led_to: Iterable[str] = [start]
    at_most = 1
    while True:
        if stacks == 1:
            reader.refuse("captures lead to a single stack")
        level = reader.level(stacks, size, at_most)
        _compare(level, led_to, reader)
        if not level:
            return size
        size, stacks = size + len(level), stacks - 1
        led_to = board.led_to(level)
        at_most = 2 * len(start) * len(level)


def _compare(level: dict[str, bool], led_to: Iterable[str], reader: _Reader) -> None:
    """See that a level has what captures lead to, but for the frozen, and nothing else."""
    for position in led_to:
        if position in level:
            level[position] = True
        elif not _is_frozen(position):
            reader.refuse(f"'{position}', which captures lead to, is missing here", len(level))
    for number, (position, is_led_to) in enumerate(level.items(), 1):
        if not is_led_to or _is_frozen(position):
            place = len(level) - number
            reader.refuse(f"'{position}' is frozen, or no capture leads to it", place)


def _is_frozen(stacks: str) -> bool:
    """Tell whether two stacks are of a colour whose captor is extinct."""
    if "B" in stacks and "G" in stacks and "W" in stacks:
        return False
    return any(captor not in stacks and stacks.count(prey) > 1 for captor, prey in CAPTURES)


class _Board:
    """The lines of a start, and what captures along them lead to.

    Lines have numbers, rows from 0 and columns after them; `crossings` has the two of each stack.
    """

    def __init__(self, position: Position) -> None:
        cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
        lines: dict[int, list[int]] = {}
        for place, cell in enumerate(cells):
            row, col = divmod(cell, position.cols)
            lines.setdefault(row, []).append(place)
            lines.setdefault(position.rows + col, []).append(place)
        self.lines = [(itemgetter(*each), _Captures(each)) for each in lines.values() if each[1:]]
        self.crossings = [
            (row, position.rows + col)
            for row, col in (divmod(cell, position.cols) for cell in cells)
        ]

    def led_to(self, members: Iterable[str]) -> Iterator[str]:
        """Yield what captures lead to and is not split, from members that are not split."""
        alike = defaultdict(list)
        for member in members:
            alike[member.translate(_TO_CELLS)].append(member)
        for occupied, group in alike.items():
            staying = _bridges(self._links(occupied))
            for member in group:
                for content, captures in self.lines:
                    for source, target in captures[content(member)]:
                        if source not in staying:
                            yield _after(member, source, target)

    def is_split(self) -> bool:
        """Tell whether some stacks of the start are linked by no row and column to the others."""
        apart = [set(crossing) for crossing in self.crossings]
        linked = apart.pop()
        while touching := [lines for lines in apart if lines & linked]:
            apart = [lines for lines in apart if not lines & linked]
            linked.update(*touching)
        return bool(apart)

    def _links(self, occupied: str) -> list[tuple[int, int, int]]:
        """Return the stacks that share both their lines with others: their places and lines."""
        stacks = [
            (place, *crossing)
            for place, (cell, crossing) in enumerate(zip(occupied, self.crossings, strict=True))
            if cell == "x"
        ]
        shared: set[int] = set()
        alone: set[int] = set()
        for _, row, col in stacks:
            (shared if row in alone else alone).add(row)
            (shared if col in alone else alone).add(col)
        return [link for link in stacks if link[1] in shared and link[2] in shared]


def _bridges(links: Sequence[tuple[int, int, int]]) -> set[int]:
    """Return the places of the stacks without which the board would be split.

    Lines are vertices and stacks edges. A stack that shares only one line with others may leave,
    for these stay linked by that line. Any other must stay if and only if it is a bridge. Bridges
    are found as Tarjan does (1974): a walk in depth that notes the earliest line that can be
    reached from each line without the stack by which the walk came there. In a tree all are.
    """
    beside = defaultdict(list)
    for place, row, col in links:
        beside[row].append((place, col))
        beside[col].append((place, row))
    if len(links) < len(beside) or not links:
        return {place for place, _, _ in links}
    numbers: dict[int, int] = {}
    bridges = set()

    def walk(line: int, came_by: int | None) -> int:
        earliest = numbers[line] = len(numbers)
        for place, other in beside[line]:
            if place == came_by:
                continue
            if other in numbers:
                earliest = min(earliest, numbers[other])
                continue
            reached = walk(other, place)
            if reached > numbers[line]:
                bridges.add(place)
            earliest = min(earliest, reached)
        return earliest

    walk(links[0][1], None)
    return bridges


class _Captures(dict[tuple[str, ...], tuple[tuple[int, int], ...]]):
    """The captures, source and target, in a line for each content of it, worked out when asked."""

    def __init__(self, places: Sequence[int]) -> None:
        self.places = places

    def __missing__(self, content: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
        if len(self) == _KEPT:
            self.clear()
        stacks = [each for each in zip(self.places, content, strict=True) if each[1] != "."]
        self[content] = found = tuple(
            (source, target)
            for pair in pairwise(stacks)
            for (source, captor), (target, prey) in (pair, pair[::-1])
            if (captor, prey) in CAPTURES
        )
        return found


def _after(member: str, source: int, target: int) -> str:
    """Return a position after a capture."""
    captor = member[source]
    if source < target:
        between = member[source + 1 : target]
        return f"{member[:source]}.{between}{captor}{member[target + 1 :]}"
    between = member[target + 1 : source]
    return f"{member[:target]}{captor}{between}.{member[source + 1 :]}"


class _Reader:
    """The lines of a certificate, counted for what is said of them."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._digest = hashlib.sha256()

    def next(self) -> str:
        """Return the next line without its end."""
        self._number += 1
        line = next(self._lines, b"")
        if len(line) > _LONGEST_LINE:
            self.refuse(f"a line of more than {_LONGEST_LINE} bytes")
        if not line.endswith(b"\n"):
            self.refuse("the certificate is cut short")
        self._digest.update(line)
        return line[:-1].decode("ascii", "replace")

    def expect(self, text: str) -> None:
        """Read a line and see that it is this one."""
        line = self.next()
        if line != text:
            self.refuse(f"'{text}' expected, not '{line}'")

    def level(self, stacks: int, size: int, at_most: int) -> dict[str, bool]:
        """Return the members of a level, each with False; none if the end comes after `size`."""
        line = self.next()
        if line == f"end {size}":
            return {}
        head, _, count = line.rpartition(" ")
        if head != f"level {stacks} members" or not _COUNT.fullmatch(count):
            self.refuse(f"'level {stacks} members ...' or 'end {size}' expected, not '{line}'")
        if int(count) > at_most:
            self.refuse(f"this level has no more than {at_most} members, not {count}")
        members: dict[str, bool] = {}
        last = ""
        for _ in range(int(count)):
            member = self.next()
            if member <= last:
                self.refuse(f"'{member}' is not after '{last}' in rising order")
            members[member] = False
            last = member
        return members

    def field(self, name: str) -> str:
        """Return what follows the name on the next line."""
        line = self.next()
        word, _, value = line.partition(" ")
        if word != name:
            self.refuse(f"'{name} ...' expected, not '{line}'")
        return value

    def finish(self) -> None:
        """Check the digest of all lines read, and see that nothing follows it."""
        self.expect(f"sha256 {self._digest.hexdigest()}")
        self._number += 1
        if next(self._lines, None) is not None:
            self.refuse("nothing follows the digest")

    def refuse(self, reason: str, lines_back: int = 0) -> NoReturn:
        """Refuse the certificate for the line read last, or for one before it.

        What a terminal would obey is escaped.
        """
        shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in reason)
        if len(shown) > _LONGEST_SHOWN:
            shown = shown[: _LONGEST_SHOWN - 3] + "..."
        raise RefusedError(f"line {self._number - lines_back}: {shown}")


def _inflated(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what a file compressed as a whole holds; refuse what is damaged or follows its end."""
    inflate = zlib.decompressobj(wbits=31)
    try:
        for chunk in chunks:
            while chunk:
                yield inflate.decompress(chunk, _CHUNK)
                chunk = inflate.unconsumed_tail
            if inflate.unused_data:
                raise RefusedError("something follows the end of the compressed file")
        yield inflate.flush()
    except zlib.error:
        raise RefusedError("the compressed file is damaged") from None
    if not inflate.eof:
        raise RefusedError("the compressed file is cut short")


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield lines with their ends; of one too long for a certificate, its beginning as the last."""
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            yield line + b"\n"
        if len(rest) > _LONGEST_LINE:
            break
    if rest:
        yield rest
