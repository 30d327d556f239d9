"""Forked workers share what was loaded before, and none outlives whom it belongs to."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

import greenest
from greenest.system.forks import ARE_POSSIBLE
from greenest.system.workers import WorkerLostError, started

pytestmark = pytest.mark.skipif(not ARE_POSSIBLE, reason="processes are spawned here")

LOADED = []
MANY_BYTES = 64 << 20


def load(folder):
    """Load much, which takes a while, and note who did it."""
    LOADED.append(b"1" * MANY_BYTES)
    (folder / str(os.getpid())).touch()


def fail():
    raise LookupError("no three")


def private_bytes(_):
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(1024 * int(each.split()[1]) for each in lines if each.startswith("Private_"))


def size_of_what_is_loaded(_):
    return sum(map(len, LOADED))


def own_number(seconds):
    time.sleep(seconds)
    return os.getpid()


def parent_number(_):
    return os.getppid()


def lost_at_first(folder):
    """End this process, or with a name of "stem" its parent, unless that was done before."""
    with suppress(FileExistsError):
        (folder / "lost").touch(exist_ok=False)
        os.kill(os.getppid() if folder.name == "stem" else os.getpid(), signal.SIGKILL)
        time.sleep(60)
    return folder.name


def killed(_):
    os.kill(os.getpid(), signal.SIGKILL)


def all_results(workers, items):
    items = iter(items)
    found = []
    workers.submit(items)
    while workers.is_busy:
        found += workers.results()
        workers.submit(items)
    return found


def has_ended(number):
    """Tell whether a process is gone, or will be as soon as somebody asks for its exit code."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def test_what_is_loaded_ahead_is_loaded_once_and_shared(tmp_path):
    with started(size_of_what_is_loaded, 3, partial(load, tmp_path)) as workers:
        assert all_results(workers, range(6)) == [MANY_BYTES] * 6
    assert len(list(tmp_path.iterdir())) == 1
    with started(private_bytes, 3, partial(load, tmp_path)) as workers:
        assert max(all_results(workers, range(6))) < MANY_BYTES / 2


def test_work_goes_on_if_what_is_loaded_ahead_fails():
    with started(own_number, 2, fail) as workers:
        assert len(set(all_results(workers, [0.3, 0.3]))) == 2


@pytest.mark.parametrize("lost", ["worker", "stem"])
def test_a_lost_worker_is_replaced_and_so_are_all_that_are_lost_with_the_stem(tmp_path, lost):
    folder = tmp_path / lost
    folder.mkdir()
    with started(lost_at_first, 2) as workers:
        assert all_results(workers, [folder] * 4) == [lost] * 4


def test_a_forked_worker_that_is_killed_again_and_again_is_told_with_its_exit_code():
    with (
        started(killed, 2) as workers,
        pytest.raises(WorkerLostError, match=r"exit code -9 \(killed, or out of memory\?\)"),
    ):
        all_results(workers, [1])


def test_forked_workers_end_when_they_are_not_needed_even_at_work():
    with started(own_number, 2) as workers:
        numbers = set(all_results(workers, [0.3, 0.3]))
        workers.submit(iter([60, 60]))
        assert not any(map(has_ended, numbers))
    deadline = time.monotonic() + 30
    while not all(map(has_ended, numbers)):
        assert time.monotonic() < deadline, "a worker outlived the work"
        time.sleep(0.02)


ALONE = """
import os, signal, sys, time
from greenest.system.forks import has_one_thread
from greenest.system.workers import WorkerLostError, started

LOADED = []

def looked(_):
    files = {os.path.realpath(f"/proc/self/fd/{each}") for each in os.listdir("/proc/self/fd")}
    return os.getpid(), os.getppid(), LOADED, sys.argv[0] in files

def lost(times):
    if times:
        os.kill(os.getpid(), signal.SIGKILL)
    return times

def results(work, items):
    items = iter(items)
    with started(work, 2, ready=True) as workers:
        workers.submit(items)
        while workers.is_busy:
            yield from workers.results()
            workers.submit(items)

assert has_one_thread()
LOADED += ["much"]
with open(sys.argv[0]) as held:
    for number, parent, loaded, holds in results(looked, range(4)):
        assert number != parent == os.getpid() and loaded == ["much"] and not holds
try:
    list(results(lost, [1]))
except WorkerLostError as error:
    print(error)
assert sorted(results(lost, [0, 0])) == [0, 0]
# Whoever ended and was not waited for would be told of; there is a process of the library.
assert os.waitpid(-1, os.WNOHANG) == (0, 0)
with started(time.sleep, 2, ready=True) as workers:
    print(*[each.number for each in workers._idle.values()], flush=True)
    workers.submit(iter([60, 60]))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_of_one_thread_forks_workers_from_itself(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(ALONE)
    environment = os.environ | {"PYTHONPATH": str(Path(greenest.__path__[0]).parent)}
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, env=environment)
    told, numbers = run.stdout.splitlines()
    assert told.startswith("a worker ended with exit code -9 (killed, or out of memory?), as did 2")
    assert (run.returncode, run.stderr) == (-signal.SIGKILL, "")
    deadline = time.monotonic() + 30
    while not all(map(has_ended, numbers.split())):
        assert time.monotonic() < deadline, "a worker outlived its parent"
        time.sleep(0.02)


def test_a_process_of_several_threads_has_workers_forked_from_another():
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        with started(parent_number, 2, ready=True) as workers:
            assert os.getpid() not in all_results(workers, range(2))
    finally:
        done.set()
        other.join()
