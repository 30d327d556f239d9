"""Decides the boards of a run, on one core or many, and keeps the verdicts in a ledger.

Workers decide ranges of board numbers in rounds. A round ends after half a second; it returns the
verdicts so far and the rest of its range, so hard boards do not hold easy ones back, and a kill
loses little. A batch makes progress even if it is killed soon after each start: the first round
ends with the first board decided, the next rounds are short, and boards that an earlier session
left out come last. Memory does not grow with the number of boards.

A batch always begins in this process. Other processes are started when the rate shows that they
save more time than their start takes, or when a board takes long.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from functools import lru_cache, partial
from itertools import repeat
from pathlib import Path
from random import shuffle
from time import perf_counter
from typing import NamedTuple

from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.many import answers_at_once
from greenest.solver.decide import decide_further, prepare
from greenest.solver.loader import LOADER
from greenest.solver.registry import AT_ONCE
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.batches.ledger import Ledger, open_ledger
from greenest.study.batches.ledger_format import Counted, Entry
from greenest.study.batches.open_file import Notify
from greenest.study.batches.pace import PATIENCE, SMALLEST, Pace
from greenest.study.batches.ranges import without
from greenest.study.batches.result_chunk import Collector, ResultChunk, counted
from greenest.study.batches.run import Keep, Run, Summary, Tally, summarise
from greenest.study.progress import Advance, Interrupted
from greenest.system.executors import Executor, Pool, ProcessExecutor
from greenest.system.interrupts import interrupts
from greenest.system.workers import WorkerLostError, refuse_if_starting

ROUND_SECONDS = 0.5
ROUND_BOARDS = 100_000
WARMING_BOARDS = 200
"""Boards decided at first, in a millisecond, to bring tables into the processor's caches."""
SHARE_AT_RISK = 1 / 8
"""The longest round, as a share of the time before it."""
FIRST_SECONDS = 0.05
"""Seconds for which this process works alone to learn the rate."""
FIRST_TRIES = 5
"""The number of first rounds that put off slow boards, while no board is decided."""
FEW_BOARDS = 50
"""A gap of up to this many boards counts as left out by an earlier session."""
START_SECONDS = 0.5
"""The fewest seconds that other processes must save."""
EASY_NODES = 100_000
"""The most nodes of a board before other processes are started."""


Found = Callable[[Iterable[Entry | Counted]], object]
"""Receives the results of boards."""


class BatchError(Exception):
    """A batch ended early; the message says why, in one line."""


class Round(NamedTuple):
    """The results of a part: a chunk for the ledger, a tally of verdicts, and the boards left over.

    `left` has ranges in order: first single boards that a call left open, then the rest. If
    `is_hard`, the first of these boards takes long. `seconds` is the time of the part; `starting`
    is the time to start processes, which is reported as a round.
    """

    chunk: ResultChunk | None
    tally: Tally
    left: Sequence[range] = ()
    is_hard: bool = False
    seconds: float = 0.0
    starting: float = 0.0


class Part(NamedTuple):
    """Boards to decide in order within some seconds; without boards, compiled code is loaded."""

    boards: range
    seconds: float


def run_batch(
    run: Run,
    jobs: int = 1,
    ledger: Path | None = None,
    progress: Advance | None = None,
    resumed: Advance | None = None,
    keep: Keep | None = None,
    notify: Notify | None = None,
    cluster: Executor | None = None,
    found: Found | None = None,
) -> Summary:
    """Decide the boards of a run in up to `jobs` processes; for one job, in this process.

    A cluster decides all boards instead, and this process records the verdicts.

    With a ledger, which is opened with `keep`, recorded boards are not decided again: `resumed`
    first receives their number. `progress` receives the number of boards newly decided, about twice
    a second. `found` receives every board of the run: first the recorded ones, by index, then the
    others as they are decided and, with a ledger, recorded. `notify` receives a message while
    another program has the ledger locked.

    Raises LedgerError for a ledger that cannot be used, BatchError if workers fail, and
    Interrupted on Ctrl-C. In each case the ledger keeps every round that was finished.
    """
    if jobs < 1:
        raise ValueError(f"a batch needs at least one job, not {jobs}")
    if jobs > 1:
        refuse_if_starting()
    try:
        with open_ledger(ledger, run, keep, notify) if ledger else nullcontext() as book:
            tally: Tally = Counter(book.tally(run.boards) if book else {})
            recorded = tally.total()
            if resumed and recorded:
                resumed(recorded)
            try:
                with interrupts():
                    if found and book:
                        found(book.entries(run.boards))
                    seconds, starting = _decide_rest(
                        run, jobs, book, tally, progress, cluster, found
                    )
            except KeyboardInterrupt:
                # The interrupt may fall between recording in the ledger and counting here.
                done = book.tally(run.boards) if book else tally
                raise Interrupted(done.total(), run.count) from None
    except MemoryError:
        raise BatchError("out of memory: give the search a smaller table") from None
    except WorkerLostError as error:
        raise BatchError(str(error)) from None
    return summarise(run, tally, tally.total() - recorded, seconds, starting)


def _decide_rest(
    run: Run,
    jobs: int,
    book: Ledger | None,
    tally: Tally,
    progress: Advance | None,
    cluster: Executor | None,
    found: Found | None,
) -> tuple[float, float]:
    """Decide the boards that the ledger lacks, and add them to `tally`.

    Return the seconds for deciding, and those for starting processes.
    """
    work = _Work(_in_turn(book.missing(run.boards)) if book else [run.boards])
    if not work.boards:
        return 0.0, 0.0
    if not cluster:
        get_ready(run)
    began = perf_counter()
    starting = 0.0
    keep: Keep | None = "all" if found else book.keep if book else None
    with closing(_rounds(run, work, jobs, keep, cluster)) as rounds:
        for each in rounds:
            starting += each.starting
            if book and each.chunk:
                has_all = book.keep == keep
                book.record(each.chunk if has_all else counted(each.chunk, run, book.keep))
            tally.update(each.tally)
            if found and each.chunk:
                found(sorted(each.chunk.entries))
            if progress:
                progress(each.tally.total())
    return perf_counter() - began - starting, starting


@lru_cache(1)
def get_ready(run: Run) -> None:
    """Load the compiled code for a run, compiling it if need be; repeated calls are free."""
    if run.bulk_engine:
        LOADER.load(run.bulk_engine)
    else:
        prepare(run.engine)
    warming = range(WARMING_BOARDS) if run.bulk_engine == "lines" else run.boards[:1]
    answers_at_once(_boards(run, warming), run.limits, run.bulk_engine)


def _boards(run: Run, indexes: range) -> Boards:
    return Boards(run.rows, run.cols, run.pieces, run.cells(indexes))


def _in_turn(missing: Sequence[range]) -> list[range]:
    """Order ranges: boards that earlier sessions left out come last, singly, in random order.

    These may take long; in random order, none of them can block the others in every session.
    """
    passed_over = [index for each in missing if len(each) <= FEW_BOARDS for index in each]
    shuffle(passed_over)
    whole = [each for each in missing if len(each) > FEW_BOARDS]
    return [*whole, *(range(index, index + 1) for index in passed_over)]


class _Work:
    """The ranges of boards that no worker is deciding."""

    def __init__(self, ranges: Iterable[range]) -> None:
        self.ranges = deque(ranges)
        self.boards = sum(len(each) for each in self.ranges)

    def take(self, jobs: int, most: int = ROUND_BOARDS, least: int = 1) -> range:
        """Remove and return the next range; ranges become shorter, so that workers end together."""
        share = self.boards if jobs == 1 else max(self.boards // (2 * jobs), least)
        size = min(share, most)
        first = self.ranges.popleft()
        self.put_back(first[size:])
        self.boards -= len(first)
        return first[:size]

    def put_back(self, *left: range) -> None:
        """Add boards to be taken next."""
        for each in reversed(left):
            if each:
                self.ranges.appendleft(each)
                self.boards += len(each)

    def put_off(self, *left: range) -> None:
        """Add ranges to be taken last."""
        self.ranges.extend(left)
        self.boards += sum(map(len, left))


def _rounds(
    run: Run, work: _Work, jobs: int, keep: Keep | None, cluster: Executor | None
) -> Generator[Round, None, None]:
    """Yield rounds as they are finished, until no work is left."""
    if not cluster:
        yield from _first_rounds(run, work, jobs, keep)
        seconds = _round_seconds()
        while min(jobs, work.boards) == 1:
            found = _decide_some(run, work.take(1), keep, next(seconds))
            work.put_back(*found.left)
            yield found
    if not work.boards:
        return
    began = perf_counter()
    # CP-SAT is not fork-safe.
    ahead = None if run.engine == "cpsat" else partial(get_ready, run)
    executor = cluster or ProcessExecutor(min(jobs, work.boards), ahead)
    pace = Pace(keep) if cluster else None
    with executor.started(partial(_work_on, run, keep=keep)) as workers:
        workers.submit(repeat(Part(range(0), 0), workers.capacity))
        while workers.is_busy:
            _results(workers)
        yield Round(None, Counter(), starting=perf_counter() - began)
        finished: Sequence[Round] = ()
        seconds = _round_seconds()
        while True:
            # New ranges go out before the finished ones are written down, so no worker waits.
            workers.submit(_parts(work, workers, pace, seconds))
            yield from finished
            if not workers.is_busy:
                return
            finished = _results(workers)
            for each in finished:
                work.put_back(*each.left)
                if pace:
                    pace.learn(each.tally.total(), each.seconds)


def _round_seconds() -> Iterator[float]:
    """Yield the seconds of rounds: a share of the time so far, at most `ROUND_SECONDS`."""
    began = perf_counter()
    while True:
        passed = perf_counter() - began
        yield min(max(SHARE_AT_RISK * passed, FIRST_SECONDS), ROUND_SECONDS)


def _parts(
    work: _Work, workers: Pool[Part, Round], pace: Pace | None, seconds: Iterator[float]
) -> Iterator[Part]:
    """Yield parts as workers ask for them, until no boards are left."""
    while work.boards:
        hands = workers.capacity
        if pace:
            most = pace.boards(hands)
            yield Part(work.take(hands, most, most // SMALLEST + 1), PATIENCE * pace.seconds(hands))
        else:
            yield Part(work.take(hands), next(seconds))


def _first_rounds(run: Run, work: _Work, jobs: int, keep: Keep | None) -> Iterator[Round]:
    """Yield rounds until a board is decided and, with several jobs, other processes would pay.

    Boards that a call left open are put off if time was up, or if one of them takes long.
    """
    began = perf_counter()
    decided = tries = 0
    while work.boards and (decided or tries < min(FIRST_TRIES, len(work.ranges))):
        tries += 1
        seconds = FIRST_SECONDS if decided else 0
        found = _decide_some(run, work.take(1), keep, seconds, EASY_NODES)
        *open_boards, rest = found.left
        work.put_back(rest)
        work.put_off(*open_boards[found.is_hard :], *open_boards[: found.is_hard])
        yield found
        decided += found.tally.total()
        if not decided:
            continue
        if jobs == 1 or found.is_hard:
            return
        passed = perf_counter() - began
        saved = passed / decided * work.boards * (1 - 1 / jobs)
        if passed > FIRST_SECONDS and saved > START_SECONDS:
            return


def _work_on(run: Run, part: Part, keep: Keep | None) -> Round:
    """Decide some boards in a worker process, which loads compiled code first."""
    get_ready(run)
    if not part.boards:
        return Round(None, Counter())
    return _decide_some(run, part.boards, keep, part.seconds)


def _results(workers: Pool[Part, Round]) -> Sequence[Round]:
    """Wait for rounds to be finished; raises BatchError if one fails."""
    try:
        return workers.results()
    except WorkerLostError:
        raise
    except Exception as error:
        text = " ".join(f"{type(error).__name__}: {error}".split())
        raise BatchError(f"a worker failed: {text}") from error


def _decide_some(
    run: Run, boards: range, keep: Keep | None, seconds: float, nodes: int | None = None
) -> Round:
    """Decide boards in order until none is left or the time is over; decide at least one.

    With `nodes`, a board that needs more nodes ends the round, though the run allows more.
    """
    began = perf_counter()
    limits = run.limits
    if nodes is not None:
        limits = replace(limits, max_nodes=min(nodes, limits.max_nodes))
    collector = Collector(run, keep) if keep else None
    tally: Tally = Counter()
    rest = boards
    open_boards: Sequence[int] = ()
    is_hard = False
    size = AT_ONCE[run.bulk_engine]
    while rest and not open_boards and (not tally or perf_counter() - began < seconds):
        indices, rest = rest[:size], rest[size:]
        some = _boards(run, indices)
        left_open = _decide_at_once(run, indices, some, limits, tally, collector)
        for number, (place, first) in enumerate(left_open):
            is_late = tally and perf_counter() - began > 2 * seconds
            if not is_late:
                verdict = decide_further(some.position(place), limits, run.engine, first)
                is_hard = verdict.status is Status.UNDECIDED and limits != run.limits
            if is_late or is_hard:
                open_boards = [indices[each] for each, _ in left_open[number:]]
                break
            tally[verdict.status.value, verdict.engine] += 1
            if collector:
                collector.add(indices[place], verdict)
        del some  # frees memory for the next ones
    decided = without(range(boards.start, boards.stop - len(rest)), open_boards)
    chunk = collector.chunk(decided) if collector else None
    left = (*(range(index, index + 1) for index in open_boards), rest)
    return Round(chunk, tally, left, is_hard, perf_counter() - began)


def _decide_at_once(
    run: Run,
    indices: range,
    boards: Boards,
    limits: Limits,
    tally: Tally,
    collector: Collector | None,
) -> Sequence[tuple[int, Verdict | None]]:
    """Count and collect the results of a call for many boards; return the boards left open."""
    answers = answers_at_once(boards, limits, run.bulk_engine)
    for verdict, count in answers.counts():
        tally[verdict] += count
    if collector:
        collector.add_answers(indices.start, answers)
    return answers.open()
