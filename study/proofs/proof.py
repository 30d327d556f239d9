"""Proves by computer that every full board of a shape is solvable, by removing lines.

docs/proof.md has the lemmas, and `claims` describes the method: boards with a removable row or
column follow from claims about smaller shapes. This module enumerates and solves all other boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from time import perf_counter
from typing import Any

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.kernels import removal
from greenest.kernels.table import Layout, solve_masks
from greenest.solver.decide import decide
from greenest.solver.engines.lines.search import solve_boards
from greenest.solver.verdict import Status
from greenest.study.progress import Advance, Interrupted
from greenest.study.proofs.claims import (
    Claim,
    ProofPart,
    Settled,
    claim,
    part_count,
    parts,
    scarce_colours,
    steps,
)
from greenest.study.proofs.proof_ledger import ProofLedger
from greenest.study.shapes.census import NEXT_COLOUR, classes
from greenest.system.executors import Executor, as_completed
from greenest.system.interrupts import interrupts
from greenest.system.workers import in_threads

CHUNK = 100_000
"""The number of boards solved together."""


@dataclass(frozen=True, slots=True)
class Step:
    """A claim of a proof and its counts; the claim holds unless there are exceptions."""

    claim: Claim
    found: Settled

    def as_json(self) -> dict[str, Any]:
        """Return the step under its published keys."""
        claim = self.claim
        record: dict[str, Any] = {
            "shape": f"{claim.rows}x{claim.cols}",
            "fewest": claim.fewest,
            "boards": claim.boards,
            "method": claim.method,
        }
        if claim.method == "removal":
            record |= {
                "from": [str(each) for each in claim.premises()],
                "without_row": self.found.without_row,
                "without_line": self.found.without_line,
                "searched": self.found.searched,
            }
        return record | {
            "unsolvable": list(self.found.exceptions),
            "seconds": round(self.found.seconds, 3),
        }


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a proof for a shape.

    `is_settled` is False if the proof ended early because a claim failed. Then it is not known
    whether all boards of the shape are solvable.
    """

    rows: int
    cols: int
    steps: tuple[Step, ...]
    is_settled: bool

    @property
    def claim(self) -> Claim:
        """The last claim examined: the claim about the shape, unless the proof ended early."""
        return self.steps[-1].claim

    @property
    def unsolvable(self) -> int:
        """The number of unsolvable boards; each exception stands for three turns of the colours."""
        return 3 * len(self.steps[-1].found.exceptions)

    @property
    def unsolvable_up_to_symmetry(self) -> tuple[Position, ...]:
        """One unsolvable board of each symmetry class, the alphabetically first."""
        boards = (Position.parse(board) for board in self.steps[-1].found.exceptions)
        return classes(_oriented(board, self.rows, self.cols) for board in boards)

    def as_json(self) -> dict[str, Any]:
        """Return the summary under its published keys, with null for unknown values."""
        boards = self.steps[-1].claim.boards if self.is_settled else None
        unsolvable = self.unsolvable if self.is_settled else None
        alike = [str(each) for each in self.unsolvable_up_to_symmetry] if self.is_settled else None
        return {
            "shape": f"{self.rows}x{self.cols}",
            "boards": boards,
            "solvable": None if boards is None or unsolvable is None else boards - unsolvable,
            "unsolvable": unsolvable,
            "unsolvable_up_to_symmetry": alike,
            "seconds": round(sum(step.found.seconds for step in self.steps), 3),
        }


def _oriented(board: Position, rows: int, cols: int) -> Position:
    if (board.rows, board.cols) == (rows, cols):
        return board
    files = (board.cells[col :: board.cols] for col in range(board.cols))
    return Position(rows, cols, "".join(files))


def prove(
    rows: int,
    cols: int,
    fewest: int | None = None,
    jobs: int = 1,
    ledger: ProofLedger | None = None,
    progress: Advance | None = None,
    report: Callable[[Step], object] | None = None,
    cluster: Executor | None = None,
) -> Proof:
    """Settle the claim about a shape, after all claims that it rests on.

    Without `fewest`, the claim is about balanced boards. If one of the other claims has exceptions,
    the proof ends early.

    The work is done in `jobs` threads or on a cluster; tables are always computed here. Parts
    recorded in the ledger are not computed again. `progress` receives the number of parts newly
    settled, and `report` each step. The seconds of a step are summed over threads or workers.

    Raises ValueError for a shape that cannot be proven, WorkerLostError if the cluster is lost, and
    Interrupted on Ctrl-C.
    """
    target = claim(rows, cols, fewest)
    done = ledger.kept if ledger else 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        if progress:
            progress(more)

    settled = []
    try:
        with interrupts():
            for step in _settled_steps(target, cluster or jobs, ledger, count):
                settled.append(step)
                if report:
                    report(step)
    except KeyboardInterrupt:
        raise Interrupted(done, part_count(rows, cols, fewest)) from None
    return Proof(rows, cols, tuple(settled), settled[-1].claim == target)


def _settled_steps(
    target: Claim, executor: Executor | int, ledger: ProofLedger | None, progress: Advance
) -> Iterator[Step]:
    """Yield the steps in order, but end before a step that rests on a failed claim."""
    failed: set[tuple[int, int]] = set()
    for each in steps(target):
        if failed & {(premise.rows, premise.cols) for premise in each.premises()}:
            return
        match each.method:
            case "line":
                found = Settled()
            case "table":
                found = _look_up(each)
            case _:
                found = _settle(each, executor, ledger, progress)
        if found.exceptions:
            failed.add((each.rows, each.cols))
        yield Step(each, found)


def _look_up(each: Claim) -> Settled:
    started = perf_counter()
    layout = Layout(each.rows, each.cols)
    table = np.zeros(layout.words, dtype=np.uint64)
    solve_masks(table, layout.starts, layout.masks, each.rows, each.cols)
    full = table[layout.bounds[-2] :].view(np.uint8)
    unsolvable = np.flatnonzero(np.unpackbits(full, bitorder="little")[: 3**each.cells] == 0)
    setups = (layout.setup(int(code)) for code in unsolvable)
    found = (setup for setup in setups if min(setup.counts.values()) >= each.fewest)
    exceptions = {_first_turn(str(setup)) for setup in found}
    return Settled(exceptions=tuple(sorted(exceptions)), seconds=perf_counter() - started)


def _first_turn(board: str) -> str:
    """Return the alphabetically first of the three turns of the colours of a board."""
    once = board.translate(NEXT_COLOUR)
    return min(board, once, once.translate(NEXT_COLOUR))


def _settle(
    each: Claim, executor: Executor | int, ledger: ProofLedger | None, progress: Advance
) -> Settled:
    settled = dict(ledger.parts(each)) if ledger else {}
    rest = [part for part in parts(each) if part not in settled]
    with _settling(each, rest, executor) as arriving:
        for place, share in arriving:
            settled[rest[place]] = share
            if ledger:
                ledger.record(each, rest[place], share)
            progress(1)
    return sum((settled[part] for part in parts(each)), Settled())


@contextmanager
def _settling(
    each: Claim, rest: Sequence[ProofPart], executor: Executor | int
) -> Iterator[Iterator[tuple[int, Settled]]]:
    """Settle parts in threads or by an executor.

    The `with` block iterates over pairs of a part's index in `rest` and its result.
    """
    if not rest:
        yield iter(())
    elif isinstance(executor, int):
        with in_threads(_Enumeration(each).settle, rest, executor) as settled:
            yield enumerate(settled)
    else:
        with as_completed(executor, partial(_settle_afar, each), rest) as arriving:
            yield arriving


def _settle_afar(each: Claim, part: ProofPart) -> Settled:
    return _enumeration(each).settle(part)


class _Enumeration:
    """Tables that enumerate the boards of a claim without a removable line."""

    def __init__(self, each: Claim) -> None:
        """Compute the tables, which takes seconds for lines of 6 cells."""
        self.claim = each
        self.tables = removal.removal_tables(min(each.rows, removal.LONGEST))
        scarce_sets = {part.scarce for part in parts(each)}
        self.plans = {scarce: self._plan(scarce) for scarce in scarce_sets}
        self.stuck = {
            scarce: removal.stuck_rows(self.tables, each.cols, scarce) for scarce in scarce_sets
        }

    def _plan(self, scarce: int) -> removal.RemovalPlan:
        """Return the plan for the boards whose scarce colours are those of the mask `scarce`."""
        each = self.claim
        spared = np.full((each.cells + 1, each.cells + 1), -1, dtype=np.int8)
        for mixture in each.mixtures():
            if scarce_colours(each.cols, mixture) == scarce:
                spared[mixture[:2]] = scarce_colours(each.rows, mixture)
        return removal.plan(each.rows, each.cols, spared)

    def settle(self, part: ProofPart) -> Settled:
        started = perf_counter()
        plan, stuck = self.plans[part.scarce], self.stuck[part.scarce]
        without_row, words = removal.stuck_boards(part.upper, plan, stuck, self.tables)
        searched = 0
        exceptions: list[str] = []
        for first in range(0, len(words), CHUNK):
            cells = removal.boards(plan, words[first : first + CHUNK])
            is_solved = solve_boards(cells, plan.rows, plan.cols).lengths >= 0
            rest = [board.tobytes().decode() for board in cells[~is_solved]]
            searched += len(rest)
            exceptions += unsolvable(Position(plan.rows, plan.cols, board) for board in rest)
        return Settled(
            without_row=3 * int(without_row),
            without_line=3 * len(words),
            searched=3 * searched,
            exceptions=tuple(exceptions),
            seconds=perf_counter() - started,
        )


_enumeration = lru_cache(1)(_Enumeration)


def unsolvable(positions: Iterable[Position]) -> Iterator[str]:
    """Yield the unsolvable positions as text; raises RuntimeError if one stays undecided."""
    for position in positions:
        verdict = decide(position)
        if verdict.status is Status.UNDECIDED:
            raise RuntimeError(f"{position} is undecided: {verdict.reason}")
        if verdict.status is Status.UNSOLVABLE:
            yield str(position)
