"""Decides one position: `decide(position, limits)` is the only door."""

from solver.decide import ENGINES, decide, is_compiled, judge_captures, prepare
from solver.position import Position
from solver.verdict import Limits, Status, Verdict

__all__ = [
    "ENGINES",
    "Limits",
    "Position",
    "Status",
    "Verdict",
    "decide",
    "is_compiled",
    "judge_captures",
    "prepare",
]
