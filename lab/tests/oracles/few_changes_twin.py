"""Theorem 9 of lab/docs/easy-holes.md, step by step: solutions with few captures within columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from greenest.games.pyramids.position import Position

COLOURS = "BGW"
PREY = {"B": "G", "G": "W", "W": "B"}
EMPTY = None
ANY = -1


class Left(NamedTuple):
    """The single stack left of an interval, and the number of guessed captures on its cell so far.

    All cells without guessed captures are alike and are called ANY.
    """

    colour: str
    cell: int
    seen: int


class Event(NamedTuple):
    """A guessed capture at one of its two cells: the colours there before and after."""

    time: int
    before: str
    after: str | None


@dataclass
class Guess:
    """Captures within columns in their order; the first has time 1."""

    events: dict[int, list[Event]] = field(default_factory=dict)
    deadlines: dict[int, int] = field(default_factory=dict)

    def ahead(self, left: Left) -> list[Event]:
        return self.events.get(left.cell, [])[left.seen :]


Times = dict[Left | None, int]
"""The earliest time for each possible rest of an interval."""


def has_solution(position: Position, changes: int) -> bool:
    """Return whether a solution exists with at most `changes` captures within columns."""
    return any(_is_playable(position, guess) for guess in _guesses(position, changes))


def _guesses(position: Position, changes: int) -> Iterator[Guess]:
    cols, cells = position.cols, position.cells
    stacks = [cell for cell, each in enumerate(cells) if each != "."]
    pairs = [(a, b) for a, b in permutations(stacks, 2) if a % cols == b % cols]
    steps = [(source, target, colour) for source, target in pairs for colour in COLOURS]

    def longer(chosen: list[tuple[int, int, str]], done: frozenset[int]) -> Iterator[Guess]:
        yield _guess(chosen, cols)
        if len(chosen) < changes:
            for step in steps:
                source, target, _ = step
                if source not in done and target not in done:
                    yield from longer([*chosen, step], done | {source, *_between(step, cols)})

    yield from longer([], frozenset())


def _between(step: tuple[int, int, str], cols: int) -> range:
    first, last = sorted(step[:2])
    return range(first + cols, last, cols)


def _guess(steps: list[tuple[int, int, str]], cols: int) -> Guess:
    guess = Guess()
    for time, step in enumerate(steps, 1):
        source, target, colour = step
        guess.events.setdefault(source, []).append(Event(time, colour, EMPTY))
        guess.events.setdefault(target, []).append(Event(time, PREY[colour], colour))
        for cell in _between(step, cols):
            guess.deadlines.setdefault(cell, time)
    return guess


def _is_playable(position: Position, guess: Guess) -> bool:
    """Return whether one row can keep a single stack while each other row can be emptied."""
    rows = []
    for first in range(0, position.rows * position.cols, position.cols):
        row = [cell for cell in range(first, first + position.cols) if position.cells[cell] != "."]
        if row:
            rows.append(_row(position.cells, row, guess))
    ends = [
        any(
            left is not EMPTY and left.cell not in guess.deadlines and not guess.ahead(left)
            for left in row
        )
        for row in rows
    ]
    kept = [EMPTY not in row for row in rows]
    return any(ends[at] and sum(kept) == kept[at] for at in range(len(rows)))


def _row(cells: str, row: list[int], guess: Guess) -> Times:
    """Return the possible rests of the row, by rules 1 to 4."""
    times: dict[tuple[int, int], Times] = {}
    for at, cell in enumerate(row):
        times[at, at + 1] = {}
        place = cell if cell in guess.events or cell in guess.deadlines else ANY
        _add(times[at, at + 1], Left(cells[cell], place, 0), 0, guess)
    for length in range(2, len(row) + 1):
        for start in range(len(row) - length + 1):
            end = start + length
            found = times[start, end] = {}
            for middle in range(start + 1, end):
                _join(found, times[start, middle], times[middle, end], guess)
    return times[0, len(row)]


def _join(found: Times, one: Times, other: Times, guess: Guess) -> None:
    for first, first_time in one.items():
        for second, second_time in other.items():
            time = max(first_time, second_time)
            if first is EMPTY or second is EMPTY:
                _add(found, first or second, time, guess)
                continue
            for captor, prey in ((first, second), (second, first)):
                in_time = time < guess.deadlines.get(captor.cell, time + 1)
                if PREY[captor.colour] == prey.colour and in_time and not guess.ahead(captor):
                    _add(found, prey._replace(colour=captor.colour), time, guess)


def _add(found: Times, left: Left | None, time: int, guess: Guess) -> None:
    """Record a rest, and the rests that the guessed captures of its cell make of it."""
    while left is not EMPTY and (ahead := guess.ahead(left)):
        event = ahead[0]
        if time >= event.time:
            return
        found[left] = min(time, found.get(left, time))
        if left.colour != event.before:
            return
        time = event.time
        left = event.after and Left(event.after, left.cell, left.seen + 1)
    found[left] = min(time, found.get(left, time))
