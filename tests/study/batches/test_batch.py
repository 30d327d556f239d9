"""A batch decides each board once, whatever happens to it, and on however many cores."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import replace

import pytest

from checkout import ROOT
from greenest.solver.decide import decide, decide_further, prepare
from greenest.solver.verdict import Limits
from greenest.study.batches import batch
from greenest.study.batches.batch import BatchError, _Work, run_batch
from greenest.study.book import writing
from greenest.study.book.book import ledger_stats, open_book
from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import entry_of
from greenest.study.progress import Interrupted
from greenest.study.run import Run
from greenest.study.sampling import random_position
from ledger_of import RUN, entries_of, stats_of, verdict_columns
from shell import assert_all_gone

LONG = Run(rows=6, cols=6, pieces=12, count=8000, seed=8, limits=Limits(max_nodes=300))
"""Long enough to be killed in the middle."""

SCRIPT = """
import sys
import time
from pathlib import Path
sys.path[:0] = ["tests/oracles", "tests/study/batches"]
from greenest.study.batches import batch
from greenest.study.progress import Interrupted
from test_batch import LONG

if __name__ == "__main__":
    batch.ROUND_SECONDS = 0.05
    batch._first_rounds = lambda *arguments: ()
    try:
        # So slow that it does not end before somebody who watches it has seen how far it is.
        batch.run_batch(LONG, int(sys.argv[1]), Path(sys.argv[2]), lambda done: time.sleep(0.05))
    except Interrupted as stop:
        sys.exit(f"{stop.done} of {stop.count}")
"""


@pytest.fixture
def _workers_at_once(monkeypatch):
    """Have other processes started before anything is decided."""
    monkeypatch.setattr(batch, "_first_rounds", lambda *arguments: ())


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    path = tmp_path_factory.mktemp("undisturbed") / "run.sqlite"
    run_batch(LONG, 1, path)
    return path


def kept(found):
    assert found.chunk
    return found.chunk


def start(jobs, path):
    words = [sys.executable, "-c", SCRIPT, str(jobs), str(path)]
    return subprocess.Popen(
        words, cwd=ROOT, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def recorded(path):
    """The verdicts in a ledger now, or -1 if there is no ledger yet."""
    with suppress(LedgerError):
        return sum(each.count for each in ledger_stats(path))
    return -1


def wait_for(path, boards, process):
    while recorded(path) < boards and process.poll() is None:
        time.sleep(0.01)


@pytest.mark.usefixtures("_workers_at_once")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_batch_counts_what_a_plain_loop_counts(jobs, tmp_path):
    entries = entries_of(RUN, range(RUN.count))
    verdicts = Counter(entry.verdict for entry in entries)
    path = tmp_path / "run.sqlite"
    seen = []
    for ledger in (None, path):
        summary = run_batch(RUN, jobs, ledger, seen.append)
        assert summary.count == sum(seen) == RUN.count
        assert (summary.start_seconds > 0) == (jobs > 1)
        assert summary.solvable == verdicts["solvable"]
        assert summary.unsolvable == verdicts["unsolvable"]
        assert summary.undecided == verdicts["undecided"]
        assert summary.engines == Counter(entry.engine for entry in entries)
        seen.clear()
    assert verdict_columns(path) == [(*entry[:7], entry.crc) for entry in entries]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_other_processes_are_started_when_they_pay(monkeypatch):
    monkeypatch.setattr(batch, "FIRST_SECONDS", 0)
    monkeypatch.setattr(batch, "START_SECONDS", 0)
    summary, alone = run_batch(RUN, 2), run_batch(RUN, 1)
    assert summary.start_seconds > 0
    assert (summary.engines, summary.solvable) == (alone.engines, alone.solvable)


def test_a_short_batch_is_decided_in_this_process(monkeypatch):
    monkeypatch.setattr(batch, "ProcessExecutor", None)
    summary, alone = run_batch(RUN, 8), run_batch(RUN, 1)
    assert summary.start_seconds == 0
    assert replace(summary, seconds=0, boards_per_second=0) == replace(
        alone, seconds=0, boards_per_second=0
    )


def test_a_round_with_a_board_that_takes_long_is_left_to_workers(monkeypatch):
    monkeypatch.setattr(batch, "EASY_NODES", 50)
    run = Run(6, 6, 12, 40, 8)
    work = _Work([range(40)])
    rounds = list(batch._first_rounds(run, work, 2, keep="all"))
    decided = [entry.idx for each in rounds for entry in kept(each).entries]
    assert len(decided) + work.boards == 40
    assert work.boards
    assert not any(each.tally["undecided", "auto"] for each in rounds)
    summary = run_batch(run, 2)
    assert summary.undecided == 0
    assert summary.start_seconds > 0


@pytest.mark.parametrize("engine", ["dfs", "lines"])
def test_a_board_that_takes_long_does_not_have_others_decided_twice(engine, monkeypatch, tmp_path):
    run = Run(6, 6, 12, 40, 8, engine=engine)
    prepare(engine)
    easy = Limits(max_nodes=50)
    hard = [
        idx for idx in range(40) if decide(run.position(idx), easy, engine).status == "undecided"
    ]
    asked = Counter()

    def counted(position, *rest):
        asked[position] += 1
        return decide_further(position, *rest)

    monkeypatch.setattr(batch, "EASY_NODES", 50)
    # No time passes, so that only nodes end a round.
    monkeypatch.setattr(batch, "perf_counter", lambda: 0.0)
    monkeypatch.setattr(batch, "decide_further", counted)
    work = _Work([range(40)])
    rounds = list(batch._first_rounds(run, work, 2, keep="all"))
    left = [idx for each in work.ranges for idx in each]
    done = [entry.idx for each in rounds for entry in kept(each).entries]
    assert sorted(done + left) == list(range(40))
    assert sorted(done) == [
        idx for idx in range(40) for each in rounds for part in kept(each).boards if idx in part
    ]
    assert [each.is_hard for each in rounds[:-1]].count(True) < batch.FIRST_TRIES
    assert rounds[-1].is_hard
    assert left[-1] in hard
    assert {run.position(idx) for idx in hard} > set(asked) - {run.position(idx) for idx in done}
    assert asked.total() == len(asked)
    path = tmp_path / "run.sqlite"
    run_batch(run, 2, path)
    assert verdict_columns(path) == [(*each[:7], each.crc) for each in entries_of(run, range(40))]


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_is_loaded_where_all_is_decided(jobs, monkeypatch, tmp_path):
    path = tmp_path / "run.sqlite"
    first = run_batch(RUN, jobs, path)
    monkeypatch.setattr(batch, "get_ready", None)
    again = run_batch(RUN, jobs, path)
    assert again.solvable == first.solvable


def test_a_summary_in_json_begins_with_the_published_keys(tmp_path):
    path = tmp_path / "run.sqlite"
    record = run_batch(RUN, 1, path).as_json()
    assert list(record)[:9] == [
        "shape",
        "pieces",
        "count",
        "solvable",
        "unsolvable",
        "undecided",
        "interval",
        "seconds",
        "boards_per_second",
    ]
    assert record["shape"] == "4x4"
    assert record["boards_per_second"] == pytest.approx(600 / record["seconds"], rel=1e-3)
    share = record["solvable"] / 600
    assert record["interval"][0] < share < record["interval"][1]
    assert stats_of(path).as_json().keys() == record.keys() | {"nodes"}


def test_a_larger_count_goes_on_and_a_smaller_one_looks_back(tmp_path):
    whole, grown = tmp_path / "whole.sqlite", tmp_path / "grown.sqlite"
    run_batch(RUN, 1, whole)
    steps = []

    def run_first(count):
        summary = run_batch(
            replace(RUN, count=count),
            1,
            grown,
            progress=lambda boards: steps.append(("new", boards)),
            resumed=lambda boards: steps.append(("old", boards)),
        )
        return summary.count, summary.solvable

    run_first(200)
    steps.clear()
    whole_counts = run_first(RUN.count)
    assert steps[0] == ("old", 200)
    assert sum(boards for kind, boards in steps if kind == "new") == 400
    assert verdict_columns(grown) == verdict_columns(whole)
    steps.clear()
    assert run_first(RUN.count) == whole_counts
    assert steps == [("old", 600)]
    first = Counter(row[2] for row in verdict_columns(whole)[:150])
    assert run_first(150) == (150, first["solvable"])
    assert stats_of(grown).count == RUN.count


def test_a_batch_of_no_boards(tmp_path):
    for jobs in (1, 2):
        for ledger in (None, tmp_path / "run.sqlite"):
            summary = run_batch(replace(RUN, count=0), jobs, ledger)
            assert (summary.count, summary.boards_per_second) == (0, 0)
            assert summary.interval == (0, 1)


def test_a_batch_of_more_boards_than_fit_in_memory_starts(tmp_path):
    def stop(boards):
        raise KeyboardInterrupt

    for ledger in (None, tmp_path / "run.sqlite"):
        with pytest.raises(Interrupted) as interrupted:
            run_batch(replace(RUN, count=2**63 - 1), 1, ledger, stop)
        assert 0 < interrupted.value.done < interrupted.value.count == 2**63 - 1
        assert ledger is None or recorded(ledger) == interrupted.value.done


def test_values_that_no_batch_can_have_are_refused():
    with pytest.raises(ValueError, match="at least one job"):
        run_batch(RUN, 0)
    for values in ({"count": -1}, {"count": 2**63}, {"pieces": 17}, {"seed": -1}, {"rows": 65}):
        with pytest.raises(ValueError, match=r"not|only"):
            replace(RUN, **values)
    with pytest.raises(ValueError, match="unknown engine"):
        replace(RUN, engine="oracle")


def test_work_is_handed_out_once_and_in_parts():
    work = _Work([range(3), range(10, 10**12)])
    handed = [work.take(2) for _ in range(5)]
    assert handed[0] == range(3)
    size = batch.ROUND_BOARDS
    assert handed[1:4] == [range(10 + i * size, 10 + (i + 1) * size) for i in range(3)]
    work.put_back(range(17, 10 + size))
    assert work.take(2) == range(17, 10 + size)
    assert work.boards == 10**12 - 10 - 4 * batch.ROUND_BOARDS
    few = _Work([range(10)])
    assert [few.take(2) for _ in range(4)] == [range(2), range(2, 4), range(4, 5), range(5, 6)]


def test_a_round_ends_when_its_time_is_over_but_decides_one_board():
    run = replace(RUN, engine="dfs")
    found = batch._decide_some(run, range(5, 9), keep="all", seconds=0)
    assert [entry.idx for entry in kept(found).entries] == [5]
    assert found.left[-1] == range(6, 9)
    assert found.tally.total() == 1


@pytest.mark.parametrize("engine", ["auto", "lines"])
@pytest.mark.parametrize(
    ("rows", "cols", "pieces"), [(6, 6, 36), (4, 4, 12), (2, 3, 6), (7, 3, 20)]
)
def test_dense_boards_solved_at_once_have_the_verdicts_of_decide(engine, rows, cols, pieces):
    run = Run(rows, cols, pieces, 30, 5, Limits(max_nodes=100_000), engine)
    assert run.bulk_engine == "lines"
    found = batch._decide_some(run, range(30), keep="all", seconds=60)
    counted = batch._decide_some(run, range(30), keep=None, seconds=60)
    assert found.tally == counted.tally
    by_index = {entry.idx: entry for entry in kept(found).entries}
    for index in range(30):
        verdict = decide(random_position(rows, cols, pieces, 5, index), run.limits, engine)
        expected = entry_of(index, verdict)
        assert by_index[index]._replace(seconds=0) == expected._replace(seconds=0)


def test_dense_boards_solved_at_once_keep_to_the_limit_of_nodes():
    run = Run(6, 6, 36, 5, 1, Limits(max_nodes=10))
    found = batch._decide_some(run, range(5), keep="all", seconds=60)
    assert found.tally == {("undecided", "auto"): 5}


@pytest.mark.parametrize("jobs", [pytest.param(1, marks=pytest.mark.slow), 2])
def test_a_batch_killed_again_and_again_ends_as_if_undisturbed(jobs, tmp_path, undisturbed):
    path = tmp_path / "run.sqlite"
    kept = 0
    for boards in (-1, 0, 2000):
        process = start(jobs, path)
        if boards >= 0:
            wait_for(path, boards, process)
        else:
            time.sleep(0.3)
        process.kill()
        process.communicate()
        assert_all_gone(process.pid)
        assert kept <= max(recorded(path), 0)
        kept = max(recorded(path), 0)
    assert 2000 <= kept < LONG.count
    final = start(3 - jobs, path)
    assert final.communicate() == (None, "")
    assert final.returncode == 0
    assert verdict_columns(path) == verdict_columns(undisturbed)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("jobs", [pytest.param(1, marks=pytest.mark.slow), 2])
def test_an_interrupt_keeps_what_is_done(jobs, tmp_path, undisturbed):
    path = tmp_path / "run.sqlite"
    process = start(jobs, path)
    wait_for(path, 200, process)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert said == f"{recorded(path)} of {LONG.count}\n"
    assert_all_gone(process.pid)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert recorded(path) >= 200
    expected = {row[0]: row for row in verdict_columns(undisturbed)}
    assert all(row == expected[row[0]] for row in verdict_columns(path))


def test_an_interrupt_of_compiled_code_is_one_of_the_batch(tmp_path, monkeypatch):
    """As of a module that is being imported when Ctrl-C comes."""

    def interrupted(*arguments):
        raise ImportError("initialization failed") from KeyboardInterrupt()

    monkeypatch.setattr(batch, "answers_at_once", interrupted)
    with pytest.raises(Interrupted) as stop:
        run_batch(RUN, 1, tmp_path / "run.sqlite")
    assert (stop.value.done, stop.value.count) == (0, RUN.count)


@pytest.mark.usefixtures("_workers_at_once")
def test_killed_workers_are_replaced_and_nothing_is_lost(tmp_path, undisturbed, monkeypatch):
    monkeypatch.setattr(batch, "ROUND_BOARDS", 400)
    path = tmp_path / "run.sqlite"
    killed = []
    running = set(multiprocessing.active_children())

    def kill_a_worker(boards):
        for child in multiprocessing.active_children():
            if len(killed) < 2 and child not in running and child.pid not in killed:
                killed.append(child.pid)
                child.kill()
                break

    run_batch(LONG, 2, path, kill_a_worker)
    assert len(killed) == 2
    assert verdict_columns(path) == verdict_columns(undisturbed)


@pytest.mark.usefixtures("_workers_at_once")
def test_a_batch_whose_workers_are_killed_one_by_one_gives_up_and_keeps_the_ledger(tmp_path):
    path = tmp_path / "run.sqlite"
    is_over = threading.Event()
    running = set(multiprocessing.active_children())

    def kill_workers():
        while not is_over.wait(0.05):
            for child in multiprocessing.active_children() if recorded(path) > 0 else ():
                if child not in running:
                    child.kill()

    killer = threading.Thread(target=kill_workers)
    killer.start()
    try:
        with pytest.raises(BatchError, match=r"exit code -9 .* as did 2 before it on the same"):
            run_batch(replace(LONG, count=10**6), 2, path)
    finally:
        is_over.set()
        killer.join()
    assert 0 < recorded(path) < 10**6


@pytest.mark.usefixtures("_workers_at_once")
def test_a_failing_worker_says_why():
    run = replace(RUN, pieces=6, engine="dfs", limits="many")
    with pytest.raises(BatchError, match=r"a worker failed: AttributeError: .*str"):
        run_batch(run, 2)


def test_running_out_of_memory_is_told_in_one_line(monkeypatch):
    def out_of_memory(*arguments):
        raise MemoryError

    monkeypatch.setattr(batch, "answers_at_once", out_of_memory)
    with pytest.raises(BatchError, match="out of memory"):
        run_batch(RUN, 1)


def test_a_second_batch_on_a_ledger_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(writing, "PATIENCE", 0)
    path = tmp_path / "run.sqlite"
    with open_book(path, RUN), pytest.raises(LedgerError, match="another process"):
        run_batch(RUN, 1, path)


@pytest.fixture(autouse=True)
def _nothing_is_left_running():
    running = multiprocessing.active_children()
    yield
    assert set(multiprocessing.active_children()) <= set(running)
