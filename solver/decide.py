"""Decides positions, from cheap to costly: the library's `decide`.

Static reasons answer without search. On dense boards line removal has the first turn, and mostly
finds a solution in microseconds. It cannot refute a position, so other engines continue when it is
stuck.

Presolve, which is a short search and narrow beams, answers most positions. Of the positions left
open, CDCL refutes most unsolvable ones, and wider beams or CDCL solve the solvable ones. No
property of a position shows which engine is fastest, so engines take turns: in its turn an engine
searches up to a budget of nodes. When all budgets are used up, larger budgets follow, and CP-SAT
has a turn, too. Together the engines do at most a constant times the work of the best engine alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from greenest.games.pyramids.board import EMPTY, MAX_SIDE, MAX_SIDE_WITH_HOLES, is_large
from greenest.games.pyramids.position import Position
from greenest.solver.engines.schedule import FEW_STACKS, FIRST_BUDGET, FIRST_NODES, WIDEST
from greenest.solver.loader import LOADER
from greenest.solver.registry import (
    AUTO,
    BEAM,
    CARRY,
    CHOICES,
    CPSAT,
    DFS,
    ENGINES,
    LINES,
    PRESOLVE,
    SAT,
    Search,
    needed,
)
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status, Verdict, verdict_of_turns

Budgets = tuple[tuple[str, int], ...]
"""A pair for each turn, in order: the name of an engine, and the most nodes of the turn."""

SOLVING_TURNS: Budgets = ((BEAM, 80_000), (SAT, 4_000_000), (BEAM, 220_000))
EVEN_TURNS: Budgets = ((SAT, 50_000), *SOLVING_TURNS)
REFUTING_TURNS: Budgets = ((SAT, 400_000), *SOLVING_TURNS)
"""Turns after presolve. Boards with few stacks or few cycles have REFUTING_TURNS, since most of the
boards that presolve leaves open are then unsolvable. Boards with many cycles have SOLVING_TURNS,
since most are solvable. All other boards have EVEN_TURNS. docs/search.md explains the choice."""
SOME_CYCLES, MANY_CYCLES = 8, 13
"""The fewest independent cycles of boards with EVEN_TURNS, and of boards with SOLVING_TURNS. In the
graph, rows and columns are vertices, and each stack is an edge between its row and its column."""
MOST_OF_BEAMS = 1_000_000
"""The most nodes that `first_turns` gives a turn of beams on boards beyond 16x16."""
NODES_TO_256, NODES_TO_1024 = 43, 128
"""Nodes of a turn of beams up to a width of 256, and of the next turn up to a width of 1024. Both
are multiplied by the square of the number of stacks."""
NEXT_TURNS: Budgets = ((BEAM, 2_000_000), (SAT, 8_000_000), (DFS, 200_000), (CPSAT, 200_000))
"""Turns of the first round after `first_turns`; engines that seldom find the answer have fewer
nodes."""
GROWTH = 4
"""Each later round has the same turns with this many times the nodes of the round before."""
SEVERAL = 8
"""Nodes for each stack in the search that replaces presolve beyond 16x16."""
EMPTY_BOARD = "the board is empty: there is no stack to end with"
"""The reason for "unsolvable" of a board without stacks."""
DENSE = 0.7
"""A board is dense if at least this share of its cells has a stack."""


class SearchTurn(NamedTuple):
    """A turn to come: an engine, its search, and the most nodes of the turn."""

    engine: str
    search: Search
    nodes: int


Turns = Iterator[SearchTurn]


def decide(position: Position, limits: Limits | None = None, engine: str = AUTO) -> Verdict:
    """Decide whether a position can be reduced to a single stack.

    `engine` is one of `CHOICES`: "auto" looks for static reasons, removes lines from dense boards,
    then lets the other engines take turns; "lines" looks for static reasons, removes lines from any
    board, and searches depth-first when stuck; "carry" solves full boards of three colours as
    docs/every-size.md does, and searches other boards depth-first; "dfs" is depth-first search
    alone, "beam" a beam search, "sat" clause learning (CDCL), "cpsat" CP-SAT.

    The verdict is a pure function of the arguments (and of the version of CP-SAT if that takes
    part) unless `limits.max_seconds` is met. Its captures are replayed by the rules of `games`.
    Raises ValueError for an unknown engine, and TypeError for a wrong type of position or limits.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine, position)
    return decide_further(position, limits, engine)


def decide_further(
    position: Position, limits: Limits, engine: str, first: Verdict | None = None
) -> Verdict:
    """Decide a position, and replay the solution.

    `first` is the undecided verdict of presolve, if presolve has run already. With the engine
    "auto", other engines take turns after presolve. The verdict is undecided only if a limit was
    met, or if the board is too large for the engine. It names the engine that found the answer, or
    `engine` if none did; nodes and seconds are sums over the turns.
    """
    started = LOADER.clock()
    verdict = static_verdict(position) if position.pieces < 2 else None
    if verdict is None and is_large(position.rows, position.cols):
        verdict = _search_large(position, limits, engine)
    elif verdict is None:
        verdict = _search_small(position, limits, engine, first)
    verdict.check()
    seconds = LOADER.clock() - started
    return replace(verdict, seconds=seconds if first is None else first.seconds + seconds)


def check_question(limits: Limits, engine: str, *positions: Position) -> None:
    """Check limits, engine and positions before compiled code uses them.

    Raises TypeError for a wrong type, and ValueError for a wrong value.
    """
    if engine not in CHOICES:
        raise ValueError(f"unknown engine {engine!r}: choose from {', '.join(CHOICES)}")
    for position in positions:
        if not isinstance(position, Position):
            kind = type(position).__name__
            raise TypeError(f"a Position is expected, not {kind}; Position.parse reads text")
    if not isinstance(limits, Limits):
        raise TypeError(f"Limits are expected, not {type(limits).__name__}")


def is_dense(stacks: int, cells: int) -> bool:
    """Return whether boards with `stacks` stacks on `cells` cells are dense."""
    return stacks >= DENSE * cells


def bulk_engine(stacks: int, rows: int, cols: int, engine: str) -> str | None:
    """Return the engine that decides many boards of this shape in one call, None if none does.

    `stacks` is the number of stacks on each board, and `engine` one of `CHOICES`.
    """
    if stacks < 2 or is_large(rows, cols):
        return None
    if engine == LINES or (engine == AUTO and is_dense(stacks, rows * cols)):
        return LINES
    return PRESOLVE if engine == AUTO else None


def _search_small(
    position: Position, limits: Limits, engine: str, first: Verdict | None = None
) -> Verdict:
    """Decide a position of two or more stacks, without empty lines if it is beyond 16x16."""
    if engine != AUTO and Status.UNSOLVABLE in ENGINES[engine].answers:
        return search_alone(position, limits, engine)
    if engine == AUTO:
        verdicts = _up_to_presolve(position, limits) if first is None else [first]
        turns = _turns_after_presolve(position)
    else:
        dead = static_verdict(position)
        verdicts = [] if dead is None else [dead]
        turns = _turns_of_one(position, limits, engine)
    if not verdicts or verdicts[-1].status is Status.UNDECIDED:
        take_turns(turns, limits, verdicts)
    if verdicts[-1].engine == "static":
        return verdicts[-1]
    return verdict_of_turns(verdicts, limits, engine)


def _up_to_presolve(position: Position, limits: Limits) -> list[Verdict]:
    """Return the verdicts of the first engines: line removal, if the board is dense, and presolve.

    A solved position has no static reason, so line removal comes before the static reasons, unless
    it would have to be loaded. Beyond 16x16, where the caller has ruled them out, a short
    depth-first search replaces presolve.
    """
    if is_large(position.rows, position.cols):
        budget = min(max(FIRST_NODES, SEVERAL * position.pieces), limits.max_nodes)
        return [LOADER.start(DFS, position).run(replace(limits, max_nodes=budget))]
    dense = is_dense(position.pieces, len(position.cells))
    is_loaded = (LINES if dense else PRESOLVE, MAX_SIDE) in LOADER.loaded
    if not is_loaded and (dead := static_verdict(position)) is not None:
        return [dead]
    if not dense:
        return [LOADER.start(PRESOLVE, position).run(limits)]
    by_lines = LOADER.start(LINES, position).run(Limits(min(FIRST_BUDGET, limits.max_nodes)))
    if by_lines.captures is not None:
        return [by_lines]
    if (dead := static_verdict(position)) is not None:
        return [dead]
    left = limits.after(by_lines.nodes, by_lines.seconds)
    if left.are_spent:
        return [by_lines]
    return [by_lines, LOADER.start(PRESOLVE, position).run(left)]


def static_verdict(position: Position) -> Verdict | None:
    """Return the verdict on a position that needs no search, else None."""
    if position.pieces == 1:
        return Verdict(position, Status.SOLVABLE, "static", (), None)
    reason = dead_reason(position) if position.pieces else EMPTY_BOARD
    return Verdict(position, Status.UNSOLVABLE, "static", None, reason) if reason else None


def _beyond(position: Position, engine: str, bounds: str) -> Verdict:
    return Verdict(position, Status.UNDECIDED, engine, None, f"{engine} takes boards {bounds}")


def _search_large(position: Position, limits: Limits, engine: str) -> Verdict:
    """Decide a board beyond 16x16 without its empty lines, by `solve_full` or a search."""
    with LOADER.loading():
        from greenest.solver.large import renumbered, solve_full, without_empty_lines

    if (dead := static_verdict(position)) is not None:
        is_refuting = engine != AUTO and Status.UNSOLVABLE in ENGINES[engine].answers
        return replace(dead, engine=engine) if is_refuting else dead
    small, cells = without_empty_lines(position)
    found = None
    if engine in (AUTO, CARRY) and EMPTY not in small.cells:
        LOADER.load(CARRY)
        found = solve_full(small, limits)
    if found is None and max(small.rows, small.cols) > MAX_SIDE_WITH_HOLES:
        most = f"{MAX_SIDE_WITH_HOLES}x{MAX_SIDE_WITH_HOLES}"
        return _beyond(position, engine, f"up to {most}, not {small.rows}x{small.cols}")
    if found is None:
        found = _search_small(small, limits, engine)
    return replace(found, position=position, captures=renumbered(found.captures, cells))


def search_alone(position: Position, limits: Limits, engine: str = DFS) -> Verdict:
    """Decide a position of two or more stacks by one engine.

    If `Engine.has_static_reasons`, static reasons are looked for first, since depth-first search
    and beams look for them only after a capture.
    """
    if not ENGINES[engine].applies(position):
        most = f"a full {MAX_SIDE}x{MAX_SIDE}"
        return _beyond(position, engine, f"with no more stacks than {most}, in all and along lines")
    alone = LOADER.start(engine, position)
    if ENGINES[engine].has_static_reasons and (reason := dead_reason(position)):
        return Verdict(position, Status.UNSOLVABLE, engine, None, reason)
    return alone.run(limits)


def take_turns(turns: Turns, limits: Limits, verdicts: list[Verdict]) -> None:
    """Append the verdicts of turns to `verdicts`, up to an answer, a limit or the last turn.

    The nodes and seconds of earlier verdicts count towards the limits.
    """
    nodes, seconds = sum(each.nodes for each in verdicts), sum(each.seconds for each in verdicts)
    began = LOADER.clock() - seconds

    def left() -> Limits:
        return limits.after(nodes, LOADER.clock() - began)

    while not (verdicts and left().are_spent) and (turn := next(turns, None)):
        allowed = left()
        budget = min(turn.nodes, allowed.max_nodes)
        verdicts.append(turn.search.run(replace(allowed, max_nodes=budget)))
        nodes += verdicts[-1].nodes
        if verdicts[-1].status is not Status.UNDECIDED:
            break


def _turns_of_one(position: Position, limits: Limits, engine: str) -> Turns:
    """Return the turns of an engine that only finds solutions, if it applies, and of `dfs`."""
    engines = (engine, DFS) if ENGINES[engine].applies(position) else (DFS,)
    return (SearchTurn(name, LOADER.start(name, position), limits.max_nodes) for name in engines)


def _turns_after_presolve(position: Position) -> Turns:
    """Yield the turns of `first_turns`, then rounds of `NEXT_TURNS` without end.

    CP-SAT has turns up to 16x16, and CDCL if it applies to the position.
    """
    large = is_large(position.rows, position.cols)
    seen = WIDEST if position.pieces > FEW_STACKS and not large else 0  # by the beams of presolve
    searches = {BEAM: LOADER.start(BEAM, position, seen), DFS: LOADER.start(DFS, position)}
    if ENGINES[SAT].applies(position):
        searches[SAT] = LOADER.start(SAT, position)
    for name, budget in first_turns(position):
        if name in searches:
            yield SearchTurn(name, searches[name], budget)
    if not large:
        searches[CPSAT] = LOADER.start(CPSAT, position)
    for round_ in count():
        for name, budget in NEXT_TURNS:
            if name in searches:
                yield SearchTurn(name, searches[name], budget * GROWTH**round_)


def first_turns(position: Position) -> Budgets:
    """Return the first turns after presolve.

    Beyond 16x16 CDCL comes first: near the border of solvability it refutes most unsolvable boards
    in less time than a beam of 256 positions takes. Beams of up to 1024 positions find most
    solutions.
    """
    if is_large(position.rows, position.cols):
        narrow, wide = (
            (BEAM, min(nodes * position.pieces**2, MOST_OF_BEAMS))
            for nodes in (NODES_TO_256, NODES_TO_1024)
        )
        return (SAT, 400_000), narrow, wide, (SAT, 10_000_000)
    cells, cols = position.cells, position.cols
    stacks = [cell for cell, colour in enumerate(cells) if colour != EMPTY]
    lines = len({cell // cols for cell in stacks}) + len({cell % cols for cell in stacks})
    cycles = len(stacks) - lines + 1
    if len(stacks) <= FEW_STACKS or cycles < SOME_CYCLES:
        return REFUTING_TURNS
    return EVEN_TURNS if cycles < MANY_CYCLES else SOLVING_TURNS


def prepare(engine: str = AUTO) -> None:
    """Load the code that most answers of an engine need; compile it if it is not in the cache."""
    for name in needed(engine):
        LOADER.load(name)


def is_fork_safe(engine: str = AUTO) -> bool:
    """Return whether a process may be forked after `prepare`."""
    return not any(ENGINES[name].uses_ortools for name in needed(engine))
