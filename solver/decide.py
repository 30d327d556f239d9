"""Decides one position: the library's `decide`."""

from __future__ import annotations

from dataclasses import replace

from greenest.games.pyramids.board_text import EMPTY
from greenest.games.pyramids.greenest import replay
from greenest.games.pyramids.position import Position
from greenest.solver import scheduler
from greenest.solver.loader import LOADER, is_compiled
from greenest.solver.registry import CHOICES, ENGINES
from greenest.solver.verdict import Limits, Verdict


def decide(position: Position, limits: Limits | None = None, engine: str = "auto") -> Verdict:
    """Decide whether a position can be reduced to a single stack.

    `engine` is one of `CHOICES`: "auto" looks for static reasons, removes lines from dense boards,
    then lets the other engines take turns; "lines" looks for static reasons, removes lines from any
    board, and searches depth-first where that is stuck; "carry" solves full boards of three colours
    as docs/every-size.md does, and searches other boards depth-first; "dfs" is depth-first search
    alone, "beam" a beam search, "sat" clause learning (CDCL), "cpsat" CP-SAT.

    The verdict is a pure function of the arguments (and of the version of CP-SAT if that takes
    part) unless `limits.max_seconds` is met. Its captures are replayed by the rules of `games`.
    Raises ValueError for an unknown engine, and TypeError for another type of position or limits.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine, position)
    return decide_further(position, limits, engine)


def decide_further(
    position: Position, limits: Limits, engine: str, first: Verdict | None = None
) -> Verdict:
    """Decide a position, after the undecided verdict of presolve if given; replay the solution."""
    started = LOADER.clock()
    verdict = scheduler.search(position, limits, engine, first)
    if verdict.captures is not None:
        end = replay(position.rows, position.cols, position.cells, verdict.captures)
        if len(end) - end.count(EMPTY) != 1:
            raise AssertionError(f"a solution of {position} does not end with a single stack")
    seconds = LOADER.clock() - started
    return replace(verdict, seconds=seconds if first is None else first.seconds + seconds)


def prepare(engine: str = "auto") -> None:
    """Load the compiled code that most answers of an engine need, compiling it if need be."""
    for name in _needed(engine):
        LOADER.load(name)
    if engine == "cpsat":
        decide(Position(2, 5, "BGWBGWBGWB"), engine=engine)


def compile_ahead(engine: str = "auto") -> None:
    """Compile all code of an engine that is not in the cache yet."""
    for name in (*_needed(engine), *(("beam", "sat") if engine == "auto" else ())):
        if not is_compiled(name):
            LOADER.load(name)


def _needed(engine: str) -> tuple[str, ...]:
    """Return the compiled engines that most answers of an engine need."""
    if engine == "auto":
        return ("lines", "dfs", "presolve")
    if engine == "lines":
        return ("lines", "dfs")
    return (engine,) if ENGINES[engine].is_compiled else ()


def check_question(limits: Limits, engine: str, *positions: Position) -> None:
    """Check the arguments before compiled code sees them; raises TypeError and ValueError."""
    if engine not in CHOICES:
        raise ValueError(f"unknown engine {engine!r}: choose from {', '.join(CHOICES)}")
    for position in positions:
        if not isinstance(position, Position):
            kind = type(position).__name__
            raise TypeError(f"a Position is decided, not {kind}; Position.parse makes one of text")
    if not isinstance(limits, Limits):
        raise TypeError(f"the limits are Limits, not {type(limits).__name__}")
    for position in positions:
        position.__post_init__()  # object.__setattr__ may have changed it since
