"""Decides one position: `decide` is the door, `write_certificate` proves what it said."""

from solver.certify import NoCertificateError, write_certificate
from solver.decide import ENGINES, decide, is_compiled, judge_captures, prepare
from solver.position import Position, is_dense
from solver.verdict import Limits, Status, Turn, Verdict

__all__ = [
    "ENGINES",
    "Limits",
    "NoCertificateError",
    "Position",
    "Status",
    "Turn",
    "Verdict",
    "decide",
    "is_compiled",
    "is_dense",
    "judge_captures",
    "prepare",
    "write_certificate",
]
