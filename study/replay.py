"""Replays the solutions of a ledger by the rules alone.

Checksums detect damage, but no forgery: a program that can write the file can also write checksums.
A replayed solution proves that its board is solvable.
"""

from __future__ import annotations

from collections.abc import Iterator

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.solver.verdict import Status, Verdict
from greenest.study.book.book import Shard
from greenest.study.book.given import given_in
from greenest.study.progress import Advance


class ForgedError(Exception):
    """Moves do not solve its board; the message, in one line, begins with the path."""


def replay(shard: Shard, progress: Advance | None = None) -> int:
    """Replay every recorded solution of a run, and return the number of solutions.

    `progress` receives the number of boards checked. Raises ForgedError for the first wrong
    solution: illegal moves, or several stacks left. Boards that are only counted have no moves.
    """
    solutions = 0
    for name, verdict in _verdicts(shard):
        if wrong := _wrong_moves(verdict):
            path = shard.ledger.path
            raise ForgedError(f"{path}: board {name} ({verdict.position}): {wrong}")
        solutions += verdict.status is Status.SOLVABLE
        if progress:
            progress(1)
    return solutions


def _verdicts(shard: Shard) -> Iterator[tuple[object, Verdict]]:
    """Yield each verdict with the index of a random board, or the text of a given one."""
    if shard.settings.keep == "counts":
        return
    if shard.settings.is_random:
        for chunk in shard.chunks():
            yield from chunk.verdicts(shard.settings.run)
    for verdict in given_in(shard):
        yield str(verdict.position), verdict


def _wrong_moves(verdict: Verdict) -> str:
    """Return why the captures of a verdict are no solution; "" if they are or there are none."""
    try:
        verdict.check()
    except IllegalCapture as error:
        return f"move {error.index + 1}: {error.reason}"
    except AssertionError as error:
        return str(error)
    return ""
