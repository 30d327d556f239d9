"""Solves full boards of three colours by the steps of the proof for every size (`full.carry`).

This engine finds solutions only. Its verdict counts each capture as a node.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines import replays
from greenest.solver.full import carry
from greenest.solver.full.descents import GapError
from greenest.solver.verdict import Limits, Verdict, verdict_on


def warm_up() -> None:
    """Compile or load functions that small boards do not need, by solving two boards.

    The steps on `sea` are searches and sweeps. The steps on `bands`, with one colour in each row,
    are removals; its captures are replayed.
    """
    sea = np.zeros((9, 20), dtype=np.int8)
    sea[4, 9:11] = 1, 2
    carry.play_out(sea)
    bands = np.repeat(np.array([[0, 0, 2, 1, 1]], dtype=np.int8).T, 6, axis=1)
    captures = carry.play_out(bands).captures
    replays.leaves_one((bands + 1).astype(np.uint8), captures)


class Search:
    """A search of one full board of three colours by the steps of the proof."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def run(self, limits: Limits) -> Verdict:
        """Return a verdict with a solution, undecided if it has more captures than `max_nodes`.

        Raises GapError, which names the board, if a claim of the proof is wrong.
        """
        started = perf_counter()
        try:
            captures = carry.played(self.position).captures
        except GapError as error:
            raise GapError(f"{self.position}: {error}") from error
        nodes = len(captures)
        answer = tuple(map(Capture._make, captures.tolist())) if nodes <= limits.max_nodes else None
        return verdict_on(self.position, "carry", answer, nodes, limits, started)
