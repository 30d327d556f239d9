"""Decides the boards of a run, on one core or many, and records the verdicts in a ledger.

Workers decide boards in rounds. A *round* decides in order the boards of a *part*, which is a range
of board indexes. After half a second the round ends, and returns its verdicts and the boards
without a verdict. So hard boards do not delay easy ones, and a killed process loses little work.

A batch makes progress even if it is killed soon after each start. Its first round ends when one
board is decided, and the next rounds are short. Boards left open by an earlier session come last.
Memory does not grow with the number of boards.

Every batch begins in this process. Other processes are started if the measured rate shows that they
save more time than they need to start, or if a board takes long.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import replace
from functools import lru_cache, partial
from itertools import repeat
from pathlib import Path
from random import shuffle
from time import perf_counter
from typing import Any, NamedTuple

from greenest.solver.bulk.many import answers_at_once
from greenest.solver.decide import decide_further, is_fork_safe, prepare
from greenest.solver.registry import AT_ONCE
from greenest.solver.verdict import Status
from greenest.study.batches.part_sizes import PartSizes
from greenest.study.book.book import Shard, open_book
from greenest.study.book.file import Notify
from greenest.study.chunk import Chunk, Collector
from greenest.study.progress import Advance, Interrupted
from greenest.study.run import Keep, Run, Summary, Tally, gaps
from greenest.system.interrupts import interrupts
from greenest.system.workers import Executor, Pool, WorkerLostError, processes

ROUND_SECONDS = 0.5
ROUND_BOARDS = 100_000
LAST_BOARDS = 10_000
"""The most boards of the last round of one process, which waits until they are recorded."""
WARMING_SHARE = 5
"""A fifth of the boards of a call are decided before all others, to fill the processor's caches."""
SHARE_AT_RISK = 1 / 8
"""The longest duration of a round, as a share of the time since the start."""
FIRST_SECONDS = 0.05
"""The shortest round, and the shortest time in which the rate is measured, in seconds."""
FIRST_TRIES = 5
"""`_first_rounds` ends after this many rounds without a decided board."""
FEW_BOARDS = 50
"""A gap of at most this many boards is taken as left open by an earlier session."""
START_SECONDS = 0.5
"""Other processes are started only if they save at least this many seconds."""
EASY_NODES = 100_000
"""A board that needs more nodes is put off until other processes run."""

PATIENCE = 2
"""A part is stopped after this multiple of its planned time."""
SMALLEST = 20
"""The largest factor by which parts shrink towards the end of a run."""

Found = Callable[[Iterable[Chunk]], object]
"""A function that receives the verdicts on some boards."""


class BatchError(Exception):
    """An error that ended a batch early; the message says why, in one line."""


class Round(NamedTuple):
    """The results of one round.

    `chunks` has the results for the ledger and for `found`, if one is given. `left` has the boards
    without a verdict: first a range of one board for each board that was begun, then the range of
    boards that were not begun. If `is_hard`, the first board of `left` needs more than
    `EASY_NODES` nodes. `seconds` is the duration of the round. `starting` is the time to start
    processes; it is reported in a round without boards.
    """

    chunks: Sequence[Chunk]
    tally: Tally
    left: Sequence[range] = ()
    is_hard: bool = False
    seconds: float = 0.0
    starting: float = 0.0


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
    """Decide the boards of a run in up to `jobs` processes; if `jobs` is 1, in this process.

    Return the summary of all boards of the run, with those recorded before. A cluster, if given,
    decides all boards, and this process only records the verdicts.

    A new ledger is created with `keep`. Boards recorded in the ledger are not decided again: their
    number is passed to `resumed` first. About twice a second, `progress` receives the number of
    boards newly decided. `found` receives every board of the run: first the recorded ones, by
    index, then each new one after it was decided and recorded. `notify` receives a message while
    another program has the ledger locked.

    Raises LedgerError for a ledger that cannot be used, BatchError if workers fail, and Interrupted
    on Ctrl-C. The ledger then has the results of all finished rounds.
    """
    if jobs < 1:
        raise ValueError(f"a batch needs at least one job, not {jobs}")
    try:
        with open_book(ledger, run, keep, notify) if ledger else nullcontext() as book:
            tally: Tally = Counter(book.tally(run.boards) if book else {})
            recorded = tally.total()
            if found and book:
                book.refuse_counts()
            if resumed and recorded:
                resumed(recorded)
            try:
                with interrupts():
                    if found and book:
                        found(book.chunks(run.boards))
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
    rate = (tally.total() - recorded) / seconds if seconds else 0.0
    return Summary(run, tally, seconds, rate, starting)


def _decide_rest(
    run: Run,
    jobs: int,
    book: Shard | None,
    tally: Tally,
    progress: Advance | None,
    cluster: Executor | None,
    found: Found | None,
) -> tuple[float, float]:
    """Add the boards that the ledger lacks to `tally`; return seconds to decide and to start."""
    work = _Work(_in_turn(gaps(book.ranges(), run.boards)) if book else [run.boards])
    if not work.boards:
        return 0.0, 0.0
    if not cluster:
        get_ready(run)
    began = perf_counter()
    starting = 0.0
    keep: Keep | None = book.settings.keep if book else "all" if found else None
    with (
        closing(_rounds(run, work, jobs, keep, cluster)) as rounds,
        closing(_recorded(rounds, book) if book else rounds) as finished,
    ):
        for each in finished:
            starting += each.starting
            tally.update(each.tally)
            if found and each.chunks:
                found(each.chunks)
            if progress:
                progress(each.tally.total())
    return perf_counter() - began - starting, starting


def _recorded(rounds: Iterable[Round], book: Shard) -> Generator[Round, None, None]:
    """Yield rounds when they are recorded: each in a thread, while the next one is decided."""

    def record(each: Round) -> Round:
        if each.chunks:
            book.record(each.chunks)
        return each

    with ThreadPoolExecutor(1) as writer:
        recording: Future[Round] | None = None
        for each in rounds:
            if recording:
                yield recording.result()
            recording = writer.submit(record, each)
        if recording:
            yield recording.result()


@lru_cache(1)
def get_ready(run: Run) -> None:
    """Load or compile the code that a run needs; only the first call takes time."""
    if not run.bulk_engine:
        prepare(run.engine)
    warming = range(max(AT_ONCE[run.bulk_engine] // WARMING_SHARE, 1))
    answers_at_once(run.drawn(warming), run.limits, run.bulk_engine)


def _in_turn(missing: Sequence[range]) -> list[range]:
    """Return the missing ranges in the order of work, large ranges first.

    The boards of small gaps follow one by one: earlier sessions may have left them open because
    they take long. Their order is random, so no board is always the first.
    """
    small = (each for each in missing if len(each) <= FEW_BOARDS)
    passed_over = [range(index, index + 1) for each in small for index in each]
    shuffle(passed_over)
    return [*(each for each in missing if len(each) > FEW_BOARDS), *passed_over]


class _Work:
    """A queue of the boards that no worker is deciding."""

    def __init__(self, ranges: Iterable[range]) -> None:
        self.ranges = deque(ranges)
        self.boards = sum(len(each) for each in self.ranges)

    def take(self, jobs: int, most: int | None = None, least: int = 1) -> range:
        """Remove and return the first boards of the first range, at most `most` or `ROUND_BOARDS`.

        At most 1 / (2 * `jobs`) of all boards in the queue are returned, or `least` if this is
        more. So all workers finish at about the same time.
        """
        size = min(max(self.boards // (2 * jobs), least), most or ROUND_BOARDS)
        first = self.ranges.popleft()
        self.put_back(first[size:])
        self.boards -= len(first)
        return first[:size]

    def put_back(self, *left: range) -> None:
        """Add ranges at the front of the queue."""
        for each in reversed(left):
            if each:
                self.ranges.appendleft(each)
                self.boards += len(each)

    def put_off(self, *left: range) -> None:
        """Add ranges at the end of the queue."""
        self.ranges.extend(left)
        self.boards += sum(map(len, left))


def _rounds(
    run: Run, work: _Work, jobs: int, keep: Keep | None, cluster: Executor | None
) -> Generator[Round, None, None]:
    if not cluster:
        yield from _first_rounds(run, work, jobs, keep)
        seconds = _round_seconds()
        while min(jobs, work.boards) == 1:
            found = _decide_some(run, work.take(1, least=LAST_BOARDS), keep, next(seconds))
            work.put_back(*found.left)
            yield found
    if not work.boards:
        return
    began = perf_counter()
    ahead = partial(get_ready, run) if is_fork_safe(run.engine) else None
    pool = cluster() if cluster else processes(min(jobs, work.boards), ahead)
    sizes = PartSizes(keep) if cluster else None
    with pool as workers:
        workers.submit(repeat(partial(get_ready, run), workers.capacity))
        while _results(workers):
            pass
        yield Round((), Counter(), starting=perf_counter() - began)
        finished: Sequence[Round] = ()
        seconds = _round_seconds()
        while True:
            # New ranges go out before the finished ones are written down, so no worker waits.
            workers.submit(
                partial(_decide_some, run, boards, keep, within)
                for boards, within in _parts(work, workers, sizes, seconds)
            )
            yield from finished
            finished = _results(workers)
            if not finished:
                return
            for each in finished:
                work.put_back(*each.left)
                if sizes:
                    sizes.learn(each.tally.total(), each.seconds)


def _round_seconds() -> Iterator[float]:
    """Yield the duration of the next round: `SHARE_AT_RISK` of the time so far, within bounds."""
    began = perf_counter()
    while True:
        passed = perf_counter() - began
        yield min(max(SHARE_AT_RISK * passed, FIRST_SECONDS), ROUND_SECONDS)


def _parts(
    work: _Work, workers: Pool, sizes: PartSizes | None, seconds: Iterator[float]
) -> Iterator[tuple[range, float]]:
    """Yield boards to decide in order, and within how many seconds."""
    while work.boards:
        hands = workers.capacity
        if sizes:
            most = sizes.boards(hands)
            yield work.take(hands, most, most // SMALLEST + 1), PATIENCE * sizes.seconds(hands)
        else:
            yield work.take(hands), next(seconds)


def _first_rounds(run: Run, work: _Work, jobs: int, keep: Keep | None) -> Iterator[Round]:
    """Yield rounds made in this process until other processes would save time.

    Stop earlier if a board needs more than `EASY_NODES` nodes after others were decided, or if the
    first `FIRST_TRIES` rounds decide no board. With one job, stop as soon as a board is decided.
    Boards left open by a bulk call are put off.
    """
    began = perf_counter()
    decided = tries = 0
    while work.boards and (decided or tries < min(FIRST_TRIES, len(work.ranges))):
        tries += 1
        seconds = FIRST_SECONDS if decided else 0
        found = _decide_some(run, work.take(1, least=LAST_BOARDS), keep, seconds, EASY_NODES)
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


def _results(workers: Pool) -> list[Any]:
    """Wait for results of jobs, and return them; raises BatchError if a worker fails."""
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
    """Decide boards in order until `seconds` have passed and at least one board is decided.

    If `nodes` is given, a board may take at most this many nodes. If the run allows more, a board
    that exceeds `nodes` ends the round.
    """
    get_ready(run)  # in a new process
    began = perf_counter()
    limits = run.limits
    if nodes is not None:
        limits = replace(limits, max_nodes=min(nodes, limits.max_nodes))
    collector = Collector(boards, keep) if keep else None
    tally: Tally = Counter()
    rest = boards
    open_boards: Sequence[int] = ()
    is_hard = False
    size = AT_ONCE[run.bulk_engine]
    while rest and not open_boards and (not tally or perf_counter() - began < seconds):
        indices, rest = rest[:size], rest[size:]
        answers = answers_at_once(run.drawn(indices), limits, run.bulk_engine)
        tally.update(dict(answers.counts()))
        left_open = answers.open()
        for number, (place, first) in enumerate(left_open):
            is_late = tally and perf_counter() - began > 2 * seconds
            if not is_late:
                position = answers.boards.position(place)
                verdict = decide_further(position, limits, run.engine, first)
                is_hard = verdict.status is Status.UNDECIDED and limits != run.limits
            if is_late or is_hard:
                open_boards = [indices[each] for each, _ in left_open[number:]]
                break
            tally[verdict.status.value, verdict.engine] += 1
            answers.add(place, verdict)
        if collector:
            collector.add(answers)
        del answers  # frees memory for the next ones
    undecided = [range(index, index + 1) for index in open_boards]
    decided = gaps(undecided, range(boards.start, boards.stop - len(rest)))
    chunks = collector.chunks(decided) if collector else ()
    left = (*undecided, rest)
    return Round(chunks, tally, left, is_hard, perf_counter() - began)
