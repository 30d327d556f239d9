"""What an explanation of an unsolvable position says; docs/reasons.md defines its parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Status, Verdict

MOST_BLAMED = 8
"""The most stacks that are called to blame where there is no static reason."""


@dataclass(frozen=True, slots=True)
class Case:
    """One of a list of cases: closed by a sentence, or by the list of cases `then`."""

    condition: str
    then: tuple[Case, ...]
    because: str | None

    def as_json(self) -> dict[str, Any]:
        """Return the case under its published keys."""
        then = [each.as_json() for each in self.then]
        return {"if": self.condition, "then": then, "because": self.because}

    def lines(self, indent: str = "", *, is_only: bool = False) -> Iterator[str]:
        """Yield the case as lines, the cases within it further to the right.

        A case that is the only one of its list says where a stack can go.
        """
        head = f"{_ways(self.condition)};" if is_only else f"if {self.condition},"
        yield f"{indent}{head[:-1]}: {self.because}" if self.because else f"{indent}{head} then"
        for each in self.then:
            yield from each.lines(f"{indent}  ", is_only=len(self.then) == 1)


@dataclass(frozen=True, slots=True)
class Witness:
    """A solvable board: the one explained, with another colour on `cell` and perhaps free cells."""

    cell: int
    verdict: Verdict

    def as_json(self) -> dict[str, Any]:
        """Return the cell, the board and its moves under their published keys."""
        board, moves = self.verdict.position, self.verdict.moves
        return {"cell": board.grid.name(self.cell), "board": str(board), "moves": moves}


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a position is unsolvable; if it is not, all but `verdict` is empty.

    `words` are sentences, None if there is no short reason; `blamed` are the cells of which they
    speak. One of `cases` holds in each play, and all are impossible; None if no short list was
    found. `core` are the cells whose colours matter, None if not found within the limits, and
    `witnesses` has a solvable board for each of them. Cells are counted row by row. `is_complete`
    is false if a limit was met.

        >>> from greenest import Position, explain
        >>> print(explain(Position.parse("B.G/.W./..B")).lines()[-1])
        no colour matters: recoloured in any way, the board stays unsolvable
    """

    verdict: Verdict
    words: tuple[str, ...] | None = None
    blamed: tuple[int, ...] | None = None
    cases: tuple[Case, ...] | None = None
    core: tuple[int, ...] | None = None
    witnesses: tuple[Witness, ...] = ()
    is_complete: bool = True

    def lines(self) -> list[str]:
        """Return the explanation as lines: the words, the cases, and which colours matter."""
        if self.verdict.status is not Status.UNSOLVABLE:
            return []
        lines = list(self.words or [self._without_words()])
        for case in self.cases or ():
            lines += case.lines("  ", is_only=len(self.cases or ()) == 1)
        return [*lines, self._core_sentence()]

    def as_json(self) -> dict[str, Any]:
        """Return the explanation under its published keys."""
        return {
            "board": str(self.verdict.position),
            "verdict": str(self.verdict.status),
            "words": None if self.words is None else list(self.words),
            "blamed": self._names(self.blamed),
            "cases": None if self.cases is None else [each.as_json() for each in self.cases],
            "core": self._names(self.core),
            "witnesses": [each.as_json() for each in self.witnesses],
            "complete": self.is_complete,
        }

    def _without_words(self) -> str:
        if not self.is_complete:
            return "no few stacks to blame were found within the limits"
        return (
            f"there is no short reason: if the colours and ways of {MOST_BLAMED} stacks alone "
            "counted, whichever they are, one stack could be left"
        )

    def _core_sentence(self) -> str:
        position, core = self.verdict.position, self.core
        if core is None:
            return "which colours matter was not found within the limits"
        if not core:
            return "no colour matters: recoloured in any way, the board stays unsolvable"
        if len(core) == position.pieces:
            return "the colour of each stack matters"
        free = position.pieces - len(core)
        others = "the other stack has" if free == 1 else f"the other {many(free, 'stack')} have"
        blamed = [cell for cell in self.blamed or () if cell not in core]
        included = f", {listed(position, blamed)} included," if blamed else ","
        return (
            f"the colours that matter are those of {listed(position, core)}: whatever colours "
            f"{others}{included} the board stays unsolvable"
        )

    def _names(self, cells: Iterable[int] | None) -> list[str] | None:
        name = self.verdict.position.grid.name
        return None if cells is None else [name(cell) for cell in cells]


def _ways(condition: str) -> str:
    """Return that a stack can only do what one of some conditions says of it."""
    stack = re.split("(?<=[0-9])[x ]", condition)[0]
    ways = re.sub(rf"\b{stack}[x ]", "", condition)
    return f"{stack} can only go to {ways}"


def listed(position: Position, cells: Iterable[int]) -> str:
    """Return the names of cells, such as "a1, a2 and b3"."""
    *names, last = [position.grid.name(cell) for cell in cells]
    return f"{', '.join(names)} and {last}" if names else last
