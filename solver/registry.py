"""The list of engines, `REGISTRY`, and their common protocol.

A new engine is a module with a class `Search`, and an `Engine` in `REGISTRY`. This list is read by
`decide`, by `--engine` and its help, and by the tests that compare engines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from greenest.games.pyramids.board import MAX_SIDE, is_large
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Status, Verdict

SOLUTIONS = frozenset({Status.SOLVABLE})
BOTH = frozenset({Status.SOLVABLE, Status.UNSOLVABLE})
MOST_STACKS = MAX_SIDE**2
"""The most stacks of a position that is encoded as clauses."""


class Search(Protocol):
    """A search of one position of two or more stacks, made by `Search(position)`."""

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes the search.

        Limits, nodes and seconds are those of one call. The search need not replay its solution. An
        engine that only finds solutions may end its search undecided before a limit.
        """


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine: its name, its code, and the answers it can give."""

    name: str
    module: str
    """The name of a module of `solver.engines`. The module has a class `Search`; if `is_compiled`,
    it has `COMPILED`, and it may have `warm_up`."""
    answers: frozenset[Status]
    """The answers that the engine can give, besides "undecided"."""
    about: str
    """A few words for `-h` and docs."""
    plain: str | None = None
    """The name of a module with the same search in plain Python, or None. Its `run` returns None
    after `MOST_NODES` nodes; compiled code then continues."""
    is_compiled: bool = True
    is_resumable: bool = True
    """Whether the next call of `run` continues the search; otherwise it begins anew."""
    is_fork_safe: bool = True
    """Whether a process that has loaded the engine may be forked."""
    uses_ortools: bool = False
    """Whether its verdicts depend on the version of OR-Tools."""
    is_offered: bool = True
    """Whether users can choose the engine."""
    at_once: int = 1
    """The number of boards that one call decides, in about a tenth of a second; 1 if the engine has
    no such call."""
    has_static_reasons: bool = True
    """Whether `decide` looks for static reasons first."""
    applies: Callable[[Position], bool] = lambda _: True
    """A function that returns whether the engine can find an answer on a position."""


def _is_small(position: Position) -> bool:
    return not is_large(position.rows, position.cols)


def _has_clauses(position: Position) -> bool:
    return position.pieces <= MOST_STACKS


def _carry_applies(position: Position) -> bool:
    from greenest.solver.full.carry import applies

    return applies(position)


REGISTRY = (
    Engine(
        *("lines", "lines.search", SOLUTIONS, "line removal", "lines.plain"),
        at_once=1000,
        applies=_is_small,
    ),
    Engine("carry", "carry", SOLUTIONS, "the proof for full boards", applies=_carry_applies),
    Engine("dfs", "dfs.search", BOTH, "depth-first search", "dfs.plain"),
    Engine(
        *("presolve", "presolve.search", BOTH, "presolve", "presolve.plain"),
        is_offered=False,
        at_once=50,
    ),
    Engine("beam", "beam.search", BOTH, "beams"),
    Engine("sat", "cdcl.search", BOTH, "clause learning (CDCL)", applies=_has_clauses),
    Engine(
        *("cpsat", "cpsat", BOTH, "CP-SAT"),
        is_compiled=False,
        is_resumable=False,
        is_fork_safe=False,
        uses_ortools=True,
        has_static_reasons=False,
    ),
)
ENGINES = {engine.name: engine for engine in REGISTRY}
COMPILED = tuple(engine.name for engine in REGISTRY if engine.is_compiled)
CHOICES = ("auto", *(engine.name for engine in REGISTRY if engine.is_offered))
"""The values of `--engine`; "auto" lets several engines take turns."""
AT_ONCE = {None: 1} | {engine.name: engine.at_once for engine in REGISTRY}
"""`Engine.at_once` by name; 1 for None, which stands for no engine."""


def uses_ortools(engine: str | None) -> bool:
    """Return whether OR-Tools may take part in the verdicts of an engine.

    "auto" may give any engine a turn; None stands for no engine.
    """
    return any(each.uses_ortools for each in REGISTRY if engine in ("auto", each.name))
