"""The work of a server's processes: each function answers one kind of request.

The process that receives requests only passes them on. All that takes time or loads compiled code
happens here.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from greenest.games.pyramids.position import Position
from greenest.solver.alike import judge_captures
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide, prepare
from greenest.solver.loader import LOADER, WARM_UPS
from greenest.solver.registry import CHOICES, REGISTRY
from greenest.solver.verdict import Limits
from greenest.web.server.messages import (
    ExplainResponse,
    HintResponse,
    JudgedResponse,
    RepairResponse,
)

MOST_MOVES = 256_000
"""The captures of the solutions in an answer about all captures of a board: 2 MB. No board up to
16x16 has more."""

MOST_REPAIRS = 3
"""Repairs of each kind in an answer."""


class ImpossibleError(ValueError):
    """A request cannot be fulfilled; the message gives the reason."""


def load() -> None:
    """Load all code for requests in advance, so that no request waits for it."""
    for each in CHOICES:
        prepare(each)
    for side in WARM_UPS:
        for engine in REGISTRY:
            if engine.has_large_code:
                LOADER.load(engine.name, side)
    generated(6, 6, 36, 0, 0)
    repaired(Position.parse("BWG/GWB"), Limits())
    explained(Position.parse(".GB/..B/WG."), Limits())


def judged(position: Position, limits: Limits) -> HintResponse:
    """Judge the captures of a position until the time for all of them is over.

    It is over, too, when the solutions found have `MOST_MOVES` captures.
    """
    moves = list(map(position.notation, position.captures()))
    found: list[JudgedResponse] = []
    size = 0
    for move, (_, verdict) in zip(
        moves, judge_captures(position, limits, shares_time=True), strict=False
    ):
        found.append(JudgedResponse(**verdict.as_json() | {"move": move}))
        size += len(verdict.captures or ())
        if size > MOST_MOVES:
            break
    return HintResponse(board=str(position), judged=found, unjudged=moves[len(found) :])


def explained(position: Position, limits: Limits) -> ExplainResponse:
    """Explain why a position is unsolvable."""
    from greenest.solver.why.explain import explain

    return ExplainResponse.model_validate(explain(position, limits).as_json())


def repaired(position: Position, limits: Limits) -> RepairResponse:
    """Return the repairs of a position, `MOST_REPAIRS` of each kind.

    Raises ImpossibleError for boards beyond 16x16.
    """
    from greenest.solver.why.repairs import repairs
    from greenest.study.difficulty.rating import easiest

    try:
        found = repairs(position, limits)
    except ValueError as error:
        raise ImpossibleError(str(error)) from None
    best = [each.as_json() for each in easiest(found.repairs, MOST_REPAIRS)]
    return RepairResponse.model_validate(found.as_json() | {"repairs": best})


def generated(rows: int, cols: int, pieces: int, seed: int, index: int) -> Position:
    """Return a random board; raises ImpossibleError if no board fits."""
    from greenest.study.sampling import random_position

    try:
        return random_position(rows, cols, pieces, seed, index)
    except ValueError as error:
        raise ImpossibleError(str(error)) from None


def certified(position: Position, limits: Limits, proof_nodes: int) -> str:
    """Return a certificate of the verdict; raises NoCertificateError beyond the limits."""
    started = LOADER.clock()
    verdict = decide(position, limits)
    left = limits.after(0, LOADER.clock() - started).max_seconds
    with TemporaryDirectory() as folder:
        path = Path(folder) / "proof.txt"
        write_certificate(verdict, path, Limits(proof_nodes, left, limits.table_mb))
        return path.read_text("utf-8")
