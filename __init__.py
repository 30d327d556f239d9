"""Decides Greenest puzzles: every answer comes with moves that were checked, or with a reason.

    >>> from greenest import Position, decide
    >>> print(decide(Position.parse("BG/.W")))
    BG/.W is solvable in 2 captures: a2xb2, b1xb2
    >>> print(decide(Position.parse("BWG/GWB")).reason)
    every line of play was searched, and none ends in a single stack

The names of `__all__` are loaded at their first use, so a program does not wait for packages that
it does not use, such as numba and OR-Tools.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from greenest.certificates.checker import Bounds, LimitError, RefusedError, check_file
    from greenest.games.pyramids.board import BoardError
    from greenest.games.pyramids.greenest import IllegalCapture
    from greenest.games.pyramids.position import Position
    from greenest.games.pyramids.stacks import Capture
    from greenest.solver.alike import judge_captures
    from greenest.solver.bulk.many import decide_many
    from greenest.solver.bulk.verdicts import Verdicts
    from greenest.solver.certify import NoCertificateError, write_certificate
    from greenest.solver.decide import decide
    from greenest.solver.verdict import Limits, Status, Verdict
    from greenest.solver.why.explain import explain
    from greenest.solver.why.explanation import Explanation
    from greenest.solver.why.repairs import Repair, Repairs, repairs
    from greenest.study.sampling import random_position
    from greenest.system.release import __version__

__all__ = [
    "BoardError",
    "Bounds",
    "Capture",
    "Explanation",
    "IllegalCapture",
    "LimitError",
    "Limits",
    "NoCertificateError",
    "Position",
    "RefusedError",
    "Repair",
    "Repairs",
    "Status",
    "Verdict",
    "Verdicts",
    "__version__",
    "check_file",
    "decide",
    "decide_many",
    "explain",
    "judge_captures",
    "random_position",
    "repairs",
    "write_certificate",
]

_HOMES = {
    "BoardError": "greenest.games.pyramids.board",
    "Bounds": "greenest.certificates.checker",
    "Capture": "greenest.games.pyramids.stacks",
    "Explanation": "greenest.solver.why.explanation",
    "IllegalCapture": "greenest.games.pyramids.greenest",
    "LimitError": "greenest.certificates.checker",
    "Limits": "greenest.solver.verdict",
    "NoCertificateError": "greenest.solver.certify",
    "Position": "greenest.games.pyramids.position",
    "RefusedError": "greenest.certificates.checker",
    "Repair": "greenest.solver.why.repairs",
    "Repairs": "greenest.solver.why.repairs",
    "Status": "greenest.solver.verdict",
    "Verdict": "greenest.solver.verdict",
    "Verdicts": "greenest.solver.bulk.verdicts",
    "__version__": "greenest.system.release",
    "check_file": "greenest.certificates.checker",
    "decide": "greenest.solver.decide",
    "decide_many": "greenest.solver.bulk.many",
    "explain": "greenest.solver.why.explain",
    "judge_captures": "greenest.solver.alike",
    "random_position": "greenest.study.sampling",
    "repairs": "greenest.solver.why.repairs",
    "write_certificate": "greenest.solver.certify",
}


def __getattr__(name: str) -> Any:
    """Import a public name from its module at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    """Return the public names, loaded or not."""
    return sorted({*globals(), *__all__})
