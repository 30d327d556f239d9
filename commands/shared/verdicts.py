"""Verdicts and proofs in lines for people."""

from __future__ import annotations

from greenest.certificates.counted import Counted
from greenest.commands.shared.printing import many, wrap
from greenest.solver.verdict import Verdict

VERDICT_KEYS = (
    *("board", "rows", "cols", "pieces", "verdict"),
    *("engine", "moves", "reason", "nodes", "seconds"),
)


def verdict_lines(verdict: Verdict, where: str = "") -> list[str]:
    """Describe a verdict: the moves or the reason, and the effort."""
    place = f" ({where})" if where else ""
    effort = f"{verdict.engine}, {many(verdict.nodes, 'node')}, {verdict.seconds:.3f} s"
    if verdict.moves is None:
        head = f"{verdict.status}{place}: {verdict.reason}"
    else:
        head = f"{verdict.status} in {many(len(verdict.moves), 'capture')}{place}"
    return [*wrap(head), *wrap(" ".join(verdict.moves or ()), "  "), *wrap(effort, "  ")]


def proof_size(size: int, counted: Counted) -> str:
    """Say how large a proof is."""
    return many(size, counted.value)
