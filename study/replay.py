"""Replays the solutions of a ledger by the rules alone.

Checksums detect damage, but no forgery: a program that can write the file can also write checksums.
A replayed solution proves that its board is solvable.
"""

from __future__ import annotations

from greenest.solver.verdict import Status
from greenest.study.book.rows import Entry, wrong_moves
from greenest.study.book.shards import Shard
from greenest.study.progress import Advance


class ForgedError(Exception):
    """A row's moves do not solve its board; the message, in one line, begins with the path."""


def replay(shard: Shard, progress: Advance | None = None) -> int:
    """Replay every recorded solution of a run, and return the number of solutions.

    `progress` receives the number of boards checked. Raises ForgedError for the first wrong row:
    illegal moves, several stacks left, a solvable board without moves, or any other board with
    moves. Boards that are only counted have no row to replay.
    """
    solutions = 0
    for entry in shard.entries():
        if wrong := _objection(entry, shard):
            raise ForgedError(f"{shard.path}: board {entry.board or entry.idx}{wrong}")
        solutions += entry.verdict == Status.SOLVABLE
        if progress:
            progress(1)
    return solutions


def _objection(entry: Entry, shard: Shard) -> str:
    """Return an error message for a row, or "" if it is right."""
    try:
        verdict = shard.verdict(entry)
    except (ValueError, TypeError) as error:
        return f": {' '.join(str(error).split())}"
    wrong = wrong_moves(verdict)
    return wrong and f" ({verdict.position}): {wrong}"
