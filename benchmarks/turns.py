"""How the turns of `auto` after its first look were chosen: engines alone, and turns replayed.

Each board that a first look leaves open is given to beams alone and to the search of clauses alone.
From the nodes and the seconds that each took, what any turns would take is computed; the best of a
grid are shown, for boards with few independent cycles, with some, and with many, as
`scheduler.first_turns` tells them apart. The boards have other seeds than those of
`benchmarks.transition`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from time import process_time

import click
from benchmarks import options
from benchmarks.suites import Suite

from greenest.games.pyramids.position import Position
from greenest.solver import scheduler
from greenest.solver.engines.schedule import FEW_STACKS, WIDEST
from greenest.solver.loader import LOADER
from greenest.solver.scheduler import Budgets
from greenest.solver.verdict import Limits, Status

SEED = 6
SUITES = (
    Suite(9, 9, 21, 80, SEED),
    Suite(9, 9, 24, 250, SEED),
    Suite(9, 9, 27, 100, SEED),
    Suite(6, 9, 21, 200, SEED),
    Suite(12, 12, 30, 30, SEED),
    Suite(12, 12, 36, 60, SEED),
    Suite(14, 14, 36, 12, SEED),
    Suite(16, 16, 42, 10, SEED),
)
MOST_NODES = {"beam": 4_000_000, "sat": 8_000_000}
UNDECIDED_SECONDS = 1.0
"""What is added where turns end without an answer."""
GRID = (
    (0, 20_000, 50_000, 80_000),
    (0, 50_000, 100_000, 200_000, 400_000, 700_000),
    (0, 50_000, 100_000, 200_000, 400_000),
    (0, 1_000_000, 2_000_000, 4_000_000),
    (0, 200_000, 500_000),
)
"""Nodes for beams, clauses, beams, clauses and beams, in turn."""
SHOWN = 5


@dataclass(frozen=True, slots=True)
class Alone:
    """What an engine took alone; with an answer or without one."""

    is_answer: bool
    nodes: int
    seconds: float


Board = dict[str, Alone]
"""What each engine took for a board."""


def boards(suite: Suite, scale: float) -> Iterator[tuple[Budgets, Board]]:
    """Yield for each board left open the turns that it is given, and what engines took."""
    for position in suite.positions(scale):
        if LOADER.start("presolve", position).run(Limits()).status is Status.UNDECIDED:
            yield scheduler.first_turns(position), _recorded(position)


def _recorded(position: Position) -> Board:
    seen = WIDEST if position.pieces > FEW_STACKS else 0
    found = {}
    for part, more in (("beam", (seen,)), ("sat", ())):
        started = process_time()
        verdict = LOADER.start(part, position, *more).run(Limits(max_nodes=MOST_NODES[part]))
        seconds = process_time() - started
        found[part] = Alone(verdict.status is not Status.UNDECIDED, verdict.nodes, seconds)
    return found


def seconds_of(board: Board, budgets: Budgets) -> float:
    """Return what turns would take for a board."""
    used = dict.fromkeys(board, 0)
    seconds = 0.0
    for part, budget in budgets:
        alone = board[part]
        nodes = min(budget, alone.nodes - used[part])
        seconds += nodes * alone.seconds / max(alone.nodes, 1)
        used[part] += nodes
        if alone.is_answer and used[part] == alone.nodes:
            return seconds
    return seconds + UNDECIDED_SECONDS


def best(found: Sequence[Board]) -> list[tuple[float, Budgets]]:
    """Return the best turns of the grid, with their seconds for all boards."""
    rest = tuple(MOST_NODES.items())
    engines = ("beam", "sat", "beam", "sat", "beam")
    ranked = []
    for nodes in product(*GRID):
        budgets = (*((part, n) for part, n in zip(engines, nodes, strict=True) if n), *rest)
        ranked.append((sum(seconds_of(board, budgets) for board in found), budgets))
    return sorted(ranked)[:SHOWN]


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.scale
def main(scale: float) -> None:
    """Show which turns would take the least for boards that a first look leaves open."""
    for part in ("presolve", "beam", "sat"):
        LOADER.load(part)
    found = [each for suite in SUITES for each in boards(suite, scale)]
    for name in ("REFUTING_TURNS", "EVEN_TURNS", "SOLVING_TURNS"):
        turns = getattr(scheduler, name)
        of_kind = [board for given, board in found if given is turns]
        now = (*turns, *MOST_NODES.items())
        record = {
            "turns": name,
            "boards": len(of_kind),
            "now": round(sum(seconds_of(board, now) for board in of_kind), 3),
            "best_engine_of_each": round(sum(map(_least, of_kind)), 3),
        }
        click.echo(json.dumps(record))
        for seconds, budgets in best(of_kind):
            click.echo(json.dumps({"seconds": round(seconds, 3), "turns": budgets}))


def _least(board: Board) -> float:
    """Return the seconds of the engine that was the fastest to an answer, 0 without any."""
    return min((each.seconds for each in board.values() if each.is_answer), default=0.0)


if __name__ == "__main__":
    main()
