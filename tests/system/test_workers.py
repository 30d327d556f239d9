"""Work is shared, and whatever happens, nobody who works is lost sight of or left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from checkout import ROOT
from greenest.system.executors import ProcessExecutor, in_order
from greenest.system.workers import (
    WorkerLostError,
    in_threads,
    interrupt_delayed,
    started,
)


def in_processes(work, items, jobs):
    return in_order(ProcessExecutor(jobs), work, items)


SHARED = [in_processes, in_threads]

SCRIPT = """
import os, sys, time
from greenest.system.executors import ProcessExecutor, in_order

if __name__ == "__main__":
    try:
        print("starting", flush=True)
        with in_order(ProcessExecutor(3), time.sleep, [0, 60, 60]) as results:
            next(results)
            print("working", flush=True)
            list(results)
    except KeyboardInterrupt:
        sys.exit("interrupted")
"""


class OddError(Exception):
    """Cannot be made again of what it says."""

    def __init__(self, one, other):
        super().__init__(f"{one} and {other}")


def doubled(number):
    if number == 3:
        raise LookupError("no three")
    if number == 4:
        raise OddError(4, "four")
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def nap(seconds):
    time.sleep(seconds)
    return seconds


def is_deaf(_):
    return all(
        signal.getsignal(each) == signal.SIG_IGN
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    )


@pytest.fixture(autouse=True)
def nothing_is_left_running():
    running = multiprocessing.active_children()
    yield
    assert set(multiprocessing.active_children()) <= set(running)


@pytest.mark.parametrize("shared", SHARED)
@pytest.mark.parametrize("jobs", [1, 3, 9])
def test_results_come_in_the_order_of_the_items(shared, jobs):
    naps = [0.3, 0.0, 0.1, 0.0, 0.2]
    with shared(nap, naps, jobs) as results:
        assert list(results) == naps


@pytest.mark.parametrize("shared", SHARED)
def test_no_items_are_no_work(shared):
    with shared(doubled, [], 2) as results:
        assert list(results) == []


@pytest.mark.parametrize("shared", SHARED)
def test_what_the_work_raises_is_raised_where_its_result_would_be(shared):
    with shared(doubled, [1, 2, 3], 1) as results:
        assert next(results) == 2
        assert next(results) == 4
        with pytest.raises(LookupError, match="no three"):
            next(results)


def test_an_error_of_a_process_says_where_it_was_raised():
    with in_processes(doubled, [3], 1) as results, pytest.raises(LookupError) as failed:
        list(results)
    assert 'raise LookupError("no three")' in "".join(failed.value.__notes__)


def test_an_error_that_cannot_be_sent_is_sent_as_its_text():
    with (
        in_processes(doubled, [4], 1) as results,
        pytest.raises(RuntimeError, match="OddError: 4 and four"),
    ):
        list(results)


def test_a_lost_process_is_noticed():
    with (
        in_processes(doubled, [1, 5, 2], 2) as results,
        pytest.raises(WorkerLostError, match=r"exit code -9 \(killed, or out of memory\?\)"),
    ):
        list(results)


def test_a_process_lost_while_idle_is_replaced():
    running = set(multiprocessing.active_children())
    with started(doubled, 1) as workers:
        (process,) = set(multiprocessing.active_children()) - running
        process.kill()
        process.join()
        workers.submit(iter([1]))
        assert workers.results() == [2]


def lost_at_first(folder):
    """End this process until as many as the folder is named have ended so; count them."""
    before = len(list(folder.iterdir()))
    if before < int(folder.name):
        (folder / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return before


@pytest.mark.parametrize("losses", [1, 2])
def test_what_a_lost_process_worked_on_is_done_again(tmp_path, losses):
    folder = tmp_path / str(losses)
    folder.mkdir()
    with in_processes(lost_at_first, [folder], 1) as results:
        assert list(results) == [losses]


def test_work_that_loses_process_after_process_is_given_up(tmp_path):
    folder = tmp_path / "99"
    folder.mkdir()
    with (
        in_processes(lost_at_first, [folder], 1) as results,
        pytest.raises(WorkerLostError, match=r"exit code -9 .* as did 2 before it on the same"),
    ):
        list(results)
    assert len(list(folder.iterdir())) == 3


def test_a_script_that_is_not_guarded_is_told_so(tmp_path):
    """Each process that it starts imports it, and would start others."""
    script = tmp_path / "script.py"
    script.write_text(
        "from greenest.system.executors import ProcessExecutor, in_order\n"
        "from greenest.system.workers import WorkerLostError\n"
        "try:\n"
        "    with in_order(ProcessExecutor(2), abs, [1, 2]) as results:\n"
        "        print(list(results))\n"
        "except WorkerLostError as error:\n"
        "    print(error)\n"
    )
    ended = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert ended.stdout == (
        "a process to share the work ran the script that started it, instead of waiting for work: "
        'put what the script does under `if __name__ == "__main__":`\n'
    )
    assert ended.stderr == ""


def test_work_that_nobody_waits_for_is_dropped():
    began = time.monotonic()
    with in_processes(nap, [0, 60, 60], 2) as results:
        assert next(results) == 0
    assert time.monotonic() - began < 30


def test_no_item_is_taken_before_somebody_is_idle():
    items = iter(range(10, 100))
    with started(doubled, 2) as workers:
        workers.submit(items)
        assert next(items) == 12
        assert workers.is_busy
        found = workers.results()
        while workers.is_busy:
            found += workers.results()
        assert sorted(found) == [20, 22]


def test_a_quick_worker_does_the_work_of_a_slow_one():
    done = []
    with started(nap, 2) as workers:
        items = iter([1.5, *[0.01] * 20])
        workers.submit(items)
        while workers.is_busy:
            done += workers.results()
            workers.submit(items)
    assert done == [*[0.01] * 20, 1.5]


def test_processes_ignore_interrupts_and_what_is_like_them():
    with in_processes(is_deaf, [1, 2], 2) as results:
        assert list(results) == [True, True]


def start():
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def assert_all_gone(group):
    """Every process of the group ends by itself within seconds."""
    deadline = time.monotonic() + 30
    with suppress(ProcessLookupError):
        while time.monotonic() < deadline:
            os.killpg(group, 0)
            time.sleep(0.02)
        pytest.fail("a worker outlived its parent")


def test_processes_end_with_a_parent_that_is_killed():
    with start() as parent:
        assert parent.stdout.readline() == "starting\n"
        assert parent.stdout.readline() == "working\n"
        parent.kill()
        parent.wait()
        assert_all_gone(parent.pid)


@pytest.mark.parametrize("delay", [None, 0.0, 0.05, 0.1, 0.2])
def test_an_interrupt_is_for_the_parent_alone_even_while_it_starts_them(delay):
    with start() as parent:
        assert parent.stdout.readline() == "starting\n"
        if delay is None:
            assert parent.stdout.readline() == "working\n"
        else:
            time.sleep(delay)
        os.killpg(parent.pid, signal.SIGINT)
        assert parent.stderr.read() == "interrupted\n"
        assert parent.wait() == 1
        assert_all_gone(parent.pid)


def test_an_interrupt_that_another_thread_receives_waits_until_processes_have_started():
    """The signal is blocked in this thread only, and Python handles it here all the same."""
    steps = []

    def start():
        with interrupt_delayed():
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            signal.raise_signal(signal.SIGINT)
            steps.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert steps == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
