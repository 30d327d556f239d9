"""The list of engines, `REGISTRY`, and their common protocol.

A new engine is a module with a class `Search`, and an `Engine` in `REGISTRY`. This list is read by
`decide`, by `--engine` and its help, and by the tests that compare engines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from greenest.games.pyramids.board import EMPTY, MAX_SIDE, is_large
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Status, Verdict

AUTO = "auto"
"""What users choose to let several engines take turns."""
LINES = "lines"
CARRY = "carry"
DFS = "dfs"
PRESOLVE = "presolve"
BEAM = "beam"
SAT = "sat"
CPSAT = "cpsat"
SOLUTIONS = frozenset({Status.SOLVABLE})
BOTH = frozenset({Status.SOLVABLE, Status.UNSOLVABLE})
MOST_STACKS = MAX_SIDE**2
"""The most stacks of a position that is encoded as clauses."""
MOST_CUBES = 2 * MAX_SIDE**4
"""The sum of the cubes of the stacks of each line on a full 16x16; clauses grow as it does."""


class Search(Protocol):
    """A search of one position of two or more stacks, made by `Search(position)`."""

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes the search.

        Limits, nodes and seconds are those of one call: those of earlier calls do not count. The
        search need not replay its solution. An engine that only finds solutions may end its search
        undecided before a limit.
        """


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine: its name, its code, and the answers it can give."""

    name: str
    module: str
    """The name of a module of `solver.engines`. The module has a class `Search`, and it may have
    `warm_up`, which compiles what a first search does not."""
    answers: frozenset[Status]
    """The answers that the engine can give, besides "undecided"."""
    about: str
    """A few words for `-h` and docs."""
    is_compiled: bool = True
    has_large_code: bool = False
    """Whether it has code for boards beyond 16x16 alone, which servers load ahead."""
    has_turns: bool = True
    """Whether "auto" gives it turns up to 16x16. Its code is then compiled ahead."""
    has_table: bool = True
    """Whether it, or what its code calls, keeps within `Limits.table_mb`."""
    uses_ortools: bool = False
    """Whether its verdicts depend on the version of OR-Tools, which is not fork-safe."""
    is_offered: bool = True
    """Whether users can choose the engine."""
    at_once: int = 1
    """The number of boards that one call decides, in about a tenth of a second; 1 if the engine has
    no such call. With the engine "auto", such calls give most answers."""
    has_static_reasons: bool = True
    """Whether `decide` looks for static reasons first."""
    applies: Callable[[Position], bool] = lambda _: True
    """A function that returns whether the engine can find an answer on a position."""


def has_clauses(position: Position) -> bool:
    """Return whether a position has no more clauses than 16x16 may have: larger ones take 1 GB."""
    rows, cols, cells = position.rows, position.cols, position.cells
    lines = [cells[row * cols : (row + 1) * cols] for row in range(rows)]
    lines += [cells[col::cols] for col in range(cols)]
    cubes = sum((len(line) - line.count(EMPTY)) ** 3 for line in lines)
    return position.pieces <= MOST_STACKS and cubes <= MOST_CUBES


def _carry_applies(position: Position) -> bool:
    from greenest.solver.full.carry import applies

    return applies(position)


REGISTRY = (
    Engine(
        LINES,
        "lines.search",
        SOLUTIONS,
        "line removal",
        at_once=1000,
        applies=lambda position: not is_large(position.rows, position.cols),
    ),
    Engine(
        CARRY,
        "carry",
        SOLUTIONS,
        "the proof for full boards",
        has_turns=False,
        applies=_carry_applies,
    ),
    Engine(DFS, "dfs.search", BOTH, "depth-first search", has_large_code=True),
    Engine(
        PRESOLVE,
        "presolve.search",
        BOTH,
        "presolve",
        is_offered=False,
        at_once=50,
    ),
    Engine(BEAM, "beam.search", BOTH, "beams", has_large_code=True),
    Engine(
        SAT,
        "cdcl.search",
        BOTH,
        "clause learning (CDCL)",
        has_table=False,
        has_large_code=True,
        applies=has_clauses,
    ),
    Engine(
        CPSAT,
        "cpsat",
        BOTH,
        "CP-SAT",
        has_table=False,
        is_compiled=False,
        uses_ortools=True,
        has_static_reasons=False,
    ),
)
ENGINES = {engine.name: engine for engine in REGISTRY}
COMPILED_AHEAD = tuple(each.name for each in REGISTRY if each.is_compiled and each.has_turns)
CHOICES = (AUTO, *(engine.name for engine in REGISTRY if engine.is_offered))
"""The values of `--engine`; "auto" lets several engines take turns."""
AT_ONCE = {None: 1} | {engine.name: engine.at_once for engine in REGISTRY}
"""`Engine.at_once` by name; 1 for None, which stands for no engine."""


def uses_ortools(engine: str | None) -> bool:
    """Return whether OR-Tools may take part in the verdicts of an engine.

    "auto" may give any engine a turn; None stands for no engine.
    """
    return any(each.uses_ortools for each in REGISTRY if engine in (AUTO, each.name))


def has_table(engine: str) -> bool:
    """Return whether the limit of memory for tables matters to an engine; "auto" is any engine."""
    return any(ENGINES[each].has_table for each in needed(engine))


def needed(engine: str) -> tuple[str, ...]:
    """Return the engines whose code most answers need; `engine` is one of `CHOICES`.

    Depth-first search decides what an engine leaves open that only finds solutions.
    """
    if engine == AUTO:
        return tuple(each.name for each in REGISTRY if each.at_once > 1)
    return (engine,) if Status.UNSOLVABLE in ENGINES[engine].answers else (engine, DFS)
