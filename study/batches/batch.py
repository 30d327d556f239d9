"""Decide the boards of a run, on one core or many, and keep the verdicts in a ledger.

Work is handed out in parts, ranges of board numbers. A worker returns from its part after half a
second with what it has and the rest of the range, so hard boards do not hold easy ones back, and
little is lost in a kill. Nothing grows with the number of boards.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import NamedTuple, cast

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Status
from greenest.study.batches.ledger import Ledger, Row, open_ledger, row_of, row_of_solution
from greenest.study.batches.run import Run, Summary, Tally, summarise
from greenest.study.progress import Interrupted, Progress
from greenest.study.sampling import random_boards, random_position

PART_SECONDS = 0.5
PART_BOARDS = 100_000
DENSE_BOARDS = 1000
"""Boards from which lines are removed all at once, a few hundredths of a second."""


class BatchError(Exception):
    """Why a batch ended before its time, in one line."""


class Part(NamedTuple):
    """What came of a range: its verdicts, if they are kept, their tally, and what is left."""

    rows: list[Row]
    tally: Tally
    rest: range


def run_batch(
    run: Run,
    jobs: int = 1,
    ledger: Path | None = None,
    progress: Progress | None = None,
    resumed: Progress | None = None,
) -> Summary:
    """Decide the boards of a run in `jobs` processes; one job is this process itself.

    With a ledger, boards recorded there are not decided again: `resumed` receives their number
    first. `progress` receives the number of boards newly decided, about twice a second.

    Raises LedgerError for a ledger that cannot be used, BatchError if a worker fails, and
    Interrupted on Ctrl-C. In each case the ledger keeps every part that was finished.
    """
    if jobs < 1:
        raise ValueError(f"a batch needs at least one job, not {jobs}")
    try:
        with open_ledger(ledger, run) if ledger else nullcontext() as book:
            tally: Tally = Counter(book.tally(run.count) if book else {})
            recorded = tally.total()
            if resumed and recorded:
                resumed(recorded)
            try:
                seconds = _decide_rest(run, jobs, book, tally, progress)
            except KeyboardInterrupt:
                # It may have struck between what the ledger keeps and the tally of it.
                done = book.tally(run.count) if book else tally
                raise Interrupted(done.total(), run.count) from None
    except MemoryError:
        raise BatchError("out of memory: give the search a smaller table") from None
    return summarise(run, tally, tally.total() - recorded, seconds)


def _decide_rest(
    run: Run,
    jobs: int,
    book: Ledger | None,
    tally: Tally,
    progress: Progress | None,
) -> float:
    """Decide the boards that the ledger lacks, add them to `tally`, and return the seconds."""
    work = _Work(book.missing(run.count) if book else [range(run.count)])
    prepare()
    started = perf_counter()
    with closing(_parts(run, work, jobs, book is not None)) as parts:
        for part in parts:
            if book:
                book.record(part.rows)
            tally.update(part.tally)
            if progress:
                progress(part.tally.total())
    return perf_counter() - started


class _Work:
    """The ranges of boards that nobody is working on."""

    def __init__(self, ranges: Iterable[range]) -> None:
        self.ranges = deque(ranges)
        self.boards = sum(len(each) for each in self.ranges)

    def take(self, jobs: int) -> range:
        """Remove the next part, the smaller the less is left, so that all workers end together."""
        size = min(max(self.boards // (2 * jobs), 1), PART_BOARDS)
        first = self.ranges.popleft()
        self.put_back(first[size:])
        self.boards -= len(first)
        return first[:size]

    def put_back(self, rest: range) -> None:
        """Add what a part has left, to be taken next."""
        if rest:
            self.ranges.appendleft(rest)
            self.boards += len(rest)


def _parts(run: Run, work: _Work, jobs: int, keep_rows: bool) -> Generator[Part, None, None]:
    """Yield parts as they are finished, until no work is left."""
    if jobs > 1:
        yield from _parts_of_workers(run, work, jobs, keep_rows)
        return
    while work.boards:
        part = _decide_part(run, work.take(jobs), keep_rows, PART_SECONDS)
        work.put_back(part.rest)
        yield part


def _decide_part(run: Run, boards: range, keep_rows: bool, seconds: float) -> Part:
    """Decide boards in order until none is left or the time is over, but some at least."""
    deadline = perf_counter() + seconds
    rows: list[Row] = []
    tally: Tally = Counter()
    rest = boards
    while rest and (rest is boards or perf_counter() < deadline):
        stuck: Sequence[int]
        if run.is_dense:
            chunk, rest = rest[:DENSE_BOARDS], rest[DENSE_BOARDS:]
            stuck = _solve_dense(run, chunk, rows if keep_rows else None, tally)
        else:
            stuck, rest = rest[:1], rest[1:]
        for index in stuck:
            verdict = decide(_position(run, index), run.limits, run.engine)
            tally[verdict.status.value, verdict.engine] += 1
            if keep_rows:
                rows.append(row_of(index, verdict))
    return Part(rows, tally, rest)


def _solve_dense(run: Run, boards: range, rows: list[Row] | None, tally: Tally) -> list[int]:
    """Solve boards all at once, as `decide` would one by one; return those left for it."""
    from greenest.solver.engines.lines import solve_boards

    started = perf_counter()
    cells = random_boards(run.rows, run.cols, run.pieces, run.seed, boards.start, len(boards))
    captures, lengths, nodes = solve_boards(cells, run.rows, run.cols)
    is_solved = (lengths >= 0) & (nodes <= run.limits.max_nodes)
    seconds = (perf_counter() - started) / len(boards)
    if is_solved.any():
        tally[Status.SOLVABLE.value, "lines"] += int(is_solved.sum())
    if rows is not None:
        for place in is_solved.nonzero()[0].tolist():
            moves = captures[place, : lengths[place]].tobytes()
            rows.append(row_of_solution(boards[place], "lines", int(nodes[place]), moves, seconds))
    return [boards[place] for place in (~is_solved).nonzero()[0].tolist()]


def _position(run: Run, index: int) -> Position:
    return random_position(run.rows, run.cols, run.pieces, run.seed, index)


def _parts_of_workers(
    run: Run, work: _Work, jobs: int, keep_rows: bool
) -> Generator[Part, None, None]:
    with _workers(run, min(jobs, work.boards), keep_rows) as idle:
        busy: dict[Connection, BaseProcess] = {}
        finished: list[Part] = []
        while True:
            # New parts go out before the finished ones are written down, so no worker waits.
            while idle and work.boards:
                channel, process = idle.popitem()
                _send(channel, process, work.take(jobs))
                busy[channel] = process
            yield from finished
            if not busy:
                return
            finished = []
            for channel in cast(list[Connection], wait(list(busy))):
                idle[channel] = busy.pop(channel)
                finished.append(_receive(channel, idle[channel]))
            for part in finished:
                work.put_back(part.rest)


@contextmanager
def _workers(run: Run, jobs: int, keep_rows: bool) -> Iterator[dict[Connection, BaseProcess]]:
    """Start workers, each at the other end of a channel, and end them whatever happens."""
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    started: list[BaseProcess] = []
    try:
        with _interrupt_delayed():
            for _ in range(jobs):
                channel, their_end = context.Pipe()
                process = context.Process(
                    target=_serve, args=(their_end, run, keep_rows, PART_SECONDS), daemon=True
                )
                process.start()
                started.append(process)
                workers[channel] = process
                their_end.close()
        yield workers
    finally:
        # Workers own nothing that would have to be put in order.
        for each in started:
            each.kill()
        for each in started:
            each.join()


@contextmanager
def _interrupt_delayed() -> Iterator[None]:
    """Let Ctrl-C wait; processes started meanwhile inherit that and never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It lets interrupts through as it starts, which must not happen within.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send(channel: Connection, process: BaseProcess, boards: range) -> None:
    try:
        channel.send(boards)
    except OSError:
        raise _lost(process) from None


def _receive(channel: Connection, process: BaseProcess) -> Part:
    try:
        answer = channel.recv()
    except (EOFError, OSError):
        raise _lost(process) from None
    if isinstance(answer, Part):
        return answer
    raise BatchError(f"a worker failed: {answer}")


def _lost(process: BaseProcess) -> BatchError:
    process.join(1)
    return BatchError(
        f"a worker ended with exit code {process.exitcode} (killed, or out of memory?)"
    )


def _serve(channel: Connection, run: Run, keep_rows: bool, seconds: float) -> None:
    """Decide what comes through the channel, until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    answer: Part | str
    with suppress(EOFError, OSError):
        while True:
            boards = channel.recv()
            try:
                answer = _decide_part(run, boards, keep_rows, seconds)
            except Exception as error:
                answer = " ".join(f"{type(error).__name__}: {error}".split())
            channel.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
