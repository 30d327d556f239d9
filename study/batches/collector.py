"""Collects the results of a round as chunks for a ledger, without a loop over the boards."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from greenest.solver.bulk.outcomes import ENGINE_OF, REASONS, STATUS_OF
from greenest.solver.bulk.verdicts import Answers
from greenest.solver.verdict import Verdict
from greenest.study.chunk import ENTRY, STATIC, Chunk, Kind, counted, unsigned, used_kinds
from greenest.study.run import Keep

OF_CALLS = [
    Kind(status, engine, REASONS.get(outcome))
    for outcome, (status, engine) in enumerate(
        zip(STATUS_OF.tolist(), ENGINE_OF.tolist(), strict=True)
    )
]
"""The kind of the boards with each outcome of a call."""


class Collector:
    """A builder of chunks, from the answers of calls on the first of some boards, in order."""

    def __init__(self, boards: range, keep: Keep) -> None:
        self._boards = boards
        self._keep = keep
        self._kinds = list(OF_CALLS)
        self._entries = np.empty(len(boards), ENTRY)
        self._count = 0
        self._moves: list[bytes] = []

    def add(self, answers: Answers) -> None:
        """Add the boards of a call; those that it left open may have been decided since."""
        boards, found = answers.boards, answers.found
        entries = self._entries[self._count : self._count + len(boards)]
        is_solved = found.is_solved
        self._count += len(boards)
        entries["nodes"] = found.nodes[:, 0] + found.nodes[:, 1]
        entries["seconds"] = answers.seconds
        entries["boards"] = 1
        entries["kind"] = found.outcomes
        for place, verdict in answers.alone.items():
            entries[place] = (verdict.nodes, verdict.seconds, 1, self._place(verdict))
            is_solved[place] = verdict.captures is not None
        if self._keep == "all":
            kind = unsigned(boards.rows * boards.cols)
            solved = found.captures if is_solved.all() else found.captures[is_solved]
            self._moves.append(solved.astype(kind, copy=False).tobytes())

    def _place(self, verdict: Verdict) -> int:
        """Return the place of a verdict's kind among all kinds, to which it may be added."""
        reason = None if verdict.engine == STATIC else verdict.reason
        kind = Kind(verdict.status.value, verdict.engine, reason)
        if kind not in self._kinds:
            self._kinds.append(kind)
        return self._kinds.index(kind)

    def chunks(self, decided: Iterable[range]) -> list[Chunk]:
        """Return a chunk for each range of decided boards; all of them were added."""
        entries = self._entries[: self._count]
        kinds = used_kinds(self._kinds, entries)
        whole = Chunk(self._boards[: self._count], kinds, entries, b"".join(self._moves))
        parts = [whole.part(each) for each in decided]
        return parts if self._keep == "all" else [counted([each]) for each in parts]
