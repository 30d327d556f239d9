"""Work is shared, and every worker that is lost is noticed and none is left behind."""

import multiprocessing
import os
import re
import signal
import sys
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

import greenest
from greenest.system.workers import (
    CAN_FORK,
    WorkerLostError,
    as_completed,
    processes,
    starting,
)
from shell import LONGEST_WAIT, assert_all_gone, ended
from shell import started as running


@contextmanager
def in_processes(work, items, jobs=2):
    with processes(jobs) as workers:
        yield as_completed(workers, work, items)


SCRIPT = """
import os, sys, time
from greenest.system.workers import as_completed, processes

try:
    print("starting", flush=True)
    with processes(3) as workers:
        results = as_completed(workers, time.sleep, [0, 60, 60])
        next(results)
        print("working", flush=True)
        list(results)
except KeyboardInterrupt:
    sys.exit("interrupted")
"""
THREADED = (
    "import threading, time; threading.Thread(target=time.sleep, args=[99], daemon=True).start()"
)
"""With a thread, a process lets a fork server fork its workers."""
FORK_SERVER_CUT_OFF = r"(Traceback .*multiprocessing/forkserver\.py.*\nEOFError\n)?"
"""The fork server's last words if its client dies between connecting and asking."""


class OddError(Exception):
    """An error that cannot be rebuilt from its message."""

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


def in_turn(folder, number):
    """Note a number; number 0 waits until 20 others are noted."""
    if number:
        (folder / str(number)).touch()
    while not number and len(list(folder.iterdir())) < 20:
        time.sleep(0.01)
    return number


def is_deaf(_):
    return all(
        signal.getsignal(each) == signal.SIG_IGN
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    )


def lost_twice(folder):
    """End this process until two have ended so."""
    before = len(list(folder.iterdir()))
    if before < 2:
        (folder / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return before


@pytest.fixture(autouse=True)
def nothing_is_left_running():
    running = multiprocessing.active_children()
    yield
    assert set(multiprocessing.active_children()) <= set(running)


@pytest.mark.parametrize("jobs", [1, 3])
def test_each_result_comes_with_the_place_of_its_item(jobs):
    with in_processes(doubled, [10, 20, 10, 30], jobs) as results:
        assert sorted(results) == [(0, 20), (1, 40), (2, 20), (3, 60)]
    with in_processes(doubled, [], jobs) as results:
        assert list(results) == []


def test_what_the_work_raises_is_raised_where_its_result_would_be():
    with in_processes(doubled, [1, 2, 3], 1) as results:
        assert [next(results), next(results)] == [(0, 2), (1, 4)]
        with pytest.raises(LookupError, match="no three") as failed:
            next(results)
    assert 'raise LookupError("no three")' in "".join(failed.value.__notes__)


@pytest.mark.parametrize(
    ("items", "error", "told"),
    [
        ([4], RuntimeError, "OddError: 4 and four"),
        ([1, 5, 2], WorkerLostError, r"exit code -9 \(killed, or .*\), as did 2 before it on the"),
    ],
    ids=["cannot be sent", "lost again and again"],
)
def test_other_ends_of_the_work_are_told_in_words(items, error, told):
    with in_processes(doubled, items, 2) as results, pytest.raises(error, match=told):
        list(results)


def test_what_a_lost_process_worked_on_is_done_again_twice(tmp_path):
    with in_processes(lost_twice, [tmp_path], 1) as results:
        assert list(results) == [(0, 2)]


def test_a_process_lost_while_it_sends_a_result_keeps_nobody_waiting():
    with starting() as start:
        worker, other = start(), start()
        worker.send(partial(bytes, 64 << 20))  # more than a pipe holds, so it is still sending
        assert worker.channel.poll(LONGEST_WAIT)
        worker.process.kill()
        with pytest.raises(WorkerLostError, match="exit code -9"):
            worker.answer()
        other.send(partial(bytes, 3))
        assert other.answer() == bytes(3)


def test_idle_workers_do_the_work_of_slow_ones_and_take_no_item_early(tmp_path):
    jobs = (partial(doubled, number) for number in range(10, 13))
    running = set(multiprocessing.active_children())
    with processes(2) as workers:
        one, _ = set(multiprocessing.active_children()) - running
        one.kill()  # an idle one, which is replaced
        one.join()
        workers.submit(jobs)
        assert next(jobs)() == 24
        found = workers.results()
        while some := workers.results():
            found += some
        assert sorted(found) == [20, 22]
    with in_processes(partial(in_turn, tmp_path), range(21)) as results:
        assert sorted(results) == [(number, number) for number in range(21)]


def test_processes_ignore_interrupts_and_what_is_like_them():
    with in_processes(is_deaf, [1, 2], 2) as results:
        assert sorted(results) == [(0, True), (1, True)]


@pytest.mark.parametrize(
    ("before", "is_working", "end"),
    [
        ("", False, signal.SIGKILL),
        ("", True, signal.SIGKILL),
        ("", True, signal.SIGINT),
        (THREADED, False, signal.SIGINT),
        (THREADED, True, signal.SIGKILL),
    ],
)
def test_processes_end_with_their_parent_and_are_not_interrupted(before, is_working, end):
    with running(sys.executable, "-c", before + SCRIPT) as parent:
        assert parent.stdout.readline() == "starting\n"
        if is_working:
            assert parent.stdout.readline() == "working\n"
        if end == signal.SIGKILL:
            parent.kill()
            assert re.fullmatch(FORK_SERVER_CUT_OFF, parent.stderr.read(), re.DOTALL)
        else:
            os.killpg(parent.pid, signal.SIGINT)
            assert parent.stderr.read() == "interrupted\n"
            assert parent.wait() == 1
        parent.wait()
        assert_all_gone(parent.pid)


WORK = """
import os, signal, sys, time
from pathlib import Path

LOADED = []
MANY_BYTES = 64 << 20

def load(folder):
    LOADED.append(b"1" * MANY_BYTES)
    (folder / str(os.getpid())).touch()

def fail():
    raise LookupError("no three")

def looked(path):
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    private = sum(1024 * int(each.split()[1]) for each in lines if each.startswith("Private_"))
    files = {os.path.realpath(f"/proc/self/fd/{each}") for each in os.listdir("/proc/self/fd")}
    return os.getppid(), sum(map(len, LOADED)), private < MANY_BYTES / 2, path in files

def lost_with_its_parent(folder):
    try:
        (folder / "lost").touch(exist_ok=False)
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)
    except FileExistsError:
        return "done"
"""
SHARING = """
import os, sys
from functools import partial
from pathlib import Path
from greenest.system.workers import as_completed, processes
from the_work import MANY_BYTES, fail, load, looked, lost_with_its_parent

folder, is_alone = Path(sys.argv[1]), sys.argv[2] == "alone"
with open(__file__), processes(2, partial(load, folder)) as workers:
    paths = [os.path.realpath(__file__)] * 4
    for _, (parent, *found) in as_completed(workers, looked, paths):
        assert (parent == os.getpid()) == is_alone
        assert found == [MANY_BYTES, True, False], found
assert len(list(folder.iterdir())) == 1
if not is_alone:
    # The next fork server calls something that fails, and its workers work all the same.
    with processes(2, fail) as workers:
        results = dict(as_completed(workers, lost_with_its_parent, [folder] * 4))
    assert set(results.values()) == {"done"}
"""


@pytest.mark.skipif(not CAN_FORK, reason="each process loads everything by itself")
@pytest.mark.parametrize("kind", ["alone", "threaded"])
def test_forked_workers_share_what_was_loaded_and_hold_no_file_of_the_parent(tmp_path, kind):
    """Nor do they run the script that started them, which has no guard."""
    script = tmp_path / "shared_script.py"
    script.write_text((THREADED if kind == "threaded" else "") + SHARING)
    (tmp_path / "the_work.py").write_text(WORK)
    loaded = tmp_path / "loaded"
    loaded.mkdir()
    path = os.pathsep.join([str(tmp_path), str(Path(greenest.__path__[0]).parent)])
    environment = os.environ | {"PYTHONPATH": path}
    run = ended(sys.executable, script, loaded, kind, env=environment)
    assert (run.returncode, run.stderr) == (0, "")
