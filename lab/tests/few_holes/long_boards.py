"""All boards `.B…BW/BG.…BBW/.B…BW` of three rows at once, for lab/docs/few-holes.md, Theorem 13.

    . B | B … B | B B W        the columns between the bars, the middle ones, are black
    B G | . … . | B B W        above and below a hole, as many as there are
    . B | B … B | B B W

A picture tells of a position what stands outside of the middle columns, whether some of these are
untouched, and of the others the stacks of the top row and of the bottom row, in their order: W, G,
and b for one black stack or more side by side. Each capture leads from a picture to one that
`captures` yields, and it yields more than there are. It raises AssertionError at a picture in which
an untouched stack is taken from the left or takes a stack on its left; so the untouched columns are
the leftmost ones. If no picture of a single stack comes up, no such board is solvable.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

PREY = {"W": "B", "B": "G", "G": "W"}
ROWS = 3
OUTER = (0, 2)


@dataclass(frozen=True)
class Picture:
    """The abstraction of a position.

    `outside` has the cells of the outside columns, column by column. `words` are the top and bottom
    row of the touched middle columns. `fresh` is the row, 0 or 1, of the fresh white stack, if
    there is one.

    A white stack is fresh if it took a stack of an untouched column and has not captured since. It
    is the first of its word, and the other word begins with black. While green stacks exist, only a
    fresh stack captures black within its column.
    """

    outside: str
    words: tuple[str, str] = ("", "")
    has_untouched: bool = True
    fresh: int | None = None

    @property
    def stacks(self) -> str:
        """Return one letter for each stack, or for each run that counts as one stack."""
        untouched = "U" if self.has_untouched else ""
        return self.outside.replace(".", "") + "".join(self.words) + untouched

    @property
    def is_over(self) -> bool:
        """Return whether several white stacks remain that nothing can capture."""
        return "G" not in self.stacks and self.stacks.count("W") > 1


@dataclass(frozen=True)
class Place:
    """The place of a stack in its row: outside or in its word, with an index, or untouched."""

    kind: str
    index: int
    stack: str


LEFT = (".B.", "BGB")
RIGHT = ("BBB", "BBB", "WWW")


def captures(picture: Picture) -> Iterator[Picture]:
    """Yield the pictures that a capture can lead to, and possibly others."""
    for line in _outside_lines(picture.outside):
        for captor, target in _sights(line):
            yield replace(picture, outside=_taken(picture.outside, captor.index, target))
    for row in (0, 1):
        line = _outer_line(picture, row)
        for captor, target in _sights(line):
            for after in _along(picture, row, captor, target):
                yield _normal(after)
        for after in _within_columns(picture, row):
            yield _normal(after)


def _sights(line: list[Place]) -> Iterator[tuple[Place, Place]]:
    for one, other in pairwise(line):
        for captor, target in ((one, other), (other, one)):
            if PREY[captor.stack] == target.stack:
                yield captor, target


def _outside_lines(outside: str) -> Iterator[list[Place]]:
    """Yield the outside columns and the middle row, which is empty in the middle columns."""
    places = [Place("outside", index, stack) for index, stack in enumerate(outside)]
    for first in range(0, len(places), ROWS):
        yield [place for place in places[first : first + ROWS] if place.stack != "."]
    yield [place for place in places[1::ROWS] if place.stack != "."]


def _outer_line(picture: Picture, row: int) -> list[Place]:
    outside = [
        Place("outside", index, stack)
        for index, stack in enumerate(picture.outside)
        if index % ROWS == OUTER[row] and stack != "."
    ]
    word = [Place("word", at, stack.upper()) for at, stack in enumerate(picture.words[row])]
    left = [place for place in outside if place.index < ROWS * len(LEFT)]
    untouched = [Place("untouched", 0, "B")] if picture.has_untouched else []
    return left + untouched + word + outside[len(left) :]


def _taken(outside: str, captor: int, target: Place) -> str:
    cells = list(outside)
    cells[captor], cells[target.index] = ".", cells[captor]
    return "".join(cells)


def _along(picture: Picture, row: int, captor: Place, target: Place) -> Iterator[Picture]:
    """Yield the pictures after a capture along the top or the bottom row."""
    letter = captor.stack if captor.stack != "B" else "b"
    word, other = list(picture.words[row]), picture.words[1 - row]
    outside, remaining, fresh = list(picture.outside), [picture.has_untouched], picture.fresh
    lefts = [""]
    if captor.kind == "outside":
        outside[captor.index] = "."
    elif captor.kind == "word":
        lefts = ["", "b"] if letter == "b" else [""]
        if fresh == row and captor.index == 0:
            fresh = None
    else:
        if target.kind == "outside" and target.index < ROWS * len(LEFT):
            raise AssertionError(f"an untouched stack captures to the left: {picture}")
        other, remaining = "b" + other, [True, False]
    puts = [letter]
    if target.kind == "outside":
        outside[target.index] = captor.stack
    elif target.kind == "word":
        if word[target.index] == "b":
            puts.append(letter + "b" if _is_left(captor, target) else "b" + letter)
    else:
        if _is_left(captor, target):
            raise AssertionError(f"an untouched stack is taken from the left: {picture}")
        other, remaining, fresh = "b" + other, [True, False], row
    for left in lefts:
        for put in puts:
            parts = list(word)
            if captor.kind == "word":
                parts[captor.index] = left
            if target.kind == "word":
                parts[target.index] = put
            elif target.kind == "untouched":
                parts.insert(0, put)
            words = _words(row, "".join(parts), other)
            for has_untouched in remaining:
                yield Picture("".join(outside), words, has_untouched, fresh)


def _is_left(captor: Place, target: Place) -> bool:
    """Return whether the captor is left of the target, a stack of a middle column."""
    if captor.kind == "outside":
        return captor.index < ROWS * len(LEFT)
    return captor.kind == "untouched" or (target.kind == "word" and captor.index < target.index)


def _within_columns(picture: Picture, row: int) -> Iterator[Picture]:
    """Yield the pictures after a capture from this word to the other one, within a column."""
    word, other = picture.words[row], picture.words[1 - row]
    if picture.fresh == row:
        for put in ("W", "Wb"):
            words = _words(row, word[1:], put + other[1:])
            yield replace(picture, words=words, fresh=None)
    for at, stack in enumerate(word):
        rest = word[:at] + word[at + 1 :]
        for place, target in enumerate(other):
            before, behind = other[:place], other[place + 1 :]
            if stack == "G" and target == "W":
                yield replace(picture, words=_words(row, rest, before + "G" + behind))
            if stack == "G" and target == "b":
                taken = word[:at] + "b" + word[at + 1 :]
                for left in ("", "b"):
                    yield replace(picture, words=_words(row, taken, before + left + behind))
            if stack == "W" and target == "b" and "G" not in picture.stacks:
                for put in ("W", "bW", "Wb", "bWb"):
                    yield replace(picture, words=_words(row, rest, before + put + behind))


def _words(row: int, word: str, other: str) -> tuple[str, str]:
    return (word, other) if row == 0 else (other, word)


def _normal(picture: Picture) -> Picture:
    """Merge adjacent black stacks, and drop a fresh mark that no longer applies."""
    words = picture.words
    while "bb" in words[0] or "bb" in words[1]:
        words = words[0].replace("bb", "b"), words[1].replace("bb", "b")
    fresh = picture.fresh
    if fresh is not None and (words[fresh][:1], words[1 - fresh][:1]) != ("W", "b"):
        fresh = None
    return replace(picture, words=words, fresh=fresh)


def pictures(start: Picture) -> Iterator[Picture]:
    """Yield each reachable picture once, except those that are over."""
    found, left = {start}, [start]
    while left:
        picture = left.pop()
        yield picture
        for after in captures(picture):
            if after not in found and not after.is_over:
                found.add(after)
                left.append(after)


START = Picture("".join(LEFT + RIGHT))
