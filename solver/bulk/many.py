"""Decides many boards; most are decided together in calls of an engine, the others one by one.

A call is one run of line removal on up to 1,000 dense boards, or of presolve on up to 50 other
boards. Boards that a call does not decide are then decided one by one. The verdicts, captures and
nodes are the same as those of `decide`.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Literal

import numpy as np

from greenest.solver.bulk.boards import Boardlike, Boards, Group, read_boards
from greenest.solver.bulk.outcomes import Found
from greenest.solver.bulk.verdicts import Answers, Verdicts
from greenest.solver.decide import bulk_engine, check_question, decide_further
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.outcomes import UNASKED
from greenest.solver.loader import LOADER
from greenest.solver.registry import AT_ONCE
from greenest.solver.verdict import Limits
from greenest.system.workers import as_completed, processes

CALLS = 10
"""A process receives boards for this many calls at a time."""


def decide_many(
    boards: Boardlike,
    limits: Limits | None = None,
    engine: str = "auto",
    jobs: int = 1,
    errors: Literal["raise", "coerce"] = "raise",
) -> Verdicts:
    """Decide many boards; the verdicts are the same as those of `decide`.

    `boards` is a list, a Series (pandas, polars) or an array of texts and Positions. Boards may
    have different shapes. Verdicts are in the order of the boards, and keep the index of a pandas
    Series. The limits hold for each board. `jobs` is the number of processes. With
    `errors="coerce"`, a board that cannot be read gets the status "unreadable".

    Raises BoardError, TypeError or ValueError, which names the place of the first board that cannot
    be read, counted from 0, unless `errors="coerce"`; ValueError and TypeError for the same reasons
    as `decide`; and WorkerLostError if a process is lost.

        >>> from greenest import decide_many
        >>> verdicts = decide_many(["BG/.W", "BWG/GWB"])
        >>> verdicts.status.tolist(), verdicts[0].moves
        (['solvable', 'unsolvable'], ['a2xb2', 'b1xb2'])
    """
    limits = Limits() if limits is None else limits
    check_question(limits, engine)
    jobs = operator.index(jobs)
    if jobs < 1:
        raise ValueError(f"boards need at least one job, not {jobs}")
    if errors not in ("raise", "coerce"):
        raise ValueError(f"errors is 'raise' or 'coerce', not {errors!r}")
    groups, unread = read_boards(boards)
    if unread and errors == "raise":
        raise unread[min(unread)]
    labels = getattr(boards, "index", None)
    is_method = callable(labels)  # of a list
    calls = _decided_calls(groups, limits, engine, jobs)
    return Verdicts(calls, unread, None if is_method else labels)


def _decided_calls(
    groups: Sequence[Group], limits: Limits, engine: str, jobs: int
) -> list[tuple[Int64s, Answers]]:
    """Return the answers of all calls, made by `jobs` processes."""
    if jobs == 1:
        return list(_calls(limits, engine, groups))
    parts = [
        group.part(start, start + size)
        for group in groups
        for bulk in [bulk_engine(group.boards.stacks, group.boards.rows, group.boards.cols, engine)]
        for size in [CALLS * AT_ONCE[bulk]]
        for start in range(0, len(group.boards), size)
    ]
    work = partial(_all_calls, limits, engine)
    with processes(max(1, min(jobs, len(parts)))) as workers:
        found = dict(as_completed(workers, work, parts))
    return [call for number in range(len(parts)) for call in found[number]]


def decide_groups(groups: Sequence[Group], limits: Limits, engine: str = "auto") -> Verdicts:
    """Return the verdicts on the boards of groups, in the order of `Group.places`."""
    return Verdicts(list(_calls(limits, engine, groups)))


def decide_in_order(
    groups: Sequence[Group], limits: Limits, engine: str = "auto"
) -> Iterator[Verdicts]:
    """Decide the boards of groups, and yield their verdicts in the order of `Group.places`.

    If there is a single group with ascending `places`, the verdicts of each call are yielded as
    soon as the call ends. Otherwise all verdicts are yielded together at the end.
    """
    calls = _calls(limits, engine, groups)
    if len(groups) == 1 and (np.diff(groups[0].places) > 0).all():
        for places, answers in calls:
            yield Verdicts([(np.arange(len(places)), answers)])
    else:
        yield Verdicts(list(calls))


def _calls(
    limits: Limits, engine: str, groups: Iterable[Group]
) -> Iterator[tuple[Int64s, Answers]]:
    """Decide boards in groups; yield the indexes of the boards of each call, and its answers."""
    for places, boards in groups:
        start = 0
        for answers in decided(boards, limits, engine):
            end = start + len(answers.boards)
            yield places[start:end], answers
            start = end


def _all_calls(limits: Limits, engine: str, group: Group) -> list[tuple[Int64s, Answers]]:
    return list(_calls(limits, engine, [group]))


def decided(
    boards: Boards, limits: Limits, engine: str = "auto", shares_time: bool = False
) -> Iterator[Answers]:
    """Decide boards in order; yield the answers of each call of an engine.

    Boards that a call leaves open are decided one by one before its answers are yielded, as are all
    boards of a shape for which there is no such engine. The limits hold for each board. With
    `shares_time`, the limit of seconds is for all boards together: each board gets an equal share
    of the remaining time.
    """
    bulk = bulk_engine(boards.stacks, boards.rows, boards.cols, engine)
    start, spent = 0, 0.0

    def allowed(place: int) -> Limits:
        return limits.after(0, spent).share(len(boards) - place) if shares_time else limits

    while start < len(boards):
        some = boards.part(start, start + AT_ONCE[bulk])
        answers = answers_at_once(some, allowed(start), bulk)
        spent += answers.seconds * len(some)
        for place, first in answers.open():
            left = allowed(start + place)
            verdict = decide_further(some.position(place), left, engine, first)
            spent += verdict.seconds - (first.seconds if first is not None else 0.0)
            answers.add(place, verdict)
        yield answers
        start += len(some)


def answers_at_once(boards: Boards, limits: Limits, engine: str | None) -> Answers:
    """Return the answers of one call of an engine.

    If `engine` is None, no board is examined: all are left to be decided one by one.
    """
    if engine is None:
        count, cell = len(boards), "int32" if boards.are_large else "uint8"
        found = Found(
            np.full(count, UNASKED, dtype=np.uint8),
            np.zeros((count, 2), dtype=np.int64),
            np.zeros((count, max(boards.stacks - 1, 0), 2), dtype=cell),
        )
        return Answers(boards, found, 0.0, {})
    solve_many = LOADER.load(engine).solve_many
    began = perf_counter()
    found = solve_many(boards, limits)
    check_solutions(boards, found)
    found.captures[~found.is_solved] = 0
    return Answers(boards, found, (perf_counter() - began) / len(boards), {})


def check_solutions(boards: Boards, found: Found) -> None:
    """Replay the solutions by other code; raises AssertionError if one is wrong."""
    from greenest.solver.engines.replays import are_solutions, codes_of

    codes, is_solved = codes_of(boards.cells, boards.rows, boards.cols), found.is_solved
    lengths = np.where(is_solved, boards.stacks - 1, -1)
    if (are_solutions(codes, np.ascontiguousarray(found.captures), lengths) != is_solved).any():
        raise AssertionError(f"a solution of {boards.rows}x{boards.cols} breaks the rules")
