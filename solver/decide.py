"""The one door: a position in, a verdict out."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from greenest.games.pyramids.board_text import EMPTY
from greenest.games.pyramids.greenest import replay
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver import at_hand, portfolio
from greenest.solver.at_hand import PARTS, TWO_FORMS, load
from greenest.solver.plain.effort import TooHardError
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status, Verdict

ENGINES = ("auto", "lines", "carry", "dfs", "beam", "sat", "cpsat")


def decide(position: Position, limits: Limits | None = None, engine: str = "auto") -> Verdict:
    """Decide whether a position can be reduced to a single stack.

    `engine` is one of `ENGINES`: "auto" looks for static reasons, removes lines from dense boards,
    then lets others take turns; "lines" looks for static reasons, removes lines from any
    board, and searches where that is stuck; "carry" solves full boards of three colours as
    docs/every-size.md does, and searches others; "dfs" is the depth-first search alone, "beam" the
    beam, "sat" the search of clauses, "cpsat" CP-SAT.
    The verdict is a pure function of the arguments (and, where CP-SAT takes part, of its version)
    unless `limits.max_seconds` strikes. Its moves, if it has any, were replayed by the rules of
    `games`. Raises ValueError for an unknown engine, TypeError for what is no position or limits.
    """
    return _loading(lambda: decide_at_hand(position, limits, engine))


def _loading(answer: Callable[[], Verdict]) -> Verdict:
    """Return an answer, loading whatever it takes; the clock begins anew after that."""
    while True:
        try:
            return answer()
        except TooHardError as error:
            load(error.part)


def decide_at_hand(
    position: Position, limits: Limits | None = None, engine: str = "auto"
) -> Verdict:
    """Decide as `decide` does, without loading compiled code that was not loaded before.

    Raises TooHardError, which names the part to `load`, for a position that takes too long, and
    what `decide` raises.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine, position)
    started = perf_counter()
    verdict = _verdict(position, limits, engine)
    if verdict.captures is not None:
        _check(position, verdict.captures)
    object.__setattr__(verdict, "seconds", perf_counter() - started)  # it is ours alone so far
    return verdict


def decide_further(first: Verdict, limits: Limits) -> Verdict:
    """Decide what stayed undecided in the first look of "auto", as `decide` would from there."""

    def answer() -> Verdict:
        started = perf_counter()
        verdict = portfolio.search(first.position, limits, first)
        if verdict.captures is not None:
            _check(verdict.position, verdict.captures)
        object.__setattr__(verdict, "seconds", first.seconds + perf_counter() - started)
        return verdict

    return _loading(answer)


def prepare(engine: str = "auto") -> None:
    """Load what an engine takes; it is compiled if it was not compiled before.

    For "auto" and "lines" that is line removal and the search, for "auto" the first look, too. What
    only hard positions take is loaded when one is met.
    """
    for part in _parts(engine):
        load(part)
    if engine == "cpsat":
        decide(Position(2, 5, "BGWBGWBGWB"), engine=engine)


def compile_ahead(engine: str = "auto") -> None:
    """Compile what an engine takes, for hard positions too, so that other processes only load it.

    What was compiled before is not loaded.
    """
    for part in (*_parts(engine), *(("beam", "sat") if engine == "auto" else ())):
        if not at_hand.is_compiled(part):
            load(part)


def _parts(engine: str) -> tuple[str, ...]:
    """Return the parts with a compiled form that most answers of an engine need."""
    several = {"auto": TWO_FORMS, "lines": ("lines", "dfs")}
    return several.get(engine, (engine,) if engine in PARTS else ())


def _verdict(position: Position, limits: Limits, engine: str) -> Verdict:
    """Answer in one compiled call if that is at hand and will do, else step by step."""
    if engine == "auto" and (firsts := portfolio.looks([position], limits)):
        (first,) = firsts
        if first.status is Status.UNDECIDED:
            return portfolio.search(position, limits, first)
        return first
    if engine == "auto" and (found := portfolio.solved_dense(position, limits)) is not None:
        return found
    found = _without_search(position, engine)
    return _search(position, limits, engine) if found is None else found


def _without_search(position: Position, engine: str) -> Verdict | None:
    """Answer boards of no or one stack, and for engines of several what a static reason decides."""
    stacks = position.pieces
    if stacks == 1:
        return Verdict(position, Status.SOLVABLE, "static", (), None, 0, 0.0)
    if stacks == 0:
        reason = "the board is empty: there is no stack to end with"
    elif engine in ("auto", "lines", "carry") and (found := dead_reason(position)):
        reason = found
    else:
        return None
    return Verdict(position, Status.UNSOLVABLE, "static", None, reason, 0, 0.0)


def _search(position: Position, limits: Limits, engine: str) -> Verdict:
    """Ask an engine; what it imports is loaded only now."""
    if engine == "cpsat":
        from greenest.solver.engines import cpsat

        return cpsat.search(position, limits)
    if engine in ("dfs", "beam", "sat"):
        return portfolio.search_alone(position, limits, engine)
    if engine == "lines":
        return portfolio.remove_lines(position, limits)
    if engine == "carry":
        return portfolio.follow_proof(position, limits)
    return portfolio.search(position, limits)


def check_question(limits: Limits, engine: str, *positions: Position) -> None:
    """Refuse what compiled code must not see: raises TypeError and ValueError."""
    if engine not in ENGINES:
        raise ValueError(f"unknown engine {engine!r}: choose from {', '.join(ENGINES)}")
    for position in positions:
        if not isinstance(position, Position):
            kind = type(position).__name__
            raise TypeError(f"a Position is decided, not {kind}; Position.parse makes one of text")
    if not isinstance(limits, Limits):
        raise TypeError(f"the limits are Limits, not {type(limits).__name__}")
    for position in positions:
        position.__post_init__()  # again, for those who set what is frozen


def _check(position: Position, captures: tuple[Capture, ...]) -> None:
    """Replay a solution by the rules; a wrong one is a fault of ours and must not get out."""
    end = replay(position.rows, position.cols, position.cells, captures)
    if len(end) - end.count(EMPTY) != 1:
        raise AssertionError(f"a solution of {position} does not end with a single stack")
