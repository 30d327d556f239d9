"""The engines, a line each, and the protocol that each follows.

A new engine is a module with a class `Search`, and a line of `REGISTRY`: `decide`, `--engine` and
its help, and the tests that compare engines read that list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Protocol

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Status, Verdict

SOLUTIONS = frozenset({Status.SOLVABLE})
BOTH = frozenset({Status.SOLVABLE, Status.UNSOLVABLE})


class Search(Protocol):
    """A search of one position of two or more stacks, made by `Search(position)`."""

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes. Limits, nodes and seconds are of one call.

        A solution need not have been replayed.
        """


@dataclass(frozen=True, slots=True)
class Engine:
    """What decides positions, and where its code is."""

    name: str
    module: str
    """Under `solver.engines`, with `Search`; compiled code has `COMPILED` and `warm_up` besides."""
    answers: frozenset[Status]
    """What it can answer, besides that a position is undecided."""
    about: str
    """What it does, for people."""
    plain: str | None = None
    """The module of the same search in plain Python, whose `run` returns None beyond its bounds."""
    is_compiled: bool = True
    is_offered: bool = True
    """Whether users can choose it."""
    at_once: int = 1
    """Boards that one call takes: a tenth of a second at most, 1 if there is no such call."""
    has_static_reasons: bool = True
    """Whether `decide` looks for static reasons before."""
    applies: Callable[[Position], bool] = lambda _: True
    """Whether it is of use on a position."""

    def load(self) -> ModuleType:
        """Import the module of its compiled form."""
        return import_module(f"greenest.solver.engines.{self.module}")

    def load_plain(self) -> ModuleType:
        """Import the module of its plain form."""
        return import_module(f"greenest.solver.engines.{self.plain}")


def _carry_applies(position: Position) -> bool:
    from greenest.theorem.carry import applies

    return applies(position)


REGISTRY = (
    Engine("lines", "lines.search", SOLUTIONS, "line removal", "lines.plain", at_once=1000),
    Engine("carry", "carry", SOLUTIONS, "the proof for full boards", applies=_carry_applies),
    Engine("dfs", "dfs.search", BOTH, "depth-first search", "dfs.plain"),
    Engine(
        *("presolve", "presolve.search", BOTH, "presolve", "presolve.plain"),
        is_offered=False,
        at_once=50,
    ),
    Engine("beam", "beam.search", BOTH, "beams"),
    Engine("sat", "cdcl.search", BOTH, "clause learning (CDCL)"),
    Engine("cpsat", "cpsat", BOTH, "CP-SAT", is_compiled=False, has_static_reasons=False),
)
ENGINES = {engine.name: engine for engine in REGISTRY}
COMPILED = tuple(engine.name for engine in REGISTRY if engine.is_compiled)
CHOICES = ("auto", *(engine.name for engine in REGISTRY if engine.is_offered))
"""What users choose from; "auto" lets engines take turns."""
AT_ONCE = {None: 1} | {engine.name: engine.at_once for engine in REGISTRY}
"""Boards that an engine takes in one call; None is for no such engine."""
DENSE = 0.7
"""The share of cells with a stack from which on `is_dense` holds."""


def is_dense(stacks: int, cells: int) -> bool:
    """Tell whether boards lose lines before any search."""
    return stacks >= DENSE * cells


def part_for(stacks: int, cells: int, engine: str) -> str | None:
    """Return the engine that takes many boards of this size in one call, for `engine`, if any."""
    if stacks < 2:
        return None
    if engine == "lines" or (engine == "auto" and is_dense(stacks, cells)):
        return "lines"
    return "presolve" if engine == "auto" else None
