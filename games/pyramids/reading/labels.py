"""The names around a drawn board: the numbers of its ranks and the letters of its files.

    2  B  G  W
    1  G  .  B
       a  b  c

Names are found, checked and blanked out, so that what is left stands in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from greenest.games.grid import file_names

MOST_FAULTS = 100
"""The most stacks of a line that are named as faults."""

Lines = Sequence[tuple[int, str]]
"""Lines of a file, each with its number."""

Fault = tuple[int, int, str]
"""A line, a column, both from 1, and the fault there; column 0 is the whole line."""

_NUMBER = re.compile(r"[ \t]*([0-9]{1,7})(?=[ \t]|$)")
_LETTERS = re.compile(
    r"[ \t]*[aA](?:(?:[ \t]+[a-zA-Z])*|(?:[ \t]+[a-zA-Z]){25}(?:[ \t]+[a-zA-Z]{2,5})+)[ \t]*"
)
"""The letters of files; two and more only after z."""
_TALL = re.compile(r"(?<![^ \t(])([a-zA-Z])([2-9]|[1-9][0-9]+)(?![^ \t)])")


def are_on(lines: Lines) -> bool:
    """Tell whether lines are a drawing: they end with letters, or all begin with their numbers.

    A single line that begins with 1 may be a rank whose first cell is empty, and is no drawing.
    """
    numbers = [_number(content) for _, content in lines]
    if len(lines) < 2 or any("/" in content for _, content in lines):
        return False
    return _has_letters(lines) or numbers == list(range(len(lines), 0, -1))


def with_letters_below(lines: Lines) -> Lines:
    """Return lines with the letters of the files last, if they are first, or first and last."""
    if len(lines) < 3 or not _has_letters(lines[:1]):
        return lines
    if _has_letters(lines) and lines[0][1].split() == lines[-1][1].split():
        return lines[1:]
    return [*lines[1:], lines[0]]


def letters_of(lines: Lines) -> int | None:
    """Return how many files of a drawing have letters, None if its last line has none."""
    return len(lines[-1][1].split()) if _has_letters(lines) else None


def taken_off(lines: Lines) -> tuple[Lines, list[Fault]]:
    """Return the ranks of a drawing with blanks for the names, and the faults of the names.

    A stack shown by its top and its height, `B3`, is a fault too, since its lower pyramids are
    unknown; its top remains. An empty cell may be marked, `(.)`.
    """
    ranks = lines[:-1] if _has_letters(lines) else lines
    faults: list[Fault] = []
    bare: list[tuple[int, str]] = []
    for rank, (line, content) in zip(range(len(ranks), 0, -1), ranks, strict=True):
        found = _NUMBER.match(content)
        if not found:
            faults.append((line, 0, f"the number of rank {rank} is missing"))
        elif int(found[1]) != rank:
            message = f"the number {found[1]} where rank {rank} is"
            faults.append((line, found.start(1) + 1, message))
        width = found.end() if found else 0
        cells = " " * width + content[width:]
        faults += _tall_stacks(line, cells)
        cells = cells.replace("(.)", " . ")
        bare.append((line, _TALL.sub(lambda tall: tall[1] + " " * len(tall[2]), cells)))
    if ranks is not lines:
        faults += _wrong_letters(*lines[-1])
    return bare, faults


def _number(content: str) -> int | None:
    """Return the number that a line begins with, None if it begins with something else."""
    found = _NUMBER.match(content)
    return int(found[1]) if found else None


def _has_letters(lines: Lines) -> bool:
    """Tell whether the last line has the letters of the files."""
    return _LETTERS.fullmatch(lines[-1][1]) is not None


def _tall_stacks(line: int, content: str) -> Iterator[Fault]:
    """Name the stacks that a drawing shows by top and height."""
    for tall in islice(_TALL.finditer(content), MOST_FAULTS):
        message = f"{tall[0]} does not say what is below its top: write all of it, as (BGW)"
        yield line, tall.start() + 1, message


def _wrong_letters(line: int, content: str) -> Iterator[Fault]:
    """Name the first letter that is not that of its file."""
    letters = list(re.finditer(r"[^ \t]+", content))
    for expected, letter in zip(file_names(len(letters)), letters, strict=True):
        if letter[0].lower() != expected:
            message = f"the letter {letter[0]} where file {expected} is"
            yield line, letter.start() + 1, message
            return
