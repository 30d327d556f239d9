"""Verdicts: solvable with captures, unsolvable with a reason, or undecided within limits."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from html import escape
from math import fsum, inf
from time import perf_counter
from typing import Any, NoReturn

from greenest.games.plurals import many
from greenest.games.pyramids.board import EMPTY
from greenest.games.pyramids.greenest import replay
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture


class Status(StrEnum):
    """The kinds of verdict. A search that met a limit is undecided, never unsolvable."""

    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a search: nodes (reproducible), seconds, and megabytes of its table.

    Nodes and megabytes are integers of at least 0. Seconds are None, for no limit, or a finite
    number of at least 0. Other values raise ValueError.
    """

    max_nodes: int = 100_000_000
    max_seconds: float | None = None
    table_mb: int = 256

    def __post_init__(self) -> None:
        """Check the limits; raises ValueError."""
        is_plain = type(self.max_nodes) is type(self.table_mb) is int and self.max_seconds is None
        if is_plain and self.max_nodes >= 0 <= self.table_mb:
            return  # the usual case, and made several times for each position
        for name in ("max_nodes", "table_mb"):
            self._check(name, operator.index, "an integer from 0 on")
        if self.max_seconds is not None:
            # Unlike `float`, `fsum` reads no text.
            self._check("max_seconds", lambda span: fsum([span]), "a number from 0 on or None")

    def _check(self, name: str, read: Callable[[Any], float], expected: str) -> None:
        """Set a limit to what `read` makes of it; raises ValueError unless it is expected."""
        given, limit = getattr(self, name), -1.0
        with suppress(TypeError, ValueError, OverflowError):
            limit = read(given)
        if not 0 <= limit < inf:
            raise ValueError(f"{name} is {expected}, not {given!r}")
        object.__setattr__(self, name, limit)

    def after(self, nodes: int, seconds: float) -> Limits:
        """Return the limits that are left after so many nodes and seconds."""
        left = None if self.max_seconds is None else max(self.max_seconds - seconds, 0.0)
        return replace(self, max_nodes=max(self.max_nodes - nodes, 0), max_seconds=left)

    def share(self, among: int) -> Limits:
        """Return the limits with the time divided by `among`."""
        seconds = self.max_seconds
        return self if seconds is None else replace(self, max_seconds=seconds / among)

    @property
    def are_spent(self) -> bool:
        """Whether no node or no second is left."""
        return self.max_nodes == 0 or self.max_seconds == 0

    def are_met(self, nodes: int, seconds: float) -> bool:
        """Return whether so many nodes or seconds reach a limit."""
        is_late = self.max_seconds is not None and seconds >= self.max_seconds
        return nodes >= self.max_nodes or is_late


def limit_met(nodes: int, limits: Limits) -> str:
    """Return a sentence that names the limit by which a search ended after these nodes."""
    if nodes >= limits.max_nodes:
        beyond = f", which is {limits.max_nodes:,}" if nodes > limits.max_nodes else ""
        return f"stopped after {many(nodes, 'node')}, the limit of nodes{beyond}"
    return f"stopped after {limits.max_seconds:g} s, the limit of time"


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of an engine: its status, nodes and seconds."""

    engine: str
    status: Status
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer for one position.

    `captures` is a solution if the position is solvable, else None; up to 16x16 it is a tuple.
    `reason` is a sentence if the position is unsolvable or undecided, else None.
    `nodes` counts examined positions. An engine that examines none counts units of work, each about
    as long as examining a position. `turns` has a record for each turn of an engine.

        >>> from greenest import Position, decide
        >>> print(decide(Position.parse("BG/.W")))
        BG/.W is solvable in 2 captures: a2xb2, b1xb2
    """

    position: Position
    status: Status
    engine: str
    captures: Sequence[Capture] | None
    reason: str | None
    nodes: int = 0
    seconds: float = 0.0
    turns: tuple[Turn, ...] = ()

    @property
    def all_turns(self) -> tuple[Turn, ...]:
        """The engines' turns: `turns`, or one made from the verdict if an engine ran alone."""
        return self.turns or (Turn(self.engine, self.status, self.nodes, self.seconds),)

    def __bool__(self) -> NoReturn:
        """Raise TypeError: an undecided position has no truth value."""
        raise TypeError(
            "a verdict is neither true nor false: ask verdict.status is Status.SOLVABLE"
        )

    def check(self) -> None:
        """Replay the captures; raises AssertionError or IllegalCapture if they are no solution."""
        position, captures = self.position, self.captures
        if captures is None:
            return
        if isinstance(captures, tuple):
            end = replay(position.rows, position.cols, position.cells, captures)
            is_right = len(end) - end.count(EMPTY) == 1
        else:
            from greenest.solver.engines.replays import is_solution

            is_right = is_solution(position, captures)
        if not is_right:
            raise AssertionError(f"a solution of {position} does not end with a single stack")

    @property
    def moves(self) -> list[str] | None:
        """The captures in chess-like notation, such as `c3xc5`; None without a solution."""
        if self.captures is None:
            return None
        return list(map(self.position.grid.format_capture, self.captures))

    def __str__(self) -> str:
        """Return the verdict in one line, with the solution or the reason."""
        if self.moves is None:
            return f"{self.position} is {self.status}: {self.reason}"
        captures = many(len(self.moves), "capture")
        solution = f": {', '.join(self.moves)}" if self.moves else ""
        return f"{self.position} is {self.status} in {captures}{solution}"

    def _repr_html_(self) -> str | None:
        """Return HTML for notebooks: the board, and the verdict in one line; as `_repr_svg_`."""
        drawn = self.position._repr_svg_()
        return drawn and f"{drawn}<p>{escape(str(self))}</p>"

    def as_json(self) -> dict[str, Any]:
        """Return the verdict under its published keys."""
        return self.position.as_json() | {
            "verdict": str(self.status),
            "engine": self.engine,
            "moves": self.moves,
            "reason": self.reason,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }


def verdict_of_turns(verdicts: Sequence[Verdict], limits: Limits, engine: str) -> Verdict:
    """Return the last verdict, with the turns, nodes and seconds of all verdicts together.

    If the last verdict is undecided, its engine becomes `engine`, and its reason the limit that was
    met.
    """
    last, nodes = verdicts[-1], sum(each.nodes for each in verdicts)
    if len(verdicts) == 1 and last.turns and last.status is not Status.UNDECIDED:
        return last
    if last.status is Status.UNDECIDED:
        last = replace(last, engine=engine, reason=limit_met(nodes, limits))
    turns = tuple(turn for each in verdicts for turn in each.all_turns)
    return replace(last, nodes=nodes, seconds=sum(each.seconds for each in verdicts), turns=turns)


Answer = Sequence[Capture] | str | None
"""The captures of a solution; or the reason why there is none; or None if undecided."""


def verdict_on(
    position: Position,
    engine: str,
    answer: Answer,
    nodes: int,
    limits: Limits,
    started: float,
    open_reason: str | None = None,
) -> Verdict:
    """Return the verdict on a position; `answer` is None if the search found no answer.

    `started` is the value of `perf_counter()` at the beginning of the search. Without an answer,
    the reason is `open_reason` if given, else the limit that was met.
    """
    seconds = perf_counter() - started
    if answer is None:
        reason = open_reason or limit_met(nodes, limits)
        return Verdict(position, Status.UNDECIDED, engine, None, reason, nodes, seconds)
    if isinstance(answer, str):
        return Verdict(position, Status.UNSOLVABLE, engine, None, answer, nodes, seconds)
    return Verdict(position, Status.SOLVABLE, engine, answer, None, nodes, seconds)


ALL_SEARCHED = "every line of play was searched, and none ends in a single stack"
"""The reason for "unsolvable" after an exhausted depth-first search."""
ALL_SEEN = "all positions were seen level by level, and none is a single stack"
"""The reason for "unsolvable" after a beam search that dropped no position."""
NO_TREE = "no tree of captures has both an order and colours that fit"
"""The reason for "unsolvable" after the clauses or constraints of a position were refuted."""


def captures_on(cols: int, path: list[int], side: int = 16) -> tuple[Capture, ...]:
    """Return the captures of a path on a board with `cols` columns.

    Each number of the path has four digits to base `side`: the row and column of the source, then
    the row and column of the target.
    """
    return tuple(
        Capture(
            capture // side**3 * cols + capture // side**2 % side,
            capture // side % side * cols + capture % side,
        )
        for capture in path
    )
