"""Repairs: the smallest changes that make an unsolvable position solvable.

All changed boards are asked for a few nodes first, which finds the solutions that are easy to find.
Those still open are asked again for eight times as many, and so on, until all are decided or the
nodes for the question are used up. Only where no single change helps, pairs are tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from greenest.games.pyramids.board import MAX_SIDE, is_large
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import check_question, decide
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.solver.why.changes import (
    KEEPING_COLOURS,
    Changes,
    Kind,
    changed,
    changes_of,
    pairs_of,
)

REPAIR_NODES = 8_000_000
"""The most nodes for all changed boards of a position together, if no limits are given."""
FIRST_NODES = 1_500
"""The most nodes for a changed board in the first round."""
GROWTH = 8
"""Each later round has this many times as many nodes for a changed board."""
AT_ONCE = 100
"""The most changed boards that are decided in one call."""


@dataclass(frozen=True, slots=True)
class Repair:
    """One or two changes that make a position solvable, the board they give, and its solution.

    `nodes` counts what the solver examined to find the solution.
    """

    changes: Changes
    position: Position
    captures: tuple[Capture, ...]
    nodes: int

    @property
    def kind(self) -> str:
        """The kind of the change, such as "swap"; of a pair both, such as "swap+move"."""
        return _kind(self.changes)

    @property
    def cells(self) -> list[str]:
        """The names of the changed cells, change by change."""
        return [self.position.grid.name(cell) for change in self.changes for cell in change.cells]

    @property
    def words(self) -> str:
        """The repair as an instruction, such as "swap a2 and b1"."""
        return " and ".join(change.words(self.position.grid) for change in self.changes)

    def as_json(self) -> dict[str, Any]:
        """Return the repair under its published keys."""
        return {
            "kind": self.kind,
            "cells": self.cells,
            "words": self.words,
            "board": str(self.position),
            "moves": list(map(self.position.notation, self.captures)),
        }


@dataclass(frozen=True, slots=True)
class Asked:
    """How many changed boards of a kind are solvable, unsolvable, undecided, and not asked at all.

    Those that are undecided met a limit; of pairs too many to be tried, the others are not asked.
    """

    kind: str
    solvable: int
    unsolvable: int
    undecided: int
    unasked: int

    def as_json(self) -> dict[str, Any]:
        """Return the counts under their published keys."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Repairs:
    """What makes a position solvable: `repairs`, sorted by kind, then by the solver's nodes.

    `verdict` is that on the position itself; only an unsolvable one has repairs. `asked` has the
    counts of each kind of change that was tried, in order.
    """

    verdict: Verdict
    repairs: tuple[Repair, ...] = ()
    asked: tuple[Asked, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether the position is undecided, or no repair was found and one may have been missed.

        Pairs are counted among what may have been missed.
        """
        if self.verdict.status is Status.UNDECIDED:
            return True
        return not self.repairs and any(each.undecided or each.unasked for each in self.asked)

    def as_json(self) -> dict[str, Any]:
        """Return the result under its published keys."""
        return {
            "board": str(self.verdict.position),
            "verdict": str(self.verdict.status),
            "reason": self.verdict.reason,
            "repairs": [each.as_json() for each in self.repairs],
            "asked": [each.as_json() for each in self.asked],
        }


def usual_kinds(position: Position) -> tuple[Kind, ...]:
    """Return the kinds that keep a balanced board balanced; all kinds for any other board."""
    return KEEPING_COLOURS if len(set(position.counts.values())) == 1 else tuple(Kind)


def repairs(
    position: Position, limits: Limits | None = None, kinds: Collection[Kind] | None = None
) -> Repairs:
    """Return the changes of a position that make it solvable; of pairs only if no single one does.

    `kinds` are the kinds of change to try, by default those of `usual_kinds`. The limit of nodes
    holds for the position, and then for all changed boards together, the limit of time for all.
    Raises ValueError for boards beyond 16x16 and for unknown kinds, and TypeError for a wrong type.

        >>> from greenest import Position, repairs
        >>> found = repairs(Position.parse("BWG/GWB"))
        >>> [each.words for each in found.repairs]
        ['swap a2 and b2', 'swap b2 and c2', 'swap a1 and b1', 'swap b1 and c1']
    """
    limits = Limits(REPAIR_NODES) if limits is None else limits
    check_question(limits, "auto", position)
    if is_large(position.rows, position.cols):
        size = f"{position.rows}x{position.cols}"
        raise ValueError(f"repairs are for boards up to {MAX_SIDE}x{MAX_SIDE}, not {size}")
    chosen = list(map(Kind, kinds or ()))
    began = LOADER.clock()
    verdict = decide(position, limits)
    if verdict.status is not Status.UNSOLVABLE:
        return Repairs(verdict)
    singles = changes_of(position, usual_kinds(position) if kinds is None else chosen)
    trials = [(change,) for changes in singles.values() for change in changes]
    outcomes, nodes = _outcomes(position, trials, limits.after(0, LOADER.clock() - began))
    asked = tuple(_asked(kind, outcomes) for kind in singles)
    found = _sorted_repairs(outcomes)
    if not found:
        left = limits.after(nodes, LOADER.clock() - began)
        pairs = list(pairs_of(singles))
        outcomes, _ = _outcomes(position, [pair for each in pairs for pair in each.pairs], left)
        asked += tuple(_asked("+".join(each.kinds), outcomes, each.others) for each in pairs)
        found = _sorted_repairs(outcomes)
    return Repairs(verdict, found, asked)


Outcomes = dict[Changes, Verdict | None]
"""The verdict on the board after changes; None if undecided."""


def _outcomes(
    position: Position, trials: Sequence[Changes], limits: Limits
) -> tuple[Outcomes, int]:
    """Decide the boards after each of `trials`, under limits for all; return the nodes, too.

    Of trials that give the same board, the first counts.
    """
    from greenest.solver.bulk.many import decide_many

    boards: dict[str, Changes] = {}
    for trial in trials:
        boards.setdefault(changed(position, trial), trial)
    outcomes: Outcomes = dict.fromkeys(boards.values())
    still_open = list(boards)
    began, nodes, most = LOADER.clock(), 0, FIRST_NODES
    while still_open:
        before, still_open = still_open, []
        while before:
            left = limits.after(nodes, LOADER.clock() - began)
            if left.are_spent:
                return outcomes, nodes
            most = min(most, left.max_nodes)
            size = min(AT_ONCE, left.max_nodes // most)
            some, before = before[:size], before[size:]
            shared = replace(left.share(len(some)), max_nodes=most)
            verdicts = decide_many(some, shared)
            nodes += int(verdicts.nodes.sum())
            for board, verdict in zip(some, verdicts, strict=True):
                if verdict.status is Status.UNDECIDED:
                    still_open.append(board)
                else:
                    outcomes[boards[board]] = verdict
        most *= GROWTH
    return outcomes, nodes


def _kind(changes: Changes) -> str:
    return "+".join(change.kind for change in changes)


def _asked(kind: str, outcomes: Outcomes, unasked: int = 0) -> Asked:
    """Return the counts of the outcomes of one kind."""
    counts = Counter(
        Status.UNDECIDED if verdict is None else verdict.status
        for changes, verdict in outcomes.items()
        if _kind(changes) == kind
    )
    solvable, unsolvable, undecided = (counts[status] for status in Status)
    return Asked(kind, solvable, unsolvable, undecided, unasked)


def _sorted_repairs(outcomes: Outcomes) -> tuple[Repair, ...]:
    """Return the repairs among outcomes, sorted by kind, then by nodes."""
    found = [
        Repair(changes, verdict.position, tuple(verdict.captures), verdict.nodes)
        for changes, verdict in outcomes.items()
        if verdict is not None and verdict.captures is not None
    ]
    order = {kind: place for place, kind in enumerate(Kind)}
    return tuple(
        sorted(found, key=lambda each: ([order[x.kind] for x in each.changes], each.nodes))
    )
