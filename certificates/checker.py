"""Checks certificates (docs/certificates.md); shares only `Position` with the writer.

The captures of a certificate of "solvable" are replayed by `Position`.

A certificate of "unsolvable" lists positions in levels. Each level has the positions one capture
after those of the level before, except frozen positions and split ones. A position is frozen if a
colour without a captor has two or more stacks. It is split if its stacks are in parts that share no
row or column. The checker makes every capture in every position of a level, and compares the result
with the next level. The last level must be empty. So nothing in the file needs to be trusted. The
checker has two levels in memory, and stops at the first missing position. So the length of the file
limits both time and memory.

A position is text, with one letter for each stack of the start, row by row from the top-left cell.
The letter is the colour of the stack, or "." when the stack has left its cell. A place is an index
in this text. A row or column is the places of its stacks:

    start   . B B     text BBGGW     row 2     01    column b  03
            G G W     places 01234   row 1     234   column c  14
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from greenest.certificates import limits
from greenest.certificates.claim import check_claim
from greenest.certificates.clausal import check_refutation
from greenest.certificates.reading import (
    BETWEEN_LOOKS,
    OBJECT_BYTES,
    SPLIT_MOVES,
    Meter,
    Reader,
    lines_of_file,
)
from greenest.certificates.reading import Bounds as Bounds
from greenest.certificates.reading import LimitError as LimitError
from greenest.certificates.reading import RefusedError as RefusedError
from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.position import Position

CAPTURES = frozenset({("B", "G"), ("G", "W"), ("W", "B")})
"""All pairs of a colour and the colour that it takes."""
_TO_CELLS = str.maketrans("BGW", "xxx")
_KEPT = 2048
"""The most entries in the cache of the captures in a line; all these caches take 30 MB."""
_GROUP_BYTES = 2 * OBJECT_BYTES
"""Bytes of memory for a group of positions with the same occupied cells, without its key."""


class Proven(NamedTuple):
    """A position and its verdict, proven by a certificate.

    `size` is the size of the certificate, and `counted` is the unit of the size.
    """

    position: Position
    verdict: str
    size: int
    counted: limits.Unit


def check_file(path: str | os.PathLike[str], bounds: Bounds | None = None) -> Proven:
    """Check the certificate in a file, plain or compressed by gzip; return what it proves.

    Raises RefusedError if the file proves nothing, LimitError if the check exceeds the bounds, and
    OSError if the file cannot be read.
    """
    with lines_of_file(path) as lines:
        return check_certificate(lines, bounds)


def check_certificate(lines: Iterable[bytes], bounds: Bounds | None = None) -> Proven:
    """Check a certificate, given as lines with their newlines, and return what it proves.

    Raises RefusedError if it proves nothing, and LimitError if the check exceeds the bounds.
    """
    reader = Reader(lines, Meter(bounds or Bounds()))
    head = reader.next()
    if head not in ("greenest certificate 2", "greenest certificate 3"):
        reader.refuse(f"'greenest certificate 2' expected, or 3, not '{head}'")
    position = _read_position(reader)
    if head.endswith("3"):
        reader.expect("verdict unsolvable")
        size, counted = check_refutation(position, reader), limits.Unit.CLAUSES
        verdict = "unsolvable"
    elif (verdict := reader.field("verdict", reader.next())) == "solvable":
        size, counted = _check_captures(position, reader), limits.Unit.CAPTURES
    elif verdict == "unsolvable":
        size, counted = _check_dead(position, reader), limits.Unit.POSITIONS
    else:
        reader.refuse("a verdict is solvable or unsolvable")
    reader.finish()
    return Proven(position, verdict, size, counted)


def _read_position(reader: Reader) -> Position:
    """Read the board; its only accepted spelling is ranks of single letters, joined by slashes."""
    text = reader.field("board", reader.after_comments())
    try:
        position = Position.parse(text)
    except BoardError as error:
        reader.refuse(str(error))
    if str(position) != text:
        reader.refuse("a board is spelt in full, by its top colours, as in B.G/WGB")
    return position


def _check_captures(position: Position, reader: Reader) -> int:
    """Replay the captures, and return their number; refuse them unless they leave one stack."""
    line = reader.next(limits.LONGEST_MOVES, SPLIT_MOVES)
    word, *moves = line.split(" ")
    if word != "moves":
        reader.refuse(f"'moves ...' expected, not '{line}'")
    claim = check_claim(position, reader.meter.looking(moves))
    if not claim.accepted:
        place = f"move {claim.wrong_move}: " if claim.wrong_move else ""
        reader.refuse(f"{place}{claim.reason}")
    reader.expect(f"end {len(moves)}")
    return len(moves)


def _check_dead(position: Position, reader: Reader) -> int:
    """Check that the start is dead; return the number of positions in levels, 0 without levels."""
    start = position.cells.replace(".", "")
    if not start:
        rule = "empty"
    elif _is_frozen(start):
        rule = "frozen"
    elif len(start) > limits.MOST_STACKS_OF_LEVELS:
        reader.refuse(f"levels are for boards of up to {limits.MOST_STACKS_OF_LEVELS:,} stacks")
    else:
        board = _Board(position)
        if not board.is_split():
            return _check_levels(board, start, reader)
        rule = "split"
    reader.expect(f"dead {rule}")
    reader.expect("end 0")
    return 0


def _check_levels(board: _Board, start: str, reader: Reader) -> int:
    """Check that all levels are complete, from the start on; return their number of positions.

    Levels that reach a single stack are refused: the start is then solvable. A level has a limited
    size, since a position has at most two captures for each stack: one with the neighbour to the
    right, and one with the neighbour below.
    """
    meter = reader.meter
    size, stacks = 0, len(start)
    led_to: Iterable[str] = [start]
    at_most = 1
    while True:
        if stacks == 1:
            reader.refuse("captures lead to a single stack")
        level = reader.level(stacks, size, at_most)
        if not level:
            _compare(level, led_to, reader)
            return size
        level_bytes = len(level) * (len(start) + OBJECT_BYTES) + sys.getsizeof(level)
        meter.kept += level_bytes
        _compare(level, led_to, reader)
        meter.kept = level_bytes
        size, stacks = size + len(level), stacks - 1
        led_to = board.led_to(level, meter)
        at_most = 2 * len(start) * len(level)


def _compare(level: dict[str, bool], led_to: Iterable[str], reader: Reader) -> None:
    """Refuse a level unless it has exactly the positions of `led_to` that are not frozen."""
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
    if "B" in stacks and "G" in stacks and "W" in stacks:
        return False
    return any(captor not in stacks and stacks.count(prey) > 1 for captor, prey in CAPTURES)


class _Board:
    """The rows and columns of a start, along which stacks capture.

    Lines are numbered, rows from 0 and columns after them. `crossings` has for each stack the
    numbers of its row and its column.
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

    def led_to(self, members: Iterable[str], meter: Meter) -> Iterator[str]:
        """Yield the positions one capture after those of `members`, except split positions.

        No position of `members` itself may be split.
        """
        for occupied, group in self._alike(members, meter).items():
            staying = _bridges(self._links(occupied))
            for member in meter.looking(group):
                for content, captures in self.lines:
                    for source, target in captures[content(member)]:
                        if source not in staying:
                            yield _after(member, source, target)

    def _alike(self, members: Iterable[str], meter: Meter) -> dict[str, list[str]]:
        """Group positions by their occupied cells, which are the keys."""
        alike: defaultdict[str, list[str]] = defaultdict(list)
        for number, member in enumerate(members):
            if number % BETWEEN_LOOKS == 0:
                groups = len(alike) * (len(member) + _GROUP_BYTES) + 16 * number
                meter.look(groups + sys.getsizeof(alike))
            alike[member.translate(_TO_CELLS)].append(member)
        return alike

    def is_split(self) -> bool:
        """Return whether the stacks of the start are in two or more parts that share no line."""
        apart = [set(crossing) for crossing in self.crossings]
        linked = apart.pop()
        while touching := [lines for lines in apart if lines & linked]:
            apart = [lines for lines in apart if not lines & linked]
            linked.update(*touching)
        return bool(apart)

    def _links(self, occupied: str) -> list[tuple[int, int, int]]:
        """Return (place, row, column) of each stack with other stacks in its row and its column."""
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
    """Return the places of the stacks without which the other stacks would be split.

    Here lines are vertices and stacks are edges. A stack with other stacks in only one of its lines
    is not in `links` and may leave, since that line still links the others. A stack of `links` must
    stay if and only if it is a bridge of this graph. Bridges are found by Tarjan's depth-first
    search (1974): for each line it computes the earliest line that can be reached without the edge
    to its parent.
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
    """A cache of the captures in a line, as pairs (source, target); its keys are the colours."""

    def __init__(self, places: Sequence[int]) -> None:
        self.places = places
        self._pairs: dict[tuple[int, int], tuple[int, int]] = {}

    def __missing__(self, content: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
        if len(self) == _KEPT:
            self.clear()
        stacks = [each for each in zip(self.places, content, strict=True) if each[1] != "."]
        self[content] = found = tuple(
            self._pairs.setdefault((source, target), (source, target))
            for pair in pairwise(stacks)
            for (source, captor), (target, prey) in (pair, pair[::-1])
            if (captor, prey) in CAPTURES
        )
        return found


def _after(member: str, source: int, target: int) -> str:
    captor = member[source]
    if source < target:
        between = member[source + 1 : target]
        return f"{member[:source]}.{between}{captor}{member[target + 1 :]}"
    between = member[target + 1 : source]
    return f"{member[:target]}{captor}{between}.{member[source + 1 :]}"
