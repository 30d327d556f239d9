"""Decides a position: the library's function for one board."""

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
    then lets others take turns; "lines" looks for static reasons, removes lines from any
    board, and searches where that is stuck; "carry" solves full boards of three colours as
    docs/every-size.md does, and searches others; "dfs" is the depth-first search alone, "beam" the
    beam, "sat" clause learning (CDCL), "cpsat" CP-SAT.
    The verdict is a pure function of the arguments (and, where CP-SAT takes part, of its version)
    unless `limits.max_seconds` strikes. Its moves, if it has any, were replayed by the rules of
    `games`. Raises ValueError for an unknown engine, TypeError for what is no position or limits.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine, position)
    started = LOADER.clock()
    verdict = scheduler.search(position, limits, engine)
    return _checked(verdict, LOADER.clock() - started)


def decide_further(first: Verdict, limits: Limits) -> Verdict:
    """Decide what presolve left undecided, as "auto" would from there."""
    started = LOADER.clock()
    verdict = scheduler.resume(first, limits)
    return _checked(verdict, first.seconds + LOADER.clock() - started)


def prepare(engine: str = "auto") -> None:
    """Load what most answers of an engine need; compile it if it was not compiled before."""
    for name in _needed(engine):
        LOADER.load(name)
    if engine == "cpsat":
        decide(Position(2, 5, "BGWBGWBGWB"), engine=engine)


def compile_ahead(engine: str = "auto") -> None:
    """Compile all that an engine needs, for hard positions too; load nothing compiled before."""
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
    """Refuse what compiled code must not see: raises TypeError and ValueError."""
    if engine not in CHOICES:
        raise ValueError(f"unknown engine {engine!r}: choose from {', '.join(CHOICES)}")
    for position in positions:
        if not isinstance(position, Position):
            kind = type(position).__name__
            raise TypeError(f"a Position is decided, not {kind}; Position.parse makes one of text")
    if not isinstance(limits, Limits):
        raise TypeError(f"the limits are Limits, not {type(limits).__name__}")
    for position in positions:
        position.__post_init__()  # again, for those who set what is frozen


def _checked(verdict: Verdict, seconds: float) -> Verdict:
    """Replay the solution by the rules, and note the seconds; a wrong solution is a bug of ours."""
    position, captures = verdict.position, verdict.captures
    if captures is not None:
        end = replay(position.rows, position.cols, position.cells, captures)
        if len(end) - end.count(EMPTY) != 1:
            raise AssertionError(f"a solution of {position} does not end with a single stack")
    return replace(verdict, seconds=seconds)
