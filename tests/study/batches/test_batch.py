"""A batch decides each board once, whatever happens to it, and on however many cores."""

import multiprocessing
from collections import Counter
from dataclasses import replace

import pytest

from greenest.solver.decide import decide, decide_further
from greenest.solver.verdict import Limits
from greenest.study.batches import batch
from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.progress import Interrupted
from greenest.study.run import Run
from greenest.system.workers import ProcessPool, WorkerLostError
from ledger_of import RUN, entries_of, stats_of, verdict_columns


@pytest.fixture
def _workers_at_once(monkeypatch):
    """Have other processes started as soon as there is a rate."""
    monkeypatch.setattr(batch, "FIRST_SECONDS", 0)
    monkeypatch.setattr(batch, "START_SECONDS", 0)


DENSE = Run(6, 6, 36, 300, 5, Limits(max_nodes=100_000))
LIMITED = Run(6, 6, 36, 5, 1, Limits(max_nodes=10))
NONE = replace(RUN, count=0)


@pytest.mark.usefixtures("_workers_at_once")
@pytest.mark.parametrize(
    ("run", "jobs"),
    [(RUN, 1), (RUN, 2), (DENSE, 1), (replace(DENSE, engine="lines"), 1), (LIMITED, 1), (NONE, 1)],
)
def test_a_batch_counts_what_a_plain_loop_counts(run, jobs, tmp_path):
    entries = entries_of(run, range(run.count))
    verdicts = Counter((entry.verdict, entry.engine) for entry in entries)
    path = tmp_path / "run.sqlite"
    for ledger in (None, path):
        seen = []
        summary = run_batch(run, jobs, ledger, seen.append)
        assert summary.count == sum(seen) == run.count
        assert (summary.start_seconds > 0) == (jobs > 1)
        assert summary.tally == verdicts
    assert verdict_columns(path) == [entry[:-1] for entry in entries]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_short_batch_is_decided_in_this_process(monkeypatch):
    monkeypatch.setattr(batch, "processes", None)
    summary = run_batch(RUN, 8)
    assert (summary.count, summary.start_seconds) == (RUN.count, 0)
    assert summary.boards_per_second == pytest.approx(RUN.count / summary.seconds)


@pytest.mark.parametrize("engine", ["dfs", "lines"])
def test_a_board_that_takes_long_does_not_have_others_decided_twice(engine, monkeypatch, tmp_path):
    run = Run(6, 6, 12, 40, 8, engine=engine)
    easy = Limits(max_nodes=50)
    verdicts = [decide(run.position(idx), easy, engine).status for idx in range(40)]
    assert "undecided" in verdicts
    asked = Counter()

    def counted(position, *rest):
        asked[position] += 1
        return decide_further(position, *rest)

    monkeypatch.setattr(batch, "EASY_NODES", 50)
    # No time passes, so that only nodes end a round.
    monkeypatch.setattr(batch, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(batch, "decide_further", counted)
    path = tmp_path / "run.sqlite"
    run_batch(run, 2, path)
    assert asked.total() == len(asked) > 0
    assert verdict_columns(path) == [each[:-1] for each in entries_of(run, range(40))]


def test_a_larger_count_goes_on_and_a_smaller_one_loads_nothing(tmp_path, monkeypatch):
    path = tmp_path / "run.sqlite"
    rows = [entry[:-1] for entry in entries_of(RUN, RUN.boards)]
    for count, recorded, newly in ((200, [], 200), (600, [200], 400), (150, [150], 0)):
        if not newly:
            monkeypatch.setattr(batch, "get_ready", None)
        new, old = [], []
        summary = run_batch(replace(RUN, count=count), 1, path, new.append, old.append)
        assert (sum(new), old) == (newly, recorded)
        assert summary.tally == Counter(row[1:3] for row in rows[:count])
    assert verdict_columns(path) == rows


def test_a_batch_of_more_boards_than_fit_in_memory_starts(tmp_path):
    def stop(boards):
        raise KeyboardInterrupt

    for ledger in (None, tmp_path / "run.sqlite"):
        with pytest.raises(Interrupted) as interrupted:
            run_batch(replace(RUN, count=2**63 - 1), 1, ledger, stop)
        assert 0 < interrupted.value.done < interrupted.value.count == 2**63 - 1
        assert ledger is None or stats_of(ledger).count == interrupted.value.done


def test_values_that_no_batch_can_have_are_refused():
    with pytest.raises(ValueError, match="at least one job"):
        run_batch(RUN, 0)
    for values in ({"count": -1}, {"count": 2**63}, {"pieces": 17}, {"engine": "oracle"}):
        with pytest.raises(ValueError, match=r"not|unknown engine"):
            replace(RUN, **values)


def test_an_interrupt_of_compiled_code_is_one_of_the_batch(tmp_path, monkeypatch):
    """As of a module that is being imported when Ctrl-C comes."""

    def interrupted(*arguments):
        raise ImportError("initialization failed") from KeyboardInterrupt()

    monkeypatch.setattr(batch, "answers_at_once", interrupted)
    with pytest.raises(Interrupted) as stop:
        run_batch(RUN, 1, tmp_path / "run.sqlite")
    assert (stop.value.done, stop.value.count) == (0, RUN.count)


def test_a_failing_worker_says_why(monkeypatch):
    monkeypatch.setattr(batch, "FIRST_TRIES", 0)
    run = replace(RUN, pieces=6, engine="dfs", limits="many")
    with pytest.raises(BatchError, match=r"a worker failed: AttributeError: .*str"):
        run_batch(run, 2)


@pytest.mark.usefixtures("_workers_at_once")
@pytest.mark.parametrize(
    ("place", "call", "error", "said"),
    [
        (batch, "answers_at_once", MemoryError(), "out of memory"),
        (ProcessPool, "results", WorkerLostError("exit code -9"), "^exit code -9$"),
    ],
)
def test_what_ends_a_batch_is_told_in_one_line_and_the_ledger_stays(
    place, call, error, said, monkeypatch, tmp_path
):
    def failing(*arguments):
        raise error

    path = tmp_path / "run.sqlite"
    monkeypatch.setattr(place, call, failing)
    with pytest.raises(BatchError, match=said):
        run_batch(RUN, 2, path)
    assert (stats_of(path).count > 0) == (call == "results")


@pytest.fixture(autouse=True)
def _nothing_is_left_running():
    running = multiprocessing.active_children()
    yield
    assert set(multiprocessing.active_children()) <= set(running)
